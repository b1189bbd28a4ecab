"""The page holds its first screen: written when the client is built, seen before any script has come.

The client itself writes it, in every language (web/src/prerender.ts, run by prerender.mjs): as the first game and the
others are to somebody who comes for the first time. They lie in the page as templates, and so does the client. A script
of a few lines (web/src/home.js) takes the one in the visitor's language, where the address is that of the first screen,
and brings in the client when it is painted. The client then makes what is there live.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from scripts.web import node

PLACE: Final = '<div id="app"></div>'
CLIENT: Final = re.compile(r'\s*(<script type="module".*?</script>)')
BEGIN: Final = "<!-- first screen -->"  # at other addresses a server leaves the client of what is between them
END: Final = "<!-- /first screen -->"
SCRIPT: Final = Path("web/src/home.js")
MANIFEST: Final = ".vite/manifest.json"  # of a client that is built with --manifest
# The texts that the client needs for whatever it shows; those of the first game come as it asks for them of its host.
SHELL_TEXTS: Final = r"(texts|src/games/\w+|\.\./src/undercroft/texts/bots)/{language}\.ftl"
ASK: Final = """
import sys, msgspec
from undercroft.games import OURS, find_game
from undercroft.kernel.texts import LANGUAGES
from undercroft.server.web.games import game_infos
games = [info for info in game_infos() if info.name in OURS]
folder = find_game(games[0].name).folder
texts = {language: (folder / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES}
sys.stdout.buffer.write(msgspec.json.encode({"games": games, "texts": texts}))
"""


def add(root: Path, client: Path, is_static: bool) -> None:
    """Write the first screen into the page of a client that was just built there with a manifest."""
    data = _asked(root)
    screens = _written(root, data)
    (client / "assets").mkdir(exist_ok=True)
    body = (root / SCRIPT).read_bytes()
    name = f"assets/home-{hashlib.sha256(body).hexdigest()[:10]}.js"
    (client / name).write_bytes(body)
    base = "./" if is_static else "/"
    parts = [PLACE, BEGIN, f'<script type="application/json" id="games">{_quoted(data["games"])}</script>']
    for language, screen in screens.items():
        early = "".join(_early(client, base, language, data["games"][0]["name"], is_static))
        parts.append(f'<template lang="{language}">{early}{screen}</template>')
    page = client / "index.html"
    text = page.read_text("utf-8")
    found = CLIENT.findall(text)
    if text.count(PLACE) != 1 or len(found) != 1:
        raise SystemExit(f"{page}: one {PLACE} and one script of the client are expected")
    parts += [f'<template id="client">{found[0]}</template>', f'<script src="{base}{name}"></script>', END]
    page.write_text(CLIENT.sub("", text).replace(PLACE, "\n    ".join(parts)), "utf-8")
    (client / MANIFEST).unlink()
    (client / MANIFEST).parent.rmdir()


def _asked(root: Path) -> Any:
    """The games, as a server tells of them, and the texts of the first: of the rules in this folder, whatever else is
    installed, and in a process of its own, since the build itself needs none of them."""
    path = os.pathsep.join(filter(None, [str(root / "src"), os.environ.get("PYTHONPATH")]))
    asking = subprocess.run([sys.executable, "-c", ASK], env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE)
    if asking.returncode:
        raise SystemExit("web client: the games could not be asked for; the message of Python stands above")
    return json.loads(asking.stdout)


def _written(root: Path, data: Any) -> dict[str, str]:
    """The first screen by language."""
    with tempfile.TemporaryDirectory(dir=root / "web/gen") as name:
        folder = Path(name)
        (folder / "package.json").write_text('{"type": "module"}')
        (folder / "data.json").write_text(json.dumps(data), "utf-8")
        options = ("--ssr", "src/prerender.ts", "--logLevel", "warn", "--outDir", str(folder / "client"))
        node.tool(root / "web", "vite/bin/vite.js", "build", *options)
        words = (str(folder / "client/prerender.js"), str(folder / "data.json"), str(folder / "home.json"))
        node.run(root / "web", str(root / "scripts/web/prerender.mjs"), *words)
        screens: dict[str, str] = json.loads((folder / "home.json").read_text("utf-8"))
        return screens


def _early(client: Path, base: str, language: str, game: str, is_static: bool) -> Iterator[str]:
    """Yields links that load what the client will ask for in this language while its script loads."""
    wanted = re.compile(SHELL_TEXTS.format(language=language))
    for source, chunk in json.loads((client / MANIFEST).read_text("utf-8")).items():
        if wanted.fullmatch(source.partition("?")[0]):
            yield f'<link rel="modulepreload" crossorigin href="{base}{chunk["file"]}">'
    texts = f"api/{game}/{language}.ftl" if is_static else f"api/games/{game}/texts/{language}"
    yield f'<link rel="preload" as="fetch" crossorigin href="{base}{texts}">'


def _quoted(data: Any) -> str:
    """JSON that no reader of HTML takes for the end of anything."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
