"""A worker process of a pool: its environment, its resource usage, and the pipes to it."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from undercroft.jobs.job import Job, WorkerLost
from undercroft.jobs.messages import WITH_RESULT, Report, order_line

GUARD: Final = str(Path(__file__).with_name("guard.py"))
LONGEST_LINE: Final = 256 * 1024 * 1024  # the replay of a long match, uncompressed
ENDING: Final = 5.0  # seconds for a guard to end its worker; then the guard is killed

_reports = msgspec.json.Decoder(Report)


class WorkerProcess:
    """A worker process, started when there is a job for it. Killing it also kills everything it has started."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @staticmethod
    async def start(niceness: int = 0, memory: int = 0, is_quiet: bool = False) -> WorkerProcess:
        command = (sys.executable, "-P", GUARD, str(niceness), str(memory))
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL if is_quiet else None,
            limit=LONGEST_LINE,
            env=environment(),
            start_new_session=sys.platform != "win32",  # Ctrl-C goes only to the pool's process, which ends its workers
        )
        return WorkerProcess(process)

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    def usage(self) -> Usage:
        return usage(self._process.pid)

    def begin(self, job: Job, cpu: float | None) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(order_line(job, cpu))

    async def report(self) -> tuple[Report, bytes]:
        """Returns the next report with its result. Raises WorkerLost if the process exits or writes anything else."""
        reader, writer = self._process.stdout, self._process.stdin
        assert reader is not None and writer is not None
        try:
            await writer.drain()
            report = _reports.decode(await reader.readuntil(b"\n"))
            return report, await reader.readuntil(b"\n") if report.kind in WITH_RESULT else b""
        except (OSError, asyncio.IncompleteReadError):
            raise WorkerLost(f"the worker has ended with code {await self._process.wait()}") from None
        except (msgspec.DecodeError, asyncio.LimitOverrunError) as error:
            raise WorkerLost(f"the worker sent an invalid answer: {type(error).__name__}") from None

    async def kill(self) -> None:
        """Kills the process and everything it has started."""
        if self._process.stdin is not None and not self._process.stdin.is_closing():
            self._process.stdin.transport.abort()  # signals the guard
        if sys.platform == "win32":  # no guard on Windows
            self._kill_now()
        try:
            await asyncio.wait_for(self._process.wait(), ENDING)
        except TimeoutError:
            self._kill_now()
            await self._process.wait()

    def _kill_now(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()


PROC: Final = Path("/proc")


class Usage(NamedTuple):
    """Processor seconds and bytes of memory of a process and its descendants. Known on Linux only."""

    cpu: float = 0.0
    memory: int = 0


def usage(pid: int) -> Usage:
    if sys.platform != "linux":
        return Usage()
    ticks, page = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
    cpu, memory = 0.0, 0
    for each in _tree(pid):
        with suppress(OSError, ValueError):  # it has just exited
            fields = (PROC / str(each) / "stat").read_text("ascii").rpartition(")")[2].split()
            cpu += sum(map(int, fields[11:15])) / ticks  # user and system time, its own and of its exited children
            memory += int(fields[21]) * page
    return Usage(cpu, memory)


def _tree(pid: int) -> Iterator[int]:
    """Yields a process and all its descendants."""
    waiting = [pid]
    while waiting:
        yield (pid := waiting.pop())
        with suppress(OSError):
            for thread in (PROC / str(pid) / "task").iterdir():
                waiting += map(int, (thread / "children").read_text("ascii").split())


PASS_ON: Final = "UNDERCROFT_PASS_ON"  # further variable names, separated by commas: for bots of other packages
ALLOWED: Final = frozenset(
    (
        *("PATH", "HOME", "USER", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TEMP", "TMP", "XDG_CACHE_HOME"),
        *("SYSTEMROOT", "WINDIR", "COMSPEC", "USERPROFILE", "APPDATA", "LOCALAPPDATA"),  # required by Windows
        *("VIRTUAL_ENV", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "OMP_NUM_THREADS"),
        *("PYTHONHOME", "PYTHONHASHSEED", "PYTHONUTF8", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"),
        *("PYTHONWARNINGS", "PYTHONUNBUFFERED", "UNDERCROFT_BUILD", PASS_ON),
    )
)
ALLOWED_PREFIX: Final = "LC_"


def environment() -> dict[str, str]:
    """Returns the environment of a worker: the variables named above, without secrets, and the same packages."""
    further = os.environ.get(PASS_ON, "").replace(",", " ").split()
    found = {
        name: value
        for name, value in os.environ.items()
        if name.upper() in ALLOWED or name.startswith(ALLOWED_PREFIX) or name in further
    }
    path = [entry or str(Path.cwd()) for entry in sys.path]
    path += os.environ.get("PYTHONPATH", "").split(os.pathsep)
    found["PYTHONPATH"] = os.pathsep.join(dict.fromkeys(entry for entry in path if entry))
    return found
