"""Fixtures for jobs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

LIMIT = 120.0  # seconds after which a test is taken to hang; nothing is measured by it


def run(scenario: Coroutine[Any, Any, Any]) -> None:
    """Runs a scenario in a thread: after a browser test the main one has a loop of Playwright's."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, asyncio.wait_for(scenario, LIMIT)).result()


def lives(pid: int) -> bool:
    """Tells whether a process is there and has not ended; nobody may have waited for one that has."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_until_gone(pids: Iterable[int]) -> None:
    end = time.monotonic() + LIMIT
    while left := [pid for pid in pids if lives(pid)]:
        assert time.monotonic() < end, f"these still live: {left}"
        time.sleep(0.005)


async def until_there(path: Path) -> None:
    while not path.exists():
        await asyncio.sleep(0.005)
