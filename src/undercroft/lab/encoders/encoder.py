"""What every encoder is made of: named fields in a row of bytes, and words with fixed numbers.

A move is spelled in words, most often in a single one. A word has a number that always means the same: what it says
stands in `words`. Where several legal moves begin with the same word, a further word tells them apart.

An observation is a row of bytes. It holds only what its seat may know: a law of the tests builds it from a position and
from one imagined behind the view, and both must agree. The seat itself comes first, the others follow clockwise.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from undercroft.kernel.position import Position

MOST: Final[i64] = 255  # that a byte can say
NO_WORD: Final[i64] = -1  # a move has no further word


class Field(NamedTuple):
    """A part of an observation."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str


class Fields:
    """The fields of an observation, one after the other."""

    def __init__(self) -> None:
        self.rows: list[Field] = []
        self.size = 0

    def add(self, name: str, shape: tuple[int, ...], meaning: str) -> int:
        """A further field; where it begins."""
        start, size = self.size, 1
        for length in shape:
            size *= length
        self.rows.append(Field(name, start, shape, meaning))
        self.size += size
        return start


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """What each game makes concrete. `version` grows with every change of words or fields."""

    __slots__ = ("game", "version", "words", "fields", "size", "actions", "no_actions", "nothing")

    def __init__(self, game: str, version: int, words: list[str], fields: Fields) -> None:
        self.game = game
        self.version = version
        self.words = words
        self.fields = fields
        self.size: i64 = fields.size
        self.actions: i64 = len(words)
        self.no_actions = bytes(len(words))
        self.nothing = bytes(fields.size)

    def ids(self, position: Position, seat: i64, moves: tuple[int, ...], depth: i64) -> list[int]:
        """The numbers of the words that these legal moves of a seat have at a depth; NO_WORD past the last."""
        raise NotImplementedError

    def write(self, position: Position, seat: i64, out: BytesWriter, at: i64) -> None:
        """Fill in the observation of a seat; from `at` on `out` holds zeros."""
        raise NotImplementedError

    def write_begun(self, position: Position, seat: i64, move: i64, depth: i64, out: BytesWriter, at: i64) -> None:
        """Fill in the words already chosen: those of `move` before `depth`. Games of single words have none."""

    def returns(self, position: Position) -> list[float]:
        """What each seat gets at the end: its share of the victory; alone its score. Before the end nothing."""
        seats = int(position.seats)
        if position.waiting:
            return [0.0] * seats
        result = position.result()
        if seats == 1 and self.is_for_points():
            return [float(result.scores[0])]
        shares = [0.0] * seats
        for seat in result.winners:
            shares[seat] = 1.0 / len(result.winners)
        return shares

    def is_for_points(self) -> bool:
        """Does one who plays alone play for points, not for victory?"""
        return False

    @property
    def fingerprint(self) -> str:
        """Tells two encodings apart: over all words and fields."""
        rows = [f"{field.name} {field.start} {field.shape} {field.meaning}" for field in self.fields.rows]
        text = "\n".join([self.game, str(self.version), *self.words, *rows])
        return hashlib.sha256(text.encode()).hexdigest()[:16]


# -- writing -----------------------------------------------------------------------------------------------


def put(out: BytesWriter, at: i64, value: i64) -> None:
    """A count: what is above 255 is told as 255."""
    out[at] = u8(min(MOST, max(0, value)))


def flag(out: BytesWriter, at: i64, is_so: bool) -> None:
    if is_so:
        out[at] = u8(1)


def mark(out: BytesWriter, at: i64) -> None:
    out[at] = u8(1)


def add_one(out: BytesWriter, at: i64) -> None:
    """Count one more."""
    put(out, at, i64(out[at]) + 1)


def put_bag(out: BytesWriter, at: i64, bag: i64, kinds: i64) -> None:
    """A bag: four bits of count for each kind."""
    kind: i64 = 0
    while bag and kind < kinds:
        if bag & 15:
            out[at + kind] = u8(bag & 15)
        bag >>= 4
        kind += 1


def put_bits(out: BytesWriter, at: i64, bits: i64) -> None:
    """A set: one byte for each member that may be in it."""
    while bits:
        if bits & 1:
            out[at] = u8(1)
        bits >>= 1
        at += 1


def from_seat(seat: i64, other: i64, seats: i64) -> i64:
    """How many places to the left of a seat another one sits: 0 is the seat itself."""
    return other - seat if other >= seat else other - seat + seats
