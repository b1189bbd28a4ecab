"""Build the static table into build/site: plain files that any host serves. `make site`.

    python scripts/web/site.py                 into build/site, and beside the client, where a server offers it too
    python scripts/web/site.py --out FOLDER    into another folder only
    python scripts/web/site.py --cached        build nothing; the exit code tells whether a server has it as it is now

The client, built to find its tables in the same browser; Python for WebAssembly (npm `pyodide`, scripts/site) and the
packages of requirements-site.txt, all pinned by hash; our own package; what can be told without Python as files; a
service worker with the list of all of them. Node and pip need the registries once; then everything is in .cache/site.
To see that nothing has to be built it needs nothing: what builds is imported then.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from scripts.wasm import build as wasm  # noqa: E402
from scripts.web import build, runtime  # noqa: E402
from scripts.web.runtime import SOURCE, program  # noqa: E402

SITE: Final = Path("build/site")
STAMP: Final = ".stamp"
ALONE: Final = Path("src/undercroft/server/alone")  # a server offers it too: of this checkout, or of a package of it
PACKAGES: Final = Path("scripts/site")
REQUIREMENTS: Final = Path("requirements-site.txt")
WHEELS: Final = Path(".cache/site/wheels")
PLATFORM: Final = "pyemscripten_2026_0_wasm32"  # what this Pyodide runs; msgspec has a wheel for it
PYTHON: Final = "3.14"
Log = Callable[[str], None]


def inputs(root: Path) -> str:
    """Returns one line that changes when anything that the site is made of changes."""
    total = hashlib.sha256(build.digest(root).encode())
    files = [root / REQUIREMENTS, root / PACKAGES / "package-lock.json"]
    files += [root / "scripts/site/start.mjs", root / "scripts/site/start.py"]
    files += build.in_order((root / "web/site").rglob("*"))
    for path in [*files, *(root / SOURCE / name for name in sorted(program(root / SOURCE)))]:
        if path.is_file():
            total.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    return total.hexdigest() + (" compiled" if wasm.is_built() else "")


def is_built(root: Path, folder: Path) -> bool:
    stamp = root / folder / STAMP
    return stamp.exists() and stamp.read_text() == inputs(root)


def make(root: Path = ROOT, out: Path | None = None, log: Log = print) -> Path:
    """Build what is out of date; the folder."""
    folder = root / SITE if out is None else out
    started = time.monotonic()
    (root / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=root / "build") as draft:
        if is_built(root, folder):
            log("site: up to date")
        else:
            fresh = Path(draft) / "site"
            _build(root, fresh)
            folder.parent.mkdir(parents=True, exist_ok=True)
            build.replace(folder, fresh, Path(draft) / "old")
            kind = "with compiled modules" if wasm.is_built() else "with plain modules (make wasm compiles them)"
            log(
                f"site: built in {time.monotonic() - started:.1f} s, {size_of(folder) / 1e6:.1f} MB in {folder}, {kind}"
            )
        if out is None and not is_built(root, ALONE):
            shutil.copytree(folder, Path(draft) / "alone")
            build.replace(root / ALONE, Path(draft) / "alone", Path(draft) / "old alone")
    return folder


def _build(root: Path, fresh: Path) -> None:
    from scripts.web import home, node

    wanted = inputs(root)
    fetch(root)
    build.prepare(root)
    os.environ["VITE_STATIC"] = "yes"
    try:
        options = ("--logLevel", "warn", "--manifest", "--base", "./", "--outDir", str(fresh))
        node.tool(root / "web", "vite/bin/vite.js", "build", *options)
        home.add(root, fresh, is_static=True)
    finally:
        del os.environ["VITE_STATIC"]
    for font in (fresh / "assets").glob("*.woff"):
        font.unlink()  # whatever runs WebAssembly takes the .woff2 beside it
    runtime.add(root, fresh, sorted((root / WHEELS).glob("*.whl")))
    add_answers(fresh)
    add_service_worker(root, fresh)
    (fresh / STAMP).write_text(wanted)


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def fetch(root: Path) -> None:
    """Pyodide from npm, the wheels from the Python registry: each by its hash, unless they are here."""
    from scripts.web import node

    node.install(root / PACKAGES)
    wheels, done = root / WHEELS, root / WHEELS / ".fetched"
    wanted = (root / REQUIREMENTS).read_text()
    if done.exists() and done.read_text() == wanted:
        return
    shutil.rmtree(wheels, ignore_errors=True)
    wheels.mkdir(parents=True)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    which = ["--no-deps", "--only-binary=:all:", f"--platform={PLATFORM}", f"--python-version={PYTHON}"]
    subprocess.run([*pip, *which, "-r", str(root / REQUIREMENTS), "-d", str(wheels)], check=True)
    done.write_text(wanted)


# -- what can be told without Python ----------------------------------------------------------------------------


def add_answers(site: Path) -> None:
    """Writes the games' descriptions, texts and printed cards."""
    import msgspec

    from undercroft.games import OURS, find_game
    from undercroft.kernel.texts import LANGUAGES
    from undercroft.server.web.games import game_infos

    folder = site / "api"
    folder.mkdir()
    infos = [info for info in game_infos() if info.name in OURS]
    (folder / "games.json").write_bytes(msgspec.json.encode(infos))
    for name in OURS:
        game = find_game(name)
        (folder / name).mkdir()
        for language in LANGUAGES:
            shutil.copyfile(game.folder / f"{language}.ftl", folder / name / f"{language}.ftl")
        (folder / name / "figures.json").write_bytes(msgspec.json.encode(game.figures))
        (folder / name / "faces.json").write_bytes(msgspec.json.encode(game.faces()))


# -- offline ----------------------------------------------------------------------------------------------------


def files_of(site: Path) -> Iterator[str]:
    for path in sorted(site.rglob("*")):
        if path.is_file() and path.name not in (STAMP, "sw.js"):
            yield path.relative_to(site).as_posix()


def add_service_worker(root: Path, site: Path) -> None:
    """The list of all files, and a name for just these."""
    names = list(files_of(site))
    total = hashlib.sha256()
    for name in names:
        total.update(f"{name}\0".encode() + (site / name).read_bytes())
    runtime = [name for name in names if name.startswith("python/")]
    shell = ["./", *(name for name in names if name not in (*runtime, "index.html"))]
    lists = {"version": total.hexdigest()[:12], "shell": shell, "runtime": runtime}
    source = (root / "web/site/sw.js").read_text("utf-8")
    (site / "sw.js").write_text(f"const SITE = {json.dumps(lists)};\n{source}", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the static table.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--out", type=Path, help=f"the folder to write, instead of {SITE}")
    what.add_argument("--cached", action="store_true", help="only tell whether what a server offers is up to date")
    chosen = parser.parse_args()
    if chosen.cached:
        return 0 if is_built(ROOT, ALONE) else 1
    make(out=chosen.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
