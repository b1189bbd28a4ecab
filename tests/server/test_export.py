"""`undercroft export`: the record of a table, from either store, while the server runs."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.cli import main


async def export(place: Place, *words: str) -> int:
    """The exit code of the command."""
    store = ["--data", str(place.data)] if place.database is None else ["--database", place.database]
    return await asyncio.to_thread(main, ["export", *words, *store])


def test_export_writes_running_and_finished_tables(
    place: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    private, public = tmp_path / "private.json", tmp_path / "public.json"

    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await ann.create("toy", ["me", "open"])
            await ann.join(table)
            assert await export(place, table, str(private)) == 1
            assert "has not started" in capsys.readouterr().err
            found = await bob.sit(table, 1)
            await ann.do("start", table=table)
            await bob.until(lambda: found.state["phase"] == "playing")
            await ann.play(table)

            # In play: for the operator alone, and what is taken out can be played on.
            assert await export(place, table, str(public), "--public") == 1
            assert "is not over" in capsys.readouterr().err
            assert not public.exists()
            assert await export(place, f"{served.url}/table/{table}", str(private)) == 0
            assert stat.S_IMODE(private.stat().st_mode) == 0o600
            match = uc.replay(private.read_text("utf-8"))
            assert [step.seat for step in match.steps] == [0]
            assert "secret" in match.private_record().dice
            match.play(1, match.moves(1)[0])
            assert await export(place, table, str(private)) == 1  # no file is written over
            assert "cannot be written: File exists" in capsys.readouterr().err

            # Over: what everybody may have is what the server gives to everybody.
            await asyncio.gather(ann.play_on(table), bob.play_on(table))
            assert await export(place, table, "--public") == 0
            assert capsys.readouterr().out == (await ann.http.get(f"/api/tables/{table}/record")).text
            assert await export(place, table, str(public), "--public") == 0
            assert uc.verify(public.read_text("utf-8")).is_fair

            assert await export(place, "nosuchtable") == 1
            assert "there is no table 'nosuchtable'" in capsys.readouterr().err

    run(scenario())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--data", "{folder}/none"], "there are no tables in"),
        (["--data", "{folder}"], "cannot be read: file is not a database"),
        (["--database", "mysql://x"], "expected postgresql://"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none?connect_timeout=1"], "the database cannot be read"),
    ],
)
def test_export_reports_a_missing_store(
    words: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "undercroft.sqlite3").write_bytes(b"no database " * 100)
    assert main(["export", "t", *(word.format(folder=tmp_path) for word in words)]) == 1
    assert reason in capsys.readouterr().err
