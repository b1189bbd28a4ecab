"""Signatures of play: the moves of fixed games are those of tests/signatures.json."""

from __future__ import annotations

import json

import pytest

from tests.signatures import FILE, GAMES, signature
from undercroft.games import OURS, find_game

COMMITTED = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("policy", GAMES)
@pytest.mark.parametrize("game", OURS)
def test_moves_of_fixed_games_have_not_changed(game: str, policy: str) -> None:
    found = {str(seats): signature(game, policy, seats) for seats in find_game(game).seats}
    assert found == COMMITTED[game][policy], "if play is meant to change: make signatures"
