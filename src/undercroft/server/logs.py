"""The log of a server: what happens again and again is written a few times a minute, and counted."""

from __future__ import annotations

import logging
import time
from typing import Final

MOST: Final = 10  # lines of one kind
SECONDS: Final = 60.0  # in which they are counted
KINDS: Final = 1000  # that are remembered


class Sparing(logging.Filter):
    """Lines are of one kind when they differ only in what is filled in. The first one after a silence says how many
    were left out."""

    def __init__(self, most: int = MOST) -> None:
        super().__init__()
        self._most = most
        self._kinds: dict[tuple[str, int, str], tuple[float, int]] = {}  # since when, and how many since

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, record.levelno, str(record.msg))
        now = time.monotonic()
        since, number = self._kinds.pop(kind, (now, 0))
        if now - since >= SECONDS:
            left_out = number - self._most
            since, number = now, 0
            if left_out > 0:
                record.msg = f"{record.getMessage()} ({left_out} more like this were left out)"
                record.args = None
        self._kinds[kind] = (since, number + 1)
        if len(self._kinds) > KINDS:
            del self._kinds[next(iter(self._kinds))]
        return number < self._most


def set_up() -> None:
    """The log of this process goes to stderr, unless somebody has set up another."""
    handler = logging.StreamHandler()
    handler.addFilter(Sparing())
    form = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    logging.basicConfig(level=logging.INFO, format=form, handlers=[handler])
