"""How far figures are counted."""

from __future__ import annotations

from typing import Final

# The rules know no maximum of points and the like; a save does, and what would go beyond it is not counted.
LEAST: Final = -99
MOST: Final = 9999
