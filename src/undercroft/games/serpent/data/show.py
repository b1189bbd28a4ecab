"""The game's part of a seat's view, as view_types.py declares it."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import telling
from undercroft.games.serpent.box.book import (
    BLOCKED,
    CARDS,
    DIE,
    EXITS,
    NAKARI,
    NAKARIS_LAIR,
    OPEN,
    PITTED,
    PLACES,
    SPIKED,
    TRAPPED,
)
from undercroft.games.serpent.box.words import BLOCKED_EXIT, PIT, SPIKES, STATS, THREAT, TRAP_EXIT
from undercroft.games.serpent.cards.dice import Reroll, Slick, TestRolled
from undercroft.games.serpent.data.prospects import prospects_of
from undercroft.games.serpent.data.save import encounter_data, hero_data, open_data
from undercroft.games.serpent.data.steps import step_data
from undercroft.games.serpent.notation import GO, first_of, verb_of
from undercroft.games.serpent.table.decks import GLORY, PERIL
from undercroft.games.serpent.table.step import name_of
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.turn.planning import completing
from undercroft.games.serpent.turn.villainy import Villainy
from undercroft.games.serpent.view_types import Ending
from undercroft.games.serpent.ways.layout import exit_kind
from undercroft.games.serpent.ways.leaving import exit_test
from undercroft.games.serpent.ways.walking import way_to, ways_from
from undercroft.kernel.chance import total
from undercroft.kernel.position import Data

# Fields that follow from the rest of a view.
DERIVED: Final = (
    *("asked", "trial", "battle_stage", "completing", "quests_to_win", "nakari_at", "ending", "crossings"),
    "prospects",
)
# The stage of a battle that a question belongs to.
STAGE_OF: Final = {
    "response": "response",
    "stand-in": "counter",
    "hit": "strike",
    "spoils": "strike",
    "tame": "strike",
    "rescue": "strike",
    "challenge": "challenge",
    "settle": "lair",
    "crowd": "lair",
    "peril": "reward",
}


def table_of(table: Table, seat: int | None) -> Data:
    """Returns the game's part of a view."""
    data = open_data(table)
    data["heroes"] = [hero_data(table, number, seat == number) for number in range(int(table.seats))]
    data["draft"] = [encounter_data(planned) for planned in table.draft] if seat == table.active else []
    data["completing"] = completing_data(table, seat) if seat is not None else []
    if table.variants.separate_decks or table.variants.is_solo:
        data["decks"] = {"glory": int(total(table.deck_of(GLORY))), "peril": int(total(table.deck_of(PERIL)))}
    else:
        data["decks"] = {"adventures": int(total(table.deck))}
    data["locations_left"] = int(total(table.places_left)) + len(table.places_under)
    data["quests_left"] = int(total(table.quests_left)) + len(table.quests_under)
    data["asked"] = step_data(table.asked()) if table.waiting else None
    data["trial"] = trial_data(table)
    data["battle_stage"] = battle_stage(table)
    data["quests_to_win"] = table.variants.quests_to_win
    has_lair = table.has_event and table.chart.cells[NAKARIS_LAIR] >= 0
    data["nakari_at"] = PLACES[NAKARIS_LAIR].id if has_lair else None
    data["ending"] = ending_of(table)
    if seat is not None:
        add_needs(table, seat, data["map"])
        data["prospects"] = prospects_of(table, seat)
        crossings = crossings_of(table, seat)
        if crossings:
            data["crossings"] = crossings
    return data


def trial_data(table: Table) -> Data | None:
    """Returns the test of the present or next roll: its total, and the least die that passes."""
    if not table.waiting:
        return None
    question = table.asked()
    if not isinstance(question, Reroll | Slick):
        return None
    test = table.rolled_for()
    if not isinstance(test, TestRolled):
        return None
    roll, has_rolled = table.last_roll, isinstance(question, Reroll)
    return {
        "seat": test.seat,
        "stat": STATS[test.stat],
        "number": test.number,
        "die": roll.die if has_rolled else None,
        "total": roll.die + test.bonus(table) + roll.penalty if has_rolled else None,
        "need": max(1, test.need(table, roll.penalty)),
    }


