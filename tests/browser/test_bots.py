"""Bots by level and temperament, the pace of the table, and hints: at a server whose toy game has a mind."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Open, scrolls_sideways, tool, violations
from tests.browser.server import Server
from tests.conftest import STRANGER
from undercroft.bots.levels import measured_strength


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The stranger's game is installed there, and knows how to play itself."""
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(STRANGER)]))
    server = Server(tmp_path_factory.mktemp("thinking"), TOY_MIND="yes", UNDERCROFT_PASS_ON="TOY_MIND", PYTHONPATH=path)
    yield server
    server.stop()


def choose(page: Page, value: str) -> None:
    page.locator(f"input[value='{value}']").locator("xpath=..").click()


def against(
    page: Page, level: str, temperament: str = "even", seats: int = 2, pace: str = "normal", terms: str = "friendly"
) -> None:
    """Goes from the first page to a table with bots."""
    page.locator("[data-game=toy]").click()
    choose(page, "bots")
    choose(page, str(seats))
    choose(page, level)
    choose(page, temperament)
    choose(page, terms)
    page.locator("form summary").click()
    choose(page, pace)
    page.locator("[data-start]").click()
    expect(page.locator(".seats")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "weakest", "duel", "three"),
    [
        ("en", "The weakest", "games of 100 against the Veteran.", "Alone against two Veterans"),
        ("ru", "Самый слабый", "выигрывает у Ветерана", "Против двух Ветеранов"),
    ],
)
def test_strength_of_a_level_is_shown(open_page: Open, lang: str, weakest: str, duel: str, three: str) -> None:
    """The strength comes from measured games; a level without them shows none."""
    page = open_page("/", lang=lang, width=360, height=740)
    about = page.locator("[data-bots] .about")
    for game, told in (("chest", duel), ("raiders", three)):
        page.locator(f"[data-game={game}]").click()
        choose(page, "bots")
        choose(page, "novice")
        expect(about).to_contain_text(weakest)
        choose(page, "master")
        expect(about).to_contain_text(told)
        found = measured_strength(game)
        assert found is not None
        expect(about).to_contain_text(f"{100 * found.wins['master']:.0f}")
        assert not scrolls_sideways(page)
    page.locator("[data-game=toy]").click()
    choose(page, "bots")
    choose(page, "master")
    expect(about).to_contain_text("Thinks as long" if lang == "en" else "Думает столько")
    expect(about).not_to_contain_text("100")


@pytest.mark.parametrize(
    ("lang", "title", "about"),
    [
        ("en", "Veteran, spiteful", "takes the one that hurts you most"),
        ("ru", "Ветеран, вредный", "выбирает тот, что больнее вам"),
    ],
)
def test_a_level_and_a_temperament_are_chosen(open_page: Open, lang: str, title: str, about: str) -> None:
    page = open_page("/", lang=lang)
    page.locator("[data-game=toy]").click()
    choose(page, "bots")
    expect(page.locator("[data-bots] input")).to_have_count(5)
    assert page.locator("[data-bots] input:checked").get_attribute("value") == "adventurer"
    choose(page, "veteran")
    choose(page, "spiteful")
    expect(page.get_by_text(about)).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")  # the button that plays covers nothing at the end
    assert violations(page) == []
    page.locator("[data-start]").click()
    expect(page.locator(".seat").nth(1)).to_contain_text(title)


def test_levels_are_chosen_by_keyboard(open_page: Open) -> None:
    page = open_page("/")
    page.locator("[data-game=toy]").click()
    choose(page, "bots")
    page.locator("[data-bots] input:checked").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("[data-bots] input:checked").get_attribute("value") == "veteran"
    expect(page.get_by_text("Weighs every choice")).to_be_visible()


def test_the_host_seats_a_bot_in_the_lobby(open_page: Open) -> None:
    page = open_page("/")
    page.locator("[data-game=toy]").click()
    choose(page, "friends")
    choose(page, "2")
    page.locator("[data-start]").click()
    page.locator("[data-seat-bot='1']").click()
    dialog = page.locator("dialog")
    dialog.locator("input[value=squire]").locator("xpath=..").click()
    dialog.locator("input[value=cautious]").locator("xpath=..").click()
    assert violations(page) == []
    dialog.locator("[data-seat-chosen]").click()
    expect(page.locator(".places li").nth(1)).to_contain_text("Squire, cautious")
    expect(page.locator(".places li").nth(1)).to_contain_text("Still slips")
    assert violations(page) == []


