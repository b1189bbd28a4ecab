"""Search: the better move is found, the same luck gives the same findings, and time is kept."""

from __future__ import annotations

import itertools
import math

import pytest

import undercroft as uc
from tests.bots.toy_mind import BOLD, ToyMind
from undercroft.bots.candidates import LOOKS, may_lose
from undercroft.bots.clock import Clock
from undercroft.bots.search import Search
from undercroft.kernel.chance import Chance
from undercroft.kernel.mind import Mind
from undercroft.kernel.position import Position

PRICE = 0.005


def position(seats: int = 2, seed: int = 1) -> Position:
    return uc.deal("toy", seats, seed).position


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_better_move_is_found(toy_mind: ToyMind, seats: int) -> None:
    search = Search(toy_mind, position(seats), 0, uc.Seeded(1))
    search.think(63, 60)
    best, other = search.findings()
    assert best.move == BOLD and best.worth > other.worth
    assert best.tries == other.tries == search.rounds == 63
    assert best.own > other.own
    assert (best.rival == 0) == (seats == 1)


def test_search_leaves_the_position_unchanged(toy_mind: ToyMind) -> None:
    start = position(3)
    before = start.save(), start.waiting
    Search(toy_mind, start, 0, uc.Seeded(1)).think(20, 60)
    assert (start.save(), start.waiting) == before


def test_same_chance_gives_the_same_findings(toy_mind: ToyMind) -> None:
    def findings(seed: int) -> object:
        search = Search(toy_mind, position(3), 1, uc.Seeded(seed))
        search.think(30, 60)
        return search.findings()

    assert findings(5) == findings(5)
    assert findings(5) != findings(6)


def ticking(step: float = 1.0) -> Clock:
    """A clock that goes on whenever it is looked at, and only then."""
    ticks = itertools.count()
    return lambda: step * next(ticks)


class Many(Mind):
    """The mind of a game with one decision a seat and no luck: a candidate's worth is its number."""

    def __init__(self, worths: list[float], doubt: float = 0.0) -> None:
        super().__init__(0, doubt)
        self.worths = worths
        self.tries = [0] * len(worths)

    def candidates(self, position: Position, seat: int) -> list[int]:
        return list(range(len(self.worths)))

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Chosen)
        self.tries[position.move] += 1
        return self.worths[position.move]


class Chosen(Position):
    """Remembers the move that was played on it."""

    def __init__(self, move: int = -1) -> None:
        super().__init__(2)
        self.waiting = 1
        self.move = move

    def copy(self) -> Chosen:
        return Chosen(self.move)  # type: ignore[abstract]

    def play(self, seat: int, move: int, chance: Chance) -> None:
        self.move = move
        self.waiting = 0


Chosen.__abstractmethods__ = frozenset()  # what a search never asks for is left out


def one_decision() -> Position:
    return Chosen()  # type: ignore[abstract]


def test_search_halves_the_candidates() -> None:
    mind = Many([0.1, 0.8, 0.2, 0.7, 0.3, 0.6, 0.4, 0.5])
    search = Search(mind, one_decision(), 0, uc.Seeded(1))
    search.think(12, 60)
    assert sum(mind.tries) == 12 * 8
    assert mind.tries == [4, 28, 4, 28, 4, 12, 4, 12]  # a third of the tries for eight, for four and for two
    assert [found.move for found in search.findings()] == [1, 3, 5, 7, 6, 4, 2, 0]


@pytest.mark.parametrize("count", range(2, 20))
def test_search_handles_any_number_of_candidates(count: int) -> None:
    mind = Many([1 / (number + 1) for number in range(count)])
    search = Search(mind, one_decision(), 0, uc.Seeded(1))
    search.think(10, 60)
    assert 10 * count <= sum(mind.tries) < 11 * count
    assert search.findings()[0].move == 0 and len(search.findings()) == count
    assert mind.tries[0] == mind.tries[1] == max(mind.tries)


