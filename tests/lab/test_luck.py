"""Contests without luck: the correction keeps the mean, and intervals hold however often they are looked at."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from statistics import fmean, stdev

import pytest

import undercroft as uc
from tests.bots.toy_mind import ToyMind
from tests.kernel.stranger.undercroft_toy import DECK, GAME, STAKES, ToyPosition
from undercroft.bots import make_bot
from undercroft.bots.player import Thinker
from undercroft.kernel.mind import share
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF
from undercroft.lab.ladder.corrected import corrected, saving
from undercroft.lab.ladder.luck import LuckMeter, Odds
from undercroft.lab.ladder.sequential import is_decided, lasting_interval

SEATS = 2
GAMES = 400
TRIES = 12
BOLD_AT = (0.9, 0.3)  # how often each seat stakes two coins
LOW_AT = (0.2, 0.8)  # how often it guesses low
FACES = ("one", "six")  # a low die and a high one: others count the same


class HopefulMind(ToyMind):
    """Judges unfinished games wrongly, which must not show in the mean."""

    def worth(self, position: Position, seat: int) -> float:
        return super().worth(position, seat) + (0.3 if position.waiting else 0.0)


def odds_at(position: ToyPosition, seat: int) -> Odds:
    often = (1 - BOLD_AT[seat]) if position.moves(seat) == STAKES else LOW_AT[seat]
    first, second = position.moves(seat)
    return [(first, often), (second, 1 - often)]


def exact(position: ToyPosition) -> float:
    """Returns the chance of seat 0 to win: every choice and every roll, with its probability."""
    if not position.waiting:
        return share(position, 0)
    seat, total = FIRST_OF[position.waiting], 0.0
    for move, part in odds_at(position, seat):
        for face in FACES:
            twin = position.copy()
            dice = uc.Chosen([face])
            twin.play(seat, move, dice)
            if dice.used:
                total += part / len(FACES) * exact(twin)
            else:
                total += part * exact(twin)
                break
    return total


def deals() -> Iterator[tuple[ToyPosition, float]]:
    """Yields every deal of two charms with its probability."""
    for one, two in itertools.product(range(2), repeat=2):
        left = [DECK[charm] - (charm == one) for charm in range(2)]
        yield deal_of(one, two), DECK[one] / sum(DECK) * left[two] / sum(left)


def deal_of(one: int, two: int) -> ToyPosition:
    position = GAME.deal(
        SEATS, GAME.read(SEATS, {"rounds": 2}), uc.Chosen([("sun", "moon")[one], ("sun", "moon")[two]])
    )
    assert isinstance(position, ToyPosition)
    return position


def measured(seed: int) -> tuple[float, float]:
    """Plays a game. Returns its result for seat 0, and the result without its luck."""
    chance, pick = uc.Seeded(seed), random.Random(seed)
    position = GAME.deal(SEATS, GAME.read(SEATS, {"rounds": 2}), chance)
    assert isinstance(position, ToyPosition)
    meter = LuckMeter(HopefulMind(), 1, position, 0, TRIES, seed + 1_000_000)
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        odds = odds_at(position, seat)
        meter.decide(position, seat, odds)
        position.play(seat, pick.choices([move for move, _ in odds], [part for _, part in odds])[0], chance)
        meter.go_on(position)
    return share(position, 0), meter.expected


def test_result_without_luck_has_the_same_mean() -> None:
    truth = sum([part * exact(position) for position, part in deals()])
    games = [measured(seed) for seed in range(GAMES)]
    plain, better = [list(column) for column in zip(*games, strict=True)]
    assert abs(fmean(better) - truth) < 4 * stdev(better) / GAMES**0.5 < 0.09
    assert stdev(better) < 0.75 * stdev(plain)


def test_correction_never_moves_the_mean() -> None:
    """Luck that shows in results is taken away; luck that does not is left alone."""
    means, savings = [], []
    for seed in range(200):
        pick = random.Random(seed)
        lucks = {deal: pick.gauss(0, 0.3) for deal in range(30)}
        plain = {deal: 0.4 + luck + pick.gauss(0, 0.1) for deal, luck in lucks.items()}
        found = corrected(plain, lucks)
        means.append(fmean(found.values()))
        savings.append(saving(list(plain.values()), list(found.values())))
    assert fmean(means) == pytest.approx(0.4, abs=4 * stdev(means) / 200**0.5)
    assert 6 < fmean(savings) < 14
    noise = {deal: (-1.0) ** deal for deal in range(40)}
    assert corrected({deal: float(deal // 2 % 2) for deal in noise}, noise) == pytest.approx(
        {deal: float(deal // 2 % 2) for deal in noise}, abs=0.05
    )


def test_contest_that_stops_by_itself_errs_in_less_than_5_percent() -> None:
    wrong = 0
    for seed in range(120):
        pick = random.Random(seed)
        results = [float(pick.random() < 0.3) for _ in range(300)]
        wrong += any(is_decided(results[:size], 0.3) for size in range(20, 301, 10))
    assert wrong <= 6
    pick = random.Random(1)
    assert is_decided([float(pick.random() < 0.8) for _ in range(100)], 0.5)
    assert not is_decided([1.0] * 5, 0.5)
    low, high = lasting_interval([float(deal % 2) for deal in range(150)])
    assert high - low == pytest.approx(1.5 * 2 * 1.96 * 0.5 / 150**0.5, rel=0.05)


def test_odds_are_those_of_the_choice() -> None:
    """A novice slips and mixes: its choices after equal searches come up as its odds say."""
    view = uc.deal("raiders", 3, seed=4).view(0)
    chosen: dict[str, int] = {}
    expected: dict[str, float] = {}
    for seed in range(50):
        bot = make_bot("novice", "raiders", seed, 60.0, scale=0.5)
        assert isinstance(bot, Thinker) and bot.odds() == []
        move = bot.choose(view)["text"]
        odds = bot.odds()
        assert sum(odds) == pytest.approx(1) and odds[[other["text"] for other in view["moves"]].index(move)] > 0
        chosen[move] = chosen.get(move, 0) + 1
        for other, part in zip(view["moves"], odds, strict=True):
            expected[other["text"]] = expected.get(other["text"], 0.0) + part
    for text, number in expected.items():
        assert abs(chosen.get(text, 0) - number) < 4 * max(1.0, number) ** 0.5
