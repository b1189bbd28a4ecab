"""Advice: the best first, every number as it was found, and words for it in both languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import undercroft as uc
from tests.conftest import some
from undercroft.bots import LEVELS, advise, bots_of, levels_of, make_bot, thinking_time
from undercroft.bots.advice import can_advise, error_of, general_reason, in_order
from undercroft.games import find_game
from undercroft.kernel.mind import Finding
from undercroft.kernel.texts import LANGUAGES, Texts

SECONDS = 0.2
THINKING = some([game for game in uc.games() if can_advise(game)], 4)


@pytest.fixture
def toy(stranger: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stranger's game, with a mind."""
    monkeypatch.setenv("TOY_MIND", "yes")


def found(worth: float, tries: int = 400, best: float | None = None, error: float = 0.008) -> Finding:
    """A finding behind a best of that worth; without a best, the first."""
    behind = (0.0, 0.0) if best is None else (best - worth, error)
    return Finding(1, tries, worth, 0.4, 0.0, 0.0, *behind)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(("seats", "measure"), [(1, "points"), (3, "chance")])
def test_advice_lists_the_best_moves_first(seats: int, measure: str) -> None:
    view = uc.deal("toy", seats, seed=1).view(0)
    advice = advise(view, SECONDS)
    assert (advice.seat, advice.measure) == (0, measure)
    worths = [weighed.worth for weighed in advice.moves]
    assert None not in worths and worths == sorted(worths, reverse=True)  # type: ignore[type-var]
    assert all(weighed.move in view["moves"] and weighed.tries > 0 for weighed in advice.moves)
    assert json.loads(json.dumps(advice.data())) == advice.data()


@pytest.mark.usefixtures("toy")
def test_advice_prefers_more_coins() -> None:
    """Alone, a stake of two that wins every other time brings one coin, a stake of one half a coin."""
    view = uc.deal("toy", 1, seed=1, rounds=2, charms=False).view(0)
    advice = advise(view, 5.0)
    assert [weighed.move["text"] for weighed in advice.moves] == ["stake 2", "stake 1"]
    better, worse = (weighed.worth or 0.0 for weighed in advice.moves)
    assert better - worse == pytest.approx(0.5, abs=0.15)


@pytest.mark.usefixtures("toy")
def test_advice_is_reproducible_with_enough_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.bots.advice.ROUNDS", 20)
    view = uc.deal("toy", 2, seed=1).view(0)
    assert advise(view, 1000.0, seed=3).data() == advise(view, 1000.0, seed=3).data()


@pytest.mark.parametrize("game", THINKING)
def test_advice_has_text_in_both_languages(game: str) -> None:
    rules = find_game(game)
    match = uc.deal(game, seats=rules.seats[0], seed=5)
    for _ in range(12):
        if not match.turn:
            break
        seat = match.turn[0]
        view = match.view(seat)
        advice = advise(view, SECONDS)
        worths = [weighed.worth for weighed in advice.moves if weighed.worth is not None]
        first = advice.moves[0]
        for weighed in advice.moves[1:]:  # none is clearly better than the first
            assert weighed.worth is not None and first.worth is not None
            assert weighed.worth - first.worth <= weighed.margin() + first.margin()
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
def test_advice_shows_the_number_of_its_search(measure: str, worths: tuple[float, ...], id: str) -> None:
    reason = general_reason(measure, [found(worths[0]), *[found(worth, best=worths[0]) for worth in worths[1:]]])
    assert reason.id == id
    for language in LANGUAGES:
        text = Texts.of(None, language).say(reason)
        named = [float(number.replace(",", ".")) for number in re.findall(r"\d+(?:[.,]\d+)?", text)]
        assert named == [round(100 * worth) if measure == "chance" else round(worth, 1) for worth in worths]


@pytest.mark.parametrize(
    ("points", "text"), [(1.0, "1 очко."), (3.0, "3 очка."), (5.0, "5 очков."), (2.1, "2,1 очка."), (5.5, "5,5 очка.")]
)
def test_advice_counts_points_in_russian_plurals(points: float, text: str) -> None:
    assert text in Texts.of(None, "ru").say(general_reason("points", [found(points)]))


