"""A mind: what a game knows about playing it well. The search in `bots/` does the rest.

It works on positions, not on views, so that whole games can be thought through in a moment. It uses only what the
seat may know: two positions with the same view for a seat get the same advice. A law of the harness holds it to that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mypy_extensions import i64, mypyc_attr

from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message
from undercroft.kernel.position import Position


class Strength(NamedTuple):
    """How well a level of bots plays.

    It thinks until every candidate has been tried `rounds` times on average, or `seconds` are over; 0 rounds are no
    limit but the time. Then it takes the best move; with `slack`, one that is worse by as much is chosen 1/e times as
    often: the slips of a beginner. Slack is a share of the victory, alone of the points that are expected.

    Where time is the only limit it has a `price`: what all the seconds for one decision are worth, as a share of the
    victory. A choice that is clear, or between equals, takes less of them.
    """

    rounds: int
    seconds: float
    slack: float = 0.0
    price: float = 0.005


class Finding(NamedTuple):
    """What a search has found out about one move."""

    move: int
    tries: int
    worth: float  # the mean of `Mind.outcome` over the tries
    spread: float  # the standard deviation of it over the tries
    own: float  # the mean of `Mind.points` of the seat,
    rival: float  # and that of its best rival; 0 alone


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What each game makes concrete. `depth` is how far a try goes before it is judged, counted by `clock`.

    `doubt` is by how much, as a share of the victory, any other candidate is taken to be worse than the first before it
    is tried: 0 trusts the tries alone.
    """

    __slots__ = ("depth", "doubt")

    def __init__(self, depth: i64, doubt: float = 0.0) -> None:
        self.depth = depth
        self.doubt = doubt

    def advise(self, position: Position, seat: i64, chance: Chance) -> i64:
        """The move of common sense: what the bot `greedy` plays."""
        raise NotImplementedError

    def quick(self, position: Position, seat: i64, chance: Chance) -> i64:
        """The same in a few microseconds, for playing games to their end; it may be a little worse."""
        return self.advise(position, seat, chance)

    def redeal(self, position: Position, seat: i64, chance: Chance) -> None:
        """Deal anew, in place, all that a seat that is asked cannot know; its view stays the same."""

    def reopen(self, position: Position, seat: i64) -> None:
        """Take back, in place, what others have chosen in secret while this seat still chooses: they owe it again."""

    def candidates(self, position: Position, seat: i64) -> Sequence[int]:
        """The moves that are worth a thought, the most promising first."""
        return position.moves(seat)

    def clock(self, position: Position) -> i64:
        """A count that never falls during a game: rooms, turns."""
        return 0

    def worth(self, position: Position, seat: i64) -> float:
        """How well a seat stands: the share of the victory that it can expect, or points. Exact at the end."""
        raise NotImplementedError

    def outcome(self, position: Position, seat: i64) -> float:
        """How well a try came out for a seat: its worth. At the end of a game it may be a calmer measure of the same,
        where one point more or less is luck: fewer tries tell as much then."""
        return self.worth(position, seat)

    def is_for_points(self, seats: i64) -> bool:
        """Is worth counted in points? Alone it is, unless the game is won or lost by oneself too."""
        return seats == 1

    def points(self, position: Position, seat: i64) -> float:
        """The points of a seat as they stand: what temperaments and words of advice go by."""
        return 0.0

    def strengths(self) -> Sequence[Strength]:
        """Of the five levels, from the weakest to the strongest."""
        raise NotImplementedError

    def reason(self, position: Position, seat: i64, findings: Sequence[Finding]) -> Message | None:
        """Why the first of the findings is the best, in words of the game; None if the numbers must speak. One that is
        alone worth a thought was not tried: it has no numbers."""
        return None


def share(position: Position, seat: i64) -> float:
    """What a seat has of the victory in a finished game: two winners have half of it each."""
    winners = position.result().winners
    return 1.0 / len(winners) if seat in winners else 0.0
