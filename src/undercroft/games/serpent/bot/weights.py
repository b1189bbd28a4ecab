"""What the figures of a standing weigh. Made by scripts/train_serpent.py; do not edit.

1 seats: 2500 games, 51178 standings; loss on 5572 standings kept apart 0.195, knowing nothing 0.693.
2 seats: 2500 games, 57043 standings; loss on 6240 standings kept apart 0.575, knowing nothing 0.693.
3 seats: 2500 games, 90961 standings; loss on 9979 standings kept apart 0.861, knowing nothing 1.055.
4 seats: 2500 games, 119587 standings; loss on 13069 standings kept apart 1.072, knowing nothing 1.324.
"""

from __future__ import annotations

from typing import Final

ALONE: Final[list[float]] = [
    -0.206,  # first quest soon
    -0.785,  # second quest soon
    2.345,  # third quest soon
    0.968,  # first quest later
    1.018,  # second quest later
    6.598,  # third quest later
    0.468,  # level
    -0.014,  # health
    -0.353,  # some health lost
    -1.115,  # little health
    -0.304,  # very little health
    0.096,  # glory
    0.000,  # peril
    0.600,  # steps of quests
    0.492,  # wounds of the hunted
    -0.482,  # speed
    0.000,  # saved action
    0.268,  # cards prepared
    0.225,  # minions
    -0.122,  # curses
    0.000,  # lair
    0.000,  # peril of the weak
    -0.026,  # fallen
    0.000,  # turns to wait
    0.000,  # distraction
    -0.082,  # battle-trance
    -0.007,  # delvers-sense
    0.201,  # ward-of-scales
    -0.021,  # rejuvenation
    -0.119,  # belt-pouch
    -0.064,  # plate-of-gwildor
    0.186,  # hooded-helm
    0.064,  # blade-of-ilbor
    -0.319,  # rod-of-seven-skins
    -0.002,  # ouroboros-ring
    0.676,  # runaways-boots
    -1.368,  # rounds
    2.838,  # always
]
AMONG_2: Final[list[float]] = [
    0.308,  # first quest soon
    0.153,  # second quest soon
    2.963,  # third quest soon
    0.234,  # first quest later
    0.913,  # second quest later
    1.473,  # third quest later
    0.097,  # level
    0.222,  # health
    -0.299,  # some health lost
    -0.385,  # little health
    -1.219,  # very little health
    0.142,  # glory
    -0.146,  # peril
    0.260,  # steps of quests
    0.374,  # wounds of the hunted
    0.508,  # speed
    -0.073,  # saved action
    0.196,  # cards prepared
    0.092,  # minions
    0.033,  # curses
    0.011,  # lair
    -0.285,  # peril of the weak
    -0.035,  # fallen
    -0.147,  # turns to wait
    0.069,  # distraction
    -0.157,  # battle-trance
    -0.017,  # delvers-sense
    0.046,  # ward-of-scales
    0.112,  # rejuvenation
    -0.105,  # belt-pouch
    0.182,  # plate-of-gwildor
    0.036,  # hooded-helm
    0.085,  # blade-of-ilbor
    -0.096,  # rod-of-seven-skins
    0.098,  # ouroboros-ring
    0.061,  # runaways-boots
]
AMONG_3: Final[list[float]] = [
    0.127,  # first quest soon
    0.061,  # second quest soon
    2.744,  # third quest soon
    0.368,  # first quest later
    1.430,  # second quest later
    1.430,  # third quest later
    0.153,  # level
    0.185,  # health
    -0.446,  # some health lost
    -0.442,  # little health
    -0.906,  # very little health
    0.142,  # glory
    -0.101,  # peril
    0.247,  # steps of quests
    0.412,  # wounds of the hunted
    0.899,  # speed
    -0.094,  # saved action
    0.175,  # cards prepared
    0.062,  # minions
    0.177,  # curses
    0.036,  # lair
    -0.247,  # peril of the weak
    -0.066,  # fallen
    -0.246,  # turns to wait
    0.070,  # distraction
    -0.185,  # battle-trance
    0.032,  # delvers-sense
    0.083,  # ward-of-scales
    0.088,  # rejuvenation
    0.011,  # belt-pouch
    0.138,  # plate-of-gwildor
    -0.014,  # hooded-helm
    0.083,  # blade-of-ilbor
    -0.113,  # rod-of-seven-skins
    0.100,  # ouroboros-ring
    0.062,  # runaways-boots
]
AMONG_4: Final[list[float]] = [
    0.172,  # first quest soon
    0.052,  # second quest soon
    3.085,  # third quest soon
    0.459,  # first quest later
    1.569,  # second quest later
    1.252,  # third quest later
    0.155,  # level
    0.233,  # health
    -0.493,  # some health lost
    -0.647,  # little health
    -0.765,  # very little health
    0.160,  # glory
    -0.120,  # peril
    0.289,  # steps of quests
    0.424,  # wounds of the hunted
    0.793,  # speed
    -0.064,  # saved action
    0.216,  # cards prepared
    0.058,  # minions
    0.147,  # curses
    0.027,  # lair
    -0.205,  # peril of the weak
    -0.069,  # fallen
    -0.277,  # turns to wait
    0.055,  # distraction
    -0.167,  # battle-trance
    0.062,  # delvers-sense
    0.103,  # ward-of-scales
    0.096,  # rejuvenation
    -0.043,  # belt-pouch
    0.162,  # plate-of-gwildor
    0.045,  # hooded-helm
    0.085,  # blade-of-ilbor
    -0.159,  # rod-of-seven-skins
    0.072,  # ouroboros-ring
    0.108,  # runaways-boots
]
AMONG: Final = {2: AMONG_2, 3: AMONG_3, 4: AMONG_4}
