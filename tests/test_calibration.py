"""Numbers that people are shown are true: the committed measurement, and how it is worked out."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undercroft as uc
from bench.calibration import FIRST_DEAL, RESULTS, ROOT, SOURCE, advised, chart, mind_of, page
from bench.reliability import Shown, diagram, measured

BOTS, GAMES = SOURCE / "bots", SOURCE / "games"
MOST = 0.03  # the error of shown chances; and of points, as a part of what is usual
DOGGIES = 0.04  # the committed hints of Doggies are of tries that deal all secret quests alike
ROWS: list[dict[str, Any]] = json.loads((RESULTS / "calibration.json").read_text("utf-8"))


def test_page_and_diagrams_show_what_was_measured() -> None:
    for name in {row["game"] for row in ROWS}:
        drawn = diagram([row for row in ROWS if row["game"] == name])
        assert (RESULTS / f"calibration-{name}.svg").read_text("utf-8") == drawn
    assert (RESULTS / "calibration.md").read_text("utf-8") == page(ROWS)


def test_every_game_was_measured() -> None:
    assert {row["game"] for row in ROWS} == {"chest", "raiders", "doggies", "serpent"}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['game']}-{row['measure']}")
def test_shown_numbers_are_true_on_deals_that_nothing_was_fitted_to(row: dict[str, Any]) -> None:
    assert row["chart"]["error"] <= MOST
    assert row["advice"]["error"] <= (DOGGIES if row["game"] == "doggies" else MOST)
    assert row["first deal"] >= FIRST_DEAL
    assert row["machine"] and row["date"] and row["build"] == "compiled"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['game']}-{row['measure']}")
def test_fitted_weights_say_which_script_made_them(row: dict[str, Any]) -> None:
    made = [path.read_text("utf-8") for path in (GAMES / row["game"] / "bot").glob("*weights.*")]
    made.append((BOTS / "trust.json").read_text("utf-8"))
    for script in row["fitted"]:
        assert (ROOT / script).is_file()
        assert any(script in text for text in made), script


def test_error_is_the_mean_distance_between_shown_and_came() -> None:
    found = [Shown(deal, (deal % 10) / 10, 1.0 if deal % 20 < 10 else 0.0) for deal in range(1000)]
    figures = measured(found, 1.0)
    assert figures["numbers"] == 1000
    assert figures["error"] == pytest.approx(sum(abs(number / 10 - 0.5) for number in range(10)) / 10)
    assert figures["by_chance"] < 0.05
    assert len(figures["bins"]) == 10


def test_numbers_of_one_game_share_their_luck() -> None:
    apart = [Shown(deal, 0.5, float(deal % 2)) for deal in range(400)]
    together = [Shown(deal // 4, 0.5, float(deal // 4 % 2)) for deal in range(400)]
    assert measured(together, 1.0)["by_chance"] > 1.5 * measured(apart, 1.0)["by_chance"]


def test_advice_and_chart_are_those_of_the_product() -> None:
    mind = mind_of("raiders")
    position = uc.deal("raiders", 3, 2).position
    found = advised(mind, position, 0, 4, uc.Seeded(1))
    assert found is not None and found[0] in position.moves(0) and 0 <= found[1] <= 1
    assert sum(chart(mind, position, 1)) == pytest.approx(1)
