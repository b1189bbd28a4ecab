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
import ast
import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from scripts.wasm import build as wasm  # noqa: E402
from scripts.web import build  # noqa: E402

SITE: Final = Path("build/site")
STAMP: Final = ".stamp"
ALONE: Final = Path("src/undercroft/server/alone")  # a server offers it too: of this checkout, or of a package of it
PACKAGES: Final = Path("scripts/site")
PYODIDE: Final = PACKAGES / "node_modules/pyodide"
REQUIREMENTS: Final = Path("requirements-site.txt")
WHEELS: Final = Path(".cache/site/wheels")
PLATFORM: Final = "pyemscripten_2026_0_wasm32"  # what this Pyodide runs; msgspec has a wheel for it
PYTHON: Final = "3.14"
SOURCE: Final = Path("src/undercroft")
LATEST: Final = (1980, 1, 1, 0, 0, 0)  # the time of all files in archives: the same files give the same bytes

# Of our package: what plays and what keeps tables. Not what listens on a network, draws in a terminal or is typed.
LAYERS: Final = ("kernel", "games", "bots", "jobs", "server", "browser")
MODULES: Final = (
    *("__init__.py", "daily.py", "puzzles.py"),
    *("lab/__init__.py", "lab/comparison.py", "lab/sim/__init__.py", "lab/sim/job.py", "lab/sim/statistics.py"),
)
KINDS: Final = (".py", ".toml", ".json", ".sql", ".bin")
UNUSED: Final = ("terminal.py", "encoder.py", "encoder_words.py")  # of a game
LEFT_OUT: Final = (
    "server/static/",
    "server/alone/",
    "server/commands/",
    "server/process.py",
    "server/store/postgres.py",
    "server/store/sqlite.py",
    "server/web/connections.py",
)
WHEELS_LEFT_OUT: Final = (
    "anyio/_backends/_trio",
    "anyio/pytest_plugin",
    "starlette/testclient",
    "starlette/templating",
)
WORDS_NEEDED: Final = ("_pyodide/", "pyodide/")  # they read docstrings of their own
# Of the standard library: what nothing here imports. Encodings are those of UTF-8 and of names in archives.
LIBRARY_LEFT_OUT: Final = (
    *("_pyrepl/", "multiprocessing/", "unittest/", "xml/", "xmlrpc/", "pydoc", "pdb.py", "doctest.py", "ctypes/"),
    *("wsgiref/", "dbm/", "curses/", "ensurepip/", "venv/", "idlelib/", "lib2to3/", "tkinter/", "turtle", "profile"),
    *("cProfile", "pstats", "trace.py", "tabnanny", "pyclbr", "mailbox", "smtplib", "ftplib", "imaplib", "poplib"),
    *("nntplib", "telnetlib", "socketserver", "http/server", "pickletools", "optparse", "cmd.py"),
    *("_pyio", "_pydatetime", "_pydecimal", "difflib", "statistics", "bdb", "http/cookiejar"),
    *("logging/handlers", "logging/config", "concurrent/futures/process"),
    *("zipapp", "plistlib", "sched.py", "netrc", "getpass", "compileall", "pyodide_js/", "symtable", "modulefinder"),
)
ENCODINGS: Final = (
    "__init__",
    "aliases",
    "utf_8",
    "ascii",
    "latin_1",
    "cp437",
    "idna",
    "punycode",
    "raw_unicode_escape",
)

Log = Callable[[str], None]


def inputs(root: Path) -> str:
    """Returns one line that changes when anything that the site is made of changes."""
    total = hashlib.sha256(build.digest(root).encode())
    files = [root / REQUIREMENTS, root / PACKAGES / "package-lock.json"]
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
    add_runtime(root, fresh)
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


# -- Python -----------------------------------------------------------------------------------------------------


def program(package: Path) -> dict[str, bytes]:
    """The files of our package that go into the browser, by their path in it."""
    found = {name: (package / name).read_bytes() for name in MODULES}
    for path in sorted(path for layer in LAYERS for path in (package / layer).rglob("*")):
        name = path.relative_to(package).as_posix()
        if path.suffix in KINDS and path.name not in UNUSED and not name.startswith(LEFT_OUT):
            found[name] = path.read_bytes()
    return found


