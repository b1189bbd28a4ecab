"""Real browsers against a real server: each test file opens pages as people would."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from scripts.web import build, node, site
from tests.browser import chromium
from tests.browser.person import Open
from tests.browser.server import Server
from tests.browser.steady import SLOW

HERE = Path(__file__).parent
ROOT = HERE.parent.parent

# Playwright's own node needs libraries that a bare system lacks.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.EXECUTABLE))


expect.set_options(timeout=60_000)  # a busy machine is no fault of the page


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Test processes that start together build nothing together: the first one does, the others find it there."""
    lock = ROOT / ".cache/browser-tests.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        if os.name == "posix":
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def client() -> None:
    """The client is built and the browser fetched."""
    with one_at_a_time():
        node.install(HERE)
        build.build(ROOT)


@pytest.fixture(scope="session")
def built_site(client: None) -> Path:
    """The folder of the static table."""
    with one_at_a_time():
        return site.make(ROOT)


@pytest.fixture(scope="session")
def browser_type_launch_args(client: None, browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    with one_at_a_time():  # it is unpacked once
        executable, environment = chromium.find()
    return {
        **browser_type_launch_args,
        "executable_path": executable,
        "headless": True,
        "env": {**os.environ, **environment},
        "args": chromium.ARGUMENTS,
    }


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


def slow_down(page: Page) -> None:
    """A bad line, if that is asked for (see steady.py)."""
    if SLOW:
        device = page.context.new_cdp_session(page)
        device.send("Network.enable")
        line = {"offline": False, "latency": SLOW, "downloadThroughput": -1, "uploadThroughput": -1}
        device.send("Network.emulateNetworkConditions", line)


# Tests play from the list of moves, which a person opens with M; the browser remembers it.
LIST_MOVES = """try {
    const kept = JSON.parse(localStorage.getItem('undercroft.settings') ?? '{}');
    localStorage.setItem('undercroft.settings', JSON.stringify({moves: true, ...kept}));
} catch {}"""  # a page without an address has no memory


def new_person(browser: Browser, **more: Any) -> BrowserContext:
    """Returns a browser of its own, with the list of moves open."""
    context = browser.new_context(**more)
    context.set_default_timeout(60_000)
    context.add_init_script(LIST_MOVES)
    return context


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens a page as a new person: `open_page("/", lang="en", width=360, height=740)`."""
    contexts = []
    problems: list[str] = []

    def open_page(
        path: str = "/", *, lang: str = "en", width: int = 1280, height: int = 800, still: bool = True, **more: Any
    ) -> Page:
        context = new_person(
            browser,
            base_url=server.url,
            locale=lang,
            viewport={"width": width, "height": height},
            reduced_motion="reduce" if still else "no-preference",
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        slow_down(page)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not problems, problems
