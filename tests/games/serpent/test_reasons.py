"""Why a move is the best: what is said is true, sayable, and known to the seat."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import undercroft as uc
from tests.conftest import some
from tests.games.serpent.reasoning import GAME, NAMES, reason, thought
from tests.games.serpent.scenes import GATE, scene
from tests.games.serpent.test_mind import TABLES, moments
from undercroft.games.serpent.box.book import QUEST_NUMBER, QUESTS
from undercroft.games.serpent.notation import DONE, PASS, PLAY, USE_AGAINST, verb_of
from undercroft.games.serpent.rules import Serpent
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.texts import LANGUAGES, Texts

MIND = GAME.mind()
assert MIND is not None
TEXTS = {language: Texts.of(GAME, language) for language in LANGUAGES}


def told_of(position: Serpent, seat: int) -> Iterator[tuple[int, Message]]:
    """The reason for each of the first moves, if it were the best."""
    assert MIND is not None
    moves = list(MIND.candidates(position, seat))[:4]
    for number, move in enumerate(moves):
        order = [move, *moves[:number], *moves[number + 1 :]]
        findings = [Finding(code, 9, 0.9 - 0.1 * place, 0.1, 0.0, 0.0) for place, code in enumerate(order)]
        told = MIND.reason(position, seat, findings)
        if told is not None:
            yield move, told


@pytest.mark.parametrize(("seats", "options"), some(TABLES, 3))
def test_every_number_said_is_one_of_the_reason(seats: int, options: dict[str, Any]) -> None:
    """And it can be said in both languages, for any move that might be the best."""
    count = 0
    for position, seat in moments(seats, options, every=7):
        for _, told in told_of(position, seat):
            count += 1
            for language in LANGUAGES:
                text = TEXTS[language].say(told, NAMES[language])
                assert "{" not in text and "serpent-" not in text, (told, text)
                numbers = {int(number) for number in re.findall(r"\d+", text)} - {0}
                assert numbers <= {value for value in told.args.values() if isinstance(value, int)}, (told, text)
    assert count > 40


@pytest.mark.parametrize(("seats", "options"), some(TABLES, 3))
def test_chances_and_figures_are_those_of_the_table(seats: int, options: dict[str, Any]) -> None:
    for position, seat in moments(seats, options, every=7):
        hero = position.heroes[seat]
        for move, told in told_of(position, seat):
            args = told.args
            for name in ("chance", "before", "after", "hit", "lost", "countered", "worse"):
                if name in args and "level" not in args and "health" not in args:
                    assert 0 <= args[name] <= 100, told
            if "quest" in args and "need" in args and args.get("whom", seat) == seat:
                face = QUESTS[QUEST_NUMBER[args["quest"]]]
                assert args["need"] == max(face.fee, face.price) > 0, told
            if told.id == "serpent-reason-save":
                assert args["have"] == hero.glory and args["need"] > hero.glory - args["price"], told
            if told.id in ("serpent-reason-heal", "serpent-reason-heal-peril") and position.asked().is_heroic():
                after = position.copy()
                after.play(seat, move, uc.Seeded(1))
                assert after.heroes[seat].health == args["after"] > args["health"] == hero.health, told
                assert hero.glory - after.heroes[seat].glory == args["price"], told
            is_paid = PLAY <= verb_of(move) <= USE_AGAINST and position.asked().is_heroic()
            if is_paid and "price" in args and "whom" not in args:
                after = position.copy()
                after.play(seat, move, uc.Seeded(1))
                assert hero.glory - after.heroes[seat].glory == args["price"], told
            if verb_of(move) in (DONE, PASS) and "health" in args:
                assert args["health"] == hero.health, told


@pytest.mark.parametrize(("seats", "options"), some(TABLES, 3))
def test_the_same_view_gets_the_same_reason(seats: int, options: dict[str, Any]) -> None:
    assert MIND is not None
    for position, seat in moments(seats, options):
        twin = position.copy()
        MIND.redeal(twin, seat, uc.Seeded(7))
        reasons = [(move, told.id, told.args) for move, told in told_of(position, seat)]
        assert reasons == [(move, told.id, told.args) for move, told in told_of(twin, seat)]


def test_most_decisions_get_a_thought() -> None:
    """Of what the candidates are, first and second by common sense."""
    thoughts = decisions = 0
    assert MIND is not None
    for position, seat in moments(2, {}, every=3):
        candidates = MIND.candidates(position, seat)
        if len(candidates) > 1:
            decisions += 1
            findings = [Finding(move, 9, 0.5, 0.1, 0.0, 0.0) for move in candidates]
            thoughts += MIND.reason(position, seat, findings) is not None
    assert thoughts > 0.75 * decisions


def test_otherwise_the_numbers_of_the_search_are_named() -> None:
    match = scene(
        {"hero": "roderick", "glory": 0, "actions": 0, "hand": ["tremor-of-coils", "stone-maw"]},
        {"hero": "bel", "peril": 9, "hand": []},
        map=[GATE, {"place": "crossroads", "y": -1}, {"place": "altar-of-fangs", "y": -2}],
        phase="villainy",
    )
    told = thought(match, ("done", 0.61), ("curse 1 with tremor-of-coils", 0.52))
    assert told is not None and (told.id, told.args) == ("serpent-reason-better", {"chance": 61, "other": 52})
    assert thought(match, ("done", 0.521), ("curse 1 with tremor-of-coils", 0.52)) is None
    assert thought(match, ("done", 0.61)) is None


def test_a_reason_is_told_where_one_move_alone_was_tried() -> None:
    match = scene({"hero": "roderick", "actions": 1, "hand": []}, {"hero": "bel"})
    assert reason(match, "go crossroads")[0] in ("gain", "gain-for")
