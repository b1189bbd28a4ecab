"""Positions written by hand: what may be left out, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import hero, table
from undercroft.games import find_game
from undercroft.kernel.texts import Texts


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
        ({"heros": []}, "unknown field heros"),
        ({"heroes": [{"hero": "conan"}]}, r"field heroes\[0\].hero: 'conan' is none of roderick"),
        ({"heroes": "bel"}, "field heroes: expected a list"),
        ({"heroes": [{}, {"hand": [7]}]}, r"field heroes\[1\].hand: 7 is none of"),
        ({"heroes": [{"waits": ["crossroads"]}]}, r"field heroes\[0\].waits: expected a list of 2"),
        ({"heroes": [{"hero": "bel"}, {"hero": "bel"}]}, "twice"),
        ({"heroes": [{"health": 19}]}, "from 0 to 18"),
        ({"heroes": [{"glory": "much"}]}, r"field heroes\[0\].glory: expected a number"),
        ({"heroes": [{"place": "brood-hall"}]}, "not on the map"),
        ({"heroes": [{"hand": ["repel", "repel"]}]}, "only 1 cards of 'repel'"),
        ({"heroes": [{}, {}, {}]}, "3 heroes at a table of 2 seats"),
        ({"map": [{"x": 1}]}, r"field map\[0\].place: None is none of"),
        ({"map": [{"place": "temple-gate", "x": "far"}]}, r"field map\[0\].x: expected a number from -60 to 60"),
        ({"map": [{"place": "crossroads"}]}, "an entrance is missing"),
        ({"map": [{"place": "temple-gate"}, {"place": "crossroads", "x": 5}]}, "cannot be reached"),
        ({"map": [{"place": "temple-gate"}, {"place": "crossroads"}]}, "lies on another card"),
        ({"pieces": [{"card": "acid-stream", "zone": "laid"}]}, r"field pieces\[0\].place: None is none of"),
        ({"pieces": [{"card": "snakeman", "seat": 2}]}, r"field pieces\[0\].seat: expected a number from 0 to 1"),
        ({"pieces": [{"card": "snakeman", "attached": [{}]}]}, r"field pieces\[0\].attached\[0\].card"),
        ({"quests": [{"quest": "heartstone", "is_done": 1}]}, r"field quests\[0\].is_done: expected true or false"),
        ({"battles": [{"place": "crossroads", "fights": [{}]}]}, r"field battles\[0\].fights\[0\].form"),
        ({"winners": ["bel"]}, "field winners: expected a number from 0 to 1"),
        ({"draft": [{"source": "lair", "id": 7, "form": "melee"}]}, r"field draft\[0\].id: which card in play"),
        ({"shut": [["crossroads", "melee", 99]]}, "field shut: expected a number from 0 to 15"),
        ({"deck": {"repel": -1}}, "field deck.repel: expected a number from 0 to 99"),
        ({"finished": [{"quest": "chores"}]}, r"field finished\[0\].quest: 'chores' is none of"),
        ({"phase": "lunch"}, "none of"),
        ({"phase": "location"}, "starts in villainy, heroic or last"),
        ({"tasks": [["dance", 0, 0, 0, 0, 0, 0]]}, "field tasks: 'dance' is none of"),
        ({"tasks": []}, "nothing is asked"),
        ({"active": 4}, "field active: expected a number from 0 to 1"),
    ],
)
def test_what_cannot_be_is_refused(data: dict[str, Any], why: str) -> None:
    with pytest.raises(uc.BadPosition, match=why):
        uc.load({"game": "serpent", "seats": 2, **data})


def test_a_plan_is_told_by_names_and_read_back() -> None:
    match = uc.load(
        {
            "game": "serpent",
            "seats": 2,
            "phase": "villainy",
            "heroes": [{"hand": ["snakeman", "acid-stream", "choker-spawn"]}, {"peril": 30}],
            "pieces": [{"card": "bone-naga", "seat": 0, "zone": "lair"}],
        }
    )
    for move in ("send snakeman > 1 melee", "set acid-stream > crossroads by 1", "loose bone-naga.0 > 1 magic"):
        match.play(0, move)
    plan = match.view(0)["table"]["draft"]
    assert [(row["source"], row["card"], row["id"], row["whom"], row["form"], row["place"]) for row in plan] == [
        ("hand", "snakeman", None, 1, "melee", None),
        ("trap", "acid-stream", None, 1, None, "crossroads"),
        ("lair", "bone-naga", 0, 1, "magic", None),
    ]
    assert uc.load(match.save()).view(0) == match.view(0)


def test_rolls_are_told_with_their_form() -> None:
    data = {"game": "serpent", "seats": 2, "phase": "villainy", "heroes": [{"hand": ["snakeman"]}, {"peril": 20}]}
    match = uc.load(data)
    match.play(0, "send snakeman > 1 melee", uc.Chosen(["6", "1"]))
    rolls = [event for event in match.told(None) if event.id in ("serpent-event-attack", "serpent-event-counter")]
    assert [event.args["form"] for event in rolls] == ["melee", "melee"]


def test_a_heroic_hero_has_the_text_of_its_heroic_side() -> None:
    for language in ("ru", "en"):
        texts = Texts.of(find_game("serpent"), language)
        for name in ("roderick", "tainin", "nord", "bel", "elendus", "sessira"):
            assert texts(f"serpent-hero-{name}-heroic-rule") != texts(f"serpent-hero-{name}-rule")
    match = uc.deal("serpent", seats=2, seed=1, combined=True)
    assert [hero["grade"] for hero in table(match)["heroes"]] == ["heroic", "heroic"]
