"""The command itself: its help, its version, its exit codes."""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest

import undercroft as uc
from tests.terminal.keyboard import Keyboard
from undercroft.cli import COMMANDS, main, make_parser
from undercroft.terminal import parser
from undercroft.terminal.language import user_language

ROOT = Path(__file__).parents[2]


def test_version_names_the_build_and_the_python(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    build = "compiled" if uc.compiled else "pure Python"
    assert capsys.readouterr().out == f"undercroft {uc.__version__} ({build}), Python {platform.python_version()}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    assert f"usage: undercroft {name}" in capsys.readouterr().out


def test_help_lists_the_commands_and_the_exit_codes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    text = capsys.readouterr().out
    assert all(re.search(rf"\n    {name}\s", text) for name in COMMANDS)
    assert "exit codes:" in text


@pytest.mark.parametrize("words", [[], ["dance"], ["sim"], ["sim", "chest", "--games", "many"], ["verify"]])
def test_wrong_command_line_exits_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_help_speaks_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNDERCROFT_LANG", "ru")
    with pytest.raises(SystemExit):
        main(["sim", "--help"])
    assert "число игроков" in (said := capsys.readouterr().out) and "number of" not in said
    with pytest.raises(SystemExit):
        main(["sim"])
    assert "не хватает аргументов" in capsys.readouterr().err


def test_every_sentence_of_the_help_is_in_russian(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def note(sentence: str) -> str:
        asked.append(sentence)
        return sentence

    monkeypatch.setattr(parser, "translated", note)
    everything = make_parser("all")
    everything.format_help()
    for action in everything._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                command.format_help()
    russian = parser.sentences("ru")
    assert [sentence for sentence in asked if sentence not in russian] == []


@pytest.mark.parametrize(("line", "meant"), [("plya chest", "play"), ("sim chest --gmaes 3", "--games")])
def test_a_misspelled_word_is_answered_with_the_one_meant(
    line: str, meant: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    with pytest.raises(SystemExit) as left:
        main(line.split())
    assert left.value.code == 2
    assert f"Did you mean {meant}?" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("sim ches", "chest"),
        ("sim chest --bots gredy", "greedy"),
        ("sim raiders --option tacticl=yes", "tactical"),
        ("serve --limit sokets_per_person=3", "sockets_per_person"),
    ],
)
def test_a_misspelled_name_is_answered_with_the_one_meant(
    line: str, meant: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    assert main(line.split()) == 1
    assert capsys.readouterr().err.endswith(f". Did you mean {meant}?\n")


def test_pages_that_the_help_names_exist() -> None:
    named = [page for sentence in parser.sentences("ru") for page in re.findall(r"docs/[\w/.-]+\.md", sentence)]
    assert named and [page for page in named if not (ROOT / page).exists()] == []


def test_the_package_runs_as_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "undercroft", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"undercroft {uc.__version__} (")


def test_terminal_without_cyrillic_is_not_an_error() -> None:
    command = [sys.executable, "-m", "undercroft", "games", "--lang", "ru"]
    done = subprocess.run(command, capture_output=True, check=True, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert b"chest, 1?4 " in done.stdout


def test_help_imports_no_command() -> None:
    """`--help` answers at once: no subcommand and no screen is imported for it."""
    script = (
        "import sys\nfrom undercroft.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith('undercroft.terminal.')], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "['undercroft.terminal.language', 'undercroft.terminal.parser']"


def test_closed_pipe_is_not_an_error() -> None:
    code = f"from undercroft.cli import main; raise SystemExit(main(['cards', {uc.games()[0]!r}]))"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "ru"}, "ru"),
        ({"LC_ALL": "", "LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LC_ALL": "C.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"UNDERCROFT_LANG": "de", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"UNDERCROFT_LANG": "ru", "LC_ALL": "en_US.UTF-8"}, "ru"),
    ],
)
def test_the_language_follows_the_locale(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert user_language() == language


def test_games_lists_all_of_them(keyboard: Keyboard) -> None:
    screen = keyboard.type("games --lang en")
    assert keyboard.code == 0
    assert all(name in screen for name in uc.games())
