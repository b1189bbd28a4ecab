"""Plays an agent against the levels on common deals. Every game leaves its record and a line in a journal."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import undercroft as uc
from undercroft.agents.process import AgentFailed, AgentProcess
from undercroft.agents.scale import Scale
from undercroft.agents.seat import names_of
from undercroft.agents.words import Words
from undercroft.bots import Bot, make_bot
from undercroft.bots.levels import measured_strength
from undercroft.bots.playout import ask
from undercroft.games import find_game
from undercroft.kernel.errors import BadOption, IllegalMove
from undercroft.kernel.match import Match

TRIES: Final = 3  # answers to a question; after the last illegal one the game is lost
JOURNAL: Final = "games.jsonl"
BOT_SEEDS: Final = 1000  # between the seeds of two deals, which the bots of a deal share


class Terms(Struct, frozen=True):
    """The terms of a bench. Another agent under the same terms plays the same deals."""

    agent: str
    game: str
    seats: int
    seed: int
    language: str
    timeout: float
    levels: list[str]


class BenchGame(Struct, frozen=True):
    """One game. `end` is `over`, or why the agent lost it before: `illegal`, `timeout`, `crash` or `garbage`."""

    number: int
    deal: int
    seat: int
    level: str
    share: float
    end: str
    decisions: int = 0
    illegal: int = 0
    scores: list[int] = []
    record: str = ""


class Bench:
    """A bench in a folder. The same terms go on where they were stopped."""

    def __init__(self, terms: Terms, folder: Path) -> None:
        self.terms = terms
        self.folder = folder
        self.scale: Scale = Scale({level: ratings_of(terms.game)[level] for level in terms.levels}, terms.seats)
        self.games: list[BenchGame] = []
        folder.mkdir(parents=True, exist_ok=True)
        self._read()

    def _read(self) -> None:
        path = self.folder / JOURNAL
        if not path.exists():
            path.write_bytes(msgspec.json.encode(self.terms) + b"\n")
            return
        head, *lines = path.read_bytes().splitlines(keepends=True)
        if msgspec.json.decode(head, type=Terms) != self.terms:
            raise BadOption(f"{path} holds games under other terms; choose another --out")
        whole = [line for line in lines if line.endswith(b"\n")]  # the last may be half written
        path.write_bytes(head + b"".join(whole))
        for line in whole:
            self._take(msgspec.json.decode(line, type=BenchGame))

    def _take(self, game: BenchGame) -> None:
        self.games.append(game)
        self.scale.add(game.level, game.share)

    def play(self, agent: AgentProcess) -> BenchGame:
        """Plays the next game: the deals in turn from every seat, against the level that tells most."""
        number, terms = len(self.games), self.terms
        deal, seat = divmod(number, terms.seats)
        game = BenchGame(number, terms.seed + deal, seat, self.scale.next_level(), 0.0, "over")
        match, played = play_game(game, terms, agent)
        name = f"{number:04d}-{game.level}-seat{seat}.json"
        (self.folder / name).write_text(match.private_record().dumps(), "utf-8")
        played = msgspec.structs.replace(played, record=name)
        with (self.folder / JOURNAL).open("ab") as journal:
            journal.write(msgspec.json.encode(played) + b"\n")
        self._take(played)
        return played


def ratings_of(game: str) -> dict[str, float]:
    """Returns the measured ratings of a game's levels, in Elo points above `greedy`."""
    measured = measured_strength(game)
    if measured is None:
        raise BadOption(f"{game}: the levels of this game have not been measured")
    return dict(measured.ratings)


def play_game(game: BenchGame, terms: Terms, agent: AgentProcess) -> tuple[Match, BenchGame]:
    """Plays a game; one that the agent cannot finish is lost."""
    rules = find_game(terms.game)
    match = uc.deal(terms.game, terms.seats, game.deal)
    words = Words(rules, terms.language, names_of(rules, terms.seats, terms.language))
    bots: dict[int, Bot] = {
        other: make_bot(game.level, rules, game.deal * BOT_SEEDS + other)
        for other in range(terms.seats)
        if other != game.seat
    }
    heard = decisions = illegal = 0
    try:
        while match.result is None:
            waiting = [seat for seat in match.turn if seat in bots]
            if waiting:
                match.play(waiting[0], ask(bots[waiting[0]], waiting[0], match.view(waiting[0])))
                continue
            story = words.story(match.told(game.seat, heard))
            heard, decisions = len(match.events), decisions + 1
            illegal += decide(match, game.seat, words, story, agent)
        result = match.result
        share = 1 / len(result.winners) if game.seat in result.winners else 0.0
        agent.tell({"type": "over", "share": share, "scores": list(result.scores)})
        scores, end = list(result.scores), "over"
    except AgentFailed as failed:
        share, scores, end = 0.0, [], failed.why
        illegal += TRIES if end == "illegal" else 0
    return match, msgspec.structs.replace(
        game, share=share, end=end, decisions=decisions, illegal=illegal, scores=scores
    )


def decide(match: Match, seat: int, words: Words, story: list[str], agent: AgentProcess) -> int:
    """Asks the agent until it names a legal move; returns the number of illegal ones."""
    view = match.view(seat)
    question: dict[str, Any] = {
        "type": "ask",
        "game": match.game.name,
        "seat": seat,
        "text": "\n".join([*story, words.look(view)]),
        "moves": [move["text"] for move in view["moves"]],
        "view": view,
    }
    for tries in range(TRIES):
        move = agent.ask(question)
        try:
            match.play(seat, move)
            return tries
        except IllegalMove as refused:
            question = {"type": "refused", "move": move, "why": str(refused), "tries": TRIES - tries - 1}
    raise AgentFailed("illegal", f"{TRIES} illegal moves for one question")
