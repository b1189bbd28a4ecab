"""Positions written by hand: what may be left out, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import hero, table
from undercroft.games import find_game
from undercroft.kernel.texts import Texts


def test_a_position_may_leave_out_every_field() -> None:
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


asked = {"step": "heroic", "seat": 0}
frailty = {"step": "use-effect", "effect": "frailty", "you": 0, "foe": 0, "source": None}
program = {"step": "program", "program": "repel do", "you": 0, "foe": 0, "aim": None, "source": None}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"heros": []}, "unknown field heros"),
        ({"heroes": [{"hero": "conan"}]}, r"field heroes\[0\].hero: 'conan' is none of roderick"),
        ({"heroes": "bel"}, "field heroes: expected a list"),
        ({"heroes": [{}, {"hand": [7]}]}, r"field heroes\[1\].hand: 7 is none of"),
        ({"heroes": [{"waits": ["crossroads"]}]}, r"field heroes\[0\].waits: expected a list of 2"),
        ({"heroes": [{"hero": "bel"}, {"hero": "bel"}]}, "same hero"),
        ({"heroes": [{"health": 19}]}, "from 0 to 18"),
        ({"heroes": [{"glory": "much"}]}, r"field heroes\[0\].glory: expected a number"),
        ({"heroes": [{"place": "brood-hall"}]}, "not on the map"),
        ({"heroes": [{"hand": ["repel", "repel"]}]}, "only 1 cards of 'repel'"),
        ({"heroes": [{}, {}, {}]}, "3 heroes at a table of 2 seats"),
        ({"map": [{"x": 1}]}, r"field map\[0\].place: None is none of"),
        ({"map": [{"place": "temple-gate", "x": "far"}]}, r"field map\[0\].x: expected a number from -60 to 60"),
        ({"map": [{"place": "crossroads"}]}, "an entrance is missing"),
        ({"map": [{"place": "temple-gate"}, {"place": "crossroads", "x": 5}]}, "no way leads .* to crossroads"),
        ({"map": [{"place": "temple-gate"}, {"place": "crossroads"}]}, "overlaps another card"),
        (
            {"map": [{"place": "temple-gate"}, {"place": "crossroads", "x": 1}, {"place": "crossroads", "x": -1}]},
            "'crossroads' overlaps another card, or is listed twice",
        ),
        ({"pieces": [{"card": "acid-stream", "zone": "laid"}]}, r"field pieces\[0\].place: None is none of"),
        ({"pieces": [{"card": "snakeman", "seat": 2}]}, r"field pieces\[0\].seat: expected a number from 0 to 1"),
        ({"pieces": [{"card": "snakeman", "attached": [{}]}]}, r"field pieces\[0\].attached\[0\].card"),
        ({"quests": [{"quest": "heartstone", "is_done": 1}]}, r"field quests\[0\].is_done: expected true or false"),
        ({"battles": [{"place": "crossroads", "fights": [{}]}]}, r"field battles\[0\].fights\[0\].form"),
        ({"winners": ["bel"]}, "field winners: expected a number from 0 to 1"),
        (
            {"draft": [{"source": "lair", "id": 7, "form": "melee"}]},
            r"field draft\[0\].id: no card in play has this number",
        ),
        ({"shut": [["crossroads", "melee", 100]]}, "field shut: expected a number from 0 to 99"),
        ({"deck": {"repel": -1}}, "field deck.repel: expected a number from 0 to 99"),
        ({"finished": [{"quest": "chores"}]}, r"field finished\[0\].quest: 'chores' is none of"),
        ({"phase": "lunch"}, "none of"),
        ({"steps": [asked, {"step": "next-turn", "seat": 2}]}, r"field steps\[1\].seat: expected a number from 0 to 1"),
        ({"steps": [{**asked, "seat": 2}]}, r"field steps\[0\].seat: expected a number from 0 to 1"),
        ({"steps": [{"step": "heroic"}]}, r"field steps\[0\].seat: expected a number from 0 to 1, got None"),
        (
            {"steps": [{**asked, "side": "north"}]},
            r"field steps\[0\].side: 'heroic' has no such field; its fields are seat",
        ),
        ({"steps": [{**asked, "colour": "red"}]}, r"unknown field steps\[0\].colour"),
        ({"steps": [{"step": "lay", "seat": 0, "place": "moon"}]}, r"field steps\[0\].place: 'moon' is none of"),
        ({"steps": [asked, {"step": "hit", "seat": 0, "fight": 0}]}, r"steps\[1\].by_attacker: expected true or false"),
        ({"steps": [asked, {"step": "use-effect", "effect": "nap"}]}, r"steps\[1\].effect: 'nap' is none of"),
        (
            {"steps": [asked, {**frailty, "aim": {"whom": 2}}]},
            r"field steps\[1\].aim.whom: expected a number from 0 to 1",
        ),
        ({"steps": [asked, {**frailty, "aim": {"moon": 2}}]}, r"unknown field steps\[1\].aim.moon"),
        ({"steps": [asked, {**program, "op": 9}]}, r"field steps\[1\].op: 'repel do' has 1 parts, counted from 0"),
        ({"steps": [asked, {**program, "op": 1}]}, r"field steps\[1\].op: 'repel do' has 1 parts, counted from 0"),
        ({"steps": [{"step": "next-turn", "seat": 0}]}, "field steps: they end without a question"),
        ({"phase": "location"}, "starts in villainy, heroic or last"),
        ({"steps": [{"step": "dance"}]}, r"field steps\[0\].step: there is no step 'dance'"),
        ({"steps": []}, "field steps: they end without a question"),
        ({"heroes": [{"level": 11}]}, r"field heroes\[0\].level: expected a number from 7 to 10, got 11"),
        ({"heroes": [{"glory": -5}]}, r"field heroes\[0\].glory: expected a number from 0"),
        ({"heroes": [{"saved": 2}]}, r"field heroes\[0\].saved: expected a number from 0 to 1"),
        ({"heroes": [{"health": 0}]}, "a hero without health is out"),
        ({"heroes": [{"is_out": True}]}, "field active: this seat is out"),
        ({"heroes": [{"quests": 3}]}, "a hero with 3 quests has won already"),
        ({"heroes": [{"grade": "heroic"}]}, "all heroes have the grade of the stage, legendary"),
        ({"heroes": [{"waits": ["crossroads", "north"]}]}, "waits at an exit of the location it is in"),
        ({"heroes": [{"hand": ["nakari"]}]}, "only 0 cards of 'nakari'"),
        ({"heroes": [{"hand": ["hatchling"]}]}, "'hatchling' is of the heroic pack: this needs the option 'combined'"),
        ({"stage": "heroic"}, "field stage: this needs the option 'combined'"),
        ({"tokens": 6}, "field tokens: expected a number from 0 to 5, got 6"),
        ({"nakari_wounds": 5}, "field nakari_wounds: expected a number from 0 to 4"),
        ({"round": 0}, "counted from 1"),
        ({"starter": 2}, "field starter: expected a number from 0 to 1"),
        ({"pieces": [{"card": "repel"}]}, r"field pieces\[0\].zone: 'repel' never lies there \(prepared\)"),
        ({"pieces": [{"card": "battle-trance", "zone": "lair"}]}, r"'battle-trance' never lies there \(lair\)"),
        ({"pieces": [{"card": "snakeman", "zone": "battle"}]}, "there is no battle"),
        ({"pieces": [{"card": "snakeman", "wounds": 2}]}, r"field pieces\[0\].wounds: expected a number from 0 to 1"),
        ({"pieces": [{"card": "belt-pouch", "id": 1}, {"card": "hooded-helm"}]}, "two cards have the number 1"),
        ({"pieces": [{"card": "acid-stream", "place": "brood-hall"}]}, "'brood-hall' is not on the map"),
        ({"pieces": [{"card": "acid-stream", "place": "temple-gate"}]}, "no trap is laid on an entrance"),
        (
            {"pieces": [{"card": trap, "place": "crossroads"} for trap in ("acid-stream", "stone-maw")]},
            "two traps in 'crossroads'",
        ),
        ({"pieces": [{"card": "vial-of-venom"}]}, "'vial-of-venom' lies under another card"),
        (
            {"pieces": [{"card": "runaways-boots", "attached": [{"card": "vial-of-venom"}]}]},
            "'vial-of-venom' is never attached to 'runaways-boots'",
        ),
        ({"pieces": [{"card": "snakeman"}] * 2 + [{"card": "priestess"}] * 2}, "4 monsters in its lair"),
        ({"pieces": [{"card": "blade-of-ilbor"}, {"card": "rod-of-seven-skins"}]}, "another treasure of this type"),
        (
            {"heroes": [{"hero": "bel"}, {"hero": "nord"}], "pieces": [{"card": "snakeman", "zone": "minion"}] * 4},
            "only 2 cards of 'snakeman'",
        ),
        (
            {
                "heroes": [{"hero": "nord"}],
                "pieces": [{"card": boon} for boon in ("battle-trance", "delvers-sense", "ward-of-scales")],
            },
            "seat 0 has 3 permanent boons, the limit of its hero is 2",
        ),
        (
            {"quests": [{"quest": "heartstone"}, {"quest": "heartstone", "seat": 1}]},
            "'heartstone' is in the game too often",
        ),
        ({"quests": [{"quest": "heartstone", "is_carried": True, "seat": 0}]}, "'heartstone' is not an escort"),
        ({"quests": [{"quest": "captive-knight", "is_carried": True}]}, "a carried escort belongs to a seat"),
        ({"quests": [{"quest": "captive-knight", "token": "brood-hall"}]}, "'brood-hall' is not on the map"),
        (
            {"quests": [{"quest": "captive-knight", "token": "crossroads", "seat": 0}]},
            "a dropped token belongs to no seat",
        ),
        ({"quests": [{"quest": "heartstone", "found": "crossroads"}]}, "'heartstone' is not a search"),
        ({"quests": [{"quest": "tolling-bell", "seat": 0, "is_done": True}]}, "only artefacts stay"),
        ({"quests": [{"quest": "heartstone", "is_done": True}]}, "a completed artefact belongs to a seat"),
        ({"quests": [{"quest": "crown-of-ilbor", "steps": 2}]}, "steps: expected a number from 0 to 1"),
        ({"quests": [{"quest": "high-priestess", "wounds": 7}]}, "wounds: expected a number from 0 to 6"),
        ({"quests": [{"quest": "defeat-nakari", "seat": 0}]}, "Nakari is a shared quest"),
        ({"quests": [{"quest": "postern-key"}]}, "'postern-key' is of the heroic pack"),
        ({"quests": [{"quest": "heartstone", "attached": [{"card": "repel"}]}]}, "'repel' is never attached"),
        ({"map": [{"place": "temple-gate"}, {"place": "guardroom", "x": 1}]}, "'guardroom' is of the heroic pack"),
        ({"deck": {"repel": 2}}, "field deck.repel: expected a number from 0 to 1, got 2"),
        ({"locations": {"crossroads": 1}}, "field locations.crossroads: expected a number from 0 to 0"),
        ({"active": 4}, "field active: expected a number from 0 to 1"),
    ],
)
def test_impossible_positions_are_refused(data: dict[str, Any], why: str) -> None:
    with pytest.raises(uc.BadPosition, match=why):
        uc.load({"game": "serpent", "seats": 2, **data})


def test_missing_fields_are_filled_in() -> None:
    cards = ("snakeman", "frailty", "battle-trance")
    match = uc.load(
        {
            "game": "serpent",
            "seats": 2,
            "heroes": [{"hero": "bel"}],
            "pieces": [
                *[{"card": card} for card in cards],
                {"card": "blade-of-ilbor", "attached": [{"card": "vial-of-venom"}, {"card": "creeping-rust"}]},
            ],
            "quests": [{"quest": "heartstone", "seat": 0, "is_done": True}],
        }
    )
    lying = table(match)["pieces"]
    assert [piece["zone"] for piece in lying] == ["lair", "curse", "prepared", "prepared"]
    assert [piece["owner"] for piece in lying] == [0, 1, 0, 0]
    assert [card["owner"] for card in lying[3]["attached"]] == [0, 1]
    assert [quest["quest"] for quest in table(match)["quests"]] == ["heartstone", "defeat-nakari"]
    assert hero(match, 0)["quests"] == 1


@pytest.mark.parametrize("short", [{"deck": {"repel": 1}}, {"deck": {}}, {"locations": {}}, {"quest_deck": {}}])
def test_cards_may_be_out_of_the_game_and_bots_play_on(short: dict[str, Any]) -> None:
    match = uc.load({"game": "serpent", "seats": 2, **short})
    for seat in (0, 1, None):
        view = match.view(seat)
        assert find_game("serpent").imagine(view, uc.Seeded(3)).view(seat) == view


def test_a_plan_is_saved_by_names_and_read_back() -> None:
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


def test_rolls_are_announced_with_their_form() -> None:
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


def test_cards_that_lie_somewhere_are_in_no_deck() -> None:
    data = {
        "quests": [{"quest": "heartstone", "seat": 0, "attached": [{"card": "sworn-oath", "owner": 0}]}],
        "finished": [{"quest": "tolling-bell", "seat": 1}],
    }
    saved = uc.load({"game": "serpent", "seats": 2, **data}).save()
    assert "sworn-oath" not in saved["deck"]
    assert "acid-stream" not in uc.load({"game": "serpent", "seats": 1, "drawn": ["acid-stream"]}).save()["deck"]
    assert not {"heartstone", "tolling-bell"} & set(saved["quest_deck"]) and "renunciation" in saved["quest_deck"]
