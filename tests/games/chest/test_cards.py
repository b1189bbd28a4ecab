"""cards.toml: the figures of the box, and mistakes named by file, card and field."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from undercroft.games.chest.cards import CARDS, FOLDER, Cards


def corrected(tmp_path: Path, old: str, new: str) -> Path:
    text = (FOLDER / "cards.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "cards.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (CARDS.party_dice, CARDS.dungeon_dice, CARDS.levels, CARDS.adventures) == (7, 7, 10, 3)
    assert sum(token.count for token in CARDS.tokens) == 36
    assert len(CARDS.heroes) == 8
    assert len(CARDS.sides) == 16
    assert len(CARDS.achievements) == 12
    assert {hero.master_at for hero in CARDS.heroes} == {5}


def test_every_row_has_a_grade() -> None:
    for rows in (CARDS.party, CARDS.dungeon, CARDS.tokens, CARDS.companions, CARDS.heroes, CARDS.sides, CARDS.ranks):
        assert {row.grade for row in rows} == {"A"}


BAD = [
    ('id = "warrior"', 'id = "fighter"', "party 'fighter': field 'id'"),
    ('id = "portal"  # городской портал\ngrade = "A"\ncount = 4', 'id = "portal"\ngrade = "A"\ncount = 5', "sum to 37"),
    ("count = 3", "count = 0", "token 'sword': field 'count' = 0"),
    ('grade = "A"', 'grade = "Z"', "party 'warrior': field 'grade' = 'Z'"),
    ("party_dice = 7", "party_dice = 8", "party_dice"),
    ("levels = 10", 'levels = "ten"', "levels: expected a number"),
    ("dragon_wakes = 3", "dragon_wakes = 0", "dragon_wakes: expected a number from 1 to 7, got 0"),
    ("dragon_needs = 3", "dragon_needs = 99", "dragon_needs: expected a number from 1 to 5, got 99"),
    ('id = "lure"', 'id = "bait"', "achievement 'bait': field 'id'"),
    ('id = "legend"', 'id = "emperor"', "rank 'emperor': field 'id'"),
    ('takes_all = ["goblin", "potion"]', 'takes_all = ["gnome"]', "party 'warrior': field 'takes_all'"),
    ('takes_all = ["goblin", "potion"]', "", "party 'warrior': field 'takes_all' is missing"),
    ("points = 2", "worth = 2", "token 'portal': unknown field 'worth'"),
    ('either = ["warrior", "mage"]', 'either = ["warrior"]', "side 'spellsword': field 'either'"),
    ('ultimate = "fury"', 'ultimate = "summon"', "side 'battlemage': field 'summons'"),
    ('master = "battlemage"', 'master = "warmage"', "side 'battlemage': field 'id': there is no such side"),
    ("points = 16", "points = 0", "rank 'breakfast': field 'points'"),
    ('serves_as = "warrior"\n[[token]]', "[[token]]", "token 'sword': field 'serves_as'"),
    ('serves_as = "warrior"\n[[token]]', 'serves_as = "scroll"\n[[token]]', "token 'sword': field 'serves_as'"),
    ('serves_as = "scroll"\n[[token]]', 'serves_as = "mage"\n[[token]]', "token 'scroll-token': field 'serves_as'"),
    ('takes_all = ["potion"]', 'takes_all = ["goblin"]', "party 'scroll': field 'takes_all': a scroll drinks"),
    ('takes_all = ["goblin", "potion"]', 'takes_all = ["goblin", "goblin"]', "party 'warrior': field 'takes_all'"),
    ('made_of = "goblin"', "", "companion 'goblin-thief': field 'made_of'"),
    ('serves_as = "thief"\nmade_of', 'serves_as = "scroll"\nmade_of', "companion 'goblin-thief': field 'serves_as'"),
    ('ultimate = "fury"', 'ultimate = "fury"\npower = 2', "side 'battlemage': field 'power'"),
    ('ultimate = "strike"', 'ultimate = "strike"\nextra = "mage"', "side 'mercenary': field 'extra'"),
    ('extra = "warrior"', 'extra = "scroll"', "side 'commander': field 'extra'"),
    ('either = ["warrior", "mage"]', 'either = ["warrior", "mage", "mage"]', "side 'spellsword': field 'either'"),
    ('either = ["warrior", "mage"]', 'either = ["warrior", "scroll"]', "side 'spellsword': field 'either'"),
    ('scrolls_become = "champion"', 'scrolls_become = "scroll"', "side 'knight': field 'scrolls_become'"),
    ("dragon_needs = 2", "dragon_needs = 6", "side 'dragon-slayer': field 'dragon_needs'"),
]


@pytest.mark.parametrize(("old", "new", "reason"), BAD)
def test_a_mistake_is_named_by_file_card_and_field(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(uc.BadCards, match="cards.toml") as refused:
        Cards(corrected(tmp_path, old, new))
    assert reason in str(refused.value)
