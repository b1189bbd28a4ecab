"""Try packages in clean environments of this Python: install, play, serve, upgrade, uninstall.

    python scripts/packages/trial.py dist                       every package there that fits this Python
    python scripts/packages/trial.py dist --wheelhouse FOLDER   with what they need from that folder, without a network

It needs nothing but Python. scripts/packages/build.py and the workflow run it.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path
from typing import Final

SMOKE: Final = Path(__file__).resolve().with_name("smoke.py")
OLD: Final = "0.0.1"  # the version to upgrade from
TAG: Final = f"cp{sys.version_info[0]}{sys.version_info[1]}"
CLEAN: Final = {"PYTHONPATH": "", "PYTHONDONTWRITEBYTECODE": "", "PIP_EXTRA_INDEX_URL": "", "PIP_FIND_LINKS": ""}


def run(*words: str | Path, at: Path, **variables: str) -> None:
    told = [str(word) for word in words]
    if code := subprocess.run(told, cwd=at, env={**os.environ, **CLEAN, **variables}).returncode:
        raise SystemExit(f"packages: {' '.join(told)} failed with status {code}")


def older(wheel: Path, folder: Path) -> Path:
    """Writes the wheel as a release of an older version."""
    name, version, tags = wheel.name.split("-", 2)
    made = folder / f"{name}-{OLD}-{tags}"
    record = []
    with zipfile.ZipFile(wheel) as source, zipfile.ZipFile(made, "w") as target:
        for entry in source.infolist():
            path = entry.filename.replace(f"{name}-{version}.dist-info", f"{name}-{OLD}.dist-info")
            body = source.read(entry)
            if path.endswith(".dist-info/RECORD"):
                continue
            if path.endswith(".dist-info/METADATA"):
                text = body.decode().replace(f"\nVersion: {version}\n", f"\nVersion: {OLD}\n")
                body = text.replace(f"undercroft=={version}", f"undercroft=={OLD}").encode()
            digest = base64.urlsafe_b64encode(hashlib.sha256(body).digest()).rstrip(b"=").decode()
            record.append(f"{path},sha256={digest},{len(body)}\n")
            target.writestr(path, body)
        path = f"{name}-{OLD}.dist-info/RECORD"
        target.writestr(path, "".join([*record, f"{path},,\n"]))
    return made


def try_package(package: Path, page: Path | None, wheelhouse: Path | None) -> None:
    """Installs an older version, the package over it, and removes it. A match and a table outlive all of that."""
    with tempfile.TemporaryDirectory(prefix="undercroft-") as name:
        folder = Path(name)
        data = folder / "data"
        data.mkdir()
        venv.create(folder / "venv", with_pip=True)
        python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        pip: list[str | Path] = [python, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        install: list[str | Path] = [
            *pip,
            "install",
            *(["--no-index", "--find-links", str(wheelhouse)] if wheelhouse else []),
        ]
        build = "compiled" if f"-{TAG}-" in package.name else "pure"
        table = [] if page is None else ["--page"]
        if package.suffix == ".whl":
            run(*install, f"undercroft[server] @ {older(package, folder).as_uri()}", at=folder)
            if page is not None:
                run(*install, older(page, folder), at=folder)
            run(python, SMOKE, "--build", build, "--data", data, *table, at=folder)
        pages = [] if page is None else [f"undercroft-page @ {page.as_uri()}"]
        run(*install, f"undercroft[server] @ {package.as_uri()}", *pages, at=folder, UNDERCROFT_COMPILE="")
        run(*pip, "check", at=folder)
        run(python, SMOKE, "--build", build, "--data", data, *table, at=folder)
        run(*pip, "uninstall", "--yes", "undercroft", *(["undercroft-page"] if pages else []), at=folder)
        left = [path for path in (folder / "venv").rglob("undercroft*") if "__pycache__" not in path.parts]
        if left:
            raise SystemExit(f"packages: after uninstalling, {left[0].relative_to(folder)} is left")
        if not list(data.rglob("*.sqlite3")):
            raise SystemExit("packages: uninstalling has taken the tables along")
    size = f"{package.stat().st_size / 1e6:.1f} MB"
    print(f"packages: {package.name}, {size}, works on Python {sys.version.split()[0]}", flush=True)


def fitting(folder: Path) -> tuple[list[Path], Path | None]:
    """Returns the packages for this Python, and that of the static table."""
    wheels = sorted(folder.glob("undercroft-*.whl"))
    fits = [path for path in wheels if re.search(rf"-(py3-none-any|{TAG}-.*)\.whl", path.name)]
    return [*fits, *sorted(folder.glob("undercroft-*.tar.gz"))], next(folder.glob("undercroft_page-*.whl"), None)


def main() -> None:
    parser = argparse.ArgumentParser(description="Try packages in clean environments.")
    parser.add_argument("folder", type=Path, help="the packages")
    parser.add_argument("--wheelhouse", type=Path, help="what they need, instead of a network")
    chosen = parser.parse_args()
    packages, page = fitting(chosen.folder.resolve())
    if not packages:
        raise SystemExit(f"packages: nothing in {chosen.folder} fits this Python")
    for package in packages:
        try_package(package, page, chosen.wheelhouse and chosen.wheelhouse.resolve())


if __name__ == "__main__":
    main()
