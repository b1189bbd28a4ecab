"""Files of games in the browser: corrected figures, and the texts of another package's game."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import new_person
from tests.browser.person import Open, bring, moves, set_up
from tests.browser.server import Server
from tests.conftest import STRANGER

MAP = [{"x": 0, "y": 1, "card": "efreet-bow"}, {"x": 0, "y": 2, "card": "trap-bow", "turn": 1}]


def test_corrected_figure_is_shown_on_the_board(open_page: Open) -> None:
    page = open_page("/")

    def correct(route: Route) -> None:
        faces = route.fetch().json()
        faces["rooms"]["efreet-bow"]["damage"] = 8
        route.fulfill(json=faces)

    page.route("**/api/games/doggies/faces", correct)
    bring(page, game="doggies", seats=2, players=[{"dog": "ruta"}, {"dog": "robin"}], map=MAP)
    expect(page.locator("[data-room='0,1']")).to_contain_text("damage 8")


def test_board_waits_for_slow_figures(open_page: Open) -> None:
    page = open_page("/")
    answers = iter([503])

    def fail_once(route: Route) -> None:
        status = next(answers, None)
        if status is None:
            route.continue_()
        else:
            route.fulfill(status=status, body=json.dumps({"code": "unavailable", "text": "later"}))

    page.route("**/api/games/doggies/faces", fail_once)
    bring(page, game="doggies", seats=2, players=[{"dog": "ruta"}, {"dog": "robin"}], map=MAP)
    expect(page.locator("[data-room='0,1']")).to_be_visible()


def test_a_vagabond_on_a_trap_is_drawn(open_page: Open) -> None:
    page = open_page("about:blank")
    players = [{"dog": "ruta", "loot": ["vagabond-bow-paw"], "paws": 6, "reserve": 1}, {"dog": "robin"}]
    rooms = [{"x": 0, "y": 1, "card": "trap-bow"}, *[{"x": 0, "y": y, "card": "coin", "turn": 1} for y in (2, 3)]]
    bring(page, game="doggies", seats=2, players=players, map=rooms)
    page.locator(".panel [data-move=leave]").click()
    page.locator("[data-room='0,1']").click()
    page.locator("[data-choice='disarm vagabond-bow-paw']").click()
    expect(page.locator("[data-room='0,1'] .cover svg").first).to_be_visible()


# --- A stranger's game -------------------------------------------------------------------------------------


@pytest.fixture
def host(client: None, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server where another package offers its game."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(STRANGER)])))
    server = Server(tmp_path_factory.mktemp("stranger"))
    yield server
    server.stop()


def test_game_of_another_package_uses_its_own_texts(browser: Browser, host: Server) -> None:
    context = new_person(browser, base_url=host.url, locale="ru", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    expect(page.locator("[data-game=toy]")).to_contain_text("Игрушка")
    set_up(page, "toy", "solo")
    expect(page.locator(".panel h2")).to_have_text("Сколько вы ставите?")
    expect(page.locator("h1")).to_contain_text("Игрушка")
    expect(page.locator(".board")).to_contain_text("у вас на руках")
    for guess in ("Мало", "Много"):
        moves(page).get_by_text("Поставить 2").click()
        moves(page).get_by_text(guess).click()
    expect(page.locator(".log")).to_contain_text("На кубике")
    expect(page.locator(".result").get_by_role("rowheader", name="догадки")).to_be_visible()
    page.get_by_role("button", name="Повтор").click()
    expect(page.locator("h1")).to_contain_text("Игрушка")
    context.close()
