"""Objections to a hero's deeds in the heroic phase, those for a quest included."""

from __future__ import annotations

from undercroft.games.serpent.box.book import ESCORT, OPEN, PLACE_NUMBER, PLACES, QUESTS, SEARCHING, QuestFace
from undercroft.games.serpent.box.words import STATS
from undercroft.games.serpent.quests.tries import is_free_try, is_place_of, worth
from undercroft.games.serpent.table.map import exit_at
from undercroft.games.serpent.table.piece import Quest
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.layout import exit_kind, to_lay
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move


def deed_objection(table: Table, seat: int, move: Move) -> Message | None:
    hero = table.heroes[seat]
    if move.verb == "done":
        return Message("serpent-why-lying") if hero.free else None
    if move.verb == "stand":
        if hero.free:
            return Message("serpent-why-lying")
        return Message("serpent-why-no-action" if hero.fallen else "serpent-why-standing")
    if move.verb == "lie":
        return lying_objection(table, seat)
    if move.verb == "go":
        return going_objection(table, seat, str(move.args["place"]))
    if move.verb == "attack" and (wrong := whom_objection(table, seat, int(move.args["whom"]))) is not None:
        return wrong
    tired = action_objection(table, seat)
    if tired is not None:
        return tired
    if move.verb == "attack":
        return Message("serpent-why-fought" if hero.fought else "serpent-why-not-here")
    return Message("serpent-why-map-full" if to_lay(table) else "serpent-why-map-whole")


def action_objection(table: Table, seat: int) -> Message | None:
    """Objects if the hero has no action for it."""
    hero = table.heroes[seat]
    if table.can_act(seat):
        return None
    return Message("serpent-why-fallen" if hero.fallen else "serpent-why-no-action")


def whom_objection(table: Table, seat: int, whom: int) -> Message | None:
    """Objects if the target is not a living rival."""
    if whom == seat:
        return Message("serpent-why-oneself")
    if not 0 <= whom < table.seats or table.heroes[whom].is_out:
        return Message("serpent-why-nobody")
    return None


def lying_objection(table: Table, seat: int) -> Message:
    hero = table.heroes[seat]
    if not table.variants.limited_movement:
        return Message("serpent-why-no-lying")
    if hero.fallen:
        return Message("serpent-why-lies")
    return Message("serpent-why-lain" if hero.lain else "serpent-why-lying-idle")


# -- ways ------------------------------------------------------------------------------------------------


def going_objection(table: Table, seat: int, name: str) -> Message | None:
    hero = table.heroes[seat]
    place = PLACE_NUMBER[name]
    if hero.free:
        return Message("serpent-why-lying")
    if table.chart.cells[place] < 0:
        return Message("serpent-why-off-map", {"place": name})
    if place == hero.place:
        return Message("serpent-why-there")
    tired = action_objection(table, seat)
    if tired is not None:
        return tired
    is_near = is_in_reach(table, hero.place, place, hero.actions)
    return Message("serpent-why-step-by-step" if is_near else "serpent-why-no-way", {"place": name})


def is_in_reach(table: Table, start: int, goal: int, actions: int) -> bool:
    """Returns whether so many steps lead there, past one exit with a test at most, whatever awaits a hero on the
    way.
    """
    near = table.chart.near
    free, tested = {start}, {start}  # reached by open exits, and past a test
    for _ in range(actions):
        free_now, tested_now = sorted(free), sorted(tested)
        for place in tested_now:
            for side in range(4):
                other = near[exit_at(place, side)]
                if other >= 0 and exit_kind(table, place, side) == OPEN:
                    tested.add(other)
        for place in free_now:
            for side in range(4):
                other = near[exit_at(place, side)]
                if other >= 0:
                    (free if exit_kind(table, place, side) == OPEN else tested).add(other)
    return goal in free | tested


