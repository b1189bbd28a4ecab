"""The simulated power cut loses what was not synced, so that `make chaos` proves something."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.cuts import SOURCE, lose_unsynced
from tests.server.ledger import LEDGER, Ledger

WRITE = """
import os, signal, sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA journal_mode = WAL")
connection.execute("CREATE TABLE kept (n)")
connection.execute("INSERT INTO kept VALUES (0)")
connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
connection.execute(f"PRAGMA synchronous = {sys.argv[2]}")
for n in range(1, 20):
    connection.execute("INSERT INTO kept VALUES (?)", (n,))
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
@pytest.mark.parametrize(("synchronous", "left"), [("FULL", 20), ("OFF", 1)])
def test_a_power_cut_loses_what_was_not_synced(
    synchronous: str, left: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.cuts.LOST", 1.0)
    library, log, file = tmp_path / "unsynced.so", tmp_path / "log", tmp_path / "test.sqlite3"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
    environment = {**os.environ, "LD_PRELOAD": str(library), "UNSYNCED_LOG": str(log)}
    subprocess.run([sys.executable, "-c", WRITE, file, synchronous], env=environment)
    lose_unsynced(log, random.Random(1))
    file.with_name("test.sqlite3-shm").unlink()
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT count(*) FROM kept").fetchone() == (left,)


def test_the_ledger_adds_up(tmp_path: Path) -> None:
    path = tmp_path / "chaos.json"
    for lost in (0, 1):
        Ledger(path).add(what="SQLite", seconds=60, faults={"kills": 1000}, promised=5000, lost=lost, doubled=0, odd=0)
    page = path.with_suffix(".md").read_text()
    assert "2,000 faults so far" in page and "10,000 promised moves, 1 lost" in page
    assert "| SQLite | 2 | 2 | 2,000 kills | 10,000 | 1 | 0 | 0 |" in page


def test_the_page_of_the_ledger_is_that_of_its_runs() -> None:
    assert Ledger().page() == LEDGER.with_suffix(".md").read_text()
