"""Levels of bots: what a host may choose, how long bots think, and which bot covers for a person."""

from __future__ import annotations

import pytest

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.bots import LEVELS, TEMPERAMENTS
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.tables import Clock, NewTable
from undercroft.server.tables import entries as e
from undercroft.server.tables.settings import SHORTEST, checked_settings, cover_level, time_to_think
from undercroft.server.tables.table import Table
from undercroft.server.web.games import _game_info

ANN = Player("ann", "Ann", "")


@pytest.fixture
def _mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_MIND", "yes")
    _game_info.cache_clear()


def table_of(*bots: str, clock: Clock | None = None) -> Table:
    """Ann, and bots in the other seats."""
    new = NewTable("toy", ["me", *bots], clock=clock or Clock())
    table = Table(e.Header("t", checked_settings(new), len(new.seats), ANN, 0))
    table.apply(e.Sat(at=0, seat=0, player=ANN))
    for seat, bot in enumerate(bots, 1):
        table.apply(e.BotSat(at=0, seat=seat, level=bot))
    return table


@pytest.mark.usefixtures("_mind")
def test_the_host_chooses_levels_temperaments_and_old_bots(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            games = (await ann.http.get("/api/games")).json()
            info = next(game for game in games if game["name"] == "toy")
            assert info["levels"] == list(LEVELS)
            assert info["others"] == ["random", "greedy"]
            assert info["temperaments"] == list(TEMPERAMENTS)
            assert info["has_advice"]
            table = await ann.create("toy", ["me", "veteran:spiteful", "greedy", "novice"])
            hers = await ann.join(table)
            assert [seat["bot"] for seat in hers.state["seats"]] == [None, "veteran:spiteful", "greedy", "novice"]
            await ann.play_on(table)
            assert not any(told["stand_in"] for told in hers.told)
            for odd in ("genius", "veteran:hungry", ":spiteful", "veteran:"):
                answer = await ann.http.post("/api/tables", json={"game": "toy", "seats": ["me", odd]})
                assert (answer.status_code, answer.json()["code"]) == (422, "bad_option"), odd

    run(scenario())
    _game_info.cache_clear()


def test_table_with_former_bots_continues_after_a_game_gains_a_mind(
    folder: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table was set up with the level `random`, without pace and hints."""

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"])
            await ann.join(table)
            cookies = ann.http.cookies
        monkeypatch.setenv("TOY_MIND", "yes")
        async with serving(folder) as served:
            again = Guest(served.url)
            again.http.cookies = cookies
            async with again:
                hers = await again.join(table)
                await again.play_on(table)
                assert hers.state["seats"][1]["bot"] == "random"
                assert not any(told["stand_in"] for told in hers.told)

    run(scenario())


def test_former_settings_can_be_read() -> None:
    body = (
        '{"id":"t","settings":{"game":"toy","options":{},"visibility":"private","clock":{"kind":"none","time":0,'
        '"bonus":0},"chat":true,"spectators":true,"hot_seat":false,"cover_after":120},"seats":2,'
        '"host":{"id":"ann","name":"Ann","avatar":""},"created":1}'
    )
    table = Table(e.read_header(body))
    table.apply(e.read_entry('{"kind":"configured","at":1,"visibility":"public","chat":false,"spectators":true}'))
    assert (table.settings.pace, table.settings.hints) == ("normal", False)
    assert (table.settings.visibility, table.settings.chat) == ("public", False)


@pytest.mark.usefixtures("_mind")
def test_covering_bot_is_as_strong_as_the_bots_of_the_table() -> None:
    assert cover_level(table_of("novice", "veteran:cautious")) == "veteran"
    assert cover_level(table_of("novice")) == "novice"
    assert cover_level(table_of("novice", "greedy")) == "master", "nobody knows where a yardstick stands"
    alone = table_of()
    assert cover_level(alone) == "master"
    alone.apply(e.Covered(at=0, seat=0, level="novice", why="asked"))
    assert cover_level(alone) == "master", "a cover is no bot of the table"


@pytest.mark.usefixtures("_mind")
def test_covering_bot_respects_the_clock_of_its_player() -> None:
    def seconds(time: int, bonus: int, most: float | None = None) -> float:
        table = table_of("master", clock=Clock("live", time, bonus))
        table.apply(e.Covered(at=0, seat=0, level="master", why="clock"))
        assert time_to_think(table, 1, None) == 0.5, "its own level's, in its own seat"
        return time_to_think(table, 0, most)

    assert seconds(600, 10) == 0.5
    assert seconds(20, 0) == 0.2
    assert seconds(1, 0) == SHORTEST
    assert seconds(600, 10, most=0.1) == 0.1
    days = table_of("master", clock=Clock("days", 1))
    days.apply(e.Covered(at=0, seat=0, level="master", why="clock"))
    assert time_to_think(days, 0, None) == 0.5


def test_bot_out_of_time_plays_its_best_move_so_far(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """The level thinks for longer than the limit of the pool alone would allow."""
    monkeypatch.setenv("TOY_MIND", "slow")

    async def scenario() -> None:
        async with serving(folder, budget=1.5, think=None) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "master"])
            hers = await ann.join(table)
            await ann.until(lambda: len(hers.told) >= 2)
            assert not any(told["stand_in"] for told in hers.told)
            assert hers.told[1]["at"] - hers.told[0]["at"] >= 1900, "it used its time"
            assert "undercroft_bot_overruns_total 0" in served.server.metrics.text()

    run(scenario())
