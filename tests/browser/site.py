"""The static table on a host of plain files, as `python -m http.server` is one: nothing is compressed."""

from __future__ import annotations

import json
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from undercroft.jobs import Job
from undercroft.jobs.messages import order_line

# A helper of the site runs a job and tells every answer until the last, with the milliseconds it took.
RUN_JOB: Final = """async ({helper, line}) => {
  const ask = (kind, text) => new Promise((resolve, reject) => {
    worker.onmessage = ({data}) => data.problem ? reject(new Error(data.problem)) : resolve(data.text);
    worker.postMessage({id: 1, kind, text});
  });
  const worker = window.helper ??= new Worker(helper, {type: 'module'});
  const started = performance.now();
  const told = [await ask('job', line)];
  while (/^\\{"kind":"part"/.test(told.at(-1))) told.push(await ask('next', ''));
  return [performance.now() - started, told];
}"""


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


def run_job(page: Page, folder: Path, job: Job) -> tuple[float, Any]:
    """Runs a job in a helper of the static table that the page shows; its seconds, and its last result."""
    helper = next(path.name for path in (folder / "assets").glob("helper-*.js"))
    line = {"helper": f"assets/{helper}", "line": order_line(job, None).decode()}
    milliseconds, told = page.evaluate(RUN_JOB, line)
    results = [text.partition("\n")[2] for text in told if text.partition("\n")[2].strip()]
    return milliseconds / 1000, json.loads(results[-1])
