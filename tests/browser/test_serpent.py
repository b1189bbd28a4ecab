"""The board of Serpent: villainy, battles and the growing map, by mouse, finger and keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import (
    Open,
    await_turn,
    bring,
    expect_other_sight,
    languages,
    moves,
    play_on,
    play_with_bots,
    resize,
    scrolls_sideways,
    set_up,
    sight,
    violations,
)

SIZES = [(360, 740), (1280, 800)]


def position(phase: str, **more: Any) -> dict[str, Any]:
    """Nord to move; Bel is rich in peril and can answer an attack."""
    heroes = [
        {"hero": "nord", "glory": 9, "hand": ["corrupt-knight", "constrictor", "acid-stream", "blade-of-ilbor"]},
        {"hero": "bel", "peril": 12, "glory": 8, "saved": 1, "hand": ["repel", "ward-of-scales"]},
    ]
    return {"game": "serpent", "seats": 2, "active": 0, "phase": phase, "heroes": heroes, **more}


# Things of every kind before the heroes.
PIECES = [
    {"card": "plate-of-gwildor", "seat": 0},
    {"card": "battle-trance", "seat": 0},
    {"card": "snakeman", "seat": 0, "zone": "lair", "wounds": 1},
    {"card": "frailty", "seat": 0, "owner": 1, "zone": "curse"},
    {"card": "stone-maw", "seat": 0, "owner": 1, "zone": "laid", "place": "crossroads"},
    {"card": "nest-viper", "seat": 1, "zone": "minion"},
]


def card(page: Page, name: str) -> Locator:
    return page.locator(f".hand [data-card={name}]")


def place(page: Page, name: str) -> Locator:
    return page.locator(f"[data-place={name}]")


def chip(page: Page, thing: str) -> Locator:
    return page.locator(f"[data-thing='{thing}']")


def button(page: Page, move: str) -> Locator:
    return page.locator(f".panel [data-move='{move}']")


def take_the_seat(page: Page) -> None:
    """Lift the curtain between two people at one screen."""
    page.get_by_role("dialog").get_by_role("button").last.click()


# --- Villainy and battle -----------------------------------------------------------------------------------


def test_a_monster_is_sent_by_card_and_form_and_the_plan_is_shown(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position("villainy"))
    expect(page.locator(".rivals")).to_contain_text("12")
    card(page, "corrupt-knight").click()
    expect(page.locator(".aim")).to_contain_text("Corrupt Knight")
    chip(page, "form:magic").click()
    expect(page.locator(".plans")).to_contain_text("Corrupt Knight")
    expect(button(page, "unleash")).to_be_visible()


def test_a_trap_is_set_on_the_map(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position("villainy"))
    card(page, "acid-stream").click()
    expect(place(page, "crossroads")).to_have_class(re.compile("glows"))
    place(page, "crossroads").click()
    expect(page.locator(".plans")).to_contain_text("Acid Stream")


def send_the_knight(page: Page) -> None:
    """Nord sends a knight; Bel may respond."""
    bring(page, **position("villainy"))
    card(page, "corrupt-knight").click()
    chip(page, "form:melee").click()
    button(page, "unleash").click()
    take_the_seat(page)


def test_a_battle_is_a_scene_with_its_stages(open_page: Open) -> None:
    page = open_page("/")
    send_the_knight(page)
    scene = page.locator(".battle")
    expect(scene.locator("[aria-current=step]")).to_have_text("response")
    expect(scene).to_contain_text("Corrupt Knight")
    page.get_by_role("button", name="Show the map").click()
    expect(scene).to_have_count(0)
    page.get_by_role("button", name="Back to the battle").click()
    expect(scene).to_be_visible()
    button(page, "pass").click()
    expect(scene.locator(".total").first).to_be_visible()
    expect(scene.locator(".part").first).to_have_text(re.compile("melee 6"))
    expect(scene.locator(".verdict")).not_to_have_count(0)


def test_windows_pass_automatically_until_the_setting_changes(open_page: Open) -> None:
    page = open_page("/")
    send_the_knight(page)
    page.locator("[data-spare=response]").click()
    page.locator("[data-span=mine]").click()
    expect(page.locator(".log")).to_contain_text("rolled")  # it was passed, the dice have fallen
    standing = page.locator("[data-standing=response]")
    expect(standing).to_contain_text("not until my turn")
    standing.click()
    expect(standing).to_have_count(0)


# --- The map -----------------------------------------------------------------------------------------------


def test_hero_moves_to_highlighted_places_and_others_say_why_not(open_page: Open) -> None:
    page = open_page("about:blank")
    far = [{"place": "temple-gate"}, {"place": "crossroads", "y": -1}, {"place": "snake-crawl", "y": -2}]
    tired = position("heroic", map=far)
    tired["heroes"][0]["actions"] = 1
    bring(page, **tired)
    place(page, "snake-crawl").click(force=True)  # marked as disabled, and still answers
    expect(page.get_by_role("alert")).to_contain_text("You cannot reach")
    place(page, "crossroads").click()
    expect(page.locator(".log")).to_contain_text("enters “Crossroads”")


@pytest.mark.parametrize(("seat", "need"), [(0, "you need 3 or more on the die"), (1, "you need 2 or more on the die")])
def test_location_shows_what_the_own_hero_must_roll(open_page: Open, seat: int, need: str) -> None:
    """A way out that asks for magic 9: Nord has 4, and 2 more at blocked exits; Bel has 7."""
    page = open_page("about:blank")
    map = [{"place": "temple-gate"}, {"place": "gloomy-bonewalk", "x": -1}]
    bring(page, **{**position("heroic", map=map), "active": seat})
    place(page, "gloomy-bonewalk").hover()
    expect(page.get_by_text(need)).to_be_visible()


def test_hero_walks_several_steps_with_one_tap(open_page: Open) -> None:
    page = open_page("about:blank")
    far = [{"place": "temple-gate"}, {"place": "crossroads", "y": -1}, {"place": "snake-crawl", "y": -2}]
    bring(page, **position("heroic", map=far))
    place(page, "snake-crawl").click()
    expect(page.locator(".log")).to_contain_text("enters “Crossroads”")
    expect(page.locator(".log")).to_contain_text("enters “Snake Crawl”")


def test_list_shows_traps_on_a_way_and_ends_with_the_end_of_the_phase(open_page: Open) -> None:
    page = open_page("about:blank")
    nord = {"hero": "nord", "place": "pit-of-offerings", "actions": 3}
    row = [{"place": "crossroads", "x": -1}, {"place": "temple-gate"}, {"place": "pit-of-offerings", "x": 1}]
    bring(page, **{**position("heroic", map=row), "heroes": [nord, {"hero": "bel"}]})
    listed = page.locator("aside [data-move]")
    expect(listed.last).to_have_attribute("data-move", "done")
    for place in ("temple-gate", "crossroads"):  # the second is a walk through the same exit
        note = page.locator(f"aside [data-move='go {place}'] .note")
        expect(note).to_contain_text(re.compile("trap.*die.*wound"))
        assert note.evaluate("note => note.closest('.list').scrollWidth <= note.closest('.list').clientWidth")
    page.locator("[data-place=temple-gate]").hover()
    expect(page.locator(".tip")).to_contain_text("wound")


def test_a_window_of_another_size_shows_the_whole_map_again(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position("heroic"))
    before = sight(page)
    page.get_by_role("button", name="Zoom in").click()
    expect_other_sight(page, before)
    nearer = sight(page)
    resize(page, 1440, 900)
    expect_other_sight(page, nearer)  # a page that starves would not notice two changes that cancel each other
    resize(page, 1280, 800)
    expect(page.locator(".world")).to_have_attribute("style", before)


def test_quest_attempt_shows_the_value_to_test(open_page: Open) -> None:
    page = open_page("about:blank")
    armoury = [{"place": "temple-gate"}, {"place": "armoury-of-ilbor", "y": -1}]
    crown = position("heroic", map=armoury, quests=[{"quest": "crown-of-ilbor", "seat": 0}])
    crown["heroes"][0] |= {"place": "armoury-of-ilbor", "glory": 20}
    bring(page, **crown)
    quest = page.locator("[data-quest=crown-of-ilbor]").first
    expect(quest).to_contain_text("you are there")
    quest.hover()
    expect(place(page, "armoury-of-ilbor")).to_have_class(re.compile("pointed"))
    quest.click()
    chip(page, "stat:speed").click()
    expect(page.locator(".log")).to_contain_text("Crown of Ilbor")


def test_the_map_zooms_and_the_keyboard_finds_the_places(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position("heroic"))
    expect(place(page, "temple-gate")).to_be_visible()
    before = sight(page)
    page.get_by_role("button", name="Zoom in").click()
    expect_other_sight(page, before)
    page.get_by_role("group", name="Map of the dungeon").focus()
    page.keyboard.press("Enter")
    focused = page.locator(":focus")
    expect(focused).to_have_class(re.compile("glows"))
    name = focused.get_attribute("data-place")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-place={name}]")).to_have_accessible_name(re.compile("Here:"))
    expect(page.locator(".log button")).not_to_have_count(0)


def test_a_location_is_tried_turned_and_laid(open_page: Open) -> None:
    page = open_page("/")
    set_up(page, "serpent", "solo")
    site = page.locator("[data-cell]").first
    site.click()
    expect(site).to_have_class(re.compile("tried"))
    chips = page.locator("[data-thing^='lay:']")
    expect(chips.first).to_be_visible()
    locations = page.locator("[data-place]")
    before = locations.count()
    site.click()  # a second touch lays it as it is shown
    expect(locations).to_have_count(before + 1)


# --- The whole ---------------------------------------------------------------------------------------------


def test_rounds_against_bots_can_be_played(open_page: Open) -> None:
    page = open_page("/")
    play_with_bots(page, "serpent", seats=3)
    for turn in range(10):
        assert await_turn(page)
        assert play_on(page, turn * 7)


def look(page: Page, scene: str) -> None:
    """Checks that axe finds no fault and nothing scrolls sideways, on a phone and on a wide screen."""
    for width, height in SIZES:
        resize(page, width, height)
        assert not violations(page), (scene, width)
        assert not scrolls_sideways(page), (scene, width)


@pytest.mark.parametrize("lang", languages("en", "ru"))
def test_the_board_is_accessible_and_fits(open_page: Open, lang: str) -> None:
    page = open_page("about:blank", lang=lang)
    bring(page, **position("villainy", pieces=PIECES, tokens=3))
    card(page, "corrupt-knight").click()
    expect(page.locator(".aim")).to_be_visible()
    look(page, "villainy")
    chip(page, "form:melee").click()
    button(page, "unleash").click()
    take_the_seat(page)
    expect(page.locator(".battle")).to_be_visible()
    look(page, "battle")
    page.goto("/")
    set_up(page, "serpent", "solo")
    page.locator("[data-cell]").first.click()
    expect(page.locator("[data-thing^='lay:']").first).to_be_visible()
    look(page, "a location is laid")


def test_hand_is_described_to_screen_readers(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position("heroic"))
    expect(card(page, "corrupt-knight")).to_have_accessible_name(re.compile(r"Corrupt Knight\. monster .* costs \d+"))
    expect(place(page, "temple-gate")).to_have_accessible_name(re.compile("Temple Gate.*north: open.*Here:"))
    expect(moves(page).first).to_be_visible()