def packed(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, body in sorted(files.items()):
            entry = zipfile.ZipInfo(name, LATEST)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, body)
    return out.getvalue()


def plain_archive(root: Path) -> bytes:
    """Packs the modules that are compiled as well, for browsers that cannot load the libraries."""
    return packed(
        {name: _lighter(name, body) for name, body in own_files(root).items() if name in compiled_files(root)}
    )


def own_files(root: Path) -> dict[str, bytes]:
    return {f"undercroft/{name}": body for name, body in program(root / SOURCE).items()}


def compiled_files(root: Path) -> set[str]:
    """Returns the files whose compiled modules are added."""
    if not wasm.is_built():
        return set()
    units = json.loads((root / wasm.TARGET / wasm.INDEX).read_text("utf-8"))
    return {f"{module.replace('.', '/')}.py" for modules in units.values() for module in modules}


def program_archive(root: Path) -> bytes:
    """Packs our package without its compiled modules, and the packages of others."""
    files = {name: body for name, body in own_files(root).items() if name not in compiled_files(root)}
    for wheel in sorted((root / WHEELS).glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            kept = [name for name in archive.namelist() if name.endswith((".py", ".so"))]
            files |= {name: archive.read(name) for name in kept if not name.startswith(WHEELS_LEFT_OUT)}
    return packed({name: _lighter(name, body) for name, body in files.items()})


def _lighter(name: str, body: bytes) -> bytes:
    if not name.endswith(".py") or name.startswith(WORDS_NEEDED):
        return body
    try:
        return without_words(body)
    except SyntaxError:  # of a newer Python than the one that builds
        return body


def without_words(source: bytes) -> bytes:
    """A module without comments and docstrings: a quarter of what its file weighs, and nobody reads them there."""
    tree = ast.parse(source)
    for part in ast.walk(tree):
        if isinstance(part, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            part.body = (part.body[1:] or [ast.Pass()]) if ast.get_docstring(part) else part.body
    return ast.unparse(tree).encode()


def library_archive(root: Path) -> bytes:
    with zipfile.ZipFile(root / PYODIDE / "python_stdlib.zip") as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        return packed({name: _lighter(name, archive.read(name)) for name in names if _is_needed(name)})


def _is_needed(name: str) -> bool:
    if name.startswith("encodings/"):
        return name.removeprefix("encodings/").removesuffix(".py") in ENCODINGS
    return not name.startswith(LIBRARY_LEFT_OUT)


def add_runtime(root: Path, site: Path) -> None:
    """`runtime.json` names the files. What is not packed already is, for hosts that send files as they are."""
    zipped = {"loader": "pyodide.mjs", "module": "pyodide.asm.mjs", "wasm": "pyodide.asm.wasm"}
    bodies = {what: gzip.compress((root / PYODIDE / name).read_bytes(), 9, mtime=0) for what, name in zipped.items()}
    bodies |= {"library": library_archive(root), "program": program_archive(root)}
    if wasm.is_built():
        bodies["plain"] = plain_archive(root)
    (site / "python").mkdir()
    index = {}
    for what, body in bodies.items():
        name = f"python/{what}-{hashlib.sha256(body).hexdigest()[:10]}.bin"  # no ending by which a host would unpack it
        (site / name).write_bytes(body)
        index[what] = {"name": name, "size": len(body)}
    info = json.loads((root / PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    told = {"info": info, "files": index, "units": add_units(root, site)}
    (site / "runtime.json").write_text(json.dumps(told, separators=(",", ":")))


def add_units(root: Path, site: Path) -> dict[str, Any]:
    """Adds the compiled modules, if `make wasm` has built them from the present sources."""
    if not wasm.is_built():
        return {}
    units: dict[str, Any] = {}
    modules = json.loads((root / wasm.TARGET / wasm.INDEX).read_text("utf-8"))
    for path in sorted((root / wasm.TARGET).glob("*.so")):
        body = gzip.compress(path.read_bytes(), 9, mtime=0)
        name = f"python/{path.stem.rpartition('.')[2]}-{hashlib.sha256(body).hexdigest()[:10]}.bin"
        (site / name).write_bytes(body)
        units[path.stem] = {"name": name, "size": len(body), "modules": modules.get(path.stem, [])}
    return units


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
