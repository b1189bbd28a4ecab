"""The learned best response: it learns how a level chooses, and plays legal moves."""

from __future__ import annotations

import pytest

import undercroft as uc
from scripts import exploit_raiders
from scripts.exploit_raiders import Exploiter, attack, learn, lessons_of
from undercroft.games.raiders.bot.mind import LEARNED
from undercroft.lab.ladder.deals import Terms

TERMS = Terms("raiders", 3, {}, 7, None, 0.3)


def test_learner_learns_how_often_cards_are_chosen() -> None:
    lesson = ([[0, 40], [1, 41]], [0.9, 0.1])
    weights, missed = learn([lesson] * 300)
    assert missed < 0.01
    assert abs(weights[0] + weights[40] - weights[1] - weights[41] - 2.2) < 0.3  # the logarithm of 0.9 / 0.1


def test_lessons_are_what_seats_saw_and_chose() -> None:
    lessons = lessons_of(TERMS, "novice", 1)
    assert 40 < len(lessons) <= 3 * 25 + 10
    assert all(abs(sum(odds) - 1) < 1e-6 and len(traits) == len(odds) > 1 for traits, odds in lessons)


def test_exploiter_plays_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exploit_raiders, "TRIES", 2)
    view = uc.deal("raiders", 3, seed=3).view(1)
    assert Exploiter(LEARNED["policy"], 2, 5).choose(view) in view["moves"]
    value, luck = attack(TERMS, "random", list(LEARNED["policy"]), 1, 2)
    assert 0 <= value <= 1 and abs(luck) < 2
