"""The job that reviews a finished match: the costliest moves of a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from undercroft.bots import review as search
from undercroft.jobs import ProgressiveJob
from undercroft.kernel.record import read_record
from undercroft.server.protocol.games import Costly, Review


class ReviewMatch(ProgressiveJob, frozen=True):
    """Yields the review after every examined decision, for about `seconds` of processor time."""

    record: dict[str, Any]
    seconds: float
    seat: int

    def run(self) -> Iterator[Review]:
        review = search.Review(read_record(self.record), self.seat)
        yield told(review)
        for _ in review.looks(self.seconds):
            yield told(review)


def told(review: search.Review) -> Review:
    costly = msgspec.convert([one.data() for one in review.costly()], list[Costly])
    return Review(
        review.seat,
        "points" if review.measure == "points" else "chance",
        done=review.looked + review.proven,
        of=len(review.decisions) + review.to_prove,
        decisions=review.looked,
        moves=costly,
        is_done=False,
    )


NOTHING: Final = Review(0, "chance", 0, 0, 0, [], is_done=False)  # no result yet
