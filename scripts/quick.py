"""Print what `make quick` tests: the kernel, and the scenes of the games that a branch has changed.

A branch is compared with the commit at which it left `main`; what is not committed yet counts, new files too. A change
of the kernel or of the bots changes all games.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ALWAYS = ("tests/kernel", "tests/test_layers.py", "tests/test_signatures.py")
SHARED = ("src/undercroft/kernel/", "src/undercroft/bots/")
OF_A_GAME = ("src/undercroft/games", "tests/games", "tests/playthroughs", "docs/games")


def git(*arguments: str) -> list[str]:
    """The lines that git gives; none if it refuses (no `main`, no repository)."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed() -> list[str]:
    """Files that differ from where this branch left main."""
    since = next(iter(git("merge-base", "HEAD", "main")), "HEAD")
    return [*git("diff", "--name-only", since), *git("ls-files", "--others", "--exclude-standard")]


def touched(files: Iterable[str], games: Iterable[str]) -> list[str]:
    """The games that some of the files belong to: a folder, or a page, is named after its game."""
    found = set()
    for file in files:
        if file.startswith(SHARED):
            return sorted(games)
        folder = next((folder for folder in OF_A_GAME if file.startswith(f"{folder}/")), None)
        if folder:
            name = file.removeprefix(f"{folder}/")
            found |= {game for game in games if name.startswith((f"{game}/", f"{game}.", f"{game}-"))}
    return sorted(found)


def main() -> None:
    games = sorted(path.name for path in (ROOT / "tests/games").iterdir() if any(path.glob("test_*.py")))
    chosen = touched(changed(), games)
    print(f"quick: the kernel, and the scenes of {', '.join(chosen) or 'no game'}", file=sys.stderr)
    print(*ALWAYS, *(f"tests/games/{game}" for game in chosen))


if __name__ == "__main__":
    main()
