"""The mind: advice depends on the view alone, tactics find what is beyond doubt, reasons name what was found."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.conftest import compiled_only
from tests.games.chest.scenes import scene
from undercroft.bots import LEVELS, levels_of, make_bot
from undercroft.bots.playout import informed
from undercroft.bots.search import Search
from undercroft.games.chest import GAME
from undercroft.games.chest.bot.memory import MEMORY
from undercroft.games.chest.bot.outlook import Outlook
from undercroft.games.chest.bot.reasons.stairs import survival
from undercroft.games.chest.bot.reroll import best_choice, joined
from undercroft.games.chest.components import SCROLL, one
from undercroft.games.chest.notation import DESCEND, READ_SCROLL, REST, ROLL
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import REGROUP
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.mind import Finding
from undercroft.kernel.texts import Texts

MIND = GAME.mind()


def position_of(match: Match) -> Chest:
    position = match.position
    assert isinstance(position, Chest)
    return position


def quick(match: Match) -> str:
    position = position_of(match)
    seat = match.turn[0]
    return str(position.describe(seat, MIND.quick(position, seat, Seeded(1))))


def test_the_same_view_gets_the_same_advice() -> None:
    for seed in range(4):
        match = uc.deal("chest", seats=2, seed=seed)
        while match.turn:
            seat = match.turn[0]
            own = position_of(match)
            seen = GAME.imagine(match.view(seat), Seeded(5))
            assert MIND.candidates(own, seat) == MIND.candidates(seen, seat)
            assert MIND.advise(own, seat, Seeded(1)) == MIND.advise(seen, seat, Seeded(1))
            move = MIND.quick(own, seat, Seeded(1))
            assert move == MIND.quick(seen, seat, Seeded(1))
            assert move in match.position.moves(seat)
            match.play(seat, own.describe(seat, move))


def test_what_was_found_out_before_changes_no_advice() -> None:
    """The worth of a level comes from memory, or is found out: the same to the last bit."""

    def advice(forgets: bool) -> list[tuple[float, int]]:
        found = []
        for seed in range(8):
            match = uc.deal("chest", seats=1, seed=seed)
            while match.turn:
                if forgets:
                    MEMORY.forget()
                position = position_of(match)
                move = MIND.quick(position, 0, Seeded(1))
                found.append((Outlook(position).value(position), int(move)))
                match.play(0, position.describe(0, move))
        return found

    assert advice(forgets=False) == advice(forgets=True)


def test_thinking_changes_nothing() -> None:
    match = uc.deal("chest", seats=2, seed=3)
    position = position_of(match)
    before = position.data()
    seat = match.turn[0]
    MIND.quick(position, seat, Seeded(1))
    MIND.candidates(position, seat)
    MIND.worth(position, seat)
    assert position.data() == before


SENSE: list[tuple[str, str | None, dict[str, Any], str]] = [
    ("rest when nobody is left", None, {"level": 5, "phase": "regroup", "party": {"mage": 1}}, "rest"),
    ("on when the party is whole", None, {"level": 1, "phase": "regroup"}, "descend"),
    (
        "a thief opens all chests",
        None,
        {"level": 4, "phase": "loot", "party": {"thief": 1, "mage": 1}, "dungeon": {"chest": 3}},
        "thief > chest×3",
    ),
    (
        "a portal before all is lost",
        None,
        {"level": 6, "party": {"mage": 1}, "dungeon": {"goblin": 3, "skeleton": 2}, "tokens": {"portal": 1}},
        "use portal",
    ),
    (
        "a ring when the dragon would win",
        None,
        {"level": 6, "phase": "dragon", "party": {"mage": 1}, "lair": 3, "tokens": {"ring": 1}},
        "use ring",
    ),
    (
        "the ballad when the dragon would win",
        "minstrel",
        {"level": 6, "phase": "dragon", "party": {"mage": 1}, "lair": 3},
        "ultimate",
    ),
    (
        "a scroll when nothing else can win",
        None,
        {"level": 5, "party": {"scroll": 1, "mage": 1}, "dungeon": {"goblin": 3, "skeleton": 2}},
        "scroll",
    ),
    (
        "the master against many",
        None,
        {"level": 3, "party": {"champion": 1, "warrior": 1, "mage": 1}, "dungeon": {"goblin": 3}},
        "warrior > goblin×3",
    ),
    (
        "without a hero a mage is no warrior",
        None,
        {"level": 2, "party": {"warrior": 1, "cleric": 2, "mage": 4}, "dungeon": {"skeleton": 1}, "lair": 2},
        "mage > skeleton×1",
    ),
    (
        "one more strike finishes the goblin",
        "minstrel",
        {"level": 6, "xp": 20, "exhausted": True, "party": {"champion": 2}, "dungeon": {"goblin": 1, "skeleton": 2}},
        "champion > skeleton×2",
    ),
    (
        "a half-goblin drinks before a fight that one cannot win",
        "half-goblin",
        {
            "level": 6,
            "exhausted": True,
            "party": {"champion": 1, "mage": 1},
            "dungeon": {"goblin": 1, "skeleton": 2, "ooze": 1, "potion": 2},
        },
        "mage > potion×2",
    ),
    (
        "scrolls are cast again where there is nobody else",
        None,
        {"level": 4, "party": {"scroll": 3}, "lair": 5},
        "scroll",
    ),
]


@pytest.mark.parametrize(("why", "hero", "fields", "move"), SENSE)
def test_tactics_find_what_is_beyond_doubt(why: str, hero: str | None, fields: dict[str, Any], move: str) -> None:
    assert quick(scene(hero, **fields)) == move


@pytest.mark.parametrize(("why", "hero", "fields", "move"), SENSE[:6])
def test_so_does_every_search(why: str, hero: str | None, fields: dict[str, Any], move: str) -> None:
    position = position_of(scene(hero, **fields))
    search = Search(MIND, position, 0, Seeded(2))
    search.think(30, 20.0)
    assert str(position.describe(0, search.findings()[0].move)) == move


def test_potions_bring_back_a_band_that_beats_the_dragon() -> None:
    match = scene(level=7, phase="loot", party={"champion": 1}, dungeon={"potion": 3}, lair=3, done=2)
    position = position_of(match)
    chance = Seeded(1)
    before = position.xp[0]
    while position.waiting and position.phase != REGROUP:
        position.play(0, MIND.quick(position, 0, chance), chance)
    assert position.xp[0] > before


def test_dice_are_picked_as_planned_when_the_scroll_was_read() -> None:
    position = position_of(scene(level=5, party={"scroll": 1, "mage": 1}, dungeon={"goblin": 3, "chest": 1}))
    planned, _ = best_choice(Outlook(position), position, position.forces() - one(SCROLL))
    chance = Seeded(1)
    position.play(0, READ_SCROLL, chance)
    while planned != position.picked:
        position.play(0, MIND.quick(position, 0, chance), chance)
        assert joined(position.picked, planned) == planned
    assert MIND.quick(position, 0, chance) == ROLL


@pytest.mark.parametrize(
    ("picked", "bag", "whole"), [(0x0, 0x201, 0x201), (0x1, 0x201, 0x201), (0x10, 0x201, 0x210), (0x300, 0x201, 0x300)]
)
def test_a_choice_that_has_begun_goes_on_in_the_order_of_the_dice(picked: int, bag: int, whole: int) -> None:
    assert joined(picked, bag) == whole


def test_the_clock_never_falls_and_a_finished_game_is_worth_its_points() -> None:
    position = position_of(uc.deal("chest", seats=1, seed=5))
    before = 0
    chance = Seeded(3)
    while position.waiting:
        position.play(0, MIND.quick(position, 0, chance), chance)
        now = MIND.clock(position)
        assert now >= before
        before = now
    assert MIND.worth(position, 0) == position.result().scores[0]


def test_a_lead_is_worth_more_than_a_half() -> None:
    ahead = position_of(uc.load({"game": "chest", "seats": 2, "xp": [12, 4], "done": 4, "phase": "regroup"}))
    assert MIND.worth(ahead, 0) > 0.8
    assert MIND.worth(ahead, 0) + MIND.worth(ahead, 1) == pytest.approx(1.0)


@compiled_only
def test_informed_players_score_far_more_than_common_sense() -> None:
    points = []
    for seed in range(200):
        position = position_of(uc.deal("chest", seats=1, seed=seed))
        informed(position, MIND, Seeded(seed), 10**6)
        points.append(position.result().scores[0])
    assert sum(points) / len(points) > 25


def test_the_levels_are_there_and_play() -> None:
    assert levels_of("chest") == LEVELS
    match = scene(**SENSE[0][2])
    for level in LEVELS[1:]:
        assert make_bot(level, "chest", seed=1, seconds=0.2).choose(match.view(0))["text"] == "rest"


# -- reasons ------------------------------------------------------------------------------------------


def finding(move: int, worth: float) -> Finding:
    return Finding(move, 10, worth, 0.0, 0.0, 0.0)


def test_the_chance_to_survive_is_the_one_that_can_be_counted() -> None:
    # Nobody is left: level 2 is survived if neither die shows a monster, in a quarter of all casts.
    match = scene(level=1, phase="regroup", party={}, done=0)
    assert survival(position_of(match)) == pytest.approx(0.25, abs=0.08)


def test_one_more_level_is_told_with_the_numbers_found() -> None:
    position = position_of(scene(level=2, phase="regroup"))
    message = MIND.reason(position, 0, [finding(DESCEND, 20.14), finding(REST, 18.0)])
    assert message is not None
    assert message.id == "chest-reason-descend"
    assert message.args["gain"] == 2.1
    assert message.args["chance"] == round(100 * survival(position))
    assert message.args["level"] == 3
    assert "2,1 очка" in Texts.of(GAME, "ru").say(message)
    assert "2.1 points" in Texts.of(GAME, "en").say(message)


def test_with_rivals_the_gain_is_told_in_hundredths_of_the_victory() -> None:
    position = position_of(uc.load({"game": "chest", "seats": 2, "level": 5, "phase": "regroup", "party": {"mage": 1}}))
    message = MIND.reason(position, 0, [finding(REST, 0.61), finding(DESCEND, 0.52)])
    assert message is not None
    assert (message.id, message.args["gain"], message.args["in"]) == ("chest-reason-rest", 9, "victory")


def test_flight_is_explained_only_where_there_is_no_way() -> None:
    lost = scene(level=5, party={"mage": 1}, dungeon={"goblin": 3, "skeleton": 2})
    moves = position_of(lost).moves(0)
    message = MIND.reason(position_of(lost), 0, [finding(moves[-1], 0.0)])
    assert message is not None
    assert message.id == "chest-reason-flee-monsters"
    open_way = scene(level=5, party={"champion": 2}, dungeon={"goblin": 3, "skeleton": 2})
    assert MIND.reason(position_of(open_way), 0, [finding(position_of(open_way).moves(0)[-1], 0.0)]) is None


def test_the_companion_sent_is_compared_with_the_next_best() -> None:
    match = scene(party={"champion": 1, "thief": 1}, dungeon={"goblin": 1})
    position = position_of(match)
    by_name = {str(position.describe(0, move)): move for move in position.moves(0)}
    found = [finding(by_name["thief > goblin×1"], 5.0), finding(by_name["champion > goblin×1"], 4.2)]
    message = MIND.reason(position, 0, found)
    assert message is not None
    assert message.args == {"in": "points", "companion": "thief", "other": "champion", "gain": 0.8}
