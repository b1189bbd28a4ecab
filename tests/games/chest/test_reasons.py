"""Reasons: what is told of a move is true on the table, and every number named is one that was found or counted."""

from __future__ import annotations

import re
from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import do, scene
from undercroft.games.chest import GAME
from undercroft.games.chest.bot.reasons.fewest import UNTOLD, fewest
from undercroft.games.chest.bot.reasons.lead import difference
from undercroft.games.chest.components import NO_HERO, pack
from undercroft.games.chest.rules import Chest
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.texts import LANGUAGES, Texts

MIND = GAME.mind()


def position_of(match: Match) -> Chest:
    position = match.position
    assert isinstance(position, Chest)
    return position


def why(match: Match, *moves: str, worths: tuple[float, ...] = (9.0, 8.6, 8.0)) -> Message | None:
    """The reason for the first move over the others; a move alone was not tried."""
    position = position_of(match)
    seat = match.turn[0]
    codes = {str(position.describe(seat, move)): move for move in position.moves(seat)}
    tries = 10 if len(moves) > 1 else 0
    findings = [Finding(codes[move], tries, worth, 0.1, 0.0, 0.0) for move, worth in zip(moves, worths, strict=False)]
    return MIND.reason(position, seat, findings)


def said(message: Message | None, language: str) -> str:
    assert message is not None
    return Texts.of(GAME, language).say(message)


def told(message: Message | None, ru: str, en: str) -> None:
    assert said(message, "ru") == ru
    assert said(message, "en") == en


# -- fights -------------------------------------------------------------------------------------------


def test_only_one_of_them_beats_all_goblins() -> None:
    match = scene(level=4, party={"warrior": 1, "mage": 3}, dungeon={"goblin": 3})
    told(
        why(match, "warrior > goblin×3"),
        "Сразу всех 3 гоблинов из всего отряда можно победить только воином.",
        "Of all companions only the warrior can beat all 3 goblins at once.",
    )


def test_two_are_both_and_the_lead_over_the_next_move_is_named() -> None:
    match = scene(level=4, party={"warrior": 1, "mage": 3, "scroll": 1}, dungeon={"goblin": 2})
    told(
        why(match, "warrior > goblin×2", "scroll"),
        "Сразу обоих гоблинов из всего отряда можно победить только воином. Это на 0,4 очка лучше следующего хода.",
        "Of all companions only the warrior can beat both goblins at once. "
        "That is 0.4 points better than the next best move.",
    )


def test_it_is_not_said_to_be_the_only_one_where_a_champion_is_there() -> None:
    match = scene(level=4, party={"warrior": 1, "champion": 1}, dungeon={"goblin": 3})
    told(
        why(match, "warrior > goblin×3", "champion > goblin×3"),
        "Страж побеждает целую группу любых монстров, его стоит приберечь: "
        "отдать его сейчас обойдётся дороже на 0,4 очка.",
        "A champion beats a whole group of any monsters, so keep it: to send it now would cost 0.4 points more.",
    )


def test_one_of_three_can_be_spared() -> None:
    match = scene(level=2, party={"cleric": 3, "mage": 1}, dungeon={"goblin": 1})
    told(
        why(match, "cleric > goblin×1", "mage > goblin×1"),
        "У вас 3 клирика, одним можно пожертвовать: отдать мага обойдётся дороже на 0,4 очка.",
        "You have 3 clerics and can spare one: to lose the mage would cost 0.4 points more.",
    )


def test_with_rivals_it_is_the_chance_to_win_that_is_lowered() -> None:
    party = {"cleric": 2, "champion": 1}
    match = uc.load({"game": "chest", "seats": 2, "level": 2, "party": party, "dungeon": {"ooze": 1}})
    told(
        why(match, "cleric > ooze×1", "champion > ooze×1", worths=(0.61, 0.52)),
        "Страж побеждает целую группу любых монстров, его стоит приберечь: "
        "отдать его сейчас снизит шанс на победу на 9 %.",
        "A champion beats a whole group of any monsters, so keep it: "
        "to send it now would lower the chance to win by 9 %.",
    )


