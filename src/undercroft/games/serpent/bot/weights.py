"""What the figures of a standing weigh. Made by scripts/train_serpent.py; do not edit.

1 seats: 1500 games, 7254 standings; loss on 815 standings kept apart 0.152, knowing nothing 0.693.
2 seats: 1500 games, 9020 standings; loss on 966 standings kept apart 0.596, knowing nothing 0.693.
3 seats: 1500 games, 13143 standings; loss on 1440 standings kept apart 0.893, knowing nothing 1.054.
4 seats: 1500 games, 16377 standings; loss on 1807 standings kept apart 1.094, knowing nothing 1.320.
"""

from __future__ import annotations

from typing import Final

ALONE: Final[list[float]] = [
    0.545,  # first quest
    1.440,  # second quest
    0.492,  # third quest
    0.417,  # level
    0.870,  # health
    0.314,  # little health
    -0.174,  # glory
    0.000,  # peril
    0.793,  # quest at hand
    0.234,  # quest after it
    0.403,  # last quest at hand
    0.554,  # carried
    0.404,  # cards prepared
    0.388,  # minions
    -0.260,  # curses
    0.000,  # lair
    -0.003,  # hand
    -0.886,  # fallen
    0.000,  # turns to wait
    -1.310,  # rounds
    3.002,  # always
]
AMONG_2: Final[list[float]] = [
    0.904,  # first quest
    1.348,  # second quest
    0.000,  # third quest
    0.189,  # level
    0.256,  # health
    -1.241,  # little health
    0.209,  # glory
    -0.112,  # peril
    0.161,  # quest at hand
    0.047,  # quest after it
    0.334,  # last quest at hand
    0.984,  # carried
    0.224,  # cards prepared
    -0.117,  # minions
    -0.049,  # curses
    -0.074,  # lair
    -0.646,  # hand
    -0.136,  # fallen
    -0.175,  # turns to wait
]
AMONG_3: Final[list[float]] = [
    0.958,  # first quest
    1.650,  # second quest
    0.000,  # third quest
    0.299,  # level
    0.086,  # health
    -1.117,  # little health
    0.255,  # glory
    -0.090,  # peril
    0.235,  # quest at hand
    0.065,  # quest after it
    0.527,  # last quest at hand
    0.983,  # carried
    0.431,  # cards prepared
    0.196,  # minions
    0.063,  # curses
    0.065,  # lair
    0.164,  # hand
    -0.088,  # fallen
    -0.337,  # turns to wait
]
AMONG_4: Final[list[float]] = [
    0.843,  # first quest
    1.512,  # second quest
    0.000,  # third quest
    0.406,  # level
    0.242,  # health
    -1.269,  # little health
    0.271,  # glory
    -0.085,  # peril
    0.259,  # quest at hand
    0.012,  # quest after it
    0.327,  # last quest at hand
    1.058,  # carried
    0.309,  # cards prepared
    0.054,  # minions
    -0.047,  # curses
    -0.026,  # lair
    -0.076,  # hand
    -0.091,  # fallen
    -0.267,  # turns to wait
]
AMONG: Final = {2: AMONG_2, 3: AMONG_3, 4: AMONG_4}
