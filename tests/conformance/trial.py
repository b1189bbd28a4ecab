"""Laws as pytest tests."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

from undercroft.conformance import DoesNotApply, GameSetup, Law, laws_of


def trials_of(module: ModuleType) -> dict[str, Callable[[GameSetup], None]]:
    """A test for each law of a file."""
    return {f"test_{name}": _test(name, law) for name, law in laws_of(module).items()}


def _test(name: str, law: Law) -> Callable[[GameSetup], None]:
    def test(setup: GameSetup) -> None:
        try:
            law(setup)
        except DoesNotApply as why:
            pytest.skip(str(why))

    test.__name__ = f"test_{name}"
    test.__doc__ = law.__doc__
    return test
