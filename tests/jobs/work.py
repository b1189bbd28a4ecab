"""Jobs for tests."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from undercroft.jobs import Job, JobRefused, ProgressiveJob

SPIN = "while True: pass"
SLEEP = "import time; time.sleep(3600)"


def child(code: str, *, escapes: bool = False) -> subprocess.Popen[bytes]:
    """Starts a process. With `escapes` it leaves the session and the group of the worker."""
    return subprocess.Popen([sys.executable, "-c", code], start_new_session=escapes)


class Add(Job, frozen=True):
    first: int
    second: int

    def run(self) -> int:
        return self.first + self.second


class Repeat(Job, frozen=True):
    text: str
    times: int

    def run(self) -> str:
        return self.text * self.times


class Pid(Job, frozen=True):
    def run(self) -> int:
        return os.getpid()


class Spin(Job, frozen=True):
    """Never ends, and uses the processor."""

    def run(self) -> None:
        while True:
            pass


class Wait(Job, frozen=True):
    """Says that it has begun, and waits for a file."""

    begun: str
    until: str

    def run(self) -> int:
        Path(self.begun).touch()
        while not Path(self.until).exists():
            time.sleep(0.005)
        return os.getpid()


class Refuse(Job, frozen=True):
    def run(self) -> None:
        raise JobRefused("bad_record", "this is no record")


class Fail(Job, frozen=True):
    def run(self) -> None:
        raise KeyError("nobody thought of this")


class Die(Job, frozen=True):
    """Ends the worker, and leaves two processes behind; their numbers are in a file."""

    file: str

    def run(self) -> None:
        both = child(SLEEP), child(SLEEP, escapes=True)
        Path(self.file).write_text(" ".join(str(process.pid) for process in both))
        os._exit(3)


class Leave(Job, frozen=True):
    """Leaves two processes behind and goes on; returns their numbers."""

    def run(self) -> list[int]:
        return [child(SLEEP).pid, child(SLEEP, escapes=True).pid]


class SpinChild(Job, frozen=True):
    """Does nothing itself: a process that it has started uses the processor."""

    def run(self) -> None:
        child(SPIN, escapes=True)
        time.sleep(3600)


class FillChildren(Job, frozen=True):
    """Does nothing itself: processes that it has started use memory, each less than is allowed."""

    megabytes: int
    processes: int

    def run(self) -> None:
        for _ in range(self.processes):
            child(f"held = bytearray({self.megabytes} << 20)\n{SLEEP}")
        time.sleep(3600)


class Fill(Job, frozen=True):
    megabytes: int

    def run(self) -> int:
        return len(bytearray(self.megabytes << 20))


class WorkChild(Job, frozen=True):
    """Waits for a process that uses the processor for a while."""

    seconds: float

    def run(self) -> None:
        code = f"import time\nwhile time.process_time() < {self.seconds}: pass"
        assert child(code).wait() == 0


class Environment(Job, frozen=True):
    def run(self) -> dict[str, str]:
        return dict(os.environ)


class Print(Job, frozen=True):
    """Writes to standard output, itself and by a process, which reads standard input to its end too."""

    def run(self) -> str:
        print("no result", flush=True)
        subprocess.run([sys.executable, "-c", "import sys; sys.stdin.read(); print('nor this')"], check=True)
        return "result"


class Count(ProgressiveJob, frozen=True):
    """Yields its process, then numbers; each when a file of that name is there."""

    folder: str
    upto: int

    def run(self) -> Iterator[int]:
        yield os.getpid()
        for number in range(self.upto):
            while not (Path(self.folder) / str(number)).exists():
                time.sleep(0.005)
            yield number


class CountAndFail(ProgressiveJob, frozen=True):
    def run(self) -> Iterator[int]:
        yield 1
        raise ValueError("no more")
