"""Lessons: the deal and the dice are chosen, are marked as chosen, and count for nothing."""

from __future__ import annotations

from typing import Any

from tests.server.guest import Guest, Json
from tests.server.serving import Place, run, serving

PARTY = ["warrior", "warrior", "cleric", "mage", "thief", "champion", "scroll"]
DEAL = {"names": ["knight", "minstrel", "seat 0", *PARTY, "goblin"], "seed": 7}


async def begun(ann: Guest, **settings: Any) -> str:
    return await ann.create("chest", ["me", "me"], hot_seat=True, lesson=DEAL, **settings)


async def summary_of(ann: Guest, table: str) -> Json:
    return dict((await ann.http.get(f"/api/tables/{table}")).json())


def test_lesson_uses_the_named_deal_and_outcomes(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann:
            table = await begun(ann)
            mine = await ann.join(table, seat=0)
            assert mine.view["table"]["party"]["warrior"] == 2
            assert mine.view["table"]["dungeon"]["goblin"] == 1
            assert mine.state["settings"]["lesson"] and mine.state["friendly"]
            assert mine.state["fairness"] is None, "the seal would promise what is not so"
            await ann.play(table, "warrior > goblin×1")
            await ann.do("play", table=table, seat=0, move="descend", version=mine.version, chance=["ooze", "skeleton"])
            assert mine.view["table"]["dungeon"]["ooze"] == mine.view["table"]["dungeon"]["skeleton"] == 1
        async with serving(place) as served, Guest(served.url) as bob:  # as stored, by another process
            again = await bob.join(table)
            assert again.view["table"]["dungeon"]["ooze"] == again.view["table"]["dungeon"]["skeleton"] == 1
            assert (await summary_of(bob, table))["lesson"]

    run(scenario())


def test_impossible_outcomes_are_refused_and_change_nothing(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await begun(ann)
            mine = await ann.join(table, seat=0)
            await ann.play(table, "warrior > goblin×1")
            version = mine.version
            fields = {"table": table, "seat": 0, "move": "descend", "version": version}
            assert await ann.refused("play", **fields, chance=["wolf", "ooze"]) == "bad_message"
            assert await ann.refused("play", **fields, chance=["ooze"] * 5) == "bad_message"
            assert mine.version == version

    run(scenario())


def test_dice_can_be_chosen_only_at_lessons(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("chest", ["me"], options={"heroes": ["knight"]})
            mine = await ann.join(table)
            move = mine.view["moves"][0]["text"]
            asked = {"table": table, "seat": 0, "move": move, "version": mine.version, "chance": []}
            assert await ann.refused("play", **asked) == "bad_option"
            for seats in (["me", "open"], ["veteran", "veteran"]):
                new = {"game": "chest", "seats": seats, "lesson": DEAL}
                assert (await ann.http.post("/api/tables", json=new)).json()["code"] == "bad_option"

    run(scenario())


def test_abandoned_lesson_leaves_the_lists(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await begun(ann)
            await ann.join(table)
            assert [found["lesson"] for found in (await ann.http.get("/api/me/tables")).json()["tables"]] == [True]
            await ann.do("close", table=table)
            assert (await ann.http.get("/api/me/tables")).json()["tables"] == []
            usual = await ann.create("chest", ["me"])
            await ann.join(usual)
            assert await ann.refused("close", table=usual) == "wrong_phase"

    run(scenario())


def test_free_play_ends_a_lesson_against_a_bot_and_earns_nothing(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await begun(ann, pace="instant")
            mine = await ann.join(table, seat=0)
            await ann.do("cover", table=table, seat=1, level="novice")
            await ann.do("cover", table=table, seat=0, level="novice")
            await ann.until(lambda: mine.state["phase"] == "over")
            assert mine.state["honours"] == []
            assert (await ann.http.get("/api/me/honours/chest")).json()["honours"] == []
            again = (await ann.do("rematch", table=table))["table"]
            assert not (await summary_of(ann, again))["lesson"]

    run(scenario())
