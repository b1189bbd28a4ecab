"""Every legal move has its own words, and an observation holds no more than its seat may know."""

from __future__ import annotations

import json

import undercroft as uc
from undercroft.conformance.setups import GameSetup, plain
from undercroft.games import OURS
from undercroft.lab.encoders import encoder_of
from undercroft.lab.encoders.decision import Decision, observed, spelled
from undercroft.lab.seen import observation

ONE_IN = 4  # of the moments that are looked at are imagined too, which takes longer


def test_actions_and_moves_convert_both_ways(setup: GameSetup) -> None:
    """Words lead to the move they were made of, no two moves have the same, and the mask allows just those."""
    if setup.game.name not in OURS:
        return
    encoder = encoder_of(setup.game.name)
    for match in setup.watch(21):
        position = match.position
        for seat in match.turn:
            said = {}
            for move in position.moves(seat):
                words = spelled(encoder, position, seat, move)
                decision = Decision(encoder, position, seat)
                for number, word in enumerate(words):
                    assert word in decision.legal() and 0 <= word < encoder.actions
                    assert decision.say(word) == (move if number == len(words) - 1 else -1)
                said[move] = tuple(words)
            assert len(set(said.values())) == len(said)
            assert {words[0] for words in said.values()} == set(Decision(encoder, position, seat).legal())


def test_observation_depends_on_the_view_alone(setup: GameSetup) -> None:
    """All positions that look the same to the seat have the same observation."""
    if setup.game.name not in OURS:
        return
    encoder = encoder_of(setup.game.name)
    for number, match in enumerate(setup.watch(22)):
        if number % ONE_IN:
            continue
        for seat in range(setup.seats):
            seen = observed(encoder, match.position, seat)
            view = json.loads(plain(match.view(seat)))
            assert seen == observation(view)
            assert seen == observed(encoder, uc.imagine(view, uc.Seeded(number + 1)), seat)
