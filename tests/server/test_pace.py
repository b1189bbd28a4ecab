"""The pace of a table: bots move at once, slowly enough to follow, or on `next`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

import pytest

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.server.live.scheduler import Pause


def test_bot_waits_for_next_at_the_pace_of_steps(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as eve:
            table = await ann.create("toy", ["me", "random"], pace="steps")
            hers = await ann.join(table)
            assert hers.state["settings"]["pace"] == "steps"
            assert (hers.state["waits"], hers.state["seats"][1]["thinking"]) == ([1], None)
            await ann.play(table, "stake 1")
            instant = await ann.create("toy", ["me", "random"], pace="instant")
            await ann.join(instant)
            await ann.play(instant, "stake 1")
            await ann.until(lambda: len(ann.tables[instant].told) == 2)
            assert len(hers.told) == 1, "the bot waits, unlike the bot of another table"

            await eve.join(table)
            assert await eve.refused("next", table=table, version=hers.version) == "not_your_seat"
            before = hers.version
            await ann.do("next", table=table, version=before, id="n1")
            await ann.until(lambda: len(hers.told) == 2)
            await ann.until(lambda: hers.state["waits"] == [1])  # and now for the next one
            version = hers.version
            await ann.do("next", table=table, version=before, id="n1")  # sent again: nothing happens twice
            assert hers.version == version
            assert await ann.refused("next", table=table, version=before) == "stale"

            await ann.do("next", table=table, version=version)
            await ann.until(lambda: hers.view["turn"] == [0])
            assert await ann.refused("next", table=table, version=hers.version) == "no_next"

    run(scenario())


def test_the_host_changes_the_pace_during_play(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, pause=3600.0) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await ann.create("toy", ["me", "open", "random"])
            hers = await ann.join(table)
            await bob.sit(table, 1)
            assert hers.state["settings"]["pace"] == "normal"
            await ann.do("configure", table=table, pace="steps")
            await ann.do("start", table=table)
            await ann.until(lambda: hers.state["waits"] == [2])
            assert await bob.refused("configure", table=table, pace="instant") == "not_host"
            await ann.do("configure", table=table, pace="instant")  # no pause, and nobody has to say anything
            await ann.until(lambda: hers.view["turn"] == [0, 1])
            assert hers.state["waits"] == []
            await ann.do("configure", table=table, chat=False)
            assert hers.state["settings"]["pace"] == "instant", "what is not named stays"

    run(scenario())


def test_rematch_keeps_the_pace(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"])
            await ann.join(table)
            await ann.do("configure", table=table, pace="steps")
            cookies = ann.http.cookies
        async with serving(folder) as served:
            again = Guest(served.url)
            again.http.cookies = cookies
            async with again:
                hers = await again.join(table)
                assert hers.state["settings"]["pace"] == "steps"

    run(scenario())


def test_bots_do_not_wait_once_all_people_have_left(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"], pace="steps")
            hers = await ann.join(table)
            await ann.do("cover", table=table, seat=0)
            await ann.until(lambda: hers.state["phase"] == "over")

    run(scenario())


def test_watching_host_sets_the_pace(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["random", "random"], pace="steps")
            hers = await ann.join(table)
            await ann.until(lambda: hers.state["waits"] == [0, 1])
            await ann.do("next", table=table, version=hers.version)
            await ann.until(lambda: len([told for told in hers.told if told["seat"] is not None]) == 2)

    run(scenario())


def test_thinking_time_counts_towards_the_pause(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, pause=0.5) as served, Guest(served.url) as ann:
            started = time.time() * 1000
            table = await ann.create("toy", ["me", "random"])
            hers = await ann.join(table)
            thinking = hers.state["seats"][1]["thinking"]
            assert thinking is not None and abs(thinking - started) < 60_000  # since when it is at it
            await ann.until(lambda: hers.told)
            assert hers.told[0]["at"] - thinking >= 500

    run(scenario())


def test_pause_is_long_enough_on_a_coarse_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The timers of some systems end up to a sixtieth of a second too early."""
    wait_for = asyncio.wait_for

    async def too_short(awaited: Awaitable[bool], seconds: float) -> bool:
        return await wait_for(awaited, seconds / 2)

    async def scenario() -> None:
        start = time.monotonic()
        monkeypatch.setattr(asyncio, "wait_for", too_short)
        await Pause(0.05, 0.0, asyncio.Event(), asyncio.Event()).take()
        monkeypatch.undo()
        assert time.monotonic() - start >= 0.05

    run(scenario())


def test_single_person_can_skip_the_pauses_of_bots(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, pause=3600.0) as served, Guest(served.url) as ann, Guest(served.url) as eve:
            table = await ann.create("toy", ["me", "random"])
            hers = await ann.join(table)
            await eve.join(table)
            await ann.play(table, hers.view["moves"][0]["text"])  # a stake,
            await ann.until(lambda: len(hers.told) == 1)
            await ann.play(table, hers.view["moves"][0]["text"])  # and a guess
            await ann.until(lambda: len(hers.told) == 2)
            assert hers.view["turn"] == [1], "and so it would stay for an hour"
            assert await eve.refused("hurry", table=table, seat=0) == "not_your_seat"
            await ann.do("hurry", table=table, seat=0)
            await ann.until(lambda: 0 in hers.view["turn"])
            assert served.server.tables.hold(table).hurried is None, "once asked, the hurry is over"

    run(scenario())


def test_bots_keep_their_pace_where_others_play(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, pause=3600.0) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await ann.create("toy", ["me", "open", "random"])
            hers = await ann.join(table)
            await bob.sit(table, 1)
            await ann.do("start", table=table)
            await ann.until(lambda: hers.state["phase"] == "playing")
            await ann.play(table, hers.view["moves"][0]["text"])
            await ann.until(lambda: len(hers.told) == 1)
            before = len(hers.told)
            await ann.do("hurry", table=table, seat=0)
            await ann.do("ping")
            assert len(hers.told) == before

    run(scenario())