def battle_stage(table: Table) -> str | None:
    """Returns the stage of the battle on top."""
    if not table.battles:
        return None
    asked = STAGE_OF.get(name_of(table.stack[-1])) if table.waiting else None
    if asked is not None:
        return asked
    battle = table.battles[-1]
    fights = [fight for fight in battle.fights[battle.first :] if not fight.is_void]
    if any([fight.attack < 0 for fight in fights]):
        return "attack"
    return "counter" if any([fight.counter < 0 for fight in fights]) else "strike"


def completing_data(table: Table, seat: int) -> list[str]:
    """Returns the moves that complete the plan of villainy and thereby declare it, in notation."""
    if not table.stack or not isinstance(table.stack[-1], Villainy):
        return []
    return [str(telling.move_of(table, move)) for move in completing(table, seat)]


FACES: Final = len(DIE.names)
# the kind of roll that an exit's test counts as
SOURCES: Final = {EXITS[BLOCKED]: BLOCKED_EXIT, EXITS[TRAPPED]: TRAP_EXIT}


def add_needs(table: Table, seat: int, rows: list[Data]) -> None:
    """Notes the least die that passes wherever the map asks for a test."""
    known: dict[int, int] = {}
    for place, row in zip(table.chart.placed, rows, strict=True):
        for exit in row["exits"]:
            if "stat" not in exit:
                continue
            source = SOURCES.get(exit.get("now", exit["kind"]))
            if source is not None:
                exit["need"] = need(table, seat, STATS.index(exit["stat"]), exit["number"], source, known)
        face = PLACES[place]
        if face.obstacle in (SPIKED, PITTED):
            source = SPIKES if face.obstacle == SPIKED else PIT
            row["need"] = need(table, seat, face.obstacle_stat, face.obstacle_number, source, known)


def need(table: Table, seat: int, stat: int, number: int, source: int, known: dict[int, int]) -> int | None:
    """Returns the least die that passes, None if the highest does not; bonuses are cached in `known`."""
    key = source * len(STATS) + stat
    if key not in known:
        known[key] = table.value(seat, stat) + table.roll_bonus(seat, THREAT, stat, source, 0)
    least = max(1, number - known[key])
    return least if least <= FACES else None


COSTS: Final = {BLOCKED: "action", TRAPPED: "wound"}


def crossings_of(table: Table, seat: int) -> list[Data]:
    """Returns the tests on the ways that a seat may go now; a way has one at most."""
    if not table.waiting >> seat & 1:
        return []
    goals = [first_of(move) for move in table.moves(seat) if verb_of(move) == GO]
    known: dict[int, int] = {}
    return [found for goal in goals if (found := crossing(table, seat, goal, known)) is not None]


def crossing(table: Table, seat: int, goal: int, known: dict[int, int]) -> Data | None:
    chart = table.chart
    place = table.heroes[seat].place
    way = [goal] if chart.side_to(place, goal) >= 0 else way_to(ways_from(table, seat, goal), goal)
    for other in way:
        side = chart.side_to(place, other)
        kind = exit_kind(table, place, side)
        if kind != OPEN:
            stat, number = exit_test(table, place, side)
            return {
                "to": PLACES[goal].id,
                "kind": EXITS[kind],
                "stat": STATS[stat],
                "number": number,
                "need": need(table, seat, stat, number, SOURCES[EXITS[kind]], known),
                "costs": COSTS[kind],
            }
        place = other
    return None


def ending_of(table: Table) -> Ending | None:
    """Returns the goddess, a fall, the last hero, points of both sets, quests, or the standing after the last round."""
    if not table.is_over:
        return None
    if table.nakari_wounds >= CARDS[NAKARI].health:
        return "nakari"
    won = [hero for seat, hero in enumerate(table.heroes) if table.winners >> seat & 1]
    if all([hero.is_out != (hero in won) for hero in table.heroes]):
        return "last" if won else "felled"
    if table.variants.combined:
        return "points"
    return "quests" if any([hero.quests >= table.variants.quests_to_win for hero in won]) else "rounds"
