"""A deal of the ladder: the same cards and dice for all bots, played once from every seat."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from undercroft.bots import LEVELS, make_bot
from undercroft.bots.clock import PROCESSOR, scale_of
from undercroft.bots.levels import strength_of
from undercroft.bots.playout import BotFailed, GameResult, contest
from undercroft.games import find_game
from undercroft.jobs import Job
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadOption
from undercroft.kernel.mind import Bot

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
    """A bot's result on a deal: its mean share of the win, or its points in a solo game. `failed` bots broke down."""

    pairing: Pairing
    deal: int
    value: float
    failed: list[str]


class PlayDeal(Job, frozen=True):
    """Plays a deal in a worker."""

    terms: Terms
    pairing: Pairing
    deal: int

    def run(self) -> Played:
        return play_deal(self.terms, self.pairing, self.deal)


def play_deal(terms: Terms, pairing: Pairing, deal: int) -> Played:
    """Plays a deal from every seat in turn; all other seats hold the other bot."""
    game = find_game(terms.game)
    options = game.read(terms.seats, terms.options)
    value, failed = 0.0, list[str]()
    for place in range(terms.seats):
        names = [pairing.bot if seat == place else pairing.against for seat in range(terms.seats)]
        number = terms.seed + deal
        # The bots' random streams differ from the dice.
        bots = [made(terms, name, number * 1000 + 500 + seat) for seat, name in enumerate(names)]
        chance = Seeded(number)
        position = game.deal(terms.seats, options, chance)
        try:
            tally = GameResult(position, int(contest(position, bots, chance)))
            value += tally.shares[place] if terms.seats > 1 else tally.scores[place]
        except BotFailed as error:
            # A bot that breaks down has lost; the others share the win.
            failed.append(names[error.seat])
            value += 0.0 if error.seat == place else 1 / (terms.seats - 1)
    return Played(pairing, deal, round(value / terms.seats, 6), failed)


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
