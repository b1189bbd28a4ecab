"""Combinations of rules: empty parties and chests, the last level, ultimates in every phase, mastery in mid-level."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import NEXT, do, dungeon, party, scene, table, texts, tokens, told, xp

MASTER = 5  # XP
BOX = {"sword": 3, "talisman": 3, "staff": 3, "tools": 3, "scroll-token": 3}
BOX |= {"ring": 4, "scale": 6, "elixir": 3, "bait": 4, "portal": 4}


def hoard(*left: str, hero: str, **fields: Any) -> uc.Match:
    """Seat 0's scene at a table of two; seat 1 holds all tokens but those named, so only they are in the chest."""
    held = {token: count - left.count(token) for token, count in BOX.items()}
    own = fields.pop("tokens", {})
    rest = {token: count - own.get(token, 0) for token, count in held.items()}
    return uc.load({"game": "chest", "seats": 2, "heroes": hero, "tokens": [own, rest], **fields}, seed=1)


class TestNobodyLeft:
    """An empty party goes on as long as nothing is asked of it."""

    def test_who_descends_alone_flees_from_a_monster_without_being_asked(self) -> None:
        match = scene(level=1, phase="regroup", party={}, xp=3)
        do(match, "descend", "chest", "goblin", *NEXT)
        assert {"chest-event-level", "chest-event-fled"} <= set(told(match))
        assert (xp(match), table(match)["players"][0]["done"]) == (3, 1)

    def test_and_passes_chests_and_potions_by(self) -> None:
        match = scene(level=1, phase="regroup", party={})
        do(match, "descend", "chest", "potion")
        assert (table(match)["phase"], table(match)["level"], table(match)["reserve"]) == ("regroup", 2, 7)

    def test_tokens_alone_fight_loot_and_beat_the_dragon(self) -> None:
        own = {"sword": 1, "talisman": 2, "staff": 1, "tools": 1}
        match = scene(level=5, party={}, dungeon={"skeleton": 2, "chest": 2}, lair=3, tokens=own)
        do(match, "talisman > skeleton×2")
        do(match, "tools > chest×2", "scale", "ring")
        do(match, "sword > dragon", "scale")  # the talisman and the staff are needed too
        assert tokens(match) == {"ring": 1, "scale": 2}
        assert (xp(match), table(match)["graveyard"], table(match)["phase"]) == (1, 7, "regroup")

    def test_a_token_opens_one_chest_like_its_companion(self) -> None:
        match = scene(level=3, phase="loot", party={}, dungeon={"chest": 2}, tokens={"sword": 1, "scroll-token": 1})
        assert texts(match) == ["sword > chest×1", "proceed"]


class TestEmptyChest:
    """No tokens left: experience instead, and what comes back can be drawn."""

    def test_the_chest_runs_out_in_the_middle_of_a_draw(self) -> None:
        level = {"phase": "loot", "level": 4, "party": {"champion": 1, "mage": 1}, "dungeon": {"chest": 3}}
        match = hoard("ring", hero="knight", xp=[3, 0], **level)
        do(match, "champion > chest×3", "ring")
        assert (tokens(match), xp(match)) == ({"ring": 1}, 5)
        assert table(match)["players"][0]["title"] == "dragon-slayer"
        assert told(match).count("chest-event-no-treasure") == 2

    def test_a_dragon_then_brings_two_points(self) -> None:
        match = hoard(hero="knight", phase="dragon", level=4, party={"mage": 1, "thief": 1, "cleric": 1})
        do(match, "mage > dragon")
        assert (xp(match), tokens(match)) == (2, {})

    def test_what_an_intervention_costs_is_drawn_by_it(self) -> None:
        level = {"level": 4, "party": {"mage": 1}, "dungeon": {"chest": 2, "goblin": 1}}
        match = hoard(hero="crusader", xp=[MASTER, 0], tokens={"bait": 1}, **level)
        do(match, "pay bait", "bait")
        assert (tokens(match), xp(match)) == ({"bait": 1}, MASTER + 1)

    def test_mastery_comes_with_the_chest_and_works_on_the_same_level(self) -> None:
        level = {"level": 4, "party": {"thief": 1, "mage": 1}, "dungeon": {"chest": 1, "goblin": 2}}
        match = hoard(hero="half-goblin", xp=[4, 0], **level)
        assert "ultimate×2" not in texts(match)
        do(match, "thief > chest×1")
        assert "ultimate×2" in texts(match)


