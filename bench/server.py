"""A server process to measure: its address, its memory and its processor time."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PORT = 8931
UNLIMITED = (
    *("connections", "connections_per_address", "requests_per_address", "sockets_per_address"),
    *("joins_per_second", "joins_at_once", "openings_at_once"),
    *("changes_at_once", "changes_per_second", "messages_at_once", "messages_per_second", "tables_per_hour"),
)


def memory(process: subprocess.Popen[str]) -> float:
    """Returns the resident memory in MiB."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


def cpu_seconds(process: subprocess.Popen[str]) -> float:
    """Returns the processor time spent so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def running(build: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Runs a server without limits on an empty folder and yields its process and its address."""
    words = [word for name in UNLIMITED for word in ("--limit", f"{name}=1000000")]
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [sys.executable, "-m", "undercroft.cli", "serve", "--port", str(PORT), "--data", data, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(build), "PYTHONUNBUFFERED": "1"},
        )
        try:
            assert server.stdout is not None
            yield server, next(line.split()[-1] for line in server.stdout if "is open at" in line)
        finally:
            server.kill()
            server.wait()
