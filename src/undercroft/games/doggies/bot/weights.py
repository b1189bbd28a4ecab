"""What each feature of a dog adds to the logarithm of its odds, by number of seats and round that begins.

Written by scripts/train_doggies.py --games 12000: so many games each of two, three and four dogs.
The mean logarithm of the winner's chance, in these games:
2 seats, round 2: -0.542.
2 seats, round 3: -0.430.
3 seats, round 2: -0.807.
3 seats, round 3: -0.605.
4 seats, round 2: -1.010.
4 seats, round 3: -0.759.
"""

from __future__ import annotations

from typing import Final

# coins, symbols, lent, defence, keys, chests, paws, potions, lead, first, prey, bonk, ruta, sharik, pluto, robin
WEIGHTS: Final[dict[tuple[int, int], list[float]]] = {
    (2, 2): [
        0.356, 0.035, -0.127, 0.104, 0.550, 0.367, 0.127, 0.087, 0.343, 0.014, 0.067, 0.206, -0.409, -0.383, -0.424,
        -0.491,
    ],
    (2, 3): [
        0.456, 0.001, -0.015, 0.086, 0.369, 0.257, 0.042, 0.041, 0.494, 0.001, 0.059, 0.069, -0.273, -0.287, -0.238,
        -0.286,
    ],
    (3, 2): [
        0.391, 0.064, -0.208, 0.201, 0.550, 0.342, 0.057, 0.121, 0.348, -0.052, 0.076, 0.357, -0.561, -0.506, -0.553,
        -0.688,
    ],
    (3, 3): [
        0.522, 0.038, -0.092, 0.092, 0.409, 0.278, 0.003, 0.074, 0.522, 0.022, 0.061, 0.207, -0.398, -0.356, -0.387,
        -0.427,
    ],
    (4, 2): [
        0.364, 0.084, -0.130, 0.257, 0.514, 0.318, 0.052, 0.092, 0.347, -0.034, 0.070, 0.364, -0.642, -0.631, -0.598,
        -0.704,
    ],
    (4, 3): [
        0.479, 0.061, -0.083, 0.153, 0.374, 0.284, 0.024, 0.071, 0.509, 0.007, 0.060, 0.150, -0.422, -0.431, -0.396,
        -0.412,
    ],
}  # fmt: skip
