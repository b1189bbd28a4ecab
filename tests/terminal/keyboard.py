"""The `undercroft` command with lines typed beforehand."""

from __future__ import annotations

import io
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import pytest

from undercroft.cli import main


class Keyboard:
    """Runs the command and keeps what it printed. After the last line comes end of file, as when a window is closed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.code = -1
        self.screen = ""
        self.errors = ""

    def type(self, command: str, *lines: str) -> str:
        """`undercroft COMMAND`, then the lines; what stood on the screen. It runs in a thread of its own: after a
        browser test the main thread has a loop that Playwright keeps running, and `serve` starts one."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self._capsys.readouterr()
        with ThreadPoolExecutor(1) as thread:
            self.code = thread.submit(main, command.split()).result()
        self.screen, self.errors = self._capsys.readouterr()
        return self.screen


def any_keys(times: int = 600) -> Iterable[str]:
    """All keys in turn until the match is over: those without a move are refused."""
    return [*"1234567890", "10", "11"] * times
