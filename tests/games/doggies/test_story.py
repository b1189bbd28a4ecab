"""Events: each says what the rule did, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.doggies.scenes import do, room, scene
from undercroft.games import find_game
from undercroft.kernel.message import Message
from undercroft.kernel.texts import Texts

BEYOND = (room(0, 2, "coin", 1), room(0, 3, "coin", 1))


def last_told(match: uc.Match, id: str) -> Message:
    events = [event for event in match.told(None) if event.id == f"doggies-event-{id}"]
    return Message(events[-1].id, events[-1].args)


def said(message: Message) -> tuple[str, str]:
    russian, english = (Texts.of(find_game("doggies"), language) for language in ("ru", "en"))
    return russian.say(message, ["Аня", "Боря"]), english.say(message, ["Ann", "Bob"])


def beside(card: str, **mine: Any) -> uc.Match:
    return do(scene("ruta", room(0, 1, card), *BEYOND, mine=mine), "leave", "step north")


@pytest.mark.parametrize(
    ("mine", "move", "side"),
    [({}, "hire pair", "pair"), ({}, "hire paw", "paw"), ({"reserve": 0}, "hire paw", "single")],
)
def test_a_hired_vagabond_brings_a_paw_only_if_one_is_left(mine: dict[str, Any], move: str, side: str) -> None:
    told = last_told(do(beside("vagabond-bow", **mine), move), "hire")
    assert told.args["side"] == side
    assert ("и лапкой" in said(told)[0], "and a paw" in said(told)[1]) == (side == "paw", side == "paw")


@pytest.mark.parametrize(
    ("mine", "tool", "paw"),
    [
        ({"loot": ["mimic-bow"]}, "mimic-bow", "none"),
        ({"loot": ["vagabond-bow-paw"], "reserve": 1}, "vagabond-bow-paw", "back"),
        ({"loot": ["vagabond-bow-single"], "reserve": 0}, "vagabond-bow-single", "none"),
    ],
)
def test_the_paw_of_a_vagabond_on_a_trap_goes_back(mine: dict[str, Any], tool: str, paw: str) -> None:
    told = last_told(do(beside("trap-bow", **mine), f"disarm {tool}"), "disarm")
    assert told.args["paw"] == paw
    assert ("возвращается" in said(told)[0], "returns to the supply" in said(told)[1]) == (paw == "back", paw == "back")


def test_a_paw_that_is_spent_is_owed() -> None:
    match = beside("trap-bow", loot=["vagabond-bow-paw"], reserve=1, paws=0)
    told = last_told(match, "disarm")
    assert told.args["paw"] == "owed"
    assert "следующим раундом" in said(told)[0]
    assert "before the next round" in said(told)[1]


def test_a_turn_is_told_by_how_the_card_will_lie() -> None:
    match = do(scene("sharik", room(0, 1, "coin", 3), *BEYOND), "leave")
    turns = {str(move): Message("doggies-move-turn", dict(move.args)) for move in match.moves(0) if move.verb == "turn"}
    assert list(turns) == ["turn north 0", "turn north 1", "turn north 2"]
    assert said(turns["turn north 1"]) == (
        "Повернуть карту к северу от старта верхней стороной на восток",
        "Turn the card north of the start so that its top faces east",
    )


def test_loot_is_counted_for_each_dog() -> None:
    match = scene("ruta", room(0, 1, "coin", 1), room(0, 2, "two-coins", 1))
    do(match, "leave", "step north", "claim", "step north", "claim", "sleep")
    told = [event.args for event in match.told(None) if event.id == "doggies-event-loot"]
    assert told == [{"who": 0, "count": 2}, {"who": 1, "count": 0}]


def test_a_walk_is_told_by_the_room_and_its_place() -> None:
    rooms = [room(0, 1, "coin", 1), room(0, 2, "efreet-bow"), room(0, 3, "potion-room", 1), room(0, 4, "coin", 1)]
    match = do(scene("joan", *rooms), "leave", "step north")
    here = {"who": 0, "card": "coin", "x": 0, "y": 1}
    assert last_told(match, "step").args == here
    do(match, "claim", "step north", "pass")
    assert last_told(match, "claim").args == here
    assert last_told(match, "hurt").args == {
        "who": 0, "card": "efreet-bow", "x": 0, "y": 2, "monster": "efreet", "damage": 1,
    }  # fmt: skip
    do(match, "take fire")
    assert last_told(match, "take").args == {"who": 0, "card": "potion-room", "x": 0, "y": 3, "potion": "fire"}


def test_a_countdown_and_a_new_round_are_told_with_their_figures() -> None:
    match = do(scene("ruta", seats=3), "leave")
    assert last_told(match, "countdown").args == {"count": 8}
    do(match, "sleep", "sleep")
    assert last_told(match, "sleep").args == {"who": 2, "paws": 1}
    assert last_told(match, "token").args == {"who": 2}
    assert last_told(match, "round").args == {"round": 1}


def test_potions_are_dealt_openly_when_the_quests_are_chosen() -> None:
    hands = [{"dog": "ruta", "hand": ["most-bow", "hunt-mimic"]}, {"dog": "joan", "hand": ["most-fire", "hunt-efreet"]}]
    match = scene(players=hands, phase="quests")
    match.play(0, "keep most-bow")
    assert [(event.id, event.args) for event in match.events[-1]] == [("doggies-event-keep", {"who": 0})]
    match.play(1, "keep most-fire", chance=uc.Chosen(["fire", "sword"]))
    assert [(event.id.removeprefix("doggies-event-"), event.args) for event in match.events[-1]] == [
        ("keep", {"who": 1}),
        ("share", {"who": 0, "quest": "hunt-mimic"}),
        ("share", {"who": 1, "quest": "hunt-efreet"}),
        ("potion", {"who": 0, "potion": "fire"}),
        ("potion", {"who": 1, "potion": "sword"}),
    ]