class TestLastLevel:
    """Level 10"""

    def test_a_dragon_is_beaten_before_the_rest(self) -> None:
        match = scene(level=10, phase="dragon", party={"mage": 1, "thief": 1, "cleric": 1}, lair=7)
        do(match, "mage > dragon", "scale", *NEXT)
        assert (xp(match), tokens(match)) == (11, {"scale": 1})
        assert "chest-event-rested" in told(match)

    def test_or_driven_off(self) -> None:
        match = scene(level=10, phase="dragon", party={"mage": 1}, lair=3, tokens={"ring": 1})
        do(match, "use ring", *NEXT)
        assert xp(match) == 10

    def test_a_portal_is_worth_ten(self) -> None:
        match = scene(level=10, phase="dragon", party={"mage": 1}, lair=3, tokens={"portal": 1})
        do(match, "use portal", *NEXT)
        assert (xp(match), tokens(match)) == (10, {})


class TestScrolls:
    def test_a_scroll_re_rolls_another_scroll_but_never_itself(self) -> None:
        match = scene(level=1, party={"scroll": 2}, dungeon={"goblin": 1})
        do(match, "scroll")
        assert texts(match) == ["reroll scroll", "reroll goblin"]
        do(match, "reroll scroll")
        do(match, "roll", "warrior")
        assert (party(match), table(match)["graveyard"]) == ({"warrior": 1}, 6)

    def test_a_scroll_token_re_rolls_the_only_die_there_is(self) -> None:
        match = scene(level=1, party={"scroll": 1}, dungeon={}, lair=1, tokens={"scroll-token": 1})
        do(match, "scroll-token", "champion")
        assert (party(match), tokens(match)) == ({"champion": 1}, {})

    def test_without_a_die_no_scroll_token_is_read(self) -> None:
        match = scene(level=1, party={}, dungeon={}, lair=1, tokens={"scroll-token": 1, "portal": 1})
        assert texts(match) == ["use portal", "proceed"]

    def test_new_dragons_go_to_the_lair_and_wake_the_dragon(self) -> None:
        match = scene(level=4, party={"scroll": 1, "mage": 1}, dungeon={"goblin": 2}, lair=2, tokens={"portal": 1})
        do(match, "scroll")
        do(match, "reroll goblin")
        do(match, "reroll goblin", "dragon", "dragon")
        assert (dungeon(match), table(match)["lair"]) == ({}, 4)
        do(match, "proceed")
        assert table(match)["phase"] == "dragon"

    def test_a_scroll_token_is_no_type_against_the_dragon(self) -> None:
        own = {"scroll-token": 1, "portal": 1}
        match = scene(level=4, phase="dragon", party={"mage": 1, "thief": 1}, tokens=own)
        assert texts(match) == ["use portal", "flee"]
        match = scene("enchantress", level=4, phase="dragon", party={"mage": 1, "thief": 1}, tokens=own)
        do(match, "scroll-token > dragon", "ring")
        assert tokens(match) == {"ring": 1, "portal": 1}


