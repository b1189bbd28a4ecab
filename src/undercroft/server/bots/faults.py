"""What bots could not answer, kept in the data folder so that it can be repeated.

Such a file holds the view of the bot's seat, with what only that seat knows. It lies beside the database, which holds
as much, and only its owner can read it. Logs name the file and tell nothing of what is in it.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

import msgspec

from undercroft.server.bots.worker import Question

MOST: Final = 50  # faults that are kept; the ones longest ago are removed


class Fault(Question, frozen=True, kw_only=True):
    """A question, and what came of it. `error` says what kind of fault it is."""

    error: str
    trace: str


class Faults:
    """Of each kind of fault the latest: a bot that fails at every move fills no disk and hides no other fault."""

    def __init__(self, data: Path) -> None:
        self._folder = data / "bot-faults"

    def keep(self, fault: Fault) -> str:
        """Write it down; how to repeat it, or why that cannot be, in words for the log."""
        kind = hashlib.sha256(f"{fault.game} {fault.level} {fault.error}".encode()).hexdigest()[:12]
        path = self._folder / f"{kind}.json"
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            part = path.with_suffix(f".{os.getpid()}.part")
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(msgspec.json.encode(fault))
            part.replace(path)
            kept = sorted(self._folder.glob("*.json"), key=lambda other: other.stat().st_mtime_ns)
            for old in kept[:-MOST]:
                old.unlink(missing_ok=True)
        except OSError as error:
            return f"It could not be kept: {error}"
        return f"To repeat it: python -m undercroft.server.bots.worker {path}"
