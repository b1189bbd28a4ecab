"""Players that see only a view: a view in, a move out. Advice for people comes from the same thinking."""

from undercroft.bots.advice import Advice, Weighed, advise, can_advise
from undercroft.bots.levels import LEVELS, NAMES, YARDSTICKS, bots_of, levels_of, make_bot, thinking_time, yardstick_of
from undercroft.bots.player import TEMPERAMENTS
from undercroft.kernel.mind import Bot

__all__ = [
    "LEVELS",
    "NAMES",
    "TEMPERAMENTS",
    "YARDSTICKS",
    "Advice",
    "Bot",
    "Weighed",
    "advise",
    "bots_of",
    "can_advise",
    "levels_of",
    "make_bot",
    "thinking_time",
    "yardstick_of",
]
