"""Positions written by hand: what may be left out, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import hero, table


def test_everything_may_be_left_out() -> None:
    match = uc.load({"game": "serpent", "seats": 3})
    assert match.turn == (0,)
    assert len(table(match)["map"]) == 5 and len(table(match)["quests"]) == 8
    assert hero(match, 1)["hero"] == "tainin" and hero(match, 1)["peril"] == 2


def test_a_save_is_the_same_position() -> None:
    match = uc.deal("serpent", seats=2, seed=5)
    for _ in range(40):
        match.play(match.turn[0], match.moves(match.turn[0])[-1])
    twin = uc.load(match.save())
    assert twin.save() == match.save()
    assert [twin.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"heros": []}, "unknown field 'heros'"),
        ({"heroes": [{"hero": "conan"}]}, "there is no 'conan'"),
        ({"heroes": [{"hero": "bel"}, {"hero": "bel"}]}, "twice"),
        ({"heroes": [{"health": 19}]}, "from 0 to 18"),
        ({"heroes": [{"glory": "much"}]}, "should be a number"),
        ({"heroes": [{"place": "brood-hall"}]}, "not on the map"),
        ({"heroes": [{"hand": ["repel", "repel"]}]}, "only 1 cards of 'repel'"),
        ({"heroes": [{}, {}, {}]}, "3 heroes for 2 seats"),
        ({"map": [{"place": "crossroads"}]}, "an entrance is missing"),
        ({"map": [{"place": "temple-gate"}, {"place": "crossroads", "x": 5}]}, "cannot be reached"),
        ({"map": [{"place": "temple-gate"}, {"place": "crossroads"}]}, "lies on another card"),
        ({"pieces": [{"card": "acid-stream", "zone": "laid"}]}, "needs a 'place'"),
        ({"phase": "lunch"}, "none of"),
        ({"phase": "location"}, "starts in villainy, heroic or last"),
        ({"tasks": [["dance", 0, 0, 0, 0, 0, 0]]}, "is no task"),
        ({"tasks": []}, "asks nothing"),
        ({"active": 4}, "no seat 4"),
    ],
)
def test_what_cannot_be_is_refused(data: dict[str, Any], why: str) -> None:
    with pytest.raises(uc.BadPosition, match=why):
        uc.load({"game": "serpent", "seats": 2, **data})
