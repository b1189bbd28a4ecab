"""Saves of older rules, written by the versions before: renewed, they go on under these rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import hero, pieces, play, prompt, starts_with, table, texts
from undercroft.games import find_game
from undercroft.games.serpent.box.book import CARD_NUMBER, PLACE_NUMBER
from undercroft.games.serpent.data.steps import EFFECT_NUMBER, PROGRAM_NUMBER
from undercroft.retired import Past
from undercroft.retired import renewed as gone_on

SAVES = Path(__file__).parent / "saves"
RECORDS = Path(__file__).parents[2] / "records" / "serpent"
PLATE = CARD_NUMBER["plate-of-gwildor"]
VIPER, FRAILTY = EFFECT_NUMBER["nest-viper"], EFFECT_NUMBER["frailty"]
HEADER = ("game", "rules", "seats", "options")


def old(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((SAVES / f"v1-{name}.json").read_text("utf-8"))
    assert data["rules"] == 1
    return data


def renewed(name: str) -> uc.Match:
    data = old(name)
    body = find_game("serpent").renew({key: value for key, value in data.items() if key not in HEADER}, 1)
    return uc.load({**{key: data[key] for key in HEADER}, "rules": find_game("serpent").version, **body}, seed=1)


def test_a_threat_that_waits_was_an_extra_of_minus_one() -> None:
    assert old("threat-waits")["battles"][0]["fights"][0]["extra"] == -1
    match = renewed("threat-waits")
    assert [fight["has_threat"] for battle in table(match)["battles"] for fight in battle["fights"]] == [True, False]
    assert uc.load(match.save()).save() == match.save()
    play(match, 1, "pass", 1, 6)
    play(match, 0, texts(match, 0)[0], 1)  # the snakeman's lair stage, then the threat of the shade: magic 9
    tests = [event.args for event in match.told(None) if event.id == "serpent-event-failed"]
    assert [(args["who"], args["stat"], args["number"]) for args in tests] == [(2, "magic", 9)]


def test_a_used_artefact_was_noted_with_its_hero() -> None:
    assert old("key-used")["heroes"][0]["used"] == ["postern-key"]
    match = renewed("key-used")
    assert hero(match, 0)["used"] == []
    assert [quest["used"] for quest in table(match)["quests"]][:2] == [True, False]
    assert not starts_with(match, 0, "use")  # the second copy has no other exit to open


def test_tests_to_get_free_know_it() -> None:
    match = renewed("rising")
    assert match.turn == (1,) and prompt(match, 1) == "slick"
    play(match, 1, "curse 0 with slick-stone", 6)  # melee 1 + 6 - 2 against 6
    assert not hero(match, 0)["fallen"]
    match = renewed("shaking-off")
    play(match, 0, "curse 1 with slick-stone", 6)  # level 7 + 6 - 2 against 11
    assert not pieces(match, card="frailty")


@pytest.mark.parametrize("name", [path.stem.removeprefix("v1-") for path in sorted(SAVES.glob("*.json"))])
def test_a_renewed_match_can_be_played_to_its_end(name: str) -> None:
    assert_can_be_played(renewed(name))


@pytest.mark.parametrize("step", [0, 9, 57, 200, 411])
def test_a_match_of_rules_2_goes_on_with_the_values_of_today(step: int) -> None:
    past = Past((RECORDS / "2" / "sealed-greedy-4.json").read_text("utf-8"))
    save = past.save_after(step)
    match = gone_on(save)
    assert but_values(match.save()) == but_values({**save, "rules": find_game("serpent").version})
    assert_can_be_played(match)


def test_a_match_of_other_cards_goes_on_too() -> None:
    """Cards that were corrected and are not here any more: the rules are the same, so is the save."""
    match = uc.deal("serpent", 2, seed=5)
    assert gone_on({**match.save(), "cards": "0" * 12}).view(0)["table"] == match.view(0)["table"]


def but_values(save: dict[str, Any]) -> dict[str, Any]:
    return {**save, "heroes": [{**hero, "values": None} for hero in save["heroes"]]}


def assert_can_be_played(match: uc.Match) -> None:
    pick = uc.Seeded(3)
    while match.result is None:
        moves = match.moves(match.turn[0])
        match.play(match.turn[0], moves[pick.below(len(moves))])
    assert match.result.winners


def test_what_is_renewed_is_left_as_it_was() -> None:
    data = old("threat-waits")
    find_game("serpent").renew(data, 1)
    assert data == old("threat-waits")


@pytest.mark.parametrize(
    ("spoilt", "rules"),
    [({"battles": 3}, 1), ({"battles": [{}]}, 1), ({"heroes": [7]}, 1), ({"tasks": [[]]}, 1), ({}, 7), ({}, 0)],
)
def test_what_cannot_be_renewed_is_refused(spoilt: dict[str, Any], rules: int) -> None:
    with pytest.raises(uc.BadPosition):
        find_game("serpent").renew({**old("rising"), **spoilt}, rules)


def first_step(name: str, task: str, *figures: int) -> dict[str, Any]:
    """What a task becomes that comes before those of a save."""
    data = old(name)
    row = [task, *figures, *[0] * (6 - len(figures))]
    step: dict[str, Any] = find_game("serpent").renew({**data, "tasks": [*data["tasks"], row]}, 1)["steps"][0]
    return step


def test_what_an_effect_still_does_is_read_from_its_figures() -> None:
    step = first_step("rising", "run", PROGRAM_NUMBER["tribute do"], 0, 0, 1, 3, 1)
    assert step["step"] == "program" and step["program"] == "tribute do" and step["op"] == 0
    assert (step["you"], step["foe"], step["aim"]["count"], step["source"]) == (0, 1, 3, 0)


def test_a_view_of_rules_1_is_told_as_boards_of_today_read_it() -> None:
    data = old("threat-waits")
    own = [
        {"card": "battle-trance", "zone": "prepared", "seat": 1},
        {"card": "choker-spawn", "zone": "minion", "seat": 1},
    ]
    lying = {**data, "pieces": [*data["pieces"], *own]}
    view = find_game("serpent").renew_view({"table": lying, "options": data["options"]}, 1)["table"]
    assert [hero["load"] for hero in view["heroes"]] == [
        {"boons": 0, "treasures": 0},
        {"boons": 1, "treasures": 1},
        {"boons": 0, "treasures": 0},
    ]
    assert not any(piece[flag] for piece in view["pieces"] for flag in ("acted", "disarmed", "from_lair"))
    lair = [*data["map"], {"place": "nakaris-lair"}]
    for has_event, there in ((True, "nakaris-lair"), (False, None)):
        seen = {**lying, "map": lair, "has_event": has_event}
        told = find_game("serpent").renew_view({"table": seen, "options": data["options"]}, 1)["table"]
        assert told["nakari_at"] == there
    assert view["nakari_at"] is None and view["ending"] is None and "tasks" not in view


def test_the_way_of_a_walk_was_one_figure() -> None:
    gate, crossroads, fork = (PLACE_NUMBER[name] for name in ("temple-gate", "crossroads", "dripping-fork"))
    step = first_step("rising", "walk", 0, crossroads, gate + 1 | fork + 1 << 6, 18, 2)
    assert (step["step"], step["place"], step["way"]) == ("walk", "crossroads", ["temple-gate", "dripping-fork"])
    assert (step["health"], step["actions"]) == (18, 2)


@pytest.mark.parametrize(
    ("task", "step"),
    [
        (("strike", 2, 0), {"step": "strike", "fight": 2, "by_attacker": True}),
        (("strike", 2, 1), {"step": "strike", "fight": 2, "by_attacker": False}),
        (("ask-hit", 1, 2, 0), {"step": "hit", "seat": 1, "fight": 2, "by_attacker": True}),
        (("ask-hit", 1, 2, 1), {"step": "hit", "seat": 1, "fight": 2, "by_attacker": False}),
        (("draw", 1, -1), {"step": "fill-hand", "seat": 1}),
        (("draw", 1, 2, 1), {"step": "draw", "seat": 1, "count": 2, "by_effect": True}),
        (("draw", 1, 0), {"step": "draw", "seat": 1, "count": 0, "by_effect": False}),
        (("spring-at", 7, 1), {"step": "spring-trap", "seat": 1, "piece": 7}),
        (("beaten", 7, 1), {"step": "beaten", "seat": 1, "piece": 7}),
        (
            ("roll", 1, 4, 0, 2, 5),
            {"step": "roll", "seat": 1, "roll": ["threat"], "stat": "melee", "dice": 2, "spent": [0, 2]},
        ),
        (
            ("ask-reroll", 1, 4, 0, 1, 2),
            {"step": "reroll", "seat": 1, "roll": ["threat"], "stat": "melee", "dice": 1, "spent": [1]},
        ),
        (("ask-upkeep", 1, 6), {"step": "upkeep", "seat": 1, "kept": [1, 2]}),
        (("ask-away", 1, 0, 1), {"step": "away", "seat": 1, "laid": None, "is_to_meet": True}),
        (("ask-away", 1, 3), {"step": "away", "seat": 1, "laid": "snake-crawl", "is_to_meet": False}),
        (("ask-stat", 1, 35, 2), {"step": "stat", "seat": 1, "effect": "frailty", "source": 1}),
        (
            ("effect", 35, 0, 1, 0, 3),
            {"step": "use-effect", "effect": "frailty", "you": 0, "foe": 1, "aim": None, "source": 2},
        ),
        (
            ("tested", 35, 0, 1),
            {"step": "effect-tested", "effect": "frailty", "you": 0, "foe": 1, "aim": None, "source": None},
        ),
        (("hurt", 1, 2, 1, 1), {"step": "wounds", "seat": 1, "count": 2, "cause": "attack", "pays_peril": True}),
        (("hurt-now", 1, 2), {"step": "wounds-suffered", "seat": 1, "count": 2, "pays_peril": False}),
        (("completed", 0, 3, 1), {"step": "completed", "seat": 0, "kind": "renunciation", "is_shared": True}),
        (("ask-split", 0, 2, 1), {"step": "split", "seat": 0, "count": 2, "by_effect": True}),
        (
            ("ask-villainy", 0, 1, 0, 1),
            {"step": "villainy", "seat": 0, "is_declared": True, "was_recalled": False, "was_cursed": True},
        ),
        (("trap-exit-tested", 1, 3), {"step": "trap-exit-tested", "seat": 1, "side": "west"}),
        (("challenge",), {"step": "challenge", "seat": 1}),
        (("exchange",), {"step": "response", "seat": 1}),
    ],
)
def test_a_task_is_told_by_the_names_of_a_step(task: tuple[Any, ...], step: dict[str, Any]) -> None:
    assert first_step("threat-waits", *task) == step


@pytest.mark.parametrize(
    ("program", "figure", "aim"),
    [
        ("tribute do", 3, {"count": 3}),
        ("cutpurse do", 1, {"whom": 1}),
        ("far-shot do", 1, {"whom": 1}),
        ("step-through-gloom do", 1, {"place": "crossroads"}),
        ("delvers-sense do", 1, {"side": "east"}),
        ("vial-of-venom fail", PLATE + 1, {"card": "plate-of-gwildor"}),
        ("repel do", 2, {"fight": 2}),
        ("command-fiend do", 2, {"fight": 2}),
        ("counterstroke do", 2, {"fight": 2}),
        ("rolling-escape do", 2, {"fight": 2}),
        ("wrong-turn do", 2, None),
    ],
)
def test_what_the_figure_of_an_effect_was_depends_on_what_it_does(program: str, figure: int, aim: Any) -> None:
    found = first_step("rising", "run", PROGRAM_NUMBER[program], 0, 0, 1, figure, 0)["aim"]
    assert (found and {name: value for name, value in found.items() if value not in (None, 0)}) == aim


def test_other_tests_are_not_passed_by_a_six_alone() -> None:
    for below, threat in ((("tested", VIPER, 0, 1), ["other"]), (("tested", FRAILTY, 0, 1), ["other", "freeing"])):
        data = old("rising")
        rows = [[*below, 0, 0, 0], ["test", 1, 0, 8, 32, 4, 0]]
        renewed_steps = find_game("serpent").renew({**data, "tasks": [*data["tasks"], *rows]}, 1)["steps"]
        assert renewed_steps[0]["step"] == "test" and renewed_steps[0]["threat"] == threat
