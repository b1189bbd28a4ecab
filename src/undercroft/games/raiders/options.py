"""The options of a table of Raiders."""

from __future__ import annotations

from undercroft.kernel.options import Options


class RaidersOptions(Options, frozen=True):
    tactical: bool = False
    """Cards are played face up in turn, first by the holder of the scroll."""

    chained_balls: bool = False
    """The second card after a crystal ball may be another crystal ball."""
