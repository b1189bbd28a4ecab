"""A failing bot: the table continues, the operator can reproduce the fault, and no secret leaks."""

from __future__ import annotations

import json
import logging
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import STRANGER
from tests.server.guest import Guest
from tests.server.serving import LIMIT, Place, run, serving
from undercroft.server.work import bots as faults
from undercroft.server.work.bots import Fault, Faults
from undercroft.server.work.thinking import think_again

BOT = """
from undercroft.kernel.mind import Bot

class Clumsy(Bot):
    def __init__(self, game, seed):
        self.seed = seed

    def choose(self, view):
        {body}
"""


@pytest.fixture
def toy_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file of a stranger's bot, here and in the processes that think."""
    package = tmp_path / "clumsy"
    about = package / "undercroft_clumsy-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: undercroft-clumsy\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[undercroft.bots]\nclumsy = undercroft_clumsy:Clumsy\n")
    monkeypatch.setenv("PYTHONPATH", f"{package}:{STRANGER}", prepend=":")
    monkeypatch.syspath_prepend(package)
    yield package / "undercroft_clumsy.py"
    sys.modules.pop("undercroft_clumsy", None)  # the next test must not meet this bot


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("raise ValueError('my charm is the sun')", "ValueError at undercroft_clumsy.py:9"),
        ("return {'text': 'cheat'}", "no legal move"),
        ("return {'text': 5}", "TypeError at thinking.py"),
        ("return None", "TypeError at thinking.py"),
        ("import os; os._exit(3)", "WorkerLost of its worker"),
        ("while True: pass", "overrun"),
    ],
)
def test_table_continues_after_a_bot_fault(
    body: str,
    fault: str,
    folder: Place,
    toy_bot: Path,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    toy_bot.write_text(BOT.format(body=body))
    is_overrun = fault == "overrun"
    if is_overrun:
        monkeypatch.setattr("undercroft.jobs.pool.STARTING", 0.0)
    seen = []

    async def scenario() -> None:
        async with serving(folder, budget=0.2 if is_overrun else LIMIT) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "clumsy"])
            await ann.join(table)
            await ann.play_on(table)
            seen.append(table)
            told = {(entry["seat"], entry["stand_in"]) for entry in ann.tables[table].told if entry["step"]}
            assert told == {(0, False), (1, True)}
            numbers = served.server.metrics.text()
            assert f"undercroft_bot_overruns_total {4 if is_overrun else 0}" in numbers
            assert ('undercroft_bot_errors_total{game="toy",level="clumsy"} 4' in numbers) is not is_overrun

    with caplog.at_level(logging.DEBUG):
        run(scenario())
    lines = [record.getMessage() for record in caplog.records if record.name.endswith("work.bots")]
    assert len(lines) == 4
    assert all(f"table {seen[0]}" in line and "clumsy bot of toy" in line and fault in line for line in lines)
    assert not any(word in caplog.text for word in ("sun", "moon", "cheat")), "what the seat knows is in the log"
    (kept,) = (folder.data / "bot-faults").glob("*.json")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    written = json.loads(kept.read_text())
    assert written["view"]["seat"] == 1
    assert f"seed {written['seed']};" in lines[-1]
    assert lines[-1].endswith(f"python -m undercroft.server.work.thinking {kept}")
    if "my charm" in body:
        assert "my charm is the sun" in written["trace"]
        think_again(kept)
        assert "ValueError: my charm is the sun" in capsys.readouterr().out


def test_stored_faults_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "MAX_FAULTS", 3)
    kept = Faults(tmp_path)
    for number in range(10):
        for seed in range(3):
            kept.keep(Fault("greedy", "toy", {}, seed, error=f"error {number}", trace=""))
    found = [json.loads(path.read_text()) for path in (tmp_path / "bot-faults").iterdir()]
    assert sorted((row["error"], row["seed"]) for row in found) == [(f"error {number}", 2) for number in (7, 8, 9)]


def test_unwritable_fault_is_logged(tmp_path: Path) -> None:
    (tmp_path / "bot-faults").write_text("")
    assert (
        Faults(tmp_path)
        .keep(Fault("greedy", "toy", {}, 1, error="error", trace=""))
        .startswith("It could not be kept: ")
    )
