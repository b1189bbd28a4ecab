"""Pages for the frames of other sites."""

from __future__ import annotations

import httpx
import pytest

from tests.server.serving import Place, run, serving
from undercroft import cli

SITE = "https://club.example"
PAGES = ("/frame/table/x", "/frame/replay/x", "/frame/puzzles/chest/1")


async def ancestors(http: httpx.AsyncClient, path: str) -> str:
    rules = (await http.get(path)).headers["Content-Security-Policy"].split("; ")
    return next(rule for rule in rules if rule.startswith("frame-ancestors"))


def test_nobody_frames_a_page_unless_the_operator_names_the_site(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, httpx.AsyncClient(base_url=served.url) as http:
            assert {await ancestors(http, path) for path in ("/", *PAGES)} == {"frame-ancestors 'none'"}

    run(scenario())


def test_a_named_site_frames_tables_replays_and_puzzles_and_nothing_else(folder: Place) -> None:
    async def scenario() -> None:
        origins = [SITE, "http://wiki.example:8080"]
        async with serving(folder, frame_origins=origins) as served, httpx.AsyncClient(base_url=served.url) as http:
            for path in PAGES:
                assert await ancestors(http, path) == f"frame-ancestors {SITE} http://wiki.example:8080"
            for path in ("/", "/table/x", "/frames", "/settings", "/docs/", "/alone/", "/api/me", "/api/games"):
                assert await ancestors(http, path) == "frame-ancestors 'none'", path
            refused = await http.put("/api/me", json={"name": "Eve"}, headers={"Origin": SITE})
            assert refused.status_code == 403, "a site that shows frames changes nothing here"

    run(scenario())


@pytest.mark.parametrize("origin", ["*", "club.example", f"{SITE}/", f"{SITE}; script-src *", "https://*", "'self'"])
def test_an_origin_that_is_none_is_refused(origin: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--frame-origin", origin]) == 1
    assert "--frame-origin" in capsys.readouterr().err
