"""The first load is light and needs only this server."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response, expect

from tests.browser.person import Open, set_up
from tests.browser.server import Server

BUDGET = 150_000  # bytes of script, as gzip sends them


def test_first_load_stays_within_the_script_budget_and_on_this_host(open_page: Open, server: Server) -> None:
    page = open_page("about:blank")
    scripts: dict[str, Response] = {}
    strangers: list[str] = []

    def note(response: Response) -> None:
        if not response.url.startswith((server.url, "data:", "about:")):
            strangers.append(response.url)
        if "javascript" in response.headers.get("content-type", ""):
            scripts[response.url] = response

    def size() -> int:
        return sum(len(gzip.compress(response.body())) for response in list(scripts.values()))

    page.on("response", note)
    page.goto("/")
    expect(page.locator("[data-start]:not([inert] *)")).to_be_visible()  # the script has come too
    home = size()
    set_up(page, "chest", "solo")
    expect(page.locator(".mat .die").first).to_be_visible()
    whole = size()
    print(f"home: {home} bytes of script, with a table of Chest: {whole}")
    assert home < whole < BUDGET
    assert not strangers
