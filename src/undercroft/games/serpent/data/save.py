"""Writes the whole position as plain data."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.box.book import BLOCKED, CARDS, EXITS, GRADES, HEROES, PLACES, QUESTS, WALL
from undercroft.games.serpent.box.words import BOONS, EFFECTS, FORMS, STATS, TREASURES
from undercroft.games.serpent.data.steps import step_data
from undercroft.games.serpent.table.aim import SOURCES, Encounter
from undercroft.games.serpent.table.battle import CAUSES, Battle
from undercroft.games.serpent.table.hero import Hero
from undercroft.games.serpent.table.map import SIDES, exit_at, place_of, side_of, x_of, y_of
from undercroft.games.serpent.table.piece import ZONES, Attached, Piece, Quest
from undercroft.games.serpent.table.table import PHASES, Table
from undercroft.games.serpent.ways.layout import exit_kind, gate_in
from undercroft.kernel.position import Data

# Plain figures of the parts, under the names they have in the data.
HERO_FIGURES: Final = (
    "level", "health", "glory", "peril", "actions", "saved", "is_out", "fallen", "rise", "moved", "tries", "fought",
    "next_actions", "quests", "points", "dropped", "lain", "free", "muted", "top_rounds",
)  # fmt: skip
PIECE_FIGURES: Final = ("id", "seat", "owner", "wounds", "used", "acted", "disarmed", "from_lair", "attacked", "asleep")
QUEST_FIGURES: Final = ("id", "seat", "steps", "wounds", "is_done", "is_carried", "is_fresh", "used")
FIGHT_FIGURES: Final = ("bonus", "extra", "has_threat", "riposte", "attack", "counter", "stand_in", "is_void")
BATTLE_FIGURES: Final = ("owner", "target", "first", "dealt", "earned", "quest", "is_answered")
TABLE_FIGURES: Final = (
    "round", "active", "starter", "tokens", "has_event", "nakari_wounds", "nakari_sent", "is_over", "ended",
)  # fmt: skip
ROLL_FIGURES: Final = ("die", "passed", "penalty")


def save_table(table: Table) -> Data:
    """Returns the whole position, nothing hidden."""
    data = open_data(table)
    data["heroes"] = [hero_data(table, number, True) for number in range(int(table.seats))]
    data["draft"] = [encounter_data(encounter) for encounter in table.draft]
    data["deck"] = counts(table.deck, [face.id for face in CARDS])
    data["locations"] = counts(table.places_left, [face.id for face in PLACES])
    data["locations_under"] = [PLACES[place].id for place in table.places_under]
    data["quest_deck"] = counts(table.quests_left, [face.id for face in QUESTS])
    return data


def open_data(table: Table) -> Data:
    """Returns what everyone at the table sees."""
    data: Data = {name: getattr(table, name) for name in TABLE_FIGURES}
    data.update({name: getattr(table.last_roll, name) for name in ROLL_FIGURES})
    data["phase"] = PHASES[table.phase]
    data["stage"] = GRADES[table.pack]
    data["winners"] = [seat for seat in range(int(table.seats)) if table.winners >> seat & 1]
    is_changed = bool(table.opened or table.shut) or any([hero.waits >= 0 for hero in table.heroes])
    data["map"] = [place_data(table, place, is_changed) for place in table.chart.placed]
    data["pieces"] = [piece_data(piece) for piece in table.pieces]
    data["quests"] = [quest_data(quest) for quest in table.quests]
    data["battles"] = [battle_data(battle) for battle in table.battles]
    data["discard"] = counts(table.gone, [face.id for face in CARDS])
    data["declared"] = [CARDS[kind].id for kind in table.declared]
    data["opened"] = [exit_word(exit) for exit in table.opened]
    data["shut"] = [[PLACES[gate.place].id, STATS[gate.stat], gate.number] for gate in table.shut]
    data["spare_heroes"] = [face.id for number, face in enumerate(HEROES[0]) if table.heroes_left >> number & 1]
    data["finished"] = [{"quest": QUESTS[done.quest].id, "seat": done.seat} for done in table.finished]
    data["quests_under"] = [QUESTS[kind].id for kind in table.quests_under]  # they lay open before
    data["drawn"] = [CARDS[kind].id for kind in table.solo_drawn]
    data["steps"] = [step_data(step) for step in reversed(table.stack)]
    return data


def counts(numbers: list[int], names: list[str]) -> dict[str, int]:
    return {name: count for name, count in zip(names, numbers, strict=True) if count}


def exit_word(exit: int) -> list[str]:
    return [PLACES[place_of(exit)].id, SIDES[side_of(exit)]]


def place_data(table: Table, place: int, is_changed: bool) -> Data:
    """Returns a location on the map with its exits as they lie: north, east, south, west."""
    cell = table.chart.cells[place]
    face, gate = PLACES[place], gate_in(table, place)
    exits: list[Data] = []
    for side in range(4):
        printed = table.chart.side_of(place, side)
        exit: Data = {"kind": EXITS[face.exits[printed]], "way": table.chart.near[exit_at(place, side)] >= 0}
        if face.stats[printed] >= 0:
            exit["stat"], exit["number"] = STATS[face.stats[printed]], face.numbers[printed]
        now = exit_kind(table, place, side) if is_changed and face.exits[printed] != WALL else face.exits[printed]
        if now != face.exits[printed]:
            exit["now"] = EXITS[now]
        if gate is not None and now == BLOCKED:
            exit["stat"], exit["number"] = STATS[gate.stat], gate.number
        exits.append(exit)
    return {
        "place": PLACES[place].id,
        "x": x_of(cell),
        "y": y_of(cell),
        "turned": bool(table.chart.turned >> place & 1),
        "exits": exits,
    }


def hero_data(table: Table, seat: int, is_own: bool) -> Data:
    hero: Hero = table.heroes[seat]
    data: Data = {"seat": seat, "hero": hero.face.id, "grade": GRADES[hero.pack]}
    data.update({name: getattr(hero, name) for name in HERO_FIGURES})
    data["place"] = PLACES[hero.place].id
    data["waits"] = exit_word(hero.waits) if hero.waits >= 0 else None
    data["seen"] = [face.id for number, face in enumerate(PLACES) if hero.seen >> number & 1]
    data["tried"] = [face.id for number, face in enumerate(QUESTS) if hero.tried >> number & 1]
    data["used"] = [EFFECTS[index].name for index in hero.used]
    data["hand"] = [CARDS[kind].id for kind in hero.hand] if is_own else None
    data["hand_size"] = len(hero.hand)
    data["places"] = [PLACES[place].id for place in hero.places] if is_own else None
    data["places_size"] = len(hero.places)
    data["values"] = {form: table.value(seat, number) for number, form in enumerate(FORMS)}
    data["most_health"] = hero.face.health
    data["load"] = {"boons": table.load_of(seat, BOONS), "treasures": table.load_of(seat, TREASURES)}
    data["limits"] = {"boons": table.limit(seat, BOONS), "treasures": table.limit(seat, TREASURES)}
    return data


def attached_data(attached: tuple[Attached, ...]) -> list[Data]:
    return [{"card": CARDS[under.card].id, "owner": under.owner} for under in attached]


def piece_data(piece: Piece) -> Data:
    data: Data = {name: getattr(piece, name) for name in PIECE_FIGURES}
    data["card"] = CARDS[piece.kind].id
    data["zone"] = ZONES[piece.zone]
    data["place"] = PLACES[piece.place].id if piece.place >= 0 else None
    data["attached"] = attached_data(piece.attached)
    return data


def quest_data(quest: Quest) -> Data:
    data: Data = {name: getattr(quest, name) for name in QUEST_FIGURES}
    data["quest"] = QUESTS[quest.kind].id
    data["token"] = PLACES[quest.token].id if quest.token >= 0 else None
    data["found"] = PLACES[quest.found].id if quest.found >= 0 else None
    data["attached"] = attached_data(quest.attached)
    return data


def battle_data(battle: Battle) -> Data:
    data: Data = {name: getattr(battle, name) for name in BATTLE_FIGURES}
    data["cause"] = CAUSES[battle.cause]
    data["place"] = PLACES[battle.place].id
    data["fights"] = []
    for fight in battle.fights:
        row: Data = {"attacker": fight.attacker.number, "target": fight.target.number}
        row.update({name: getattr(fight, name) for name in FIGHT_FIGURES})
        row["form"] = FORMS[fight.form]
        row["answer"] = FORMS[fight.answer]
        data["fights"].append(row)
    return data


def encounter_data(encounter: Encounter) -> Data:
    """Returns a planned encounter: its source, its target or payer, and its form or location."""
    return {
        "source": SOURCES[encounter.source],
        "card": CARDS[encounter.card].id,
        "id": encounter.piece if encounter.piece >= 0 else None,
        "whom": encounter.whom,
        "form": FORMS[encounter.form] if encounter.form >= 0 else None,
        "place": PLACES[encounter.place].id if encounter.place >= 0 else None,
        "extra": encounter.has_extra,
    }
