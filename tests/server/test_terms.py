"""The terms of a match are fixed at its start: a losing player cannot make a rated match count less."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.guest import Guest
from tests.server.serving import Inside, Place, eventually, run, serving
from tests.server.test_leaving import ANN, BOB, at_clock
from tests.server.test_moves import at_toy
from undercroft.server.people.bookkeeper import _rate
from undercroft.server.protocol.messages import Configure, Return, Windows
from undercroft.server.protocol.tables import Clock, Settings
from undercroft.server.refusal import Refusal
from undercroft.server.tables import entries as e
from undercroft.server.tables.clocks import SECOND
from undercroft.server.tables.permissions import MOST_ASIDE, entry_for, returned, started
from undercroft.server.tables.table import Table
from undercroft.server.tables.views import summary_of
from undercroft.server.work.table_jobs import as_stored

DAY = 86_400 * SECOND


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_MIND", "yes")
    monkeypatch.setattr("undercroft.jobs.pool.WorkerProcess", Inside)
    monkeypatch.setattr("undercroft.server.people.bookkeeper.LOOK", 0.05)


@pytest.fixture
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision of a rated match without a clock has a second."""
    monkeypatch.setattr("undercroft.server.tables.clocks.UNHURRIED", Clock(kind="days", time=1))


async def rating(guest: Guest) -> float | None:
    games = (await guest.http.get("/api/people/me")).json()["games"]
    found: dict[str, Any] | None = next(row for row in games if row["game"] == "toy")["rating"]
    return None if found is None else float(found["value"])


