"""Proves a record: its marks, its moves, its dice and its result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.kernel.errors import BadRecord
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, replay
from undercroft.kernel.record import Record, read_record


class Verdict:
    """The findings of `verify`. `is_fair` is the whole answer; the other fields explain it."""

    def __init__(self, record: Record, match: Match) -> None:
        self.record = record
        self.match = match
        self.moves: int = len(record.steps)
        self.outcomes: int = len(record.deal) + sum(len(step.chance) for step in record.steps)
        self.by_hand: list[int] = [number for number, step in enumerate(record.steps, 1) if step.chosen]
        self.taken_back: int = sum(step.skipped for step in record.steps) + record.skipped
        self.is_sealed: bool = "commitment" in record.dice
        self.is_open: bool = (
            self.is_sealed and record.dice.get("secret") is None
        )  # unfinished: the dice cannot be proven yet
        self.was_dealt = record.start is None and record.dice.get("deal") != "chosen"

    @property
    def is_friendly(self) -> bool:
        """True if outcomes were seen and taken back. Their numbers are missing from the sealed stream."""
        return self.taken_back > 0

    @property
    def is_fair(self) -> bool:
        """True if every outcome, from the deal to the end, comes from the committed dice."""
        return self.is_sealed and not self.is_open and not self.by_hand and self.was_dealt

    def __repr__(self) -> str:
        dice = "fair" if self.is_fair else "open" if self.is_open else "not proven fair"
        dice = f"friendly, {dice}" if self.is_friendly else dice
        return f"<verdict on a record of {self.record.game}: {dice}, {self.moves} moves, {self.outcomes} outcomes>"

    def data(self) -> dict[str, Any]:
        return {
            "valid": True,
            "friendly": self.is_friendly,
            "fair": self.is_fair,
            "game": self.record.game,
            "rules": self.record.rules,
            "cards": self.record.cards,
            "moves": self.moves,
            "outcomes": self.outcomes,
            "sealed": self.is_sealed,
            "open": self.is_open,
            "by_hand": self.by_hand,
            "taken_back": self.taken_back,
            "dealt": self.was_dealt,
            "fingerprint": self.record.fingerprint,
            "result": self.record.result,
        }


def verify(game: Game, source: str | bytes | Mapping[str, Any] | Record) -> Verdict:
    """Reads, replays and proves a record. Raises BadRecord, saying where, if something does not hold."""
    record = source if isinstance(source, Record) else read_record(source)
    if record.game != game.name:
        raise BadRecord(f"the record is of {record.game!r}, not of {game.name!r}")
    return Verdict(record, replay(game, record))
