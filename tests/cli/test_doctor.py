"""`undercroft doctor` and `undercroft completion`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import undercroft as uc
from tests.terminal.keyboard import Keyboard
from undercroft import data_folder
from undercroft.terminal.commands import doctor


def test_doctor_reports_the_build_games_and_extras(keyboard: Keyboard) -> None:
    found = json.loads(keyboard.type("doctor --json"))
    assert keyboard.code == 0
    assert found["compiled"] == uc.compiled and found["games"] == list(uc.games())
    assert found["extras"]["server"] == [] and None not in found["packages"].values()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_doctor_names_the_command_that_installs_a_missing_extra(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setitem(doctor.EXTRAS, "ray", ("no_such_module",))
    screen = keyboard.type(f"doctor --lang {language}")
    assert "no_such_module" in screen and "pip install 'undercroft[ray]'" in screen
    assert "shell-doctor" not in screen


def test_completion_knows_commands_and_options(keyboard: Keyboard) -> None:
    script = keyboard.type("completion bash")
    assert keyboard.code == 0
    assert "verify" in script and "--against" in script


def test_a_user_without_a_home_can_start_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Such as a number in a container, which names its data folder itself."""
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.chdir(tmp_path)

    def none(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(data_folder, "user_data_path", none)
    assert data_folder.data_folder() == tmp_path / "undercroft"
