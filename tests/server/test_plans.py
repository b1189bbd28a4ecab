"""Planning boards: private, from what a seat may know, and only where they harm nobody."""

from __future__ import annotations

from typing import Any

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving

CALM = {"friendly": True, "options": {"charms": False}}


async def plan(guest: Guest, table: str, seat: int) -> tuple[int, dict[str, Any]]:
    answer = await guest.http.post(f"/api/tables/{table}/plan", json={"seat": seat})
    return answer.status_code, answer.json()


async def refused(guest: Guest, table: str, seat: int = 0) -> str:
    code, answer = await plan(guest, table, seat)
    assert code >= 400, answer
    return str(answer["code"])


async def begun(host: Guest, other: Guest, **settings: Any) -> str:
    table = await host.create("toy", ["me", "open"], **settings)
    await host.join(table)
    await other.sit(table, 1)
    await host.do("start", table=table)
    await other.until(lambda: other.tables[table].state["view"])
    return table


def test_a_plan_agrees_with_what_its_seat_sees_and_is_nobody_elses(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            table = await begun(ann, bob, **CALM)
            await ann.play(table, "stake 2")
            await ann.play(table, "guess high")
            heard, version = len(ann.heard), ann.tables[table].version
            code, made = await plan(bob, table, 1)
            assert code == 201 and made["visibility"] == "private" and made["yours"] == [0, 1]
            board = await bob.join(made["id"], seat=1)
            before = bob.tables[table].view
            assert {**board.view, "seat": 1} == {**before, "seat": 1}, "what Bob sees is as it was"
            settings = board.state["settings"]
            assert settings["plan"] == table and not settings["hints"] and not settings["spectators"]
            assert board.state["friendly"] and not board.state["rated"]
            assert await ann.refused("join", table=made["id"]) == "not_invited"
            assert (await ann.http.get(f"/api/tables/{made['id']}")).status_code == 403
            assert ann.tables[table].version == version and len(ann.heard) == heard + 1, "the match heard nothing of it"
            assert await refused(bob, made["id"], 1) == "no_plans", "no plans of plans"

    run(scenario())


def test_plans_are_refused_where_others_have_not_agreed_to_them(folder: Place) -> None:
    async def scenario() -> None:
        live = {"clock": {"kind": "live", "time": 600, "bonus": 5}}
        days = {"clock": {"kind": "days", "time": 86400}}
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            assert await refused(ann, await begun(ann, bob)) == "no_plans", "a rated game"
            assert await refused(ann, await begun(ann, bob, **days)) == "no_plans", "a rated game by days"
            assert await refused(ann, await begun(ann, bob, **CALM, **live)) == "no_plans"
            table = await begun(ann, bob, **CALM, **days)
            assert await refused(bob, table, 0) == "not_your_seat"
            assert (await plan(bob, table, 1))[0] == 201
            waiting = await ann.create("toy", ["me", "open"], **CALM)
            assert await refused(ann, waiting) == "wrong_phase"

    run(scenario())
