"""Pinned records stay what they are: each of tests/records/ replays to the same bytes.

A change of the rules that breaks one of them needs a new version of the rules.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.games import OURS, find_game

FOLDER = Path(__file__).parent.parent / "records"
RECORDS = sorted(FOLDER.glob("*/*/*.json"))
KINDS = {"loaded", "sealed-greedy", "sealed-taken-back", "seeded-options", "seeded-random"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_pinned_record_replays_to_the_same_bytes(path: Path) -> None:
    text = path.read_text("utf-8")
    game, version = find_game(path.parts[-3]), int(path.parts[-2])
    assert (json.loads(text)["game"], json.loads(text)["rules"]) == (game.name, version) == (game.name, game.version)
    assert uc.replay(text).record.dumps() == text
    assert uc.verify(text).record.result is not None


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_records_of_every_kind(name: str) -> None:
    found = {path.stem.rpartition("-")[0] for path in (FOLDER / name / str(find_game(name).version)).glob("*.json")}
    assert found == KINDS, f"{name}: python scripts/pin_records.py writes them"
