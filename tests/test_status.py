"""The status page tells the truth about the grades of our cards."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from undercroft.games import OURS, find_game

PAGE = Path(__file__).parent.parent / "docs" / "status.md"


def grades(data: Any) -> Counter[str]:
    """The grades that stand anywhere in a cards file."""
    if isinstance(data, list):
        return sum(map(grades, data), Counter())
    if isinstance(data, dict):
        own = Counter([data["grade"]] if isinstance(data.get("grade"), str) else [])
        return own + sum(map(grades, data.values()), Counter())
    return Counter()


def test_the_grades_are_counted() -> None:
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    told = {name: dict(zip("ABCR", map(int, counts), strict=True)) for name, *counts in rows}
    counted = {name: grades(tomllib.loads((find_game(name).folder / "cards.toml").read_text("utf-8"))) for name in OURS}
    assert told == {name: {grade: counted[name][grade] for grade in "ABCR"} for name in OURS}