def test_a_level_that_is_always_survived_may_still_cost_too_much() -> None:
    match = scene(level=5, phase="regroup", party={"champion": 5, "scroll": 2})
    message = why(match, "rest", "descend")
    assert message is not None and message.args["chance"] == 100
    told(
        message,
        "Уровень 6 удаётся пройти во всех пробах, но недёшево. Отдых сейчас даёт на 0,4 очка больше.",
        "Level 6 would be survived in all tries, but at a price. To rest now brings 0.4 points more.",
    )


def test_where_it_reads_alike_it_hardly_matters() -> None:
    match = scene(level=2, party={"cleric": 3, "mage": 1}, dungeon={"goblin": 1})
    told(
        why(match, "cleric > goblin×1", "mage > goblin×1", worths=(8.052, 8.048)),
        "Кого отдать, здесь почти не важно: годится и маг.",
        "It hardly matters here who goes: the mage would do as well.",
    )


def test_a_goblin_in_service_leaves_anyway() -> None:
    match = scene("half-goblin", level=3, party={"cleric": 2}, companions={"goblin-thief": 1}, dungeon={"ooze": 1})
    told(
        why(match, "goblin-thief > ooze×1"),
        "Гоблин на службе после этого уровня всё равно уйдёт.",
        "The goblin in service leaves after this level anyway.",
    )


