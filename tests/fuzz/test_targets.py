"""Every decoder refuses damaged bytes with its own errors. `make fuzz` looks for hours; this looks where it began."""

from __future__ import annotations

import random

import pytest

from tests.fuzz.seeds import seeds
from tests.fuzz.targets import TARGETS, refuses_or_reads

TRIES = {"record": 6, "save": 6, "view": 6, "cards": 3}  # as many as cost nothing


def damaged(data: bytes, pick: random.Random) -> bytes:
    """Returns bytes with a piece cut out, doubled or overwritten."""
    start = pick.randrange(len(data) + 1)
    piece = data[start : start + pick.choice((1, 2, 8, 40))]
    end = start + len(piece)
    middle = pick.choice((b"", piece + piece, b"0", b"-1", b"null", b'"', b"\xff", b"[[", b"1e999"))
    return data[:start] + middle + data[end:]


@pytest.mark.parametrize("name", TARGETS)
def test_a_decoder_refuses_or_reads(name: str) -> None:
    pick = random.Random(name)
    for seed in seeds(name):
        refuses_or_reads(TARGETS[name], seed)
        for _ in range(TRIES.get(name, 100)):
            refuses_or_reads(TARGETS[name], damaged(seed, pick))


def test_the_valid_inputs_are_read() -> None:
    for name, target in TARGETS.items():
        if name not in ("entry", "login", "cards", "message", "body"):
            for seed in seeds(name):
                target.decode(seed)
