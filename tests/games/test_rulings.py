"""Every ruling that a test cites stands on the page of its game."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAGES = TESTS.parents[1] / "docs" / "games"
NUMBERED = {"chest": range(1, 22), "raiders": range(1, 18), "doggies": range(15)}

# `test_ruling_5_…`; "(ruling 6)", "(rulings 9 and 10)"; further numbers of the same sentence stand alone: "(7)".
CITED = re.compile(r"test_ruling_(\d+)|[Rr]ulings? (\d+)(?: and (\d+))?|\((\d+)\)(?=[^\n]*\"\"\")")


def on_the_page(game: str) -> list[int]:
    section = (PAGES / f"{game}.md").read_text("utf-8").partition("\n## Rulings\n")[2].partition("\n## ")[0]
    return [int(number) for number in re.findall(r"^(\d+)\. ", section, re.MULTILINE)]


@pytest.mark.parametrize("game", NUMBERED)
def test_rulings_are_numbered_without_gaps(game: str) -> None:
    assert on_the_page(game) == list(NUMBERED[game])


@pytest.mark.parametrize("game", NUMBERED)
def test_every_ruling_that_a_test_cites_is_on_the_page(game: str) -> None:
    written = [path.read_text("utf-8") for path in (TESTS / game).glob("*.py")]
    cited = {int(number) for text in written for found in CITED.findall(text) for number in found if number}
    assert cited <= set(on_the_page(game))
    assert cited or game == "chest", "the tests of Chest are named after sections; those of the others cite rulings"


def test_every_ruling_that_a_test_of_serpent_cites_is_a_clause() -> None:
    clauses = tomllib.loads((TESTS / "serpent" / "clauses.toml").read_text("utf-8"))["clause"]
    listed = {clause["id"].removeprefix("D") for clause in clauses}
    written = [path.read_text("utf-8") for path in (TESTS / "serpent").glob("*.py")]
    cited = {number for text in written for number in re.findall(r"\b(?:test_d|D)(\d+)(?=_|\b)", text)}
    assert cited and cited <= listed
