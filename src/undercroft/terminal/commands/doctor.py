"""`undercroft doctor`: reports what is installed, compiled and missing."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import undercroft as uc
from undercroft.cli import OK, REFUSED
from undercroft.data_folder import data_folder
from undercroft.terminal.commands.shared import add_json, add_language, print_json
from undercroft.terminal.screen import Screen

# The modules that each extra of the package provides.
EXTRAS: Final = {
    "server": ("argon2", "itsdangerous", "segno", "starlette", "uvicorn"),
    "postgres": ("psycopg", "psycopg_pool"),
    "nats": ("nats",),
    "mcp": ("mcp",),
    "parquet": ("pyarrow",),
    "ray": ("ray",),
    "lab": ("librt", "numpy"),
    "gymnasium": ("gymnasium", "numpy"),
    "pettingzoo": ("pettingzoo", "gymnasium"),
    "openspiel": ("pyspiel", "numpy"),
}
LEAST_SPACE: Final = 200 * 2**20  # bytes that a server's tables soon need


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    found = examined()
    if arguments.json:
        print_json(found)
    else:
        tell(found, Screen(arguments.lang))
    return OK if found["writable"] else REFUSED


def examined() -> dict[str, Any]:
    """Returns what the report says, as plain data."""
    folder = data_folder()
    there = next(path for path in (folder, *folder.parents) if path.exists())
    server = Path(uc.__file__).parent / "server"
    return {
        "version": uc.__version__,
        "compiled": uc.compiled,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "encoding": (sys.stdout.encoding or "").lower(),
        "games": list(uc.games()),
        "packages": {name: _version(name) for name in _required()},
        "extras": {extra: [name for name in names if find_spec(name) is None] for extra, names in EXTRAS.items()},
        "client": (server / "static" / "index.html").exists(),
        "page": (server / "alone" / "index.html").exists(),
        "data": str(folder),
        "writable": os.access(there, os.W_OK),
        "free": shutil.disk_usage(there).free,
    }


def _required() -> list[str]:
    """Returns the packages that every installation needs."""
    lines = [line for line in requires("undercroft") or [] if "extra ==" not in line]
    return sorted(line.split(">")[0].strip() for line in lines)


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def tell(found: dict[str, Any], screen: Screen) -> None:
    screen.say("shell-doctor-build", version=found["version"], build="compiled" if found["compiled"] else "pure")
    screen.say("shell-doctor-python", python=found["python"], system=found["system"])
    screen.say("shell-doctor-games", games=", ".join(found["games"]))
    for package, number in found["packages"].items():
        if number is None:
            screen.say("shell-doctor-lacks", package=package)
    for extra, missing in found["extras"].items():
        state = "missing" if missing else "there"
        screen.say("shell-doctor-extra", extra=extra, state=state, missing=", ".join(missing))
    screen.say("shell-doctor-client", state="there" if found["client"] else "missing")
    screen.say("shell-doctor-page", state="there" if found["page"] else "missing")
    state = "locked" if not found["writable"] else "full" if found["free"] < LEAST_SPACE else "there"
    screen.say("shell-doctor-data", folder=found["data"], state=state, space=found["free"] // 2**20)
    if not found["encoding"].startswith("utf"):
        screen.say("shell-doctor-encoding", encoding=found["encoding"] or "?")
