"""Build hook: a wheel holds the web client and, with UNDERCROFT_COMPILE=1, the modules compiled by mypyc.

Without that the wheel is pure Python, runs everywhere and plays the same games, more slowly.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def is_compiling() -> bool:
    return os.environ.get("UNDERCROFT_COMPILE") == "1"


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds what is built to a wheel. An editable install needs none of it."""

    def dependencies(self) -> list[str]:
        """What the compiler needs in an isolated build: it type-checks against the packages we import."""
        return ["mypy>=2.4", "setuptools>=80", *self.metadata.core.dependencies] if is_compiling() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self._run("scripts/web/build.py")
        build_data["artifacts"].append("src/undercroft/server/static/**")
        if is_compiling():
            self._run("scripts/compile.py")
            compiled = Path(self.root) / "build" / "compiled"
            for path in sorted((compiled / "undercroft").rglob("*.so")):
                build_data["force_include"][str(path)] = str(path.relative_to(compiled))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _run(self, script: str) -> None:
        subprocess.run([sys.executable, script], cwd=self.root, check=True)
