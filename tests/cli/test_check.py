"""`undercroft check`: a game that never ends, one fault in several laws, a file that is no Python."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.stranger.undercroft_toy import GAME as TOY
from tests.terminal.keyboard import Keyboard
from undercroft.conformance.checking import check_laws


def test_a_game_that_never_ends_stops_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "longest", 3)
    results = list(check_laws(TOY))
    assert len(results) == 1
    assert results[0].never_ends
    assert "3 decisions" in (results[0].fault or "")


def test_a_fault_is_shown_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(setup: object) -> None:
        raise AssertionError("one fault")

    monkeypatch.setattr("undercroft.conformance.checking.every_law", lambda: {"first": fail, "second": fail})
    first, second = check_laws(TOY)
    assert (first.fault, first.same_as) == ("one fault", None)
    assert second.same_as == "first"


def test_a_file_that_is_no_python_is_named_with_its_line(
    keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_game.py").write_text("GAME = (\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    keyboard.type("check broken_game")
    assert keyboard.code == 1
    assert "broken_game.py, line 1" in keyboard.errors
    assert "Traceback" not in keyboard.errors
