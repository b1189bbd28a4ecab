"""Old records stay readable: each of tests/records/ replays to the same bytes.

A change of the rules that breaks one of them needs a new version of the rules, not a new corpus.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from undercroft.games import OURS

FOLDER = Path(__file__).parent.parent / "records"
RECORDS = sorted(FOLDER.rglob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_old_record(path: Path) -> None:
    text = path.read_text("utf-8")
    assert uc.replay(text).record.dumps() == text
    assert uc.verify(text).record.result is not None


def test_every_game_has_old_records() -> None:
    assert {path.parent.name for path in RECORDS} == set(OURS)
