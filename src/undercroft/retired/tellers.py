"""Those who run rules of another time. One for each set of rules, kept for the next question."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import subprocess
import sys
import threading
from collections import OrderedDict
from pathlib import Path
from typing import Any, Final, Protocol

from undercroft.kernel.errors import BadRecord
from undercroft.retired.teller_here import TellerHere

HAS_PROCESSES: Final = sys.platform != "emscripten"  # a browser has none
MOST: Final = 3  # tellers that wait for questions
PATIENCE: Final = 120.0  # seconds an answer may take: a long match takes two


class Teller(Protocol):
    """Answers questions about matches by the rules in a folder."""

    @property
    def is_alive(self) -> bool: ...

    def ask(self, question: dict[str, Any]) -> Any:
        """The answer; BadRecord if those rules refuse the match."""

    def close(self) -> None:
        """Waits for what it is asked now."""


class TellerProcess:
    """One process; those who ask it wait for each other."""

    def __init__(self, folder: Path) -> None:
        self._lock = threading.Lock()
        command = [sys.executable, "-P", "-m", "undercroft.retired.teller"]
        pipe, nothing, environment = subprocess.PIPE, subprocess.DEVNULL, surroundings(folder)
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nothing, env=environment)

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def ask(self, question: dict[str, Any]) -> Any:
        read, write = self._process.stdout, self._process.stdin
        assert read is not None and write is not None
        with self._lock:
            alarm = threading.Timer(PATIENCE, self._process.kill)
            alarm.daemon = True
            alarm.start()
            try:
                write.write(json.dumps(question).encode() + b"\n")
                write.flush()
                line = read.readline()
            except OSError:
                line = b""
            finally:
                alarm.cancel()
        if not line:
            self._end()
            raise BadRecord("the rules it was played with gave no answer")
        told: dict[str, Any] = json.loads(line)
        if "refusal" in told:
            raise BadRecord(told["refusal"])
        return told["answer"]

    def close(self) -> None:
        with self._lock:
            self._end()

    def _end(self) -> None:
        with contextlib.suppress(OSError):
            self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


_lock = threading.Lock()
_tellers: OrderedDict[Path, Teller] = OrderedDict()


def teller_of(folder: Path) -> Teller:
    """The teller of the rules in a folder; the one not asked the longest makes room."""
    with _lock:
        teller = _tellers.pop(folder, None)
        if teller is None or not teller.is_alive:
            teller = TellerProcess(folder) if HAS_PROCESSES else TellerHere(folder)
        _tellers[folder] = teller
        oldest = _tellers.popitem(last=False)[1] if len(_tellers) > MOST else None
    if oldest is not None:
        oldest.close()
    return teller


def surroundings(folder: Path) -> dict[str, str]:
    """The environment in which `import undercroft` finds the package in a folder."""
    return {**os.environ, "PYTHONPATH": str(folder)}


@atexit.register
def _close_all() -> None:
    for teller in _tellers.values():
        teller.close()
