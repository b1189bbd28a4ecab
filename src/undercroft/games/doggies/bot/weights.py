"""What each feature of a dog adds to the logarithm of its odds, by number of seats and round that begins.

Written by scripts/train_doggies.py --games 12000: so many games each of two, three and four dogs.
The mean logarithm of the winner's chance, in these games:
2 seats, round 2: -0.556.
2 seats, round 3: -0.445.
3 seats, round 2: -0.890.
3 seats, round 3: -0.700.
4 seats, round 2: -1.086.
4 seats, round 3: -0.837.
"""

from __future__ import annotations

from typing import Final

# coins, symbols, lent, defence, keys, chests, paws, potions, lead, first, prey, bonk, ruta, sharik, pluto, robin
WEIGHTS: Final[dict[tuple[int, int], list[float]]] = {
    (2, 2): [
        0.392, 0.051, -0.097, 0.105, 0.388, 0.293, 0.154, 0.007, 0.381, -0.042, 0.043, 0.078, -0.474, -0.360, -0.425,
        -0.430,
    ],
    (2, 3): [
        0.508, 0.048, -0.143, 0.076, 0.312, 0.234, 0.040, 0.039, 0.546, 0.028, 0.040, -0.013, -0.403, -0.267, -0.345,
        -0.338,
    ],
    (3, 2): [
        0.421, 0.071, -0.202, 0.092, 0.412, 0.229, -0.021, 0.075, 0.390, -0.027, 0.043, 0.170, -0.370, -0.309, -0.480,
        -0.352,
    ],
    (3, 3): [
        0.541, 0.060, -0.106, 0.071, 0.265, 0.149, 0.018, 0.040, 0.581, -0.036, 0.035, 0.067, -0.291, -0.250, -0.386,
        -0.250,
    ],
    (4, 2): [
        0.431, 0.116, -0.169, 0.186, 0.389, 0.290, 0.082, 0.055, 0.410, -0.040, 0.038, 0.270, -0.393, -0.456, -0.512,
        -0.504,
    ],
    (4, 3): [
        0.560, 0.099, -0.078, 0.106, 0.245, 0.201, 0.049, 0.011, 0.609, -0.025, 0.028, 0.102, -0.300, -0.310, -0.414,
        -0.369,
    ],
}  # fmt: skip
