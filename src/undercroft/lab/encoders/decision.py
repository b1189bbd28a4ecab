"""A decision word by word: the words a learner may say next, and the move they lead to."""

from __future__ import annotations

from typing import final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from undercroft.kernel.encoder import NO_WORD, Encoder
from undercroft.kernel.errors import IllegalMove
from undercroft.kernel.position import Position


@final
@mypyc_attr(acyclic=True)
class Decision:
    """The decision a seat owes in a position. `moves` are those still possible after the words said so far.

    A word shared by all of them is skipped, except the first, which names the verb.
    """

    __slots__ = ("encoder", "position", "seat", "moves", "depth", "ids")

    def __init__(self, encoder: Encoder, position: Position, seat: i64) -> None:
        self.encoder: Encoder = encoder
        self.position: Position = position
        self.seat: i64 = seat
        self.moves: tuple[int, ...] = position.moves(seat)
        self.depth: i64 = 0
        self.ids: list[int] = encoder.ids(position, seat, self.moves, 0)  # the next word of each move

    def copy(self, position: Position) -> Decision:
        """Returns the same decision in a copy of its position."""
        twin = Decision(self.encoder, position, self.seat)
        twin.moves, twin.depth, twin.ids = self.moves, self.depth, self.ids  # replaced, never modified
        return twin

    def legal(self) -> list[int]:
        """Returns the legal words in order."""
        return sorted(set(self.ids))

    def say(self, word: i64) -> i64:
        """Says a word; returns the move it completes, or -1 if a further word is needed."""
        ids = self.ids
        first: i64 = -1  # index of the first move with this word
        has_more = False
        for number in range(i64(len(ids))):
            if ids[number] == word:
                if first >= 0:
                    has_more = True
                    break
                first = number
        if first < 0:
            raise self.refusal(word)
        if not has_more:
            return self.moves[first]
        left = tuple([move for number, move in enumerate(self.moves) if ids[number] == word])
        self.moves = left
        self.depth += 1
        self.ids = self.encoder.ids(self.position, self.seat, left, self.depth)
        while all_same(self.ids):
            if self.ids[0] == NO_WORD:
                raise AssertionError(f"two moves of {self.encoder.game} have the same words")
            self.depth += 1
            self.ids = self.encoder.ids(self.position, self.seat, left, self.depth)
        return -1

    def refusal(self, word: i64) -> IllegalMove:
        known = self.encoder.words
        said = f"`{known[word]}`" if 0 <= word < len(known) else f"there are {len(known)} actions, and it"
        return IllegalMove(f"action {word} of {self.encoder.game}: {said} is not legal now; see the mask")

    def write(self, out: BytesWriter) -> None:
        """Appends the observation of the seat."""
        at = i64(len(out))
        out.write(self.encoder.nothing)
        self.encoder.write(self.position, self.seat, out, at)
        if self.depth:
            self.encoder.write_begun(self.position, self.seat, self.moves[0], self.depth, out, at)

    def write_mask(self, out: BytesWriter) -> None:
        """Appends the mask: 1 for every legal word."""
        at = i64(len(out))
        out.write(self.encoder.no_actions)
        for id in self.ids:
            out[at + id] = 1


def all_same(ids: list[int]) -> bool:
    first: i64 = ids[0]
    return all([id == first for id in ids])


def spelled(encoder: Encoder, position: Position, seat: i64, move: i64) -> list[int]:
    """Returns the words of a legal move."""
    decision = Decision(encoder, position, seat)
    said: list[int] = []
    found: i64 = -1
    while found < 0:
        word: i64 = decision.ids[decision.moves.index(move)]
        said.append(word)
        found = decision.say(word)
    return said


def observed(encoder: Encoder, position: Position, seat: i64) -> bytes:
    """Returns the observation of any seat."""
    out = BytesWriter()
    out.write(encoder.nothing)
    encoder.write(position, seat, out, 0)
    return out.getvalue()


def seen(decision: Decision) -> bytes:
    """Returns the observation of the seat that decides, with the words it has said."""
    out = BytesWriter()
    decision.write(out)
    return out.getvalue()


def mask_of(decision: Decision) -> bytes:
    out = BytesWriter()
    decision.write_mask(out)
    return out.getvalue()
