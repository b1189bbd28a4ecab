"""Bots play a game to the end, for simulation. Each gets the view of its own seat and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64

from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import Chance
from undercroft.kernel.errors import BadOutcome, BadPosition, IllegalMove, UndercroftError
from undercroft.kernel.given import cut, shown
from undercroft.kernel.move import Move
from undercroft.kernel.position import Data, Position
from undercroft.kernel.seats import FIRST_OF


class BotFailed(IllegalMove):
    """A bot has given no legal move: it broke down, or chose what cannot be. `seat` is the one it played."""

    def __init__(self, text: str, seat: int) -> None:
        super().__init__(text)
        self.seat = seat

    def __reduce__(self) -> tuple[type[BotFailed], tuple[str, int]]:
        return BotFailed, (str(self), self.seat)  # it travels from the process where the bot played


@final
class Tally:
    """What came of one game: share of the victory and score of every seat, decisions made."""

    __slots__ = ("shares", "scores", "decisions")

    def __init__(self, position: object, decisions: int) -> None:
        played = position_of(position)
        if played.waiting:
            raise UndercroftError("what came of a game can be told when it is over; this one is not")
        result = played.result()
        # A shared victory is shared: two winners have half a win each.
        self.shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(int(played.seats))]
        self.scores = list(result.scores)
        self.decisions = decisions


def contest(position: object, bots: Sequence[Bot], chance: object) -> i64:
    """Let the bots, one a seat, play on in `position` until the game is over; the number of decisions made."""
    played = position_of(position)
    if not isinstance(chance, Chance):
        raise BadOutcome(f"chance is where outcomes come from, such as uc.Seeded(1); not {shown(chance)}")
    seated = bots_of(bots, played.seats)
    decisions: i64 = 0
    while played.waiting:
        seat = FIRST_OF[played.waiting]
        played.play(seat, choice_of(seated[seat], played, seat), chance)
        decisions += 1
    return decisions


def position_of(position: object) -> Position:
    """A position that was handed in."""
    if not isinstance(position, Position):
        raise BadPosition(f"bots play on in a position, such as match.position; not in {shown(position)}")
    return position


def bots_of(bots: Sequence[Any], seats: i64) -> list[Bot]:
    """The bots that were handed in, one a seat."""
    if not isinstance(bots, Sequence) or len(bots) != seats:
        raise UndercroftError(f"a bot for each of {seats} seats is needed; not {shown(bots)}")
    seated: list[Bot] = []
    for bot in bots:
        if not isinstance(bot, Bot):
            raise UndercroftError(f"a bot is made by make_bot, or is of a subclass of Bot; not {shown(bot)}")
        seated.append(bot)
    return seated


def choice_of(bot: Bot, position: Position, seat: i64) -> i64:
    """The code of the move that a bot chooses; it gets the view of its seat."""
    chosen = ask(bot, int(seat), position.view(seat))
    code = position.code_of(seat, chosen)
    if code < 0:
        raise BotFailed(f"the bot of seat {seat} chose `{chosen}`, which is not legal now", int(seat))
    return code


def ask(bot: Bot, seat: int, view: Data) -> Move:
    """What a bot chooses. One that breaks down is never replaced by another move: that would hide its fault."""
    try:
        anybodys: Any = bot  # what it gives is looked at below
        chosen: object = anybodys.choose(view)
    except Exception as error:  # bots are anybody's
        why = f"{type(error).__name__}: {cut(str(error))}"
        raise BotFailed(f"the bot of seat {seat} failed: {why}", seat) from error
    if not isinstance(chosen, dict):
        raise BotFailed(f"a bot gives one of the moves of its view; that of seat {seat} gave {shown(chosen)}", seat)
    try:
        return Move(chosen.get("verb"), chosen.get("args"), chosen.get("text"))
    except IllegalMove as error:
        raise BotFailed(f"the bot of seat {seat} chose what is no move: {error}", seat) from None
