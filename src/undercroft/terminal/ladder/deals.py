"""A deal of the ladder: the same cards and the same dice for everybody, played once from every seat."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from undercroft.bots import LEVELS, make_bot
from undercroft.bots.budget import scale_of
from undercroft.bots.clock import PROCESSOR
from undercroft.bots.contest import BotFailed, Tally, contest
from undercroft.bots.levels import strength_of
from undercroft.games import find_game
from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadOption

NOBODY: Final = ""  # against whom a bot plays alone


class Terms(NamedTuple):
    """What all deals of a ladder have in common. `seconds` and `scale` are those of `make_bot`."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    seconds: float | None
    scale: float


class Pairing(NamedTuple):
    """One bot in a game of others, or alone."""

    bot: str
    against: str


class Played(NamedTuple):
    """What a deal has brought the bot: its mean share of the victory over all seats, alone its points. `failed` are
    the bots that broke down."""

    pairing: Pairing
    deal: int
    value: float
    failed: list[str]


def play_deal(terms: Terms, pairing: Pairing, deal: int) -> Played:
    """The bot takes every seat in turn, on the same deal; all others are of the other kind."""
    game = find_game(terms.game)
    options = game.read(terms.seats, terms.options)
    value, failed = 0.0, list[str]()
    for place in range(terms.seats):
        names = [pairing.bot if seat == place else pairing.against for seat in range(terms.seats)]
        number = terms.seed + deal
        # The bots' streams are other ones than the dice'.
        bots = [made(terms, name, number * 1000 + 500 + seat) for seat, name in enumerate(names)]
        chance = Seeded(number)
        position = game.deal(terms.seats, options, chance)
        try:
            tally = Tally(position, int(contest(position, bots, chance)))
            value += tally.shares[place] if terms.seats > 1 else tally.scores[place]
        except BotFailed as error:
            # Who breaks down has lost: the others share the victory.
            failed.append(names[error.seat])
            value += 0.0 if error.seat == place else 1 / (terms.seats - 1)
    return Played(pairing, deal, round(value / terms.seats, 6), failed)


def made(terms: Terms, name: str, seed: int) -> Bot:
    """It counts its own time of the processor: on a busy machine it plays no worse."""
    level, factor = part(name)
    return make_bot(level, terms.game, seed, terms.seconds, scale=terms.scale * factor, clock=PROCESSOR)


def budget(terms: Terms, name: str) -> dict[str, Any] | None:
    """What a bot thinks with; None for those that have no budget."""
    level, factor = part(name)
    mind = find_game(terms.game).mind()
    base = level.partition(":")[0]
    if mind is None or base not in LEVELS:
        return None
    return strength_of(mind, base, terms.seconds, terms.scale * factor)._asdict()


def part(name: str) -> tuple[str, float]:
    """`master@0.1` is the master with a tenth of the thinking."""
    level, at, factor = name.partition("@")
    if not at:
        return level, 1.0
    try:
        scale = scale_of(float(factor))
    except ValueError:
        raise BadOption(f"--levels {name!r}: after @ stands a part of the thinking, such as {level}@0.1") from None
    return level, scale
