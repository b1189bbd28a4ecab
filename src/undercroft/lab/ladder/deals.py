"""A deal of the ladder: the same cards and dice for all bots, played once from every seat."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from undercroft.bots import LEVELS, make_bot
from undercroft.bots.clock import PROCESSOR, scale_of
from undercroft.bots.levels import strength_of
from undercroft.bots.player import Thinker
from undercroft.bots.playout import BotFailed, GameResult, choose_move
from undercroft.games import find_game
from undercroft.jobs import Job
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Game
from undercroft.kernel.mind import Bot
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF
from undercroft.lab.ladder.luck import LuckMeter, Odds, span_of

NOBODY: Final = ""  # the opponent in a solo game


class Terms(NamedTuple):
    """The terms shared by all deals of a ladder. `seconds` and `scale` are those of `make_bot`."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    seconds: float | None
    scale: float


class Pairing(NamedTuple):
    """One bot among copies of another, or in a solo game."""

    bot: str
    against: str


class Played(NamedTuple):
    """A bot's result on a deal: its mean share of the win, or its points in a solo game. `luck` is the part of it that
    is luck, where that was measured. `failed` bots broke down.
    """

    pairing: Pairing
    deal: int
    value: float
    failed: list[str]
    luck: float | None = None


class PlayDeal(Job, frozen=True):
    """Plays a deal in a worker."""

    terms: Terms
    pairing: Pairing
    deal: int
    tries: int = 0

    def run(self) -> Played:
        return play_deal(self.terms, self.pairing, self.deal, self.tries)


def play_deal(terms: Terms, pairing: Pairing, deal: int, tries: int = 0) -> Played:
    """Plays a deal from every seat in turn; all other seats hold the other bot. With `tries`, playouts for each
    decision measure the luck.
    """
    game = find_game(terms.game)
    options = game.read(terms.seats, terms.options)
    value, luck, failed = 0.0, 0.0, list[str]()
    for place in range(terms.seats):
        names = [pairing.bot if seat == place else pairing.against for seat in range(terms.seats)]
        number = terms.seed + deal
        # The bots' random streams differ from the dice.
        bots = [made(terms, name, number * 1000 + 500 + seat) for seat, name in enumerate(names)]
        chance = Seeded(number)
        position = game.deal(terms.seats, options, chance)
        meter = meter_of(game, position, place, tries, number)
        try:
            follow(position, bots, chance, meter)
            tally = GameResult(position, 0)
            result = tally.shares[place] if terms.seats > 1 else tally.scores[place]
            value += result
            luck += result - meter.expected if meter is not None else 0.0
        except BotFailed as error:
            # A bot that breaks down has lost; the others share the win.
            failed.append(names[error.seat])
            value += 0.0 if error.seat == place else 1 / (terms.seats - 1)
    is_measured = tries > 0 and game.mind() is not None
    measured = round(luck / terms.seats, 6) if is_measured else None
    return Played(pairing, deal, round(value / terms.seats, 6), failed, measured)


def meter_of(game: Game, position: Position, place: int, tries: int, number: int) -> LuckMeter | None:
    """Returns a meter for the luck of the seat at `place`; None for a game without a mind."""
    mind = game.mind()
    if mind is None or not tries:
        return None
    return LuckMeter(mind, span_of(game.name, mind), position, place, tries, number * 1000 + 400)


def follow(position: Position, bots: list[Bot], chance: Seeded, meter: LuckMeter | None) -> None:
    """Lets bots play a game to its end while the meter watches."""
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        move = int(choose_move(bots[seat], position, seat))
        if meter is not None:
            meter.decide(position, seat, odds_of(bots[seat], position, seat, move))
        position.play(seat, move, chance)
        if meter is not None:
            meter.go_on(position)


def odds_of(bot: Bot, position: Position, seat: int, move: int) -> Odds:
    """Returns the moves that a bot may have chosen; bots that do not tell may only have chosen this one."""
    odds = bot.odds() if isinstance(bot, Thinker) else []
    if not odds:
        return [(move, 1.0)]
    return [(code, part) for code, part in zip(position.moves(seat), odds, strict=True) if part > 0]


def made(terms: Terms, name: str, seed: int) -> Bot:
    """Creates a bot timed by its own processor time, so that a busy machine does not weaken it."""
    level, factor = part(name)
    return make_bot(level, terms.game, seed, terms.seconds, scale=terms.scale * factor, clock=PROCESSOR)


def budget(terms: Terms, name: str) -> dict[str, Any] | None:
    """Returns a bot's thinking budget; None for a bot without one."""
    level, factor = part(name)
    mind = find_game(terms.game).mind()
    base = level.partition(":")[0]
    if mind is None or base not in LEVELS:
        return None
    return strength_of(mind, base, terms.seconds, terms.scale * factor)._asdict()


def part(name: str) -> tuple[str, float]:
    """Parses names such as `master@0.1`: the master with a tenth of its thinking."""
    level, at, factor = name.partition("@")
    if not at:
        return level, 1.0
    try:
        scale = scale_of(float(factor))
    except ValueError:
        raise BadOption(f"--levels {name!r}: expected a fraction after @, such as {level}@0.1") from None
    return level, scale
