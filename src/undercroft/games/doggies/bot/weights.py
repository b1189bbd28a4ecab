"""What each feature of a dog adds to the logarithm of its odds, by number of seats and round that begins.

Written by scripts/train_doggies.py --games 12000: so many games each of two, three and four dogs.
The mean logarithm of the winner's chance, in these games:
2 seats, round 2: -0.543.
2 seats, round 3: -0.428.
3 seats, round 2: -0.883.
3 seats, round 3: -0.699.
4 seats, round 2: -1.109.
4 seats, round 3: -0.865.
"""

from __future__ import annotations

from typing import Final

# coins, symbols, lent, defence, keys, chests, paws, potions, lead, first, prey, bonk, ruta, sharik, pluto, robin
WEIGHTS: Final[dict[tuple[int, int], list[float]]] = {
    (2, 2): [
        0.413, 0.022, -0.080, 0.059, 0.402, 0.266, 0.093, 0.069, 0.408, -0.004, 0.045, -0.065, -0.497, -0.390, -0.497,
        -0.524,
    ],
    (2, 3): [
        0.543, 0.034, -0.073, 0.055, 0.359, 0.212, 0.048, 0.069, 0.559, -0.012, 0.038, -0.069, -0.306, -0.212, -0.402,
        -0.361,
    ],
    (3, 2): [
        0.425, 0.032, -0.153, 0.113, 0.334, 0.312, 0.037, 0.095, 0.422, -0.036, 0.051, -0.049, -0.505, -0.416, -0.452,
        -0.438,
    ],
    (3, 3): [
        0.558, 0.015, -0.074, 0.058, 0.200, 0.210, 0.031, 0.075, 0.619, -0.051, 0.043, -0.047, -0.385, -0.245, -0.370,
        -0.321,
    ],
    (4, 2): [
        0.439, 0.147, -0.157, 0.113, 0.351, 0.245, 0.094, 0.041, 0.396, -0.085, 0.037, 0.002, -0.499, -0.510, -0.618,
        -0.526,
    ],
    (4, 3): [
        0.564, 0.099, -0.097, 0.104, 0.186, 0.149, 0.095, 0.039, 0.600, -0.051, 0.029, 0.028, -0.365, -0.291, -0.451,
        -0.339,
    ],
}  # fmt: skip
