"""Raiders with two people in two browsers and a bot, to the end; a spectator learns no secret."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

import undercroft as uc
from tests.browser.person import (
    Open,
    await_turn,
    bring,
    bring_record,
    play_on,
    play_to_the_end,
    play_with_bots,
    set_up,
    table_id,
)

AWAITED = re.compile("awaited")


def sit_down_together(open_page: Open) -> tuple[Page, Page, str]:
    """A host, a guest who follows the link, and a bot on the third seat; the host starts."""
    host = open_page("/")
    set_up(host, "raiders", "friends", seats=3)
    table = table_id(host)
    guest = open_page(f"/table/{table}", lang="ru")
    guest.get_by_role("button", name="Сесть").first.click()
    expect(host.locator("[data-seat-bot]")).to_have_count(1)  # the guest is seen on the second seat
    host.locator("[data-seat-bot]").click()
    host.locator("[data-seat-chosen]").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator(".raiders")).to_be_visible()
    return host, guest, table


def test_two_browsers_and_a_bot_play_to_the_end(open_page: Open) -> None:
    host, guest, _ = sit_down_together(open_page)
    play_to_the_end(host, guest)
    for page in (host, guest):
        expect(page.locator(".result")).to_be_visible()
    # The same in both languages: totals, and what broke a tie.
    assert host.locator(".result tfoot td").all_inner_texts() == guest.locator(".result tfoot td").all_inner_texts()
    host.get_by_role("button", name="Fair dice").click()
    expect(host.get_by_text("the secret matches the fingerprint")).to_be_visible()


def test_bot_plays_on_for_a_player_who_leaves(open_page: Open) -> None:
    page = open_page("/")
    play_with_bots(page, "raiders", seats=3)
    table = table_id(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Leave the game").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    page.goto(f"/table/{table}")
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator("main")).to_contain_text("a bot is playing")


def test_a_spectator_sees_no_secrets(open_page: Open) -> None:
    host, guest, table = sit_down_together(open_page)
    watcher = open_page("about:blank")
    seen: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: seen.append(str(frame))))
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".raiders")).to_be_visible()
    for _ in range(3):  # in the last room of a floor a card may lie down by itself
        assert await_turn(host) and play_on(host)
        expect(watcher.locator("[data-seat='0']")).not_to_have_class(AWAITED)
        assert await_turn(guest) and play_on(guest)
        expect(watcher.locator("[data-seat='0']")).to_have_class(AWAITED)
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(watcher.locator("button.move")).to_have_count(0)
    views = [message["view"] for message in map(json.loads, seen) if message["type"] == "state" and message["view"]]
    assert len(views) > 5
    for view in views:
        assert view["seat"] is None
        assert view["moves"] == []
        for player in view["table"]["players"]:
            assert player["laid"] is None, "a card that lies face down is nobody else's business"
        for room in view["table"]["rooms"]:
            assert room["card"] is None or room["lit"], "a dark room is dark to a spectator"
    assert any(player["has_laid"] for view in views for player in view["table"]["players"])


def test_unplayable_card_says_why(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, game="raiders", rooms=["lava"], players=[{"items": {"sword": 1, "torch": 1}}])
    expect(page.locator(".hand [data-card=torch]")).to_have_class(re.compile("glows"))
    page.locator(".hand [data-card=sword]").click(force=True)  # it is marked as disabled, and still answers
    expect(page.get_by_role("alert")).to_contain_text("monster")


# What a scene shows passes by: every change of it is written down, as cards, cards turned and words of the end.
# It may be clicked at once.
WATCH = """isSkipped => {
    globalThis.beats = [];
    new MutationObserver(() => {
        const scene = document.querySelector('.scene');
        if (!scene) return;
        const [cards, turned] = ['.cards > .card', '.up'].map(which => scene.querySelectorAll(which).length);
        beats.push([cards, turned, scene.querySelector('.end').innerText]);
        if (isSkipped) scene.click();
    }).observe(document, {subtree: true, childList: true, characterData: true});
}"""


def test_cards_turn_one_by_one_before_the_result(open_page: Open) -> None:
    page = open_page("/", still=False)
    page.evaluate(WATCH, False)
    set_up(page, "raiders", "bots", seats=3)
    page.locator(".hand .glows").first.click()
    expect(page.locator(".scene")).to_be_visible()
    expect(page.locator(".scene")).to_have_count(0)
    beats = page.evaluate("() => beats")
    cards = beats[0][0]
    assert cards >= 3  # of a seat with an item two
    assert list(dict.fromkeys(turned for _, turned, _ in beats)) == list(range(cards + 1))
    assert {turned for _, turned, end in beats if end} == {cards}


def test_a_click_skips_the_scene_and_without_motion_there_is_none(open_page: Open) -> None:
    for still in (False, True):
        page = open_page("/", still=still)
        page.evaluate(WATCH, True)
        set_up(page, "raiders", "bots", seats=3)
        page.locator(".hand .glows").first.click()
        expect(page.locator(".log")).to_contain_text("room 2")
        expect(page.locator(".scene")).to_have_count(0)
        seen = page.evaluate("() => beats")
        assert not seen if still else seen and all(turned < cards for cards, turned, _ in seen)


def test_refusal_is_shown_in_full_above_the_question(open_page: Open) -> None:
    match = uc.load({"game": "raiders", "rooms": ["dragon"], "seats": 3}, seed=7)
    for seat in (0, 1):
        match.play(seat, "play 1")
    page = open_page("about:blank")
    bring_record(page, match)
    page.locator(".hand [data-card='1']").click()
    expect(page.locator(".ticker")).to_contain_text(re.compile("not enough.*wounds.*wounds.*wounds"))