class TestTokens:
    @pytest.mark.parametrize(
        "fields",
        [
            {"phase": "monsters", "dungeon": {"goblin": 1}},
            {"phase": "loot", "dungeon": {"chest": 1}},
            {"phase": "dragon", "lair": 3},
            {"phase": "regroup"},
        ],
    )
    def test_an_elixir_leaves_the_phase_as_it_is(self, fields: dict[str, Any]) -> None:
        match = scene(level=4, party={"thief": 1, "mage": 1}, tokens={"elixir": 1}, **fields)
        do(match, "use elixir")
        do(match, "revive cleric")
        assert party(match) == {"thief": 1, "mage": 1, "cleric": 1}
        assert (table(match)["phase"], table(match)["graveyard"], table(match)["task"]) == (fields["phase"], 4, None)

    @pytest.mark.parametrize("token", ["sword", "talisman", "staff", "tools", "scroll-token"])
    def test_a_token_that_drinks_is_no_die_to_come_back(self, token: str) -> None:
        fields: dict[str, Any] = {"level": 3, "phase": "loot", "dungeon": {"potion": 2}, "tokens": {token: 1}}
        match = scene(party={"mage": 7}, **fields)
        assert f"{token} > potion×1" not in texts(match)
        match = scene(party={"mage": 6}, **fields)
        do(match, f"{token} > potion×1")
        do(match, "revive thief")
        assert (party(match), tokens(match)) == ({"mage": 6, "thief": 1}, {})

    def test_a_ring_in_the_monster_phase_lets_the_dragon_sleep(self) -> None:
        match = scene(level=4, party={"warrior": 1, "mage": 1}, dungeon={"goblin": 1}, lair=3, tokens={"ring": 1})
        do(match, "use ring")
        assert (table(match)["phase"], dungeon(match), table(match)["lair"]) == ("monsters", {"goblin": 1}, 0)
        do(match, "warrior > goblin×1")
        assert table(match)["phase"] == "regroup"

    def test_bait_after_the_last_monster_wakes_the_dragon_with_chests(self) -> None:
        band = {"warrior": 1, "mage": 1, "thief": 1}
        match = scene(level=4, party=band, dungeon={"chest": 2, "potion": 1}, tokens={"bait": 1})
        do(match, "use bait")
        assert (table(match)["phase"], table(match)["lair"], dungeon(match)) == ("dragon", 3, {})

    def test_all_rings_do_the_same_but_one_is_used(self) -> None:
        match = scene(level=4, phase="dragon", party={"mage": 1}, tokens={"ring": 3})
        do(match, "use ring")
        assert tokens(match) == {"ring": 2}

    def test_experience_of_a_portal_makes_a_master_for_the_next_adventure(self) -> None:
        match = scene("mercenary", xp=1, level=4, phase="regroup", party={"mage": 1}, tokens={"portal": 1})
        do(match, "use portal", *NEXT)  # no question at formation: a commander re-rolls nothing
        assert (xp(match), table(match)["players"][0]["title"]) == (5, "commander")
        assert table(match)["phase"] == "monsters"

    def test_a_used_token_can_be_taken_back_until_something_is_drawn(self) -> None:
        match = scene(level=4, phase="dragon", party={"mage": 1}, tokens={"ring": 1, "elixir": 1})
        before = match.save()
        do(match, "use elixir")
        do(match, "revive thief")
        do(match, "use ring")
        for _ in range(3):
            match.undo(0)
        assert match.save() == before


class TestPairs:
    """Paired faces count as each other for tokens and for the hero in person too."""

    def test_a_minstrels_staff_opens_all_chests_and_tools_beat_all_oozes(self) -> None:
        match = scene("minstrel", level=4, phase="loot", party={}, dungeon={"chest": 3}, tokens={"staff": 1})
        assert "staff > chest×3" in texts(match)
        match = scene("minstrel", level=4, party={}, dungeon={"ooze": 3}, tokens={"tools": 1})
        assert "tools > ooze×3" in texts(match)

    def test_two_tokens_of_a_pair_stand_as_both_against_the_dragon(self) -> None:
        match = scene("minstrel", level=4, phase="dragon", party={"cleric": 1}, exhausted=True, tokens={"tools": 2})
        do(match, "cleric > dragon", "ring")
        assert tokens(match) == {"ring": 1}

    @pytest.mark.parametrize(("hero", "other"), [("spellsword", "cleric"), ("crusader", "mage")])
    def test_the_hero_stands_beside_a_warrior_as_the_other_of_its_pair(self, hero: str, other: str) -> None:
        match = scene(hero, level=4, phase="dragon", party={"warrior": 1, other: 1})
        do(match, "ultimate")
        do(match, "hero > dragon", "ring")
        assert (table(match)["graveyard"], table(match)["companions"]["hero"]) == (7, 0)

    def test_the_hero_opens_one_chest_or_drinks(self) -> None:
        level = {"chest": 2, "potion": 2}
        match = scene("crusader", level=4, phase="loot", party={}, dungeon=level, companions={"hero": 1})
        assert texts(match)[:-1] == ["hero > chest×1", "hero > potion×1", "hero > potion×2"]

    def test_the_hero_goes_when_the_adventure_ends(self) -> None:
        for last in ("rest", "descend"):
            match = scene("crusader", level=1, phase="regroup", party={"mage": 1}, companions={"hero": 1})
            outcomes = NEXT if last == "rest" else ("goblin", "ooze")
            do(match, last, *outcomes)
            assert table(match)["companions"]["hero"] == (0 if last == "rest" else 1)


