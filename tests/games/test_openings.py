"""The events of each game's deal, and their audience: the first entry of every log."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc


def told(match: uc.Match, seat: int | None = None) -> list[tuple[str, dict[str, Any]]]:
    return [(event.id.partition("-event-")[2], event.args) for event in match.events[0] if event.is_told_to(seat)]


def test_chest_tells_heroes_and_the_first_adventure() -> None:
    match = uc.deal("chest", 2, seed=4, heroes=["knight", "minstrel"], first=1)
    names = [name for name, _ in told(match)]
    assert told(match)[:3] == [
        ("hero", {"who": 0, "hero": "knight"}),
        ("hero", {"who": 1, "hero": "minstrel"}),
        ("adventure", {"who": 1, "number": 1, "of": 3}),
    ]
    assert names[3:6] == ["formed", "level", "dungeon"]
    assert "hero" not in [name for name, _ in told(uc.deal("chest", 1, seed=4, heroless=True))]


@pytest.mark.parametrize("tactical", [False, True])
def test_raiders_tells_characters_and_the_first_room(tactical: bool) -> None:
    match = uc.deal("raiders", 3, seed=4, tactical=tactical)
    table = match.view(None)["table"]
    characters = [("character", {"who": seat, "character": table["players"][seat]["character"]}) for seat in range(3)]
    assert told(match)[:3] == characters
    scroll = ["scroll"] if tactical else []
    assert [name for name, _ in told(match)[3:]] == [*scroll, "floor", "enter"]


def test_doggies_tells_who_begins_and_the_dogs() -> None:
    match = uc.deal("doggies", 2, seed=4)
    table = match.view(None)["table"]
    dogs = [("dog", {"who": seat, "dog": table["players"][seat]["dog"]}) for seat in range(2)]
    assert told(match) == [("first", {"who": table["first"]}), *dogs]
    assert told(uc.deal("doggies", 2, seed=4, dogs="chosen"))[1:] == []


def test_serpent_tells_map_heroes_quests_and_to_each_seat_its_hand_alone() -> None:
    match = uc.deal("serpent", 2, seed=4)
    names = [name for name, _ in told(match, 0)]
    assert names[:6] == ["turned-up"] * 4 + ["hero"] * 2
    assert (names.count("drew-card"), names.count("drew")) == (5, 1)
    for seat in range(2):
        heard = [args["who"] for name, args in told(match, seat) if name == "drew-card"]
        assert set(heard) == {seat}
    assert "drew-card" not in [name for name, _ in told(match)]


def test_a_loaded_position_was_not_dealt() -> None:
    match = uc.load({"game": "chest", "seats": 1, "heroes": "knight"}, seed=1)
    assert match.events == [()]
    match.play(0, match.moves(0)[0])
    assert match.told(0) == match.told(0, since=1)