def test_pace_switches_to_steps_and_back(open_page: Open) -> None:
    page = open_page("/")
    against(page, "novice", pace="steps")
    onward = page.locator("[data-next]")
    expect(onward).to_be_visible()
    page.locator("aside button.move").first.click()  # my stake
    page.locator("aside button.move").first.click()  # my guess
    expect(page.locator("aside button.move:enabled")).to_have_count(0)
    expect(onward).to_be_visible()
    onward.click()  # the bot stakes
    while not page.locator("aside button.move:enabled").count():
        page.keyboard.press("n")  # and guesses: the round is over, I am asked again
        page.wait_for_timeout(50)
    expect(page.get_by_role("alert")).to_have_count(0)  # a key too much is no mistake
    page.get_by_role("button", name="Settings").click()
    choose(page, "instant")
    page.keyboard.press("Escape")
    expect(onward).to_have_count(0)
    assert violations(page) == []


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("ru", 360)])
def test_a_hint_is_shown_and_played(open_page: Open, lang: str, width: int) -> None:
    page = open_page("/", lang=lang, width=width, height=740)
    against(page, "squire", pace="steps")
    page.locator("[data-ask-hint]").click()
    panel = page.locator("[data-hint]")
    advised = panel.locator("[data-advised]")
    expect(advised.first).to_be_visible()
    expect(panel).to_contain_text("% to win" if lang == "en" else "% на победу")
    expect(advised).to_have_count(2)  # the best move and the closest alternative, in place of the question
    expect(page.locator(".dock [data-hint]")).to_be_visible()
    assert violations(page) == [] and not scrolls_sideways(page)
    best = advised.first.get_attribute("data-advised") or ""
    assert best.startswith("stake ")
    advised.first.click()
    expect(panel).to_have_count(0)
    expect(page.locator("[data-move^=guess], [data-move^=stake]").first).to_have_attribute("data-move", "guess low")


def test_a_hint_by_keyboard(open_page: Open) -> None:
    page = open_page("/")
    against(page, "squire", pace="steps")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()  # before that the key means nothing
    page.keyboard.press("h")
    expect(page.locator("[data-advised]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("aside [data-move='guess low']")).to_be_visible()


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("ru", 360)])
def test_a_rated_match_has_no_hints_and_says_so(open_page: Open, lang: str, width: int) -> None:
    page = open_page("/", lang=lang, width=width, height=740)
    against(page, "squire", pace="steps", terms="counts")
    for move in ("stake 1", "guess low"):
        page.locator(f"[data-move='{move}']:visible").first.click()
    expect(page.locator("[data-next]")).to_be_visible()
    expect(page.get_by_role("button", name="Ask to take" if lang == "en" else "Попросить вернуть")).to_have_count(0)
    while not page.locator("[data-move^='stake']:visible").count():
        page.keyboard.press("n")
        page.wait_for_timeout(50)
    expect(page.locator("[data-ask-hint]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("alert")).to_contain_text("this game counts" if lang == "en" else "игра идёт в зачёт")
    assert violations(page) == [] and not scrolls_sideways(page)
    tool(page, "Settings" if lang == "en" else "Настройки")
    told = "A rated game." if lang == "en" else "Рейтинговая игра."
    expect(page.get_by_role("dialog")).to_contain_text(told)
    assert violations(page) == [] and not scrolls_sideways(page)


def test_friendly_match_lets_a_player_ask_for_a_move_back(open_page: Open) -> None:
    """Clicks made before the server has answered are handled one after the other: a guess, and two moves back."""
    page = open_page("/")
    against(page, "squire", pace="steps", terms="friendly")
    page.locator("aside [data-move='stake 1']").click()
    page.locator("[data-next]").click()
    back = page.get_by_role("button", name="Ask to take")
    expect(back).to_be_visible()  # the bot has staked, so the stake can no longer be undone
    guess = page.locator("aside [data-move='guess low']")
    expect(guess).to_be_visible()
    buttons = [button.element_handle() for button in (guess, back, back)]
    page.evaluate("(buttons) => buttons.forEach((button) => button.click())", buttons)
    expect(page.locator("aside [data-move='stake 2']")).to_be_visible()


def test_page_shows_a_thinking_bot(open_page: Open, client: None, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(STRANGER)]))
    slow = Server(tmp_path_factory.mktemp("slow"), think=5.0, TOY_MIND="slow", PYTHONPATH=path)
    try:
        page = open_page(slow.url)
        against(page, "master")
        expect(page.locator(".seat").nth(1).locator("[data-thinking]")).to_be_visible()
        expect(page.locator("aside button.move:enabled").first).to_be_visible()  # nobody is held up by it
        expect(page.locator("[data-thinking]")).to_have_count(0)
    finally:
        slow.stop()
