"""A few worlds of the simulation, each in a process of its own: the seam replaces clocks for the whole process."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SEEDS = ("4", "7", "9", "12")  # one to three processes, fast and slow people, calm and troubled
SINGLE = """
from tests.simulation.single import violations
for game, store, fault in [
    ("chest", "file", ("sync", 20)), ("raiders", "file", ("write", 40)), ("doggies", "file", ("message", 9)),
    ("serpent", "database", ("answer", 60)), ("doggies", "database", ("message", 30)),
]:
    print(game, store, fault, violations(game, store, fault)[0])
"""


def python(*arguments: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    command = [sys.executable, *arguments]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8")
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.mark.long
def test_worlds_keep_every_invariant_and_are_the_same_again() -> None:
    digests = re.findall(r"seed (\d+):.* digest (\w+)", python("-m", "tests.simulation", *SEEDS))
    assert [seed for seed, _ in digests] == list(SEEDS)
    again = re.findall(r"seed (\d+):.* digest (\w+)", python("-m", "tests.simulation", SEEDS[-1]))
    assert again == digests[-1:]


def test_no_single_fault_harms_a_match() -> None:
    told = python("-c", SINGLE).splitlines()
    assert len(told) == 5
    assert [line for line in told if not line.endswith("[]")] == []
