"""The program as files: taken from a folder, packed into an archive, laid out again for a process to run."""

from __future__ import annotations

import atexit
import hashlib
import io
import os
import shutil
import tarfile
import tempfile
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from undercroft.kernel.cards import digest

PACKAGE: Final = Path(__file__).parent.parent
KINDS: Final = (".py", ".toml", ".ftl", ".json", ".bin")
# Of the server only what works out the chances of a finished match: the rest talks to people of today.
# `protocol` is what releases had before it became a package.
SERVER: Final = (
    *("__init__", "bots/__init__", "bots/forecaster"),
    *("protocol", "protocol/__init__", "protocol/chances"),
)

Sources = dict[str, bytes]  # the files of the package by their path in it


def taken(package: Path = PACKAGE) -> Sources:
    """The files of a package that rules need to run."""
    paths = sorted(path for path in package.rglob("*") if path.suffix in KINDS and path.is_file())
    found = {path.relative_to(package).as_posix(): path for path in paths}
    return {name: path.read_bytes() for name, path in found.items() if _is_kept(name)}


def _is_kept(name: str) -> bool:
    layer, _, rest = name.partition("/")
    return layer != "server" or (rest.endswith(".py") and rest.removesuffix(".py") in SERVER)


def packed(sources: Mapping[str, bytes]) -> bytes:
    """An archive; the same files give the same bytes."""
    import lzma  # not there in a browser, which reads archives packed otherwise

    return lzma.compress(tarred(sources), preset=9)


def tarred(sources: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, body in sorted(sources.items()):
            entry = tarfile.TarInfo(name)  # no owner, no time
            entry.size = len(body)
            archive.addfile(entry, io.BytesIO(body))
    return out.getvalue()


@cache
def unpacked(path: Path) -> Sources:
    with tarfile.open(path) as archive:
        files = [(entry.name, archive.extractfile(entry)) for entry in archive]
        return {name: file.read() for name, file in files if file is not None}


def cards_of(sources: Mapping[str, bytes], game: str) -> dict[str, str]:
    """The cards files of a game: their texts by name."""
    paths = {name: name.removeprefix(f"games/{game}/") for name in sources if name.startswith(f"games/{game}/")}
    return {file: sources[name].decode() for name, file in paths.items() if file.endswith(".toml")}


def digest_of(cards: Mapping[str, str]) -> str | None:
    """As `Game.digest`, of cards files that are not this program's."""
    figures: dict[str, Any] = {name.removesuffix(".toml"): tomllib.loads(text) for name, text in cards.items()}
    return digest(figures) if figures else None


def with_cards(sources: Sources, game: str, cards: Mapping[str, str]) -> Sources:
    return {**sources, **{f"games/{game}/{name}": text.encode() for name, text in cards.items()}}


def laid_out(sources: Sources) -> Path:
    """A folder that holds the files as the package `undercroft`. It is kept in the user's cache, named after them."""
    total = hashlib.sha256()
    for name, body in sorted(sources.items()):
        total.update(f"{name} {len(body)} ".encode() + body)
    folder = _cache() / total.hexdigest()[:32]
    if not _is_whole(folder, sources):
        try:
            folder.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            draft = Path(tempfile.mkdtemp(dir=folder.parent))
        except OSError:  # a home that cannot be written to: as long as this process lives
            draft = folder = Path(tempfile.mkdtemp(prefix="undercroft-rules-"))
            atexit.register(shutil.rmtree, folder, ignore_errors=True)
        _write(draft, sources)
        if draft != folder:
            _put(draft, folder)
    return folder


def _cache() -> Path:
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "undercroft" / "rules"


def _is_whole(folder: Path, sources: Sources) -> bool:
    return all((folder / "undercroft" / name).is_file() for name in sources)


def _write(folder: Path, sources: Sources) -> None:
    for name, body in sources.items():
        path = folder / "undercroft" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)


def _put(draft: Path, folder: Path) -> None:
    """In its place at once, unless another process was first; what somebody has half cleared away is replaced."""
    try:
        draft.rename(folder)
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)
        try:
            draft.rename(folder)
        except OSError:
            shutil.rmtree(draft, ignore_errors=True)
