"""How much of every game the laws look at; with `UNDERCROFT_LAWS=brief` less, for tests that run many times a day."""

from __future__ import annotations

import os
from typing import Final, NamedTuple

import undercroft as uc


class Measure(NamedTuple):
    every_step: int  # of a random match with default options are looked at without gaps
    some_steps: int  # with other options
    tail: float  # how soon the steps after these thin out
    kinds: int  # of courses at a table with default options
    seeds: int  # courses of each kind there
    less: int  # kinds of courses at a table with other options
    moments: int  # of a course that laws look at
    fewer: int  # with other options
    seats: int  # one of so many tables with default options is tried by a law; the next law tries others
    one_of: int  # and of those with other options
    positions: int  # of whole random games that are saved, loaded and imagined, at least


WHOLE: Final = Measure(120, 30, 1.0, 3, 2, 3, 9, 5, 1, 1, 2000)
BRIEF: Final = Measure(35, 12, 1.5, 3, 1, 1, 5, 3, 1, 1, 400)
# Plain Python is slower by far, and the rules are the same. A sample is enough where all laws hold for the compiled
# build of the same sources.
PURE: Final = Measure(20, 10, 2.0, 3, 1, 1, 3, 2, 2, 12, 60)
SAMPLE: Final = Measure(12, 6, 2.0, 1, 1, 1, 2, 2, 3, 12, 40)

IS_BRIEF: Final = os.environ.get("UNDERCROFT_LAWS") == "brief"
MEASURE: Final = (BRIEF if IS_BRIEF else WHOLE) if uc.compiled else SAMPLE if IS_BRIEF else PURE
