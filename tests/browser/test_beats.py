"""Beats: the log waits for scenes, a click or a key continues, and a player may skip to the own turn."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Open, await_turn, bring, play_on, set_up

# One chest, one thief; then the tavern.
LOOT = {
    "game": "chest",
    "seats": 1,
    "heroes": "knight",
    "done": 2,
    "xp": 3,
    "phase": "loot",
    "level": 3,
    "dungeon": {"chest": 1},
    "party": {"thief": 1},
}
# Everything the stage has said, and how many lines the log had then.
WATCH = """() => {
    globalThis.said = [];
    new MutationObserver(() => {
        const stage = document.querySelector('[data-stage]');
        const results = document.querySelectorAll('.result').length;
        if (stage && said.at(-1)?.[0] !== stage.innerText) said.push([stage.innerText, results]);
    }).observe(document, {subtree: true, childList: true, characterData: true});
}"""


def test_treasure_summary_and_victory_scenes_are_played(open_page: Open) -> None:
    page = open_page("about:blank", still=False)
    bring(page, **LOOT)
    page.evaluate(WATCH)
    page.locator("aside .move").first.click()
    # A click goes on; on a starved machine the stage would be gone before the next word from here arrives.
    page.wait_for_function("""() => {
        const is_told = said.some(([text]) => /chest/.test(text));
        if (is_told) document.querySelector('[data-go-on]')?.click();
        return is_told;
    }""")
    expect(page.locator("[data-stage]")).to_have_count(0)
    page.locator(".panel [data-move=rest]").click()
    page.wait_for_function("() => said.some(([text]) => /tavern/.test(text) && /Experience: 3 → 6/.test(text))")
    page.wait_for_function("() => said.some(([text]) => /points/.test(text))")
    page.keyboard.press("Escape")
    expect(page.locator(".result")).to_be_visible()
    assert all(results == 0 for _, results in page.evaluate("() => said")), "the result comes after the ceremony"


def test_reduced_motion_shows_everything_at_once(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **LOOT)
    page.evaluate(WATCH)
    page.locator("aside .move").first.click()
    expect(page.locator(".log")).to_contain_text("You find")
    page.locator(".panel [data-move=rest]").click()
    expect(page.locator(".result")).to_be_visible()
    assert page.evaluate("() => said") == []


def test_skipping_to_the_own_turn_shows_a_short_summary(open_page: Open) -> None:
    page = open_page("/")
    page.locator("[data-game=raiders]").click()
    page.locator("form input[value=bots]").locator("xpath=..").click()
    page.locator("form summary").click()
    page.locator("form input[value=steps]").locator("xpath=..").click()  # the bots stand until they are let on
    set_up(page, "raiders", "bots", seats=3)
    page.locator(".hand .glows").first.click()
    page.locator("[data-skip]").click()
    expect(page.locator("[data-recap] li")).to_have_count(3)
    expect(page.locator(".seat.changed").first).to_be_visible()
    expect(page.locator("[data-skip]")).to_have_count(0)
    page.locator(".hand .glows").first.click()
    expect(page.locator("[data-recap], .seat.changed")).to_have_count(0)  # who has acted has read it
    expect(page.locator("[data-skip]")).to_be_visible()


def test_when_the_turn_comes_back_three_lines_tell_what_others_did(open_page: Open) -> None:
    page = open_page("/")
    set_up(page, "doggies", "bots", seats=4)
    recap = page.locator("[data-recap] li")
    for turn in range(6):
        if recap.count() or not await_turn(page):
            break
        play_on(page, turn)
        page.locator("aside button.move:enabled").first.wait_for()
    expect(recap).to_have_count(3)
    expect(page.locator(".seat.changed").first).to_be_visible()
