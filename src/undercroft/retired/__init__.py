"""Rules that are played no more, kept whole: matches of theirs can be watched, proven and gone on with.

Each archive beside this file is the program as it was when a version of some rules ended. It runs in a process of its
own, so that nothing of today can change what was seen then. docs/decisions/retired-rules.md says why.
"""

from undercroft.retired.editions import (
    Edition,
    FindCards,
    NewerRules,
    NotKept,
    current,
    edition_of,
    is_played_here,
    no_cards,
)
from undercroft.retired.past import Op, Past, renewed, result_of

__all__ = [
    "Edition",
    "FindCards",
    "NewerRules",
    "NotKept",
    "Op",
    "Past",
    "current",
    "edition_of",
    "is_played_here",
    "no_cards",
    "renewed",
    "result_of",
]
