"""Saves written under older rules, as these rules would write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.serpent.box.book import QUESTS
from undercroft.games.serpent.data.renew_steps import renew_tasks
from undercroft.kernel.errors import BadPosition
from undercroft.kernel.position import Data

FIRST: Final = 1  # rules
SINCE_STEPS: Final = (2, 3)  # rules whose saves are alike: between them only the values of heroes have changed
# Rules 1 noted the uses of artefacts with the hero, by the name of the ability.
ARTEFACT_OF: Final = {effect.name: face.id for face in QUESTS for effect in face.kept_effects}
# Rules 1 had one flag of a card in play for four things, told apart by where it lies.
USED_IN: Final = {"minion": "acted", "laid": "disarmed", "battle": "from_lair"}


def renew_save(data: Mapping[str, Any], rules: int) -> Data:
    """The game's own part of a save of older rules, or of other cards; BadPosition where that cannot be."""
    if rules in SINCE_STEPS:
        return dict(data)
    if rules != FIRST:
        raise BadPosition(f"Serpent never had rules {rules}")
    fresh = dict(data)
    try:
        fresh["battles"] = [renew_battle(battle) for battle in data.get("battles") or []]
        fresh["heroes"] = [dict(hero) for hero in data.get("heroes") or []]
        fresh["pieces"] = [renew_piece(piece) for piece in data.get("pieces") or []]
        fresh["quests"] = [dict(quest) for quest in data["quests"]] if data.get("quests") is not None else None
        tasks = fresh.pop("tasks", None)
        fresh["steps"] = renew_tasks(tasks, fresh["battles"]) if tasks is not None else None
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


def renew_piece(piece: Mapping[str, Any]) -> Data:
    fresh = dict(piece)
    flag = USED_IN.get(str(piece.get("zone")))
    if flag is not None and piece.get("used"):
        fresh["used"], fresh[flag] = False, True
    return fresh


def mark(quests: list[Data], seat: int, name: str) -> bool:
    """Is it the use of an artefact? Then one copy of it is used."""
    if name not in ARTEFACT_OF:
        return False
    for quest in quests:
        if quest["quest"] == ARTEFACT_OF[name] and quest.get("seat") == seat and not quest.get("used"):
            quest["used"] = True
            break
    return True
