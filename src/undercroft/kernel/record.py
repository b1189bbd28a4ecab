"""A record: the only thing stored of a match. Replay, undo and audit follow from it.

It holds the game, its rules version, options and seats, the proof of the dice, and every step: seat, move and chance
outcomes. Each step carries a mark, a hash over everything before it, so a damaged or edited record shows where it
was changed. The same match always gives the same bytes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, final

from undercroft.kernel.errors import BadRecord
from undercroft.kernel.position import Data
from undercroft.kernel.values import deep_copy, shown

FORMAT: Final = 1
MARK_LENGTH: Final = 12
MOST_SKIPPED: Final = 1_000_000_000  # numbers of a stream; more than any table can take back


@final
@dataclass(frozen=True, slots=True)
class Step:
    """One decision: its seat, its move, and the chance outcomes that followed. A step is immutable.

    `skipped` counts numbers of the sealed stream spent before it on moves taken back by consent; `chosen` marks
    outcomes put in by hand.
    """

    seat: int
    move: str
    chance: tuple[str, ...] = ()
    skipped: int = 0
    chosen: bool = False

    def data(self) -> Data:
        data: Data = {"seat": self.seat, "move": self.move}
        if self.chance:
            data["chance"] = list(self.chance)
        if self.skipped:
            data["skipped"] = self.skipped
        if self.chosen:
            data["chosen"] = True
        return data

    def __repr__(self) -> str:
        by_hand = " by hand" if self.chosen else ""
        chance = f"; chance{by_hand}: {', '.join(self.chance)}" if self.chance else ""
        return f"<step of seat {self.seat}: {self.move}{chance}>"


@final
@dataclass(eq=False, slots=True)
class Record:
    """A whole match as data. `start` is the position of a match that was loaded; None if it was dealt.

    `cards` is the digest of the card set, None for a game without cards. `changes` are the figures that differ from
    the printed ones.
    """

    game: str
    rules: int
    seats: int
    options: Data
    dice: Data  # {"seed": 7}, or {"commitment": …} and, once it may be known, {"secret": …}
    start: Data | None
    deal: list[str]  # chance outcomes of the deal
    steps: list[Step]
    result: Data | None
    skipped: int = 0  # as in a step: numbers spent on moves taken back since the last step
    cards: str | None = None
    changes: Data = field(default_factory=dict)

    def header(self) -> Data:
        return {
            "undercroft": FORMAT,
            "game": self.game,
            "rules": self.rules,
            **({} if self.cards is None else {"cards": self.cards}),
            **({"changes": self.changes} if self.changes else {}),
            "seats": self.seats,
            "options": self.options,
            "dice": self.dice,
            "start": self.start,
            "deal": self.deal,
        }

    def until(self, step: int) -> Record:
        """Returns the record of the match after `step` steps, as it was then."""
        result, skipped = (self.result, self.skipped) if step >= len(self.steps) else (None, 0)
        return replace(self, steps=self.steps[:step], result=result, skipped=skipped)

    def marks(self) -> list[str]:
        """Returns the mark of the start and of every step. Revealing the secret does not change them."""
        header = self.header()
        header["dice"] = {key: value for key, value in self.dice.items() if key != "secret"}
        marks = [_hash("", header)]
        for step in self.steps:
            marks.append(_hash(marks[-1], step.data()))
        return marks

    @property
    def fingerprint(self) -> str:
        """Identifies a record: its last mark."""
        return self.marks()[-1]

    def data(self) -> Data:
        steps = [{**step.data(), "mark": mark} for step, mark in zip(self.steps, self.marks()[1:], strict=True)]
        data = {**self.header(), "steps": steps, "result": self.result}
        if self.skipped:
            data["skipped"] = self.skipped
        return deep_copy(data)  # type: ignore[no-any-return]

    def dumps(self) -> str:
        """Returns the record as JSON text with one line per step."""
        data = self.data()
        rows = ",\n".join("  " + _json(step) for step in data["steps"])
        steps = f"[\n{rows}\n ]" if rows else "[]"
        lines = [f"{_json(key)}: {steps if key == 'steps' else _json(data[key])}" for key in data]
        return "{\n " + ",\n ".join(lines) + "\n}\n"

    def __repr__(self) -> str:
        end = "unfinished" if self.result is None else "finished"
        return f"<record of {self.game}, {self.seats} seats, {len(self.steps)} moves, {end}, {self.fingerprint}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.fingerprint)


def read_record(source: str | bytes | Mapping[str, Any], *, check_marks: bool = True) -> Record:
    """Reads a record from text or data. Raises BadRecord, saying where, if it is broken."""
    if isinstance(source, str | bytes):
        try:
            source = json.loads(source)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"this is not a record: it is not JSON ({error})") from None
    if not isinstance(source, Mapping) or "undercroft" not in source:
        raise BadRecord("this is not a record of Undercroft: the field 'undercroft' is missing")
    if source["undercroft"] != FORMAT:
        raise BadRecord(f"record format {shown(source['undercroft'])} is not known; this program reads format {FORMAT}")
    record = Record(
        game=_field(source, "game", str),
        rules=_field(source, "rules", int),
        seats=_field(source, "seats", int),
        options=_field(source, "options", dict),
        dice=_field(source, "dice", dict),
        start=None if source.get("start") is None else _field(source, "start", dict),
        deal=_names(_field(source, "deal", list), "deal"),
        steps=[],
        result=None if source.get("result") is None else _field(source, "result", dict),
        skipped=_count(source.get("skipped", 0), "skipped"),
        cards=None if source.get("cards") is None else _field(source, "cards", str),
        changes={} if source.get("changes") is None else _field(source, "changes", dict),
    )
    written = []
    for number, row in enumerate(_field(source, "steps", list), 1):
        if not isinstance(row, Mapping):
            raise BadRecord(f"step {number} is not a step: {shown(row)}")
        where = f"step {number}: "
        record.steps.append(
            Step(
                _field(row, "seat", int, where),
                _field(row, "move", str, where),
                tuple(_names(row.get("chance", []), f"step {number}: chance")),
                _count(row.get("skipped", 0), f"{where}skipped"),
                row.get("chosen", False) is True,
            )
        )
        written.append(row.get("mark"))
    if check_marks:
        try:
            marks = record.marks()
        except (TypeError, ValueError, RecursionError) as error:
            raise BadRecord(f"this is not a record: something in it cannot be written as JSON ({error})") from None
        for number, (mark, expected) in enumerate(zip(written, marks[1:], strict=True), 1):
            if mark != expected:
                raise BadRecord(
                    f"step {number} or something before it was changed after it was written: "
                    f"its mark is {shown(mark)} and should be {expected!r}"
                )
    return record


def _field(row: Mapping[str, Any], name: str, kind: type, where: str = "") -> Any:
    if name not in row:
        raise BadRecord(f"{where}the field {name!r} is missing")
    value = row[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord(f"{where}the field {name!r} should be {kind.__name__}, not {shown(value)}")
    try:
        return deep_copy(value)
    except RecursionError as error:
        raise BadRecord(f"{where}the field {name!r} cannot be read: {error}") from None


def _names(rows: Any, where: str) -> list[str]:
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise BadRecord(f"{where}: outcomes are a list of names, not {shown(rows)}")
    return list(rows)


def _count(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_SKIPPED:
        raise BadRecord(f"{where}: this should be a number of outcomes, not {shown(value)}")
    return value


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _hash(mark: str, value: Any) -> str:
    text = mark + json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:MARK_LENGTH]
