"""Advice: the best first, every number as it was found, and words for it in both languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import undercroft as uc
from tests.conftest import some
from undercroft.bots import LEVELS, advise, bots_of, levels_of, make_bot, thinking_time
from undercroft.bots.advice import can_advise, general_reason, in_order
from undercroft.games import find_game
from undercroft.kernel.mind import Finding
from undercroft.kernel.texts import LANGUAGES, Texts

SECONDS = 0.2
THINKING = some([game for game in uc.games() if can_advise(game)], 4)


@pytest.fixture
def toy(stranger: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stranger's game, with a mind."""
    monkeypatch.setenv("TOY_MIND", "yes")


def found(worth: float, tries: int = 400, spread: float = 0.4) -> Finding:
    return Finding(1, tries, worth, spread, 0.0, 0.0)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(("seats", "measure"), [(1, "points"), (3, "chance")])
def test_the_best_moves_come_first_with_what_they_are_worth(seats: int, measure: str) -> None:
    view = uc.deal("toy", seats, seed=1).view(0)
    advice = advise(view, SECONDS)
    assert (advice.seat, advice.measure) == (0, measure)
    worths = [weighed.worth for weighed in advice.moves]
    assert None not in worths and worths == sorted(worths, reverse=True)  # type: ignore[type-var]
    assert all(weighed.move in view["moves"] and weighed.tries > 0 for weighed in advice.moves)
    assert json.loads(json.dumps(advice.data())) == advice.data()


@pytest.mark.usefixtures("toy")
def test_more_coins_are_worth_more() -> None:
    """Alone, a stake of two that wins every other time brings one coin, a stake of one half a coin."""
    view = uc.deal("toy", 1, seed=1, rounds=2, charms=False).view(0)
    advice = advise(view, 5.0)
    assert [weighed.move["text"] for weighed in advice.moves] == ["stake 2", "stake 1"]
    better, worse = (weighed.worth or 0.0 for weighed in advice.moves)
    assert better - worse == pytest.approx(0.5, abs=0.15)


@pytest.mark.usefixtures("toy")
def test_the_same_seed_and_time_enough_give_the_same_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.bots.advice.ROUNDS", 20)
    view = uc.deal("toy", 2, seed=1).view(0)
    assert advise(view, 1000.0, seed=3).data() == advise(view, 1000.0, seed=3).data()


@pytest.mark.parametrize("game", THINKING)
def test_every_game_that_thinks_advises_in_both_languages(game: str) -> None:
    rules = find_game(game)
    match = uc.deal(game, seats=rules.seats[0], seed=5)
    for _ in range(12):
        if not match.turn:
            break
        seat = match.turn[0]
        view = match.view(seat)
        advice = advise(view, SECONDS)
        worths = [weighed.worth for weighed in advice.moves if weighed.worth is not None]
        assert worths == sorted(worths, reverse=True)
        if advice.measure == "chance":
            assert all(0 <= worth <= 1 for worth in worths)
        for language in LANGUAGES:
            assert "{" not in Texts.of(rules, language).say(advice.reason, ["Ann", "Bob", "Cid", "Dan", "Eve"])
        match.play(seat, advice.moves[0].move["text"])


@pytest.mark.parametrize(
    ("measure", "worths", "id"),
    [
        ("chance", (0.713, 0.502), "bots-advice-chance-clear"),
        ("chance", (0.513, 0.502), "bots-advice-chance-close"),
        ("chance", (0.5041, 0.5039), "bots-advice-chance-close"),
        ("chance", (0.713,), "bots-advice-chance-alone"),
        ("points", (21.32, 18.0), "bots-advice-points-clear"),
        ("points", (21.0, 20.99), "bots-advice-points-close"),
        ("points", (5.0,), "bots-advice-points-alone"),
    ],
)
def test_the_number_named_is_the_number_found(measure: str, worths: tuple[float, ...], id: str) -> None:
    reason = general_reason(measure, [found(worth) for worth in worths])
    assert reason.id == id
    for language in LANGUAGES:
        text = Texts.of(None, language).say(reason)
        named = [float(number.replace(",", ".")) for number in re.findall(r"\d+(?:[.,]\d+)?", text)]
        assert named == [round(100 * worth) if measure == "chance" else round(worth, 1) for worth in worths]


@pytest.mark.parametrize(
    ("points", "text"), [(1.0, "1 очко;"), (3.0, "3 очка;"), (5.0, "5 очков;"), (2.1, "2,1 очка;"), (5.5, "5,5 очка;")]
)
def test_points_are_counted_as_one_does_in_russian(points: float, text: str) -> None:
    assert text in Texts.of(None, "ru").say(general_reason("points", [found(points)]))


def test_a_move_that_was_dropped_early_is_not_told_to_beat_the_best() -> None:
    best, second, lucky, worse = found(0.5, 400), found(0.4, 400), found(0.6, 20), found(0.3, 20)
    assert in_order([best, second, lucky, worse]) == [best, second, worse]
    assert in_order([best, found(0.0, tries=0)]) == [best]


def test_where_nothing_compares_nothing_is_made_up() -> None:
    untried = found(0.0, tries=0)
    assert in_order([untried]) == [untried]
    assert general_reason("chance", [untried]).id == "bots-advice-only"


@pytest.mark.usefixtures("toy")
def test_what_is_no_question_is_refused() -> None:
    match = uc.deal("toy", 2, seed=1)
    view = match.view(0)
    match.play(0, "stake 1")
    match.play(0, "guess low")
    odd: list[tuple[Any, str]] = [
        (match.view(None), "the view of a spectator"),
        (match.view(0), "seat 0 is not asked anything now"),
        ({"game": "chess"}, "there is no game 'chess'"),
        (7, "advice is asked with a view"),
        ({**view, "seat": "first"}, "no view of toy"),
        ({**view, "table": {}}, "no view of toy"),
        ({**view, "moves": view["moves"][:1]}, "its moves are not those of its table"),
    ]
    for given, why in odd:
        with pytest.raises(uc.UndercroftError, match=why):
            advise(given, SECONDS)
    for seconds in (0, -1, float("nan"), float("inf"), "1", None, True):
        with pytest.raises(uc.UndercroftError, match="a bot thinks for some seconds"):
            advise(view, seconds)  # type: ignore[arg-type]


@pytest.mark.usefixtures("stranger")
def test_a_game_without_a_mind_gives_no_advice() -> None:
    assert not can_advise("toy")
    with pytest.raises(uc.UndercroftError, match="nobody can advise on toy"):
        advise(uc.deal("toy", 2, seed=1).view(0), SECONDS)


@pytest.mark.usefixtures("toy")
def test_a_strangers_mind_brings_five_levels() -> None:
    assert levels_of("toy") == LEVELS
    assert bots_of("toy") == (*LEVELS, "random", "greedy")
    assert thinking_time("master:spiteful", "toy") == 0.5
    assert thinking_time("greedy", "toy") == 0.0
    view = uc.deal("toy", 2, seed=1).view(0)
    for level in bots_of("toy"):
        assert make_bot(level, "toy", 1).choose(view) in view["moves"]
