"""Players that see only a view: a view in, a move out."""

from undercroft.bots.levels import LEVELS, levels_of, make_bot
from undercroft.kernel.bot import Bot

__all__ = ["LEVELS", "Bot", "levels_of", "make_bot"]
