"""A match that only rules or cards of another time can play, told by them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from undercroft.games import find_game
from undercroft.games.boxes import game_of
from undercroft.kernel.errors import BadCards, BadPosition, BadRecord, UndercroftError, WrongSeat
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, load
from undercroft.kernel.message import Event
from undercroft.kernel.position import Data
from undercroft.kernel.record import Record, Step, read_record
from undercroft.kernel.result import Result
from undercroft.retired.editions import Edition, FindCards, candidates, edition_of, no_cards
from undercroft.retired.sources import laid_out
from undercroft.retired.tellers import teller_of

Op = dict[str, Any]  # a move with its chance outcomes, an undo, or moves taken back by consent


class Past:
    """Looks like a match that is over: it can be asked, not played. `Past(record)` is told of the whole record.

    A server brings along what was done after the record was written (`ops`).
    """

    def __init__(
        self,
        source: Record | str | bytes | Mapping[str, Any],
        ops: list[Op] | None = None,
        find_cards: FindCards = no_cards,
    ) -> None:
        self.started = source if isinstance(source, Record) else read_record(source)
        self.edition: Edition = edition_of(self.started)
        self.ops = [] if ops is None else ops
        question = {"ask": "follow", "record": self.started.data(), "ops": self.ops}
        self.folder, told = _ask_first(self.started, find_cards, question)
        self._told: Data = told
        self.record = read_record(told["record"])
        self.turns = [tuple(row["turn"]) for row in (told["start"], *told["after"])]  # at first, then after each op
        self.turn: tuple[int, ...] = self.turns[-1]
        self.steps: list[Step] = list(self.record.steps)
        self.events = _events_of(told)
        self.honours: list[list[str]] = told["honours"]

    # -- as of a match ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """Of today."""
        return find_game(self.started.game)

    @property
    def seats(self) -> int:
        return self.started.seats

    @property
    def result(self) -> Result | None:
        return None if self.record.result is None else result_of(self.record.result)

    def private_record(self) -> Record:
        return self.record

    def save(self) -> Data:
        """The position, as the rules of its time write it; `renewed` makes one of today's rules of it."""
        save: Data = self._told["save"]
        return save

    def view(self, seat: int | None) -> Data:
        """What a seat (None: a spectator) saw last."""
        if seat is not None and not 0 <= seat < self.seats:
            raise WrongSeat(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")
        return self._renewed(self._told["views"][0 if seat is None else seat + 1])

    def told(self, seat: int | None, since: int = 0) -> list[Event]:
        return [event for events in self.events[since:] for event in events if event.is_told_to(seat)]

    def why_no_undo(self, seat: int | None = None) -> str:
        return "the match was played under other rules or cards; it can be looked at, not changed"

    # -- further questions --------------------------------------------------------------------------

    def moments(self, seat: int | None) -> list[Data]:
        """The deal and every step, as a seat saw it: `move`, `events` and `view`."""
        rows: list[Data] = self._ask({"ask": "moments", "seat": seat})
        return [{**row, "view": self._renewed(row["view"])} for row in rows]

    def save_after(self, step: int) -> Data:
        """The position after a step."""
        save: Data = self._ask({"ask": "save", "step": step})
        return save

    def verdict(self) -> Data:
        """What `uc.verify` of its time finds, as data."""
        verdict: Data = self._ask({"ask": "prove"})
        return verdict

    def _renewed(self, view: Data) -> Data:
        """What was seen, with the fields that boards of today read besides."""
        rules = self.started.rules
        return view if rules == self.game.version else self.game.renew_view(view, rules)

    def _ask(self, question: Data) -> Any:
        return teller_of(self.folder).ask({**question, "record": self.record.data()})


def renewed(save: Mapping[str, Any]) -> Match:
    """A match of today's rules that goes on from a position of older ones, with sealed dice of its own.

    BadPosition where that cannot be.
    """
    game = find_game(str(save.get("game")))
    with suppress(BadCards):  # with the cards it had, where they are open; else with those that are printed
        game = game_of(save)
    header = {key: save[key] for key in ("game", "seats", "options") if key in save}
    own = {key: value for key, value in save.items() if key not in ("game", "rules", "cards", "seats", "options")}
    try:
        match = load(game, {**header, **game.renew(own, int(save.get("rules", game.version)))}, None)
        for seat in match.turn:  # what cannot be played on is found out now, not at somebody's move
            match.moves(seat)
        for seat in (None, *range(match.seats)):
            match.view(seat)
    except UndercroftError as error:
        raise BadPosition(f"under the present rules of {game.name} it cannot go on: {error}") from None
    except Exception as error:  # of the game; the position was nobody's to check before
        raise BadPosition(f"under the present rules of {game.name} it cannot go on: {error!r}") from error
    return match


def result_of(data: Mapping[str, Any]) -> Result:
    """A result from a record."""

    def parts(name: str) -> list[list[tuple[str, int]]]:
        return [[(part["id"], part["points"]) for part in row] for row in data.get(name, [])]

    return Result(tuple(data["winners"]), tuple(data["scores"]), parts("parts"), parts("ties"))


def _ask_first(record: Record, find_cards: FindCards, question: Data) -> tuple[Path, Data]:
    """The answer of the first rules that can play the record, and where those are."""
    refusal: BadRecord | None = None
    for sources in candidates(record, find_cards):
        folder = laid_out(sources)
        try:
            return folder, teller_of(folder).ask(question)
        except BadRecord as error:
            refusal = refusal or error
    raise refusal or BadRecord(f"no rules of {record.game} are kept that could play this record")


def _events_of(told: Data) -> list[list[Event]]:
    """The events of the deal and of each step that was not taken back."""
    rows = list(told["start"]["events"])
    for row in told["after"]:
        if "step" in row:
            rows.append(row["events"])
        else:
            del rows[row["length"] + 1 :]
    return [[Event(*event) for event in step] for step in rows]
