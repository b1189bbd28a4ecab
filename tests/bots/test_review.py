"""The costliest moves of a match: the blunders, what would have been better, and no number that was not found."""

from __future__ import annotations

from typing import Final

import pytest

import undercroft as uc
from tests.bots.toy_mind import ToyMind
from tests.conftest import some
from undercroft.bots.advice import CLEAR, can_advise
from undercroft.bots.review import LEAST, MAX_TOLD, Costly, Review, review
from undercroft.games import find_game
from undercroft.games.card_sets import open_card_set
from undercroft.kernel.match import deal
from undercroft.kernel.position import Position
from undercroft.kernel.texts import LANGUAGES, Texts
from undercroft.server.work.reviews import told

ENOUGH: Final = 1000.0  # seconds: the tries are the limit
THINKING: Final = some([game for game in uc.games() if can_advise(game)], 4)


@pytest.fixture
def toy(stranger: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stranger's game, with a mind: stakes are never lost, so every stake of one is a mistake."""
    monkeypatch.setenv("TOY_MIND", "yes")


def played(stakes: str, seats: int = 1) -> uc.Match:
    """Toy games of the first seat's stakes; where there are others they stake two."""
    match = uc.deal("toy", seats, seed=1, rounds=len(stakes), charms=False)
    wanted = iter(stakes)
    while match.turn:
        seat = match.turn[0]
        texts = [move.text for move in match.moves(seat)]
        stake = next(wanted) if "stake 1" in texts and seat == 0 else "2"
        match.play(seat, f"stake {stake}" if f"stake {stake}" in texts else texts[0])
    return match


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("seats", [1, 2])
def test_coach_finds_exactly_the_planted_blunders(seats: int) -> None:
    match = played("2122", seats)
    blunder = next(number for number, step in enumerate(match.steps) if step.seat == 0 and step.move == "stake 1")
    found = review(match.private_record(), 0, ENOUGH)
    stakes = [one for one in found if one.played.move["verb"] == "stake"]
    assert [(one.step, one.played.move["text"], one.better.move["text"]) for one in stakes] == [
        (blunder, "stake 1", "stake 2")
    ]


@pytest.mark.usefixtures("toy")
def test_coach_shows_the_numbers_of_its_search() -> None:
    found = review(played("1212").private_record(), 0, ENOUGH)
    assert found and [one.cost for one in found] == sorted([one.cost for one in found], reverse=True)
    for one in found:
        assert one.played.worth is not None and one.better.worth is not None
        assert one.cost == pytest.approx(one.better.worth - one.played.worth)
        assert one.cost == pytest.approx(0.5, abs=0.15), "two coins that win every other time, not one"
        assert one.cost > CLEAR * one.error
        assert one.played.tries == one.better.tries > 100
        assert one.reason.args["best"] == pytest.approx(one.better.worth, abs=0.051)
        assert one.reason.args["next"] == pytest.approx(one.played.worth, abs=0.051)


@pytest.mark.usefixtures("toy")
def test_coach_names_three_mistakes_at_most() -> None:
    record = played("1111").private_record()
    found = review(record, 0, ENOUGH)
    assert len(found) == MAX_TOLD
    assert [one.data() for one in review(record, 0, ENOUGH)] == [one.data() for one in found]


@pytest.mark.usefixtures("toy")
def test_coach_finds_no_mistake_in_perfect_play() -> None:
    assert [
        one for one in review(played("2222").private_record(), 0, ENOUGH) if one.played.move["verb"] == "stake"
    ] == []


@pytest.mark.usefixtures("toy")
def test_coach_without_time_reports_nothing() -> None:
    assert review(played("1111").private_record(), 0, 0.0) == []


class Shortsighted(ToyMind):
    """Takes coins for a burden while the game goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = 1

    def worth(self, position: Position, seat: int) -> float:
        return -self.points(position, seat) if position.waiting else super().worth(position, seat)


def test_coach_confirms_mistakes_with_a_deeper_search(toy_mind: ToyMind, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stake of two in the first round looks like a mistake from one round away, and is none from two."""
    monkeypatch.setattr(type(find_game("toy")), "mind", lambda self: Shortsighted())
    record = played("22").private_record()
    assert [one.played.move["text"] for one in review(record, 0, ENOUGH) if one.played.move["verb"] == "stake"] == []
    monkeypatch.setattr("undercroft.bots.review.DEPTHS", 1)
    if not uc.compiled:  # compiled code has its constants built in
        assert [one.played.move["text"] for one in review(record, 0, ENOUGH)] == ["stake 2"]


def costly_of(game: str) -> tuple[uc.Match, list[Costly]]:
    """Returns the worst move of a seat that plays at random."""
    match = uc.deal(game, find_game(game).seats[0], seed=5)
    for number in range(60):
        if not match.turn:
            break
        moves = match.moves(match.turn[0])
        match.play(match.turn[0], moves[number % len(moves)])
    return match, review(match.private_record(), 0, 1.0)


@pytest.mark.parametrize("game", THINKING)
def test_every_reason_has_text_in_both_languages(game: str) -> None:
    match, found = costly_of(game)
    names = ["Ann", "Bob", "Cid", "Dan", "Eve"]
    for one in found:
        assert match.steps[one.step].seat == 0 and match.steps[one.step].move == one.played.move["text"]
        assert one.better.move["text"] != one.played.move["text"]
        for language in LANGUAGES:
            assert "{" not in Texts.of(find_game(game), language).say(one.reason, names)


def test_a_match_with_other_cards_is_judged_by_them() -> None:
    match = deal(open_card_set("chest", {"cards": {"dragon_wakes": 2}}), 2, 3, None, {})
    while match.turn:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    look = Review(match.private_record(), 0)
    assert next(look.looks(ENOUGH), None) is None and look.looked == 1
    assert look.decisions[0].position.view(0)["cards"] == match.view(0)["cards"]


@pytest.mark.usefixtures("toy")
def test_only_decisions_that_were_looked_at_are_counted() -> None:
    look = Review(played("1212").private_record(), 0)
    assert told(look).decisions == 0
    for count, _ in enumerate(look.looks(ENOUGH), 1):
        assert told(look).decisions == min(count, len(look.decisions))


@pytest.mark.usefixtures("toy")
def test_coach_progress_grows_to_the_end() -> None:
    look = Review(played("1212").private_record(), 0)
    seen = [(look.looked, look.proven) for _ in look.looks(ENOUGH)]
    assert seen == sorted(seen) and seen[-1] == (len(look.decisions), look.to_prove)
    assert all(one.cost >= LEAST[look.measure] for one in look.costly())
