"""Positions written by hand: what may be left out, and what is refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import bag, do, dungeon, party, scene, table, tokens, xp


def test_missing_fields_have_defaults() -> None:
    match = uc.load({"game": "chest"})
    assert (match.seats, match.turn) == (1, (0,))
    assert sum(table(match)["party"].values()) == 7
    assert (dungeon(match), table(match)["level"], table(match)["phase"]) == ({"goblin": 1}, 1, "monsters")
    assert bag(table(match)["supply"]) == {
        "sword": 3, "talisman": 3, "staff": 3, "tools": 3, "scroll-token": 3, "ring": 4, "scale": 6, "elixir": 3,
        "bait": 4, "portal": 4,
    }  # fmt: skip


def test_a_single_value_is_the_adventurers() -> None:
    match = uc.load(
        {"game": "chest", "seats": 3, "adventurer": 1, "xp": 6, "tokens": {"ring": 1}, "heroes": "minstrel"}
    )
    assert [player["xp"] for player in table(match)["players"]] == [0, 6, 0]
    assert tokens(match, 1) == {"ring": 1}
    assert table(match)["players"][1]["title"] == "bard"
    assert len({player["hero"] for player in table(match)["players"]}) == 3


def test_what_is_held_is_not_in_the_chest() -> None:
    match = uc.load({"game": "chest", "seats": 2, "tokens": [{"scale": 2}, {"scale": 3}]})
    assert table(match)["supply"]["scale"] == 1


def test_the_graveyard_follows_from_the_party() -> None:
    assert table(scene(party={"mage": 2}))["graveyard"] == 5


@pytest.mark.parametrize(
    ("fields", "level"),
    [({"dungeon": {"goblin": 2, "chest": 1}}, 3), ({"lair": 2}, 2), ({"phase": "dragon", "lair": 4}, 3)],
)
def test_the_level_left_out_is_the_first_that_has_the_dice(fields: dict[str, Any], level: int) -> None:
    assert table(scene(**fields))["level"] == level


TASKS: list[tuple[str, dict[str, Any]]] = [
    ("mercenary", {"phase": "formation", "party": {"mage": 7}, "task": {"kind": "reroll", "picked": {"mage": 2}}}),
    ("mercenary", {"level": 3, "dungeon": {"goblin": 2, "ooze": 1}, "task": {"kind": "strike", "left": 2}}),
    ("mercenary", {"level": 3, "xp": 5, "dungeon": {"goblin": 2}, "task": {"kind": "strike", "left": 1}}),
    ("enchantress", {"level": 3, "dungeon": {"goblin": 2, "ooze": 1}, "task": {"kind": "charm", "left": 1}}),
    ("knight", {"level": 3, "phase": "loot", "party": {"mage": 5}, "task": {"kind": "revive", "left": 2}}),
    ("half-goblin", {"level": 3, "party": {"mage": 5}, "task": {"kind": "revive", "left": 2}}),
    (
        "crusader",
        {
            "level": 3,
            "xp": 5,
            "exhausted": True,
            "party": {"mage": 5},
            "dungeon": {},
            "task": {"kind": "revive", "left": 2},
        },
    ),
    ("knight", {"level": 2, "phase": "regroup", "party": {"mage": 5}, "task": {"kind": "revive", "left": 1}}),
    (
        "mercenary",
        {"level": 3, "xp": 5, "exhausted": True, "phase": "loot", "dungeon": {"chest": 2}, "task": {"kind": "reroll"}},
    ),
    (
        "knight",
        {
            "options": {"scrolls_anywhere": True},
            "level": 3,
            "phase": "loot",
            "dungeon": {"chest": 2},
            "task": {"kind": "reroll"},
        },
    ),
    ("enchantress", {"level": 4, "xp": 5, "dungeon": {"goblin": 2, "potion": 1}, "task": {"kind": "charm", "left": 1}}),
    ("knight", {"level": 3, "party": {"mage": 5}, "task": {"kind": "reroll", "picked": {"mage": 1}}}),
    ("knight", {"level": 4, "phase": "dragon", "task": {"kind": "dragon", "picked": {"mage": 1}}}),
    ("knight", {"level": 3, "dungeon": {"goblin": 2}, "task": {"kind": "reroll", "picked": {"goblin": 1}}}),
    ("knight", {"level": 3, "dungeon": {"potion": 2}, "task": {"kind": "reroll", "picked": {"mage": 1, "potion": 1}}}),
]


@pytest.mark.parametrize(("hero", "fields"), TASKS)
def test_a_choice_in_progress_can_be_written_down(hero: str, fields: dict[str, Any]) -> None:
    match = scene(hero, **fields)
    assert table(match)["task"]["kind"] == fields["task"]["kind"]
    assert uc.load(match.save()).save() == match.save()


def test_a_task_that_does_not_say_how_much_is_left_has_one_step() -> None:
    match = scene(party={"mage": 1}, task={"kind": "revive"})
    assert table(match)["task"] == {"kind": "revive", "left": 1}


def test_a_hero_who_serves_is_still_there_at_regroup() -> None:
    match = scene("crusader", phase="regroup", level=3, companions={"hero": 1})
    assert table(match)["companions"]["hero"] == 1
    assert uc.load(match.save()).save() == match.save()


BAD: list[tuple[dict[str, Any], str]] = [
    ({"hero": "knight"}, "unknown field hero"),
    ({"level": 0}, "field level: expected a number from 1 to 10"),
    ({"level": 11}, "field level: expected a number from 1 to 10"),
    ({"level": True}, "field level: expected a number"),
    ({"phase": "lunch"}, "field phase: 'lunch' is none of"),
    ({"party": {"mage": 8}}, "field party.mage: expected a number from 0 to 7"),
    ({"party": {"mage": 4, "thief": 4}}, "there are 7 party dice, not 8"),
    ({"party": {"wizard": 1}}, "unknown field party.wizard; known: warrior"),
    ({"party": ["mage"]}, "party: expected fields and their values"),
    ({"party": {"mage": 5}, "graveyard": 3}, "must be 2, not 3"),
    ({"level": 1, "dungeon": {"goblin": 2}}, "level 1 has at most 1 dice"),
    ({"dungeon": {"dragon": 1}}, "unknown field dungeon.dragon; known: goblin"),
    ({"level": 7, "dungeon": {"goblin": 6}, "lair": 2}, "there are 7 dungeon dice, not 8"),
    ({"level": 2, "dungeon": {"goblin": 1}, "lair": 3}, "no more than 3 dice can be out"),
    ({"level": 1, "phase": "dragon", "lair": 3}, "no more than 1 dice can be out, not 3"),
    ({"level": 3, "phase": "dragon", "lair": 6}, "no more than 5 dice can be out"),  # two at most were there before
    ({"level": 4, "phase": "dragon", "lair": 7}, "no more than 6 dice can be out"),
    ({"tokens": {"ring": 5}}, "5 of 'ring' are held, but there are only 4"),
    ({"tokens": {"crown": 1}}, "unknown field tokens.crown"),
    ({"tokens": 3}, "field tokens: expected a list of 1"),
    ({"xp": -1}, "field xp: expected a number from 0"),
    ({"xp": [1, 2]}, "field xp: expected a list of 1"),
    ({"heroes": "wizard"}, "field heroes: 'wizard' is none of"),
    ({"heroes": ["knight", "minstrel"]}, "one hero per seat"),
    ({"heroes": ["knight"], "options": {"heroless": True}}, "nobody has a hero"),
    ({"heroes": ["knight"], "options": {"heroes": ["minstrel"]}}, "the option 'heroes' says"),
    ({"heroes": "knight", "options": {"heroes": ["minstrel"]}}, "not the hero that the option"),
    ({"phase": "loot", "level": 2, "dungeon": {"goblin": 1, "chest": 1}}, "no monster is left"),
    ({"phase": "loot"}, "without a chest or potion"),
    ({"phase": "dragon", "level": 3, "lair": 2}, "the dragon wakes with 3"),
    ({"phase": "dragon", "level": 4, "dungeon": {"chest": 1}, "lair": 3}, "loot goes back"),
    ({"phase": "regroup", "level": 3, "lair": 3}, "must be faced first"),
    ({"phase": "regroup", "level": 10}, "the adventurer rests"),
    ({"phase": "regroup", "dungeon": {"chest": 1}}, "at regroup the level is empty"),
    ({"phase": "formation", "heroes": "knight"}, "only the mercenary"),
    ({"phase": "formation", "heroes": "mercenary", "party": {"mage": 6}}, "7 dice are active"),
    ({"phase": "formation", "heroes": "mercenary", "exhausted": True}, "ready again at formation"),
    ({"phase": "over"}, "the game is over after 3 adventures"),
    ({"done": 3, "phase": "monsters"}, "the game is over after 3 adventures"),
    ({"done": 4}, "field done: expected a number from 0 to 3"),
    ({"companions": {"hero": 1}, "heroes": "knight"}, "knight can have made 0"),
    ({"companions": {"skeleton-warrior": 3}, "heroes": "occultist", "xp": 5, "level": 5}, "can have made 2"),
    ({"companions": {"skeleton-warrior": 2}, "heroes": "occultist", "level": 5}, "can have made 1"),
    ({"companions": {"hero": 1}, "options": {"heroless": True}, "exhausted": False}, "nobody can have made 0"),
    ({"companions": {"hero": 1}, "heroes": "crusader", "exhausted": False}, "so it was used"),
    ({"exhausted": 1}, "true or false"),
    ({"exhausted": True, "options": {"heroless": True}}, "there is no hero"),
    ({"task": "reroll"}, "task: expected fields and their values"),
    ({"task": {"left": 1}}, "field task.kind: None is none of reroll"),
    ({"task": {"kind": "dance"}}, "field task.kind: 'dance' is none of reroll"),
    ({"task": {"kind": "revive", "left": 1}}, "only 0 dice are in the graveyard"),
    ({"task": {"kind": "revive", "left": 2}, "party": {"mage": 1}, "level": 4}, "only one die is revived here"),
    (
        {"task": {"kind": "revive", "left": 2}, "phase": "dragon", "party": {"mage": 1}, "level": 4},
        "only one die is revived here",
    ),
    (
        {"task": {"kind": "revive", "left": 3}, "phase": "loot", "dungeon": {"chest": 2}, "party": {}, "level": 4},
        "no more than 2 potions",
    ),
    ({"task": {"kind": "strike"}, "heroes": "knight"}, "cannot have begun this"),
    ({"task": {"kind": "dragon", "picked": {"mage": 1}}}, "fought in the dragon phase"),
    ({"task": {"kind": "reroll", "picked": {"ooze": 1}}}, "more dice are picked"),
    (
        {"heroes": "knight", "phase": "dragon", "level": 4, "task": {"kind": "dragon", "picked": {"warrior": 2}}},
        "of different types",
    ),
    ({"party": {"mage": 1}, "dungeon": {}, "options": {"heroless": True}}, "the only move is `proceed`"),
    ({"done": 3, "party": {"mage": 1}}, "no dice and companions are out"),
    ({"done": 3, "dungeon": {"goblin": 1}}, "no dice and companions are out"),
    ({"done": 3, "lair": 1}, "no dice and companions are out"),
    ({"done": 3, "heroes": "crusader", "companions": {"hero": 1}}, "no dice and companions are out"),
    ({"done": 3, "task": {"kind": "revive"}}, "no dice and companions are out"),
    ({"phase": "formation", "heroes": "mercenary", "task": {"kind": "revive"}}, "only the re-roll"),
    (
        {"phase": "regroup", "level": 3, "heroes": "occultist", "companions": {"skeleton-warrior": 1}},
        "leave before regroup",
    ),
    ({"task": {"kind": "strike"}, "heroes": "mercenary", "dungeon": {"chest": 1}}, "it needs monsters"),
    ({"task": {"kind": "strike"}, "heroes": "mercenary", "exhausted": False}, "the ultimate that began this"),
    ({"task": {"kind": "strike", "left": 2}, "heroes": "mercenary", "xp": 5}, "cannot have begun this"),
    ({"task": {"kind": "charm", "left": 2}, "heroes": "enchantress"}, "the ultimate takes 1 at most"),
    ({"task": {"kind": "charm", "left": 1}, "heroes": "enchantress", "xp": 5}, "has become a potion by now"),
    ({"task": {"kind": "reroll"}, "phase": "regroup", "level": 2}, "nothing is re-rolled at regroup"),
    ({"task": {"kind": "reroll"}, "phase": "loot", "dungeon": {"chest": 1}}, "scrolls are read in the monster phase"),
    (
        {"task": {"kind": "reroll"}, "phase": "dragon", "heroes": "mercenary", "xp": 5},
        "scrolls are read in the monster",
    ),
    (
        {"task": {"kind": "reroll"}, "phase": "loot", "dungeon": {"chest": 1}, "heroes": "knight", "exhausted": True},
        "scrolls are read in the monster phase",
    ),
    (
        {"task": {"kind": "revive", "left": 2}, "heroes": "crusader", "exhausted": True, "party": {}, "level": 4},
        "only one die is revived here",
    ),
    (
        {"task": {"kind": "revive", "left": 2}, "heroes": "crusader", "xp": 5, "party": {}, "level": 4},
        "only one die is revived here",
    ),
    ({"task": {"kind": "revive", "left": 0}, "party": {}}, "field task.left: expected a number from 1 to 7"),
    ({"task": {"kind": "strike", "left": 3}, "heroes": "mercenary"}, "field task.left: expected a number from 1 to 2"),
    ({"task": {"kind": "dragon", "picked": {"mage": 2}}, "phase": "dragon"}, "more of 'mage' are picked"),
    (
        {"task": {"kind": "dragon", "picked": {"mage": 1, "thief": 1, "cleric": 1}}, "phase": "dragon"},
        "3 companions are needed; 3 cannot be picked so far",
    ),
    ({"task": {"kind": "dragon"}, "phase": "dragon"}, "0 cannot be picked so far"),
    ({"adventurer": 1}, "field adventurer: expected a number from 0 to 0"),
    ({"seats": 2, "adventurer": 1, "options": {"first": 0}}, "not seat 1's turn"),
]


@pytest.mark.parametrize(("fields", "reason"), BAD)
def test_impossible_positions_are_refused_with_a_reason(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(uc.BadPosition, match=reason):
        uc.load({"game": "chest", "seats": 1, **fields})


def test_a_saved_match_goes_on_as_before() -> None:
    match = uc.deal("chest", seats=2, seed=11)
    twin = uc.load(match.save())
    move = str(match.moves(match.turn[0])[0])
    match.play(match.turn[0], move, chance=uc.Seeded(5))
    twin.play(twin.turn[0], move, chance=uc.Seeded(5))
    assert twin.save() == match.save()
    assert twin.view(0) == match.view(0)


def test_a_view_of_another_game_is_refused() -> None:
    view = uc.deal("chest", seed=1).view(0)
    for broken in ({"game": "chest"}, {**view, "table": {}}, {**view, "table": {**view["table"], "level": 99}}):
        with pytest.raises(uc.BadView):
            uc.imagine(broken, uc.Seeded(1))


def test_everything_is_public() -> None:
    match = uc.deal("chest", seats=3, seed=4)
    for _ in range(40):
        if match.turn:
            do_any(match)
        tables = [match.view(seat)["table"] for seat in (0, 1, 2, None)]
        assert tables == [tables[0]] * 4


def do_any(match: uc.Match) -> None:
    seat = match.turn[0]
    match.play(seat, match.moves(seat)[0])


def test_the_documented_example_loads() -> None:
    match = scene("knight", level=4, party={"champion": 1, "mage": 2}, dungeon={"goblin": 2, "chest": 1})
    do(match, "champion > goblin×2")
    assert (party(match), xp(match)) == ({"mage": 2}, 0)


def test_a_table_is_imagined_as_it_is_seen() -> None:
    match = scene("knight", level=4, party={"mage": 2, "scroll": 1}, dungeon={"goblin": 2, "chest": 1}, lair=1)
    do(match, "scroll")
    for seat in (0, None):
        assert uc.imagine(match.view(seat), uc.Seeded(1)).view(seat) == match.view(seat)


@pytest.mark.parametrize(("field", "value"), [("reserve", 1), ("lord", 1), ("awake", True), ("levels", 9)])
def test_a_view_that_contradicts_itself_is_refused(field: str, value: object) -> None:
    view = scene("knight").view(0)
    view["table"][field] = value
    with pytest.raises(uc.BadView, match=f"field table.{field}: "):
        uc.imagine(view, uc.Seeded(1))
