"""Windows without Windows: a Python that lacks what Windows lacks runs the game and the server.

`make lint` checks the types of code that only Windows runs.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PRETENDED = Path(__file__).parent / "windows"
RUSSIAN, GERMAN = "1049", "1031"  # as Windows numbers languages


def on_windows(*words: str, given: str = "", **variables: str) -> subprocess.CompletedProcess[bytes]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    paths = os.pathsep.join([str(PRETENDED), kept.pop("PYTHONPATH", "")])
    python = {"PYTHONPATH": paths, "PYTHONWARNDEFAULTENCODING": "1", "PYTHONIOENCODING": "cp1251", "PYTHONUTF8": "0"}
    return subprocess.run(
        [sys.executable, *words],
        input=given.encode("cp1251"),
        capture_output=True,
        env={**kept, **python, **variables},
        timeout=600,
    )


def test_windows_simulation_hides_posix_modules() -> None:
    done = on_windows("-c", "import sys, os, signal; print(sys.platform, hasattr(os, 'fork')); import fcntl")
    assert done.stdout.split() == [b"win32", b"False"]
    assert b"No module named 'fcntl'" in done.stderr


@pytest.mark.long
def test_terminal_and_server_run_from_start_to_end() -> None:
    done = on_windows(str(ROOT / "scripts/packages/smoke.py"))
    assert done.returncode == 0, done.stderr.decode("cp1251")
    assert b"a move was played and kept" in done.stdout


def test_the_terminal_speaks_russian_in_the_encoding_of_a_russian_console(tmp_path: Path) -> None:
    words = ("-m", "undercroft", "play", "chest", "--plain")
    done = on_windows(*words, given="стол\n1\nвыход\n", XDG_DATA_HOME=str(tmp_path), UI_LANGUAGE=RUSSIAN)
    assert done.returncode == 0, done.stderr.decode("cp1251")
    assert "Приключение 1 из 3" in done.stdout.decode("cp1251")


def test_work_that_takes_too_long_is_stopped_by_a_thread() -> None:
    code = """
from undercroft.jobs.limits import TimeUp, alarm
try:
    with alarm(0.05):
        while True:
            pass
except TimeUp:
    print("stopped")
with alarm(60):
    print("done")
"""
    assert on_windows("-c", code).stdout.split() == [b"stopped", b"done"]


@pytest.mark.parametrize(("number", "language"), [(RUSSIAN, "ru"), (GERMAN, "en"), ("1033", "en"), ("0", "en")])
def test_the_language_is_that_of_windows(number: str, language: str) -> None:
    code = "from undercroft.terminal.language import user_language; print(user_language())"
    assert on_windows("-c", code, UI_LANGUAGE=number).stdout.decode().split() == [language]


def test_postgresql_is_refused_there_by_name(tmp_path: Path) -> None:
    words = ("-m", "undercroft", "serve", "--data", str(tmp_path), "--database", "postgresql://here")
    done = on_windows(*words, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 1
    assert b"PostgreSQL is not supported on Windows" in done.stderr


def test_a_qr_code_is_left_out_where_the_console_has_no_signs_for_it() -> None:
    code = "import sys; from undercroft.server.process import _can_print as can; print(can('ab'), can('█'))"
    assert on_windows("-c", code).stdout.split() == [b"True", b"False"]
