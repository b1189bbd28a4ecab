"""Files: the built client, the documentation, and the texts and card figures of games.

A client or documentation that has not been built is replaced by instructions.
"""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
import os
import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from undercroft.games import find_game, games
from undercroft.games.card_sets import game_of
from undercroft.kernel.game import Game
from undercroft.kernel.texts import LANGUAGES, languages
from undercroft.server.refusal import Refusal
from undercroft.server.web.previews import Previews


class GameFile:
    """A file with an entity tag that changes with its content. Browsers cache it and revalidate each time."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.body = body
        self.kind = kind
        self.mark: str = f'"{hashlib.sha256(body).hexdigest()[:32]}"'

    def answer(self, request: Request) -> Response:
        headers = {"ETag": f"W/{self.mark}", "Cache-Control": "no-cache"}
        known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
        if self.mark in known:
            return Response(status_code=304, headers=headers)
        return Response(self.body, media_type=self.kind, headers=headers)


@cache
def texts(game: str, language: str) -> GameFile:
    """Returns the Fluent texts of a game from its package; nothing where they are not translated into a language."""
    if language not in languages():
        raise Refusal("bad_message", f"no texts in {language!r}; there are: {', '.join(languages())}")
    path = known(game).folder / f"{language}.ftl"
    is_there = language in LANGUAGES or path.exists()
    return GameFile(path.read_bytes() if is_there else b"", "text/plain")


@cache
def figures(game: str) -> GameFile:
    """Returns the figures of a game's cards, as in its cards files."""
    return GameFile(msgspec.json.encode(known(game).figures), "application/json")


@cache
def faces(game: str, cards: str | None = None) -> GameFile:
    """Returns the figures as parsed by the rules, for boards. `cards` is the digest of an alternative card set."""
    rules = known(game) if cards is None else game_of({"game": game, "cards": cards})
    return GameFile(msgspec.json.encode(rules.faces()), "application/json")


def known(name: str) -> Game:
    """Returns a game of this server by name."""
    if name not in games():
        raise Refusal("unknown_game", f"there is no game {name!r}; the games are: {', '.join(games())}")
    return find_game(name)


BUILT: Final = Path("build", "docs", "html")
NO_DOCS: Final = "The documentation is not built. Run `make docs` in a checkout; then it is here.\n"


class Docs(StaticFiles):
    """Serves the documentation built by `make docs` in a checkout, or says how to build it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder: Path = checkout() / BUILT if folder is None else folder
        super().__init__(directory=self.folder, html=True, check_dir=False)

    async def check_config(self) -> None:
        """Allows the folder to be missing."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not self.folder.is_dir():
            return PlainTextResponse(NO_DOCS, status_code=404)
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


def checkout() -> Path:
    """Returns the root of the checkout that this file belongs to; a folder without documentation elsewhere."""
    here = Path(__file__)
    return next((folder for folder in here.parents if (folder / "docs" / "conf.py").is_file()), here.parent)


STATIC: Final = Path(__file__).parent.parent / "static"
ALONE: Final = "alone"  # the static table, which needs no server: beside the client in packages, and after `make site`
FOR_EVER: Final = "public, max-age=31536000, immutable"  # for built files, whose names contain a content hash
TITLE: Final = "<title>Undercroft</title>"  # placeholder in the built page, replaced by information about the table
# The prerendered first screen (scripts/web/home.py). At other addresses the page contains only the client.
FIRST_SCREEN: Final = re.compile(
    '<!-- first screen -->.*<template id="client">(.*)</template>.*<!-- /first screen -->', re.DOTALL
)
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Undercroft</title>
<h1>Undercroft</h1>
<p>The server runs, but the web client has not been built. Run <code>make play</code> in the checkout, or install the
package with <code>pip install .</code>, which builds it.</p>
<p lang="ru">Сервер работает, но веб-клиент не собран. Выполните <code>make play</code> в папке проекта или установите
пакет командой <code>pip install .</code> – она соберёт клиент.</p>
</html>"""

# On Windows any program may have said what these are, and a browser runs no script that is called plain text.
for _suffix, _kind in {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}.items():
    mimetypes.add_type(_kind, _suffix)


class Pages(StaticFiles):
    """Serves built files by name. Every other path belongs to the client's router and gets its page."""

    def __init__(self, folder: Path = STATIC, previews: Previews | None = None) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.previews = previews
        self.folder = folder
        self._alone = StaticFiles(directory=folder.with_name(ALONE), html=True, check_dir=False)

    def get_path(self, scope: Scope) -> str:
        """Returns the path with forward slashes, also on Windows."""
        return super().get_path(scope).replace(os.sep, "/")

    async def check_config(self) -> None:
        """Accepts a client that is not built: the page then says what to do."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.split("/")[0] == ALONE and self.folder.with_name(ALONE).is_dir():
            return await self._of_static_table(path, scope)
        if "." in path.rpartition("/")[2].strip("."):
            response = await super().get_response(path, scope)
            response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
            return response
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(status_code=405)
        index = self.folder / "index.html"
        if not index.is_file():
            return HTMLResponse(MISSING, status_code=503)
        page = await asyncio.to_thread(index.read_text, "utf-8")
        if path.strip("./"):
            page = FIRST_SCREEN.sub(r"\1", page)
        if self.previews is not None:
            page = page.replace(TITLE, await self.previews.head(path, HTTPConnection(scope)))
        return HTMLResponse(page, headers={"Cache-Control": "no-cache"})

    async def _of_static_table(self, path: str, scope: Scope) -> Response:
        """Serves the static table: its page at a single address, and its files below it."""
        if path == ALONE and not scope["path"].endswith("/"):
            return RedirectResponse(f"/{ALONE}/")
        response = await self._alone.get_response(path.removeprefix(ALONE).strip("/") or "index.html", scope)
        is_named = path.startswith(tuple(f"{ALONE}/{folder}/" for folder in ("assets", "python")))
        response.headers["Cache-Control"] = FOR_EVER if is_named else "no-cache"
        return response
