"""The referee: dice and cards are real, people name what was rolled or drawn, and the table checks everything else."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.games import OURS, find_game

MOVES = 12


async def name_all(guest: Guest, dice: uc.Seeded, type: str, **request: Any) -> list[str]:
    """Sends a request again with one outcome more, until nothing is missing. Returns the outcomes."""
    named: list[str] = []
    while True:
        answer = await guest.ask(type, **request, chance=named)
        if answer["type"] == "done":
            return named
        assert answer["code"] == "needs_outcome", answer
        possible = answer["reason"]["args"]["names"]
        named = [*named, possible[dice.below(len(possible))]]


@pytest.mark.parametrize("game", OURS)
def test_a_real_game_is_played_by_naming_each_outcome(folder: Place, game: str) -> None:
    async def scenario() -> None:
        dice = uc.Seeded(7)
        async with serving(folder) as served, Guest(served.url) as ann:
            seats = find_game(game).seats[-2]
            table = await ann.create(game, ["me"] * seats, real=True, hot_seat=True)
            mine = await ann.join(table)
            dealt = await name_all(ann, dice, "start", table=table)
            assert dealt
            await ann.until(lambda: mine.state["view"])
            for _ in range(MOVES):
                seat = mine.view["turn"][0]
                await ann.join(table, seat=seat)
                await ann.until(lambda: mine.view["seat"] == seat and bool(mine.view["moves"]))  # noqa: B023
                move, version = mine.view["moves"][0]["text"], mine.version
                await name_all(ann, dice, "play", table=table, seat=seat, move=move, version=version)
                await ann.until(lambda: mine.version > version)  # noqa: B023
            before = mine.view["table"]
        async with serving(folder) as served:
            found = await served.server.tables.look(table)
            assert found.match is not None and found.match.view(mine.view["seat"])["table"] == before
            assert found.is_friendly

    run(scenario())


def test_only_people_play_with_real_dice_and_nothing_counts(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            new = {"game": "raiders", "seats": ["me", "greedy", "greedy"], "real": True}
            assert (await ann.http.post("/api/tables", json=new)).json()["code"] == "bad_option"
            table = await ann.create("chest", ["me", "open"], real=True)
            await ann.join(table)
            assert await ann.refused("seat_bot", table=table, seat=1, level="greedy") == "bad_option"
            await ann.do("configure", table=table, friendly=False)
            await bob.sit(table, 1)
            await name_all(ann, uc.Seeded(1), "start", table=table)
            state = ann.tables[table].state
            assert not state["rated"] and state["friendly"]
            seat = ann.tables[table].view["turn"][0]
            mover = (ann, bob)[seat]
            await mover.until(lambda: mover.tables[table].state["view"])
            assert await mover.refused("cover", table=table, seat=seat) == "bad_option"

    run(scenario())


def test_outcomes_are_named_only_where_dice_are_real(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("chest", ["me", "open"], friendly=True)
            await ann.join(table)
            await ann.do("seat_bot", table=table, seat=1, level="greedy")
            assert await ann.refused("start", table=table, chance=["warrior"]) == "bad_option"

    run(scenario())


def test_an_impossible_outcome_is_refused(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("raiders", ["me"] * 3, real=True, hot_seat=True)
            await ann.join(table)
            refused = await ann.ask("start", table=table, chance=["warrior", "warrior"])
            assert refused["code"] == "bad_message"
            assert "left are knight" in refused["text"]

    run(scenario())
