"""The process that looks for the costliest moves of a seat in a finished match.

Run as `python -m` with the seconds of processor it may take and the seat: reads a record, and writes a line after every
decision that it has looked at, each line knowing more than the one before.
"""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from undercroft.bots.review import Review
from undercroft.kernel.record import read_record
from undercroft.server import protocol as p

NICENESS: Final = 15  # bots that somebody waits for come first


def main(seconds: float, seat: int) -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    review = Review(read_record(sys.stdin.buffer.read()), seat)
    tell(review)
    for _ in review.looks(seconds):
        tell(review)


def tell(review: Review) -> None:
    costly = msgspec.convert([one.data() for one in review.costly()], list[p.Costly])
    told = p.Review(
        review.seat,
        "points" if review.measure == "points" else "chance",
        done=review.looked + review.proven,
        of=len(review.decisions) + review.to_prove,
        decisions=len(review.decisions),
        moves=costly,
        is_done=False,
    )
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
