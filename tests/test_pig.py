"""The example of docs/designers/first-game.md: a game of another package, from nothing to conforming."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import undercroft as uc
from tests.terminal.keyboard import Keyboard
from undercroft.bots import levels_of, make_bot
from undercroft.games import _registered

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "examples" / "pig"


@pytest.fixture(autouse=True)
def _pig(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setitem(_registered, "pig", import_module("undercroft_pig").GAME)
    yield
    sys.modules.pop("undercroft_pig", None)


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Keyboard:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Keyboard(monkeypatch, capsys)


def test_the_example_keeps_all_laws(keyboard: Keyboard) -> None:
    told = keyboard.type("check undercroft_pig --lang en")
    assert keyboard.code == 0, told
    assert "pig keeps all laws" in told


def test_a_broken_law_is_named(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("undercroft_pig").PigPosition, "copy", lambda position: position)
    data = json.loads(
        keyboard.type("check pig --law copies_are_equal_and_independent --law notation_reads_back --json")
    )
    assert keyboard.code == 1 and not data["conforms"]
    twins, notation = data["laws"]
    assert twins["fault"] and "pig-2" in twins["where"]
    assert notation["law"] == "notation_reads_back"


@pytest.mark.parametrize(
    ("package", "why"),
    [
        ("undercroft_cow", "there is neither a game nor a package 'undercroft_cow'"),
        ("json", "json offers no game"),
        ("undercroft_pig:DIE", "is no undercroft.kernel.game.Game"),
        ("pig --law gravity", "there is no law 'gravity'"),
    ],
)
def test_what_cannot_be_checked_is_refused(keyboard: Keyboard, package: str, why: str) -> None:
    keyboard.type(f"check {package}")
    assert keyboard.code == 1 and why in keyboard.errors


def test_pig_is_played_in_the_terminal(keyboard: Keyboard) -> None:
    screen = keyboard.type("play pig --lang en --human none --bots greedy --seed 3 --plain")
    assert keyboard.code == 0
    assert "Pig" in screen and "rolls" in screen
    assert not re.search(r"pig-[a-z]", screen)


def test_pig_has_bots_of_five_levels() -> None:
    assert len(levels_of("pig")) == 5
    match = uc.deal("pig", seats=2, seed=1, goal=30)
    bots = [make_bot(level, "pig", 1, scale=0.2) for level in ("novice", "master")]
    while match.turn:
        match.play(match.turn[0], bots[match.turn[0]].choose(match.view(match.turn[0]))["text"])
    assert match.result is not None and max(match.result.scores) >= 30


def test_pig_page_shows_the_code_of_the_package() -> None:
    """Every piece of Python and of texts on the page stands in the package, line by line."""
    page = (ROOT / "docs" / "designers" / "first-game.md").read_text("utf-8")
    package = FOLDER / "undercroft_pig"
    written = {
        "python": (package / "__init__.py").read_text("utf-8"),
        "ftl": (package / "en.ftl").read_text("utf-8"),
        "toml": (FOLDER / "pyproject.toml").read_text("utf-8"),
    }
    pieces = re.findall(r"```(python|ftl|toml)\n(.*?)```", page, re.DOTALL)
    assert {kind for kind, _ in pieces} == set(written)
    for kind, piece in pieces:
        lines = {line.strip() for line in written[kind].splitlines()}
        for line in piece.splitlines():
            assert line.strip() in lines or line.strip() == "…", f"not in the package: {line}"
    shown = {line.strip() for kind, piece in pieces if kind == "python" for line in piece.splitlines()}
    missing = [line for line in written["python"].splitlines() if line.strip() and line.strip() not in shown]
    assert missing == [], "a reader who copies the page has not the whole game"
