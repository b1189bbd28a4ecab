"""The phases of a turn, for the rules that ask which one it is."""

from __future__ import annotations

from typing import Final

IN_SETUP: Final = 0
IN_RECOVERY: Final = 1
IN_VILLAINY: Final = 2
IN_LOCATION: Final = 3
IN_HEROICS: Final = 4
IN_LAST: Final = 5
PHASES: Final = ("setup", "recovery", "villainy", "location", "heroic", "last")
