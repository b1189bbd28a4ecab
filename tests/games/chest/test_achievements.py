"""The twelve achievements, each judged from a record."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import NEXT, do, scene, table
from undercroft.games.chest import GAME
from undercroft.games.chest.achievements import PREFIX, judged

BAND = {"warrior": 1, "mage": 1, "thief": 1}


def won(match: uc.Match, seat: int = 0) -> set[str]:
    return {id.removeprefix(PREFIX) for id in judged(match, seat)}


def test_dragons_beaten_in_one_adventure_are_counted() -> None:
    match = scene("knight", xp=5, level=6, phase="dragon", party={"mage": 3, "thief": 4}, lair=3)
    do(match, "mage > dragon", "scale")
    assert won(match) == set()
    do(match, "descend", *["dragon"] * 3, *["chest"] * 4)
    do(match, "proceed")
    do(match, "mage > dragon", "scale")
    assert won(match) == {"dragon-killer", "lure", "odds"}
    do(match, "descend", *["dragon"] * 3, *["chest"] * 4)
    do(match, "proceed")
    do(match, "mage > dragon", "scale")
    assert {"dragon-killer", "dragon-tamer"} <= won(match)


def test_dragons_driven_off_do_not_count() -> None:
    match = scene("minstrel", level=6, phase="dragon", party=BAND, lair=3, tokens={"ring": 1})
    do(match, "use ring")
    do(match, "descend", *["dragon"] * 3, *["chest"] * 4)
    do(match, "proceed")
    do(match, "ultimate")
    assert not won(match) & {"dragon-killer", "dragon-tamer", "last-stand"}


def test_dragons_of_two_adventures_do_not_add_up() -> None:
    match = scene(level=6, phase="dragon", party=BAND, lair=3)
    do(match, "mage > dragon", "scale")
    do(match, "rest", "warrior", "mage", "thief", *["champion"] * 4, "dragon")
    do(match, "descend", "dragon", "dragon")
    do(match, "mage > dragon")
    do(match, "thief > dragon")
    do(match, "warrior > dragon", "scale")
    assert "dragon-killer" not in won(match)


@pytest.mark.parametrize(
    ("last", "survived"), [(("champion > goblin×7",), True), (("use portal", *NEXT), True), (("flee", *NEXT), False)]
)
def test_odds_are_earned_by_surviving_seven_dice(last: tuple[str, ...], survived: bool) -> None:
    match = scene(level=6, phase="regroup", party={"champion": 1, "thief": 1}, tokens={"portal": 1})
    do(match, "descend", *["goblin"] * 7)
    assert "odds" not in won(match)
    do(match, *last)
    if last[0].startswith("champion"):
        do(match, "proceed")
    assert ("odds" in won(match)) is survived


def test_a_later_level_does_not_make_up_for_a_flight_from_seven_dice() -> None:
    match = scene(level=6, phase="regroup", party={"champion": 1})
    do(match, "descend", *["goblin"] * 7)
    do(match, "flee", *NEXT)
    do(match, "warrior > goblin×1")
    assert (table(match)["phase"], won(match)) == ("regroup", set())


def test_six_dice_do_not_earn_the_odds() -> None:
    match = scene(level=6, phase="regroup", party={"champion": 1, "thief": 1}, lair=1)
    do(match, "descend", *["goblin"] * 6)
    do(match, "champion > goblin×6")
    assert "odds" not in won(match)


@pytest.mark.parametrize(("dice", "stood"), [(1, True), (2, False)])
def test_last_stand_needs_at_most_one_die_at_the_start_of_the_level(dice: int, stood: bool) -> None:
    match = scene(level=3, phase="regroup", party={"mage": dice}, lair=2, tokens={"sword": 1, "tools": 1})
    do(match, "descend", "dragon", "chest", "chest", "chest")
    do(match, "proceed")
    do(match, "mage > dragon", "scale")
    assert ("last-stand" in won(match)) is stood


def test_five_champions_count_at_the_deal_and_later() -> None:
    party = ["champion"] * 5 + ["mage"] * 2
    match = uc.deal("chest", seats=2, seed=1, chance=uc.Chosen([*party, "goblin"]), heroless=True, first=1)
    assert won(match, 1) == {"cheater"}
    assert won(match, 0) == set()
    do(match, "flee", *party, "goblin")
    assert won(match, 0) == {"cheater"}


def test_champions_of_the_knight_and_after_the_mercenarys_re_roll_count() -> None:
    match = scene("knight", phase="regroup", party={"mage": 1})
    do(match, "rest", *["champion"] * 3, "scroll", "scroll", "mage", "mage", "goblin")
    assert won(match) == {"cheater"}
    party = ["champion"] * 4 + ["mage"] * 3
    match = uc.deal("chest", seed=1, chance=uc.Chosen(["mercenary", *party]))
    assert won(match) == set()
    do(match, "reroll mage")
    do(match, "roll", "champion", "goblin")
    assert won(match) == {"cheater"}


def last_rest(**fields: Any) -> uc.Match:
    """The end of a game, reached by a rest on level 1."""
    match = scene(**{"done": 2, "phase": "regroup", "party": {"mage": 1}, **fields})
    do(match, "rest")
    return match


def test_a_bottomless_bag_holds_fifteen_points_of_tokens() -> None:
    assert "bottomless-bag" in won(last_rest(tokens={"scale": 6, "portal": 1, "ring": 1}))  # 6 + 6 + 2 + 1
    assert "bottomless-bag" not in won(last_rest(tokens={"scale": 6, "portal": 1}))


def test_the_conqueror_survives_level_ten() -> None:
    match = scene(level=10, party={"champion": 1}, dungeon={"goblin": 3})
    do(match, "champion > goblin×3", *NEXT)
    assert "conqueror" in won(match)
    match = scene(level=10, party={"champion": 1}, dungeon={"goblin": 3}, tokens={"portal": 1})
    do(match, "use portal", *NEXT)
    assert "conqueror" in won(match)
    match = scene(level=10, party={"champion": 1}, dungeon={"goblin": 3})
    do(match, "flee", *NEXT)
    assert "conqueror" not in won(match)


def test_a_clean_twenty_is_earned_without_heroes() -> None:
    assert "clean-twenty" in won(last_rest(xp=19))
    assert "clean-twenty" not in won(last_rest(xp=18))
    assert "clean-twenty" not in won(last_rest(hero="knight", xp=19))


def test_a_critical_hit_clears_a_level_without_companions() -> None:
    match = scene(level=4, phase="regroup", party={"scroll": 1, "mage": 1})
    do(match, "descend", *["goblin"] * 5)
    do(match, "scroll")
    for _ in range(4):
        do(match, "reroll goblin")
    do(match, "reroll goblin", *["chest"] * 5)
    do(match, "proceed")
    assert "critical-hit" in won(match)


@pytest.mark.parametrize(("drinker", "is_hit"), [("scroll", True), ("mage", False)])
def test_a_scroll_that_drinks_is_no_companion_spent(drinker: str, is_hit: bool) -> None:
    match = scene(level=4, phase="regroup", party={"scroll": 1, "mage": 1})
    do(match, "descend", "dragon", "dragon", "potion", "potion", "potion")
    do(match, "proceed")
    do(match, f"{drinker} > potion×1")
    do(match, "revive scroll")
    do(match, "proceed")
    assert ("critical-hit" in won(match)) is is_hit


def test_a_critical_hit_looks_at_one_level_only() -> None:
    match = scene(level=4, party={"mage": 2}, dungeon={"ooze": 2})
    do(match, "mage > ooze×2")
    do(match, "descend", "dragon", "dragon", "potion", "potion", "potion")
    do(match, "proceed")
    assert won(match) == {"critical-hit"}


def test_a_scroll_that_serves_is_a_companion_spent() -> None:
    match = scene("enchantress", level=4, phase="regroup", party={"scroll": 1, "mage": 1})
    do(match, "descend", *["goblin"] * 5)
    do(match, "scroll > goblin×5")
    assert (table(match)["phase"], won(match)) == ("regroup", set())


def test_a_band_against_the_dragon_is_spent() -> None:
    match = scene("knight", level=4, phase="regroup", party=BAND)
    do(match, "descend", *["goblin"] * 5)
    do(match, "ultimate")
    do(match, "mage > dragon", "ring")
    assert (table(match)["phase"], won(match)) == ("regroup", set())


def test_an_ultimate_that_clears_by_other_means_leaves_the_critical_hit() -> None:
    match = scene("knight", level=4, phase="regroup", party={"mage": 1})
    do(match, "descend", "goblin", "ooze", "chest", "chest", "chest")
    do(match, "ultimate")
    do(match, "proceed")
    assert won(match) == {"critical-hit"}


@pytest.mark.parametrize("move", ["mage > goblin×1", "sword > goblin×1"])
def test_a_critical_hit_spends_no_companion(move: str) -> None:
    match = scene(level=4, phase="regroup", party={"mage": 1}, tokens={"sword": 1})
    do(match, "descend", "goblin", *["dragon"] * 2, "potion", "potion")
    do(match, move)
    do(match, "proceed")
    assert "critical-hit" not in won(match)


def test_a_critical_hit_needs_level_five_and_no_sweeping_ultimate() -> None:
    match = scene(level=3, phase="regroup", party={"mage": 1})
    do(match, "descend", "dragon", "dragon", "potion", "potion")
    do(match, "proceed")
    assert won(match) == set()
    match = scene("spellsword", xp=5, level=4, phase="regroup", party={"mage": 1})
    do(match, "descend", *["goblin"] * 5)
    do(match, "ultimate")
    assert "critical-hit" not in won(match)


def test_a_level_without_monsters_is_a_critical_hit_too() -> None:
    match = scene(level=4, phase="regroup", party={"mage": 1})
    do(match, "descend", "dragon", "dragon", "potion", "potion", "potion")
    do(match, "proceed")
    assert won(match) == {"critical-hit"}


def test_the_head_of_the_guild_is_known_by_the_heroes_of_all_matches() -> None:
    heroes = ["spellsword", "mercenary", "occultist", "knight", "minstrel", "crusader", "half-goblin", "enchantress"]
    played = [GAME.hero(last_rest(hero=hero).view(None), 0) for hero in heroes]
    assert played == [f"chest-hero-{hero}" for hero in heroes]
    assert GAME.career([hero for hero in played if hero]) == ("chest-achievement-guild-head",)
    assert GAME.career([hero for hero in played[1:] if hero]) == ()
    assert set(GAME.career([hero for hero in played if hero])) <= set(GAME.achievements())


def test_a_magic_whirl_uses_no_token() -> None:
    assert "magic-whirl" in won(last_rest(xp=19))
    match = scene(done=2, phase="regroup", party={"mage": 1}, xp=30, tokens={"elixir": 1})
    do(match, "use elixir")
    do(match, "revive mage")
    do(match, "rest")
    assert "magic-whirl" not in won(match)


def test_a_paid_token_counts_as_used() -> None:
    match = scene("crusader", done=2, xp=30, level=3, party={"mage": 1}, dungeon={"goblin": 1}, tokens={"scale": 1})
    do(match, "pay scale")
    do(match, "rest")
    assert "magic-whirl" not in won(match)


def test_the_lure_is_three_dragons_in_one_cast_turned_faces_do_not_count() -> None:
    match = scene(level=3, phase="regroup", party=BAND)
    do(match, "descend", "dragon", "dragon", "dragon", "chest")
    assert won(match) == {"lure"}
    match = scene("knight", level=4, party=BAND, dungeon={"goblin": 3})
    do(match, "ultimate")
    assert won(match) == set()
    match = scene(level=4, party={**BAND, "scroll": 1}, dungeon={"goblin": 3})
    do(match, "scroll")
    for _ in range(2):
        do(match, "reroll goblin")
    do(match, "reroll goblin", *["dragon"] * 3)
    assert won(match) == {"lure"}  # a re-roll is a cast


def test_deeds_of_other_seats_do_not_count() -> None:
    match = uc.load({"game": "chest", "seats": 2, "phase": "regroup", "level": 3, "party": BAND})
    do(match, "descend", "dragon", "dragon", "dragon", "chest")
    assert (won(match, 0), won(match, 1)) == ({"lure"}, set())
