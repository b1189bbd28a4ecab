"""The `undercroft` command with the same luck in every run, so that no test hangs on a lucky deal – or on a quick line.

UNDERCROFT_LUCK=word brings other luck: a loop over words hunts for what only some deals show.
UNDERCROFT_SLOW=300 holds every message up by as much as 300 ms, each by a time of its own, and the files of the page by
300 ms (see conftest.py): whatever a test takes for granted too early comes too late there. `make hunt` tries both, with
four browsers to a core, so that each has a slow machine.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import secrets
from types import SimpleNamespace
from unittest.mock import patch

from undercroft.cli import main
from undercroft.kernel import match
from undercroft.server.web import routes
from undercroft.server.web.socket import Socket
from undercroft.server.work import bots

LUCK = hashlib.sha256(os.environ.get("UNDERCROFT_LUCK", "good").encode()).digest()
SLOW = int(os.environ.get("UNDERCROFT_SLOW", "0"))


class SlowSocket(Socket):
    """Every message is held up, in both directions; their order stays."""

    async def _send(self, message: bytes) -> None:
        await asyncio.sleep(random.uniform(0, SLOW) / 1000)
        await super()._send(message)

    async def _handle(self, text: str) -> None:
        await asyncio.sleep(random.uniform(0, SLOW) / 1000)
        await super()._handle(text)


def run() -> int:
    """All dice of a kind fall alike at every table, and every bot guesses alike."""
    dice = SimpleNamespace(token_bytes=lambda length: LUCK[:length])
    guesses = SimpleNamespace(randbits=lambda bits: int.from_bytes(LUCK[: bits // 8], "big"), choice=secrets.choice)
    socket = SlowSocket if SLOW else Socket
    with (
        patch.object(match, "secrets", dice),
        patch.object(bots, "secrets", guesses),
        patch.object(routes, "Socket", socket),
    ):
        return main()


if __name__ == "__main__":
    raise SystemExit(run())
