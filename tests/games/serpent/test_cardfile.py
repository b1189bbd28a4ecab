"""СОСТАВ ИГРЫ – the cards file: the numbers of the box, and mistakes named by file, card and field."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from undercroft.games.serpent.box import cards

PACK = cards.FOLDER / "cards.toml"


def test_numbers_of_the_box() -> None:
    pack = cards.LEGENDARY
    assert len(pack.locations) == 22
    assert sum(row.copies for row in pack.monsters) + sum(row.copies for row in pack.cards) == 59
    assert len(pack.quests) == 14 and len(pack.heroes) == 6 and len(pack.events) == 1
    assert {quest.category for quest in pack.quests} == {
        "artefact", "influence", "sacrifice", "hunt", "search", "escort", "threat", "chance",
    }  # fmt: skip


def test_known_facts() -> None:
    pack = cards.LEGENDARY
    places = {row.id: row for row in pack.locations}
    assert (places["temple-gate"].glory, places["temple-gate"].peril, places["crossroads"].peril) == (1, 2, 4)
    monsters = {row.id: row for row in pack.monsters}
    assert monsters["snakeman"].attacks == ["melee"] and monsters["corrupt-knight"].values[0] == 6
    assert all(row.cost == 2 for row in pack.monsters if "spawn" in row.kinds)
    heroes = {row.id: row for row in pack.heroes}
    assert heroes["bel"].values[0][:2] == (1, 7) and all(row.health == 18 for row in pack.heroes)
    assert heroes["elendus"].values[1:] == [(3, 6, 5), (4, 6, 5), (4, 6, 6)]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('do = ["wound 2"]', 'do = ["wund 2"]', r"monster 'snakeman'.*effects.*unknown word 'wund'"),
        (
            'exits = ["open", "open", "open", "open"]',
            'exits = ["open", "door", "open", "open"]',
            "'door' is not an exit",
        ),
        ('obstacle = "danger 1"', 'obstacle = "swamp"', "'swamp' is not an obstacle"),
        ('places = ["armoury-of-ilbor"]', 'places = ["armory"]', "no location 'armory'"),
        ('to = "temple-gate"', "", "leads to a second location"),
        ('kinds = ["serpentfolk"]', 'kinds = ["snakefolk"]', "unknown word 'snakefolk'"),
        ('mods = ["pack +1"]', 'mods = ["pack +1 of bananas"]', "unknown word 'bananas'"),
        ('test = ["level 10"]', 'test = ["level ten"]', "'level ten' is not a test"),
        ("health = 18", 'health = "many"', "hero 'roderick': field 'health'"),
        ('kind = "entrance"', 'kind = "tunnel"', "exactly one entrance"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, old: str, new: str, why: str) -> None:
    text = PACK.read_text("utf-8")
    assert old in text
    broken = tmp_path / "cards.toml"
    broken.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(uc.BadCards, match=why):
        cards.Pack(broken, has_event=True)