class TestUltimates:
    """Ultimates at odd moments, and steps that end."""

    def test_fury_drives_an_awake_dragon_off_without_reward(self) -> None:
        match = scene("spellsword", xp=MASTER, level=5, phase="dragon", party={"mage": 1}, lair=4)
        do(match, "ultimate")
        assert (table(match)["phase"], table(match)["lair"], xp(match), tokens(match)) == ("regroup", 0, MASTER, {})

    def test_fury_in_the_loot_phase_opens_nothing(self) -> None:
        match = scene("spellsword", xp=MASTER, level=5, phase="loot", party={"mage": 1}, dungeon={"chest": 2}, lair=3)
        do(match, "ultimate")
        assert (table(match)["phase"], tokens(match)) == ("regroup", {})

    def test_intervention_in_the_dragon_phase_only_empties_the_lair(self) -> None:
        match = scene("crusader", xp=MASTER, level=5, phase="dragon", party={"mage": 1}, lair=3, tokens={"scale": 1})
        do(match, "pay scale")
        assert (table(match)["phase"], table(match)["lair"], xp(match), tokens(match)) == ("regroup", 0, MASTER, {})

    def test_intervention_for_potions_alone_needs_a_die_in_the_graveyard(self) -> None:
        fields: dict[str, Any] = {"xp": MASTER, "level": 5, "phase": "loot", "dungeon": {"potion": 1}}
        match = scene("crusader", party={"mage": 7}, tokens={"scale": 1}, **fields)
        assert "pay scale" not in texts(match)
        match = scene("crusader", party={"mage": 6}, tokens={"scale": 1}, **fields)
        assert "pay scale" in texts(match)

    def test_intervention_for_chests_alone(self) -> None:
        fields: dict[str, Any] = {"xp": MASTER, "level": 5, "phase": "loot", "dungeon": {"chest": 2}}
        match = scene("crusader", party={"mage": 7}, tokens={"scale": 1}, **fields)
        do(match, "pay scale", "ring", "ring")
        assert (tokens(match), table(match)["phase"]) == ({"ring": 2}, "regroup")

    def test_a_ballad_may_come_early(self) -> None:
        match = scene("minstrel", level=4, party={"warrior": 1, "mage": 1}, dungeon={"goblin": 1}, lair=1)
        do(match, "ultimate")
        assert (table(match)["phase"], table(match)["lair"], dungeon(match)) == ("monsters", 0, {"goblin": 1})

    def test_a_battle_cry_adds_to_the_lair(self) -> None:
        match = scene("knight", level=4, party={"mage": 1, "thief": 2}, dungeon={"ooze": 1}, lair=2, xp=MASTER)
        do(match, "ultimate")
        assert (table(match)["phase"], table(match)["lair"]) == ("dragon", 3)
        do(match, "mage > dragon", "ring")
        assert party(match) == {"thief": 1}

    @pytest.mark.parametrize(
        ("hero", "xp_", "steps"),
        [
            ("mercenary", 0, ["ultimate", "strike goblin"]),
            ("mercenary", MASTER, ["warrior > goblin×1"]),
            ("minstrel", MASTER, ["champion > goblin×1"]),
            ("enchantress", MASTER, ["ultimate", "charm goblin"]),
        ],
    )
    def test_enough_is_enough(self, hero: str, xp_: int, steps: list[str]) -> None:
        band = {"warrior": 1, "champion": 1, "mage": 1}
        match = scene(hero, xp=xp_, level=4, party=band, dungeon={"goblin": 2, "ooze": 1})
        for step in steps:
            do(match, step)
        left = dungeon(match)
        assert "enough" in texts(match)
        do(match, "enough")
        assert (table(match)["task"], dungeon(match)) == (None, left)
        assert "flee" in texts(match)

    def test_a_strike_at_the_last_monster_asks_for_no_other(self) -> None:
        match = scene("mercenary", level=4, party={"scroll": 1, "mage": 1}, dungeon={"goblin": 1, "chest": 1})
        do(match, "ultimate")  # there is one to name, so it is named
        assert (dungeon(match), table(match)["task"], table(match)["phase"]) == ({"chest": 1}, None, "monsters")

    def test_no_extra_monster_where_none_is_left(self) -> None:
        match = scene("mercenary", xp=MASTER, level=4, party={"warrior": 1, "scroll": 2}, dungeon={"goblin": 2})
        do(match, "warrior > goblin×2")
        assert (table(match)["task"], dungeon(match)) == (None, {})

    def test_an_extra_monster_comes_only_with_a_fight(self) -> None:
        level = {"chest": 1, "potion": 1}
        match = scene("mercenary", xp=MASTER, level=4, phase="loot", party={"warrior": 2}, dungeon=level)
        do(match, "warrior > chest×1", "ring")
        assert table(match)["task"] is None

    def test_a_summoned_pair_counts_once_against_the_dragon(self) -> None:
        raised = {"skeleton-warrior": 2}
        fields: dict[str, Any] = {"xp": MASTER, "level": 5, "phase": "dragon", "companions": raised}
        match = scene("occultist", party={"mage": 2}, **fields)
        do(match, "mage > dragon")  # as mage and cleric, beside one of the warriors
        do(match, "mage > dragon", "ring")
        assert (table(match)["phase"], table(match)["companions"]["skeleton-warrior"]) == ("regroup", 0)
        match = scene("occultist", party={"mage": 1}, tokens={"portal": 1}, **fields)
        assert texts(match) == ["use portal", "flee"]


