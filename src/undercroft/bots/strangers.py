"""Bots of other packages: made by a function, or a class, of the name of a game and a seed."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.kernel.bot import Bot
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.given import cut, shown

Maker = Callable[[str, int], object]


def bot_by(load: Callable[[], Maker], name: str, game: str, seed: int) -> Bot:
    """The bot that the function makes which `load` finds. `name` is what it is called where it cannot be made."""
    try:
        bot = load()(game, seed)
    except UndercroftError:
        raise
    except Exception as error:  # a package of somebody else can fail in any way
        why = f"{type(error).__name__}: {cut(str(error))}"
        raise UndercroftError(f"the bot {name} cannot be made: {why}") from error
    if not isinstance(bot, Bot):
        raise UndercroftError(f"the bot {name} is no undercroft.bots.Bot, but {shown(bot)}")
    return bot
