"""The shrewd habits that searches stand on, and the greedy ones, which never change."""

from __future__ import annotations

import hashlib

import pytest

import undercroft as uc
from tests.conftest import compiled_only
from tests.games.serpent.scenes import GATE, scene
from undercroft.bots.search import Search
from undercroft.games import find_game
from undercroft.games.serpent.bot.habits import BOUGHT, HELD_CARDS, SHUNNED
from undercroft.games.serpent.bot.mind import MIND
from undercroft.games.serpent.bot.outlook import UNKNOWN_TURNS, turns_ahead
from undercroft.games.serpent.bot.standing import FIGURES, PERMANENTS, figures_of
from undercroft.games.serpent.bot.weights import WEIGHTS
from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.rules import Serpent
from undercroft.kernel.seats import FIRST_OF

GAME = find_game("serpent")
CROSSROADS = {"place": "crossroads", "y": -1}
GREEDY_GAMES = {
    1: "8c8076bd5036d5ed",
    2: "28f62902c297b0aa",
    3: "269e10d142af5e1f",
    4: "df65f0a4f176b60d",
}  # under rules 3; other figures make other games, nothing else may


def quick(match: uc.Match, seat: int = 0) -> str:
    """Returns the move of the quick policy."""
    code = MIND.quick(match.position, seat, uc.Seeded(1))
    return str(match.view(seat)["moves"][list(match.position.moves(seat)).index(code)]["text"])


def greedy(match: uc.Match, seat: int = 0) -> str:
    code = MIND.greedy_move(match.position, seat, uc.Seeded(1))
    return str(match.view(seat)["moves"][list(match.position.moves(seat)).index(code)]["text"])


@pytest.mark.parametrize("seats", GREEDY_GAMES)
def test_greedy_plays_as_it_always_did(seats: int) -> None:
    chance = uc.Seeded(seats)
    position = GAME.deal(seats, GAME.read(seats, {}), chance)
    played = hashlib.sha256()
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        move = MIND.greedy_move(position, seat, chance)
        played.update(f"{seat} {move}\n".encode())
        position.play(seat, move, chance)
    assert played.hexdigest()[:16] == GREEDY_GAMES[seats]


def rich_hero(*hand: str) -> uc.Match:
    """A hero with glory to spend and no quest to spend it on."""
    sight = {"hero": "nord", "glory": 15, "place": "temple-gate", "hand": list(hand)}
    return scene(sight, {"hero": "bel"}, map=[GATE], quests=[])


def test_it_leaves_cards_that_never_pay() -> None:
    match = rich_hero("battle-trance")
    assert greedy(match) == "play battle-trance"
    assert quick(match) != "play battle-trance"


def test_it_buys_what_pays_though_a_quest_could_be_tried() -> None:
    match = scene(
        {"hero": "nord", "glory": 16, "place": "temple-gate", "hand": ["runaways-boots"]},
        {"hero": "bel"},
        map=[GATE, CROSSROADS],
        quests=[{"quest": "oracles-dice", "seat": 0}],
    )
    assert greedy(match) != "play runaways-boots"
    assert quick(match) == "play runaways-boots"


def test_it_discards_what_is_worth_least() -> None:
    match = scene({"hero": "nord", "hand": ["snakeman", "belt-pouch", "runaways-boots"]}, {"hero": "bel"}, phase="last")
    assert greedy(match) == "discard snakeman"
    assert quick(match) == "discard belt-pouch"


def test_every_card_that_is_named_is_in_the_box() -> None:
    ids = {face.id for face in CARDS}
    assert {*BOUGHT, *SHUNNED, *HELD_CARDS, *PERMANENTS} <= ids
    assert not set(BOUGHT) & set(SHUNNED)


def test_every_figure_has_a_weight() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"})
    assert isinstance(match.position, Serpent)
    assert len(figures_of(match.position, 0)) == len(FIGURES) == len(WEIGHTS) - 2  # rounds and a constant count alone