def test_how_few_are_enough() -> None:
    match = scene(level=4, party={"champion": 1, "cleric": 1, "scroll": 1}, dungeon={"goblin": 2, "skeleton": 2})
    told(
        why(match, "cleric > skeleton×2", "scroll"),
        "Против всех здешних монстров хватит 2 спутников. Это на 0,4 очка лучше следующего хода.",
        "2 companions are enough against all monsters here. That is 0.4 points better than the next best move.",
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


# -- loot, potions, those who come back --------------------------------------------------------------------


def test_no_monsters_are_left_and_the_scroll_is_kept() -> None:
    match = scene(level=3, party={"cleric": 2, "scroll": 1}, dungeon={"chest": 1})
    told(
        why(match, "proceed", "scroll"),
        "Монстров не осталось – пора к добыче. Свиток лучше приберечь: прочесть его сейчас обойдётся в 0,4 очка.",
        "No monsters are left: on to the loot. Keep the scroll: to read it now would cost 0.4 points.",
    )
    assert why(match, "proceed", "scroll", worths=(8.052, 8.048)) is None


@pytest.mark.parametrize(("number", "ru"), [(2, "2 сундука за"), (5, "5 сундуков за")])
def test_chests_for_one_companion(number: int, ru: str) -> None:
    match = scene(level=6, phase="loot", party={"thief": 2}, dungeon={"chest": number})
    message = why(match, f"thief > chest×{number}")
    assert said(message, "ru").startswith(ru)
    assert said(message, "en") == f"{number} chests for a single companion."


def test_the_chest_first_where_a_potion_brings_the_die_back() -> None:
    match = scene(
        level=2, phase="loot", party={"warrior": 2, "mage": 3, "scroll": 1}, dungeon={"chest": 1, "potion": 1}
    )
    told(
        why(match, "warrior > chest×1"),
        "Сначала сундук: потом зелье вернёт кубик с кладбища.",
        "The chest first: then a potion brings a die back.",
    )


def test_after_the_last_level_nobody_is_needed() -> None:
    match = scene(level=10, phase="loot", party={"warrior": 2}, dungeon={"chest": 1})
    told(
        why(match, "warrior > chest×1"),
        "После этого уровня всё равно пора отдыхать: спутник больше не понадобится.",
        "After this level it is time to rest anyway: the companion is not needed any more.",
    )


def test_a_potion_turns_one_companion_into_another() -> None:
    match = scene(level=2, phase="loot", party={"cleric": 4}, dungeon={"potion": 1})
    told(
        why(match, "cleric > potion×1"), "Зелье меняет клирика на свиток.", "The potion turns the cleric into a scroll."
    )


@pytest.mark.parametrize(("number", "ru"), [(2, "возвращаются 2 кубика"), (5, "возвращается 5 кубиков")])
def test_one_drinks_and_several_come_back(number: int, ru: str) -> None:
    match = scene(level=6, phase="loot", party={"cleric": 1}, dungeon={"potion": number})
    message = why(match, f"cleric > potion×{number}")
    assert ru in said(message, "ru")
    assert f"{number} dice come back" in said(message, "en")


def test_one_comes_back_for_monsters_that_nobody_beats_at_once() -> None:
    match = scene("half-goblin", level=5, party={"mage": 2}, dungeon={"skeleton": 3, "potion": 1})
    do(match, "mage > potion×1")
    told(
        why(match, "revive cleric"),
        "Сразу всех 3 скелетов в отряде победить некому, а клириком – можно.",
        "Nobody in the party can beat all 3 skeletons at once, but a cleric can.",
    )
    match = scene("half-goblin", level=5, party={"mage": 1, "cleric": 1}, dungeon={"skeleton": 3, "potion": 1})
    do(match, "mage > potion×1")
    assert said(why(match, "revive champion"), "en").startswith("A champion beats a whole group")


def test_one_comes_back_for_the_dragon() -> None:
    match = scene(level=5, phase="loot", lair=3, party={"mage": 1, "cleric": 2}, dungeon={"potion": 1})
    do(match, "cleric > potion×1")
    told(
        why(match, "revive thief"),
        "Против дракона нужно 3 разных спутника: ещё одним станет вор.",
        "It takes 3 different companions to beat the dragon, and a thief is one more.",
    )


# -- the dragon, tokens, ultimates ---------------------------------------------------------------------------


def test_the_band_against_the_dragon_is_named() -> None:
    party, tokens = {"warrior": 1, "mage": 1, "thief": 1, "champion": 1}, {"talisman": 1}
    match = scene(level=5, phase="dragon", lair=3, party=party, tokens=tokens)
    message = why(match, quick(match))
    assert message is not None
    assert message.id == "chest-reason-band"
    named = [name for name in (*party, *tokens) if message.args[name]]
    assert len(named) == 3
    assert "1 очко опыта" in said(message, "ru")


def quick(match: Match) -> str:
    position = position_of(match)
    return str(position.describe(0, MIND.quick(position, 0, Seeded(1))))


def test_a_ring_where_the_dragon_cannot_be_beaten() -> None:
    match = scene(level=5, phase="dragon", lair=3, party={"warrior": 2}, tokens={"ring": 1})
    told(
        why(match, "use ring"),
        "С этими спутниками дракона не победить, зато кольцо опустошит логово.",
        "Those who are left cannot beat the dragon, but the ring empties the lair.",
    )


@pytest.mark.parametrize(("level", "ru"), [(3, "3 очка."), (6, "6 очков.")])
def test_a_portal_saves_the_points_of_a_level_that_is_lost(level: int, ru: str) -> None:
    match = scene(level=level, party={"mage": 1}, dungeon={"goblin": 2}, tokens={"portal": 1})
    message = why(match, "use portal")
    assert said(message, "ru").endswith(ru)
    assert f"its {level} points" in said(message, "en")
    match = scene(level=level, party={"warrior": 1}, dungeon={"goblin": 2}, tokens={"portal": 1})
    assert why(match, "use portal") is None


def test_a_bait_is_told_only_where_the_dragon_does_no_harm() -> None:
    fields: dict[str, Any] = {"level": 4, "dungeon": {"goblin": 2, "ooze": 1}, "tokens": {"bait": 1}}
    message = why(scene(party={"mage": 1, "warrior": 1, "cleric": 1}, **fields), "use bait")
    told(
        message,
        "Приманка обратит 3 кубика уровня в драконов, и дракона можно победить.",
        "The bait turns 3 dice of the level into dragons, and the dragon can be beaten.",
    )
    assert why(scene(party={"mage": 2, "warrior": 1}, **fields), "use bait") is None


def test_flight_from_a_dragon_that_too_few_are_left_for() -> None:
    match = scene(level=5, lair=3, party={"mage": 2}, dungeon={"ooze": 1})
    told(why(match, "flee"), "Против дракона не хватает разных спутников.",
         "There are too few different companions to beat the dragon.")  # fmt: skip


def test_a_summoned_goblin_is_a_foe_fewer_and_a_helper_more() -> None:
    match = scene("half-goblin", level=4, party={"mage": 2}, dungeon={"goblin": 2})
    assert said(why(match, "ultimate×1"), "ru").startswith("Гоблин перейдёт на вашу сторону: врагом меньше")
    match = scene("half-goblin", xp=[5], level=4, party={"mage": 2}, dungeon={"goblin": 2})
    assert said(why(match, "ultimate×2"), "ru").startswith("2 гоблина перейдут на вашу сторону: врагов меньше")


def test_a_strike_leaves_so_many_to_the_rest() -> None:
    match = scene("mercenary", level=4, party={"mage": 3}, dungeon={"goblin": 1, "ooze": 3})
    do(match, "ultimate")
    told(
        why(match, "strike goblin", "strike ooze"),
        "На остальных тогда хватит одного спутника. Это на 0,4 очка лучше следующего хода.",
        "For the rest one companion is enough then. That is 0.4 points better than the next best move.",
    )


# -- scrolls --------------------------------------------------------------------------------------------------


def test_a_scroll_is_read_for_what_the_monsters_would_cost() -> None:
    match = scene(level=4, party={"mage": 3, "scroll": 1}, dungeon={"goblin": 2, "skeleton": 1})
    message = why(match, "scroll", "mage > goblin×1")
    assert said(message, "ru").startswith("Эти монстры стоили бы 3 из 3 бойцов. Лучше перебросить: ")
    assert said(message, "en").startswith("These monsters would take 3 of 3 fighters. Best cast again: ")


def test_a_scroll_is_read_where_there_is_no_other_way() -> None:
    match = scene(level=4, party={"mage": 1, "scroll": 1}, dungeon={"goblin": 2, "skeleton": 1})
    assert said(why(match, "scroll"), "en").startswith("Those who are left cannot beat these monsters.")


def test_the_dice_named_for_another_cast_are_those_on_the_table() -> None:
    match = scene(level=4, party={"mage": 3, "scroll": 1}, dungeon={"goblin": 2, "skeleton": 1})
    do(match, "scroll")
    message = why(match, quick(match))
    assert message is not None
    assert message.id == "chest-reason-cast"
    there = {"mage": 3, "goblin": 2, "skeleton": 1}
    faces = {name: number for name, number in message.args.items() if type(number) is int and number}
    assert faces and all(number <= there[name] for name, number in faces.items())


# -- numbers --------------------------------------------------------------------------------------------------


def found(worth: float, move: int = 0) -> Finding:
    return Finding(move, 10, worth, 0.1, 0.0, 0.0)


@pytest.mark.parametrize(
    ("seats", "best", "other", "gain"),
    [(1, 9.0, 8.6, 0.4), (1, 8.052, 8.048, 0.0), (1, 21.26, 21.24, 0.0), (2, 0.61, 0.52, 9), (2, 0.505, 0.504, 0)],
)
def test_a_lead_is_the_difference_of_the_numbers_shown(seats: int, best: float, other: float, gain: float) -> None:
    position = position_of(uc.deal("chest", seats, seed=1))
    assert difference(position, found(best), found(other)) == gain


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", range(4))
def test_every_number_of_a_reason_was_found_or_counted(seats: int, seed: int) -> None:
    """Whole games: a lead is that of the findings, nothing is better by 0, and no sentence has a hole."""
    position = position_of(uc.deal("chest", seats, seed=seed))
    chance = Seeded(seed)
    scale = 1.0 if seats == 1 else 0.01
    while position.waiting:
        seat = position.adventurer
        moves = list(MIND.candidates(position, seat))
        findings = [Finding(move, 9, scale * (60 - 7 * n), 0.1, 0.0, 0.0) for n, move in enumerate(moves)]
        for given in (findings, [findings[0]._replace(tries=0)], [one._replace(worth=scale) for one in findings]):
            message = MIND.reason(position, seat, given)
            if message is None:
                continue
            leads = {0.0} | {difference(position, given[0], other) for other in given[1:]}
            assert message.id == "chest-reason-open" or message.args.get("gain", 0.0) in leads
            for language in LANGUAGES:
                text = said(message, language)
                assert "{" not in text and not re.search(r"(?<![\d.,])0 (point|очков|%)", text), text
        position.play(seat, MIND.quick(position, seat, chance), chance)
