"""Metadata hook: where the project lives is said by those who publish it, in UNDERCROFT_ADDRESS (the address of its
repository). Packages then name it and show the README with its pictures; without it they name none, and the README has
no links that lead nowhere. What an sdist was built with stays in its PKG-INFO."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from scripts.packages.readme import for_index  # noqa: E402

PAGES = {
    "Documentation": "blob/v{version}/docs/README.md",
    "Changelog": "blob/v{version}/CHANGELOG.md",
    "Source": "",
    "Issues": "issues",
}


class AddressHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        address, version = os.environ.get("UNDERCROFT_ADDRESS") or None, metadata["version"]
        if "readme" in metadata.get("dynamic", []):
            text = (Path(self.root) / "README.md").read_text("utf-8")
            metadata["readme"] = {"content-type": "text/markdown", "text": for_index(text, address, version)}
        if "urls" in metadata.get("dynamic", []) and address is not None:
            pages = {name: f"{address.rstrip('/')}/{page}".rstrip("/") for name, page in PAGES.items()}
            metadata["urls"] = {name: page.format(version=version) for name, page in pages.items()}
