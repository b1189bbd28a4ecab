"""The mind: it knows no more than the seat it advises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import undercroft as uc
from tests.conftest import some
from tests.games.serpent.scenes import play, raid, texts
from undercroft.games import find_game
from undercroft.games.serpent.bot.mind import MIND
from undercroft.games.serpent.rules import Serpent
from undercroft.kernel.seats import FIRST_OF

GAME = find_game("serpent")
assert MIND is not None
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"solo_lair": True}),
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"combined": True, "resurrection": True}),
    (2, {"separate_decks": True}),
    (3, {"no_white_spots": True}),
]


def moments(seats: int, options: dict[str, Any], every: int = 9) -> Iterator[tuple[Serpent, int]]:
    """A game of common sense, seen now and then with the seat that is asked."""
    assert MIND is not None
    chance = uc.Seeded(seats)
    position = GAME.deal(seats, GAME.read(seats, options), chance)
    assert isinstance(position, Serpent)
    decisions = 0
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        if decisions % every == 0:
            yield position, seat
        decisions += 1
        position.play(seat, MIND.greedy_move(position, seat, chance), chance)


@pytest.mark.parametrize(("seats", "options"), some(TABLES, 3))
def test_a_redealt_position_looks_the_same(seats: int, options: dict[str, Any]) -> None:
    assert MIND is not None
    is_other = False
    for position, asked in moments(seats, options):
        for seat in {asked, 0}:
            view = position.view(seat)
            twin = position.copy()
            MIND.redeal(twin, seat, uc.Seeded(7))
            assert twin.view(seat) == view
            is_other |= twin.save() != position.save()
    assert is_other is (seats > 1)  # alone, what is left in the decks follows from what lies open


@pytest.mark.parametrize(("seats", "options"), some(TABLES, 3))
def test_the_same_view_gets_the_same_advice(seats: int, options: dict[str, Any]) -> None:
    assert MIND is not None
    for position, seat in moments(seats, options):
        twin = position.copy()
        MIND.redeal(twin, seat, uc.Seeded(7))
        assert MIND.greedy_move(twin, seat, uc.Seeded(1)) == MIND.greedy_move(position, seat, uc.Seeded(1))
        assert MIND.quick(twin, seat, uc.Seeded(1)) == MIND.quick(position, seat, uc.Seeded(1))
        assert MIND.candidates(twin, seat) == MIND.candidates(position, seat)
        assert MIND.worth(twin, seat) == MIND.worth(position, seat)


def test_a_plan_of_villainy_is_never_given_up() -> None:
    """Advice said "send", "give the plan up" and "send" again, while nothing was revealed."""
    assert MIND is not None
    match = raid(["snakeman", "choker-spawn"], {"hero": "bel"})
    play(match, 0, "send choker-spawn > 1 melee")
    position = match.position
    thought = [str(position.describe(0, move)) for move in MIND.candidates(position, 0)]
    assert "recall" in texts(match, 0) and "recall" not in thought and len(thought) > 1
