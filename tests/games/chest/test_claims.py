"""Claims: what is told of a move is true on the table, and not of the second-best move."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import do, scene
from tests.reasons import said, told
from undercroft.games.chest.bot.claims import TRIES, UNTOLD, fewest, survival
from undercroft.games.chest.components import NO_HERO, pack
from undercroft.games.chest.rules import Chest
from undercroft.kernel.match import Match


def position_of(match: Match) -> Chest:
    position = match.position
    assert isinstance(position, Chest)
    return position


def both(match: Match, moves: tuple[str, ...], ru: str, en: str) -> None:
    assert (said(match, "ru", *moves), said(match, "en", *moves)) == (ru, en)


# -- fights -------------------------------------------------------------------------------------------


def test_the_only_master_of_a_monster_is_named() -> None:
    match = scene(level=4, party={"warrior": 1, "mage": 3}, dungeon={"goblin": 3})
    both(
        match,
        ("warrior > goblin×3", "mage > goblin×1"),
        "Только воин может победить сразу всех 3 гоблинов.",
        "Only the warrior can beat all 3 goblins at once.",
    )
    match = scene(level=4, party={"warrior": 1, "mage": 3, "champion": 1}, dungeon={"goblin": 3})
    assert told(match, "warrior > goblin×3", "champion > goblin×3") == ("keep-champion", {})


def test_spending_a_champion_is_a_drawback() -> None:
    match = scene(level=4, party={"warrior": 1, "champion": 1}, dungeon={"goblin": 3})
    both(
        match,
        ("warrior > goblin×3", "champion > goblin×3"),
        "Второй по силе ход тратит стража, а страж побеждает целую группу любых монстров.",
        "The second-best move spends a champion, and a champion beats a whole group of any monsters.",
    )


def test_one_of_several_dice_can_be_spared() -> None:
    match = scene(level=2, party={"cleric": 3, "mage": 1}, dungeon={"goblin": 1})
    both(
        match,
        ("cleric > goblin×1", "mage > goblin×1"),
        "У вас 3 клирика: одним можно пожертвовать.",
        "You have 3 clerics and can spare one.",
    )
    match = scene(level=2, party={"cleric": 3, "mage": 3}, dungeon={"goblin": 1})
    assert told(match, "cleric > goblin×1", "mage > goblin×1") is None


def test_a_summoned_goblin_leaves_after_the_level_anyway() -> None:
    match = scene("half-goblin", level=3, party={"cleric": 2}, companions={"goblin-thief": 1}, dungeon={"ooze": 1})
    both(
        match,
        ("goblin-thief > ooze×1", "cleric > ooze×1"),
        "Гоблин-союзник после этого уровня всё равно уйдёт.",
        "The goblin ally leaves after this level anyway.",
    )


def test_a_move_tells_how_few_companions_are_enough() -> None:
    match = scene(level=4, party={"champion": 1, "cleric": 1, "mage": 2}, dungeon={"goblin": 2, "skeleton": 2})
    both(
        match,
        ("cleric > skeleton×2", "mage > goblin×1"),
        "Со всеми монстрами справятся 2 спутника, со вторым по силе ходом понадобятся 3.",
        "2 companions are enough against all monsters; the second-best move takes 3.",
    )


@pytest.mark.parametrize(
    ("party", "dungeon", "number"),
    [
        ([1, 0, 0, 0, 0, 0], [3, 0, 0], 1),
        ([0, 3, 0, 0, 0, 0], [3, 0, 0], 3),
        ([0, 2, 0, 0, 0, 0], [3, 0, 0], UNTOLD),
        ([0, 0, 0, 0, 1, 0], [2, 2, 0], UNTOLD),
        ([0, 1, 0, 0, 1, 0], [2, 2, 0], 2),
        ([0, 0, 0, 0, 2, 5], [2, 2, 0], 2),
        ([0, 0, 0, 0, 0, 0], [0, 0, 0], 0),
    ],
)
def test_the_fewest_companions_are_counted(party: list[int], dungeon: list[int], number: int) -> None:
    assert fewest(NO_HERO, pack(party), pack(dungeon)) == number


def test_a_strike_tells_how_many_companions_the_rest_takes() -> None:
    match = scene("mercenary", level=4, party={"mage": 3}, dungeon={"goblin": 1, "ooze": 3})
    do(match, "ultimate")
    both(
        match,
        ("strike goblin", "strike ooze"),
        "На остальных монстров хватит одного спутника, после второго по силе хода понадобятся 2 спутника.",
        "One companion is enough for the other monsters; after the second-best move it takes 2.",
    )


# -- what the second-best move spends -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "second", "kept"),
    [
        ({"party": {"cleric": 2, "scroll": 1}}, "scroll", "scroll"),
        ({"party": {"cleric": 2}, "lair": 1, "tokens": {"ring": 1}}, "use ring", "ring"),
        ({"party": {"cleric": 2}, "graveyard": 5, "tokens": {"elixir": 1}}, "use elixir", "elixir"),
    ],
)
def test_the_reason_names_the_token_that_the_second_best_move_spends(
    fields: dict[str, Any], second: str, kept: str
) -> None:
    match = scene(level=3, dungeon={"chest": 1}, **fields)
    assert told(match, "proceed", second) == ("keep", {"other": kept})
    if kept == "scroll":
        assert said(match, "ru", "proceed", second) == "Второй по силе ход тратит свиток."
        assert said(match, "en", "proceed", second) == "The second-best move spends a scroll."


# -- loot, potions, those who come back --------------------------------------------------------------------


@pytest.mark.parametrize(("number", "ru"), [(2, "2 сундука за"), (5, "5 сундуков за")])
def test_one_companion_opens_all_chests(number: int, ru: str) -> None:
    match = scene(level=6, phase="loot", party={"thief": 2}, dungeon={"chest": number})
    moves = (f"thief > chest×{number}", "proceed")
    assert said(match, "ru", *moves).startswith(ru)
    assert said(match, "en", *moves) == f"{number} chests for one companion."
    assert told(match, f"thief > chest×{number}", "thief > chest×1") == ("open-all", {"count": number})
    assert told(match, "thief > chest×1", f"thief > chest×{number}") is None


def test_a_chest_is_opened_before_a_potion_brings_the_die_back() -> None:
    fields: dict[str, Any] = {"level": 2, "phase": "loot", "dungeon": {"chest": 1, "potion": 1}}
    match = scene(party={"warrior": 2, "mage": 3, "scroll": 1}, **fields)
    both(
        match,
        ("warrior > chest×1", "mage > potion×1"),
        "Сначала сундук: потом зелье вернёт кубик с кладбища.",
        "The chest first: then the potion brings a die back.",
    )


def test_companions_are_not_needed_after_the_last_level() -> None:
    match = scene(level=10, phase="loot", party={"warrior": 2}, dungeon={"chest": 1})
    both(
        match,
        ("warrior > chest×1", "proceed"),
        "Уровень последний: спутники больше не понадобятся.",
        "This is the last level: companions are not needed any more.",
    )
    match = scene(level=9, phase="loot", party={"warrior": 1}, dungeon={"chest": 1})
    assert told(match, "warrior > chest×1", "proceed") is None


@pytest.mark.parametrize(("number", "ru"), [(2, "возвращаются 2 кубика"), (5, "возвращаются 5 кубиков")])
def test_one_drinker_brings_several_dice_back(number: int, ru: str) -> None:
    match = scene(level=6, phase="loot", party={"cleric": 1, "mage": 1}, dungeon={"potion": number})
    moves = (f"cleric > potion×{number}", "proceed")
    assert ru in said(match, "ru", *moves)
    assert f"{number} dice come back" in said(match, "en", *moves)


def test_a_die_comes_back_as_the_missing_master() -> None:
    match = scene("half-goblin", level=5, party={"mage": 2}, dungeon={"skeleton": 3, "potion": 1})
    do(match, "mage > potion×1")
    both(
        match,
        ("revive cleric", "revive warrior"),
        "Сразу всех 3 скелетов в отряде победить некому, а клирик сможет.",
        "Nobody in the party can beat all 3 skeletons at once; a cleric can.",
    )
    assert told(match, "revive champion", "revive cleric") == ("revive-champion", {})


def test_a_die_comes_back_as_the_type_missing_against_the_dragon() -> None:
    match = scene(level=5, phase="loot", lair=3, party={"mage": 1, "cleric": 2}, dungeon={"potion": 1})
    do(match, "cleric > potion×1")
    both(
        match,
        ("revive thief", "revive mage"),
        "Против дракона нужно 3 разных спутника: ещё одним станет вор.",
        "It takes 3 different companions to beat the dragon: the thief is one more.",
    )
    assert told(match, "revive thief", "revive warrior") is None


# -- the dragon, tokens, ultimates ---------------------------------------------------------------------------


def test_a_ring_is_used_where_the_dragon_cannot_be_beaten() -> None:
    match = scene(level=5, phase="dragon", lair=3, party={"warrior": 2}, tokens={"ring": 1})
    both(
        match,
        ("use ring", "flee"),
        "С этими спутниками дракона не победить, зато кольцо опустошит логово.",
        "These companions cannot beat the dragon, but the ring empties the lair.",
    )


@pytest.mark.parametrize(("level", "ru"), [(3, "3 очка."), (6, "6 очков.")])
def test_a_portal_saves_the_points_of_a_level_that_is_lost(level: int, ru: str) -> None:
    match = scene(level=level, party={"mage": 1}, dungeon={"goblin": 2}, tokens={"portal": 1})
    assert said(match, "ru", "use portal", "flee").endswith(ru)
    assert f"its {level} points" in said(match, "en", "use portal", "flee")
    match = scene(level=level, party={"warrior": 1}, dungeon={"goblin": 2}, tokens={"portal": 1})
    assert told(match, "use portal", "warrior > goblin×2") is None


def test_a_bait_is_told_only_where_the_dragon_does_no_harm() -> None:
    fields: dict[str, Any] = {"level": 4, "dungeon": {"goblin": 2, "ooze": 1}, "tokens": {"bait": 1}}
    both(
        scene(party={"mage": 1, "warrior": 1, "cleric": 1}, **fields),
        ("use bait", "flee"),
        "Приманка обратит 3 кубика уровня в драконов, и дракона можно победить.",
        "The bait turns 3 dice of the level into dragons, and the dragon can be beaten.",
    )
    assert told(scene(party={"mage": 2, "warrior": 1}, **fields), "use bait", "flee") is None


def test_flight_from_an_unbeatable_dragon_is_explained() -> None:
    match = scene(level=5, lair=3, party={"mage": 2}, dungeon={"ooze": 1})
    both(
        match,
        ("flee", "mage > ooze×1"),
        "Против дракона не хватает разных спутников.",
        "You have too few different companions to beat the dragon.",
    )


def test_flight_is_explained_only_where_there_is_no_way() -> None:
    lost = scene(level=5, party={"mage": 1}, dungeon={"goblin": 3, "skeleton": 2})
    assert told(lost, "flee") == ("flee-monsters", {})
    won = scene(level=5, party={"champion": 2}, dungeon={"goblin": 3, "skeleton": 2})
    assert told(won, "flee") is None


def test_a_summoned_goblin_is_one_foe_less_and_one_helper_more() -> None:
    match = scene("half-goblin", level=4, party={"mage": 2}, dungeon={"goblin": 2})
    assert said(match, "ru", "ultimate×1", "flee").startswith("Гоблин перейдёт на вашу сторону: врагом меньше")
    match = scene("half-goblin", xp=[5], level=4, party={"mage": 2}, dungeon={"goblin": 2})
    assert said(match, "ru", "ultimate×2", "ultimate×1").startswith("2 гоблина перейдут на вашу сторону")
    assert told(match, "ultimate×1", "ultimate×2") is None


# -- scrolls and stairs ------------------------------------------------------------------------------------------


def test_a_scroll_is_read_for_what_the_monsters_would_cost() -> None:
    match = scene(level=4, party={"mage": 3, "scroll": 1}, dungeon={"goblin": 2, "skeleton": 1})
    both(
        match,
        ("scroll", "mage > goblin×1"),
        "Эти монстры отнимут 3 из 3 бойцов.",
        "These monsters would take 3 of your 3 fighters.",
    )


def test_a_scroll_is_read_where_there_is_no_other_way() -> None:
    match = scene(level=4, party={"mage": 1, "scroll": 1}, dungeon={"goblin": 2, "skeleton": 1})
    assert told(match, "scroll", "flee") == ("cast-lost", {})


def test_the_chance_to_survive_is_the_one_that_can_be_counted() -> None:
    # Nobody is left: level 2 is survived if neither die shows a monster, in a quarter of all casts.
    match = scene(level=1, phase="regroup", party={}, done=0)
    assert survival(position_of(match)) == pytest.approx(0.25, abs=0.08)
    assert TRIES == 400


def test_one_more_level_is_told_with_its_chance() -> None:
    match = scene(level=2, phase="regroup", party={"warrior": 1})
    chance = round(100 * survival(position_of(match)))
    assert told(match, "descend", "rest") == ("stairs", {"level": 3, "value": chance})
    assert told(match, "rest", "descend") == ("risk", {"level": 3, "value": 100 - chance})
    assert f"{chance} % проб" in said(match, "ru", "descend", "rest")


def test_a_risk_of_next_to_nothing_is_no_reason_to_rest() -> None:
    match = scene(level=5, phase="regroup", party={"champion": 5, "scroll": 2})
    assert told(match, "rest", "descend") is None


def test_every_claim_of_whole_games_can_be_said() -> None:
    """No sentence has a hole, whichever move is the best."""
    match = uc.deal("chest", 2, seed=3)
    while match.turn:
        texts = [str(move) for move in match.moves(match.turn[0])]
        for text in texts:
            for language in ("ru", "en"):
                for second in texts:
                    if second != text and told(match, text, second) is not None:
                        assert "{" not in said(match, language, text, second)
        match.play(match.turn[0], texts[len(match.steps) % len(texts)])
