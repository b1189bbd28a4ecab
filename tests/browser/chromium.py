"""A Chromium to test with: $CHROMIUM, the one in the npm package @sparticuz/chromium (Linux x64), or the system's."""

from __future__ import annotations

import io
import json
import os
import shutil
import tarfile
from pathlib import Path

import brotli  # type: ignore[import-untyped]  # the package ships no types

HERE = Path(__file__).parent
PACKAGE = HERE / "node_modules/@sparticuz/chromium"
CACHE = HERE.parent.parent / ".cache/chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chromium-headless-shell")
# The package recommends other arguments; they are for the servers it was made for.
ARGUMENTS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{folder}/fc-cache</cachedir></fontconfig>"""


def find() -> tuple[str, dict[str, str]]:
    """The executable, and what its environment needs."""
    if given := os.environ.get("CHROMIUM"):
        return given, {}
    if PACKAGE.exists():
        folder = _unpack()
        return str(folder / "chromium"), {
            "LD_LIBRARY_PATH": str(folder / "lib"),  # its NSS libraries
            "FONTCONFIG_FILE": str(folder / "fonts.conf"),
        }
    for name in NAMES:
        if path := shutil.which(name):
            return path, {}
    raise RuntimeError("no Chromium found: install one, or set CHROMIUM to its path")


def _unpack() -> Path:
    version: str = json.loads((PACKAGE / "package.json").read_text())["version"]
    folder = CACHE / version
    if (folder / "ready").exists():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    executable = folder / "chromium"
    executable.write_bytes(brotli.decompress((PACKAGE / "bin/chromium.br").read_bytes()))
    executable.chmod(0o755)
    for name in ("al2023", "fonts", "swiftshader"):
        packed = brotli.decompress((PACKAGE / f"bin/{name}.tar.br").read_bytes())
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            if hasattr(tarfile, "data_filter"):  # not in Python 3.11.2
                archive.extractall(folder, filter="data")
            else:
                archive.extractall(folder)
    (folder / "fonts.conf").write_text(FONTS.format(folder=folder))
    (folder / "ready").touch()
    return folder