class TestCourse:
    """Formation, the end, and what is told of them."""

    def test_a_mercenary_is_asked_at_every_formation(self) -> None:
        match = scene("mercenary", level=1, phase="regroup", party={"mage": 1})
        do(match, "rest", *["mage"] * 7)
        assert (table(match)["phase"], table(match)["task"]) == ("formation", {"kind": "reroll", "picked": {}})
        do(match, "keep", "goblin")
        assert (table(match)["phase"], table(match)["task"], party(match)) == ("monsters", None, {"mage": 7})

    def test_the_deal_tells_heroes_and_the_first_adventure(self) -> None:
        faces = ["scroll", "scroll", *["mage"] * 5]
        match = uc.deal("chest", seats=2, chance=uc.Chosen([*faces, "ooze"]), heroes=["minstrel", "knight"], first=1)
        story = [(event.id, event.args) for event in match.told(None)]
        nobody = dict.fromkeys(("warrior", "cleric", "thief"), 0)
        assert story[:3] == [
            ("chest-event-hero", {"who": 0, "hero": "minstrel"}),
            ("chest-event-hero", {"who": 1, "hero": "knight"}),
            ("chest-event-adventure", {"who": 1, "number": 1, "of": 3}),
        ]
        assert story[3:5] == [
            ("chest-event-party", {"who": 1, **nobody, "mage": 5, "champion": 0, "scroll": 2}),
            ("chest-event-formed", {"who": 1, **nobody, "mage": 5, "champion": 2, "scroll": 0}),
        ]
        assert story[5] == ("chest-event-level", {"who": 1, "level": 1, "party": 7})

    def test_adventures_are_counted_for_each_player(self) -> None:
        match = uc.load({"game": "chest", "seats": 2, "done": 2, "phase": "regroup", "options": {"heroless": True}})
        do(match, "rest", *NEXT)
        told = next(event for event in match.told(None) if event.id == "chest-event-adventure")
        assert told.args == {"who": 1, "number": 2, "of": 3}

    def test_a_finished_table_is_bare(self) -> None:
        match = scene(
            "crusader", done=2, level=4, dungeon={"goblin": 1, "ooze": 1}, lair=2, companions={"hero": 1},
            tokens={"portal": 1},
        )  # fmt: skip
        do(match, "use portal")
        seen = table(match)
        assert (seen["phase"], seen["graveyard"], seen["lair"], seen["exhausted"]) == ("over", 7, 0, False)
        assert not any([*seen["party"].values(), *seen["dungeon"].values(), *seen["companions"].values()])
        assert uc.load(match.save()).save() == match.save()

    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_all_who_tie_share_the_victory(self, seats: int) -> None:
        fields = {"done": 3 * seats - 1, "phase": "regroup", "party": {"mage": 1}, "options": {"heroless": True}}
        match = uc.load({"game": "chest", "seats": seats, "xp": [7] * (seats - 1) + [6], **fields})
        do(match, "rest")
        assert match.result is not None
        assert match.result.winners == tuple(range(seats))

    def test_loot_left_behind_is_back_in_the_reserve(self) -> None:
        match = scene(level=5, phase="loot", party={"mage": 1}, dungeon={"chest": 2, "potion": 1}, lair=2)
        do(match, "proceed")
        assert (table(match)["phase"], table(match)["reserve"], table(match)["lair"]) == ("regroup", 5, 2)

    def test_what_a_dragon_brought_is_kept_by_who_flees_deeper_down(self) -> None:
        match = scene(level=4, phase="dragon", party={"mage": 2, "thief": 2, "cleric": 1}, xp=2)
        do(match, "mage > dragon")
        do(match, "thief > dragon", "scale")
        do(match, "descend", *["goblin"] * 5)
        do(match, "flee", *NEXT)
        assert (xp(match), tokens(match)) == (3, {"scale": 1})


