"""The end of a match: achievements, tie-breaks, chances; and the deal in log and replay."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

import undercroft as uc
from tests.browser.person import (
    Open,
    bring,
    bring_record,
    languages,
    play_with_bots,
    resize,
    scrolls_sideways,
    set_up,
    violations,
)
from tests.browser.server import Server
from tests.server.guest import Guest
from undercroft.bots import make_bot
from undercroft.games import find_game
from undercroft.kernel.texts import Texts


async def play_for(cookie: str, url: str) -> tuple[str, list[str]]:
    """Matches of Chest alone, until one has earned something: its table, and what it earned."""
    guest = Guest(url)
    guest.http.cookies.set("undercroft", cookie, domain="127.0.0.1")
    bot = make_bot("greedy", "chest", 1)
    async with guest:
        while True:
            table = await guest.create("chest", ["me"])
            found = await guest.join(table)
            while found.state["phase"] == "playing":
                can_descend = any(move["text"] == "descend" for move in found.view["moves"])  # honours lie deep
                await guest.play(table, "descend" if can_descend else bot.choose(found.view)["text"])
                await asyncio.sleep(0.06)  # no faster than a person may be
            await guest.do("leave", table=table)
            if earned := found.state["honours"][0]:
                return table, earned


@pytest.mark.parametrize("lang", languages("en", "ru"))
def test_achievements_are_shown_with_their_conditions(open_page: Open, server: Server, lang: str) -> None:
    page = open_page("/", lang=lang)
    expect(page.locator(".me")).to_be_visible()  # the page knows who one is
    cookie = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "undercroft")
    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop of its own
        table, earned = thread.submit(lambda: asyncio.run(play_for(cookie, server.url))).result()
    page.goto(f"/table/{table}")
    honours = page.locator(".result .honours li")
    texts = Texts.of(find_game("chest"), lang)
    for id in earned:
        expect(honours.filter(has_text=texts(id))).to_contain_text(texts(f"{id}-how"))
    expect(honours).to_have_count(len(earned))
    for width, height in ((360, 740), (1280, 800)):
        resize(page, width, height)
        assert not violations(page)
        assert not scrolls_sideways(page)
    page.locator(".ways button").nth(1).click()
    expect(page.locator(".at")).to_have_text(re.compile("^0 (of|из) [1-9]"))
    page.keyboard.press("End")
    expect(honours).to_have_count(len(earned))


# The fourth raider falls; of the other three two have seven coins.
TIED = [{"coins": 7, "wounds": 2}, {"coins": 7, "wounds": 1}, {"coins": 3, "wounds": 0}, {"coins": 9, "wounds": 6}]


@pytest.mark.parametrize(
    ("lang", "words"), languages(("en", "Tie-break: fewest wounds"), ("ru", "При равенстве: меньше ран"))
)
def test_tie_break_is_shown_with_the_result(open_page: Open, lang: str, words: str) -> None:
    page = open_page("about:blank", lang=lang)
    bring(page, game="raiders", seats=4, over=True, players=TIED)
    tie = page.locator(".result .tie")
    expect(tie.locator("th")).to_have_text(words)
    expect(tie.locator("td")).to_have_text(["1", "2", "–", "–"])  # the winner first
    for width, height in ((360, 740), (1280, 800)):
        resize(page, width, height)
        assert not violations(page)
        assert not scrolls_sideways(page)


def test_player_who_left_is_not_asked_back_after_the_end(open_page: Open) -> None:
    page = open_page("/")
    play_with_bots(page, "raiders", 3)
    table = page.url
    expect(page.locator("[data-fold]")).to_contain_text("5 possible moves")  # bots have looked into the dark
    while page.url == table:
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").get_by_role("button", name="Leave").click()
        with suppress(PlaywrightTimeout):  # a bot moved meanwhile: once more
            page.wait_for_url(lambda url: url != table, timeout=500)
    expect(page.locator("[data-game=raiders]")).to_be_visible()
    page.goto(table)
    expect(page.locator(".result")).to_be_visible(timeout=240_000)  # the bots play on by themselves
    expect(page.get_by_role("button", name="Take over")).to_have_count(0)


def test_the_deal_opens_the_log_and_the_replay(open_page: Open) -> None:
    page = open_page("/")
    set_up(page, "raiders", "bots", seats=3)
    first = page.locator("aside .log button").first
    expect(first).to_contain_text("is the")
    expect(first).to_contain_text("Floor 1")
    first.click()
    expect(page.locator(".at")).to_contain_text("0 of")
    expect(page.locator(".spoken")).to_contain_text("is the")
    expect(page.locator(".log [aria-current=step]")).to_contain_text("is the")


@pytest.mark.parametrize("lang", languages("en", "ru"))
def test_the_chances_are_drawn_and_lead_to_their_moments(open_page: Open, lang: str) -> None:
    page = open_page("about:blank", lang=lang)
    match = uc.load({"game": "chest", "seats": 2, "done": 5, "level": 2, "dungeon": {"goblin": 1}}, seed=3)
    match.play(1, "flee")
    table = bring_record(page, match)
    plot = page.locator(".chances .plot")
    expect(plot.locator("polyline")).to_have_count(2, timeout=300_000)  # their process lets all others go first
    for width, height in ((360, 740), (1280, 800)):
        resize(page, width, height)
        assert not violations(page)
        assert not scrolls_sideways(page)
    plot.click(position={"x": 2, "y": 40})
    page.wait_for_url(f"**/replay/{table}?step=0")
    expect(plot.locator(".now")).to_have_count(1)
    assert not violations(page)


def chances(match: uc.Match, turn: tuple[int, int], before: list[float], after: list[float]) -> dict[str, Any]:
    """As if bots had found that a match turned there."""
    end = len(match.record.steps)
    steps = sorted({0, *turn, end})
    shares = [before if step <= turn[0] else after for step in steps]
    return {"steps": steps, "shares": shares, "games": 240, "is_done": True, "turns": [turn]}


@pytest.mark.parametrize("lang", languages("en", "ru"))
def test_turning_point_describes_what_happened(open_page: Open, lang: str) -> None:
    """A beat in a room of Raiders tells the outcome of all cards, not that a player laid one."""
    match = uc.deal("raiders", seats=3, seed=4)
    while match.result is None:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    room = next(step for step in range(1, 20) if any(event.id == "raiders-event-enter" for event in match.events[step]))
    found = chances(match, (0, room), [0.4, 0.3, 0.3], [0.7, 0.2, 0.1])
    page = open_page("about:blank", lang=lang)
    page.route("**/chances", lambda route: route.fulfill(json=found))
    bring_record(page, match)
    turn = page.locator(".turns button")
    expect(turn).to_have_count(1)
    percent = "%" if lang == "en" else " %"
    expect(turn).to_contain_text(f"40{percent} → 70{percent}")
    expect(turn).to_contain_text(f"30{percent} → 10{percent}")
    said = Texts.of(match.game, lang)
    first = next(event for event in match.told(None) if event.id == "raiders-event-enter")
    expect(turn.locator(".deeds")).to_contain_text(said.say(first))
    expect(turn).not_to_contain_text("face down" if lang == "en" else "рубашкой")


def test_solo_result_has_one_heading_and_all_ranks(open_page: Open) -> None:
    match = uc.load({"game": "chest", "seats": 1, "done": 2, "level": 2, "dungeon": {"goblin": 1}, "xp": [20]}, seed=3)
    match.play(0, "flee")
    known: dict[str, Any] = {"steps": [], "shares": [], "games": 0, "is_done": False}
    page = open_page("about:blank")
    page.route("**/chances", lambda route: route.fulfill(json=known))
    bring_record(page, match)
    heading = page.locator(".chances h2")
    expect(heading).to_have_text("Forecast")
    expect(page.locator(".chances [role=status]")).to_be_visible()
    known |= {"steps": [0, 1], "shares": [[1.0], [1.0]], "games": 240, "is_done": True, "points": [22.0, 20.0]}
    known |= {"ranks": ["adventurer", "defender"], "rank_shares": [[0.25, 0.75], [1.0, 0.0]]}
    expect(page.locator(".chances polygon")).to_have_count(2)
    expect(heading).to_have_text("Forecast")
    expect(page.locator(".legend")).to_contain_text("Expected points")
    expect(page.locator(".ranks li")).to_have_text(["Defender 75%", "Seasoned adventurer 25%"])
    assert violations(page) == [] and not scrolls_sideways(page)


def test_the_lowest_rank_wears_no_laurels_and_a_rematch_is_announced(open_page: Open) -> None:
    page = open_page("about:blank")
    position = {"game": "chest", "seats": 1, "done": 2, "level": 2, "dungeon": {"goblin": 1}, "xp": [5]}
    table = bring(page, **position, tokens=[{"scale": 2}])
    page.locator(".story").wait_for()
    other = page.context.new_page()
    other.goto(f"/table/{table}")
    page.locator("[data-move=flee]").first.click()
    page.locator("[data-sure=no]").locator("xpath=preceding-sibling::button").click()
    result = other.locator(".result")
    expect(result.locator("[data-laurels=no] h2")).to_have_text("9 points")
    expect(result.locator(".total td")).to_have_text("9")
    page.locator(".ways").get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(f"/table/(?!{table})"))
    other.locator("[data-rematch] button").click()
    other.wait_for_url(page.url)
