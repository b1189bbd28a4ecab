"""Figures of speed come from bench/results; `python scripts/figures.py` writes them into the README."""

from __future__ import annotations

import re

from bench.run import BUILDS, INFORMED, table
from scripts.figures import PAGE, RESULTS, newest, renewed

SPEED = re.compile(r"\d(?: thousand| million|k|M)? (?:random )?decisions")


def test_the_readme_has_the_newest_figures() -> None:
    text = PAGE.read_text("utf-8")
    assert "<!-- figures -->" in text
    assert renewed(text, newest()) == text


def test_the_page_of_results_has_the_newest_figures() -> None:
    assert (RESULTS / "README.md").read_text("utf-8") == table(newest())


def test_no_other_page_repeats_them() -> None:
    pages = [PAGE, *(PAGE.parent / "docs").glob("*.md")]
    assert [page.name for page in pages if SPEED.search(page.read_text("utf-8"))] == []


def test_informed_playouts_are_shown_by_seats() -> None:
    """Figures that a measurement without minds lacks are left out."""
    data = newest()
    bare = {**data, **{build: [{**row, INFORMED: {}} for row in data[build]] for build in BUILDS}}
    assert "Informed playouts" not in table(bare)
    measured = {**bare, "compiled": [{**row, INFORMED: {"1": 2345.0, "3": 2.34}} for row in data["compiled"][:1]]}
    assert "| games/s | build | alone | 3 seats |" in table(measured)
    assert f"| {data['compiled'][0]['game']} | compiled | 2,345 | 2.3 |" in table(measured)
