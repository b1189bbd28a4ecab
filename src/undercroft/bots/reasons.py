"""Reasons why the best move of a search is better than the second-best, in words of the game.

A claim follows from the rules; a figure is measured in trials of both moves. Either becomes a reason only if it speaks
for the best move more than for the second-best. Games supply claims and figures; this module selects among them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from undercroft.bots.clock import WALL, Clock
from undercroft.bots.playout import play_out
from undercroft.bots.search import SEEDS
from undercroft.kernel.chance import Seeded
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Claim, Figure, Mind
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF

FAINT: Final = 10  # percent: a smaller chance is no reason
APART: Final = 5  # percent by which two chances must differ to tell moves apart
TRIALS: Final = 400
FEWEST: Final = 40  # trials; fewer prove nothing
SURE: Final = 4.0  # standard errors by which a figure must differ


def reason_for(
    mind: Mind,
    position: Position,
    seat: i64,
    best: i64,
    second: i64,
    chance: Seeded,
    seconds: float,
    clock: Clock = WALL,
) -> Message | None:
    """Returns why one move is better than another; None where nothing tells them apart.

    If no claim does, tries both moves in the same worlds, with the same luck, for at most `seconds`.
    """
    told = told_apart(mind.claims(position, seat, best), mind.claims(position, seat, second))
    figures = mind.figures()
    if told is not None or not figures:
        return told
    tallies = [Tally() for _ in figures]
    opened = position.copy()
    mind.reopen(opened, seat)
    deadline = clock() + seconds
    trials = 0
    while trials < TRIALS and clock() < deadline:
        world = opened.copy()
        mind.redeal(world, seat, chance)
        luck = Seeded(int(chance.below(SEEDS)))
        while world.waiting & ~(1 << seat):  # seats that choose in secret at the same time
            other = FIRST_OF[world.waiting & ~(1 << seat)]
            world.play(other, mind.quick(world, other, luck), luck)
        start = luck.state
        ends = trial(mind, world, seat, best, luck)
        luck.state = start
        for tally, end, other_end in zip(tallies, ends, trial(mind, world, seat, second, luck), strict=True):
            tally.add(end, other_end)
        trials += 1
    if trials < FEWEST:
        return None
    found = [tally.told(figure, trials, position.seats) for figure, tally in zip(figures, tallies, strict=True)]
    return next((message for message in found if message is not None), None)


def told_apart(best: Sequence[Claim], second: Sequence[Claim]) -> Message | None:
    """Returns the first unshared claim for the best move, else the first against the second-best."""
    for claim in best:
        if not claim.is_against and (message := separating(claim, second)) is not None:
            return message
    for claim in second:
        if claim.is_against and (message := separating(claim, best)) is not None:
            return message
    return None


def separating(claim: Claim, others: Sequence[Claim]) -> Message | None:
    """Returns a claim of one move as a message, unless another move can claim as much."""
    if claim.is_chance and claim.value < FAINT:
        return None
    shared = [other.value for other in others if other.id == claim.id]
    if not shared:
        return None if claim.is_relative else Message(claim.id, claim.args)
    if claim.value < max(shared) + (APART if claim.is_chance else 1):
        return None
    if not claim.is_relative:
        return Message(claim.id, claim.args)
    return Message(claim.id, {**claim.args, "value": claim.value, "other": max(shared)})


def only_claim(mind: Mind, position: Position, seat: i64, move: i64) -> Message | None:
    """Returns a claim of a move that no other legal move shares; for searches without a second move."""
    others = [claim for other in position.moves(seat) if other != move for claim in mind.claims(position, seat, other)]
    for claim in mind.claims(position, seat, move):
        if not claim.is_against and not claim.is_relative and (message := separating(claim, others)) is not None:
            return message
    return None


@final
class Tally:
    """Sums of one figure over the trials of two moves."""

    def __init__(self) -> None:
        self.best: float = 0.0
        self.second: float = 0.0
        self.squares: float = 0.0  # of the differences

    def add(self, best: float, second: float) -> None:
        self.best += best
        self.second += second
        self.squares += (best - second) ** 2

    def told(self, figure: Figure, trials: int, seats: i64) -> Message | None:
        """Returns the figure as a message if it favours the best move by more than luck explains."""
        best, second = self.best / trials, self.second / trials
        lead = second - best if figure.is_less_better else best - second
        error = math.sqrt(max(0.0, self.squares / trials - lead * lead) / trials)
        is_faint = figure.is_chance and 100 * max(best, second) < FAINT
        if lead < figure.least or lead < SURE * error or is_faint:
            return None
        args = {"value": shown(figure, best), "other": shown(figure, second), "tries": trials, "seats": int(seats)}
        return Message(figure.id, args)


def shown(figure: Figure, mean: float) -> Any:
    """Returns a mean for display: a chance in percent, else with one decimal. Whole numbers are ints, for plurals."""
    rounded = float(round(100 * mean)) if figure.is_chance else round(mean, 1)
    return int(rounded) if rounded.is_integer() else rounded


def trial(mind: Mind, world: Position, seat: i64, move: i64, luck: Seeded) -> list[float]:
    """Plays a move and continues by the quick policy. Returns the figures, each measured at its own time."""
    until, short = mind.clock(world) + mind.depth, mind.short_clock(world)
    after = world.copy()
    after.play(seat, move, luck)
    while after.waiting and mind.short_clock(after) <= short and mind.clock(after) < until:
        mover = FIRST_OF[after.waiting]
        after.play(mover, mind.quick(after, mover, luck), luck)
    near = mind.measure(world, after, seat)
    play_out(after, mind, luck, until)
    far = mind.measure(world, after, seat)
    return [near[place] if figure.is_near else far[place] for place, figure in enumerate(mind.figures())]
