"""Players that see only a view: a view in, a move out."""

from undercroft.bots.levels import LEVELS, NAMES, YARDSTICKS, bots_of, levels_of, make_bot, yardstick_of
from undercroft.kernel.bot import Bot

__all__ = ["LEVELS", "NAMES", "YARDSTICKS", "Bot", "bots_of", "levels_of", "make_bot", "yardstick_of"]
