"""Laws as tests of pytest."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

from undercroft.conformance import DoesNotApply, Law, Table, laws_of


def trials_of(module: ModuleType) -> dict[str, Callable[[Table], None]]:
    """A test for each law of a file."""
    return {f"test_{name}": _test(name, law) for name, law in laws_of(module).items()}


def _test(name: str, law: Law) -> Callable[[Table], None]:
    def test(table: Table) -> None:
        try:
            law(table)
        except DoesNotApply as why:
            pytest.skip(str(why))

    test.__name__ = f"test_{name}"
    test.__doc__ = law.__doc__
    return test
