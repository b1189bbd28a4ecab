"""Figures of strength come from bench/results; `python scripts/ladder_page.py` writes ladder.md there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from scripts import ladder_page
from scripts.ladder_page import FIGURES, PAGE, RESULTS, books, charts, figures, nice
from undercroft.bots.levels import LEVELS, measured_strength
from undercroft.lab.ladder.book import readable


def book(seats: int = 2) -> dict[str, Any]:
    figures = {"value": 120.0, "low": 90.0, "high": 150.0}
    none = {"value": 0.0, "low": 0.0, "high": 0.0}
    match = {"deals": 100, "games": 200, "value": 0.7, "low": 0.6, "high": 0.8, "even": 0.5}
    return {
        "game": "chest",
        "rules": 2,
        "build": "compiled",
        "clock": "processor",
        "seats": seats,
        "seconds": None,
        "scale": 0.1,
        "date": "2026-11-16",
        "machine": {"cores": 2, "processor": "x86_64", "python": "3.11.7"},
        "bots": {"novice": {"rounds": 4, "seconds": 0.1, "slack": 0.1}, "greedy": None},
        "failed": {"timid": 2},
        "standings": {
            "greedy": none,
            "master": figures,
            "squire": {name: value / 2 for name, value in figures.items()},
            "novice": figures,
        },
        "matches": [
            {"bot": "master", "against": "greedy", "beats": True, **match},
            {"bot": "squire", "against": "novice", "beats": False, **match},
        ],
        "deals": [],
    }


def test_the_page_has_the_newest_figures() -> None:
    assert PAGE.read_text("utf-8") == ladder_page.page()


def test_level_strengths_shown_are_the_newest() -> None:
    assert FIGURES.read_text("utf-8") == figures()
    for game in ("chest", "doggies", "raiders", "serpent"):
        found = measured_strength(game)
        assert found is not None and list(found.wins) == sorted(LEVELS[1:]), game
        assert all(wins > 1 / found.seats for wins in found.wins.values()), f"{game}: a level is none"
        assert set(found.ratings) == {*LEVELS, "greedy"}, game
    assert measured_strength("toy") is None


def test_every_chart_is_the_newest() -> None:
    wanted = charts()
    assert {path: path.read_text("utf-8") for path in RESULTS.glob("ladder-*.svg")} == wanted


def test_committed_ladders_name_no_machine_and_are_whole() -> None:
    for name, found in books().items():
        assert set(found["machine"]) == {"cores", "processor", "python"}, name
        assert found["standings"] and found["matches"], f"{name}: stopped before its end; run the command again"
        assert readable(found) == (ladder_page.LADDERS / f"{name}.json").read_text("utf-8")


@pytest.mark.parametrize("seats", [1, 2])
def test_a_ladder_in_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seats: int) -> None:
    monkeypatch.setattr(ladder_page, "LADDERS", tmp_path)
    monkeypatch.setattr(ladder_page, "RESULTS", tmp_path)
    assert ladder_page.page() == ladder_page.HEAD
    (tmp_path / "chest.json").write_text(json.dumps(book(seats)))
    page = ladder_page.page()
    assert ("## Chest, alone" if seats == 1 else "## Chest, 2 seats, thinking scaled by 0.1") in page
    figures = r"\+0.70 \(\+0.60 to \+0.80\)" if seats == 1 else r"70.0% \(60.0%–80.0%\)"
    assert re.search(rf"^\* squire: 60.*; against novice {figures} \*\*does not beat it\*\*$", page, re.MULTILINE)
    assert re.search(rf"^\* master: 120.*; against greedy {figures}$", page, re.MULTILINE)
    assert page.index("* novice: 120") < page.index("* squire: 60") < page.index("* greedy: 0")
    assert "timid failed in 2 games" in page


def test_other_measurements_follow_the_ladders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ladder_page, "LADDERS", tmp_path / "ladder")
    monkeypatch.setattr(ladder_page, "RESULTS", tmp_path)
    where = {"game": "raiders", "seats": 3, "date": "2026-11-16", "machine": "a machine", "build": "compiled"}
    got = {"value": 0.34, "low": 0.3, "high": 0.38, "even": 0.3333, "games": 1200}
    taste = {**where, **got, "level": "veteran", "temperament": "cautious", "budget": {"rounds": 40}}
    tastes = [taste, {**taste, "temperament": "spiteful", "high": 0.33}]
    (tmp_path / "temperaments.json").write_text(json.dumps(tastes))
    choice = {"choice": "levels, 15 rounds", "value": 0.01, "low": 0.005, "high": 0.02, "worst": 0.1}
    (tmp_path / "exploitability.json").write_text(json.dumps({**where, "instances": 60, "rows": [choice]}))
    theirs = {**where, **got, "level": "master", "seconds": 0.01, "theirs": 0.1, "simulations": 200}
    (tmp_path / "ismcts.json").write_text(json.dumps([theirs]))
    response = {**where, "level": "veteran", "won": [0.4, 0.38, 0.42], "games": 900, "lessons": 5000, "rounds": 100}
    (tmp_path / "best_response.json").write_text(json.dumps([response]))
    page = ladder_page.page()
    assert "* veteran, 3 seats: won 40.0% (38.0%–42.0%) of 900 games; even: 33.3%. 5,000 decisions" in page
    assert "* Raiders, 3 seats, even 33.3%: veteran:cautious 34.0% (30.0%–38.0%), " in page
    assert ", veteran:spiteful 34.0% (30.0%–33.0%) **different**\n" in page
    assert "levels, 15 rounds 1.0% (0.5%–2.0%)." in page
    assert "* Raiders, 3 seats, 0.01 s against 0.1 s (200 simulations): won 34.0% (30.0%–38.0%) of 1200" in page


def test_a_chart_is_a_picture() -> None:
    for seats in (1, 2):
        root = ElementTree.fromstring(ladder_page.chart(book(seats)))
        texts = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
        assert "novice" in texts and "greedy" in texts
        assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 4


@pytest.mark.parametrize(("step", "next_one"), [(0.03, 0.05), (1, 1), (1.1, 2), (30, 50), (501, 1000)])
def test_axes_have_round_numbers(step: float, next_one: float) -> None:
    assert nice(step) == pytest.approx(next_one)
