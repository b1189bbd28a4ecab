"""The position as a seat may know it: the game's part of a view, as view.py declares it."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import telling
from undercroft.games.serpent.box.book import NAKARIS_LAIR, PLACES
from undercroft.games.serpent.box.words import STATS
from undercroft.games.serpent.cards.dice import Reroll, Slick, TestRolled
from undercroft.games.serpent.data.crossings import crossings_of
from undercroft.games.serpent.data.ending import ending_of
from undercroft.games.serpent.data.needs import add_needs
from undercroft.games.serpent.data.save import encounter_data, hero_data, open_data
from undercroft.games.serpent.data.steps import step_data
from undercroft.games.serpent.table.decks import GLORY, PERIL
from undercroft.games.serpent.table.step import name_of
from undercroft.games.serpent.table.table import QUESTS_TO_WIN, Table
from undercroft.games.serpent.turn.planning import completing
from undercroft.games.serpent.turn.villainy import Villainy
from undercroft.kernel.chance import total
from undercroft.kernel.position import Data

# What follows from the rest of a view.
DERIVED: Final = ("asked", "trial", "battle_stage", "completing", "quests_to_win", "nakari_at", "ending", "crossings")
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
    """The game's part of a view."""
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
    data["quests_to_win"] = QUESTS_TO_WIN
    has_lair = table.has_event and table.chart.cells[NAKARIS_LAIR] >= 0
    data["nakari_at"] = PLACES[NAKARIS_LAIR].id if has_lair else None
    data["ending"] = ending_of(table)
    if seat is not None:
        add_needs(table, seat, data["map"])
        crossings = crossings_of(table, seat)
        if crossings:
            data["crossings"] = crossings
    return data


def trial_data(table: Table) -> Data | None:
    """The test that a die has fallen in, or is about to fall: what it comes to, and the least die that passes."""
    if not table.waiting:
        return None
    question = table.asked()
    if not isinstance(question, Reroll | Slick):
        return None
    test = table.rolled_for()
    if not isinstance(test, TestRolled):
        return None
    has_rolled = isinstance(question, Reroll)
    return {
        "seat": test.seat,
        "stat": STATS[test.stat],
        "number": test.number,
        "die": table.die if has_rolled else None,
        "total": table.die + test.bonus(table) + table.penalty if has_rolled else None,
        "need": max(1, test.need(table, table.penalty)),
    }


def battle_stage(table: Table) -> str | None:
    """The stage of the battle on top."""
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
    """The moves that complete the plan of villainy and thereby declare it, in their notation."""
    if not table.stack or not isinstance(table.stack[-1], Villainy):
        return []
    return [str(telling.move_of(table, move)) for move in completing(table, seat)]
