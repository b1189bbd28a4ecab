"""The board of Doggies: laying cards, walking and moving the map, by mouse, finger and keyboard."""

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
    play_with_bots,
    resize,
    scrolls_sideways,
    sight,
    violations,
)

SIZES = [(360, 740), (1280, 800)]  # the wide one last, where the next moment is played

# North of the start a coin, behind it an efreet and a trap; a portal in the east has its twin in the far west.
ROOMS = [
    {"x": 0, "y": 1, "card": "coin", "turn": 1},
    {"x": 0, "y": 2, "card": "efreet-bow", "turn": 0},
    {"x": 1, "y": 1, "card": "trap-sword", "turn": 1},
    {"x": 1, "y": 0, "card": "portal", "turn": 0},
    {"x": -1, "y": 0, "card": "two-coins", "turn": 0},
    {"x": -2, "y": 0, "card": "portal", "turn": 0},
]


def position(dog: str = "joan", **more: Any) -> dict[str, Any]:
    other = "ruta" if dog != "ruta" else "robin"
    return {"game": "doggies", "seats": 2, "players": [{"dog": dog}, {"dog": other}], "map": ROOMS, **more}


def room(page: Page, x: int, y: int) -> Locator:
    return page.locator(f"[data-room='{x},{y}']")


def ghosts(page: Page) -> Locator:
    return page.locator("[data-ghost]")


def choice(page: Page, move: str) -> Locator:
    return page.locator(f"[data-choice='{move}']")


def panel(page: Page, move: str) -> Locator:
    return page.locator(f".panel [data-move={move}]")


def zoom(page: Page) -> float:
    return float(page.locator(".world").evaluate("node => node.style.getPropertyValue('--zoom')"))


# --- Laying cards ------------------------------------------------------------------------------------------


def test_a_card_is_laid_by_tapping_a_place_turning_the_card_and_confirming(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position(phase="lay", drawn="two-coins"))
    ghost = page.locator("[data-ghost='-1,1']")
    ghost.click()
    first = ghost.get_attribute("data-turn")
    ghost.click()
    expect(ghost).not_to_have_attribute("data-turn", first or "")
    second = ghost.get_attribute("data-turn")
    ghost.hover()
    page.mouse.wheel(0, 100)
    expect(ghost).not_to_have_attribute("data-turn", second or "")
    third = ghost.get_attribute("data-turn")
    page.locator("[data-spin]").click()
    expect(ghost).not_to_have_attribute("data-turn", third or "")
    turn = ghost.get_attribute("data-turn")
    expect(room(page, -1, 1)).to_have_count(0)
    page.locator("[data-lay]").click()
    expect(room(page, -1, 1)).to_be_visible()
    expect(page.locator(".log")).to_contain_text("north-west")
    assert turn is not None


def test_only_legal_rotations_are_offered(open_page: Open) -> None:
    """All turns that a place is tapped through are moves of the list, and all of the list come up."""
    page = open_page("about:blank")
    bring(page, **position(phase="lay", drawn="coin"))
    ghost = page.locator("[data-ghost='0,3']")
    ghost.click()
    listed = page.locator("aside [data-move^='lay 0,3 ']").evaluate_all(
        "nodes => nodes.map(node => node.dataset.move.split(' turn ')[1])"
    )
    assert len(listed) > 1
    page.locator("aside [data-move^='lay 0,3 ']").first.hover()
    expect(page.locator("[data-pointed]")).to_be_visible()  # a line points at its place
    seen = []
    for _ in listed:
        turn = ghost.get_attribute("data-turn") or ""
        seen.append(turn)
        ghost.click()
        expect(ghost).not_to_have_attribute("data-turn", turn)
    assert sorted(seen) == sorted(listed)


def test_keyboard_alone_lays_a_card(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position(phase="lay", drawn="two-coins"))
    expect(ghosts(page).first).to_be_visible()
    page.locator(".map").focus()
    page.keyboard.press("Enter")
    ghost = page.locator("[data-ghost]:focus")
    expect(ghost).to_have_count(1)
    page.keyboard.press("Enter")
    expect(ghost).to_have_attribute("aria-pressed", "true")
    before = ghost.get_attribute("data-turn")
    page.keyboard.press("r")
    expect(ghost).not_to_have_attribute("data-turn", before or "")
    expect(ghost).to_have_accessible_name(re.compile("exits"))
    at = ghost.get_attribute("data-ghost")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-room='{at}']")).to_have_count(1)


