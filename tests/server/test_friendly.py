"""Friendly matches give no rating and no achievements, and are marked on the board, in lists and in records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.cli import main
from undercroft.kernel.record import read_record


def test_take_back_among_bots_is_recorded(place: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"], friendly=True)
            mine = await ann.join(table)
            while mine.view["table"]["round"] == 1:
                await ann.until(lambda: mine.view["moves"] or mine.view["table"]["round"] == 2)
                if mine.view["table"]["round"] == 1:
                    await ann.play(table, mine.view["moves"][0]["text"])
            await ann.until(lambda: mine.view["turn"] == [0])  # the bot has chosen for the next round
            await ann.do("ask_back", table=table, seat=0, version=mine.version)
            assert mine.view["table"]["round"] == 1
            summary = (await ann.http.get(f"/api/tables/{table}")).json()
            assert summary["friendly"] and mine.state["why_friendly"] == ["agreed"]
            await ann.play_on(table)
            text = (await ann.http.get(f"/api/tables/{table}/record")).text
            brought = (await ann.http.post("/api/records", content=text)).json()
            assert brought["is_friendly"]
            again = await ann.join(brought["table"])
            assert again.state["friendly"] and again.state["honours"] == []
            (tmp_path / "record.json").write_text(text, "utf-8")

    run(scenario())
    assert main(["verify", str(tmp_path / "record.json"), "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("A friendly match")
    assert main(["verify", str(tmp_path / "record.json"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["verdict"] == "friendly"


def test_skipped_numbers_cannot_be_removed_from_a_record() -> None:
    """Without the numbers that were skipped, the sealed dice are others than those written. One die may happen to show
    the same; twenty do not."""
    proven = 0
    for _ in range(20):
        match = uc.deal("toy", 2)
        for move in ("stake 1", "guess low"):
            for seat in (0, 1):
                match.play(seat, move)
        match.take_back(1)
        match.play(1, "guess high")
        record = match.private_record()
        assert uc.verify(record).is_friendly
        data = record.data()
        for step in data["steps"]:
            step.pop("skipped", None)
        try:
            uc.verify(read_record(data, check_marks=False))
            proven += 1
        except uc.BadRecord:
            pass
    assert proven < 20
