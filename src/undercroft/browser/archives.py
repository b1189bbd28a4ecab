"""Unpacks the files of the package in a browser: archives are read when one of their modules is first imported.

A game is an archive, and so is what few tables need. The page runs this file by its path, because importing it from the
package would import plain modules first.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import invalidate_caches
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path

Read = Callable[[str], bytes]  # returns an archive


class Archives(MetaPathFinder):
    """Finds modules in archives that were not unpacked before."""

    def __init__(self, archives: Mapping[str, Sequence[str]], folder: Path, read: Read) -> None:
        """`archives` lists the modules of each; all are unpacked into `folder`."""
        self._archive_of = {module: archive for archive, modules in archives.items() for module in modules}
        self._unpacked: set[str] = set()
        self._folder = folder
        self._read = read

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        archive = self._archive_of.get(fullname)
        if archive is None:
            return None
        if archive not in self._unpacked:
            unpack(self._read(archive), self._folder)
            self._unpacked.add(archive)
            invalidate_caches()
        parents = fullname.split(".")[:-1]
        return PathFinder.find_spec(fullname, [str(self._folder.joinpath(*parents))])


def unpack(body: bytes, folder: Path) -> None:
    """Writes the files of an archive: the first line holds their sizes by name, and the contents follow."""
    head, _, rest = gzip.decompress(body).partition(b"\n")
    begin = 0
    for name, size in json.loads(head).items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(rest[begin : begin + size])
        begin += size


def install(archives: Mapping[str, Sequence[str]], folder: Path, read: Read) -> None:
    sys.meta_path.insert(0, Archives(archives, folder, read))