@pytest.mark.parametrize("doubt", [0.0, 0.01])
def test_clear_choice_stops_early(doubt: float) -> None:
    mind = Many([0.4, 0.8], doubt)
    search = Search(mind, one_decision(), 0, uc.Seeded(1), ticking())
    search.think(0, 10_000, PRICE)
    assert mind.tries == [LOOKS, LOOKS] and search.findings()[0].move == 1


def test_equal_moves_stop_early() -> None:
    mind = Many([0.5, 0.5, 0.5])
    search = Search(mind, one_decision(), 0, uc.Seeded(1), ticking())
    search.think(0, 10_000, PRICE)
    assert LOOKS < mind.tries[0] == mind.tries[1] == mind.tries[2]  # it takes longer to be sure of that
    assert sum(mind.tries) < 1_000


def test_choice_with_more_at_stake_gets_more_time() -> None:
    def tries(price: float) -> int:
        mind = Many([0.5, 0.5])
        Search(mind, one_decision(), 0, uc.Seeded(1), ticking()).think(0, 10_000, price)
        return mind.tries[0]

    assert tries(PRICE) < tries(PRICE / 4) < tries(PRICE / 16)


@pytest.mark.parametrize("doubt", [0.0, 0.01])
def test_clearly_worse_candidates_are_dropped(doubt: float) -> None:
    mind = Many([0.5, 0.1, 0.5], doubt)
    search = Search(mind, one_decision(), 0, uc.Seeded(1), ticking())
    search.think(0, 10_000, PRICE)
    assert mind.tries[1] == LOOKS < mind.tries[0] == mind.tries[2]
    assert search.findings()[-1].move == 1


class Noisy(Many):
    """Luck is great, and not the same for all."""

    def worth(self, position: Position, seat: int) -> float:
        number = sum(self.tries)
        return super().worth(position, seat) + (0.4 if number % 3 else -0.4)


@pytest.mark.parametrize("price", [0.0, PRICE / 100])
def test_choice_worth_more_than_the_time_takes_all_of_it(price: float) -> None:
    mind = Noisy([0.5, 0.51])
    search = Search(mind, one_decision(), 0, uc.Seeded(1))
    search.think(1000, 60, price)
    assert sum(mind.tries) == 2000


def test_search_without_a_price_takes_all_rounds() -> None:
    mind = Many([0.1, 0.9])
    Search(mind, one_decision(), 0, uc.Seeded(1)).think(500, 60)
    assert mind.tries == [500, 500]


def test_price_of_rounds_needs_no_clock() -> None:
    def tries(step: float) -> list[int]:
        mind = Noisy([0.5, 0.6, 0.3])
        Search(mind, one_decision(), 0, uc.Seeded(1), ticking(step)).think(200, 10_000, PRICE)
        return mind.tries

    assert tries(0.0) == tries(1.0)
    assert sum(tries(1.0)) < 600


@pytest.mark.parametrize("gap", [-0.02, 0.0, 0.003, 0.01, 0.05])
def test_expected_loss_is_the_mean_possible_lead(gap: float) -> None:
    """Integrates a normal distribution in small steps."""
    error, step = 0.01, 0.0001
    expected = 0.0
    for number in range(1, 3000):
        better = number * step
        expected += better * math.exp(-(((better + gap) / error) ** 2) / 2) / (error * math.sqrt(2 * math.pi)) * step
    assert may_lose(gap, error**2) == pytest.approx(expected, rel=1e-3, abs=1e-9)


def test_search_without_round_limit_drops_by_the_clock() -> None:
    mind = Many([0.1, 0.8, 0.2, 0.7])
    search = Search(mind, one_decision(), 0, uc.Seeded(1), ticking())
    search.think(0, 100)
    assert mind.tries[1] > 2 * mind.tries[0] > 0
    assert sum(mind.tries) <= 100


def test_search_with_time_to_spare_is_deterministic() -> None:
    def tries(step: float) -> list[int]:
        mind = Many([0.1, 0.8, 0.2, 0.7, 0.5])
        Search(mind, one_decision(), 0, uc.Seeded(1), ticking(step)).think(10, 200)
        return mind.tries

    assert tries(0.01) == tries(0.5) == tries(1.0)
    assert sum(tries(5.0)) < sum(tries(1.0))