def test_a_prepared_card_counts_as_itself() -> None:
    number = FIGURES.index("ouroboros-ring")
    for cards, count in (([], 0.0), ([{"card": "ouroboros-ring", "seat": 0}], 1.0)):
        position = scene({"hero": "nord"}, {"hero": "bel"}, pieces=cards).position
        assert isinstance(position, Serpent)
        assert figures_of(position, 0)[number] == count
        assert figures_of(position, 1)[number] == 0.0


def test_a_quest_at_hand_is_nearer_than_one_across_the_map() -> None:
    turns = []
    for place in ("crossroads", "temple-gate"):
        position = scene(
            {"hero": "nord", "glory": 20, "place": place},
            {"hero": "bel"},
            map=[GATE, CROSSROADS],
            quests=[{"quest": "oracles-dice", "seat": 0}],
        ).position
        assert isinstance(position, Serpent)
        turns.append(turns_ahead(position, 0)[0])
    assert turns[0] <= turns[1] < UNKNOWN_TURNS


def test_more_glory_means_fewer_turns_to_a_quest() -> None:
    turns = []
    for glory in (0, 60):
        position = scene(
            {"hero": "nord", "glory": glory, "place": "crossroads"},
            {"hero": "bel"},
            map=[GATE, CROSSROADS],
            quests=[{"quest": "oracles-dice", "seat": 0}],
        ).position
        assert isinstance(position, Serpent)
        turns.append(turns_ahead(position, 0)[0])
    assert turns[1] < turns[0]


def at_the_gate(*, quests_done: int, is_carrying: bool) -> uc.Match:
    """A hero at the temple gate, with the captive knight or after his delivery, and nothing else to do."""
    knight = {"quest": "captive-knight", "seat": 0, "is_carried": True}
    hero = {"hero": "nord", "glory": 30, "place": "temple-gate", "quests": quests_done, "level": 7 + quests_done}
    return scene(hero, {"hero": "bel"}, map=[GATE, CROSSROADS], quests=[knight] if is_carrying else [])


@pytest.mark.parametrize("quests_done", [0, 1])
def test_a_quest_that_is_done_is_worth_more_than_one_at_hand(quests_done: int) -> None:
    """Without that, two heroes who think a round ahead carry their captives around the gate for thirty rounds."""
    before = at_the_gate(quests_done=quests_done, is_carrying=True)
    after = at_the_gate(quests_done=quests_done + 1, is_carrying=False)
    assert MIND.worth(after.position, 0) > MIND.worth(before.position, 0)


def thoughts(match: uc.Match) -> list[str]:
    """The moves that a search looks at."""
    return [str(match.position.describe(0, move)) for move in MIND.candidates(match.position, 0)]


@pytest.mark.parametrize(("place", "first"), [("crossroads", "try oracles-dice.0"), ("temple-gate", "go crossroads")])
def test_a_turn_is_not_ended_beside_a_quest_that_is_ready(place: str, first: str) -> None:
    ready = [{"quest": "oracles-dice", "seat": 0}]
    hero = {"hero": "nord", "glory": 20, "place": place}
    thought = thoughts(scene(hero, {"hero": "bel"}, map=[GATE, CROSSROADS], quests=ready))
    assert thought[0] == first
    assert "done" not in thought
    assert "done" in thoughts(scene(hero, {"hero": "bel"}, map=[GATE, CROSSROADS], quests=[]))
    poor = {**hero, "glory": 0}
    assert "done" in thoughts(scene(poor, {"hero": "bel"}, map=[GATE, CROSSROADS], quests=ready))


@compiled_only
def test_a_search_alone_comes_home_with_three_quests() -> None:
    """The judgement of tries once made it wait until the cap in three games of four, where common sense wins."""
    chance, thoughts = uc.Seeded(0), uc.Seeded(100)
    position = GAME.deal(1, GAME.read(1, {}), chance)
    while position.waiting:
        search = Search(MIND, position, 0, thoughts)
        search.think(16, seconds=100.0)
        position.play(0, search.findings()[0].move, chance)
    assert position.result().winners == (0,)
