"""Who plays in a simulation: bots of ours by name, and those of any package as `package:Class`."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from undercroft.bots import LEVELS, NAMES, make_bot
from undercroft.bots.inside import GREEDY, OUTSIDE, QUICK, RANDOM
from undercroft.bots.strangers import Maker, bot_by
from undercroft.kernel.bot import Bot
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game

INSIDE: Final = {"random": RANDOM, "greedy": GREEDY, "quick": QUICK}
LONG: Final = 3600.0  # seconds: a level that counts its tries is not cut short, so that its games can be repeated


class Nobody(Bot):
    """Stands in where a seat is played on the position itself."""

    def choose(self, view: object) -> dict[str, object]:
        raise NotImplementedError


def way_of(name: str) -> int:
    return INSIDE.get(name, OUTSIDE)


def player(name: str, game: Game, seed: int, seconds: float | None) -> Bot:
    """The bot of that name. An unknown one is refused."""
    if name in INSIDE:
        if name != "random" and game.mind() is None:
            raise UndercroftError(f"{game.name} knows nothing about playing it well: its bots play at random")
        return Nobody()
    base, colon, kind = name.partition(":")
    if colon and base not in NAMES:
        return bot_by(lambda: _maker(base, kind), name, game.name, seed)
    mind = game.mind()
    if seconds is None and mind is not None and base in LEVELS and mind.strengths()[LEVELS.index(base)].rounds:
        seconds = LONG
    return make_bot(name, game, seed, seconds)


def _maker(package: str, kind: str) -> Maker:
    made: Maker = getattr(import_module(package), kind)
    return made