NO_WAY = {"ultimate": 0, "scroll": 0, "ring": 0, "elixir": 0, "portal": 0}
PROMPTS: list[tuple[str | None, dict[str, Any], str, dict[str, Any]]] = [
    (None, {"level": 2}, "monsters", {"level": 2}),
    (None, {"level": 2, "dungeon": {"chest": 1}, "party": {"scroll": 1, "mage": 1}}, "cleared", {"level": 2}),
    (None, {"level": 2, "phase": "loot", "dungeon": {"chest": 1}}, "loot", {"level": 2}),
    (None, {"level": 4, "phase": "dragon"}, "dragon", {"level": 4, "needed": 3, "fight": 1, **NO_WAY}),
    (
        "knight",
        {"level": 4, "phase": "dragon", "xp": MASTER},
        "dragon",
        {"level": 4, "needed": 2, "fight": 1, **NO_WAY},
    ),
    (
        "minstrel",
        {"level": 4, "phase": "dragon", "party": {"warrior": 1}, "tokens": {"ring": 1, "portal": 1}},
        "dragon",
        {"level": 4, "needed": 3, "fight": 0, **NO_WAY, "ultimate": 1, "ring": 1, "portal": 1},
    ),
    (None, {"level": 2, "phase": "regroup"}, "regroup", {"level": 2}),
    ("mercenary", {"phase": "formation"}, "formation", {"level": 1}),
    (
        "mercenary",
        {"level": 3, "dungeon": {"goblin": 2, "ooze": 1}, "task": {"kind": "strike", "left": 2}},
        "task-strike",
        {"left": 2, "picked": 0},
    ),
]


@pytest.mark.parametrize(("hero", "fields", "prompt", "args"), PROMPTS)
def test_the_adventurer_is_asked_by_phase(
    hero: str | None, fields: dict[str, Any], prompt: str, args: dict[str, Any]
) -> None:
    match = scene(hero, **fields)
    assert match.view(0)["prompt"] == {"id": f"chest-prompt-{prompt}", "args": args}
    assert match.view(None)["prompt"]["id"] == "chest-prompt-wait"
