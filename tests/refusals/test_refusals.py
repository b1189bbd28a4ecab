"""Every illegal move at positions of good play is refused with a true reason. `python -m tests.refusals` tries more."""

from __future__ import annotations

import pytest

from scripts.web.messages import read
from tests.refusals.sweep import CHECKERS, Sweep
from undercroft.games import find_game

OF_UNDOING = {"out", "round-over", "shared", "laid", "torch-seen"}  # reasons why a move stands
REFUSALS = 1500  # of a game: a second or two


@pytest.mark.parametrize("game", CHECKERS)
def test_illegal_moves_are_refused_with_true_reasons_and_change_nothing(game: str) -> None:
    sweep = Sweep(game, seed=1)
    sweep.run(REFUSALS)
    assert sweep.faults == []
    assert sweep.refusals >= REFUSALS


@pytest.mark.parametrize("game", CHECKERS)
def test_the_checker_knows_every_reason_that_there_is(game: str) -> None:
    texts = read(find_game(game).folder / "en.ftl")
    told = {id.removeprefix(f"{game}-why-") for id in texts if id.startswith(f"{game}-why-")}
    assert told - OF_UNDOING == set(CHECKERS[game].RULES)
