"""Positions may hang at the end of any chain: freeing it touches nothing but them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import undercroft as uc
from undercroft.games import OURS, find_game

DEPTH = 120  # Python frees otherwise what is nested deeper than 50

CHAIN = """
import undercroft as uc
position = uc.deal({game!r}, {seats}, seed=1).position
for _ in range(20):
    chain = None
    for _ in range({depth}):
        chain = (chain, position.copy())
    chain = None
"""


@pytest.mark.skipif(not uc.compiled, reason="Python itself frees the objects of the pure build")
@pytest.mark.parametrize("game", OURS)
def test_a_long_chain_of_positions_is_freed_without_touching_other_memory(game: str) -> None:
    """In a process of its own, which ends at once when it finds memory overwritten beside what it had asked for."""
    code = CHAIN.format(game=game, seats=find_game(game).seats[-1], depth=DEPTH)
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, errors="replace"
    )
    assert done.returncode == 0, done.stderr[:2000]
