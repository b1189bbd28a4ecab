"""The weights of the figures of a standing: alone, and with two, three and four seats.

Made by scripts/train_serpent.py.

1 seats: 2500 games, 51178 standings; loss on 5572 standings kept apart 0.195, knowing nothing 0.693.
2 seats: 2500 games, 57043 standings; loss on 6240 standings kept apart 0.575, knowing nothing 0.693.
3 seats: 2500 games, 90961 standings; loss on 9979 standings kept apart 0.861, knowing nothing 1.055.
4 seats: 2500 games, 119587 standings; loss on 13069 standings kept apart 1.072, knowing nothing 1.324.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, float, float, float]]] = {
    "first quest soon": (-0.206, 0.308, 0.127, 0.172),
    "second quest soon": (-0.785, 0.153, 0.061, 0.052),
    "third quest soon": (2.345, 2.963, 2.744, 3.085),
    "first quest later": (0.968, 0.234, 0.368, 0.459),
    "second quest later": (1.018, 0.913, 1.430, 1.569),
    "third quest later": (6.598, 1.473, 1.430, 1.252),
    "level": (0.468, 0.097, 0.153, 0.155),
    "health": (-0.014, 0.222, 0.185, 0.233),
    "some health lost": (-0.353, -0.299, -0.446, -0.493),
    "little health": (-1.115, -0.385, -0.442, -0.647),
    "very little health": (-0.304, -1.219, -0.906, -0.765),
    "glory": (0.096, 0.142, 0.142, 0.160),
    "peril": (0.000, -0.146, -0.101, -0.120),
    "steps of quests": (0.600, 0.260, 0.247, 0.289),
    "wounds of the hunted": (0.492, 0.374, 0.412, 0.424),
    "speed": (-0.482, 0.508, 0.899, 0.793),
    "saved action": (0.000, -0.073, -0.094, -0.064),
    "cards prepared": (0.268, 0.196, 0.175, 0.216),
    "minions": (0.225, 0.092, 0.062, 0.058),
    "curses": (-0.122, 0.033, 0.177, 0.147),
    "lair": (0.000, 0.011, 0.036, 0.027),
    "peril of the weak": (0.000, -0.285, -0.247, -0.205),
    "fallen": (-0.026, -0.035, -0.066, -0.069),
    "turns to wait": (0.000, -0.147, -0.246, -0.277),
    "distraction": (0.000, 0.069, 0.070, 0.055),
    "battle-trance": (-0.082, -0.157, -0.185, -0.167),
    "delvers-sense": (-0.007, -0.017, 0.032, 0.062),
    "ward-of-scales": (0.201, 0.046, 0.083, 0.103),
    "rejuvenation": (-0.021, 0.112, 0.088, 0.096),
    "belt-pouch": (-0.119, -0.105, 0.011, -0.043),
    "plate-of-gwildor": (-0.064, 0.182, 0.138, 0.162),
    "hooded-helm": (0.186, 0.036, -0.014, 0.045),
    "blade-of-ilbor": (0.064, 0.085, 0.083, 0.085),
    "rod-of-seven-skins": (-0.319, -0.096, -0.113, -0.159),
    "ouroboros-ring": (-0.002, 0.098, 0.100, 0.072),
    "runaways-boots": (0.676, 0.061, 0.062, 0.108),
    "rounds": (-1.368, 0.000, 0.000, 0.000),
    "always": (2.838, 0.000, 0.000, 0.000),
}
