"""Servers that are forked from a process which has imported everything: they start ten times as fast as those of
`serving.Process`, so that more of them can be killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Final

from tests.server.serving import LIMIT, Place

FORK: Final = multiprocessing.get_context("forkserver")
FORK.set_forkserver_preload(["undercroft.cli", "undercroft.server.process", "undercroft.server.store.postgres"])


def serve(words: list[str], environment: dict[str, str], said: Connection) -> None:
    """In a process of its own: what `undercroft serve` does."""
    from undercroft.cli import main

    os.environ.update(environment)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background has it ignored
    os.dup2(said.fileno(), 1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    sys.stdout = os.fdopen(1, "w", buffering=1)  # what they were before may have been files, with a place in them
    sys.stderr = os.fdopen(2, "w")
    os._exit(main(words))


class Forked:
    """As `serving.Process`."""

    def __init__(self, place: Place, port: int = 0, limits: Sequence[str] = ()) -> None:
        self.place = place
        words = ["serve", "--port", str(port), "--data", str(place.data), "--pause", "0", "--jobs", "1"]
        words += [word for limit in limits for word in ("--limit", limit)]
        given = {"UNDERCROFT_DATABASE": place.database, "UNDERCROFT_ANNOUNCE": place.announce}
        environment = {"PYTHONUNBUFFERED": "1", **{name: value for name, value in given.items() if value is not None}}
        self._said, said = FORK.Pipe(duplex=False)
        self._process = FORK.Process(target=serve, args=(words, environment, said), daemon=False)
        self._process.start()
        said.close()
        self.url = self._address()

    def _address(self) -> str:
        end, said = time.monotonic() + LIMIT, b""
        while self._said.poll(max(0.0, end - time.monotonic())):
            piece = os.read(self._said.fileno(), 1 << 12)
            if not piece:  # it has ended
                self._process.join(LIMIT)
                assert self._process.exitcode is not None, "a server that could not start does not end"
                raise RuntimeError(f"the server did not start: exit code {self._process.exitcode}")
            said += piece
            *lines, _ = said.decode().split("\n")
            for line in lines:
                if "is open at" in line:
                    return line.split()[-1].replace("localhost", "127.0.0.1")
        self.kill()
        raise AssertionError(f"a server has neither started nor ended within {LIMIT:.0f} s")

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._said.close()

    def stop(self) -> int:
        """As Ctrl-C does; its exit code."""
        if self._process.exitcode is None:
            os.kill(self.pid, signal.SIGINT)
        self._process.join(LIMIT)
        assert self._process.exitcode is not None, "it does not end"
        self._said.close()
        return self._process.exitcode
