"""Plants one bug after the other into a copy of the program, and measures how soon the simulation notices it.

    python -m tests.simulation.planted [--seconds 600] [--jobs 2] [--to bench/results/planted.json] [TEXT…]

The exit code is 1 if a bug was not noticed. TEXT selects bugs by a part of their description.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from tests.test_invariants import broken, link

ROOT: Final = Path(__file__).parents[2]
BUGS: Final[list[dict[str, str]]] = tomllib.loads(Path(__file__).with_name("planted.toml").read_text("utf-8"))["bug"]
NOT_NEEDED: Final = shutil.ignore_patterns("__pycache__", "static", "alone")


def copied(folder: Path) -> Path:
    """Makes a tree in which files can be replaced."""
    shutil.copytree(ROOT / "src", folder / "src", copy_function=link, ignore=NOT_NEEDED)
    shutil.copytree(ROOT / "tests" / "simulation", folder / "tests" / "simulation", copy_function=link)
    return folder


def search(tree: Path, seconds: float) -> dict[str, Any]:
    """Runs worlds until one notices something. Returns the seed, what it noticed, and how long that took."""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}",
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",  # files of the tree are replaced within a second
    }
    command = [sys.executable, "-m", "tests.simulation", "--jobs", "1", "--one", "--seconds", str(seconds)]
    start = time.monotonic()
    run = subprocess.run(command, cwd=tree, env=environment, capture_output=True, encoding="utf-8")
    seed = re.search(r"seed (\d+):", run.stdout)
    said = re.search(r"violation at [\d.]+ s: (.*)", run.stdout) or re.search(r"violation (.*)", run.stdout)
    worlds = re.search(r'"worlds": (\d+)', run.stdout)
    cpu = re.search(r'"processor_seconds": ([\d.]+)', run.stdout)
    return {
        "seed": None if seed is None else int(seed[1]),
        "noticed": None if said is None else re.sub(r"\b[0-9a-z]{12,16}\b", "…", said[1])[:120],
        "worlds": int(worlds[1]) if worlds else 0,
        "processor_seconds": float(cpu[1]) if cpu else 0.0,
        "seconds": round(time.monotonic() - start, 1),
    }


def try_one(bug: dict[str, str], seconds: float) -> dict[str, Any]:
    """Plants a bug and searches for it."""
    with tempfile.TemporaryDirectory(prefix="undercroft-planted-") as folder:
        tree = copied(Path(folder))
        with broken(tree, bug):
            return {"bug": bug["text"], **search(tree, seconds)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("texts", nargs="*")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--to", type=Path)
    arguments = parser.parse_args()
    bugs = [bug for bug in BUGS if not arguments.texts or any(text in bug["text"] for text in arguments.texts)]
    results = []
    with ThreadPoolExecutor(arguments.jobs) as pool:
        for found in pool.map(lambda bug: try_one(bug, arguments.seconds), bugs):
            print(json.dumps(found, ensure_ascii=False), flush=True)
            results.append(found)
    if arguments.to is not None:
        arguments.to.write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", "utf-8")
    missed = [found["bug"] for found in results if found["seed"] is None]
    print(f"{len(results) - len(missed)} of {len(results)} noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
