"""Leaving or being left gains nothing: no take-back without consent, no rival handed to a weak bot, no time."""

from __future__ import annotations

import pytest

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from tests.server.test_moves import at_toy
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.tables import Clock, Settings
from undercroft.server.refusal import Refusal
from undercroft.server.tables import entries as e
from undercroft.server.tables.clocks import SECOND
from undercroft.server.tables.permissions import returned, started
from undercroft.server.tables.settings import cover_level
from undercroft.server.tables.table import Table

ANN, BOB = Player("a", "Ann", ""), Player("b", "Bob", "")


def test_broken_connection_hands_no_seat_to_a_bot(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url, "Bob") as bob:
            table = await at_toy(ann, bob, cover_after=0)
            hers = ann.tables[table]
            bob.drop()
            await ann.until(lambda: not hers.state["seats"][1]["here"])
            assert await ann.refused("cover", table=table, seat=1, level="random") == "not_away"
            seat = hers.state["seats"][1]
            assert hers.state["now"] + 60 * SECOND < seat["cover_from"], "minutes, and the board can say when"
            answer = await ann.http.post("/api/tables", json={"game": "toy", "seats": ["me", "open"], "cover_after": 1})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_option"), "nor by a setting"

    run(scenario())


@pytest.mark.usefixtures("impatient")
def test_clock_of_days_alone_ends_an_absence(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob, clock={"kind": "days", "time": 86400})
            hers = ann.tables[table]
            await bob.disconnect()
            await ann.until(lambda: not hers.state["seats"][1]["here"])
            assert await ann.refused("cover", table=table, seat=1) == "not_away"
            assert hers.state["seats"][1]["cover_from"] is None

    run(scenario())


@pytest.mark.usefixtures("impatient")
def test_covered_player_is_asked_before_a_take_back(place: Place) -> None:
    """The cheat: cover a rival, see the die, take it back with nobody to say no."""

    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob, cover_after=0, friendly=True)
            hers = ann.tables[table]
            await bob.disconnect()
            await ann.until(lambda: not hers.state["seats"][1]["here"])
            await ann.do("cover", table=table, seat=1)
            await ann.play(table, "stake 1")
            await ann.play(table, "guess low")
            await ann.until(lambda: hers.view["turn"] == [0] and hers.view["table"]["round"] == 2)  # the bot has moved
            await ann.do("ask_back", table=table, seat=0, version=hers.version)
            assert hers.state["ask"]["awaited"] == [1]
            assert hers.view["table"]["round"] == 2

    run(scenario())


def test_covered_player_can_agree_to_a_take_back(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob, friendly=True)
            hers, his = ann.tables[table], bob.tables[table]
            await bob.do("cover", table=table, seat=1)
            for move in ("stake 1", "guess low"):
                await ann.play(table, move)
            await ann.until(lambda: hers.view["turn"] == [0] and hers.view["table"]["round"] == 2)  # the bot has moved
            await ann.do("ask_back", table=table, seat=0, version=hers.version)
            await bob.until(lambda: his.state["ask"])
            await bob.do("answer", table=table, seat=1, yes=True)
            await ann.until(lambda: hers.view["table"]["round"] == 1)

    run(scenario())


def at_clock(clock: Clock) -> Table:
    """Ann and Bob play with a clock, both asked since 0."""
    settings = Settings("toy", {}, "private", clock, True, True, False, 120)
    table = Table(e.Header("t", settings, 2, ANN, 0))
    table.apply(e.Sat(at=0, seat=0, player=ANN))
    table.apply(e.Sat(at=0, seat=1, player=BOB))
    table.apply(started(table, 0))
    return table


@pytest.mark.parametrize("kind", ["live", "days"])
def test_leaving_and_returning_gains_no_time(kind: str) -> None:
    table = at_clock(Clock(kind, 8, 0))  # type: ignore[arg-type]
    for at in (3000, 5000):
        table.apply(e.Covered(at=at, seat=0, level="random", why="asked"))
        table.apply(returned(table, 0, at))
    assert table.clocks.left_at(0, 5000) == 3000
    table.apply(e.Covered(at=8000, seat=0, level="random", why="clock"))
    with pytest.raises(Refusal) as refused:
        returned(table, 0, 8000)
    assert refused.value.code == "no_time"


def test_returning_with_an_empty_clock_gives_the_bonus_of_one_decision() -> None:
    table = at_clock(Clock("live", 8, 2))
    table.apply(e.Covered(at=8000, seat=0, level="random", why="clock"))
    for move in ("stake 1", "guess low"):
        table.apply(e.Stepped(at=9000, seat=0, move=move))
    table.apply(returned(table, 0, 9000))
    assert table.clocks.left[0] == 2000


def test_clock_of_days_gives_the_next_question_the_full_time() -> None:
    table = at_clock(Clock("days", 8))
    table.apply(e.Covered(at=8000, seat=0, level="random", why="clock"))
    table.apply(e.Stepped(at=9000, seat=0, move="stake 1"))
    table.apply(returned(table, 0, 9000))
    assert table.clocks.left[0] == 8000


def test_covering_bot_is_never_weaker_than_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.tables.settings.levels_of", lambda game: ("novice", "veteran", "master"))
    monkeypatch.setattr(
        "undercroft.server.tables.settings.bots_of", lambda game: ("random", "novice", "veteran", "master")
    )
    table = at_clock(Clock())
    for wish in ("random", "novice", "veteran:bold"):
        with pytest.raises(Refusal):
            cover_level(table, wish)
    assert cover_level(table, "master") == "master"
