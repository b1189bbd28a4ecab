"""Slow matches: time away, deadlines in lists, and answers in advance."""

from __future__ import annotations

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.server.people.absences import DAY
from undercroft.server.protocol.tables import Clock
from undercroft.server.tables.clocks import Clocks

SLOW = {"clock": {"kind": "days", "time": 86400}}


def test_clock_waits_for_a_person_who_is_away(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            table = await ann.create("toy", ["me", "open"], **SLOW)
            seen = await bob.sit(table, 1)
            await ann.join(table)
            await ann.do("start", table=table)
            before = (await ann.http.get("/api/me/tables")).json()["tables"][0]["deadline"]
            away = (await ann.http.put("/api/me/absence", json={"days": 20})).json()
            assert away["days_left"] == 10 and away["until"] is not None
            await bob.until(lambda: seen.state["seats"][0].get("rests"))
            assert seen.state["seats"][0]["rests"] == away["until"]
            assert seen.state["seats"][0]["clock"]["left"] > 20 * DAY
            after = (await ann.http.get("/api/me/tables")).json()["tables"][0]["deadline"]
            assert after >= before, "the clock of the other seat has its own end"

            refused = await ann.http.put("/api/me/absence", json={"days": 31})
            assert refused.status_code == 422
            again = (await ann.http.put("/api/me/absence", json={"days": 0})).json()
            assert again == {"until": None, "days_left": 29}, "a begun day counts"
            await bob.until(lambda: seen.state["seats"][0].get("rests") is None)
            assert seen.state["seats"][0]["clock"]["left"] <= DAY, "coming and going gains no time"
            assert (await ann.http.put("/api/me/absence", json={"days": 30})).json()["code"] == "bad_option"

    run(scenario())


def test_away_time_is_free_and_no_more() -> None:
    clocks = Clocks(Clock(kind="days", time=100), 1)
    clocks.asked([0])
    clocks.run([0])
    clocks.rest(0, 500_000)
    clocks.advance(500_000)
    assert clocks.left_at(0, 500_000) == 100_000
    clocks.rest(0, 900_000)
    clocks.rest(0, 900_000)
    assert clocks.left_at(0, 500_000) == 500_000
    clocks.rest(0, 500_000)
    assert clocks.left_at(0, 500_000) == 100_000
    clocks.rest(0, 600_000)
    clocks.asked([0])
    assert clocks.left_at(0, 500_000) == 200_000
    clocks.rest(0, 0)
    clocks.advance(600_000)
    assert clocks.expired(600_000) == [0]
    clocks.rest(0, 900_000)
    assert clocks.expired(600_000) == [0], "nobody gets time back"
