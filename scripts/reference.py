"""Writes docs/games/reference/: outcomes of chance, events with their arguments, parts of scores.

Outcomes, events and parts of scores come from the games' declarations. Which arguments an event has comes from the
games that the conformance tests play. The same sources give the same pages.

    python -m scripts.reference
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import undercroft as uc
from undercroft.conformance.courses import Course, kinds_at
from undercroft.conformance.setups import GameSetup, setups
from undercroft.games import OURS, find_game
from undercroft.kernel.chance import Outcomes
from undercroft.kernel.game import Game
from undercroft.kernel.message import Event
from undercroft.kernel.texts import Texts

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "games" / "reference"
RANDOM: Final = 6  # random games at every table
MAX_NAMES: Final = 12  # of a deck that are listed; `undercroft cards` lists all


class Asked(uc.Chosen):
    """Replays recorded outcomes and notes the dice and decks that asked for them."""

    def __init__(self, names: Iterable[str]) -> None:
        super().__init__(names)
        self.kinds: list[tuple[Outcomes, str]] = []

    def roll(self, die: Outcomes) -> int:
        self.kinds.append((die, "die"))
        return super().roll(die)

    def draw(self, deck: Outcomes, left: Sequence[int]) -> int:
        self.kinds.append((deck, "deck"))
        return super().draw(deck, left)


class Seen:
    """Collects outcomes, events and score parts from games at every table."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.outcomes: dict[str, tuple[Outcomes, str]] = {}
        self.events: dict[str, list[Event]] = defaultdict(list)
        self.parts: dict[str, None] = {}
        self.ties: dict[str, None] = {}
        self.matches = self.moves = 0
        for table in setups([game.name]):
            for match in games_at(table):
                self._look(table, match)

    def _look(self, table: GameSetup, played: uc.Match) -> None:
        record = played.record
        chance = Asked(record.deal)
        match = uc.deal(self.game.name, table.seats, 0, chance, **table.options)
        self._note(chance)
        for step in record.steps:
            chance = Asked(step.chance)
            match.play(step.seat, step.move, chance)
            self._note(chance)
        for events in match.events:
            for event in events:
                self.events[event.id].append(event)
        result = match.result
        assert result is not None
        self.parts.update((id, None) for parts in result.parts for id, _ in parts)
        self.ties.update((id, None) for parts in result.ties for id, _ in parts)
        self.matches += 1
        self.moves += len(record.steps)

    def _note(self, chance: Asked) -> None:
        for die, sort in chance.kinds:
            known = self.outcomes.get(die.kind)
            if known is None or len(die.names) > len(known[0].names):  # of the first player: at the largest table
                self.outcomes[die.kind] = (die, sort)


def games_at(table: GameSetup) -> Iterator[uc.Match]:
    """Yields the same games on both builds, however much the laws examine."""
    for kind in ["greedy"] if table.options else kinds_at(table):
        yield Course(table, kind, 0).finished
    for seed in range(1 if table.options else RANDOM):
        yield table.finished(seed)


def page(game: Game) -> str:
    seen = Seen(game)
    texts = Texts.of(game, "en")
    lines = [
        f"# {texts(f'{game.name}-title')}: reference",
        "",
        f"`make golden` writes this page. Lists marked *seen* come from {seen.matches} games ({seen.moves:,} moves) "
        f"and may be incomplete. [The game's page](../{game.name}.md) explains moves and fields.",
        "",
        *chance_part(seen),
        *event_part(seen),
        *score_part(seen, texts),
    ]
    return "\n".join(lines) + "\n"


def chance_part(seen: Seen) -> Iterator[str]:
    yield from (
        "## Outcomes",
        "",
        f"Names for `uc.Chosen([…])` and in records. `undercroft cards {seen.game.name}` lists all cards.",
        "",
    )
    for die, sort in seen.outcomes.values():
        yield f"* {die.kind} ({sort}): {listed(die.names)}"
    for die in declared(seen.game):
        if die.kind not in seen.outcomes:
            yield f"* {die.kind} (not asked for in play): {listed(die.names)}"
    yield ""


def listed(names: Sequence[str]) -> str:
    if len(names) > MAX_NAMES:
        return f"`{names[0]}` … `{names[-1]}`, {len(names)} ids of cards"
    return ", ".join(f"`{name}`" for name in names)


def declared(game: Game) -> list[Outcomes]:
    """Returns the outcomes that a game's modules define."""
    package = type(game).__module__
    found = []
    for name in sorted(name for name in sys.modules if name == package or name.startswith(f"{package}.")):
        for value in vars(sys.modules[name]).values():
            if isinstance(value, Outcomes) and value not in found:
                found.append(value)
    return found


def event_part(seen: Seen) -> Iterator[str]:
    name = seen.game.name
    yield from (
        "## Events",
        "",
        f"`match.told(seat)` returns these; each id starts with `{name}-event-`. Arguments are *seen*; `?` marks an",
        "optional one, † an event that only some seats are told.",
        "",
    )
    written = messages(seen.game, "event")
    shown = []
    for id in sorted({*written, *seen.events}):
        events = seen.events.get(id, [])
        names = arguments(events) if events else [*written[id], "not seen"]
        mark = "" if all(event.is_told_to(None) for event in events) else " †"
        listed = f" ({', '.join(names)})" if names else ""
        shown.append(f"`{id.removeprefix(f'{name}-event-')}`{listed}{mark}")
    yield "; ".join(shown)
    yield ""


def arguments(events: list[Event]) -> list[str]:
    names = sorted({name for event in events for name in event.args})
    return [name if all(name in event.args for event in events) else f"{name}?" for name in names]


def messages(game: Game, sort: str) -> dict[str, list[str]]:
    """Returns the ids `GAME-SORT-…` of the English texts, with the arguments each text uses. Texts of one event that
    address the reader (`…-you`) belong to the event."""
    text = (game.folder / "en.ftl").read_text("utf-8")
    found: dict[str, list[str]] = {}
    for block in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE):
        if (head := re.match(rf"({game.name}-{sort}-[\w-]+) =", block)) and not head[1].endswith("-you"):
            found[head[1]] = sorted(set(re.findall(r"\$(\w+)", block)))
    return found


def score_part(seen: Seen, texts: Texts) -> Iterator[str]:
    ids = [*seen.parts, *(id for id in messages(seen.game, "part") if id not in {**seen.parts, **seen.ties})]
    parts = ", ".join(f"`{id}` ({say(texts, id)}{'' if id in seen.parts else '; not seen'})" for id in ids)
    ties = ", ".join(f"`{id}` ({say(texts, id)})" for id in seen.ties) or "none"
    yield from ("## Scores", "", f"Parts, in order (`result.parts`): {parts}.", "")
    yield f"Tie-breakers, *seen* (`result.ties`): {ties}."


def say(texts: Texts, id: str) -> str:
    return " ".join(texts(id, points=0).split())


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.md"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in OURS:
        path_of(name).write_text(page(find_game(name)), "utf-8")
        print(f"wrote docs/games/reference/{name}.md")


if __name__ == "__main__":
    main()
