"""An agent as a process: a line of JSON in, a line of JSON out.

→ {"type": "ask", "game": "raiders", "seat": 0, "text": "…", "moves": ["play 1", …], "view": {…}}
← {"move": "play 1"}
→ {"type": "refused", "move": "play 9", "why": "…", "tries": 2}        answer again
→ {"type": "over", "share": 0.5, "scores": [12, 12, 7]}                no answer
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import threading
from collections.abc import Sequence
from queue import Empty, Queue
from types import TracebackType
from typing import Any

from undercroft.kernel.errors import UndercroftError

GOODBYE = 2.0  # seconds for a process to end after its input was closed


class AgentFailed(Exception):
    """The agent cannot go on with this game. `why` is `timeout`, `crash` or `garbage`."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why


class AgentProcess:
    """A running agent. What it writes to standard error is passed through. After a failure it is started anew."""

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        self.command: list[str] = list(command)
        self.timeout = timeout
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str | None] = Queue()

    def __enter__(self) -> AgentProcess:
        self._start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop(GOODBYE)

    def tell(self, message: dict[str, Any]) -> None:
        """Sends a message that needs no answer."""
        if self._process is None:
            self._start()
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._failure("crash", "it has ended") from None

    def ask(self, message: dict[str, Any]) -> str:
        """Sends a question and returns the move that the agent answers with."""
        self.tell(message)
        try:
            line = self._lines.get(timeout=self.timeout)
        except Empty:
            raise self._failure("timeout", f"it gave no answer in {self.timeout:g} seconds") from None
        if line is None:
            raise self._failure("crash", "it has ended")
        try:
            move = json.loads(line)["move"]
        except (ValueError, KeyError, TypeError):
            raise self._failure("garbage", f'it answered {line[:80]!r} instead of {{"move": "…"}}') from None
        if not isinstance(move, str):
            raise self._failure("garbage", f"its move is {move!r} instead of a text")
        return move

    def _failure(self, why: str, text: str) -> AgentFailed:
        self._stop(0.0)
        return AgentFailed(why, text)

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise UndercroftError(f"the agent {self.command[0]!r} cannot be started: {error.strerror}") from None
        self._lines = Queue()
        threading.Thread(target=_read, args=(self._process, self._lines), daemon=True).start()

    def _stop(self, patience: float) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _read(process: subprocess.Popen[str], lines: Queue[str | None]) -> None:
    assert process.stdout is not None
    with process.stdout as output:
        for line in output:
            lines.put(line)
    lines.put(None)
