"""What each feature of a race adds to what speaks for leaving, by number of seats.

Written by scripts/train_doggies_race.py --choices 3000: so many at tables of two, three and four dogs.
"""

from __future__ import annotations

from typing import Final

# always, cards laid, round 2, round 3, lead in the last, own, theirs, theirs left, own left
WEIGHTS: Final[dict[int, list[float]]] = {
    2: [-5.21782, 0.14472, -0.20651, 0.35342, 0.31016, 0.00922, 0.00584, -0.00754, -0.00643],
    3: [-5.38592, 0.04203, -0.29510, 0.40492, 0.08264, 0.01100, 0.00577, -0.00498, -0.00663],
    4: [-5.17262, 0.04450, -0.03479, 0.34989, 0.27145, 0.01147, 0.00477, -0.00156, -0.00840],
}
