"""The pool and its processes: nothing survives, and no secret gets in."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.jobs import work
from tests.jobs.conftest import LIMIT, run, until_there, wait_until_gone
from undercroft.jobs import JobPool, JobTooLong, Limits, WorkerLost
from undercroft.jobs.pool import results_of
from undercroft.jobs.process import WorkerProcess

PARENT = """
import asyncio, json, signal, sys
from pathlib import Path
from tests.jobs import work
from tests.jobs.conftest import until_there
from undercroft.jobs import JobPool

async def main(folder):
    pool = JobPool(2)
    left = json.loads(await pool.do(work.Leave()))
    waits = work.Wait(folder + "/begun", folder + "/never")
    spins = asyncio.create_task(pool.do(work.Spin()))
    pids = [place.worker._process.pid for place in pool._idle]
    busy = asyncio.create_task(pool.do(waits))
    await until_there(Path(folder) / "begun")
    print(json.dumps(left + pids), flush=True)
    await busy

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background has it ignored
asyncio.run(main(sys.argv[1]))
"""


def test_worker_that_is_ended_takes_everything_it_has_started() -> None:
    async def scenario() -> None:
        pool = JobPool(1)
        left = json.loads(await pool.do(work.Leave()))
        with pytest.raises(JobTooLong):
            await pool.do(work.Spin(), Limits(seconds=0.05))
        wait_until_gone(left)
        await pool.close()

    run(scenario())


def test_worker_that_ends_by_itself_leaves_nothing_behind(tmp_path: Path) -> None:
    async def scenario() -> None:
        pool = JobPool(1)
        with pytest.raises(WorkerLost):
            await pool.do(work.Die(str(tmp_path / "left")))
        wait_until_gone(map(int, (tmp_path / "left").read_text().split()))
        await pool.close()

    run(scenario())


def test_pool_that_is_closed_leaves_nothing_behind(tmp_path: Path) -> None:
    async def scenario() -> None:
        pool = JobPool(2)
        left = json.loads(await pool.do(work.Leave()))
        busy = asyncio.create_task(pool.do(work.Wait(str(tmp_path / "begun"), str(tmp_path / "never"))))
        await until_there(tmp_path / "begun")
        await pool.close()
        wait_until_gone(left)
        await asyncio.gather(busy, return_exceptions=True)

    run(scenario())


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_nothing_survives_the_process_of_the_pool(tmp_path: Path, number: int) -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT, str(tmp_path)], stdout=subprocess.PIPE) as parent:
        try:
            assert parent.stdout is not None
            pids = json.loads(parent.stdout.readline())
            guards = _children_of(parent.pid)
            workers = [pid for guard in guards for pid in _children_of(guard)]
            assert (len(guards), len(workers)) == (2, 2)
            parent.send_signal(number)
            parent.wait(LIMIT)
        finally:
            parent.kill()
    wait_until_gone([*pids, *guards, *workers])


def test_worker_whose_guard_is_killed_ends_too() -> None:
    async def scenario() -> None:
        pool = JobPool(1)
        pid = int(await pool.do(work.Pid()))
        worker = pool._idle[0].worker
        assert isinstance(worker, WorkerProcess)
        os.kill(worker._process.pid, signal.SIGKILL)
        wait_until_gone([pid])
        while worker.is_alive:
            await asyncio.sleep(0.005)
        assert int(await pool.do(work.Pid())) != pid
        await pool.close()

    run(scenario())


def _children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_worker_sees_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_DATABASE", "postgresql://undercroft:password@db/undercroft")
    monkeypatch.setenv("UNDERCROFT_SECRET", "the secret of the cookies")
    monkeypatch.setenv("UNDERCROFT_METRICS", "token")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "somebody's")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("MODEL", "/srv/model")
    monkeypatch.setenv("UNDERCROFT_PASS_ON", "MODEL, THREADS")

    async def scenario() -> None:
        pool = JobPool(1)
        seen = json.loads(await pool.do(work.Environment()))
        await pool.close()
        assert not {"UNDERCROFT_DATABASE", "UNDERCROFT_SECRET", "UNDERCROFT_METRICS"} & set(seen)
        assert "AWS_SECRET_ACCESS_KEY" not in seen
        assert (seen["LC_ALL"], seen["MODEL"], seen["PATH"]) == ("C.UTF-8", "/srv/model", os.environ["PATH"])

    run(scenario())


def test_job_output_is_not_a_result() -> None:
    async def scenario() -> None:
        pool = JobPool(1)
        for _ in range(2):
            assert json.loads(await pool.do(work.Print())) == "result"
        await pool.close()

    run(scenario())


def test_program_without_a_loop_gets_all_results() -> None:
    found = sorted(int(result) for result in results_of([work.Add(number, 1) for number in range(20)], 2))
    assert found == list(range(1, 21))


def test_program_that_stops_early_leaves_nothing_behind() -> None:
    results = results_of([work.Leave(), work.Spin(), work.Spin()], 2)
    left = json.loads(next(results))
    results.close()
    wait_until_gone(left)
