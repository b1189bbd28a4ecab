"""Glicko-2 against the example of its paper, and its extension to tables of several seats."""

from __future__ import annotations

import pytest

from undercroft.bots.levels import LEVELS
from undercroft.server.people.bookkeeper import _rate, bot_rating
from undercroft.server.people.glicko import WIDEST, Game, Rating, aged, rated
from undercroft.server.protocol.basics import Player
from undercroft.server.store.ledger import RatingRow
from undercroft.server.work.table_jobs import Finish, Judgement

ANN, BOB = Player("ann", "Ann", ""), Player("bob", "Bob", "")


def test_example_of_the_paper_is_reproduced() -> None:
    rivals = [Game(Rating(1400, 30), 1), Game(Rating(1550, 100), 0), Game(Rating(1700, 300), 0)]
    after = rated(Rating(1500, 200, 0.06), rivals)
    assert after.value == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_inactivity_raises_the_deviation_only() -> None:
    now = aged(Rating(1600, 60, 0.06), 365)
    assert (now.value, now.volatility) == (1600, 0.06)
    assert 60 < now.deviation < WIDEST
    assert aged(Rating(1600, 340, 0.06), 1e6).deviation == WIDEST


def finish(player: Player | None, place: int, level: str | None = None, was_covered: bool = False) -> Finish:
    return Finish(player, level, 0, place, place == 1, was_covered=was_covered)


def changes(*seats: Finish, known: str = "") -> dict[str, float]:
    """The new ratings; of a person who is known and of all others, who are new."""
    before: dict[str, RatingRow | None] = {seat.player.id: None for seat in seats if seat.player}
    if known:
        before[known] = RatingRow(known, "toy", 1500, 80, 0.06, 20, 0)
    after = _rate(Judgement(list(seats), [], True, 0), before, "toy")
    return {who: row.value for who, row in after.items()}


def test_a_match_of_four_weighs_no_more_than_one_of_two() -> None:
    duel = changes(finish(ANN, 1), finish(BOB, 2))
    others = [finish(Player(f"p{number}", "", ""), 2) for number in range(3)]
    crowd = changes(finish(ANN, 1), *others)
    assert crowd["ann"] == pytest.approx(duel["ann"])
    assert duel["ann"] - 1500 == pytest.approx(1500 - duel["bob"])
    assert changes(finish(ANN, 1), finish(BOB, 1))["ann"] == pytest.approx(1500), "a shared victory between equals"


def test_temperaments_of_a_level_are_rated_alike() -> None:
    won, lost = finish(ANN, 1), finish(None, 2, "novice")
    assert changes(won, lost) == changes(won, finish(None, 2, "novice:spiteful"))
    assert changes(finish(None, 1, "novice"), finish(None, 2, "novice")) == {}


def test_no_result_moves_the_rating_of_a_bot() -> None:
    """Twenty guests who had won 14 matches each lost 25 to the bot `random` on purpose: it rose from 700 to 2868, and
    whoever beat it then to 3400."""
    rows: dict[str, RatingRow] = {}

    def play(person: str, level: str, place: int) -> float:
        seats = [finish(Player(person, "", ""), place), finish(None, 3 - place, level)]
        after = _rate(Judgement(seats, [], True, 0), {person: rows.get(person)}, "chest")
        assert set(after) <= {person}
        rows.update(after)
        return rows[person].value

    for guest in range(20):
        for number in range(39):
            play(f"g{guest}", "random", 1 if number < 14 else 2)
    assert play("ann", "random", 1) < 1520


@pytest.mark.parametrize(("level", "most"), [("random", 1500), ("novice", 1500), ("master", 1711 + 400)])
def test_a_thousand_wins_over_a_weak_bot_are_no_mastery(level: str, most: float) -> None:
    """A thousand wins over the bot `random` led to 2148."""
    row: RatingRow | None = None
    for _ in range(1000):
        match = Judgement([finish(ANN, 1), finish(None, 2, level)], [], True, 0)
        row = _rate(match, {"ann": row}, "chest")["ann"]
    assert row is not None and row.value == pytest.approx(most)


def test_the_rating_of_a_level_is_what_the_ladders_measured() -> None:
    for game in ("chest", "raiders", "doggies", "serpent"):
        values = [bot_rating(level, game).value for level in LEVELS]
        assert values == sorted(values)
        assert bot_rating("greedy", game).value == 1500
    assert bot_rating("master", "raiders").value - bot_rating("novice", "raiders").value < 500, "luck decides much"
    assert bot_rating("random", "chest").value < bot_rating("novice", "chest").value


def test_a_person_for_whom_a_bot_decided_comes_last() -> None:
    for place, rival in ((1, 2), (2, 1), (1, 1)):
        found = changes(finish(ANN, place, was_covered=True), finish(BOB, rival))
        assert found["ann"] < 1500 < found["bob"]


def test_draw_between_two_leavers_gains_nothing() -> None:
    found = changes(finish(ANN, 1, was_covered=True), finish(BOB, 2, was_covered=True))
    assert found == {"ann": pytest.approx(1500), "bob": pytest.approx(1500)}
    weak = RatingRow("ann", "toy", 1300, 80, 0.06, 20, 0)
    both = Judgement([finish(ANN, 1, was_covered=True), finish(BOB, 2, was_covered=True)], [], True, 0)
    assert "ann" not in _rate(both, {"ann": weak, "bob": None}, "toy")


def test_new_rival_does_not_move_an_established_rating() -> None:
    """Guests cost nothing: anybody could make hundreds of them and let them lose, to a friend or to a bot."""
    master = finish(None, 1, "master")
    assert set(changes(finish(BOB, 1), finish(ANN, 2))) == {"ann", "bob"}, "both are new"
    assert set(changes(finish(BOB, 1), finish(ANN, 2), known="bob")) == {"ann"}
    assert set(changes(master, finish(ANN, 2))) == {"ann"}
    assert set(changes(master, finish(ANN, 2), known="ann")) == {"ann"}


def test_wins_over_new_guests_do_not_add_up() -> None:
    """A person can make any number of them: 400 wins led to 2717."""
    row: RatingRow | None = None
    for number in range(50):
        guest = finish(Player(f"g{number}", "", ""), 2)
        match = Judgement([finish(ANN, 1), guest], [], True, 0)
        row = _rate(match, {"ann": row, f"g{number}": None}, "toy").get("ann", row)
    assert row is not None and row.matches == 1 and row.value < 1700
