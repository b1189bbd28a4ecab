"""Children that work side by side, each on one job, until there is no more time."""

from __future__ import annotations

import json
import os
import select
import signal
import sys
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from tests.mutants import trial

Job = tuple[Callable[[], None], Callable[[Any], "Job | None"]]
"""What a child does, and what the parent does with its answer: perhaps another job."""


def work(jobs: Iterable[Job], hands: int, deadline: float) -> bool:
    """Does the jobs; False if the time did not suffice for all. A child that dies of a signal answers None."""
    waiting, running = deque(jobs), dict[int, tuple[int, Job, list[bytes]]]()
    while (waiting or running) and time.monotonic() < deadline:
        while waiting and len(running) < hands:
            job = waiting.popleft()
            end, pid = _start(job[0])
            running[end] = (pid, job, [])
        ready, _, _ = select.select(list(running), [], [], max(0.0, min(1.0, deadline - time.monotonic())))
        for end in ready:
            pid, job, parts = running[end]
            part = os.read(end, 1 << 16)
            if part:
                parts.append(part)
                continue
            del running[end]
            os.close(end)
            os.waitpid(pid, 0)
            another = job[1](json.loads(b"".join(parts)) if parts else None)
            if another is not None:
                waiting.appendleft(another)
    for end, (pid, _, _) in running.items():
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        os.close(end)
    return not waiting and not running


def _start(task: Callable[[], None]) -> tuple[int, int]:
    sys.stdout.flush()
    there, here = os.pipe()
    pid = os.fork()
    if pid:
        os.close(here)
        return there, pid
    os.close(there)
    trial.ANSWERS = here
    try:
        task()
    except BaseException:
        traceback.print_exc()
    os._exit(1)
