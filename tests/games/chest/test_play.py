"""Laws of whole games: random play, what the dice add up to, no set chosen twice, records."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undercroft as uc
from tests.games.chest.scenes import table
from undercroft.bots.playout import random_playout
from undercroft.games import find_game
from undercroft.games.chest.cards import CARDS
from undercroft.kernel.outcomes import every_outcome

OPTIONS: list[dict[str, Any]] = [
    {},
    {"heroes": "mirror"},
    {"heroless": True},
    {"scrolls_anywhere": True},
    {"bait_monsters_only": True, "scrolls_anywhere": True},
]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_random_games_end(seats: int, options: dict[str, Any]) -> None:
    game = find_game("chest")
    for seed in range(40):
        chance = uc.Seeded(seed)
        position = game.deal(seats, game.read(seats, options), chance)
        assert 0 < random_playout(position, chance) < game.longest
        assert position.result().winners


def walk(seed: int, seats: int, options: dict[str, Any]) -> list[uc.Match]:
    """Snapshots of a random match after every move."""
    match = uc.deal("chest", seats=seats, seed=seed, **options)
    chance = uc.Seeded(seed + 1)
    seen = [match]
    while match.turn:
        moves = match.moves(match.turn[0])
        assert len(moves) > 1, "a question with one answer is not asked"
        match.play(match.turn[0], moves[chance.below(len(moves))])
        seen.append(uc.load(match.save()))
    return seen


@settings(max_examples=30)
@given(st.integers(0, 10_000), st.integers(1, 4), st.sampled_from(OPTIONS))
def test_nothing_is_ever_lost_from_the_table(seed: int, seats: int, options: dict[str, Any]) -> None:
    for match in walk(seed, seats, options)[:60]:
        seen = table(match)
        assert sum(seen["party"].values()) + seen["graveyard"] == CARDS.party_dice
        summoned = seen["companions"]["skeleton-warrior"] + seen["companions"]["goblin-thief"]
        assert sum(seen["dungeon"].values()) + seen["lair"] + seen["reserve"] + summoned == CARDS.dungeon_dice
        for token in CARDS.tokens:
            held = sum(player["tokens"][token.id] for player in seen["players"])
            assert held + seen["supply"][token.id] == token.count


@settings(max_examples=30)
@given(st.integers(0, 10_000))
def test_every_move_parses_back_and_no_two_are_alike(seed: int) -> None:
    notation = find_game("chest").notation
    for match in walk(seed, 2, {})[:40]:
        for seat in match.turn:
            moves = match.moves(seat)
            assert len({str(move) for move in moves}) == len(moves)
            assert all(notation.parse(str(move)) == move for move in moves)


def test_the_outcomes_of_a_cast_sum_to_one() -> None:
    match = uc.load({"game": "chest", "level": 2, "phase": "regroup", "party": {"mage": 3}})
    codes = match.position.moves(0)
    outcomes = list(every_outcome(match.position, 0, codes[-1]))
    assert sum(probability for probability, _, _ in outcomes) == pytest.approx(1)
    assert len(outcomes) >= 6**3


def test_the_same_seed_gives_the_same_record() -> None:
    first, second = uc.deal("chest", seats=3, seed=5), uc.deal("chest", seats=3, seed=5)
    for match in (first, second):
        while match.turn:
            match.play(match.turn[0], match.moves(match.turn[0])[0])
    assert first.record.dumps() == second.record.dumps()
    assert uc.replay(first.record.dumps()).record.dumps() == first.record.dumps()


def test_a_sealed_game_is_proven_fair() -> None:
    match = uc.deal("chest", seats=2)
    while match.turn:
        match.play(match.turn[0], match.moves(match.turn[0])[-1])
    assert uc.verify(match.record).is_fair
