"""The key that signs cookies: created once, validated, durable, and replaceable."""

from __future__ import annotations

import os
import stat
from datetime import date, timedelta
from pathlib import Path

import pytest

import undercroft as uc
from tests.server.guest import Guest, http_client
from tests.server.serving import Place, run, serving
from undercroft.cli import main
from undercroft.server.people.keys import BELIEVED, read_keys, rotate


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("UNDERCROFT_SECRET", "UNDERCROFT_OLD_SECRETS"):
        monkeypatch.delenv(name, raising=False)


def test_key_is_created_once_and_readable_only_by_its_owner(tmp_path: Path) -> None:
    keys = read_keys(tmp_path / "new")
    assert [len(key) for key in keys] == [64]
    assert read_keys(tmp_path / "new") == keys
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["secret.key"]
    assert stat.S_IMODE((tmp_path / "new" / "secret.key").stat().st_mode) == 0o600


def test_the_key_is_on_the_disk_before_it_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[str] = []
    fsync = os.fsync

    def noted(file: int) -> None:
        kind = "folder" if stat.S_ISDIR(os.fstat(file).st_mode) else f"file of {os.fstat(file).st_size}"
        synced.append(kind)
        fsync(file)

    monkeypatch.setattr(os, "fsync", noted)
    read_keys(tmp_path)
    assert synced == ["file of 64", "folder"]


@pytest.mark.parametrize(
    "text", ["", "\n", "short", "0" * 15, "0" * 64 + "\nshort retired 2026-01-01", "0" * 64 + "\nx"]
)
def test_an_empty_or_damaged_key_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "secret.key").write_text(text.replace("2026-01-01", str(date.today())))
    with pytest.raises(uc.UndercroftError, match="empty or damaged: restore it"):
        read_keys(tmp_path)


def test_key_can_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_SECRET", "from the environment")
    monkeypatch.setenv("UNDERCROFT_OLD_SECRETS", "0123456789abcdef fedcba9876543210")
    assert read_keys(tmp_path) == [b"from the environment", b"0123456789abcdef", b"fedcba9876543210"]
    assert not (tmp_path / "secret.key").exists()
    with pytest.raises(uc.UndercroftError, match="put it into UNDERCROFT_OLD_SECRETS"):
        rotate(tmp_path)
    for name in ("UNDERCROFT_OLD_SECRETS", "UNDERCROFT_SECRET"):
        monkeypatch.setenv(name, "short")
        with pytest.raises(uc.UndercroftError, match="too short"):
            read_keys(tmp_path)


def test_old_key_stays_valid_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (first,) = read_keys(tmp_path)
    assert main(["new-key", "--data", str(tmp_path)]) == 0
    second, old = read_keys(tmp_path)
    assert old == first != second
    assert main(["new-key", "--data", str(tmp_path)]) == 0
    third, *olds = read_keys(tmp_path)
    assert olds == [second, first]
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600
    path = tmp_path / "secret.key"
    long_ago = str(date.today() - BELIEVED - timedelta(days=1))
    path.write_text(path.read_text().replace(str(date.today()), long_ago))
    assert read_keys(tmp_path) == [third]
    rotate(tmp_path)
    assert len(path.read_text().splitlines()) == 2, "what is believed no more is not kept"
    assert main(["new-key", "--data", str(tmp_path / "nowhere")]) == 1


def test_people_keep_their_identity_when_the_key_is_replaced(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann:
            before = ann.http.cookies["undercroft"]
        rotate(folder.data)
        async with serving(folder) as served, http_client(served.url) as http:
            answer = await http.get("/api/me", headers={"Cookie": f"undercroft={before}"})
            assert answer.json()["id"] == ann.id
            assert http.cookies["undercroft"] != before, "signed with the new key from now on"

    run(scenario())
