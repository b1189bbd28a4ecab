"""Конец игры и подсчёт монет (ruling 13)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.doggies.scenes import player

HUNTS = ["hunt-cat-eye", "hunt-chocolate-golem", "hunt-cerberus", "hunt-skeledog"]


def count(*players: dict[str, Any], quests: list[str] | None = None) -> uc.Match:
    """A finished game; quests that nobody meets unless given."""
    seats = len(players)
    shared = quests if quests is not None else HUNTS[:seats]
    idle = ("hunt-giga-tick", "hunt-zombie-squirrel", "hunt-chocolate-golem", "hunt-cat-eye")
    private = [quest for quest in idle if quest not in shared]
    rows = [{"quest": private[seat], **player} if seat < 2 else player for seat, player in enumerate(players)]
    return uc.load({"game": "doggies", "seats": seats, "phase": "over", "round": 3, "players": rows, "quests": shared})


def scores(match: uc.Match) -> tuple[int, ...]:
    assert match.result is not None
    return match.result.scores


def winners(match: uc.Match) -> tuple[int, ...]:
    assert match.result is not None
    return match.result.winners


def test_the_example_of_the_rulebook_counts_21_coins() -> None:
    """4 coins, a chest with its key, 5 for the private trophy quest, 10 for shared quests, 2 fines."""
    cats = ["gelatinous-cat-sword", "gelatinous-cat-bow"]
    efreets = ["efreet-sword", "efreet-fire"]
    rest = ["cerberus", "coin", "two-coins", "chest", "dragonfly-all", "vagabond-bow-pair", "trap-fire"]
    lena = {"dog": "joan", "quest": "most-sword", "loot": [*cats, *efreets, *rest]}
    shared = ["hunt-gelatinous-cat", "hunt-efreet", "hunt-cerberus", "hunt-mimic"]
    match = count(lena, {"quest": "hunt-skeledog"}, {"quest": "hunt-cat-eye"}, {"quest": "most-bow"}, quests=shared)
    assert match.result is not None
    parts = {id.removeprefix("doggies-part-"): points for id, points in match.result.parts[0]}
    assert parts == {"coins": 4, "chests": 4, "private": 5, "shared": 10, "traps": -1, "vagabonds": -1}
    assert scores(match)[0] == 4 + 4 + 5 + 10 - 2 == 21


def test_coins_on_rooms_and_monsters_are_counted() -> None:
    assert scores(count({"loot": ["coin", "two-coins", "two-coins-door", "dragon", "cerberus"]}, {})) == (10, 0)


@pytest.mark.parametrize(
    ("dog", "loot", "coins"),
    [
        ("ruta", ["chest", "chest"], 0),
        ("ruta", ["chest", "chest", "dragonfly-all"], 4),
        ("pluto", ["chest", "chest"], 4),
        ("pluto", ["chest", "chest", "dragonfly-all"], 8),
        ("ruta", ["dragonfly-all"], 0),
    ],
)
def test_each_key_opens_one_chest(dog: str, loot: list[str], coins: int) -> None:
    assert scores(count({"dog": dog, "loot": loot}, {"dog": "robin"}))[0] == coins


def test_totals_may_be_negative() -> None:
    assert scores(count({"loot": ["trap-bow", "vagabond-bow-paw"]}, {})) == (-2, 0)


@pytest.mark.parametrize(
    "monster",
    ["efreet", "giga-tick", "zombie-squirrel", "skeledog", "gelatinous-cat", "mimic", "cerberus", "chocolate-golem",
     "cat-eye"],
)  # fmt: skip
def test_a_monster_quest_pays_two_coins_for_each_kill(monster: str) -> None:
    own = 1 if monster in ("cerberus", "chocolate-golem", "cat-eye") else 0  # the card's own coin
    cards = [monster] * 2 if own else [f"{monster}-bow", f"{monster}-sword"]
    other = "hunt-mimic" if monster != "mimic" else "hunt-skeledog"
    rest = {"quest": "most-fire"}, {"quest": "most-sword"}
    shared = count({"loot": cards, **rest[0]}, {"loot": [], **rest[1]}, quests=[f"hunt-{monster}", other])
    assert scores(shared)[0] == 4 + 2 * own
    idle = "hunt-efreet" if monster != "efreet" else "hunt-cerberus"
    owner, killer = {"quest": f"hunt-{monster}"}, {"loot": cards, "quest": "most-fire"}
    private = count(owner, killer, quests=[other, idle])
    assert scores(private) == (0, 2 * own)  # a private quest pays only its owner


@pytest.mark.parametrize("symbol", ["sword", "bow", "fire"])
def test_a_trophy_quest_pays_the_one_with_most_symbols(symbol: str) -> None:
    quests = [f"most-{symbol}", "hunt-cat-eye"]
    two, one = [f"mimic-{symbol}", f"efreet-{symbol}"], [f"skeledog-{symbol}"]
    assert scores(count({"loot": one}, {"loot": two}, quests=quests)) == (0, 5)


def test_symbols_of_artefacts_vagabonds_and_potions_count_the_boards_never() -> None:
    quests = ["most-bow", "hunt-cat-eye"]
    assert scores(count({"dog": "pluto"}, {"dog": "joan"}, quests=quests)) == (0, 0)  # at least one is needed
    assert scores(count({"loot": ["frisbow"]}, {"loot": ["mimic-bow"]}, quests=quests)) == (5, 0)
    hired = {"loot": ["vagabond-fire-pair"], "potions": {"bow": 1}}  # the pair's bow, and a potion
    match = count({"loot": ["mimic-bow"]}, hired, quests=quests)
    assert scores(match) == (0, 5 - 1)
    assert player(match, 1)["trophies"] == {"sword": 1, "bow": 2, "fire": 0}


@pytest.mark.parametrize(
    ("held", "symbols"),
    [
        ("vagabond-fire-pair", (1, 1, 0)), ("vagabond-bow-pair", (1, 0, 1)), ("vagabond-sword-pair", (0, 1, 1)),
        ("vagabond-fire-paw", (0, 0, 1)), ("vagabond-bow-single", (0, 1, 0)), ("vagabond-sword-paw", (1, 0, 0)),
        ("excalibark", (2, 0, 0)), ("frisbow", (0, 2, 0)), ("magic-collar", (0, 0, 2)),
        ("mimic-fire", (0, 0, 1)), ("cerberus", (0, 0, 0)), ("dragonfly-all", (0, 0, 0)), ("trap-bow", (0, 0, 0)),
    ],
)  # fmt: skip
def test_a_vagabonds_whole_side_counts(held: str, symbols: tuple[int, ...]) -> None:
    """Every other card counts with its trophies; both symbols of a pair, though a fight has only one of them."""
    reserve = 1 if held.endswith("-paw") else 0 if held.endswith("-single") else 2
    match = count({"loot": [held], "reserve": reserve}, {})
    assert tuple(player(match)["trophies"].values()) == symbols


@pytest.mark.parametrize(
    ("bows", "coins"),
    [
        ((2, 2, 1), (0, 0, 0)),  # Joan and Sharik have a base bow each: a tie for good
        ((1, 1, 1), (0, 0, 0)),
        ((2, 2, 3), (0, 0, 5)),  # somebody has more than those who tie
        ((3, 2, 2), (5, 0, 0)),
        ((1, 2, 2), (0, 5, 0)),  # Ruta has no base bow
    ],
)
def test_seats_that_tie_among_three_get_nothing(bows: tuple[int, ...], coins: tuple[int, ...]) -> None:
    cards = ["efreet-bow", "giga-tick-bow", "mimic-bow", "skeledog-bow", "gelatinous-cat-bow", "zombie-squirrel-bow"]
    cards += ["vagabond-bow-single"]
    dogs = zip(("joan", "sharik", "ruta"), bows, strict=True)
    rows = [{"dog": dog, "reserve": 0, "loot": [cards.pop() for _ in range(number)]} for dog, number in dogs]
    match = count(*rows, quests=["most-bow", "hunt-cerberus", "hunt-cat-eye"])
    assert match.result is not None
    assert tuple(dict(parts)["doggies-part-shared"] for parts in match.result.parts) == coins


def test_base_symbols_decide_among_three() -> None:
    bows = ["efreet-bow"], ["giga-tick-bow"], ["mimic-bow"]
    dogs = [{"dog": dog, "loot": loot} for dog, loot in zip(("joan", "sharik", "pluto"), bows, strict=True)]
    assert scores(count(*dogs, quests=["most-bow", "hunt-cerberus", "hunt-cat-eye"])) == (0, 0, 5)


def test_a_tie_of_symbols_goes_to_the_base_symbols_then_to_nobody() -> None:
    quests = ["most-bow", "hunt-cat-eye"]
    tie = {"loot": ["mimic-bow"]}, {"loot": ["efreet-bow"]}
    assert scores(count({"dog": "pluto", **tie[0]}, {"dog": "joan", **tie[1]}, quests=quests)) == (5, 0)
    assert scores(count({"dog": "pluto", **tie[0]}, {"dog": "robin", **tie[1]}, quests=quests)) == (0, 0)


def test_a_private_trophy_quest_needs_the_most_among_all_and_pays_its_owner_only() -> None:
    mine = {"quest": "most-bow", "loot": ["mimic-bow"]}
    assert scores(count(mine, {"loot": ["frisbow"]})) == (0, 0)
    assert scores(count(mine, {"loot": []})) == (5, 0)


def test_most_coins_win_a_tie_goes_to_most_quests_then_it_is_shared() -> None:
    assert winners(count({"loot": ["coin"]}, {"loot": ["two-coins"]})) == (1,)
    assert winners(count({"loot": ["coin"]}, {"loot": ["coin"]})) == (0, 1)
    kills = {"quest": "hunt-efreet", "loot": ["efreet-bow", "efreet-sword"]}
    one = {"quest": "most-fire", "loot": ["two-coins", "two-coins"]}
    assert scores(count(kills, one)) == (4, 4)
    assert winners(count(kills, one)) == (0,)  # two quests met, none


def test_the_result_says_whose_quests_were_compared() -> None:
    kills = {"quest": "hunt-efreet", "loot": ["efreet-bow", "efreet-sword"]}
    tied = count(kills, {"quest": "most-fire", "loot": ["two-coins", "two-coins"]}, {"loot": []}).result
    assert tied is not None
    assert tied.ties == [[("doggies-tie-quests", 2)], [("doggies-tie-quests", 0)], []]
    alone = count({"loot": ["coin"]}, {"loot": ["two-coins"]}).result
    assert alone is not None
    assert alone.ties == []


def test_shared_quests_break_a_tie_too() -> None:
    rest = {"loot": ["two-coins"], "quest": "most-fire"}
    killer = {"loot": ["efreet-bow"], "quest": "most-sword"}
    match = count(rest, killer, quests=["hunt-efreet", "hunt-cat-eye"])
    assert (scores(match), winners(match)) == ((2, 2), (1,))


def test_each_kill_counts_as_a_quest_a_trophy_quest_as_one() -> None:
    kills = {"quest": "hunt-efreet", "loot": ["efreet-bow", "efreet-sword", "coin"]}
    most = {"quest": "most-fire", "loot": ["mimic-fire"]}
    assert scores(count(kills, most)) == (5, 5)
    assert winners(count(kills, most)) == (0,)
