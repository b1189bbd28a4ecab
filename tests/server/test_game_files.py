"""Texts and figures of games, and their caching by browsers."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.conftest import STRANGER
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.games import find_game
from undercroft.kernel.cards import printed
from undercroft.server.web import pages


def test_every_game_is_listed_with_its_titles(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            titles = {game["name"]: game["titles"] for game in (await ann.http.get("/api/games")).json()}
            assert titles["toy"] == {"ru": "Игрушка", "en": "Toy"}
            assert titles["raiders"]["en"] == "Dungeon Raiders"

    run(scenario())


def test_texts_of_another_package_are_served(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            for name, home in (("toy", STRANGER / "undercroft_toy"), ("chest", find_game("chest").folder)):
                for language in ("ru", "en"):
                    answer = await ann.http.get(f"/api/games/{name}/texts/{language}")
                    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
                    assert answer.text == (home / f"{language}.ftl").read_text("utf-8")
            assert (await ann.http.get("/api/games/toy/texts/de")).json()["code"] == "bad_message"
            assert (await ann.http.get("/api/games/chess/texts/en")).status_code == 404

    run(scenario())


def test_unused_parameters_do_not_fill_the_cache(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            before = pages.texts.cache_info().currsize
            for rules in range(1000, 1050):
                (await ann.http.get(f"/api/games/chest/texts/en?rules={rules}")).raise_for_status()
            assert pages.texts.cache_info().currsize <= before + 1

    run(scenario())


def test_figures_are_those_of_the_cards_files(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            for game, files in (("doggies", ["cards"]), ("serpent", ["cards", "heroic"]), ("toy", [])):
                figures = (await ann.http.get(f"/api/games/{game}/figures")).json()
                assert list(figures) == files
                for file in files:
                    path = find_game(game).folder / f"{file}.toml"
                    assert figures[file] == tomllib.loads(path.read_text("utf-8"))
            assert (await ann.http.get("/api/games/chess/figures")).json()["code"] == "unknown_game"

    run(scenario())


def test_corrected_figure_is_served(tmp_path: Path) -> None:
    text = (find_game("doggies").folder / "cards.toml").read_text("utf-8")
    (tmp_path / "cards.toml").write_text(text.replace("rounds = 3", "rounds = 4"), "utf-8")
    assert printed(tmp_path)["cards"]["rounds"] == 4


@pytest.mark.parametrize("path", ["/api/games/serpent/figures", "/api/games/serpent/texts/ru"])
def test_unchanged_file_is_not_sent_again(folder: Place, path: str) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            first = await ann.http.get(path)
            mark = first.headers["etag"]
            assert first.headers["cache-control"] == "no-cache"
            again = await ann.http.get(path, headers={"If-None-Match": f'"other", {mark}'})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", mark)
            stale = await ann.http.get(path, headers={"If-None-Match": '"other"'})
            assert stale.content == first.content

    run(scenario())
