"""Link previews in the head of the page."""

from __future__ import annotations

import html
import random
import re
import zlib
from pathlib import Path

import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.games import OURS, find_game
from undercroft.kernel.texts import LANGUAGES, title
from undercroft.server.web import pages
from undercroft.server.web.previews import FIRST_INK, HEIGHT, LEVELS, WIDTH, Line, _letters, picture, sketch_of

SIZE = (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")
PAGE = "<!doctype html><html><head><title>Undercroft</title></head></html>"


@pytest.fixture(autouse=True)
def _built(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that is built, as far as this goes."""
    folder: Path = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text(PAGE)
    monkeypatch.setattr(pages.Pages.__init__, "__defaults__", (folder, None))


async def head(guest: Guest, path: str, language: str) -> dict[str, str]:
    """Title and properties."""
    answer = await guest.http.get(path, headers={"Accept-Language": language})
    text = answer.raise_for_status().text
    found = {name: html.unescape(value) for name, value in re.findall(r'property="([^"]+)" content="([^"]*)"', text)}
    titles = re.findall("<title>(.*)</title>", text)
    assert len(titles) == 1
    return {**found, "title": html.unescape(titles[0])}


def test_a_table_shows_its_game_and_who_plays(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            await ann.http.put("/api/me", json={"name": 'Ann <"1">'})
            table = await ann.create("chest", ["me", "open", "open"])
            shown = await head(ann, f"/table/{table}", "en")
            assert shown["title"] == shown["og:title"] and shown["title"].endswith("· Undercroft")
            assert shown["og:description"] == 'Ann <"1">; Free seats: 2'
            image = shown["og:image"]
            assert image.startswith(f"{served.url}/api/tables/{table}/picture?")
            drawn = (await ann.http.get(image)).raise_for_status()
            assert drawn.headers["content-type"] == "image/png" and drawn.content[16:24] == SIZE
            assert shown["og:url"] == f"{served.url}/table/{table}"
            other = await head(ann, f"/table/{table}", "ru-RU")
            assert other["og:description"].endswith("Свободных мест: 2") and other["title"] != shown["title"]
            assert (await ann.http.get(other["og:image"])).content != drawn.content, "in the language of the page"
            assert (await ann.http.get("/api/tables/nowhere/picture")).status_code == 404

    run(scenario())


def test_other_pages_have_the_general_preview(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            for path in ("/", "/table/nowhere", "/settings"):
                shown = await head(ann, path, "fr")
                assert (shown["title"], shown["og:image"]) == ("Undercroft", f"{served.url}/og/undercroft.jpg")

    run(scenario())


def test_preview_names_people_who_share_a_screen(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            names = ["  Masha ", "", "Petya"]
            table = await ann.create("toy", ["me", "me", "me"], hot_seat=True, names=names)
            hers = await ann.join(table)
            seats = [seat["player"] for seat in hers.state["seats"]]
            assert [seat["name"] for seat in seats] == ["Masha", ann.name, "Petya"]
            assert len({seat["id"] for seat in seats}) == 1
            alone = await ann.create("toy", ["me", "random"], names=["Somebody else"])
            assert (await ann.join(alone)).state["seats"][0]["player"]["name"] == ann.name, "at one screen only"

    run(scenario())


def pixels(png: bytes) -> bytes:
    """The numbers of its colours."""
    at, data = 8, b""
    while at < len(png):
        length, name = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        data += png[at + 8 : at + 8 + length] if name == b"IDAT" else b""
        at += length + 12
    rows = zlib.decompress(data)
    assert len(rows) == HEIGHT * (WIDTH + 1)
    return rows


@pytest.mark.parametrize("game", OURS)
def test_the_picture_of_a_result_marks_the_winner(game: str) -> None:
    ember = range(FIRST_INK + LEVELS + 1, FIRST_INK + 2 * LEVELS)
    names = ["Ann", "Константин Константинопольский", "漢字", "bot"]
    for language in LANGUAGES:
        called = title(find_game(game), language)
        playing = picture(game, called, [Line(name, "", False) for name in names], "Being played")
        over = picture(game, called, [Line(name, "12", name == "Ann") for name in names], "The end")
        assert playing is not None and over is not None
        assert not set(ember) & set(pixels(playing)) and set(ember) <= set(pixels(over))
        assert not set(called) - {" "} - set(_letters()["title"]), "every letter of a title is drawn"
    assert picture("toy", "Toy", [], "") is None


def test_a_picture_shows_the_board_as_every_spectator_sees_it(folder: Place) -> None:
    """The picture changes with the board, and not with what somebody has chosen in secret."""

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            pictures = []
            for card in ("play 1", "play 2"):
                table = await ann.create("raiders", ["me", "open", "open"])
                await ann.join(table)
                await bob.sit(table, 1)
                await ann.do("seat_bot", table=table, seat=2, level="random")
                before = await drawn(ann, table)
                await ann.do("start", table=table)
                assert await drawn(ann, table) != before
                await ann.play(table, card)
                pictures.append(await drawn(bob, table))
            assert pictures[0] == pictures[1]

    run(scenario())


async def drawn(guest: Guest, table: str) -> bytes:
    return (await guest.http.get(f"/api/tables/{table}/picture?language=en")).raise_for_status().content


@pytest.mark.parametrize("game", OURS)
def test_every_board_is_drawn(game: str) -> None:
    match = uc.deal(game, find_game(game).seats[-1], seed=3)
    pick = random.Random(1)
    while match.result is None and len(match.steps) < 40:
        match.play(match.turn[0], pick.choice(match.moves(match.turn[0])))
    board = sketch_of(match.view(None), "ru")
    assert len(board) >= 1 and len({(cell.x, cell.y) for cell in board}) == len(board)
    assert picture(game, "", [], "", board) != picture(game, "", [], "")
