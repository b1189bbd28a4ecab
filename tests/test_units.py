"""The page's way to load compiled modules, tried with the libraries of the native build: one file for each unit."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
COMPILED = Path(uc.__file__).parent.parent

# What the page runs, on a folder of packed libraries; `broken` is a unit that cannot be read.
PAGE = """
import json, runpy, sys
from pathlib import Path

folder, source, broken = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
sys.path.insert(0, str(source))
read = []
def packed(unit):
    read.append(unit)
    if unit == broken:
        raise OSError("the network is down")
    return (folder / f"{unit}.gz").read_bytes()

units = json.loads((folder / "units.json").read_text())
install = runpy.run_path(str(source / "undercroft/browser/units.py"))["install"]
problem = install(units, folder, packed)

import undercroft as uc
match = uc.deal("raiders", seats=3, seed=4)
while match.turn:
    seat = match.turn[0]
    match.play(seat, match.moves(seat)[-1])
print(json.dumps({"compiled": uc.compiled, "problem": problem, "read": read, "record": match.record.dumps()}))
"""


def library(module: str) -> Path:
    return COMPILED / f"{module.replace('.', '/')}{sysconfig.get_config_var('EXT_SUFFIX')}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The libraries of the native build, packed as the page gets them."""
    folder = tmp_path_factory.mktemp("units")
    units: dict[str, list[str]] = {}
    listed = subprocess.check_output([sys.executable, "scripts/compile.py", "--list"], cwd=ROOT, text=True).split()
    for path in map(Path, listed):
        layer = path.parts[: 1 if path.parts[0] in ("kernel", "bots") else 2]
        unit = ".".join(["undercroft", *layer, f"{layer[-1]}__mypyc"])
        units.setdefault(unit, []).append(".".join(["undercroft", *path.with_suffix("").parts]))
    for unit in units:
        (folder / f"{unit}.gz").write_bytes(gzip.compress(library(unit).read_bytes(), 1))
    made = folder / "shim.so"
    compiler = [*os.environ.get("CC", "cc").split(), "-shared", "-fPIC", f"-I{sysconfig.get_path('include')}"]
    subprocess.run([*compiler, str(ROOT / "scripts/wasm/units.c"), "-o", str(made)], check=True)
    (folder / "undercroft_units.gz").write_bytes(gzip.compress(made.read_bytes(), 1))
    (folder / "units.json").write_text(json.dumps(units))
    return folder


def page(folder: Path, broken: str = "") -> dict[str, Any]:
    """Runs what the page runs in a fresh Python."""
    script = folder / "page.py"
    script.write_text(PAGE)
    for unpacked in folder.glob("undercroft*.so"):
        unpacked.unlink()
    answer: dict[str, Any] = json.loads(
        subprocess.check_output([sys.executable, "-P", str(script), str(folder), str(SOURCE), broken], text=True)
    )
    return answer


@pytest.mark.skipif(not uc.compiled or sys.platform != "linux", reason="needs the libraries of the compiled build")
def test_modules_load_from_one_library_per_unit(folder: Path) -> None:
    """The loader reads only the opened game, and a match is the same as with plain modules."""
    answer = page(folder)
    assert (answer["problem"], answer["compiled"]) == ("", True)
    assert "undercroft.games.raiders.raiders__mypyc" in answer["read"]
    assert "undercroft.games.serpent.serpent__mypyc" not in answer["read"]
    assert answer["record"] == page(folder, broken="undercroft_units")["record"]


@pytest.mark.skipif(not uc.compiled or sys.platform != "linux", reason="needs the libraries of the compiled build")
def test_plain_modules_run_where_compiled_ones_cannot_be_loaded(folder: Path) -> None:
    answer = page(folder, broken="undercroft_units")
    assert (answer["problem"], answer["compiled"]) == ("the network is down", False)