def test_arrow_keys_move_from_room_to_room(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position())
    expect(room(page, 0, 0)).to_be_visible()
    page.locator(".map").focus()
    page.keyboard.press("Enter")
    expect(room(page, 0, 0)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(room(page, 0, 1)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(room(page, 1, 1)).to_be_focused()
    expect(room(page, 1, 1)).to_have_accessible_name(re.compile("Trap .sword.*exits: east, west"))


# --- The way out --------------------------------------------------------------------------------------------


def test_a_walk_is_drawn_with_its_totals_and_taken_back_step_by_step(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position("joan"))
    panel(page, "leave").click()
    tally = page.locator("[data-tally]")
    expect(tally).to_contain_text("5 paws")
    expect(room(page, 0, 1)).to_have_class(re.compile("glows"))
    expect(room(page, 0, 2)).not_to_have_class(re.compile("glows"))
    room(page, 0, 1).click()
    expect(page.locator(".way .leg")).to_have_count(1)
    choice(page, "claim").click()
    expect(tally).to_contain_text("4 paws")
    expect(tally).to_contain_text("1 coin")
    room(page, 0, 2).click()
    expect(choice(page, "fight")).to_be_visible()
    expect(choice(page, "pass")).to_contain_text("damage 1")
    expect(page.locator(".way .leg")).to_have_count(2)
    undo = page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    expect(page.locator(".way .leg")).to_have_count(1)
    undo.click()
    expect(choice(page, "claim")).to_be_visible()
    undo.click()
    expect(page.locator(".way .leg")).to_have_count(0)
    expect(tally).to_contain_text("5 paws")
    room(page, -1, 0).click()
    choice(page, "pass").click()
    page.locator("[data-out=north]").click()
    expect(page.locator(".log")).to_contain_text("gets out of the dungeon")


def test_portals_show_their_link_and_can_be_walked_through(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position())
    expect(room(page, 1, 0)).to_be_visible()
    room(page, 1, 0).hover()
    expect(page.locator(".halo")).to_have_count(1)
    panel(page, "leave").click()
    room(page, 1, 0).click()
    room(page, -2, 0).click()
    expect(page.locator(".way .leg.portal")).to_have_count(1)


def test_closed_passage_says_why(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position())
    panel(page, "leave").click()
    room(page, 1, 0).click()
    expect(page.locator(".way .leg")).to_have_count(1)
    room(page, 1, 1).click(force=True)  # it is marked as disabled, and still answers
    expect(page.get_by_role("alert")).to_contain_text("wall")


def test_bonk_breaks_through_the_tapped_wall(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position("bonk"))
    panel(page, "leave").click()
    page.locator("[data-punch=south]").click()
    expect(page.locator("#prompt")).to_contain_text("straight outside and cannot be undone")
    page.get_by_role("button", name="Yes", exact=True).click()
    expect(page.locator(".log")).to_contain_text("punches through to the south")


def test_sharik_rotates_a_card_picked_on_the_map(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position("sharik"))
    panel(page, "leave").click()
    page.locator("[data-spin-side=west]").click()
    turns = page.locator("[data-choice^='turn west']")
    expect(turns).to_have_count(3)
    before = room(page, -1, 0).inner_text()
    turns.first.click()
    expect(room(page, -1, 0)).not_to_have_text(before)
    expect(page.locator("[data-spin-side=west]")).to_have_count(0)


# --- The map ------------------------------------------------------------------------------------------------


def test_the_map_is_dragged_zoomed_and_fitted(open_page: Open) -> None:
    page = open_page("about:blank")
    bring(page, **position())
    expect(room(page, 0, 0)).to_be_visible()
    fitted = sight(page)
    box = page.locator(".map").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    expect_other_sight(page, fitted)
    zoomed = sight(page)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    expect_other_sight(page, zoomed)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="The whole map").click()
    expect(page.locator(".world")).to_have_attribute("style", fitted)
    page.locator(".map").focus()
    for key in ("+", "-", "ArrowLeft", "ArrowUp"):
        before = sight(page)
        page.keyboard.press(key)
        expect_other_sight(page, before)
    page.keyboard.press("0")
    expect(page.locator(".world")).to_have_attribute("style", fitted)


def test_two_fingers_zoom_and_one_drags(open_page: Open) -> None:
    page = open_page("about:blank", has_touch=True)
    bring(page, **position())
    resize(page, 360, 740)
    expect(room(page, 0, 0)).to_be_visible()
    page.locator(".map").scroll_into_view_if_needed()
    box = page.locator(".map").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": left, "y": top, "id": number} for number, (left, top) in enumerate(points)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    before, scale = sight(page), zoom(page)
    touch("touchStart", (x - 30, y))
    touch("touchStart", (x - 30, y), (x + 30, y))
    for far in (40, 60, 80):
        touch("touchMove", (x - far, y), (x + far, y))
    touch("touchEnd")
    expect_other_sight(page, before)
    pinched = sight(page)
    assert zoom(page) > scale * 1.3
    touch("touchStart", (x, y))
    for far in (10, 30, 50):
        touch("touchMove", (x + far, y + far))
    touch("touchEnd")
    expect_other_sight(page, pinched)


# --- All of it ----------------------------------------------------------------------------------------------


def act(page: Page, turn: int) -> bool:
    """Makes a move, on the board if it has a place there, every third from the list. Tells whether on the board."""
    listed = [str(move) for move in moves(page).evaluate_all("nodes => nodes.map(node => node.dataset.move)")]
    if turn % 3 == 0:
        wanted = "leave" if "leave" in listed and turn > 8 else listed[0]
        page.locator(f"aside [data-move='{wanted}']").click()
        return False
    if ghosts(page).count():
        ghosts(page).first.click()
        page.locator("[data-lay]").click()
    elif page.locator("[data-choice]").count():
        page.locator("[data-choice]").last.click()
    elif page.locator("[data-out]").count():
        page.locator("[data-out]").first.click()
    elif page.locator("[data-room].glows").count():
        page.locator("[data-room].glows").first.click()
    elif page.locator(".panel [data-move]").count():
        page.locator(".panel [data-move]").first.click()
    else:
        return False
    return True


def test_a_whole_game_against_a_bot_on_the_board_and_from_the_list(open_page: Open) -> None:
    page = open_page("/")
    play_with_bots(page, "doggies", seats=2)
    on_board = made = 0
    while await_turn(page):
        on_board += act(page, made)
        made += 1
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".result").get_by_role("rowheader", name="Private quest")).to_be_visible()
    expect(page.locator(".seats [data-quest]")).to_have_count(2)
    assert on_board >= made // 2
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".doggies .map")).to_be_visible()


@pytest.mark.parametrize("lang", languages("en", "ru"))
def test_every_moment_is_accessible_and_fits(open_page: Open, lang: str) -> None:
    page = open_page("/", lang=lang)

    def look(moment: str) -> None:
        for width, height in SIZES:
            resize(page, width, height)
            assert not violations(page), f"{moment}, {width} wide"
            assert not scrolls_sideways(page), f"{moment}, {width} wide"

    bring(page, **position("sharik", phase="lay", drawn="vagabond-bow"))
    ghosts(page).first.click()
    look("laying")
    page.goto("/")
    loot = ["vagabond-bow-paw", "efreet-sword", "chest", "excalibark"]
    players = [{"dog": "sharik", "loot": loot, "potions": {"sword": 1, "bow": 1}}, {"dog": "ruta"}]
    bring(page, **position(players=players))
    page.locator(".seats [aria-expanded]").first.click()
    panel(page, "leave").click()
    room(page, 0, 1).click()
    choice(page, "claim").click()
    room(page, 1, 1).click()
    expect(choice(page, "pour")).to_be_visible()
    look("in a trap")
