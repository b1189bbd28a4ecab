"""Writes the software bill of materials of a server, in CycloneDX 1.6: dist/undercroft-VERSION.cdx.json.

    python scripts/packages/sbom.py

It lists the pinned packages of `requirements-server.txt` with their hashes, and what a browser receives of
`web/package-lock.json`. The same commit gives the same file.
"""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
PIN: Final = re.compile(r"^([A-Za-z0-9_.-]+)(?:\[[^\]]*\])?==([^\s;]+)((?:.*\\\n)*.*)", re.MULTILINE)
DIGEST: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")
RECEIVED: Final = re.compile(r"svelte|@fluent/bundle|uqr|@fontsource.*|@iconify.*|clsx|esm-env")  # by a browser

Json = dict[str, Any]


def sbom(version: str) -> Json:
    components = python_components(ROOT / "requirements-server.txt") + web_components(ROOT / "web/package-lock.json")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": component("application", "pypi", "undercroft", version, [])},
        "components": components,
    }


def python_components(path: Path) -> list[Json]:
    """Returns the pins of a requirements file; a package with several wheels has the hash of each."""
    found = []
    for name, version, rest in PIN.findall(path.read_text("utf-8")):
        hashes = [{"alg": "SHA-256", "content": digest} for digest in DIGEST.findall(rest)]
        found.append(component("library", "pypi", name.lower(), version, hashes))
    return found


def web_components(path: Path) -> list[Json]:
    found = []
    for place, data in json.loads(path.read_text("utf-8"))["packages"].items():
        name = place.rpartition("node_modules/")[2]
        if RECEIVED.fullmatch(name):
            digest = base64.b64decode(data["integrity"].removeprefix("sha512-")).hex()
            hashes = [{"alg": "SHA-512", "content": digest}]
            found.append(component("library", "npm", name, data["version"], hashes))
    return found


def component(kind: str, index: str, name: str, version: str, hashes: list[Json]) -> Json:
    url = f"pkg:{index}/{name.replace('@', '%40')}@{version}"
    return {"type": kind, "bom-ref": url, "name": name, "version": version, "purl": url, "hashes": hashes}


def main() -> None:
    text = (ROOT / "src/undercroft/__init__.py").read_text("utf-8")
    found = re.search(r'__version__.* = "(.+)"', text)
    assert found is not None
    path = ROOT / "dist" / f"undercroft-{found[1]}.cdx.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(sbom(found[1]), indent=1) + "\n", "utf-8")
    print(f"{path.relative_to(ROOT)}: {len(sbom(found[1])['components'])} packages")


if __name__ == "__main__":
    main()
