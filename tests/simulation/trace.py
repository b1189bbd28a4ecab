"""The trace of a world: everything that went over a wire or was done to somebody. Equal digests are equal runs."""

from __future__ import annotations

import hashlib
from collections import Counter


class Trace:
    """A running digest, the newest lines, and counts of what happened."""

    def __init__(self, kept: int = 400) -> None:
        self.lines: list[str] = []
        self.counts: Counter[str] = Counter()
        self._kept = kept
        self._digest = hashlib.sha256()

    def add(self, at: float, kind: str, text: str) -> None:
        line = f"{at:.6f} {kind} {text}"
        self._digest.update(line.encode() + b"\n")
        self.counts[kind.partition(" ")[0]] += 1
        self.lines.append(line)
        if len(self.lines) > 2 * self._kept:
            del self.lines[: self._kept]

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()