def test_dropped_move_is_never_shown_above_the_best() -> None:
    best, second, lucky, worse = found(0.5, 400), found(0.4, 400), found(0.6, 20), found(0.3, 20)
    assert in_order([best, second, lucky, worse]) == [best, second, worse]
    assert in_order([best, found(0.0, tries=0)]) == [best]


def test_nearly_equal_moves_are_listed() -> None:
    """The game's knowledge of good play decides between them; no lead is claimed that the tries do not show."""
    best, level, worse = found(0.5), found(0.51, best=0.5, error=0.01), found(0.4, best=0.5)
    assert in_order([best, worse, level]) == [best, level, worse]
    assert general_reason("chance", [best, level, worse]).id == "bots-advice-chance-close"


@pytest.mark.parametrize(
    ("next", "error", "id"),
    [(0.50, 0.01, "close"), (0.46, 0.01, "clear"), (0.46, 0.03, "open"), (0.50, 0.05, "open"), (0.40, 0.2, "open")],
)
def test_moves_are_called_equal_only_with_evidence(next: float, error: float, id: str) -> None:
    """33 % and 26 % were called about as good, for want of tries."""
    told = general_reason("chance", [found(0.5), found(next, best=0.5, error=error)])
    assert told.id == f"bots-advice-chance-{id}"


def test_advice_shows_margins() -> None:
    """A single try that came out otherwise would move the mean; only a certain result is known to the last bit."""
    assert error_of(found(0.5, tries=400), "chance") == pytest.approx(0.02)
    assert error_of(found(0.5, tries=400), "points") == pytest.approx(0.02)
    won = found(1.0, tries=64)._replace(spread=0.0)
    assert error_of(won, "chance") == pytest.approx(1 / 64)
    assert error_of(won._replace(is_certain=True), "chance") == 0.0
    once = found(20.0, tries=1)._replace(spread=0.0)
    assert error_of(once, "points") == pytest.approx(2.0)


def test_advice_without_comparison_gives_no_reason() -> None:
    untried = found(0.0, tries=0)
    assert in_order([untried]) == [untried]
    assert general_reason("chance", [untried]).id == "bots-advice-only"


@pytest.mark.usefixtures("toy")
def test_advice_refuses_a_seat_without_a_decision() -> None:
    match = uc.deal("toy", 2, seed=1)
    view = match.view(0)
    match.play(0, "stake 1")
    match.play(0, "guess low")
    odd: list[tuple[Any, str]] = [
        (match.view(None), "the view of a spectator"),
        (match.view(0), "seat 0 owes no decision now"),
        ({"game": "chess"}, "there is no game 'chess'"),
        (7, "a view is a mapping"),
        ({**view, "seat": "first"}, "no view of toy"),
        ({**view, "table": {}}, "no view of toy"),
        ({**view, "moves": view["moves"][:1]}, "its moves do not match its table"),
    ]
    for given, why in odd:
        with pytest.raises(uc.UndercroftError, match=why):
            advise(given, SECONDS)
    for seconds in (0, -1, float("nan"), float("inf"), "1", None, True):
        with pytest.raises(uc.UndercroftError, match="expected a number of seconds"):
            advise(view, seconds)  # type: ignore[arg-type]


@pytest.mark.usefixtures("stranger")
def test_game_without_a_mind_gives_no_advice() -> None:
    assert not can_advise("toy")
    with pytest.raises(uc.UndercroftError, match="toy has no advice, because it has no mind"):
        advise(uc.deal("toy", 2, seed=1).view(0), SECONDS)


@pytest.mark.usefixtures("toy")
def test_plugin_mind_brings_five_levels() -> None:
    assert levels_of("toy") == LEVELS
    assert bots_of("toy") == (*LEVELS, "random", "greedy")
    assert thinking_time("master:spiteful", "toy") == 0.5
    assert thinking_time("greedy", "toy") == 0.0
    view = uc.deal("toy", 2, seed=1).view(0)
    for level in bots_of("toy"):
        assert make_bot(level, "toy", 1).choose(view) in view["moves"]
