"""СОСТАВ ИГРЫ – the cards file: the numbers of the box, and mistakes named by file, card and field."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from undercroft.games.serpent.box import cards

PACK = cards.FOLDER / "cards.toml"


def test_the_box_has_the_printed_numbers_of_cards() -> None:
    pack = cards.LEGENDARY
    assert len(pack.locations) == 22
    assert sum(row.copies for row in pack.monsters) + sum(row.copies for row in pack.cards) == 59
    assert len(pack.quests) == 14 and len(pack.heroes) == 6 and len(pack.events) == 1
    assert {quest.category for quest in pack.quests} == {
        "artefact", "influence", "sacrifice", "hunt", "search", "escort", "threat", "chance",
    }  # fmt: skip


def test_known_figures_of_the_box_are_as_printed() -> None:
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
        ('to = "temple-gate"', "", "lead to a second location"),
        ('kinds = ["serpentfolk"]', 'kinds = ["snakefolk"]', "unknown word 'snakefolk'"),
        ('mods = ["pack +1"]', 'mods = ["pack +1 of bananas"]', "unknown word 'bananas'"),
        ('test = ["level 10"]', 'test = ["level ten"]', "'level ten' is not a test"),
        ("health = 18", 'health = "many"', "hero 'roderick': field 'health'"),
        ('kind = "entrance"', 'kind = "tunnel"', "exactly one entrance"),
        # figures that a card of its sort has no use for
        ("health = 18", "health = 0", "hero 'roderick': field 'health': from 1 to 99"),
        ("copies = 2\ncost = 8", "copies = -1\ncost = 8", "monster 'snakeman': field 'copies': from 0 to 99"),
        ("copies = 0 ", "copies = 1 ", "monster 'nakari': field 'copies': Nakari is set apart"),
        ('lair_of = "nakari"', "", "field 'lair_of': Nakari"),
        ("glory = 2\nperil = 4", 'glory = 2\nperil = 4\nlair_of = "nakari"', "field 'lair_of': Nakari"),
        ('mods = ["pack +1"]', 'mods = ["stat melee +1"]', "monster 'corrupt-knight': field 'mods'"),
        ('mods = ["pack +1"]', 'mods = ["pack +1 of knight"]', "'pack' has no use for 'kinds'"),
        ('mods = ["pack +1"]', 'mods = ["pack"]', "a number is missing"),
        ('when = "attack", pay = 1, do', 'when = "attack", do', "an attack has at most one extra"),
        ('when = "beaten", do', 'when = "beaten", pay = 1, do', "'pay': an effect of 'beaten' has no use for it"),
        ('when = "enter", once = true, target = "richer-here"', 'when = "enter", target = "richer-here"', "say 'once'"),
        ('mode = "laid"\neffects = [{ when = "spring"', 'effects = [{ when = "spring"', "field 'mode'"),
        ('mode = "laid"', 'mode = "laid"\nupkeep = 1', "card 'acid-stream': field 'upkeep'"),
        ('duration = "permanent"\nkinds = ["hex"]', 'duration = "instant"\nkinds = ["hex"]', "card 'frailty': field"),
        ('cost = "X"', "cost = -1", "card 'tribute': field 'cost': from 0 to 99"),
        ('cost = 6\ntiming = "villainy"', 'cost = "X"\ntiming = "villainy"', "card 'brand-of-oblivion': field 'cost'"),
        ('target = "roll"', 'target = "rival"', "card 'slick-stone': field 'timing'"),
        ('kinds = ["ward"]\neffects', 'kinds = ["ward"]\nupkeep = 1\neffects', "card 'repel': field 'upkeep'"),
        ('kinds = ["ward"]\neffects', 'kinds = ["ward"]\ntarget = "rival"\neffects', "card 'repel': field 'target'"),
        ('target = "place", within = 2', 'target = "monster", within = 2', "'within': an effect of 'play'"),
        ("price = 26", "price = 26\nfee = 2", "quest 'heartstone': field 'fee'"),
        ("price = 26", "price = 26\nsteps = 2", "quest 'heartstone': field 'steps'"),
        ("price = 26", "price = 26\nhealth = 2", "quest 'heartstone': field 'health': only a hunt"),
        ("search = 9", "search = 0", "quest 'orders-cache': field 'search'"),
        ("dice = 2", "dice = 0", "quest 'oracles-dice': field 'dice'"),
        ('kept = ["stat melee +1"]', 'carried = ["burden 1"]', "quest 'crown-of-ilbor': field 'carried'"),
        ('monster = "nakari"', 'monster = "nakari"\nhealth = 3', "quest 'defeat-nakari': field 'health'"),
        ("most = 5 ", 'mods = ["stat melee +1"]\nmost = 5 ', "event 'wrath': field 'mods'"),
    ],
)
def test_errors_name_the_field(tmp_path: Path, old: str, new: str, why: str) -> None:
    text = PACK.read_text("utf-8")
    assert old in text
    broken = tmp_path / "cards.toml"
    broken.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(uc.BadCards, match=why):
        cards.Pack(broken, has_event=True)
