"""Imports the compiled kernel, bots and games in a browser: one library per unit, read when it is first needed.

`scripts/wasm/build.py` compiles them. Without them, or where a browser cannot load one, the plain modules run instead.
The page runs this file by its path, because importing it from the package would import plain modules first.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = "undercroft"
SHIM: Final = "undercroft_units"  # creates the modules of all units, see scripts/wasm/units.c

Read = Callable[[str], bytes]  # returns the packed library of a unit


class Units(MetaPathFinder, Loader):
    """Finds libraries of units, and creates the modules in them."""

    def __init__(self, units: Mapping[str, Sequence[str]], folder: Path, read: Read) -> None:
        """`units` lists the modules of each library; the libraries are unpacked into `folder`."""
        self._libraries = {*units, SHIM}
        self._unit_of = {module: unit for unit, modules in units.items() for module in modules}
        self._folder = folder
        self._read = read

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if fullname in self._libraries:
            return spec_from_file_location(fullname, self._unpacked(fullname))
        if fullname in self._unit_of:
            return spec_from_file_location(fullname, self._path(self._unit_of[fullname]), loader=self)
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        unit = self._unit_of[spec.name]
        module: ModuleType = import_module(SHIM).load(import_module(unit), unit, spec.name.replace(".", "___"))
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Does nothing: creating a compiled module runs it."""

    def _unpacked(self, unit: str) -> Path:
        path = self._path(unit)
        if not path.exists():
            path.write_bytes(gzip.decompress(self._read(unit)))
        return path

    def _path(self, unit: str) -> Path:
        return self._folder / f"{unit}{EXTENSION_SUFFIXES[0]}"


def install(units: Mapping[str, Sequence[str]], folder: Path, read: Read) -> str:
    """Imports the package with its compiled modules. Returns what prevents that, or nothing."""
    finder = Units(units, folder, read)
    sys.meta_path.insert(0, finder)
    try:
        import_module(PACKAGE)
    except (ImportError, OSError) as error:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
            del sys.modules[name]
        return str(error) or type(error).__name__
    return ""
