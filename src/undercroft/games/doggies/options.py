"""The options of Doggies."""

from __future__ import annotations

from typing import Literal

from undercroft.kernel.errors import BadOption
from undercroft.kernel.options import Options


class DoggiesOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The advice for experienced dogs, and how dogs are assigned."""

    dogs: Literal["dealt", "chosen"] = "dealt"
    """Dogs are dealt at random, or chosen in seat order."""
    start: Literal["usual", "cross", "tee"] = "usual"
    """The side of the start room: usual (three exits for two, four for more), four exits, or three exits."""
    potions: bool = True
    """Play with potions; without them potion rooms stay and give nothing."""

    def check(self, seats: int) -> None:
        if self.start == "cross" and seats == 2:
            raise BadOption("option 'start' = 'cross': the side with four exits is not for two players")

    def is_tee(self, seats: int) -> bool:
        """Returns whether the start room shows its side with three exits."""
        return self.start == "tee" or (self.start == "usual" and seats == 2)
