"""Plays a game from a position to its end: with bots that get their views, with a game's policies, or at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from undercroft.kernel.chance import Chance
from undercroft.kernel.errors import BadOutcome, BadPosition, IllegalMove, UndercroftError
from undercroft.kernel.mind import Bot, Mind
from undercroft.kernel.move import Move
from undercroft.kernel.position import Data, Position
from undercroft.kernel.seats import FIRST_OF
from undercroft.kernel.values import cut, shown

RANDOM: Final = 0  # any legal move
GREEDY: Final = 1  # the greedy move of the game's mind
QUICK: Final = 2  # the quick policy: a few microseconds a move, and a little weaker
BY_VIEW: Final = 3  # a bot that gets the view of its seat

TO_THE_END: Final[i64] = 1 << 62  # later than any time that the clock of a mind shows


class BotFailed(IllegalMove):
    """A bot raised an error or chose an illegal move. `seat` is the seat that it played."""

    def __init__(self, text: str, seat: int) -> None:
        super().__init__(text)
        self.seat = seat

    def __reduce__(self) -> tuple[type[BotFailed], tuple[str, int]]:
        return BotFailed, (str(self), self.seat)  # the error is pickled by worker processes


@final
class GameResult:
    """The result of one game: each seat's share of the win and score, and the number of decisions."""

    __slots__ = ("shares", "scores", "decisions")

    def __init__(self, position: object, decisions: int) -> None:
        played = checked_position(position)
        if played.waiting:
            raise UndercroftError("only a finished game has a result; this one is not over")
        result = played.result()
        # Winners share a win: two of them have half a win each.
        self.shares: list[float] = [
            1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(int(played.seats))
        ]
        self.scores: list[int] = list(result.scores)
        self.decisions: int = decisions


def contest(position: object, bots: Sequence[Bot], chance: object) -> i64:
    """Lets bots, one per seat, play on in `position` until the game is over; returns the number of decisions."""
    played = checked_position(position)
    if not isinstance(chance, Chance):
        raise BadOutcome(f"chance is the source of outcomes, such as uc.Seeded(1); not {shown(chance)}")
    seated = checked_bots(bots, played.seats)
    return play_by_policies(played, [BY_VIEW] * len(seated), Mind(0), seated, [], chance)


def checked_position(position: object) -> Position:
    """Checks a position that a caller passed in."""
    if not isinstance(position, Position):
        raise BadPosition(f"expected a position such as match.position, not {shown(position)}")
    return position


def checked_bots(bots: Sequence[Any], seats: i64) -> list[Bot | None]:
    """Checks the bots that a caller passed in: one per seat."""
    if not isinstance(bots, Sequence) or len(bots) != seats:
        raise UndercroftError(f"each of the {seats} seats needs a bot; not {shown(bots)}")
    seated: list[Bot | None] = []
    for bot in bots:
        if not isinstance(bot, Bot):
            raise UndercroftError(f"a bot comes from make_bot, or from a subclass of Bot; not {shown(bot)}")
        seated.append(bot)
    return seated


def choose_move(bot: Bot, position: Position, seat: i64) -> i64:
    """Returns the code of the move that a bot chooses from the view of its seat."""
    chosen = ask(bot, int(seat), position.view(seat))
    code = position.code_of(seat, chosen)
    if code < 0:
        raise BotFailed(f"the bot of seat {seat} chose `{chosen}`, which is not legal now", int(seat))
    return code


def ask(bot: Bot, seat: int, view: Data) -> Move:
    """Returns a bot's choice. A bot that fails raises `BotFailed`: another move in its place would hide the fault."""
    try:
        plugin: Any = bot  # a plugin may return anything; the checks follow
        chosen: object = plugin.choose(view)
    except Exception as error:  # a plugin may raise anything
        why = f"{type(error).__name__}: {cut(str(error))}"
        raise BotFailed(f"the bot of seat {seat} failed: {why}", seat) from error
    if not isinstance(chosen, dict):
        raise BotFailed(f"a bot returns one of the moves of its view; seat {seat} returned {shown(chosen)}", seat)
    try:
        return Move(chosen.get("verb"), chosen.get("args"), chosen.get("text"))
    except IllegalMove as error:
        raise BotFailed(f"the bot of seat {seat} returned an invalid move: {error}", seat) from None


def play_by_policies(
    position: Position, policies: list[int], mind: Mind, bots: list[Bot | None], luck: list[Chance], chance: Chance
) -> i64:
    """Plays until the game is over, each seat by its policy and with its own luck; returns the number of decisions.

    `RANDOM`, `GREEDY` and `QUICK` play on the position itself, without a view. A law of the conformance harness holds
    them to what their seat may know.
    """
    decisions: i64 = 0
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        policy: i64 = policies[seat]
        if policy == BY_VIEW:
            bot = bots[seat]
            assert bot is not None
            move = choose_move(bot, position, seat)
        else:
            move = policy_move(position, seat, policy, mind, luck[seat])
        position.play(seat, move, chance)
        decisions += 1
    return decisions


def policy_move(position: Position, seat: i64, policy: i64, mind: Mind, luck: Chance) -> i64:
    """Returns the move of a policy that needs no view."""
    if policy == QUICK:
        return mind.quick(position, seat, luck)
    if policy == GREEDY:
        return mind.greedy_move(position, seat, luck)
    moves = position.moves(seat)
    return moves[luck.below(len(moves))]


def random_playout(position: Position, chance: Chance) -> i64:
    """Plays random moves until the game is over; returns the number of decisions."""
    decisions: i64 = 0
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        moves = position.moves(seat)
        position.play(seat, moves[chance.below(len(moves))], chance)
        decisions += 1
    return decisions


def play_out(position: Position, mind: Mind, chance: Chance, until: i64) -> i64:
    """Plays by the quick policy until the game is over or the clock shows `until`; returns the decisions made."""
    decisions: i64 = 0
    while position.waiting and mind.clock(position) < until:
        seat = FIRST_OF[position.waiting]
        position.play(seat, mind.quick(position, seat, chance), chance)
        decisions += 1
    return decisions
