"""The static table in a real browser: plain files, no server, and after the first visit no network."""

from __future__ import annotations

import gzip
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Response, Route, expect

import undercroft as uc
from tests.browser.conftest import new_person
from tests.browser.person import Open, await_turn, moves, play_on, play_with_bots, set_up, violations
from tests.browser.site import Host, run_job
from undercroft.games import OURS
from undercroft.server.work.thinking import Question

BEFORE_PAINT = 400_000  # bytes, as a host sends them that compresses nothing
FIRST_START = 8_000_000
# Another page has taken the table over: this one may write no more.
TAKE_OVER = """() => new Promise(resolve => {
    const opening = indexedDB.open('undercroft');
    opening.onsuccess = () => {
        const change = opening.result.transaction('keeping', 'readwrite');
        change.objectStore('keeping').put('somebody else', 'owner');
        change.oncomplete = () => { opening.result.close(); resolve(); };
    };
})"""
# It waits by itself: `wait_for_function` takes a promise for a yes.
ALL_IS_KEPT = """async () => {
    const { files, archives, units } = await (await fetch('runtime.json')).json();
    const wanted = [files, archives, units].flatMap(Object.keys).length;
    for (let tried = 0; tried < 1800; tried++) {
        const kept = await (await caches.open('runtime')).keys();
        if (navigator.serviceWorker.controller !== null && kept.length === wanted) return true;
        await new Promise(resolve => setTimeout(resolve, 100));
    }
    return false;
}"""


@pytest.fixture(scope="module")
def host(built_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A copy, so that tests may change it."""
    parent = tmp_path_factory.mktemp("host")
    shutil.copytree(built_site, parent / "games")
    host = Host(parent, "games")
    yield host
    host.stop()


@pytest.fixture
def page(browser: Browser, host: Host) -> Iterator[Page]:
    # A language that there are no texts in.
    context = new_person(browser, locale="de-DE", viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def wait_until_ready(page: Page) -> None:
    expect(page.locator(".me")).to_be_visible(timeout=180_000)  # Python has started


@pytest.mark.long
def test_bots_choose_as_here_and_every_game_is_played_without_a_network(page: Page, host: Host) -> None:
    strangers: list[str] = []
    problems: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith((host.url, "blob:", "data:")):
            strangers.append(request.url)

    page.on("request", note)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(f"{host.url}?pause=0")
    expect(page.locator("[data-start]")).to_have_text("Play")
    assert not violations(page)  # while it loads
    wait_until_ready(page)
    assert page.evaluate(ALL_IS_KEPT)
    for game in OURS:
        match = uc.deal(game, seats=3, seed=8)
        question = Question("squire", game, match.view(match.turn[0]), 5, 60.0)
        assert run_job(page, host.folder, question)[1]["move"] == question.run().move
    page.context.set_offline(True)
    for game in OURS:
        page.goto(f"{host.url}?pause=0#/")
        play_with_bots(page, game)
        for turn in range(2):
            assert await_turn(page)
            assert play_on(page, turn)
    page.get_by_role("link", name="Home").click()
    set_up(page, "chest", "solo")
    for turn in range(3):
        assert await_turn(page) and play_on(page, turn)
    assert await_turn(page)
    told = page.locator("aside .log").inner_text()
    assert told
    page.reload()
    expect(page.locator("aside .log")).to_have_text(told, use_inner_text=True, timeout=180_000)
    assert await_turn(page)
    # What is saved can be played on in Python: the same moves, the same dice.
    page.get_by_role("button", name="Settings").click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save this game").click()
    saved = json.loads(Path(saving.value.path()).read_text("utf-8"))
    match = uc.replay(saved)
    assert [str(move) for move in match.moves(0)] and len(saved["steps"]) >= 3
    page.keyboard.press("Escape")
    # Who opens another page plays on there; this one says so, and keeps nothing more.
    page.evaluate(TAKE_OVER)
    moves(page).first.click()
    expect(page.get_by_role("alert")).to_contain_text("another tab")
    assert not strangers and not problems


def test_first_screen_is_light_and_precedes_python(page: Page, host: Host) -> None:
    """As the page brings it, in the language of the browser; then the script brings just that to life."""
    read: dict[str, int] = {}
    scripts: list[Route] = []

    def note(response: Response) -> None:
        name = response.url.removeprefix(host.url).partition("?")[0] or "index.html"
        read[name] = (host.folder / name).stat().st_size

    page.on("response", note)
    page.route("**/python/*", lambda route: None)  # it never comes
    page.route("**/assets/first-*.js", lambda route: scripts.append(route))  # it waits
    with page.expect_request("**/assets/first-*.js"):
        page.goto(host.url, wait_until="commit")
    expect(page.locator("form.slab p").first).to_contain_text("Go down into the dungeon")
    expect(page.locator("[data-game]")).to_have_count(len(OURS))
    page.evaluate("window.first = document.querySelector('form.slab')")
    expect(page.locator("[inert] [data-start]")).to_have_count(1)
    assert not violations(page)  # what stands there can be read, though nothing can be pressed yet
    print(f"before the first paint at most {sum(read.values())} bytes in {len(read)} files")
    assert sum(read.values()) <= BEFORE_PAINT
    scripts[0].continue_()
    expect(page.locator("[inert]")).to_have_count(0)
    assert page.evaluate("window.first === document.querySelector('form.slab')")
    expect(page.locator("[data-start]")).to_be_enabled()
    expect(page.get_by_text("Loading:")).to_be_visible()


def test_first_start_stays_within_the_size_budget(host: Host) -> None:
    """The bytes read until the first move of the largest game: on a host without compression until the first paint, and
    with the whole client on one that compresses."""
    files = [path for path in host.folder.rglob("*") if path.is_file()]
    runtime = json.loads((host.folder / "runtime.json").read_text("utf-8"))
    parts = {**runtime["archives"], **runtime["units"]}
    games = [sum(parts[name]["size"] for name in parts if game in name) for game in OURS]
    common = sum(file["size"] for name, file in runtime["files"].items() if name != "plain")
    shared = sum(file["size"] for name, file in runtime["units"].items() if ".games." not in name)
    python = common + shared + max(games)
    texts = [path.read_bytes() for path in files if path.suffix in (".js", ".css", ".html", ".ftl", ".json", ".svg")]
    others = sum(path.stat().st_size for path in files if path.suffix in (".woff2", ".png"))
    zipped = sum(len(gzip.compress(text, 6)) for text in texts)
    print(f"Python {python}, texts {sum(map(len, texts))} ({zipped} compressed), fonts and pictures {others}")
    assert python + zipped + others <= FIRST_START
    assert python + BEFORE_PAINT <= FIRST_START


def test_a_new_version_announces_itself_and_waits(page: Page, host: Host) -> None:
    page.route("**/python/*", lambda route: None)
    page.goto(host.url)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    worker = host.folder / "sw.js"
    before = worker.read_text("utf-8")
    try:
        worker.write_text(before.replace('"version": "', '"version": "new-'), "utf-8")
        page.evaluate("navigator.serviceWorker.ready.then(registration => registration.update())")
        expect(page.get_by_text("There is a new version")).to_be_visible()
        page.get_by_role("button", name="Update").click()
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        expect(page.get_by_text("There is a new version")).to_have_count(0)
    finally:
        worker.write_text(before, "utf-8")


def test_unreachable_server_is_reported(open_page: Open) -> None:
    page = open_page("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto("/settings")
    expect(page.get_by_text("no connection to the server")).to_be_visible()
