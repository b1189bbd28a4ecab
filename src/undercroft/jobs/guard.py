"""Starts a worker and ends it, with every process that it has started, as soon as the worker exits or the other end of
standard input is closed. The pool closes that end to stop a worker. The system closes it when the pool's process is
gone, however that ended.

Run as a script with the arguments of the worker. It imports nothing of the package: a guard is a small process, and
its worker is forked from it before anything large is loaded. Windows has no fork, so the worker runs without a
guard.
"""

import os
import signal
import sys
from contextlib import suppress

DIES_WITH_PARENT = 1  # PR_SET_PDEATHSIG of prctl
ADOPTS_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER


def work() -> None:
    import runpy

    runpy.run_module("undercroft.jobs.worker", run_name="__main__")


if sys.platform == "win32":
    main = work

else:
    import select

    def main() -> None:
        on_linux(ADOPTS_ORPHANS, 1)  # orphans of a job become children of the guard, which can then find them
        woken, waker = os.pipe()
        os.set_blocking(waker, False)
        signal.set_wakeup_fd(waker)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        guard = os.getpid()
        worker = os.fork()
        if worker == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setpgid(0, 0)
            on_linux(DIES_WITH_PARENT, signal.SIGKILL)
            if os.getppid() == guard:
                work()
            return
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 1)  # so that the pool sees the end of the results when the worker has exited
        code = watch(worker, woken)
        end_all(worker)
        os._exit(code)

    def watch(worker: int, woken: int) -> int:
        """Waits until the worker exits or the pool is gone. Returns the exit code."""
        poll = select.poll()
        poll.register(0, 0)  # reports only that the other end was closed
        poll.register(woken, select.POLLIN)
        while True:
            found = dict(poll.poll())
            if woken in found:
                os.read(woken, 1024)
            while True:
                try:
                    pid, status = os.waitpid(-1, os.WNOHANG)
                except ChildProcessError:
                    return 1
                if pid == worker:
                    code = os.waitstatus_to_exitcode(status)
                    return code if code >= 0 else 128 - code
                if pid == 0:
                    break
            if 0 in found:
                return 0

    def end_all(worker: int) -> None:
        """Kills the process group of the worker, then every remaining process: orphans have become children."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(worker, signal.SIGKILL)
        with suppress(ChildProcessError):
            while True:
                for child in children():
                    with suppress(ProcessLookupError):
                        os.kill(child, signal.SIGKILL)
                os.waitpid(-1, 0)

    def children() -> list[int]:
        """Returns the children of this process; empty where the system does not list them."""
        with suppress(OSError):
            file = os.open(f"/proc/self/task/{os.getpid()}/children", os.O_RDONLY)
            try:
                return [int(pid) for pid in os.read(file, 1 << 16).split()]
            finally:
                os.close(file)
        return []

    def on_linux(option: int, value: int) -> None:
        if sys.platform == "linux":
            import ctypes

            ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


if __name__ == "__main__":
    main()
