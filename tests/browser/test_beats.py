"""What happens is told in beats: the log waits for the scene, a click or a key goes on; one may skip to one's turn."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Open, bring, set_up

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


def test_a_treasure_opens_an_adventure_is_summed_up_and_the_winner_celebrated(open_page: Open) -> None:
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


def test_without_motion_everything_is_told_at_once(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **LOOT)
    page.evaluate(WATCH)
    page.locator("aside .move").first.click()
    expect(page.locator(".log")).to_contain_text("finds")
    page.locator(".panel [data-move=rest]").click()
    expect(page.locator(".result")).to_be_visible()
    assert page.evaluate("() => said") == []


def test_the_log_waits_until_the_cards_are_turned(open_page: Open) -> None:
    page = open_page("/", still=False)
    set_up(page, "raiders", "bots", seats=3)
    page.evaluate("""() => {
        globalThis.early = null;
        new MutationObserver(() => {
            const scene = document.querySelector('.scene');
            if (!scene || scene.querySelectorAll('.up').length >= 3) return;
            early = (early ?? '') + document.querySelector('aside .log').innerText;
        }).observe(document, {subtree: true, childList: true});
    }""")
    page.locator(".hand .glows").first.click()
    expect(page.locator("aside .log")).to_contain_text("room 2")
    early = page.evaluate("() => early")
    assert early is not None and "shows" not in early and "plays" not in early.split("room 1")[-1]


def test_one_skips_to_ones_turn_and_is_told_in_three_lines(open_page: Open) -> None:
    page = open_page("/")
    page.locator("[data-game=raiders]").click()
    page.locator("form input[value=bots]").locator("xpath=..").click()
    page.locator("form summary").click()
    page.locator("form input[value=steps]").locator("xpath=..").click()  # the bots stand until they are let on
    set_up(page, "raiders", "bots", seats=3)
    page.locator(".hand .glows").first.click()
    page.locator(".next [data-skip]").click()
    expect(page.locator("[data-recap] li")).to_have_count(3)
    expect(page.locator(".seat.changed").first).to_be_visible()
    expect(page.locator("[data-skip]")).to_have_count(0)
    page.locator(".hand .glows").first.click()
    expect(page.locator("[data-recap], .seat.changed")).to_have_count(0)  # who has acted has read it
    expect(page.locator(".next [data-skip]")).to_be_visible()
