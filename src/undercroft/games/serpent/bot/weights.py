"""What the figures of a standing weigh. Made by scripts/train_serpent.py; do not edit.

1 seats: 4000 games, 19657 standings; loss on 2244 standings kept apart 0.237, knowing nothing 0.693.
2 seats: 4000 games, 23049 standings; loss on 2492 standings kept apart 0.584, knowing nothing 0.693.
3 seats: 4000 games, 33157 standings; loss on 3783 standings kept apart 0.871, knowing nothing 1.058.
4 seats: 4000 games, 42280 standings; loss on 4599 standings kept apart 1.095, knowing nothing 1.314.
"""

from __future__ import annotations

from typing import Final

ALONE: Final[list[float]] = [
    0.907,  # first quest
    1.292,  # second quest
    1.374,  # third quest
    0.539,  # level
    0.668,  # health
    0.892,  # some health lost
    0.152,  # little health
    0.036,  # very little health
    -0.120,  # glory
    0.000,  # peril
    -0.432,  # turns to a quest
    -0.310,  # turns to the next
    1.401,  # quest at hand
    0.415,  # last quest near
    0.271,  # last quest at hand
    0.916,  # carried
    0.326,  # steps of quests
    0.515,  # wounds of the hunted
    -0.686,  # speed
    0.000,  # saved action
    0.427,  # cards prepared
    0.406,  # minions
    -0.132,  # curses
    0.000,  # lair
    0.000,  # peril of the weak
    0.143,  # fallen
    0.000,  # turns to wait
    0.000,  # distraction
    0.410,  # battle-trance
    0.677,  # delvers-sense
    -0.203,  # ward-of-scales
    -0.042,  # rejuvenation
    -0.337,  # belt-pouch
    -0.167,  # plate-of-gwildor
    0.072,  # hooded-helm
    0.374,  # blade-of-ilbor
    -0.225,  # rod-of-seven-skins
    0.352,  # ouroboros-ring
    0.314,  # runaways-boots
    -1.387,  # rounds
    3.677,  # always
]
AMONG_2: Final[list[float]] = [
    0.651,  # first quest
    1.043,  # second quest
    0.000,  # third quest
    0.344,  # level
    0.147,  # health
    -0.166,  # some health lost
    -0.590,  # little health
    -1.582,  # very little health
    0.153,  # glory
    -0.117,  # peril
    -0.122,  # turns to a quest
    -0.115,  # turns to the next
    0.702,  # quest at hand
    1.059,  # last quest near
    0.765,  # last quest at hand
    0.484,  # carried
    0.228,  # steps of quests
    0.405,  # wounds of the hunted
    0.727,  # speed
    -0.102,  # saved action
    0.193,  # cards prepared
    0.030,  # minions
    0.271,  # curses
    0.075,  # lair
    -0.346,  # peril of the weak
    -0.007,  # fallen
    -0.159,  # turns to wait
    0.030,  # distraction
    -0.142,  # battle-trance
    0.155,  # delvers-sense
    0.016,  # ward-of-scales
    0.114,  # rejuvenation
    0.000,  # belt-pouch
    0.139,  # plate-of-gwildor
    -0.075,  # hooded-helm
    0.052,  # blade-of-ilbor
    -0.110,  # rod-of-seven-skins
    0.175,  # ouroboros-ring
    0.097,  # runaways-boots
]
AMONG_3: Final[list[float]] = [
    1.145,  # first quest
    1.373,  # second quest
    0.000,  # third quest
    0.118,  # level
    0.155,  # health
    -0.698,  # some health lost
    -0.267,  # little health
    -1.292,  # very little health
    0.180,  # glory
    -0.095,  # peril
    -0.117,  # turns to a quest
    -0.138,  # turns to the next
    0.963,  # quest at hand
    1.481,  # last quest near
    0.328,  # last quest at hand
    0.445,  # carried
    0.285,  # steps of quests
    0.414,  # wounds of the hunted
    0.655,  # speed
    -0.085,  # saved action
    0.158,  # cards prepared
    0.035,  # minions
    0.226,  # curses
    0.070,  # lair
    -0.247,  # peril of the weak
    -0.083,  # fallen
    -0.259,  # turns to wait
    0.129,  # distraction
    -0.583,  # battle-trance
    0.081,  # delvers-sense
    0.078,  # ward-of-scales
    0.097,  # rejuvenation
    0.000,  # belt-pouch
    0.171,  # plate-of-gwildor
    -0.038,  # hooded-helm
    0.118,  # blade-of-ilbor
    -0.099,  # rod-of-seven-skins
    0.126,  # ouroboros-ring
    0.106,  # runaways-boots
]
AMONG_4: Final[list[float]] = [
    1.215,  # first quest
    1.510,  # second quest
    0.000,  # third quest
    0.076,  # level
    0.428,  # health
    -0.272,  # some health lost
    -0.547,  # little health
    -1.038,  # very little health
    0.207,  # glory
    -0.115,  # peril
    -0.116,  # turns to a quest
    -0.127,  # turns to the next
    1.070,  # quest at hand
    1.155,  # last quest near
    0.704,  # last quest at hand
    0.522,  # carried
    0.327,  # steps of quests
    0.617,  # wounds of the hunted
    1.127,  # speed
    -0.080,  # saved action
    0.285,  # cards prepared
    0.058,  # minions
    0.251,  # curses
    -0.018,  # lair
    -0.167,  # peril of the weak
    -0.060,  # fallen
    -0.263,  # turns to wait
    0.120,  # distraction
    0.232,  # battle-trance
    -0.067,  # delvers-sense
    0.078,  # ward-of-scales
    0.092,  # rejuvenation
    0.000,  # belt-pouch
    0.135,  # plate-of-gwildor
    0.017,  # hooded-helm
    0.082,  # blade-of-ilbor
    -0.164,  # rod-of-seven-skins
    0.174,  # ouroboros-ring
    0.039,  # runaways-boots
]
AMONG: Final = {2: AMONG_2, 3: AMONG_3, 4: AMONG_4}
