"""A game of another package: found through its entry point, run uncompiled under either build of the kernel."""

from __future__ import annotations

import sys

import undercroft as uc
from tests.conftest import STRANGER
from undercroft.bots.playout import random_playout
from undercroft.games import find_game
from undercroft.kernel.position import Position


def test_plugin_game_is_found_through_its_entry_point() -> None:
    assert uc.games()[-1] == "toy"
    assert find_game("toy").name == "toy"


def test_plugin_game_disappears_with_its_package() -> None:
    sys.path.remove(str(STRANGER))
    try:
        assert "toy" not in uc.games()
    finally:
        sys.path.append(str(STRANGER))


def test_plugin_game_stays_interpreted() -> None:
    position = uc.deal("toy", 2, 1).position
    assert sys.modules[type(position).__module__].__file__ == str(STRANGER / "undercroft_toy" / "__init__.py")
    assert isinstance(position, Position)


def test_search_plays_a_plugin_game() -> None:
    position = uc.deal("toy", 3, 1).position
    assert random_playout(position, uc.Seeded(1)) == 12
    assert position.waiting == 0


def test_plugin_game_may_bring_its_own_chance() -> None:
    class Loaded(uc.Chance):
        """Always the highest number."""

        def below(self, n: int) -> int:
            return n - 1

    match = uc.deal("toy", 1, 1)
    match.play(0, "stake 2")
    match.play(0, "guess high", chance=Loaded())
    assert match.steps[-1].chance == ("six",)
    assert match.view(0)["table"]["coins"] == [2]
