"""What the figures of a standing weigh."""

from __future__ import annotations

from typing import Final

ALONE: Final[list[float]] = [0.0] * 21
AMONG: Final[dict[int, list[float]]] = {2: [0.0] * 19, 3: [0.0] * 19, 4: [0.0] * 19}
