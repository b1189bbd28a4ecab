"""Packs Python for the static table: the runtime, the packages of others and our own.

What a table needs until the first decision comes first, as bytecode, which spares the browser most of a start: Pyodide
itself runs such a start here and compiles what it has imported (scripts/site/start.mjs). Each game is an archive of
its own, read when the game is opened, and what is seldom imported is another.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import io
import json
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from scripts.wasm import build as wasm
from scripts.web import node

SOURCE: Final = Path("src/undercroft")
PYODIDE: Final = Path("scripts/site/node_modules/pyodide")
START: Final = Path("scripts/site/start.mjs")
LATEST: Final = (1980, 1, 1, 0, 0, 0)  # the time of all files in archives: the same files give the same bytes
LIBRARY: Final = "library/"  # before the names of the standard library, while files are sorted
GAMES: Final = "undercroft/games/"
AS_SOURCE: Final = ("anyio/__init__.py", "anyio/abc/__init__.py")  # they read themselves

# Of our package: what plays and what keeps tables. Not what listens on a network, draws in a terminal or is typed.
LAYERS: Final = ("kernel", "games", "bots", "jobs", "server", "browser")
MODULES: Final = (
    *("__init__.py", "daily.py", "puzzles.py"),
    *("lab/__init__.py", "lab/comparison.py", "lab/evening.py"),
    *("lab/sim/__init__.py", "lab/sim/job.py", "lab/sim/statistics.py"),
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


def program(package: Path) -> dict[str, bytes]:
    """The files of our package that go into the browser, by their path in it."""
    found = {name: (package / name).read_bytes() for name in MODULES}
    for path in sorted(path for layer in LAYERS for path in (package / layer).rglob("*")):
        name = path.relative_to(package).as_posix()
        if path.suffix in KINDS and path.name not in UNUSED and not name.startswith(LEFT_OUT):
            found[name] = path.read_bytes()
    return found


def add(root: Path, site: Path, wheels: Iterable[Path]) -> None:
    """Writes the files of the runtime. `runtime.json` names them."""
    (site / "python").mkdir()
    sources = {**library_files(root), **package_files(wheels), **own_files(root)}
    compiled = compiled_files(root)
    files = {name: body for name, body in started(root, sources).items() if name.removesuffix("c") not in compiled}
    first = {name for name in files if name.endswith(".pyc") or not name.endswith(".py") or name in AS_SOURCE}
    games = {name: game_of(name) for name in files}
    library = {name.removeprefix(LIBRARY): files[name] for name in first if name.startswith(LIBRARY)}
    main = {name: files[name] for name in first if not games[name] and not name.startswith(LIBRARY)}
    zipped = {"loader": "pyodide.mjs", "module": "pyodide.asm.mjs", "wasm": "pyodide.asm.wasm"}
    bodies = {what: gzip.compress((root / PYODIDE / name).read_bytes(), 9, mtime=0) for what, name in zipped.items()}
    bodies |= {"library": gzip.compress(packed(library), 9, mtime=0), "program": bundled(main)}
    if compiled:
        bodies["plain"] = bundled({name: sources[name] for name in compiled})
    archives = {"rest": {name.removeprefix(LIBRARY): files[name] for name in files if name not in first}}
    for game in sorted(filter(None, set(games.values()))):
        archives[game] = {name: files[name] for name in files if games[name] == game}
        archives["rest"] = {name: body for name, body in archives["rest"].items() if name not in archives[game]}
    modules = {archive: [module_of(name) for name in found if is_module(name)] for archive, found in archives.items()}
    for name in compiled:
        if (game_name := game_of(name)) is not None:
            modules[game_name].append(module_of(name))
    info = json.loads((root / PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    told = {
        "info": info,
        "files": {what: written(site, what, body) for what, body in bodies.items()},
        "archives": {
            name: {**written(site, name, bundled(found)), "modules": sorted(modules[name])}
            for name, found in archives.items()
        },
        "units": units(root, site),
    }
    (site / "runtime.json").write_text(json.dumps(told, separators=(",", ":")))


def written(site: Path, what: str, body: bytes) -> dict[str, Any]:
    name = f"python/{what}-{hashlib.sha256(body).hexdigest()[:10]}.bin"  # no ending by which a host would unpack it
    (site / name).write_bytes(body)
    return {"name": name, "size": len(body)}


def units(root: Path, site: Path) -> dict[str, Any]:
    """Adds the compiled modules, if `make wasm` has built them from the present sources."""
    if not wasm.is_built():
        return {}
    modules = json.loads((root / wasm.TARGET / wasm.INDEX).read_text("utf-8"))
    found = {}
    for path in sorted((root / wasm.TARGET).glob("*.so")):
        body = gzip.compress(path.read_bytes(), 9, mtime=0)
        found[path.stem] = {**written(site, path.stem.rpartition(".")[2], body), "modules": modules.get(path.stem, [])}
    return found


# -- files ------------------------------------------------------------------------------------------------------


def own_files(root: Path) -> dict[str, bytes]:
    return {f"undercroft/{name}": lighter(name, body) for name, body in program(root / SOURCE).items()}


def package_files(wheels: Iterable[Path]) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            kept = [name for name in archive.namelist() if name.endswith((".py", ".so"))]
            files |= {name: archive.read(name) for name in kept if not name.startswith(WHEELS_LEFT_OUT)}
    return {name: lighter(name, body) for name, body in files.items()}


def library_files(root: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(root / PYODIDE / "python_stdlib.zip") as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        return {LIBRARY + name: lighter(name, archive.read(name)) for name in names if _is_needed(name)}


def _is_needed(name: str) -> bool:
    if name.startswith("encodings/"):
        return name.removeprefix("encodings/").removesuffix(".py") in ENCODINGS
    return not name.startswith(LIBRARY_LEFT_OUT)


def compiled_files(root: Path) -> set[str]:
    """Returns the files whose compiled modules are added."""
    if not wasm.is_built():
        return set()
    modules = json.loads((root / wasm.TARGET / wasm.INDEX).read_text("utf-8"))
    return {f"{module.replace('.', '/')}.py" for names in modules.values() for module in names}


def game_of(name: str) -> str | None:
    """Returns the game whose archive a file is in: the module of its name alone is read with the program."""
    game, _, rest = name.removeprefix(GAMES).partition("/")
    return game if name.startswith(GAMES) and rest not in ("", "__init__.py", "__init__.pyc") else None


def is_module(name: str) -> bool:
    return name.endswith((".py", ".pyc"))


def module_of(name: str) -> str:
    return name.partition(".py")[0].removesuffix("/__init__").replace("/", ".")


def lighter(name: str, body: bytes) -> bytes:
    """Removes what nobody reads there: comments, docstrings, and annotations of functions."""
    if not name.endswith(".py") or name.startswith(WORDS_NEEDED) or name in AS_SOURCE:
        return body
    try:
        tree = ast.parse(body)
    except SyntaxError:  # of a newer Python than the one that builds
        return body
    for part in ast.walk(tree):
        if isinstance(part, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            part.body = (part.body[1:] or [ast.Pass()]) if ast.get_docstring(part) else part.body
        # A decorator may read them.
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and not part.decorator_list:
            given = part.args
            part.returns = None
            for one in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
                if one is not None:
                    one.annotation = None
    return ast.unparse(tree).encode()


def started(root: Path, sources: Mapping[str, bytes]) -> dict[str, bytes]:
    """Returns the files with what a start imports as bytecode."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        library = {name.removeprefix(LIBRARY): body for name, body in sources.items() if name.startswith(LIBRARY)}
        (folder / "library.zip").write_bytes(packed(library))
        program = {name: body for name, body in sources.items() if not name.startswith(LIBRARY)}
        (folder / "program.bin").write_bytes(bundled(program))
        node.run(root, str(root / START), str(root / PYODIDE), str(folder), LIBRARY, *AS_SOURCE)
        with zipfile.ZipFile(folder / "compiled.zip") as archive:
            compiled = {f"{name}c": archive.read(name) for name in archive.namelist()}
    return {**{name: body for name, body in sources.items() if f"{name}c" not in compiled}, **compiled}


# -- archives ---------------------------------------------------------------------------------------------------


def packed(files: Mapping[str, bytes]) -> bytes:
    """A zip for Python, which reads it faster if nothing in it is compressed."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, body in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, LATEST), body)
    return out.getvalue()


def bundled(files: Mapping[str, bytes]) -> bytes:
    """The sizes by name as a line of JSON, then the contents; all of it zipped, which is smaller than a zip of each."""
    names = sorted(files)
    head = json.dumps({name: len(files[name]) for name in names}, separators=(",", ":")).encode()
    return gzip.compress(head + b"\n" + b"".join(files[name] for name in names), 9, mtime=0)
