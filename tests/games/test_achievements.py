"""Achievements of games whose rulebook has none: what earns them, and what does not."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from undercroft.games import OURS, find_game
from undercroft.games.doggies.cards import CARDS as DOGGIES
from undercroft.games.raiders.cards import CARDS as RAIDERS
from undercroft.games.serpent.achievements import FELLOWSHIP


def raid(*players: dict[str, Any]) -> uc.Match:
    return uc.load({"game": "raiders", "seats": len(players), "over": True, "players": list(players)})


def earned(match: uc.Match, seat: int) -> set[str]:
    return {id.removeprefix("raiders-achievement-") for id in match.game.honours(match, seat)}


def test_a_full_purse_counts_only_for_who_is_still_in() -> None:
    match = raid({"coins": 18, "wounds": 9}, {"coins": 20, "wounds": 12}, {"coins": 3, "wounds": 9})
    assert earned(match, 0) == {"full-purse"}
    assert earned(match, 1) == set(), "fallen, with the coins"


def test_a_victory_with_scratches_and_by_a_hair() -> None:
    match = raid({"coins": 9, "wounds": 7}, {"coins": 9, "wounds": 8}, {"coins": 3, "wounds": 12})
    assert earned(match, 0) == {"scratches", "by-a-hair"}
    assert earned(match, 1) == earned(match, 2) == set()


def test_the_last_one_up_has_no_rival_left() -> None:
    fallen = {"coins": 2, "wounds": 12}
    match = raid({"coins": 3, "wounds": 9}, fallen, fallen, fallen)
    assert earned(match, 0) == {"last-one-up"}


def test_a_full_pack_holds_three_items() -> None:
    items = {"torch": 1, "key": 2}
    match = raid({"coins": 3, "wounds": 9, "items": items}, {"coins": 9, "wounds": 9}, {"coins": 2, "wounds": 12})
    assert earned(match, 0) == {"full-pack"}


@pytest.mark.parametrize(
    ("game", "heroes"),
    [
        ("raiders", [f"raiders-character-{row.id}" for row in RAIDERS.characters]),
        ("doggies", [f"doggies-dog-{row.id}" for row in DOGGIES.dogs]),
        ("serpent", [f"serpent-hero-{number}" for number in range(FELLOWSHIP)]),
    ],
)
def test_all_heroes_together_earn_something_and_one_less_nothing(game: str, heroes: list[str]) -> None:
    rules = find_game(game)
    assert len(rules.career(heroes)) == 1
    assert rules.career(heroes[1:]) == rules.career([*heroes[1:], heroes[1]]) == ()


@pytest.mark.parametrize("game", OURS)
def test_whom_a_seat_plays_has_a_name_and_all_that_can_be_earned_is_listed(game: str) -> None:
    rules = find_game(game)
    seats = rules.seats[-1]
    match = uc.deal(game, seats=seats, seed=1)
    ids = rules.message_ids()
    heroes = {rules.hero(match.view(None), seat) for seat in range(seats)}
    assert all(hero in ids for hero in heroes)
    assert rules.achievements() and len(set(rules.achievements())) == len(rules.achievements())
    assert all(id in ids and f"{id}-how" in ids for id in rules.achievements())
    assert match.game.honours(match, 0) == (), "the match is not over"
