"""What each feature of a dog adds to the logarithm of its odds, by number of seats and round that begins.

Written by scripts/train_doggies.py --games 1500: so many games each of two, three and four dogs.
The mean logarithm of the winner's chance, in these games:
2 seats, round 2: -0.541.
2 seats, round 3: -0.443.
3 seats, round 2: -0.877.
3 seats, round 3: -0.691.
4 seats, round 2: -1.111.
4 seats, round 3: -0.839.
"""

from __future__ import annotations

from typing import Final

# coins, symbols, lent, defence, keys, chests, paws, potions, lead, first, prey, bonk, ruta, sharik, pluto, robin
WEIGHTS: Final[dict[tuple[int, int], list[float]]] = {
    (2, 2): [
        0.455, 0.096, 0.044, 0.037, 0.406, 0.182, 0.083, 0.107, 0.415, 0.007, 0.036, -0.199, -0.515, -0.535, -0.642,
        -0.622,
    ],
    (2, 3): [
        0.528, 0.087, 0.040, 0.017, 0.495, 0.206, 0.090, -0.029, 0.555, 0.022, 0.028, -0.201, -0.336, -0.356, -0.552,
        -0.463,
    ],
    (3, 2): [
        0.446, 0.006, -0.159, 0.057, 0.344, 0.135, 0.241, 0.192, 0.401, -0.105, 0.068, -0.003, -0.522, -0.421, -0.521,
        -0.477,
    ],
    (3, 3): [
        0.549, 0.046, -0.120, 0.071, 0.177, 0.091, 0.068, 0.109, 0.595, -0.014, 0.041, 0.068, -0.412, -0.211, -0.409,
        -0.273,
    ],
    (4, 2): [
        0.417, 0.120, -0.017, 0.208, 0.400, 0.291, -0.085, 0.061, 0.379, -0.005, 0.041, 0.063, -0.441, -0.532, -0.594,
        -0.397,
    ],
    (4, 3): [
        0.563, 0.179, -0.132, 0.096, 0.332, 0.261, -0.116, -0.040, 0.609, -0.015, 0.022, 0.060, -0.396, -0.358,
        -0.529, -0.299,
    ],
}  # fmt: skip
