"""The pool and its jobs: results, failures, limits and turns."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.jobs import work
from tests.jobs.conftest import LIMIT, run, until_there, wait_until_gone
from undercroft.jobs import JobFailed, JobPool, JobRefused, JobTooLong, Limits, WorkerLost
from undercroft.jobs import pool as pools


@asynccontextmanager
async def pool(workers: int = 1, **more: Any) -> AsyncIterator[JobPool]:
    made = JobPool(workers, **more)
    try:
        yield made
    finally:
        await made.close()


async def pid_of(one: JobPool) -> int:
    return int(await one.do(work.Pid()))


def test_results_travel_as_json() -> None:
    async def scenario() -> None:
        async with pool() as one:
            assert await one.do(work.Add(2, 3)) == b"5\n"
            text = json.loads(await one.do(work.Repeat('{"й": "\n"}', 1_000_000)))
            assert text == '{"й": "\n"}' * 1_000_000

    run(scenario())


def test_worker_is_used_again() -> None:
    async def scenario() -> None:
        async with pool() as one:
            assert await pid_of(one) == await pid_of(one)

    run(scenario())


def test_progressive_job_yields_results_while_it_works(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pool() as one, aclosing(one.results(work.Count(str(tmp_path), 3))) as results:
            pid = int(await anext(results))
            for number in range(3):
                (tmp_path / str(number)).touch()  # the job waits for it
                assert int(await anext(results)) == number
            assert [result async for result in results] == []
            assert await pid_of(one) == pid, "the worker takes the next job"

    run(scenario())


def test_closing_the_generator_ends_a_progressive_job(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pool() as one:
            async with aclosing(one.results(work.Count(str(tmp_path), 3))) as results:
                pid = int(await anext(results))
            wait_until_gone([pid])
            assert await one.do(work.Add(1, 1)) == b"2\n"

    run(scenario())


def test_progressive_job_that_fails_says_so_after_its_results() -> None:
    async def scenario() -> None:
        found = []
        async with pool() as one:
            with pytest.raises(JobFailed, match="ValueError: no more"):
                async for result in one.results(work.CountAndFail()):
                    found.append(result)
        assert found == [b"1\n"]

    run(scenario())


def test_job_that_refuses_or_fails_leaves_the_worker_alive() -> None:
    async def scenario() -> None:
        async with pool() as one:
            pid = await pid_of(one)
            with pytest.raises(JobRefused, match="this is no record") as refused:
                await one.do(work.Refuse())
            assert refused.value.code == "bad_record"
            with pytest.raises(JobFailed, match="KeyError: 'nobody thought of this'"):
                await one.do(work.Fail())
            assert await pid_of(one) == pid

    run(scenario())


def test_job_that_ends_the_worker_is_lost_and_the_next_has_a_new_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pool() as one:
            pid = await pid_of(one)
            with pytest.raises(WorkerLost, match="ended with code 3"):
                await one.do(work.Die(str(tmp_path / "left")))
            assert await pid_of(one) != pid

    run(scenario())


def test_worker_that_died_while_idle_is_skipped() -> None:
    async def scenario() -> None:
        async with pool() as one:
            pid = await pid_of(one)
            for place in one._idle:
                await place.worker.kill()
            wait_until_gone([pid])
            assert await pid_of(one) != pid

    run(scenario())


# -- limits -------------------------------------------------------------------------------------------


def test_job_is_stopped_at_its_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with pool() as one:
            pid = await pid_of(one)
            with pytest.raises(JobTooLong, match="more than 0.1 seconds"):
                await one.do(work.Spin(), Limits(seconds=0.1))
            wait_until_gone([pid])
            assert await pid_of(one) != pid

    run(scenario())


def test_worker_start_does_not_count_against_the_first_job() -> None:
    async def scenario() -> None:
        async with pool() as one:
            assert await one.do(work.Add(1, 1), Limits(seconds=0.0)) == b"2\n"

    run(scenario())


def test_job_is_stopped_at_its_processor_limit() -> None:
    async def scenario() -> None:
        async with pool() as one:
            pid = await pid_of(one)
            with pytest.raises(JobTooLong, match="more than 0.05 seconds of processor"):
                await one.do(work.Spin(), Limits(cpu=0.05))
            assert await pid_of(one) == pid, "the worker goes on"

    run(scenario())


def test_processor_time_of_descendants_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "LOOK", 0.02)
    monkeypatch.setattr(pools, "OVER", 0.0)

    async def scenario() -> None:
        async with pool() as one:
            pid = await pid_of(one)
            with pytest.raises(JobTooLong, match="it and its processes take more than 0.3 seconds of processor"):
                await one.do(work.SpinChild(), Limits(cpu=0.3))
            wait_until_gone([pid])

    run(scenario())


def test_job_is_stopped_at_its_memory_limit() -> None:
    async def scenario() -> None:
        async with pool(memory=1 << 30) as one:
            assert await one.do(work.Fill(10)) == b"%d\n" % (10 << 20)
            with pytest.raises(JobTooLong, match="more memory than it may take"):
                await one.do(work.Fill(1024))
            assert await one.do(work.Fill(10)) == b"%d\n" % (10 << 20)

    run(scenario())


def test_memory_of_descendants_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "LOOK", 0.02)

    async def scenario() -> None:
        async with pool(memory=400 << 20) as one:
            with pytest.raises(JobTooLong, match=f"it and its processes take more than {400 << 20} bytes of memory"):
                await one.do(work.FillChildren(megabytes=150, processes=3))

    run(scenario())


def test_processor_time_is_counted_also_of_descendants_and_of_jobs_that_are_ended() -> None:
    async def scenario() -> None:
        async with pool() as one:
            await one.do(work.Add(1, 1))
            before = one.cpu_seconds
            await one.do(work.WorkChild(0.3))
            assert one.cpu_seconds - before >= 0.3
            before = one.cpu_seconds
            with pytest.raises(JobTooLong):
                await one.do(work.Spin(), Limits(seconds=0.5))
            assert one.cpu_seconds > before

    run(scenario())


# -- turns --------------------------------------------------------------------------------------------


def test_pool_runs_no_more_jobs_than_it_has_workers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pool(2) as two:
            begun = [tmp_path / f"begun {number}" for number in range(3)]
            tasks = [asyncio.create_task(two.do(work.Wait(str(path), str(tmp_path / "go")))) for path in begun]
            await until_there(begun[0])
            await until_there(begun[1])
            assert not begun[2].exists()
            (tmp_path / "go").touch()
            assert len(set(await asyncio.gather(*tasks))) == 2, "two workers for three jobs"

    run(scenario())


class Backwards:
    """A queue of one place in which the last who came is next."""

    def __init__(self) -> None:
        self._is_free = True
        self._waiting: list[asyncio.Future[None]] = []
        self.askers: list[object] = []

    @asynccontextmanager
    async def turn(self, asker: object) -> AsyncIterator[None]:
        if not self._is_free:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            await future
        self._is_free = False
        self.askers.append(asker)
        try:
            yield
        finally:
            self._is_free = True
            if self._waiting:
                self._waiting.pop().set_result(None)


def test_queue_decides_the_next_job(tmp_path: Path) -> None:
    async def scenario() -> None:
        queue = Backwards()
        async with pool(queue=queue) as one:
            first = asyncio.create_task(one.do(work.Wait(str(tmp_path / "begun"), str(tmp_path / "go")), asker="first"))
            await until_there(tmp_path / "begun")
            others = [asyncio.create_task(one.do(work.Pid(), asker=name)) for name in ("second", "third")]
            while len(queue._waiting) < 2:
                await asyncio.sleep(0)
            (tmp_path / "go").touch()
            await asyncio.gather(first, *others)
            assert queue.askers == ["first", "third", "second"]

    run(scenario())


def test_job_that_is_withdrawn_before_its_turn_is_never_begun(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pool() as one:
            go = str(tmp_path / "go")
            first = asyncio.create_task(one.do(work.Wait(str(tmp_path / "first"), go)))
            await until_there(tmp_path / "first")
            second = asyncio.create_task(one.do(work.Wait(str(tmp_path / "second"), go)))
            await asyncio.sleep(0)
            second.cancel()
            (tmp_path / "go").touch()
            await first
            await one.do(work.Pid())
            assert second.cancelled() and not (tmp_path / "second").exists()

    run(scenario())


def test_job_that_is_withdrawn_may_still_end_and_its_result_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "GRACE", LIMIT)

    async def scenario() -> None:
        async with pool() as one:
            withdrawn = asyncio.create_task(one.do(work.Wait(str(tmp_path / "begun"), str(tmp_path / "go"))))
            await until_there(tmp_path / "begun")
            withdrawn.cancel()
            following = asyncio.create_task(one.do(work.Add(1, 1)))
            (tmp_path / "go").touch()
            assert await following == b"2\n"

    run(scenario())


def test_job_that_is_withdrawn_and_goes_on_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "GRACE", 0.05)

    async def scenario() -> None:
        async with pool() as one:
            pid = await pid_of(one)
            withdrawn = asyncio.create_task(one.do(work.Wait(str(tmp_path / "begun"), str(tmp_path / "never"))))
            await until_there(tmp_path / "begun")
            withdrawn.cancel()
            assert await pid_of(one) != pid

    run(scenario())


def test_pool_keeps_the_given_number_of_workers() -> None:
    async def scenario() -> None:
        async with pool(kept=0) as one:
            pid = await pid_of(one)
            wait_until_gone([pid])
            assert await pid_of(one) != pid

    run(scenario())
