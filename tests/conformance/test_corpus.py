"""Old records stay what they are: each of tests/records/ replays to the same bytes, by the rules it was played with.

A change of the rules that breaks one of them needs a new version of the rules, not a new corpus.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.games import OURS, find_game
from undercroft.retired import Past

FOLDER = Path(__file__).parent.parent / "records"
RELEASED = FOLDER / "released.json"
RECORDS = sorted(FOLDER.glob("*/*/*.json"))
KINDS = {"loaded", "sealed-greedy", "sealed-taken-back", "seeded-options", "seeded-random"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_old_record(path: Path) -> None:
    text = path.read_text("utf-8")
    game, version = find_game(path.parts[-3]), int(path.parts[-2])
    assert (json.loads(text)["game"], json.loads(text)["rules"]) == (game.name, version)
    if version == game.version:
        assert uc.replay(text).record.dumps() == text
        assert uc.verify(text).record.result is not None
    else:
        past = Past(text)
        assert past.record.dumps() == text and past.record.result is not None
        assert past.verdict()["valid"]


@pytest.mark.parametrize("name", OURS)
def test_every_version_of_every_game_has_records_of_every_kind(name: str) -> None:
    for version in range(1, find_game(name).version + 1):
        found = {path.stem.rpartition("-")[0] for path in (FOLDER / name / str(version)).glob("*.json")}
        assert found == KINDS, f"{name} {version}: python scripts/pin_records.py writes them"


def test_records_of_the_last_release_are_as_they_were() -> None:
    """If one of them has to be rewritten, the rules have changed: bump their version instead."""
    released = json.loads(RELEASED.read_text("utf-8"))
    found = {path.relative_to(FOLDER).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in RECORDS}
    assert {name: found.get(name) for name in released} == released
