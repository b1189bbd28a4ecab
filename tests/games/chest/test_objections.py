"""Each refusal names the rule, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import do, scene, table
from undercroft.games import find_game
from undercroft.kernel.texts import LANGUAGES, Texts

PARTY = {"warrior": 1, "mage": 1, "scroll": 1, "thief": 1}
MIXED = {"level": 4, "party": PARTY, "dungeon": {"goblin": 2, "chest": 1}}
LOOT = {"level": 4, "phase": "loot", "party": PARTY, "dungeon": {"chest": 2, "potion": 1}}
DRAGON = {"level": 4, "phase": "dragon", "party": PARTY, "lair": 3}
STIRS = {"level": 4, "party": PARTY, "dungeon": {}, "lair": 3, "tokens": {"ring": 1}}
REGROUP = {"level": 4, "phase": "regroup", "party": PARTY}

CASES: list[tuple[str | None, dict[str, Any], list[str], str, str]] = [
    (None, MIXED, [], "wizard > goblin×1", "unknown"),
    (None, MIXED, [], "cleric > goblin×1", "no-companion"),
    (None, MIXED, [], "hero > goblin×1", "no-companion"),
    (None, MIXED, [], "mage > ooze×1", "no-target"),
    (None, MIXED, [], "warrior > goblin×3", "no-target"),
    (None, MIXED, [], "warrior > goblin×0", "at-least-one"),
    (None, MIXED, [], "warrior > dragon×1", "wrong-kind"),
    (None, MIXED, [], "goblin > goblin×1", "wrong-kind"),
    (None, MIXED, [], "use goblin", "wrong-kind"),
    (None, MIXED, [], "mage > goblin×2", "only-one"),
    (None, MIXED, [], "scroll > goblin×1", "scroll-serves-not"),
    (None, MIXED, [], "thief > chest×1", "loot-later"),
    (None, MIXED, [], "thief > dragon", "dragon-phase"),
    (None, MIXED, [], "proceed", "monsters-left"),
    (None, MIXED, [], "rest", "monsters-left"),
    (None, MIXED, [], "roll", "no-task"),
    (None, MIXED, [], "enough", "no-task"),
    (None, MIXED, [], "revive mage", "no-task"),
    (None, MIXED, [], "reroll mage", "no-task"),
    (None, MIXED, [], "scroll-token", "no-companion"),
    (None, MIXED, [], "ultimate", "no-hero"),
    (None, MIXED, ["scroll"], "roll", "pick-first"),
    (None, MIXED, ["scroll"], "keep", "keep-formation"),
    (None, MIXED, ["scroll"], "reroll dragon", "lair-stays"),
    (None, MIXED, ["scroll"], "reroll potion", "no-die"),
    (None, MIXED, ["scroll", "reroll goblin"], "reroll mage", "pick-order"),
    (None, MIXED, ["scroll"], "flee", "task"),
    (None, LOOT, [], "warrior > goblin×1", "no-monsters"),
    (None, {"party": {"cleric": 2}, "dungeon": {}, "tokens": {"portal": 1}}, [], "cleric > goblin×1", "no-monsters"),
    (None, {**LOOT, "lair": 3}, [], "flee", "flee-stirs"),
    (None, {**LOOT, "lair": 3}, [], "thief > dragon", "dragon-stirs"),
    (None, STIRS, [], "flee", "flee-stirs"),
    (None, LOOT, [], "rest", "not-yet"),
    (None, LOOT, [], "flee", "flee-safe"),
    (None, LOOT, [], "scroll", "scroll-phase"),
    (None, LOOT, ["thief > potion×1"], "proceed", "task"),
    (None, {**LOOT, "party": {"mage": 7}, "tokens": {"tools": 1}}, [], "tools > potion×1", "graveyard"),
    (None, DRAGON, [], "rest", "dragon-awake"),
    (None, DRAGON, [], "scroll > dragon", "scroll-serves-not"),
    (None, DRAGON, [], "warrior > goblin×1", "phase-over"),
    (None, {**DRAGON, "party": {"mage": 2, "thief": 1}, "tokens": {"portal": 1}}, [], "mage > dragon", "dragon-needs"),
    (None, {**DRAGON, "party": {**PARTY, "mage": 2, "cleric": 1}}, ["mage > dragon"], "mage > dragon", "dragon-twice"),
    (None, {**DRAGON, "party": {**PARTY, "cleric": 1}}, ["mage > dragon"], "mage > dragon", "dragon-sent"),
    (None, REGROUP, [], "proceed", "regrouped"),
    (None, REGROUP, [], "flee", "flee-safe"),
    (None, {**REGROUP, "options": {"scrolls_anywhere": True}}, [], "scroll", "scroll-phase"),
    ("mercenary", {"phase": "formation"}, ["reroll mage"], "keep", "keep-unpicked"),
    ("mercenary", {**MIXED, "dungeon": {"goblin": 1, "ooze": 1}}, ["ultimate"], "flee", "task"),
    ("enchantress", {**MIXED, "dungeon": {"goblin": 1, "ooze": 1}}, ["ultimate"], "flee", "task"),
    ("minstrel", MIXED, [], "ultimate", "ultimate-idle"),
    ("minstrel", {**MIXED, "exhausted": True}, [], "ultimate", "exhausted"),
    ("minstrel", REGROUP, [], "ultimate", "ultimate-phase"),
    ("minstrel", MIXED, [], "ultimate×1", "other-ultimate"),
    ("occultist", MIXED, [], "ultimate", "other-ultimate"),
    ("occultist", {"level": 3, "dungeon": {"skeleton": 2}}, [], "ultimate×2", "summon-most"),
    ("occultist", {"level": 3, "dungeon": {"skeleton": 2}}, [], "ultimate×0", "at-least-one"),
    ("mercenary", {"level": 4, "dungeon": {"goblin": 2, "ooze": 2}}, ["ultimate"], "enough", "name-one"),
    ("mercenary", {"level": 4, "dungeon": {"goblin": 2, "ooze": 2}}, ["ultimate"], "strike skeleton", "no-target"),
    (None, {**MIXED, "party": {"cleric": 1, "scroll": 2}}, ["scroll", "reroll scroll"], "reroll thief", "no-die"),
    ("crusader", {**MIXED, "xp": 5, "tokens": {"ring": 1}}, [], "ultimate", "other-ultimate"),
    ("crusader", {**MIXED, "xp": 5}, [], "pay ring", "no-token"),
    (None, MIXED, [], "use ring", "no-token"),
    (None, {**MIXED, "tokens": {"ring": 1}}, [], "use ring", "ring-idle"),
    (None, {"tokens": {"elixir": 1}}, [], "use elixir", "graveyard"),
    (None, {**LOOT, "tokens": {"bait": 1}}, [], "use bait", "bait-phase"),
    (None, {"dungeon": {}, "tokens": {"bait": 1}, "lair": 1}, [], "use bait", "bait-idle"),
    (None, {**MIXED, "tokens": {"sword": 1}}, [], "use sword", "token-serves"),
    (None, {**MIXED, "tokens": {"scale": 1}}, [], "use scale", "scale-waits"),
    (None, {"dungeon": {}, "party": {"scroll": 1}, "lair": 1, "tokens": {"portal": 1}}, [], "scroll", "no-dice"),
]


@pytest.mark.parametrize(("hero", "fields", "before", "move", "why"), CASES)
def test_a_refusal_names_the_rule(
    hero: str | None, fields: dict[str, Any], before: list[str], move: str, why: str
) -> None:
    match = scene(hero, **fields)
    for step in before:
        do(match, step)
    saved, steps = match.save(), len(match.steps)
    with pytest.raises(uc.IllegalMove) as refused:
        do(match, move)
    assert refused.value.reason is not None
    assert refused.value.reason.id == f"chest-why-{why}"
    for language in LANGUAGES:
        assert Texts.of(match.game, language).say(refused.value.reason)
    assert (match.save(), len(match.steps)) == (saved, steps)


@pytest.mark.parametrize(
    ("hero", "fields", "move", "args"),
    [
        ("occultist", {"level": 3, "dungeon": {"skeleton": 2}}, "ultimate×2", {"count": 1}),
        ("occultist", {"level": 3, "xp": 5, "dungeon": {"skeleton": 1}}, "ultimate×2", {"count": 1}),
        (None, MIXED, "warrior > goblin×3", {"target": "goblin", "count": 2}),
        (None, MIXED, "mage > goblin×2", {"companion": "mage", "target": "goblin"}),
        (None, MIXED, "proceed", {"count": 2}),
        (None, {**LOOT, "party": {"mage": 7}}, "mage > potion×2", {"target": "potion", "count": 1}),
    ],
)
def test_a_refusal_names_its_figures(hero: str | None, fields: dict[str, Any], move: str, args: dict[str, Any]) -> None:
    with pytest.raises(uc.IllegalMove) as refused:
        do(scene(hero, **fields), move)
    assert refused.value.reason is not None
    assert refused.value.reason.args == args


@pytest.mark.parametrize(
    ("hero", "fields", "before", "task"),
    [
        ("mercenary", {"phase": "formation"}, [], "formation"),
        ("mercenary", {"phase": "formation"}, ["reroll mage"], "reroll"),
        (None, MIXED, ["scroll"], "reroll"),
        ("mercenary", {"level": 4, "dungeon": {"goblin": 2, "ooze": 2}}, ["ultimate"], "strike"),
        ("mercenary", {"level": 4, "dungeon": {"goblin": 2, "ooze": 2}}, ["ultimate", "strike ooze"], "strike-more"),
        ("beguiler", {"level": 4, "dungeon": {"goblin": 2, "ooze": 2}}, ["ultimate"], "charm"),
        ("beguiler", {"level": 4, "dungeon": {"goblin": 2, "ooze": 2}}, ["ultimate", "charm ooze"], "charm-more"),
    ],
)
def test_a_refusal_names_the_choice_in_progress(
    hero: str | None, fields: dict[str, Any], before: list[str], task: str
) -> None:
    master = {"beguiler": "enchantress"}
    match = scene(master.get(hero or "", hero), **({"xp": 5} if hero in master else {}), **fields)
    for step in before:
        do(match, step)
    with pytest.raises(uc.IllegalMove) as refused:
        do(match, "flee")
    assert refused.value.reason is not None
    assert (refused.value.reason.id, refused.value.reason.args) == ("chest-why-task", {"task": task})


def test_the_number_of_dice_that_wake_the_dragon_is_that_of_the_cards(tmp_path: Path) -> None:
    cards = (find_game("chest").folder / "cards.toml").read_text("utf-8")
    file = tmp_path / "cards.toml"
    file.write_text(cards.replace("dragon_wakes = 3", "dragon_wakes = 2"), "utf-8")
    match = uc.deal("chest", seats=1, seed=1, cards=file, heroless=True)
    with pytest.raises(uc.IllegalMove, match="2 dice") as refused:
        match.play(0, "mage > dragon")
    assert refused.value.reason is not None
    assert refused.value.reason.args == {"count": 2}


def test_a_wrong_seat_and_a_wrong_sentence_are_refused() -> None:
    match = uc.deal("chest", seats=2, seed=1, first=0)
    with pytest.raises(uc.WrongSeat):
        match.play(1, "flee")
    with pytest.raises(uc.IllegalMove, match="not a move in this game's notation"):
        match.play(0, "hit the goblin")
    assert table(match)["level"] == 1
