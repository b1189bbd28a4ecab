"""Figures of speed come from bench/results; `python scripts/figures.py` writes them into the README."""

from __future__ import annotations

import re

from bench.run import table
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
