"""Real browsers against a real server: each test file opens pages as people would."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT / "scripts/web")]

import build  # noqa: E402
import chromium  # noqa: E402
import node  # noqa: E402

# Playwright's own node needs libraries that a bare system lacks.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.EXECUTABLE))

Open = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One run is enough: the browser sees no difference between the builds."""
    if os.environ.get("UNDERCROFT_BUILD") == "compiled":
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="browser tests run once, on the pure build"))


@pytest.fixture(scope="session")
def client() -> None:
    """The client is built and the browser fetched, once even if several test processes start together."""
    lock = ROOT / ".cache/browser-tests.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        _lock(file.fileno())
        node.install(HERE)
        build.build(ROOT)


def _lock(file: int) -> None:
    if os.name == "posix":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


@pytest.fixture(scope="session")
def browser_type_launch_args(client: None, browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    executable, environment = chromium.find()
    return {
        **browser_type_launch_args,
        "executable_path": executable,
        "headless": True,
        "env": {**os.environ, **environment},
        "args": chromium.ARGUMENTS,
    }


class Server:
    """A server in its own process and folder, which can be killed and started again."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "undercroft.cli", "serve", f"--port={self.port}", f"--data={self.data}"]
        quick = ["--pause=0", "--workers=1"]
        self.process = subprocess.Popen([*command, *quick], stdout=subprocess.DEVNULL, cwd=ROOT)
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{self.url}/readyz")
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server did not start in ten seconds")

    def kill(self) -> None:
        """kill -9: nothing is tidied up."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens a page as a new person: `open_page("/", lang="en", width=360, height=740)`."""
    contexts = []
    problems: list[str] = []

    def open_page(
        path: str = "/", *, lang: str = "en", width: int = 1280, height: int = 800, still: bool = True, **more: Any
    ) -> Page:
        motion = "reduce" if still else "no-preference"
        context = browser.new_context(
            base_url=server.url,
            locale=lang,
            viewport={"width": width, "height": height},
            reduced_motion=motion,
            **more,
        )
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not problems, problems
