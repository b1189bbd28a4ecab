"""The conformance harness: laws that every game obeys, ours or another package's. `undercroft check` runs them.

A law is a function of a setup (a game with a number of seats and options) that asserts a promise. Every function
with that one argument in a file under `laws/` is a law. A law that does not apply to a game raises `DoesNotApply`.
"""

from __future__ import annotations

from undercroft.conformance.laws import Law, every_law, laws_of
from undercroft.conformance.setups import DoesNotApply, GameSetup, setups

__all__ = ["DoesNotApply", "GameSetup", "Law", "every_law", "laws_of", "setups"]
