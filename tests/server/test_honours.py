"""Achievements over all matches of a game, from stored results."""

from __future__ import annotations

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving

HEROES = ("spellsword", "mercenary", "occultist", "knight", "minstrel", "crusader", "half-goblin", "enchantress")
SHORT = ("flee", "rest", "proceed", "keep")  # the shortest way out of an adventure
HEAD = "chest-achievement-guild-head"


def test_head_of_the_guild_needs_a_match_with_each_hero(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            for hero in HEROES:
                assert HEAD not in await honours(ann, "chest")
                table = await ann.create("chest", ["me"], options={"heroes": [hero]})
                found = await ann.join(table)
                while found.state["phase"] == "playing":
                    offered = [move["text"] for move in found.view["moves"]]
                    await ann.play(table, next(move for move in SHORT if move in offered))
                await ann.do("leave", table=table)
            assert HEAD in await honours(ann, "chest")
            assert HEAD in await honours(ann, "chest")  # remembered
            assert await honours(ann, "raiders") == []
            assert await honours(bob, "chest") == []
            assert (await ann.http.get("/api/me/honours/chess")).json()["code"] == "unknown_game"

    run(scenario())


def test_match_finished_by_a_bot_earns_no_achievement(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann:
            for hero in HEROES:
                table = await ann.create("chest", ["me"], options={"heroes": [hero]})
                found = await ann.join(table)
                await ann.do("cover", table=table, seat=0)
                await ann.until(lambda found=found: found.state["phase"] == "over")  # type: ignore[misc]
                await ann.do("leave", table=table)
            assert await honours(ann, "chest") == []

    run(scenario())


async def honours(guest: Guest, game: str) -> list[str]:
    found: list[str] = (await guest.http.get(f"/api/me/honours/{game}")).json()["honours"]
    return found
