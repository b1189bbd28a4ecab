"""What is told: each event says what the rule did, in both languages."""

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
    assert ("возвращается" in said(told)[0], "goes back" in said(told)[1]) == (paw == "back", paw == "back")


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
        "Повернуть карту к северу от старта верхом на восток",
        "Turn the card north of the start so that its top faces east",
    )
