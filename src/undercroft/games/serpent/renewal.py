"""Saves and views of older rules, as these rules would write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import CARD_NUMBER, CARDS, NAKARIS_LAIR, PLACES, QUESTS
from undercroft.games.serpent.ending import decided_by
from undercroft.games.serpent.table import QUESTS_TO_WIN
from undercroft.games.serpent.words import BOON, EFFECTS, FREEING, ON_RESTORE, TREASURE
from undercroft.kernel.errors import BadPosition
from undercroft.kernel.position import Data

FIRST: Final = 1  # rules
TESTS: Final = (tasks.NAMES[tasks.TEST], tasks.NAMES[tasks.TEST_ROLLED])
SOURCE: Final = 4  # the figure of a test that says what it comes from
# Rules 1 noted the uses of artefacts with the hero, by the name of the ability.
ARTEFACT_OF: Final = {effect.name: face.id for face in QUESTS for effect in face.kept_effects}


def renew(data: Mapping[str, Any], rules: int) -> Data:
    """The game's own part of a save of older rules; BadPosition where that cannot be."""
    if rules != FIRST:
        raise BadPosition(f"Serpent never had rules {rules}")
    fresh = dict(data)
    try:
        fresh["battles"] = [renew_battle(battle) for battle in data.get("battles") or []]
        fresh["heroes"] = [dict(hero) for hero in data.get("heroes") or []]
        fresh["quests"] = [dict(quest) for quest in data["quests"]] if data.get("quests") is not None else None
        fresh["tasks"] = renew_tasks(data["tasks"]) if data.get("tasks") is not None else None
        for seat, hero in enumerate(fresh["heroes"]):
            hero["used"] = [name for name in hero.get("used") or [] if not mark(fresh["quests"] or [], seat, name)]
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise BadPosition(f"this is no save of Serpent's rules {rules}: {error}") from None
    return fresh


def renew_battle(battle: Mapping[str, Any]) -> Data:
    """A bought threat that waits was an extra of -1."""
    fights = [dict(fight) for fight in battle["fights"]]
    for fight in fights:
        fight["has_threat"] = fight.get("extra") == -1
        if fight["has_threat"]:
            fight["extra"] = 0
    return {**battle, "fights": fights}


def mark(quests: list[Data], seat: int, name: str) -> bool:
    """Is it the use of an artefact? Then one copy of it is used."""
    if name not in ARTEFACT_OF:
        return False
    for quest in quests:
        if quest["quest"] == ARTEFACT_OF[name] and quest.get("seat") == seat and not quest.get("used"):
            quest["used"] = True
            break
    return True


def renew_tasks(rows: list[Any]) -> list[Any]:
    """A test to get free is known by the task below it; now it says so itself."""
    fresh = [list(row) for row in rows]
    for number, row in enumerate(fresh):
        if row[0] in TESTS and number and is_freed_by(fresh[number - 1]):
            row[SOURCE] |= FREEING
    return fresh


def is_freed_by(row: list[Any]) -> bool:
    if row[0] == tasks.NAMES[tasks.ROSE]:
        return True
    return bool(row[0] == tasks.NAMES[tasks.TESTED] and EFFECTS[row[1]].when == ON_RESTORE)


# -- views ---------------------------------------------------------------------------------------------------


def renewed_table(table: Data, is_combined: bool) -> Data:
    """Rules 1 told less of what a board shows."""
    places = [place["place"] for place in table["map"]]
    lair = PLACES[NAKARIS_LAIR].id
    later: Data = {"completing": [], "quests_under": [], "quests_to_win": QUESTS_TO_WIN, "ending": None}
    later["nakari_at"] = lair if table["has_event"] and lair in places else None
    if table["is_over"]:
        won = [seat in table["winners"] for seat in range(len(table["heroes"]))]
        out = [hero["is_out"] for hero in table["heroes"]]
        quests = [hero["quests"] for hero in table["heroes"]]
        later["ending"] = decided_by(table["nakari_wounds"], won, out, quests, is_combined)
    return {
        **later,
        **table,
        "heroes": [{"load": load_of(table["pieces"], hero["seat"]), **hero} for hero in table["heroes"]],
        "quests": [{"used": False, **quest} for quest in table["quests"]],
        "battles": [renew_battle(battle) for battle in table["battles"]],
    }


def load_of(pieces: list[Data], seat: int) -> Data:
    """Permanent boons, and treasures with the minions among them."""
    own = [piece for piece in pieces if piece["seat"] == seat and piece["zone"] in ("prepared", "minion")]
    sorts = [TREASURE if piece["zone"] == "minion" else CARDS[CARD_NUMBER[piece["card"]]].sort for piece in own]
    return {"boons": sorts.count(BOON), "treasures": sorts.count(TREASURE)}
