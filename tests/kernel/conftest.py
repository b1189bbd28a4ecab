"""Kernel tests play the stranger's toy game, so that they do not depend on ours."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import undercroft as uc
from tests.conftest import stranger_installed


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with stranger_installed():
        yield


def finished(seed: int | None = 7, seats: int = 2) -> uc.Match:
    """A whole match of toy, everybody staking two coins on high."""
    match = uc.deal("toy", seats, seed)
    while match.turn:
        match.play(match.turn[0], match.moves(match.turn[0])[-1])
    return match
