"""The actions of a person at the table, in verbs."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Error, Locator, Page, expect

import undercroft as uc
from tests.browser.steady import SLOW

T = TypeVar("T")
Open = Callable[..., Page]  # opens a page as a new person
AXE = Path(__file__).parent / "node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def languages(english: T, russian: T) -> list[T]:
    """Returns the languages to try where only the words differ: Russian, whose words are longer; both in `make hunt`.
    Other tests look at all screens in both, and most tests play in English."""
    return [english, russian] if SLOW else [russian]


def set_up(page: Page, game: str, company: str, seats: int | None = None) -> None:
    """Goes from the home page to a table: chooses a game and the company, and plays."""
    page.locator(f"[data-game={game}]").click()
    form = page.locator("form")
    form.locator(f"input[value={company}]").locator("xpath=..").click()
    if seats is not None:
        form.locator(f"input[value='{seats}']").locator("xpath=..").click()
    form.locator("[data-start]").click()


def play_with_bots(page: Page, game: str, seats: int | None = None) -> None:
    set_up(page, game, "bots", seats)
    expect(page.locator(f".{game}")).to_be_visible()


def bring(page: Page, **position: Any) -> str:
    """A table that starts from a position written by hand; every seat is this person's. Opens it."""
    return bring_record(page, uc.load(position, seed=7))


def bring_record(page: Page, match: uc.Match) -> str:
    """A table of a match that was played elsewhere. Opens it. A page that has been nowhere yet (about:blank) is spared
    the way through the home page: this makes a guest of its person, who speaks its language."""
    if page.url != "about:blank":
        expect(page.locator(".me")).to_be_visible()  # the page knows who one is before anything is sent beside it
    record = match.private_record().dumps()
    headers = {"Content-Type": "application/json", "Accept-Language": page.evaluate("navigator.language")}
    answer = page.request.post("/api/records", data=record, headers=headers)
    table: str = answer.json()["table"]
    page.goto(f"/table/{table}")
    return table


def tool(page: Page, name: str) -> None:
    """Press a button for the table as a whole. A phone has it in a menu."""
    if page.locator("[data-menu]").is_visible():
        page.locator("[data-menu]").click()
    page.get_by_role("button", name=name).click()


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def moves(page: Page) -> Locator:
    """The list of legal moves beside the board."""
    return page.locator("aside button.move:enabled")


def play_on(page: Page, turn: int = 0) -> bool:
    """Make one move of the list, if it is this player's turn. Tells whether a move was made."""
    while (listed := moves(page).element_handles()) and not is_over(page):
        try:
            listed[turn % len(listed)].click()
        except Error as error:
            if "not attached" not in error.message:
                raise
            continue  # the list changed under the hand
        sure = page.locator(".panel").get_by_role("button", name=re.compile("^(Yes|Да)$"))
        if sure.count():
            sure.click()
        return True
    return False


def await_turn(page: Page) -> bool:
    """Wait until this player owes a move. Tells whether that is so; otherwise the game is over."""
    page.locator("aside button.move:enabled, .result").first.wait_for()
    return not is_over(page)


def play_to_the_end(*pages: Page, most: int = 10_000) -> int:
    """Everybody plays, in turns, until the result is shown to all. Returns the number of moves made."""
    made = 0
    for turn in range(most):
        if all(is_over(page) for page in pages):
            return made
        if not any([play_on(page, turn) for page in pages]):
            pages[0].wait_for_timeout(40)
        else:
            made += 1
    raise AssertionError(f"the game is not over after {made} moves")


# Whether a map's edge cuts one of these things off.
CUT_OFF = """targets => targets.some(target => {
    const thing = document.querySelector(target), map = thing?.closest('.map');
    if (!map) return false;
    const [inner, outer] = [thing, map].map(node => node.getBoundingClientRect());
    return inner.left < outer.left || inner.top < outer.top || inner.right > outer.right || inner.bottom > outer.bottom;
})"""

# Only what is wrong is worked out and told in full: what is right would be megabytes.
LOOK_FOR = """async rules => {
    const found = await axe.run(document, {
        runOnly: rules, resultTypes: ['violations'], preload: {assets: ['media']},
    });
    return found.violations;
}"""


def violations(page: Page) -> list[str]:
    """Returns what axe finds wrong with the page. Axe does not know that a map cuts off what lies beyond its edge, and
    takes such things for lying over, or under, what is beside the map."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(LOOK_FOR, RULES)
    return [
        f"{rule['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for rule in found
        for node in rule["nodes"]
        if rule["id"] != "target-size" or not page.evaluate(CUT_OFF, _things(node))
    ]


def _things(node: dict[str, Any]) -> list[str]:
    """Returns the element that a finding of axe is about."""
    related = [thing for check in node["any"] for thing in check["relatedNodes"]]
    return [thing["target"][0] for thing in (node, *related)]


# The layout follows the window when the next frame is drawn, and what is measured on it in the frame after.
SETTLED = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    .then(() => document.fonts.ready).then(() => true)"""


def resize(page: Page, width: int, height: int) -> None:
    """Gives the window another size and waits until the page is laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def sight(page: Page) -> str:
    """Returns the visible part of the map once everything has its place."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return str(page.locator(".world").get_attribute("style"))


def expect_other_sight(page: Page, before: str) -> None:
    expect(page.locator(".world")).not_to_have_attribute("style", before)


def table_id(page: Page) -> str:
    page.wait_for_url(re.compile(r"/table/\w+"))
    return page.url.rsplit("/", 1)[1]
