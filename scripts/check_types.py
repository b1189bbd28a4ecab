"""Checks how much of the package's public interface has known types: `pyright --verifytypes`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

LEAST: Final = 0.95  # of all public names


def main() -> int:
    folder = Path(sys.executable).parent  # pyright looks for the package through the first `python` of the path
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [sys.executable, "-m", "basedpyright", "--verifytypes", "undercroft", "--outputjson"]
    run = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8")
    try:
        score = float(json.loads(run.stdout)["typeCompleteness"]["completenessScore"])
    except (ValueError, KeyError):
        print(run.stdout + run.stderr, file=sys.stderr)
        return 1
    print(f"types: {score:.1%} of the public names are known, {LEAST:.0%} needed")
    if score < LEAST:
        print("For a list, run: basedpyright --verifytypes undercroft", file=sys.stderr)
    return score < LEAST


if __name__ == "__main__":
    sys.exit(main())
