"""A fifth game is one folder under `games/`: lists, terminal, simulation and laws find it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "undercroft"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with one more folder in it."""
    folder = tmp_path_factory.mktemp("house")
    ignored = shutil.ignore_patterns("__pycache__", "static", "alone")
    shutil.copytree(PACKAGE, folder / "undercroft", ignore=ignored)
    shutil.copytree(
        ROOT / "examples" / "pig" / "undercroft_pig", folder / "undercroft" / "games" / "pig", ignore=ignored
    )
    return folder


def undercroft(house: Path, *args: str) -> Any:
    env = {**os.environ, "PYTHONPATH": str(house), "XDG_DATA_HOME": str(house / "data")}
    ran = subprocess.run(
        [sys.executable, "-m", "undercroft", *args], env=env, capture_output=True, text=True, cwd=house
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_added_folder_is_a_game_of_every_list(house: Path) -> None:
    assert "pig" in undercroft(house, "games", "--json")


def test_added_folder_plays_in_the_terminal(house: Path) -> None:
    assert "Pig" in undercroft(
        house, *["play", "pig", "--lang", "en", "--human", "none", "--bots", "greedy", "--seed", "3", "--plain"]
    )


def test_added_folder_is_simulated(house: Path) -> None:
    assert json.loads(undercroft(house, *["sim", "pig", "--games", "3", "--bots", "quick", "--json"]))["games"] == 3


def test_added_folder_is_held_to_the_laws(house: Path) -> None:
    assert json.loads(undercroft(house, *["check", "pig", "--law", "copies_are_equal_and_independent", "--json"]))[
        "conforms"
    ]
