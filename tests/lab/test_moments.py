"""Moments of a tree search: transitions, and the memories of seats."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator

import pytest

import undercroft as uc
from undercroft.games import OURS, find_game
from undercroft.kernel.errors import UndercroftError
from undercroft.lab.moment import Moment, Rules, first

STEPS = 60


def begin(name: str) -> Moment:
    game = find_game(name)
    return first(Rules(game, max(2, game.seats[0]), game.read(max(2, game.seats[0]), {})))


def walk(name: str, seed: int) -> Iterator[Moment]:
    """Random play, the deal first."""
    moment, pick = begin(name), random.Random(seed)
    for _ in range(STEPS):
        yield moment
        if moment.is_over:
            return
        if moment.asked is not None:
            moment = moment.answer(pick.randrange(len(moment.asked.answers())))
        else:
            moment = moment.say(pick.choice(moment.decision().legal()))


@pytest.mark.parametrize("name", OURS)
def test_imagined_moment_looks_like_the_true_one(name: str) -> None:
    for number, moment in enumerate(walk(name, 1)):
        if moment.asked is not None or moment.is_over:
            continue
        for seat in range(moment.rules.seats):
            other = moment.imagine(seat, uc.Seeded(number))
            assert other.memory(seat) == moment.memory(seat)
            assert other.table.view(seat) == moment.table.view(seat)
            assert other.seat == moment.seat
            if seat == moment.seat:
                assert other.decision().legal() == moment.decision().legal()


@pytest.mark.parametrize("name", OURS)
def test_a_moment_survives_pickling_and_costs_nothing_to_copy(name: str) -> None:
    for moment in walk(name, 2):
        assert copy.deepcopy(moment) is moment
        twin: Moment = pickle.loads(pickle.dumps(moment))
        assert (twin.asked, twin.words, twin.move, twin.path) == (moment.asked, moment.words, moment.move, moment.path)
        if moment.position is not None and twin.position is not None:
            assert twin.position.data() == moment.position.data()
            assert [twin.memory(seat) for seat in range(2)] == [moment.memory(seat) for seat in range(2)]


def test_a_seat_remembers_its_own_choice_and_not_what_others_hide() -> None:
    moment = begin("raiders")
    while moment.asked is not None:
        moment = moment.answer(0)
    assert moment.seat == 0
    one, two = (moment.say(word) for word in moment.decision().legal()[:2])
    assert one.memory(0) != two.memory(0)
    assert one.memory(1) == two.memory(1) != moment.memory(1)


def test_seat_remembers_past_views() -> None:
    """Two orders of the same two words are two things to remember, though the table looks the same after them."""
    chest = uc.load({"game": "chest", "seats": 2, "heroes": ["knight", "minstrel"], "party": {"warrior": 2, "mage": 5},
                     "dungeon": {"goblin": 1, "ooze": 1}, "phase": "monsters"})  # fmt: skip
    game = chest.game
    start = first(Rules(game, 2, chest.options, chest.position))
    words = [start.decision().encoder.words.index(f"{name}×1") for name in ("warrior > goblin", "mage > ooze")]
    one = start.say(words[0]).say(words[1])
    other = start.say(words[1]).say(words[0])
    assert one.table.data() == other.table.data()
    assert one.memory(0) != other.memory(0)
    assert one.memory(1) != other.memory(1)


def test_imagining_needs_an_answer_of_chance_first() -> None:
    moment = begin("doggies")
    assert moment.asked is not None
    with pytest.raises(UndercroftError, match="answer the question to chance first"):
        moment.imagine(0, uc.Seeded(1))
    with pytest.raises(UndercroftError, match="before the deal"):
        moment.decision()