@pytest.mark.parametrize("seconds", [1, 2, 3, 7, 20])
def test_search_starts_no_try_after_its_time(seconds: int) -> None:
    """Every look at the clock takes a second, and every try is looked at once."""
    mind = Many([0.1, 0.8, 0.2, 0.7, 0.5])
    Search(mind, one_decision(), 0, uc.Seeded(1), ticking()).think(1000, seconds)
    assert sum(mind.tries) <= seconds


def test_cut_first_round_keeps_the_best_so_far() -> None:
    """Alone worth may be less than nothing; what was never tried is still no better."""
    mind = Many([-5.0, -3.0, -1.0, -2.0])
    search = Search(mind, one_decision(), 0, uc.Seeded(1), ticking())
    search.think(1000, 4)
    assert 0 < sum(mind.tries) < 4
    tried = [found for found in search.findings() if found.tries]
    assert search.findings()[0] == max(tried, key=lambda found: found.worth)
    assert search.rounds == 0


def test_cut_later_round_is_discarded() -> None:
    mind = Many([0.1, 0.8, 0.2])
    search = Search(mind, one_decision(), 0, uc.Seeded(1), ticking())
    search.think(1000, 7)
    assert sum(mind.tries) > 3
    assert [found.tries for found in search.findings()] == [1, 1, 1] and search.rounds == 1


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_search_without_time_returns_the_first_candidate(seconds: float) -> None:
    search = Search(Many([0.1, 0.8]), one_decision(), 0, uc.Seeded(1))
    search.think(10, seconds)
    assert [found.move for found in search.findings()] == [0, 1]
    assert search.rounds == 0


def test_single_candidate_is_not_searched() -> None:
    mind = Many([0.4])
    search = Search(mind, one_decision(), 0, uc.Seeded(1))
    search.think(0, 60)
    assert mind.tries == [0] and [found.move for found in search.findings()] == [0]


def test_trusted_first_candidate_yields_only_to_evidence() -> None:
    """A small lead seen a few times is not believed, one seen often is; the first idea is never dropped."""

    def best(worths: list[float], rounds: int) -> int:
        search = Search(Many(worths, doubt=0.05), one_decision(), 0, uc.Seeded(1))
        search.think(rounds, 60)
        findings = search.findings()
        assert next(found for found in findings if found.move == 0).tries == search.rounds
        return findings[0].move

    slightly = [0.50, 0.51, 0.1, 0.2, 0.3]
    assert best(slightly, 2) == 0
    assert best(slightly, 400) == 1
    assert best([0.50, 0.95, 0.1, 0.2, 0.3], 8) == 1
    assert best([0.1, 0.2, 0.3, 0.4, 0.5], 400) == 4


class Waves(Many):
    """Every world brings another worth, by the number of tries that a candidate had."""

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Chosen)
        wave = self.tries[position.move] % 4 / 10
        return super().worth(position, seat) + (wave if position.move else 0.0)


def test_finding_compares_moves_in_the_same_worlds() -> None:
    """In a world the worth of the first is fixed, that of the others goes up and down by the same wave."""
    search = Search(Waves([0.5, 0.2, 0.1]), one_decision(), 0, uc.Seeded(1))
    search.think(400, 60)
    first, second, third = search.findings()
    assert (first.move, first.behind, first.error) == (0, 0.0, 0.0)
    assert second.behind == pytest.approx(first.worth - second.worth)
    deviation = math.sqrt(0.0125)
    assert second.error == pytest.approx(deviation / math.sqrt(second.tries), rel=0.02)
    assert third.behind == pytest.approx(0.25) and third.error > second.error


def test_moves_with_the_same_luck_differ_exactly() -> None:
    """Two moves with the same wave: each alone is uncertain, the difference is not."""
    search = Search(Waves([0.0, 0.5, 0.4]), one_decision(), 0, uc.Seeded(1), moves=[1, 2])
    search.think(400, 60)
    first, second = search.findings()
    assert first.spread == pytest.approx(math.sqrt(0.0125), rel=0.02)
    assert second.behind == pytest.approx(0.1) and second.error < 0.001
