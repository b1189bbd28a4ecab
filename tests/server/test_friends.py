"""Friends, calls to people on line, blocks and mutes."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from typing import Any

from tests.server.guest import Guest
from tests.server.serving import Place, eventually, run, serving


async def mine(guest: Guest) -> dict[str, Any]:
    return dict((await guest.http.get("/api/friends")).json())


async def befriend(ann: Guest, bob: Guest) -> None:
    token = (await mine(ann))["link"].rpartition("/")[2]
    assert (await bob.http.get(f"/api/friends/links/{token}")).json()["name"] == ann.name
    assert (await bob.http.post("/api/friends", json={"token": token})).status_code == 200


def calls(guest: Guest) -> list[dict[str, Any]]:
    return [message for text in guest.heard if (message := json.loads(text))["type"] == "called"]


def names(rows: list[dict[str, Any]]) -> list[str]:
    return [row.get("player", row)["name"] for row in rows]


async def bond(guest: Guest, other: Guest, kind: str, on: bool = True) -> None:
    answer = await guest.http.put(f"/api/friends/{other.id}", json={"kind": kind, "on": on})
    assert answer.status_code == 200, answer.text


def test_friends_by_link_see_each_other_and_invite_with_one_call(place: Place) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            served = await stack.enter_async_context(serving(place))
            second = await stack.enter_async_context(serving(place)) if place.database else served
            ann = await stack.enter_async_context(Guest(served.url, "Ann"))
            bob = await stack.enter_async_context(Guest(second.url, "Bob"))
            await befriend(ann, bob)
            assert names((await mine(ann))["friends"]) == ["Bob"]

            async def is_online() -> bool:
                return [friend["online"] for friend in (await mine(ann))["friends"]] == [True]

            await eventually(is_online)
            table = await ann.create("toy", ["me", "open"])
            path = f"/api/friends/{bob.id}/invite"
            for _ in range(2):
                assert (await ann.http.post(path, json={"table": table})).status_code == 200
            await bob.until(lambda: calls(bob))
            (called,) = calls(bob)
            assert (called["kind"], called["sender"]["name"], called["table"]) == ("invite", "Ann", table)
            assert [row["table"] for row in (await mine(bob))["calls"]] == [table]
            await bob.sit(table, 1)
            await ann.join(table)
            await ann.do("start", table=table)
            assert (await mine(bob))["calls"] == [], "the table waits for nobody any more"
            for guest in (ann, bob):
                await guest.join(table)
            while ann.tables[table].state["phase"] == "playing":
                for seat, guest in enumerate((ann, bob)):
                    if seat in ann.tables[table].view["turn"]:
                        await guest.play(table)
                        await ann.until(lambda: ann.tables[table].version >= bob.tables[table].version)
            await ann.do("rematch", table=table)
            await bob.until(lambda: len(calls(bob)) == 2)
            assert calls(bob)[1]["kind"] == "rematch"
            await bond(bob, ann, "friend", on=False)
            assert (await mine(ann))["friends"] == []
            assert (await ann.http.post(path, json={"table": table})).json()["code"] != ""

    run(scenario())


def test_question_after_a_game_makes_friends_when_it_is_answered(place: Place) -> None:
    async def scenario() -> None:
        async with (
            serving(place) as served,
            Guest(served.url, "Ann") as ann,
            Guest(served.url, "Bob") as bob,
            Guest(served.url, "Eve") as eve,
        ):
            table = await ann.create("toy", ["me", "open"])
            await bob.sit(table, 1)
            stranger = await eve.http.post("/api/friends", json={"person": ann.id})
            assert stranger.json()["code"] == "unknown_person"
            await ann.http.post("/api/friends", json={"person": bob.id})
            await bob.until(lambda: calls(bob))
            assert names((await mine(bob))["asking"]) == ["Ann"] and (await mine(bob))["friends"] == []
            assert (await ann.http.post(f"/api/friends/{bob.id}/invite", json={"table": table})).status_code == 404
            await bob.http.post("/api/friends", json={"person": ann.id})
            assert names((await mine(ann))["friends"]) == ["Bob"] and (await mine(ann))["asked"] == []
            for wrong in ({}, {"person": ann.id}, {"token": "x"}, {"token": f"{bob.id}~AAAA~AAAA"}):
                assert (await ann.http.post("/api/friends", json=wrong)).status_code in (404, 422)

    run(scenario())


def test_blocks_and_mutes_follow_a_person(place: Place) -> None:
    async def scenario() -> None:
        async with (
            serving(place) as served,
            Guest(served.url, "Ann") as ann,
            Guest(served.url, "Bob") as bob,
            Guest(served.url, "Eve") as eve,
        ):
            await befriend(ann, eve)
            await bond(ann, eve, "muted")
            first = await bob.create("toy", ["me", "open", "open"])
            for guest in (ann, bob, eve):
                await guest.join(first)
            await eve.do("chat", table=first, text="boo")
            await bob.do("chat", table=first, text="hello")
            await ann.until(lambda: ann.tables[first].said)
            assert [line["text"] for line in ann.tables[first].said] == ["hello"]
            assert [line["text"] for line in bob.tables[first].said] == ["boo", "hello"]
            await bond(ann, eve, "muted", on=False)
            await eve.do("chat", table=first, text="sorry")
            await ann.until(lambda: len(ann.tables[first].said) == 2)

            await bond(ann, eve, "blocked")
            assert (await mine(eve))["friends"] == [] == (await mine(ann))["friends"]
            await ann.do("sit", table=first, seat=1)
            assert await eve.refused("sit", table=first, seat=2) == "blocked"
            await eve.http.post("/api/friends", json={"person": ann.id})
            token = (await mine(ann))["link"].rpartition("/")[2]
            await eve.http.post("/api/friends", json={"token": token})
            assert (await mine(ann))["asking"] == [] and not calls(ann), "a block says nothing"
            await bond(ann, eve, "blocked", on=False)
            await eve.do("sit", table=first, seat=2)

    run(scenario())
