"""Scripts: `make quick` tests what was changed; every script is on the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.quick import touched

ROOT = Path(__file__).parent.parent
GAMES = ("chest", "doggies", "raiders")


@pytest.mark.parametrize(
    ("files", "games"),
    [
        (["README.md", "src/undercroft/server/refusal.py", "tests/games/test_imagine.py"], []),
        (["src/undercroft/games/chest/cards.toml", "tests/games/chest/test_loot.py"], ["chest"]),
        (["docs/games/doggies.md", "tests/playthroughs/raiders-3.txt"], ["doggies", "raiders"]),
        (["src/undercroft/kernel/match.py"], list(GAMES)),
        (["src/undercroft/bots/playout.py", "docs/games/chest.md"], list(GAMES)),
    ],
)
def test_the_games_that_files_belong_to(files: list[str], games: list[str]) -> None:
    assert touched(files, GAMES) == games


def test_every_script_is_on_the_page() -> None:
    page = (ROOT / "docs/developers/tests.md").read_text("utf-8").partition("\n## Scripts\n")[2]
    assert [path.name for path in (ROOT / "scripts").glob("*.py") if f"`scripts/{path.name}`" not in page] == []
