"""Compile the kernel, the games and the search with mypyc into build/compiled, a whole copy of the package.

Compiled modules (`.so`, on Windows `.pyd`) never go into src/, where they would silently shadow the `.py` files. Use
the result with `PYTHONPATH=build/compiled`; `uc.compiled` and `undercroft --version` tell which build is loaded.
Nothing is done when the sources have not changed since the last time.

    python scripts/compile.py                        everything, into build/compiled
    python scripts/compile.py --games chest --to build/chest     a quick build while working on one game
    python scripts/compile.py --cached               only print the folder of the build, if it is up to date
    python scripts/compile.py --list                 only print the modules that are compiled
    python scripts/compile.py --possible             only say what this machine lacks; the exit code is 3 then
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "undercroft"
TRASHCAN = ROOT / "scripts" / "trashcan.h"  # why, it says itself
IS_WINDOWS = sys.platform == "win32"  # there setuptools looks for the compiler of Visual Studio itself

SUFFIXES = (".py", ".h", ".toml", ".ftl", ".json", ".sql", ".bin")  # of files that a build depends on
# Left interpreted: the edges, which use msgspec structs and files or check by hand what they are given, and
# declarations, which do nothing.
INTERPRETED = {
    "__init__.py", "options.py", "cards.py", "record.py", "match.py", "verify.py", "texts.py", "game.py", "levels.py",
    "advice.py", "view_types.py", "variant.py", "terminal.py",
}  # fmt: skip


def modules(games: list[str]) -> list[Path]:
    """The files that are compiled, relative to the package."""
    layers = ["kernel", "bots", *(f"games/{game}" for game in games)]
    found = [path for layer in layers for path in (SOURCE / layer).rglob("*.py") if path.name not in INTERPRETED]
    found += [path for path in (SOURCE / "lab" / "encoders").glob("*.py") if path.name not in INTERPRETED]
    return sorted(path.relative_to(SOURCE) for path in found)


def digest() -> str:
    """Hashes what the build depends on: the sources, this script, the interpreter."""
    total = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__), TRASHCAN, *sorted(SOURCE.rglob("*"))]:
        if path.is_file() and not is_client(path) and path.suffix in SUFFIXES:
            total.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return total.hexdigest()


def is_client(path: Path) -> bool:
    """Tells whether a file belongs to the web client, which is built into the sources at any time."""
    return path.is_relative_to(SOURCE / "server" / "static") or path.is_relative_to(SOURCE / "server" / "alone")


def missing() -> str | None:
    """Returns what this machine lacks to compile, in words; None if nothing."""
    if not IS_WINDOWS and shutil.which(os.environ.get("CC", "cc").split()[0]) is None:
        return "no C compiler was found (cc, or the one $CC names)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the C headers of Python are not installed (Python.h; on Debian the package python3-dev)"
    return None


def units(files: list[Path]) -> Any:
    """The files that make one library together, with its name: the kernel, the bots, each game, the encoders. Calls
    between libraries go through tables; within one the compiler can inline them, and what mypyc adds to each library
    is compiled once. In such a unit `__file__` of a compiled module is wrong: folders are known to interpreted ones
    (`cards.py`)."""
    found: dict[str, list[str]] = {}
    for path in files:
        layer = path.parts[: 1 if path.parts[0] in ("kernel", "bots") else 2]
        found.setdefault(".".join(["undercroft", *layer, layer[-1]]), []).append(str(Path("undercroft") / path))
    return [(paths, name) for name, paths in found.items()]


def set_flags() -> None:
    """Sets the flags of the compiler. At -O1 and without debugging symbols it needs half the time, and the games run as
    fast. Modules reach each other through tables: hidden from the linker, their functions can be called directly from
    within, and their names need not be kept in the library."""
    if IS_WINDOWS:
        return
    strip = "-Wl,-S,-x" if sys.platform == "darwin" else "-s"
    for name, added in (("CFLAGS", "-g0 -fvisibility=hidden"), ("LDFLAGS", strip)):
        os.environ[name] = f"{os.environ.get(name, '')} {added}"


def mend(extensions: Any) -> None:
    """Have the header included that mends how mypyc's objects are freed."""
    for extension in extensions:
        if any("__native" in source for source in extension.sources):
            include = [f"/FI{TRASHCAN}"] if IS_WINDOWS else ["-include", str(TRASHCAN)]
            extension.extra_compile_args = [*extension.extra_compile_args, *include]  # which all of them share
            extension.depends = [*extension.depends, str(TRASHCAN)]


def build(target: Path, files: list[Path]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    package = target / "undercroft"
    shutil.rmtree(package, ignore_errors=True)
    # With the cache of the last build mypyc fails in units of several modules. What takes long is kept: C that has not
    # changed is not compiled again.
    shutil.rmtree(target / "mypy_cache", ignore_errors=True)
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "static", "alone"))
    # The web client and the static table are built into the sources, before or after this: the copy shows what is
    # there. On Windows links are for administrators.
    for name in () if IS_WINDOWS else ("static", "alone"):
        (package / "server" / name).symlink_to(SOURCE / "server" / name)
    os.chdir(target)
    options = ["--strict", "--python-version", f"3.{sys.version_info.minor}", "--cache-dir", str(target / "mypy_cache")]
    set_flags()
    extensions: Any = mypycify(
        [*options, *(str(Path("undercroft") / path) for path in files)],
        opt_level="1",
        separate=units(files),
        target_dir="c",
    )
    mend(extensions)
    setup(
        name="undercroft-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
    )


def main() -> int:
    sys.path.insert(0, str(SOURCE.parent))
    from undercroft.games import OURS

    parser = argparse.ArgumentParser(description="Compile the package with mypyc.")
    parser.add_argument("--games", nargs="*", default=OURS, help="compile only these games")
    parser.add_argument("--to", type=Path, default=Path("build/compiled"), help="folder of the build")
    parser.add_argument("--cached", action="store_true", help="print the folder if it is up to date, build nothing")
    parser.add_argument("--list", action="store_true", help="print the modules that are compiled, build nothing")
    parser.add_argument("--possible", action="store_true", help="say what is missing, build nothing")
    asked = parser.parse_args()
    if (lack := missing()) is not None and not (asked.list or asked.cached):
        print(f"compiled build: not possible here: {lack}", file=sys.stderr)
        return 3
    if asked.possible:
        return 0
    target, files = ROOT / asked.to, modules(asked.games)
    if asked.list:
        print(*files, sep="\n")
        return 0
    stamp, wanted = target / "stamp", digest() + " ".join(asked.games)
    is_ready = stamp.exists() and stamp.read_text() == wanted
    if asked.cached:
        print(target if is_ready else "")
        return 0
    if is_ready:
        print("compiled build: up to date")
        return 0
    target.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    started = time.monotonic()
    build(target, files)
    stamp.write_text(wanted)
    print(f"compiled build: {len(files)} modules in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
