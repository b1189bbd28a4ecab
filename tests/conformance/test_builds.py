"""The compiled and the pure build play the same, byte for byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import undercroft as uc
from tests.conformance.digests import digests

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.long
@pytest.mark.skipif(not uc.compiled, reason="the compiled run compares itself with the pure build")
@pytest.mark.parametrize("game", [*uc.games(), "toy"])
def test_compiled_and_pure_play_the_same(game: str) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, "-m", "tests.conformance.digests", game]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        compiled = digests(game)  # meanwhile
        text, _ = process.communicate()
    assert process.returncode == 0
    pure = json.loads(text)
    assert not pure["compiled"]
    assert compiled == pure["digests"]
