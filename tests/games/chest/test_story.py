"""The events of each deed, with their figures."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import NEXT, do, scene

MASTER = 5
Story = list[tuple[str, dict[str, Any]]]


def story(match: uc.Match) -> Story:
    """Returns the events of the last move of the adventurer in seat 0."""
    told = [(event.id.removeprefix("chest-event-"), event.args) for event in match.events[-1]]
    assert all(args.pop("who") == 0 for _, args in told)
    return told


@pytest.mark.parametrize(
    ("hero", "fields", "move", "outcomes", "told"),
    [
        (
            None,
            {"level": 4, "party": {"mage": 1, "champion": 1}, "dungeon": {"goblin": 3, "ooze": 1}},
            "champion > goblin×3",
            (),
            [("beaten", {"companion": "champion", "count": 3, "monster": "goblin"})],
        ),
        (
            None,
            {"level": 4, "phase": "loot", "party": {"thief": 1, "mage": 1}, "dungeon": {"chest": 2, "potion": 1}},
            "thief > chest×2",
            ("ring", "scale"),
            [
                ("opened", {"companion": "thief", "count": 2}),
                ("treasure", {"token": "ring"}),
                ("treasure", {"token": "scale"}),
            ],
        ),
        (
            None,
            {"level": 4, "phase": "loot", "party": {"scroll": 1}, "dungeon": {"potion": 2}},
            "scroll > potion×2",
            (),
            [("drank", {"companion": "scroll", "count": 2})],
        ),
        (
            None,
            {"level": 4, "phase": "loot", "party": {}, "dungeon": {"chest": 1}, "task": {"kind": "revive", "left": 2}},
            "revive thief",
            (),
            [("revived", {"face": "thief"})],
        ),
        (
            "mercenary",
            {"level": 4, "dungeon": {"goblin": 2, "ooze": 1}, "task": {"kind": "strike", "left": 2}},
            "strike ooze",
            (),
            [("struck", {"monster": "ooze"})],
        ),
        (
            "enchantress",
            {"level": 4, "xp": MASTER, "dungeon": {"goblin": 2, "ooze": 1}, "task": {"kind": "charm", "left": 2}},
            "charm goblin",
            (),
            [("charmed", {"monster": "goblin"})],
        ),
        (
            "occultist",
            {"level": 4, "xp": MASTER, "dungeon": {"skeleton": 3}},
            "ultimate×2",
            (),
            [
                ("ultimate", {"title": "necromancer", "ultimate": "summon"}),
                ("summoned", {"companion": "skeleton-warrior", "count": 2}),
            ],
        ),
        (
            None,
            {"level": 2, "tokens": {"scroll-token": 1}},
            "scroll-token",
            (),
            [("scroll", {"companion": "scroll-token"})],
        ),
        (
            None,
            {"level": 3, "lair": 2, "tokens": {"ring": 1}},
            "use ring",
            (),
            [("used", {"token": "ring", "level": 3})],
        ),
        (
            "crusader",
            {"level": 4, "xp": MASTER, "party": {"mage": 1}, "dungeon": {"ooze": 1, "chest": 1}, "tokens": {"bait": 1}},
            "pay bait",
            ("portal",),
            [
                ("ultimate", {"title": "paladin", "ultimate": "intervention"}),
                ("paid", {"token": "bait"}),
                ("treasure", {"token": "portal"}),
            ],
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_deed_is_told_with_its_figures(
    hero: str | None, fields: dict[str, Any], move: str, outcomes: tuple[str, ...], told: Story
) -> None:
    match = scene(hero, **fields)
    do(match, move, *outcomes)
    assert story(match) == told


def test_a_band_without_a_choice_goes_against_the_dragon_in_the_order_of_the_faces() -> None:
    match = scene("knight", xp=4, level=4, phase="dragon", party={"warrior": 1, "thief": 1, "champion": 1})
    do(match, "champion > dragon", "ring")
    assert story(match) == [
        ("against", {"companion": "champion"}),
        ("against", {"companion": "warrior"}),
        ("against", {"companion": "thief"}),
        ("dragon-beaten", {}),
        ("treasure", {"token": "ring"}),
        ("experience", {"count": 1}),
        ("master", {"title": "dragon-slayer"}),
        ("cleared", {"level": 4}),
    ]


def test_a_re_roll_tells_what_fell_on_each_side() -> None:
    match = scene(level=2, party={"mage": 2, "scroll": 1}, dungeon={"goblin": 1, "ooze": 1})
    do(match, "scroll")
    do(match, "reroll mage")
    do(match, "reroll ooze", "thief", "dragon")  # nothing else can be picked after it
    nobody = dict.fromkeys(("warrior", "cleric", "mage", "champion", "scroll"), 0)
    nothing = dict.fromkeys(("goblin", "skeleton", "ooze", "chest", "potion"), 0)
    assert story(match) == [("party", {**nobody, "thief": 1}), ("dungeon", {**nothing, "dragon": 1})]


def test_a_rest_is_told_with_the_level_and_what_it_earns() -> None:
    match = scene(level=3, phase="regroup", party={"mage": 1})
    do(match, "rest", *NEXT)
    assert story(match)[:3] == [
        ("rested", {"level": 3}),
        ("experience", {"count": 3}),
        ("adventure", {"number": 2, "of": 3}),
    ]


def test_a_flight_is_told_with_the_level() -> None:
    match = scene(level=3, party={"mage": 1}, dungeon={"goblin": 2})
    do(match, "flee", *NEXT)
    assert story(match)[0] == ("fled", {"level": 3})
