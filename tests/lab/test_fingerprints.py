"""Actions and observations are pinned, so that trained models stay usable. A change raises the version."""

from __future__ import annotations

import hashlib

import pytest

import undercroft as uc
from undercroft.games import OURS, find_game
from undercroft.kernel.seats import FIRST_OF
from undercroft.lab.encoders import encoder_of
from undercroft.lab.encoders.decision import Decision, mask_of, seen

# Of every game: version, number of actions, bytes of an observation, fingerprint of the words and fields, and a digest
# of what is seen and allowed along a walk, alike on both builds.
PINNED = {
    "chest": (1, 559, 193, "c33c26976d4105d7", "90905ba41e056960"),
    "raiders": (1, 14, 373, "f5b4af70a108fcb6", "2395d0028a4fdb25"),
    "doggies": (1, 1752, 1537, "e304d6eea3fd8603", "522912c9e5860481"),
    "serpent": (1, 2851, 3042, "03726bf453a9d85d", "9aec6dd2dd37962f"),
}
STEPS = 250


@pytest.mark.parametrize("game", OURS)
def test_actions_and_observations_are_as_they_were_published(game: str) -> None:
    encoder = encoder_of(game)
    found = (encoder.version, int(encoder.actions), int(encoder.size), encoder.fingerprint, walk(game))
    assert found == PINNED[game], "bump VERSION of the encoder and pin this anew: trained players depend on it"


@pytest.mark.parametrize("game", OURS)
def test_every_action_and_every_field_has_one_name(game: str) -> None:
    encoder = encoder_of(game)
    names = [field.name for field in encoder.fields.rows]
    assert len(set(encoder.words)) == len(encoder.words)
    assert len(set(names)) == len(names)
    assert all(field.meaning for field in encoder.fields.rows)


def walk(game: str) -> str:
    """Returns observations and masks along a random walk of words."""
    rules, encoder, total = find_game(game), encoder_of(game), hashlib.sha256()
    chance = uc.Seeded(7)
    position = rules.deal(rules.seats[-1], rules.read(rules.seats[-1], {}), chance)
    asked = Decision(encoder, position, FIRST_OF[position.waiting])
    for _ in range(STEPS):
        total.update(seen(asked) + mask_of(asked))
        legal = asked.legal()
        move = asked.say(legal[chance.below(len(legal))])
        if move >= 0:
            position.play(asked.seat, move, chance)
            if not position.waiting:
                break
            asked = Decision(encoder, position, FIRST_OF[position.waiting])
    return total.hexdigest()[:16]