def quest_objection(table: Table, seat: int, move: Move) -> Message | None:
    quest = table.quest(int(move.args["copy"])) if 0 <= int(move.args["copy"]) < 256 else None
    if quest is None or QUESTS[quest.kind].id != move.args["quest"]:
        return Message("serpent-why-no-quest")
    face = QUESTS[quest.kind]
    if quest.is_done:
        return Message("serpent-why-quest-done")
    if 0 <= quest.seat != seat:
        return Message("serpent-why-not-yours")
    if (face.category == ESCORT) != (move.verb in ("take", "take-with", "deliver", "drop")):
        return Message("serpent-why-escort" if face.category == ESCORT else "serpent-why-no-escort")
    if face.category == ESCORT:
        return escort_objection(table, seat, quest, move)
    if not is_place_of(quest, table.heroes[seat].place):
        return Message("serpent-why-wrong-place")
    return try_objection(table, seat, quest, move)


def try_objection(table: Table, seat: int, quest: Quest, move: Move) -> Message | None:
    """Objects to a try or search in the hero's location."""
    hero = table.heroes[seat]
    face = QUESTS[quest.kind]
    is_found = face.category != SEARCHING or quest.found == hero.place
    if move.verb == "search":
        if is_found:
            return Message("serpent-why-found" if face.category == SEARCHING else "serpent-why-no-search")
        return action_objection(table, seat)
    if not is_found:
        return Message("serpent-why-not-found")
    return unpaid(table, seat, quest) or misnamed(face, move) or ungiven(table, seat, face)


def unpaid(table: Table, seat: int, quest: Quest) -> Message | None:
    """Objects to the price: a try after the free one costs an action, and some cost glory each time."""
    face = QUESTS[quest.kind]
    price = max(face.fee, face.price)
    if table.heroes[seat].glory < price:
        return Message("serpent-why-glory", {"count": price})
    if table.heroes[seat].free and is_free_try(table, seat, quest):
        return Message("serpent-why-lying")
    return None if is_free_try(table, seat, quest) else action_objection(table, seat)


def misnamed(face: QuestFace, move: Move) -> Message | None:
    """Objects to the value to be tested: it must be named where the quest leaves the choice."""
    stats = [STATS[stat] for stat in face.stats]
    named = move.args.get("stat")
    if len(stats) > 1 and named not in stats:
        return Message("serpent-why-name-stat", {"stats": " ".join(stats)})
    return Message("serpent-why-no-stat") if len(stats) < 2 and named is not None else None


def ungiven(table: Table, seat: int, face: QuestFace) -> Message | None:
    """Objects to a sacrifice that cannot be given whole."""
    hero = table.heroes[seat]
    if len(hero.hand) < face.hand:
        return Message("serpent-why-give-cards", {"count": face.hand})
    if face.wounds and hero.health <= face.wounds:
        return Message("serpent-why-give-health", {"count": face.wounds})
    return Message("serpent-why-give-worth", {"count": face.worth}) if worth(table, seat) < face.worth else None


def escort_objection(table: Table, seat: int, quest: Quest, move: Move) -> Message | None:
    hero = table.heroes[seat]
    face = QUESTS[quest.kind]
    if move.verb in ("deliver", "drop"):
        if not quest.is_carried:
            return Message("serpent-why-not-carried")
        if move.verb == "deliver":
            return Message("serpent-why-deliver", {"place": PLACES[face.to].id})
        if hero.free:
            return Message("serpent-why-lying")
        return Message("serpent-why-arrived" if hero.place == face.to else "serpent-why-dropped")
    if quest.is_carried:
        return Message("serpent-why-carried")
    if quest.token >= 0:
        if hero.place != quest.token:
            return Message("serpent-why-token", {"place": PLACES[quest.token].id})
        if quest.is_fresh:
            return Message("serpent-why-fresh")
        if hero.free:
            return Message("serpent-why-lying")
        return Message("serpent-why-no-stat")
    if not is_place_of(quest, hero.place):
        return Message("serpent-why-wrong-place")
    return unpaid(table, seat, quest) or misnamed(face, move)
