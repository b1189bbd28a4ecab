"""The toy game with a mind of its own; bots of another package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.toy_mind import ToyMind
from tests.conftest import stranger_installed
from tests.terminal.conftest import data_home, keyboard
from undercroft.games import find_game

__all__ = ["data_home", "keyboard"]
STRANGERS = Path(__file__).parent / "stranger"


@pytest.fixture
def toy_mind(monkeypatch: pytest.MonkeyPatch) -> Iterator[ToyMind]:
    """The toy game is installed, and knows how to play well."""
    mind = ToyMind()
    with stranger_installed():
        monkeypatch.setattr(type(find_game("toy")), "mind", lambda self: mind)
        yield mind


@pytest.fixture
def strangers_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with bots is installed."""
    monkeypatch.syspath_prepend(STRANGERS)
