"""`undercroft serve`: what it cannot run with is refused in one line, before the door is open."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.terminal.keyboard import Keyboard


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("--port 99999", "--port 99999: ports are numbered from 0 (any free one) to 65535"),
        ("--port -1", "--port -1: ports are numbered"),
        ("--host 192.0.2.1", "cannot listen on 192.0.2.1: Cannot assign requested address; check --host"),
        ("--jobs 0", "--jobs 0: expected at least one process"),
        ("--budget 0", "--budget 0.0: expected seconds above 0"),
        ("--budget nan", "--budget nan: expected seconds above 0"),
        ("--pause -1", "--pause -1.0: expected seconds, or 0"),
        ("--database mysql://here", "--database: expected postgresql://…, got 'mysql://here'"),
        ("--url example.org", "--url 'example.org': expected a full address"),
        ("--limit sockets=1", "there is no limit 'sockets'"),
    ],
)
def test_bad_arguments_are_refused_by_name(keyboard: Keyboard, data_home: Path, arguments: str, complaint: str) -> None:
    keyboard.type(f"serve {arguments} --data {data_home / 'tables'}")
    assert keyboard.code == 1
    (line,) = keyboard.errors.splitlines()
    assert complaint in line
    assert not (data_home / "tables").exists()


def test_unusable_data_folder_is_refused(keyboard: Keyboard, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    for folder, why in (("file", "File exists"), ("file/tables", "Not a directory")):
        keyboard.type(f"serve --port 0 --data {tmp_path / folder}")
        assert keyboard.code == 1
        assert f"{folder} cannot be used: {why}; choose another with --data" in keyboard.errors


def test_file_that_is_not_a_database_is_refused(keyboard: Keyboard, tmp_path: Path) -> None:
    (tmp_path / "undercroft.sqlite3").write_bytes(b"no database" * 1000)
    keyboard.type(f"serve --port 0 --data {tmp_path}")
    assert keyboard.code == 1
    assert "undercroft.sqlite3: file is not a database; choose another folder with --data" in keyboard.errors


def test_serve_does_not_search_beyond_the_last_port(keyboard: Keyboard, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 65535))
        taken.listen()
        keyboard.type(f"serve --port 65535 --data {tmp_path}")
    assert keyboard.code == 1
    assert "no port from 65535 to 65535 is free on 127.0.0.1; choose another with --port" in keyboard.errors
