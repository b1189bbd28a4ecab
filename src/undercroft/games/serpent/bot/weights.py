"""What the figures of a standing weigh. Made by scripts/train_serpent.py, on the commit before this form of
it; that the script gives them again was not tried. No game was measured with these weights.

1 seats: 1000 games, 4821 standings; loss on 534 standings kept apart 0.092, knowing nothing 0.693.
2 seats: 1000 games, 5994 standings; loss on 644 standings kept apart 0.586, knowing nothing 0.693.
3 seats: 1000 games, 8724 standings; loss on 952 standings kept apart 0.900, knowing nothing 1.051.
4 seats: 1000 games, 10948 standings; loss on 1202 standings kept apart 1.068, knowing nothing 1.316.
"""

from __future__ import annotations

from typing import Final

ALONE: Final[list[float]] = [
    0.688,  # first quest
    1.672,  # second quest
    0.467,  # third quest
    0.364,  # level
    0.954,  # health
    0.668,  # little health
    -0.085,  # glory
    0.000,  # peril
    0.633,  # quest at hand
    0.363,  # quest after it
    0.503,  # last quest at hand
    0.314,  # carried
    0.370,  # cards prepared
    0.368,  # minions
    -0.386,  # curses
    0.000,  # lair
    -0.960,  # fallen
    0.000,  # turns to wait
    -1.362,  # rounds
    2.774,  # always
]
AMONG_2: Final[list[float]] = [
    0.960,  # first quest
    1.404,  # second quest
    0.000,  # third quest
    0.182,  # level
    0.302,  # health
    -1.081,  # little health
    0.193,  # glory
    -0.129,  # peril
    0.107,  # quest at hand
    0.106,  # quest after it
    0.516,  # last quest at hand
    0.973,  # carried
    0.215,  # cards prepared
    -0.103,  # minions
    0.307,  # curses
    -0.083,  # lair
    -0.175,  # fallen
    -0.193,  # turns to wait
]
AMONG_3: Final[list[float]] = [
    0.866,  # first quest
    1.659,  # second quest
    0.000,  # third quest
    0.403,  # level
    0.052,  # health
    -1.026,  # little health
    0.250,  # glory
    -0.064,  # peril
    0.244,  # quest at hand
    0.117,  # quest after it
    0.643,  # last quest at hand
    1.072,  # carried
    0.434,  # cards prepared
    0.033,  # minions
    -0.023,  # curses
    0.103,  # lair
    -0.034,  # fallen
    -0.360,  # turns to wait
]
AMONG_4: Final[list[float]] = [
    0.750,  # first quest
    1.484,  # second quest
    0.000,  # third quest
    0.484,  # level
    0.207,  # health
    -1.325,  # little health
    0.256,  # glory
    -0.052,  # peril
    0.275,  # quest at hand
    -0.046,  # quest after it
    0.324,  # last quest at hand
    1.090,  # carried
    0.293,  # cards prepared
    0.129,  # minions
    0.040,  # curses
    -0.067,  # lair
    -0.141,  # fallen
    -0.281,  # turns to wait
]
AMONG: Final = {2: AMONG_2, 3: AMONG_3, 4: AMONG_4}
