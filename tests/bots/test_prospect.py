"""Prospects of a solo game: as it was at the end, and ranks from the lowest to the highest."""

from __future__ import annotations

import pytest

import undercroft as uc
from undercroft.bots.forecast import SoloForecast

ALONE = {"game": "chest", "seats": 1, "done": 2, "level": 2, "dungeon": {"goblin": 1}}


def finished(xp: int) -> uc.Match:
    match = uc.load({**ALONE, "xp": [xp]}, seed=1)
    while match.result is None:
        match.play(0, match.moves(0)[-1])
    return match


def test_solo_chart_ends_with_points_and_rank() -> None:
    matches = [finished(30), finished(2)]
    prospect = SoloForecast("chest", [match.position for match in matches])
    for _ in range(3):
        prospect.play_round()
    assert prospect.points() == [match.result.scores[0] for match in matches if match.result]
    high, low = (match.view(0)["table"]["rank"] for match in matches)
    assert prospect.ranks() == [low, high]
    assert prospect.rank_shares() == [[0.0, 1.0], [1.0, 0.0]]
    assert prospect.shares() == [[1.0], [1.0]]


def test_solo_chart_leaves_the_position_unchanged() -> None:
    match = uc.load({**ALONE, "xp": [12]}, seed=1)
    prospect = SoloForecast("chest", [match.position])
    for _ in range(4):
        prospect.play_round()
    assert prospect.games == 4
    assert prospect.points()[0] >= 12
    assert sum(prospect.rank_shares()[0]) == pytest.approx(1)
    assert match.turn == (0,)


@pytest.mark.usefixtures("stranger")
@pytest.mark.parametrize("mind", ["", "yes"])
def test_solo_chart_without_ranks_shows_points(mind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_MIND", mind)
    prospect = SoloForecast("toy", [uc.deal("toy", 1, seed=1).position])
    prospect.play_round()
    assert 0 <= prospect.points()[0] <= 5
    assert (prospect.ranks(), prospect.rank_shares()) == ([], [[]])
