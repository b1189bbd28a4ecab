"""Players that see only a view: a view in, a move out."""

from undercroft.bots.bot import Bot
from undercroft.bots.levels import LEVELS, levels_of, make_bot

__all__ = ["LEVELS", "Bot", "levels_of", "make_bot"]
