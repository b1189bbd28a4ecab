"""Glicko-2 against the worked example of its paper, and what it does with tables of several seats."""

from __future__ import annotations

import pytest

from undercroft.server.people.bookkeeper import _rate, who_of
from undercroft.server.people.glicko import WIDEST, Game, Rating, aged, rated
from undercroft.server.protocol.basics import Player
from undercroft.server.store.ledger import RatingRow
from undercroft.server.work.judging import Finish, Judgement

ANN, BOB = Player("ann", "Ann", ""), Player("bob", "Bob", "")


def test_the_example_of_the_paper() -> None:
    rivals = [Game(Rating(1400, 30), 1), Game(Rating(1550, 100), 0), Game(Rating(1700, 300), 0)]
    after = rated(Rating(1500, 200, 0.06), rivals)
    assert after.value == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_becomes_less_sure_and_no_weaker() -> None:
    now = aged(Rating(1600, 60, 0.06), 365)
    assert (now.value, now.volatility) == (1600, 0.06)
    assert 60 < now.deviation < WIDEST
    assert aged(Rating(1600, 340, 0.06), 1e6).deviation == WIDEST


def finish(player: Player | None, place: int, level: str | None = None, was_covered: bool = False) -> Finish:
    return Finish(player, level, 0, place, place == 1, was_covered=was_covered)


def changes(*seats: Finish) -> dict[str, float]:
    before: dict[str, RatingRow | None] = {who_of(seat): None for seat in seats}
    after = _rate(Judgement(list(seats), [], True, 0), before, "toy")
    return {who: row.value for who, row in after.items()}


def test_a_match_of_four_weighs_no_more_than_one_of_two() -> None:
    duel = changes(finish(ANN, 1), finish(BOB, 2))
    others = [finish(Player(f"p{number}", "", ""), 2) for number in range(3)]
    crowd = changes(finish(ANN, 1), *others)
    assert crowd["ann"] == pytest.approx(duel["ann"])
    assert duel["ann"] - 1500 == pytest.approx(1500 - duel["bob"])
    assert changes(finish(ANN, 1), finish(BOB, 1))["ann"] == pytest.approx(1500), "a shared victory between equals"


def test_a_level_that_sits_twice_is_rated_once_and_not_against_itself() -> None:
    found = changes(finish(ANN, 1), finish(None, 2, "novice"), finish(None, 3, "novice:spiteful"))
    assert set(found) == {"ann", "bot novice"} and found["bot novice"] < 1100
    assert changes(finish(None, 1, "novice"), finish(None, 2, "novice")) == {}


def test_what_a_bot_wins_for_a_person_is_no_gain_and_what_it_loses_is_a_loss() -> None:
    assert "ann" not in changes(finish(ANN, 1, was_covered=True), finish(BOB, 2))
    assert changes(finish(ANN, 2, was_covered=True), finish(BOB, 1))["ann"] < 1500
