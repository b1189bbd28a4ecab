"""Browsers of the system that Playwright cannot drive: Firefox as it is packaged, by WebDriver BiDi, and WebKitGTK, by
the WebKitWebDriver that comes with it. As little of both protocols as the smoke tests need.

`$FIREFOX` and `$WEBKIT_DRIVER` name others than those on the path.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

START = 120  # seconds a busy machine may take to start a browser
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en",
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "browser.shell.checkDefaultBrowser": False,
}


class NoBrowser(Exception):
    """The browser is not installed or cannot be started; says why."""


class Driven(Protocol):
    def open(self, url: str) -> None: ...

    def run(self, script: str) -> Any:
        """Evaluates an expression of JavaScript and awaits a promise."""

    def close(self) -> None: ...


class Firefox:
    def __init__(self, folder: Path) -> None:
        found = os.environ.get("FIREFOX") or shutil.which("firefox") or shutil.which("firefox-esr")
        if found is None:
            raise NoBrowser("no Firefox on the path, nor named by FIREFOX")
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (folder / "user.js").write_text("\n".join(lines))
        command = [found, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
        log = folder / "log"
        self._open = ExitStack()
        with log.open("w") as file:
            self._process = subprocess.Popen(command, stdout=file, stderr=file)
        try:
            line = connect(f"{self._address(log)}/session", max_size=None, ping_interval=None)
            self._line = self._open.enter_context(line)
            self._numbers = itertools.count(1)
            self._send("session.new", capabilities={})
            self._page = self._send("browsingContext.getTree")["contexts"][0]["context"]
            self._send("browsingContext.setViewport", context=self._page, viewport={"width": 1280, "height": 800})
        except (OSError, WebSocketException, NoBrowser) as error:
            self._process.kill()
            raise NoBrowser(f"Firefox cannot be driven: {error}") from None

    def _address(self, log: Path) -> str:
        until = time.monotonic() + START
        while time.monotonic() < until and self._process.poll() is None:
            if found := LISTENS.search(log.read_text()):
                return found[1]
            time.sleep(0.1)
        raise NoBrowser(f"it did not start: {log.read_text()[-300:]}")

    def _send(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv())
            if answer.get("id") != number:
                continue  # an event
            if answer["type"] == "error":
                raise NoBrowser(f"{method}: {answer['message']}")
            return answer["result"]

    def open(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def run(self, script: str) -> Any:
        expression = f"(async () => JSON.stringify(await ({script}) ?? null))()"
        target = {"context": self._page}
        answer = self._send("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def close(self) -> None:
        self._open.close()
        self._process.terminate()
        self._process.wait()


class WebKit:
    def __init__(self, folder: Path) -> None:
        found = os.environ.get("WEBKIT_DRIVER") or shutil.which("WebKitWebDriver")
        if found is None:
            raise NoBrowser("no WebKitWebDriver on the path, nor named by WEBKIT_DRIVER")
        if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
            raise NoBrowser("WebKitGTK needs a display")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._base = f"http://127.0.0.1:{port}/session"
        self._process = subprocess.Popen([found, f"--port={port}"], cwd=folder, stderr=subprocess.DEVNULL)
        try:
            self._base += f"/{self._start()}"
            self._send("POST", "/timeouts", {"script": 120_000, "pageLoad": 120_000})
            self._send("POST", "/window/rect", {"width": 1280, "height": 900})
        except (OSError, NoBrowser) as error:
            self._process.kill()
            raise NoBrowser(f"WebKitGTK cannot be driven: {error}") from None

    def _start(self) -> str:
        until = time.monotonic() + START
        while True:
            try:
                return str(self._send("POST", "", {"capabilities": {"alwaysMatch": {}}})["sessionId"])
            except OSError as error:  # it does not listen yet, unless it has answered
                if (
                    isinstance(error, urllib.error.HTTPError)
                    or time.monotonic() > until
                    or self._process.poll() is not None
                ):
                    raise
            time.sleep(0.1)

    def _send(self, method: str, path: str, body: dict[str, Any]) -> Any:
        head = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._base + path, json.dumps(body).encode(), head, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["value"]

    def open(self, url: str) -> None:
        self._send("POST", "/url", {"url": url})

    def run(self, script: str) -> Any:
        body = f"const done = arguments[0]; (async () => ({script}))().then(done, (error) => done(String(error)));"
        return self._send("POST", "/execute/async", {"script": body, "args": []})

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
