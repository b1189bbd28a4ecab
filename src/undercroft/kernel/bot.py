"""The one interface of all bots: a view in, a move out."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from undercroft.kernel.position import Data


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that sees only a view, so it cannot cheat and may run on another machine."""

    @abstractmethod
    def choose(self, view: Data) -> Data:
        """One of `view["moves"]`."""
