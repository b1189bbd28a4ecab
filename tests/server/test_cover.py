"""Bots take over for people who leave or run out of time, and give the seat back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.guest import Guest, http_client
from tests.server.serving import Place, eventually, run, serving
from tests.server.test_moves import at_toy
from undercroft.server.protocol.tables import Clock
from undercroft.server.tables.clocks import Clocks


@pytest.mark.usefixtures("impatient")
def test_a_bot_takes_over_and_hands_back(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url, "Bob") as bob:
            table = await at_toy(ann, bob, cover_after=0)
            hers = ann.tables[table]
            assert await ann.refused("cover", table=table, seat=1) == "not_away"
            await bob.disconnect()
            await ann.until(lambda: not hers.state["seats"][1]["here"])
            await ann.do("cover", table=table, seat=1, level="random")
            await ann.until(lambda: hers.view["turn"] == [0])  # the bot has chosen for Bob
            seat = hers.state["seats"][1]
            assert (seat["player"]["name"], seat["bot"]) == ("Bob", "random")

            await bob.connect()
            his = await bob.join(table)
            await bob.until(lambda: his.state["seats"][1]["bot"] is None)  # he came back: it is his again
            await ann.play(table, "stake 1")
            await ann.play(table, "guess low")
            await bob.play(table, "stake 1")

    run(scenario())


def test_a_player_may_hand_over_and_ask_back(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob)
            his = bob.tables[table]
            await bob.do("cover", table=table, seat=1, level="random")
            await bob.until(lambda: his.view["turn"] == [0])
            version = his.version
            assert await bob.refused("play", table=table, seat=1, move="stake 1", version=version) == "not_your_seat"
            await bob.disconnect()
            await bob.connect()
            await bob.join(table)
            assert his.state["seats"][1]["bot"] == "random"  # he asked for it: it stays until he says so
            await bob.do("return", table=table, seat=1)
            assert await bob.refused("return", table=table, seat=1) == "wrong_phase"
            await ann.play(table, "stake 1")
            await ann.play(table, "guess low")
            await bob.play(table, "stake 1")

    run(scenario())


@pytest.mark.usefixtures("impatient")
def test_bot_covers_an_absent_player_only_while_others_wait(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob, cover_after=1)
            hers = ann.tables[table]
            await bob.disconnect()
            await ann.until(lambda: hers.state["seats"][1]["bot"] is not None)
            assert hers.state["seats"][0]["bot"] is None

            # A player by days may be away, and so may a person who plays alone. Each is compared with a table where
            # the same absence counts, after twice the time.
            slow = await ann.create("toy", ["me", "open"], cover_after=1, clock={"kind": "days", "time": 86400})
            await bob.connect()
            await bob.sit(slow, 1)
            await ann.join(slow)
            await ann.do("start", table=slow)
            witness = await at_toy(ann, bob, cover_after=2)
            alone = await ann.create("toy", ["me", "random"], cover_after=1)
            mine = await ann.join(alone)
            version = mine.version
            await bob.disconnect()
            await ann.until(lambda: ann.tables[witness].state["seats"][1]["bot"] is not None)
            assert ann.tables[slow].state["seats"][1]["bot"] is None

            await bob.connect()
            witness = await at_toy(ann, bob, cover_after=2)
            await ann.disconnect()
            await bob.until(lambda: bob.tables[witness].state["seats"][0]["bot"] is not None)
            await ann.connect()
            await ann.join(alone)
            assert mine.state["seats"][0]["bot"] is None
            assert mine.version <= version + 2  # the bot's own stake and guess

    run(scenario())


def test_a_clock_runs_out_and_a_bot_plays_on(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            calm = await at_toy(ann, bob, clock={"kind": "live", "time": 3600, "bonus": 0})
            assert all(seat["clock"]["running"] for seat in ann.tables[calm].state["seats"])
            table = await at_toy(ann, bob, clock={"kind": "live", "time": 1, "bonus": 0})
            hers = ann.tables[table]
            await ann.until(lambda: hers.state["phase"] == "over")  # both ran out; bots played it to the end
            assert [seat["bot"] is not None for seat in hers.state["seats"]] == [True, True]

    run(scenario())


def test_a_clock_runs_out_while_no_process_holds_the_table(place: Place, later: Callable[[float], None]) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob, clock={"kind": "days", "time": 5})
        async with serving(place) as served, http_client(served.url, ann.http.cookies) as http:

            async def is_over() -> bool:
                return bool((await http.get(f"/api/tables/{table}")).json()["phase"] == "over")

            later(5)  # less than what the server takes for an outage, which would be given back
            await eventually(is_over)

    run(scenario())


@pytest.mark.parametrize("kind", ["live", "days"])
def test_clocks_spend_time_only_while_they_run(kind: str) -> None:
    clocks = Clocks(Clock(kind=kind, time=10, bonus=2), 2)  # type: ignore[arg-type]
    clocks.advance(1000)
    clocks.run([0])
    clocks.advance(4000)
    assert clocks.left == [7000, 10_000]
    assert clocks.left_at(0, 5000) == 6000
    assert clocks.left_at(1, 5000) == 10_000
    assert clocks.deadline == 11_000
    clocks.decided(0)
    assert clocks.left[0] == (9000 if kind == "live" else 10_000)
    clocks.run([1])
    clocks.advance(3000)  # a clock that goes back, on another machine, gives nothing and takes nothing
    assert clocks.left[1] == 10_000
    assert clocks.expired(14_000) == [1]
    clocks.advance(20_000)
    assert clocks.left[1] == 0
    assert clocks.is_up(1)


def test_clock_of_days_gives_every_decision_the_full_time() -> None:
    clocks = Clocks(Clock(kind="days", time=10), 2)
    clocks.run([0, 1])
    clocks.advance(6000)
    clocks.decided(0)
    clocks.run([1])
    clocks.advance(8000)
    clocks.asked([0])
    clocks.run([0, 1])
    assert clocks.left == [10_000, 2000]
    clocks.asked([1])
    assert clocks.left == [10_000, 10_000]


@pytest.mark.parametrize("kind", ["live", "days"])
def test_nobody_gains_time_by_undoing(kind: str) -> None:
    clocks = Clocks(Clock(kind=kind, time=10, bonus=2), 2)  # type: ignore[arg-type]
    clocks.run([0])
    clocks.advance(4000)
    for _ in range(2):
        clocks.decided(0)
        clocks.asked([0])
    for _ in range(2):
        clocks.undone(0)
    assert clocks.left == [6000, 10_000]


def test_table_without_a_clock_has_no_deadline() -> None:
    clocks = Clocks(Clock(), 2)
    clocks.run([0, 1])
    assert not clocks.is_on and clocks.deadline is None and clocks.expired(10**15) == []
