"""The browser verifies a finished match: it recomputes every die and card from the secret."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page, Route, expect

import undercroft as uc
from tests.browser.person import Open, bring_record, languages, resize, scrolls_sideways, violations


def played() -> uc.Match:
    """A match to its end, with dice that were sealed; two moves were taken back by consent."""
    match, chance = uc.deal("chest", seats=1), random.Random(5)
    is_taken_back = False
    while match.result is None:
        match.play(0, chance.choice(match.moves(0)))
        if len(match.steps) == 4 and not is_taken_back:
            match.take_back(2)
            is_taken_back = True
    return match


def check(page: Page, match: uc.Match, fair: str, button: str) -> None:
    bring_record(page, match)
    page.get_by_role("button", name=fair).click()
    page.get_by_role("button", name=button).click()


@pytest.mark.parametrize(
    ("lang", "fair", "button", "words"),
    languages(
        ("en", "Fair dice", "Check every roll here", "follow from the secret and match the record"),
        ("ru", "Честные броски", "Проверить здесь каждый бросок", "из секрета и совпада"),
    ),
)
def test_browser_recomputes_the_dice(open_page: Open, lang: str, fair: str, button: str, words: str) -> None:
    page, match = open_page("about:blank", lang=lang), played()
    check(page, match, fair, button)
    said = page.get_by_role("status").filter(has_text=words)
    expect(said).to_contain_text(str(uc.verify(match.private_record().dumps()).outcomes))
    for width, height in ((360, 740), (1280, 800)):
        resize(page, width, height)
        assert not violations(page)
        assert not scrolls_sideways(page)


def test_changed_outcome_is_detected(open_page: Open) -> None:
    """The server shows the dice as they fell but writes another outcome into the record."""
    page, match = open_page("about:blank"), played()

    def bend(route: Route) -> None:
        record = json.loads(route.fetch().body())
        record["deal"][2] = min({"cleric", "mage", "thief"} - {record["deal"][2]})
        route.fulfill(json=record)

    page.route("**/record", bend)
    check(page, match, "Fair dice", "Check every roll here")
    expect(
        page.get_by_role("alert").filter(has_text="Outcome 3 of the record does not follow from the secret")
    ).to_be_visible()


def test_false_outcome_is_detected(open_page: Open) -> None:
    page, match = open_page("about:blank"), played()

    def bend(route: Route) -> None:
        dice = json.loads(route.fetch().body())
        dice["rolled"][5]["shown"] = (dice["rolled"][5]["shown"] + 1) % len(dice["kinds"][dice["rolled"][5]["kind"]])
        route.fulfill(json=dice)

    page.route("**/dice", bend)
    check(page, match, "Fair dice", "Check every roll here")
    expect(page.get_by_role("alert").filter(has_text="Outcome 6")).to_be_visible()
