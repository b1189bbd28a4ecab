"""The conformance harness: laws that hold for every game, ours or anybody's. `undercroft check` runs them.

A law is a function of a table, a game with a number of seats and options, that asserts what it promises. The laws of a
file under `laws/` are its functions with that one argument; what does not apply to a game says so by `DoesNotApply`.
"""

from __future__ import annotations

from undercroft.conformance.applying import DoesNotApply
from undercroft.conformance.laws import Law, every_law, laws_of
from undercroft.conformance.tables import Table, tables

__all__ = ["DoesNotApply", "Law", "Table", "every_law", "laws_of", "tables"]
