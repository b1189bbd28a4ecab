"""What each feature of a dog adds to the logarithm of its odds, by round that begins.

Written by scripts/train_doggies.py --games 700: so many games each of two, three and four dogs.
The quick policy has changed since: the command gives other figures now.
Round 2: the mean logarithm of the winner's chance is -0.773.
Round 3: the mean logarithm of the winner's chance is -0.570.
"""

from __future__ import annotations

from typing import Final

# coins, symbols, lent, defence, keys, chests, paws, potions, lead, first, bonk, ruta, sharik, pluto, robin
WEIGHTS: Final[dict[int, list[float]]] = {
    2: [0.374, 0.373, -0.039, 0.258, 0.700, 0.531, 0.169, -0.123, 0.369, 0.016, 0.110, -0.577, -0.722, -0.746, -0.779],
    3: [0.504, 0.267, -0.074, 0.170, 0.436, 0.207, 0.031, -0.043, 0.519, -0.063, 0.169, -0.208, -0.251, -0.338, -0.431],
}
