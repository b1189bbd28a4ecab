"""Build the packages of a commit twice, in folders of different names, and compare them byte by byte.

python scripts/packages/reproduce.py [--pure] [COMMIT]
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PLACES: Final = ("first", "second-with-a-longer-name")


def built(commit: str, folder: Path, options: list[str]) -> dict[str, Path]:
    """Builds the packages of a commit in a folder and returns them by name."""
    folder.mkdir()
    archive = folder.with_suffix(".tar")
    subprocess.run(["git", "archive", "--output", archive, commit], cwd=ROOT, check=True)
    subprocess.run(["tar", "--extract", "--file", archive, "--directory", folder], check=True)
    script = folder / "scripts/packages/build.py"
    subprocess.run([sys.executable, script, "--untried", *options], cwd=folder, check=True, stdout=sys.stderr)
    return {path.name: path for path in sorted((folder / "dist").iterdir()) if path.is_file()}


def contents(package: Path) -> dict[str, str]:
    """Returns a digest of each file in a package."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            return {name: hashlib.sha256(wheel.read(name)).hexdigest() for name in wheel.namelist()}
    with tarfile.open(package) as archive:
        files = [(entry.name, archive.extractfile(entry)) for entry in archive]
        return {name: hashlib.sha256(file.read()).hexdigest() for name, file in files if file is not None}


def difference(first: Path, second: Path) -> str | None:
    """Returns what differs between two builds of a package, or None."""
    if first.read_bytes() == second.read_bytes():
        return None
    mine, other = contents(first), contents(second)
    names = [name for name in sorted({*mine, *other}) if mine.get(name) != other.get(name)]
    return ", ".join(names[:5]) or "order, times or modes of the files"


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the packages twice and compare them.")
    parser.add_argument("commit", nargs="?", default="HEAD")
    parser.add_argument("--pure", action="store_true", help="without the compiled wheel")
    asked = parser.parse_args()
    options = ["--pure"] if asked.pure else []
    with tempfile.TemporaryDirectory() as name:
        first, second = (built(asked.commit, Path(name) / place, options) for place in PLACES)
        found = {package: difference(path, second[package]) for package, path in first.items()}
        for package, differs in found.items():
            digest = hashlib.sha256(first[package].read_bytes()).hexdigest()
            print(f"reproduce: {package}: {f'differs in {differs}' if differs else f'the same twice, {digest}'}")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
