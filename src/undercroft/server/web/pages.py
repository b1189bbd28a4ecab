"""The client's files, as the build left them; a plain page with advice when it has not been built."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).parent.parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # names of built files hold a hash of what is in them
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

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    def get_path(self, scope: Scope) -> str:
        """With slashes, on Windows too."""
        return super().get_path(scope).replace(os.sep, "/")

    async def check_config(self) -> None:
        """That the client is not built is no error: its page says what to do."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if "." in path.rpartition("/")[2].strip("."):
            response = await super().get_response(path, scope)
            response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
            return response
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(status_code=405)
        index = self.folder / "index.html"
        if not index.is_file():
            return HTMLResponse(MISSING, status_code=503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
