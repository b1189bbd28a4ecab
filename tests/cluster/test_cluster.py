"""Simulations on a Ray cluster, and Parquet files: both need packages of their own, see `make cluster`."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from undercroft.lab.sim import engines
from undercroft.lab.sim.files import check_format, flattened, write
from undercroft.lab.sim.job import Job, Row, checked, play_game

JOB = checked(Job(game="raiders", seats=3, bots=["quick", "random", "quick"], games=60, seed=5))


def test_a_cluster_plays_the_same_games_also_when_a_worker_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two workers, of which one is killed in the middle of a lot."""
    pytest.importorskip("ray")
    wanted = [play_game(JOB, number) for number in range(JOB.games)]

    def play_lot(job: Job, numbers: list[int]) -> list[Row]:
        """As that of the engine; it leaves a note of the process, and who first gets game 10 waits to be killed."""
        (tmp_path / f"worker-{os.getpid()}").touch()
        if numbers[0] == 10:
            try:
                (tmp_path / "doomed").touch(exist_ok=False)
                (tmp_path / f"kill-{os.getpid()}").touch()
                signal.pause()
            except FileExistsError:
                pass
        return [play_game(job, number) for number in numbers]

    monkeypatch.setattr(engines, "play_lot", play_lot)
    monkeypatch.setattr(
        engines, "lots_of", lambda numbers, jobs: [list(numbers)[at : at + 5] for at in range(0, 60, 5)]
    )
    found: dict[int, Row] = {}
    killed: list[int] = []
    for lot in engines.rows_of("ray", JOB, range(60), 2):
        found.update({row.number: row for row in lot})
        for note in tmp_path.glob("kill-*"):
            killed.append(int(note.name.removeprefix("kill-")))
            note.unlink()
            os.kill(killed[-1], signal.SIGKILL)
    assert killed, "no worker was killed"
    assert [found[number] for number in sorted(found)] == wanted
    assert len(list(tmp_path.glob("worker-*"))) >= 2


def test_rows_as_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "rows.parquet"
    check_format(path)
    rows = [play_game(JOB, number) for number in range(3)]
    write(path, JOB, rows)
    assert parquet.read_table(path).to_pylist() == [flattened(JOB, row) for row in rows]
    again = tmp_path / "again.parquet"
    write(again, JOB, rows)
    assert again.read_bytes() == path.read_bytes()
