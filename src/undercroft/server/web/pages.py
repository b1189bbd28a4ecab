"""The client's files, as the build left them; a plain page with advice when it has not been built."""

from __future__ import annotations

import asyncio
import mimetypes
import os
import re
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from undercroft.server.web.previews import Previews

STATIC: Final = Path(__file__).parent.parent / "static"
ALONE: Final = "alone"  # the static table, which needs no server: beside the client in packages, and after `make site`
FOR_EVER: Final = "public, max-age=31536000, immutable"  # names of built files hold a hash of what is in them
TITLE: Final = "<title>Undercroft</title>"  # of the built page: what stands in its place tells of the table
# What the page holds of the first screen (scripts/web/home.py). At other addresses there is only the client, at once.
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
for suffix, kind in {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}.items():
    mimetypes.add_type(kind, suffix)


class Pages(StaticFiles):
    """Built files by their names; every other path is the client's own affair and gets its page."""

    def __init__(self, folder: Path = STATIC, previews: Previews | None = None) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.previews = previews
        self.folder = folder
        self._alone = StaticFiles(directory=folder.with_name(ALONE), html=True, check_dir=False)

    def get_path(self, scope: Scope) -> str:
        """With slashes, on Windows too."""
        return super().get_path(scope).replace(os.sep, "/")

    async def check_config(self) -> None:
        """That the client is not built is no error: its page says what to do."""

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
        """Its page has one address, and its files lie around it."""
        if path == ALONE and not scope["path"].endswith("/"):
            return RedirectResponse(f"/{ALONE}/")
        response = await self._alone.get_response(path.removeprefix(ALONE).strip("/") or "index.html", scope)
        is_named = path.startswith(tuple(f"{ALONE}/{folder}/" for folder in ("assets", "python", "rules")))
        response.headers["Cache-Control"] = FOR_EVER if is_named else "no-cache"
        return response
