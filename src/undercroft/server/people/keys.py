"""The keys of this installation for signing cookies. The first key signs; earlier keys still verify."""

from __future__ import annotations

import contextlib
import os
import secrets
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from undercroft.kernel.errors import UndercroftError
from undercroft.server.system import sync_folder

KEY_FILE: Final = "secret.key"
KEY_VARIABLE: Final = "UNDERCROFT_SECRET"
OLD_VARIABLE: Final = "UNDERCROFT_OLD_SECRETS"
SHORTEST: Final = 16  # characters
BELIEVED: Final = timedelta(days=90)  # how long an old key verifies; a visitor gets a cookie with the new key meanwhile
RETIRED: Final = " retired "  # separates an old key from its retirement date


def read_keys(folder: Path) -> list[bytes]:
    """Reads the keys from the environment, or from a file that only its owner can read."""
    given = os.environ.get(KEY_VARIABLE)
    if given is not None:
        keys = [given, *os.environ.get(OLD_VARIABLE, "").split()]
        if any(len(key) < SHORTEST for key in keys):
            raise UndercroftError(
                f"a key in {KEY_VARIABLE} or {OLD_VARIABLE} is too short: take at least {SHORTEST} random characters"
            )
        return [key.encode() for key in keys]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / KEY_FILE
    if not path.exists():
        with contextlib.suppress(FileExistsError):  # if processes start at once, all read the first one's key
            _write(path, secrets.token_hex(32), may_replace=False)
    return _parse(path, date.today())


def rotate(folder: Path) -> int:
    """Adds a new key and keeps the current one valid for a while. Returns the number of old keys."""
    if KEY_VARIABLE in os.environ:
        raise UndercroftError(
            f"the key is in {KEY_VARIABLE}: put it into {OLD_VARIABLE}, a new one into {KEY_VARIABLE}, and start again"
        )
    path = folder / KEY_FILE
    if not path.exists():
        raise UndercroftError(f"there is no {path}: a server creates its key when it first starts")
    today = date.today()
    _parse(path, today)  # refuses invalid keys
    current, *old = path.read_text("utf-8").splitlines()
    kept = [line for line in old if _is_believed(line, today)]
    _write(path, "\n".join([secrets.token_hex(32), f"{current}{RETIRED}{today}", *kept]) + "\n", may_replace=True)
    return len(kept) + 1


def _parse(path: Path, today: date) -> list[bytes]:
    lines = path.read_bytes().splitlines()
    try:
        old = [line.decode() for line in lines[1:] if line.strip()]
        keys = [lines[0], *(line.partition(RETIRED)[0].encode() for line in old if _is_believed(line, today))]
    except (IndexError, ValueError):
        keys = [b""]
    if any(len(key.strip()) < SHORTEST for key in keys):
        raise UndercroftError(
            f"{path} is empty or damaged: restore it from your backup, or delete it and restart: then guests "
            "become new guests, and people with accounts have to sign in again"
        )
    return keys


def _is_believed(line: str, today: date) -> bool:
    return today - date.fromisoformat(line.partition(RETIRED)[2].strip()) <= BELIEVED


def _write(path: Path, text: str, may_replace: bool) -> None:
    """Writes atomically and durably. With a key file emptied by a power cut, anyone could forge cookies."""
    draft = path.with_name(f"secret.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(text.encode())
            out.flush()
            os.fsync(out.fileno())
        if may_replace:
            draft.replace(path)
        else:
            path.hardlink_to(draft)
    finally:
        draft.unlink(missing_ok=True)
    sync_folder(path.parent)
