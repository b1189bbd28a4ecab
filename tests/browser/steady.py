"""The `undercroft` command with the same luck in every run, so that no test hangs on a lucky deal.

UNDERCROFT_LUCK=word brings other luck: a loop over words hunts for what only some deals show.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from types import SimpleNamespace
from unittest.mock import patch

from undercroft.cli import main
from undercroft.kernel import match
from undercroft.server import thinkers

LUCK = hashlib.sha256(os.environ.get("UNDERCROFT_LUCK", "good").encode()).digest()


def run() -> int:
    """All dice of a kind fall alike at every table, and every bot guesses alike."""
    dice = SimpleNamespace(token_bytes=lambda length: LUCK[:length])
    guesses = SimpleNamespace(randbits=lambda bits: int.from_bytes(LUCK[: bits // 8], "big"), choice=secrets.choice)
    with patch.object(match, "secrets", dice), patch.object(thinkers, "secrets", guesses):
        return main()


if __name__ == "__main__":
    raise SystemExit(run())
