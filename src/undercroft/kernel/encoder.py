"""Encoder: turns moves into numbered words and positions into rows of bytes, for learning algorithms.

Most moves are a single word; a word's number never changes its meaning (`words` lists them). Where several legal
moves begin with the same word, a further word tells them apart.

An observation is a row of bytes with named fields. It holds only what its seat may know: a law builds it from a
position and from one imagined behind the view, and both must agree. The seat comes first, the others follow
clockwise.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from undercroft.kernel.position import Position

MAX_BYTE: Final[i64] = 255  # the largest value of a byte
NO_WORD: Final[i64] = -1  # the move has no further word


class Field(NamedTuple):
    """A part of an observation."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str


class Fields:
    """The fields of an observation, in order."""

    def __init__(self) -> None:
        self.rows: list[Field] = []
        self.size: int = 0

    def add(self, name: str, shape: tuple[int, ...], meaning: str) -> int:
        """Adds a field and returns its start."""
        start, size = self.size, 1
        for length in shape:
            size *= length
        self.rows.append(Field(name, start, shape, meaning))
        self.size += size
        return start


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Base class of each game's encoder. Any change of words or fields raises `version`."""

    __slots__ = ("game", "version", "words", "fields", "size", "actions", "no_actions", "nothing")

    def __init__(self, game: str, version: int, words: list[str], fields: Fields) -> None:
        self.game: str = game
        self.version: int = version
        self.words: list[str] = words
        self.fields: Fields = fields
        self.size: i64 = fields.size
        self.actions: i64 = len(words)
        self.no_actions: bytes = bytes(len(words))
        self.nothing: bytes = bytes(fields.size)

    def ids(self, position: Position, seat: i64, moves: tuple[int, ...], depth: i64) -> list[int]:
        """Returns the word of each legal move at a depth; NO_WORD past a move's last word."""
        raise NotImplementedError

    def write(self, position: Position, seat: i64, out: BytesWriter, at: i64) -> None:
        """Writes the observation of a seat; `out` holds zeros from `at` on."""
        raise NotImplementedError

    def write_begun(self, position: Position, seat: i64, move: i64, depth: i64, out: BytesWriter, at: i64) -> None:
        """Writes the words chosen so far: those of `move` before `depth`. Games of single words have none."""

    def returns(self, position: Position) -> list[float]:
        """Returns each seat's return: its share of the win, or its score in a solo game. Zero before the end."""
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
        """Returns whether a solo game is played for points rather than to win."""
        return False

    @property
    def fingerprint(self) -> str:
        """Identifies an encoding: a hash over all words and fields."""
        rows = [f"{field.name} {field.start} {field.shape} {field.meaning}" for field in self.fields.rows]
        text = "\n".join([self.game, str(self.version), *self.words, *rows])
        return hashlib.sha256(text.encode()).hexdigest()[:16]


# -- writing -----------------------------------------------------------------------------------------------


def put(out: BytesWriter, at: i64, value: i64) -> None:
    """Writes a count; values above 255 are written as 255."""
    out[at] = u8(min(MAX_BYTE, max(0, value)))


def flag(out: BytesWriter, at: i64, is_so: bool) -> None:
    if is_so:
        out[at] = u8(1)


def mark(out: BytesWriter, at: i64) -> None:
    out[at] = u8(1)


def add_one(out: BytesWriter, at: i64) -> None:
    """Increments a count."""
    put(out, at, i64(out[at]) + 1)


def put_bag(out: BytesWriter, at: i64, bag: i64, kinds: i64) -> None:
    """Writes a bag: four bits of count for each kind."""
    kind: i64 = 0
    while bag and kind < kinds:
        if bag & 15:
            out[at + kind] = u8(bag & 15)
        bag >>= 4
        kind += 1


def put_bits(out: BytesWriter, at: i64, bits: i64) -> None:
    """Writes a set: one byte for each possible member."""
    while bits:
        if bits & 1:
            out[at] = u8(1)
        bits >>= 1
        at += 1


def from_seat(seat: i64, other: i64, seats: i64) -> i64:
    """Returns how many places to the left of a seat another one sits; 0 is the seat itself."""
    return other - seat if other >= seat else other - seat + seats
