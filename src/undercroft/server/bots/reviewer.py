"""The process that looks for the costliest moves of a seat in a finished match.

Run as `python -m` with the seconds of processor it may take and the seat: reads a record, and writes a line after every
decision that it has looked at, each line knowing more than the one before.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Final

import msgspec

from undercroft.bots.review import Review
from undercroft.kernel.record import Record, read_record
from undercroft.server.protocol import advice

NICENESS: Final = 15  # bots that somebody waits for come first


def main(seconds: float, seat: int) -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for line in lines_of(read_record(sys.stdin.buffer.read()), seconds, seat):
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()


def lines_of(record: Record, seconds: float, seat: int) -> Iterator[bytes]:
    """What is known after every decision that was looked at, as `Review` in JSON."""
    review = Review(record, seat)
    yield told(review)
    for _ in review.looks(seconds):
        yield told(review)


def told(review: Review) -> bytes:
    costly = msgspec.convert([one.data() for one in review.costly()], list[advice.Costly])
    known = advice.Review(
        review.seat,
        "points" if review.measure == "points" else "chance",
        done=review.looked + review.proven,
        of=len(review.decisions) + review.to_prove,
        decisions=len(review.decisions),
        moves=costly,
        is_done=False,
    )
    return msgspec.json.encode(known)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
