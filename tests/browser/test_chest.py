"""A solo adventure in Chest, from the first page to the rank."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Open, bring, moves, play_to_the_end, set_up

# Dice tumble for a moment only: what was seen of it is counted while it happens.
WATCH = """() => {
    globalThis.tumbled = 0;
    const count = () => { tumbled = Math.max(tumbled, document.querySelectorAll('.tumbling').length); };
    new MutationObserver(count).observe(document, {subtree: true, childList: true, attributes: true});
}"""


def test_two_clicks_start_a_game(open_page: Open) -> None:
    page = open_page("/")
    page.locator("[data-game=chest]").click()
    page.locator("[data-start]").click()
    expect(page.get_by_role("list", name="Party").get_by_role("listitem")).to_have_count(7)
    expect(page.get_by_role("img", name="Level 1")).to_be_visible()


def test_solo_game_ends_with_a_rank_and_a_score_breakdown(open_page: Open) -> None:
    page = open_page("/")
    set_up(page, "chest", "solo")
    expect(moves(page).first).to_be_visible()
    play_to_the_end(page)
    result = page.locator(".result")
    expect(result.locator("#result-title")).to_contain_text("point")
    expect(result.locator(".rank").first).not_to_be_empty()
    expect(result.get_by_role("rowheader", name="Total")).to_be_visible()


def test_dice_land_as_in_the_view(open_page: Open) -> None:
    page = open_page("/", still=False)
    page.evaluate(WATCH)
    set_up(page, "chest", "solo")
    expect(page.locator(".mat .die")).to_have_count(7)
    expect(page.locator(".tumbling")).to_have_count(0)
    assert page.evaluate("() => tumbled") > 0


def test_a_companion_and_its_target_are_picked_on_the_board(open_page: Open) -> None:
    """A fight is two clicks; what cannot follow is quiet; nothing was rolled, so it can be taken back."""
    page = open_page("about:blank")
    bring(page, game="chest", seats=1, heroes="knight", level=4, dungeon={"goblin": 2, "skeleton": 1, "chest": 1})
    goblins = page.locator(".floor [data-face=goblin]")
    page.locator(".mat [data-face=warrior]").first.click()
    expect(page.get_by_role("button", name="Show all")).to_be_visible()
    expect(page.locator(".floor .glows")).to_have_count(3)
    goblins.first.click()
    expect(goblins).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(goblins).to_have_count(2)


def test_a_monster_that_joins_the_party_leaves_the_floor(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, game="chest", seats=1, heroes="half-goblin", level=4, dungeon={"goblin": 1, "skeleton": 1, "ooze": 2})
    goblins = page.locator(".floor [data-face=goblin]")
    expect(goblins).to_have_count(1)
    page.locator(".hero .use").click()
    expect(page.locator(".mat .ghost")).to_have_count(1)
    expect(goblins).to_have_count(0)
    expect(page.locator(".floor .die")).to_have_count(3)


def test_illegal_target_of_a_companion_says_why(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, game="chest", seats=1, heroes="knight", level=4, dungeon={"goblin": 2, "chest": 1})
    page.locator(".mat [data-face=warrior]").first.click()
    page.locator(".floor [data-face=chest]").click(force=True)  # marked as disabled, and still answers
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_unavailable_actions_say_why(open_page: Open) -> None:
    """Clicks on the first level with nothing but a chest: on the chest, a companion, a token, the hero."""
    page = open_page("about:blank")
    bring(page, game="chest", seats=1, heroes="knight", tokens={"scale": 1}, level=1, dungeon={"chest": 1})
    refused = page.get_by_role("alert")
    for thing in (".floor [data-face=chest]", ".mat [data-face=thief]", ".tokens .gold", ".hero .use"):
        page.locator(thing).click(force=True)  # marked as disabled, and still answers
        expect(refused).not_to_be_empty()
        refused.get_by_role("button", name="Close").click()
        expect(refused).to_have_count(0)


def test_awake_dragon_is_shown_and_the_question_names_every_way_out(open_page: Open) -> None:
    page = open_page("about:blank")
    fields = {"party": {"warrior": 1}, "tokens": {"ring": 1}}
    bring(page, game="chest", seats=1, heroes="minstrel", level=6, phase="dragon", lair=3, **fields)
    expect(page.locator(".floor").get_by_role("img", name="Dragon")).to_be_visible()
    for way in ("3 different companions", "ring", "ultimate", "flee"):
        expect(page.locator("#prompt")).to_contain_text(way)


def test_dice_picked_from_the_list_are_marked_on_the_board(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, game="chest", seats=1, heroes="mercenary", level=4, dungeon={"goblin": 2, "skeleton": 1})
    page.locator(".mat [data-face=scroll]").click()
    page.locator("aside [data-move='reroll thief']").click()
    expect(page.locator(".mat [data-face=thief]")).to_have_attribute("aria-pressed", "true")
    page.locator(".floor [data-face=skeleton]").click()
    page.get_by_role("button", name="Roll 2 dice").click()
    expect(page.locator(".log")).to_contain_text("scroll")


def test_dice_are_marked_for_a_re_roll_in_any_order(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, game="chest", seats=1, heroes="mercenary", level=4, dungeon={"goblin": 2, "skeleton": 1})
    page.locator(".mat [data-face=scroll]").click()
    page.locator(".floor [data-face=skeleton]").click()
    page.locator(".floor [data-face=goblin]").first.click()
    page.locator(".mat [data-face=thief]").click()
    page.get_by_role("button", name="Roll 3 dice").click()
    expect(page.locator(".log")).to_contain_text("scroll")
    expect(page.locator(".mat [data-face]")).to_have_count(6)


def test_potion_returns_a_die_with_a_chosen_face(open_page: Open) -> None:
    page = open_page("about:blank")
    party = {"warrior": 1, "mage": 1}
    bring(page, game="chest", seats=1, heroes="knight", level=3, phase="loot", dungeon={"potion": 1}, party=party)
    page.locator(".mat [data-face=mage]").click()
    page.locator(".floor [data-face=potion]").click()
    page.get_by_role("list", name="Which face").locator("[data-face=champion]").click()
    expect(page.locator(".mat [data-face=champion]")).to_have_count(1)


def test_fleeing_needs_confirmation(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, game="chest", seats=1, heroes="knight", level=4, dungeon={"goblin": 2})
    page.locator(".panel").get_by_role("button", name="Flee").click()
    page.locator(".panel").get_by_role("button", name="No").click()
    expect(page.get_by_role("img", name="Level 4")).to_be_visible()
    page.locator(".panel").get_by_role("button", name="Flee").click()
    page.locator(".panel").get_by_role("button", name="Yes").click()
    expect(page.get_by_role("img", name="Level 1")).to_be_visible()
