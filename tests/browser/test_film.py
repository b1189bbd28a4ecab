"""Films of scenes, frame by frame: nothing is told before it is shown, in all four games."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.person import Open, bring
from tests.browser.test_doggies import position as ground
from tests.browser.test_serpent import position

# Everything that a frame tells or asks. Frames that are the same are kept once.
FILM = """() => {
    const text = (selector) => document.querySelector(selector)?.innerText ?? '';
    globalThis.film = [];
    const look = () => {
        const dice = [...document.querySelectorAll('.cube.tumbling svg')]
            .filter((svg) => !svg.closest('[inert]')) // those that are being taken away show no face any more
            .map((svg) => getComputedStyle(svg).fill);
        const frame = {
            rolling: dice.length,
            colours: new Set(dice).size,
            scene: document.querySelectorAll('.scene, [data-stage]').length,
            turned: document.querySelectorAll('.scene .up').length,
            log: text('aside .log'),
            live: text('p.sr[role=log]'),
            asked: text('p.sr[role=status]'),
            prompt: text('.dock #prompt'),
            moves: document.querySelectorAll('aside button.move, .dock [data-move]').length,
            lesson: text('[data-lesson] .text'),
            telling: document.querySelectorAll('.dock .telling').length,
            drawn: document.querySelectorAll('.drawn .card').length,
        };
        if (JSON.stringify(frame) !== JSON.stringify(film.at(-1))) film.push(frame);
        requestAnimationFrame(look);
    };
    look();
}"""


def filmed(page: Page) -> list[dict[str, Any]]:
    """Waits for the question that follows the scene and returns the frames until then."""
    page.wait_for_function("() => film.some(({rolling, scene}) => rolling || scene)")
    page.wait_for_function("() => film.at(-1).moves && !film.at(-1).rolling && !document.querySelector('[data-stage]')")
    frames: list[dict[str, Any]] = page.evaluate("() => film")
    return frames


def asks(frame: dict[str, Any]) -> bool:
    return bool(frame["asked"] or frame["prompt"] or frame["moves"])


def test_dice_are_neutral_and_nothing_is_told_until_they_rest(open_page: Open) -> None:
    page = open_page("about:blank", still=False)
    bring(page, game="chest", seats=1, heroes="knight", level=3, phase="regroup")
    expect(page.locator("aside .move").first).to_be_visible()
    expect(page.locator(".tumbling")).to_have_count(0)  # of the party, as the table was opened
    page.evaluate(FILM)
    page.locator("aside [data-move=descend]").click()
    frames = filmed(page)
    rolling = [frame for frame in frames if frame["rolling"]]
    assert rolling and all(frame["colours"] == 1 for frame in rolling), "no colour of a face before the die rests"
    assert [frame for frame in rolling if "dice show" in frame["log"] + frame["live"]] == []
    assert [frame for frame in rolling if asks(frame)] == [], "what is asked follows from the roll"
    assert "dice show" in frames[-1]["log"] and "dice show" in frames[-1]["live"] and asks(frames[-1])


def test_cards_turn_before_anything_tells_of_them_and_the_lesson_waits(open_page: Open) -> None:
    page = open_page("/lesson/raiders", still=False)
    expect(page.locator("[data-lesson-on]")).to_be_visible()
    for _ in range(3):
        page.locator("[data-lesson-on]").click()
    page.locator(".hand [data-card='5'].glows").wait_for()
    page.evaluate(FILM)
    page.locator(".hand [data-card='5']").click()
    frames = filmed(page)
    before = frames[0]
    scene = [frame for frame in frames if frame["scene"]]
    dark = [frame for frame in scene if frame["turned"] < 3]
    assert dark and all(frame["log"] == before["log"] for frame in dark)
    assert [frame for frame in dark if "coins" in frame["live"]] == []
    assert [frame for frame in scene if asks(frame) or frame["lesson"] != before["lesson"]] == []
    assert frames[-1]["lesson"] != before["lesson"] and frames[-1]["log"] != before["log"]


def test_the_next_question_waits_for_the_battle(open_page: Open) -> None:
    page = open_page("about:blank", still=False)
    setting = position("villainy")
    setting["heroes"][1]["hand"] = []  # no card can answer: the battle is fought in one step
    bring(page, **setting)
    page.locator("[data-card=corrupt-knight]").first.click()
    page.locator("[data-thing='form:melee']").click()
    page.evaluate(FILM)
    page.locator(".dock [data-move=unleash]").click()
    page.wait_for_function("() => film.some(({telling}) => telling) && !film.at(-1).telling")
    frames = page.evaluate("() => film")
    telling = [frame for frame in frames if frame["telling"]]
    assert telling and [frame for frame in telling if asks(frame)] == []
    assert "wound" not in telling[0]["log"] + telling[0]["live"] and "wound" in frames[-1]["log"]


def test_a_card_of_doggies_is_on_the_map_before_the_log_tells_of_it(open_page: Open) -> None:
    page = open_page("about:blank", still=False)
    bring(page, **ground(phase="turn"))
    page.locator("aside .move").first.wait_for()
    page.evaluate(FILM)
    page.locator("aside [data-move=explore]").click()
    page.wait_for_function("() => film.at(-1).moves && film.at(-1).log !== film[0].log")
    frames = page.evaluate("() => film")
    told = next(frame for frame in frames if frame["log"] != frames[0]["log"])
    assert told["drawn"], "the card lies open in the frame in which it is told"
