"""The static table on a host of plain files, as `python -m http.server` is one: nothing is compressed."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: Any) -> None:
        """Drops the line."""


class Host:
    """`url` is where the folder is found: not at the root, as on hosts that many share."""

    def __init__(self, parent: Path, name: str) -> None:
        self.folder = parent / name
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=parent))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/{name}/"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