def test_rated_match_has_no_hints(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"])
            mine = await ann.join(table)
            assert mine.state["rated"] and not mine.state["settings"]["hints"]
            assert await ann.refused("configure", table=table, hints=True) == "wrong_phase"
            assert await ann.refused("configure", table=table, friendly=True) == "wrong_phase"
            answer = await ann.http.post(f"/api/tables/{table}/hint", json={"seat": 0, "version": mine.version})
            assert answer.json()["code"] == "no_hints"
            await ann.do("configure", table=table, pace="steps", spectators=False, visibility="public", chat=False)
            await ann.do("configure", table=table, pace="instant")
            await ann.play_on(table)
            assert mine.state["rated"] and not mine.state["friendly"]
            assert await rating(ann) is not None

    run(scenario())


def test_rated_match_takes_back_nothing_that_was_seen(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            alone = await ann.create("toy", ["me", "random"])
            mine = await ann.join(alone)
            for move in ("stake 1", "guess low"):
                await ann.play(alone, move)
            await ann.until(lambda: mine.view["table"]["round"] == 2)
            assert await ann.refused("ask_back", table=alone, seat=0, version=mine.version) == "no_undo"

            both = await at_toy(ann, bob)
            hers = ann.tables[both]
            await ann.play(both, "stake 1")
            assert await ann.refused("ask_back", table=both, seat=0, version=hers.version) == "no_undo"
            assert hers.state["undo"], "a slip that nothing has followed is no one's loss"
            await ann.do("undo", table=both, seat=0, version=hers.version)

    run(scenario())


@pytest.mark.parametrize("friendly", [True, False])
def test_a_friendly_match_is_agreed_on_before_it_starts(folder: Place, friendly: bool) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await ann.create("toy", ["me", "open"], friendly=not friendly)
            hers = await ann.join(table)
            assert await bob.refused("configure", table=table, friendly=friendly) == "not_host"
            await ann.do("configure", table=table, friendly=friendly)
            await bob.sit(table, 1)
            assert bob.tables[table].state["friendly"] is friendly, "who sits down sees it"
            await ann.do("start", table=table)
            await ann.until(lambda: hers.state["view"])
            assert hers.state["why_friendly"] == (["agreed"] if friendly else [])
            assert hers.state["rated"] is not friendly
            assert await ann.refused("configure", table=table, friendly=not friendly) == "wrong_phase"

    run(scenario())


@pytest.mark.parametrize(
    ("game", "options"),
    [("chest", {"heroes": ["knight", "minstrel"]}), ("chest", {"first": 0}), ("serpent", {"round_cap": 1})],
)
def test_a_variant_is_not_rated(folder: Place, game: str, options: dict[str, Any]) -> None:
    """Otherwise a player could win by the better hero, or end a match before skill matters."""

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create(game, ["me", "master"], options=options, pace="steps")
            assert not (await ann.join(table)).state["rated"]
            usual = await ann.create(game, ["me", "master"], pace="steps")
            assert (await ann.join(usual)).state["rated"]

    run(scenario())


def test_bots_do_not_wait_where_a_clock_runs(folder: Place) -> None:
    """Otherwise the host could stop the bots until the clocks of rivals run out."""

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            clock = {"kind": "live", "time": 600, "bonus": 0}
            table = await ann.create("toy", ["me", "random"], pace="steps", clock=clock)
            mine = await ann.join(table)
            assert mine.state["waits"] == []
            await ann.play_on(table)

    run(scenario())


def test_window_settings_do_not_fill_a_table_with_entries() -> None:
    """A player could make a match too long to be loaded, by the same message again and again."""
    table = at_clock(Clock())
    with pytest.raises(Refusal):
        for number in range(MOST_ASIDE + 1):
            request = Windows(f"w{number}", "t", 0, "pass" if number % 2 else "ask")
            table.apply(entry_for(table, ANN, request, {}, 0))
    assert table.version <= MOST_ASIDE + 3


def test_hints_are_part_of_a_friendly_match(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "open"])
            hers = await ann.join(table)
            assert hers.state["rated"]
            await ann.do("configure", table=table, hints=True)
            assert hers.state["friendly"] and hers.state["settings"]["hints"]
            await ann.do("configure", table=table, friendly=False)
            assert hers.state["rated"] and not hers.state["settings"]["hints"]
            alone = await ann.join(await ann.create("toy", ["me", "random"], friendly=True))
            assert alone.state["settings"]["hints"], "alone nobody has to be asked"

    run(scenario())


def test_handing_a_rated_match_to_a_bot_loses_it(place: Place) -> None:
    """The bot's result does not count."""

    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            before = 1500.0
            for _ in range(3):
                table = await ann.create("toy", ["me", "random"])
                mine = await ann.join(table)
                await ann.do("cover", table=table, seat=0)
                await ann.until(lambda mine=mine: mine.state["phase"] == "over")  # type: ignore[misc]
                now = await rating(ann)
                assert now is not None and now < before
                before = now
            both = await at_toy(bob, ann)
            await ann.do("cover", table=both, seat=1)
            await bob.play_on(both)
            lost = await rating(ann)
            assert lost is not None and lost < before

    run(scenario())


def test_returning_before_the_bot_decides_loses_nothing() -> None:
    table = at_clock(Clock())
    table.apply(e.Covered(at=0, seat=1, level="random", why="away"))
    table.apply(returned(table, 1, 0))
    assert summary_of(table).left == []
    table.apply(e.Covered(at=0, seat=1, level="random", why="away"))
    table.apply(e.Stepped(at=0, seat=1, move="stake 1"))
    table.apply(returned(table, 1, 0))
    assert summary_of(table).left == [1]


@pytest.mark.usefixtures("_soon")
@pytest.mark.parametrize("pace", ["instant", "steps"])
def test_abandoned_rated_match_is_lost(place: Place, pace: str) -> None:
    """Alone with bots, without a clock: once it was never booked."""

    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"], pace=pace)
            await ann.join(table)
            if pace == "steps":  # the bot waits for her, she does not owe a move
                await ann.play(table, "stake 1")
                await ann.play(table, "guess low")
            assert all(seat["clock"] is None for seat in ann.tables[table].state["seats"])
            await ann.disconnect()

            async def is_over() -> bool:
                return bool((await ann.http.get(f"/api/tables/{table}")).json()["phase"] == "over")

            await eventually(is_over)
            value = await rating(ann)
            assert value is not None and value < 1500.0

    run(scenario())


@pytest.mark.usefixtures("_soon")
def test_abandoned_match_is_lost_across_a_restart(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"])
            await ann.join(table)
        async with serving(place) as served:
            guest = Guest(served.url)
            guest.http.cookies = ann.http.cookies

            async def is_lost() -> bool:  # nobody asks for the table itself
                value = await rating(guest)
                return value is not None and value < 1500.0

            await eventually(is_lost)
            await guest.http.aclose()

    run(scenario())


@pytest.mark.usefixtures("_soon")
def test_abandoned_match_is_lost_through_another_process(shared: Place) -> None:
    async def scenario() -> None:
        async with serving(shared) as other, Guest(other.url) as eve:
            async with serving(shared) as served, Guest(served.url) as ann:
                table = await ann.create("toy", ["me", "random"])
                await ann.join(table)
                eve.http.cookies = ann.http.cookies
            assert not other.server.tables._live, "it has never heard of the table"

            async def is_lost() -> bool:
                value = await rating(eve)
                return value is not None and value < 1500.0

            await eventually(is_lost)

    run(scenario())


def test_week_without_a_server_costs_nobody_time() -> None:
    table = at_clock(Clock())
    assert table.is_rated and table.clocks.expired(8 * DAY) == [0, 1]
    table.apply(e.Resumed(at=8 * DAY, away=8 * DAY))
    assert table.clocks.expired(8 * DAY) == []
    assert table.clocks.expired(15 * DAY + SECOND) == [0, 1]


def test_a_friendly_match_waits_for_ever() -> None:
    settings = Settings("toy", {}, "private", Clock(), True, True, False, 120, friendly=True)
    table = Table(e.Header("t", settings, 2, ANN, 0))
    table.apply(e.Sat(at=0, seat=0, player=ANN))
    table.apply(e.BotSat(at=0, seat=1, level="random"))
    table.apply(started(table, 0))
    assert table.clocks.deadline is None


def test_changing_settings_gains_no_time() -> None:
    """Otherwise changing the chat once a week would keep a lost match from ending."""
    table = at_clock(Clock())
    for day in range(1, 7):
        request = Configure(f"c{day}", "t", chat=bool(day % 2))
        table.apply(entry_for(table, ANN, request, {}, day * DAY))
    assert table.clocks.expired(7 * DAY) == [0, 1]


def test_covered_player_can_always_return() -> None:
    table = at_clock(Clock())
    table.apply(e.Covered(at=0, seat=1, level="random", why="asked"))
    table.asides = MOST_ASIDE
    with pytest.raises(Refusal):
        entry_for(table, ANN, Configure("c", "t", chat=False), {}, 0)
    assert isinstance(entry_for(table, BOB, Return("r", "t", 1), {}, 0), e.Returned)


def test_match_that_takes_too_long_to_judge_is_still_rated() -> None:
    """Otherwise the loser could lengthen it by taking a move back thousands of times."""
    table = at_clock(Clock())
    table.apply(e.Covered(at=0, seat=1, level="random", why="asked"))
    while table.turn:
        seat = table.turn[0]
        assert table.match is not None
        table.apply(e.Stepped(at=0, seat=seat, move=str(table.match.moves(seat)[0])))
    judgement = as_stored(summary_of(table))
    assert judgement.is_rated
    after = _rate(judgement, {"a": None, "b": None}, "toy")
    assert after["a"].value > 1500 > after["b"].value, "Bob has left"


def test_rematch_starts_only_when_everybody_is_there(place: Place) -> None:
    """Otherwise a winner could play rated matches against absent rivals until their clocks run out."""

    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob)
            await asyncio.gather(ann.play_on(table), bob.play_on(table))
            again = (await ann.do("rematch", table=table))["table"]
            hers = await ann.join(again)
            assert await ann.refused("start", table=again) == "not_here"
            await bob.join(again)
            await bob.disconnect()
            await ann.until(lambda: [seat["here"] for seat in hers.state["seats"]].count(True) == 1)
            await ann.do("start", table=again)
            await ann.until(lambda: hers.state["phase"] == "playing")

    run(scenario())
