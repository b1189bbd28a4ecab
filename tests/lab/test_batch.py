"""Games played in a batch equal the same games played alone."""

from __future__ import annotations

import struct

import pytest

import undercroft as uc
from undercroft.games import OURS, find_game
from undercroft.kernel.seats import FIRST_OF
from undercroft.lab.encoders import encoder_of
from undercroft.lab.encoders.batch import Batch
from undercroft.lab.encoders.decision import Decision, mask_of, seen

GAMES = 3
STEPS = {"chest": 250, "raiders": 250, "doggies": 150, "serpent": 60}


@pytest.mark.parametrize("name", OURS)
def test_row_of_a_batch_equals_a_single_game(name: str) -> None:
    game, encoder = find_game(name), encoder_of(name)
    seats = game.seats[0]
    options = game.read(seats, {})
    batch = Batch(encoder, game, seats, options, [10, 11, 12])
    chances = [uc.Seeded(seed) for seed in (10, 11, 12)]
    positions = [game.deal(seats, options, chance) for chance in chances]
    asked = [Decision(encoder, position, FIRST_OF[position.waiting]) for position in positions]
    rows, luck = batch.look(), uc.Seeded(1)
    for _ in range(STEPS[name]):
        assert rows.observations == b"".join([seen(decision) for decision in asked])
        assert rows.masks == b"".join([mask_of(decision) for decision in asked])
        assert list(rows.seats) == [decision.seat for decision in asked]
        words = list(struct.unpack(f"<{GAMES}i", batch.sample(luck)))
        assert all(word in decision.legal() for word, decision in zip(words, asked, strict=True))
        rows = batch.step(words)
        rewards: list[float] = []
        for number, word in enumerate(words):
            position = positions[number]
            move = asked[number].say(word)
            if move < 0:
                rewards += [0.0] * seats
                continue
            position.play(asked[number].seat, move, chances[number])
            rewards += encoder.returns(position)
            assert rows.dones[number] == (not position.waiting)
            if not position.waiting:
                positions[number] = position = game.deal(seats, options, chances[number])
            asked[number] = Decision(encoder, position, FIRST_OF[position.waiting])
        assert list(struct.unpack(f"<{GAMES * seats}f", rows.rewards)) == pytest.approx(rewards)


def test_returns_are_shares_of_the_win_or_the_solo_score() -> None:
    chance = uc.Seeded(5)
    for name, seats in (("raiders", 4), ("chest", 1)):
        game = find_game(name)
        position = game.deal(seats, game.read(seats, {}), chance)
        assert encoder_of(name).returns(position) == [0.0] * seats
        while position.waiting:
            seat = FIRST_OF[position.waiting]
            moves = position.moves(seat)
            position.play(seat, moves[chance.below(len(moves))], chance)
        returns, result = encoder_of(name).returns(position), position.result()
        if seats == 1:
            assert returns == [result.scores[0]]
        else:
            assert [seat for seat in range(seats) if returns[seat]] == list(result.winners)
            assert sum(returns) == pytest.approx(1 if result.winners else 0)
