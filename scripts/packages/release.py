"""Check that a release can be published, and tell what a person has to do. `make release-check` runs it last.

    python scripts/packages/release.py

It looks at the packages in dist/, which `make packages` has built and tried.
"""

from __future__ import annotations

import email.parser
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DIST: Final = ROOT / "dist"
PROJECTS: Final = ("undercroft", "undercroft_page")
# Neither belongs into a wheel.
STRANGERS: Final = re.compile(r"(^|/)(tests?|__pycache__|\.git\w*|\.venv|node_modules)/|\.(pyc|key|sqlite3)$|\.env$")
STEPS: Final = """
Left for a person:
  1. At the package index, reserve the names undercroft and undercroft-page: for each, add a pending trusted publisher
     with this repository, the workflow packages.yml and the environment release.
  2. In the repository, create the environment release with required reviewers. Set the variable DEBIAN_MIRROR to the
     address of a Debian mirror, so that the workflow compiles the static table too.
  3. In CHANGELOG.md, change "## Unreleased" to "## {version} – DATE" and commit.
  4. git tag --sign v{version} && git push origin v{version}
     The workflow builds, tries and publishes the packages with attestations, and makes the release.
  5. In README.md, move the ways to start that need a release to the top.
"""


def problems() -> list[str]:
    """Returns what stands in the way of a release."""
    found = []
    version = of(r'__version__.* = "(.+)"', "src/undercroft/__init__.py")
    for pattern, file in ((r"^version: (.+)$", "CITATION.cff"), (r"VERSION:-(.+?)\}", "deploy/compose.yaml")):
        if of(pattern, file) != version:
            found.append(f"{file} names version {of(pattern, file)}, not {version}")
    log = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if not re.search(rf"^## (Unreleased|{re.escape(version)} )", log, re.MULTILINE):
        found.append(f"CHANGELOG.md has no entry for {version}")
    if subprocess.check_output(["git", "status", "--porcelain"], cwd=ROOT):
        found.append("there are changes that are not committed")
    for project in PROJECTS:
        wheels = sorted(DIST.glob(f"{project}-{version}-*.whl"))
        if not any(wheel.name.endswith("-py3-none-any.whl") for wheel in wheels):
            found.append(f"dist/ has no pure wheel of {project} {version}: run make packages")
        for wheel in wheels:
            found += [f"{wheel.name}: {problem}" for problem in problems_of(wheel, version)]
    if not (DIST / f"undercroft-{version}.tar.gz").exists():
        found.append(f"dist/ has no sdist of {version}: run make packages")
    return found


def of(pattern: str, file: str) -> str:
    found = re.search(pattern, (ROOT / file).read_text("utf-8"), re.MULTILINE)
    return found[1] if found else "nothing"


def problems_of(wheel: Path, version: str) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (metadata,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        told = email.parser.Parser().parsestr(archive.read(metadata).decode())
    found = [f"{name} does not belong into it" for name in names if STRANGERS.search(name)][:3]
    if told["Version"] != version:
        found.append(f"its version is {told['Version']}")
    found += [
        f"its metadata lacks {field}"
        for field in ("Summary", "License-Expression", "Requires-Python")
        if not told[field]
    ]
    if not [name for name in names if name.endswith("licenses/LICENSE")]:
        found.append("it lacks the licence")
    text = told.get_payload()
    if isinstance(text, str) and re.search(r"\]\((?!https?:|#)", text):
        found.append("its README has links that lead nowhere")
    return found


def main() -> int:
    found = problems()
    for problem in found:
        print(f"release: {problem}")
    version = of(r'__version__.* = "(.+)"', "src/undercroft/__init__.py")
    print(f"release: {version} {'cannot be published yet' if found else 'is ready'}")
    print(STEPS.format(version=version))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
