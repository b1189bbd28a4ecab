"""Checks some decisions of each game at three sizes, as `make screens` does with whole games."""

from __future__ import annotations

import pytest

from tests.browser.person import Open
from tests.browser.screens import Screens

SIZES = ((360, 640), (844, 390), (1280, 800))


@pytest.mark.parametrize("game", ["chest", "raiders", "doggies", "serpent"])
def test_everything_is_legible_and_in_reach(open_page: Open, game: str) -> None:
    page = open_page("about:blank", lang="ru")
    screens = Screens(page, game, SIZES)
    page.goto("/")
    screens.play(3)
    assert not screens.found, "\n".join(f"{kind}: {problem}" for kind, problem in screens.found.items())
