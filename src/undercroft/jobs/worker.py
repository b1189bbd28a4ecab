"""The worker: reads a line, runs the job, writes the reports. `guard.py` starts it."""

from __future__ import annotations

import logging
import os
import sys
from typing import BinaryIO

from undercroft.jobs.limits import alarm, limit_memory
from undercroft.jobs.messages import reports


def main(niceness: int, memory: int) -> None:
    """Runs jobs until there are no more. `memory` is in bytes; 0 is no limit."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    if memory:
        limit_memory(memory)
    lines, out = _own_pipes()
    for line in lines:
        for report in reports(line, alarm):
            out.write(report)
            out.flush()


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Returns the worker's own ends of the pipes to the pool, which jobs and their processes cannot use. Output that
    they print goes to standard error.
    """
    lines, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return lines, out


if __name__ == "__main__":
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    main(int(sys.argv[1]), int(sys.argv[2]))
