"""A position from data: a save, one written by hand, or what a bot imagines behind a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.games.serpent import play as course
from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import (
    CARD_NUMBER,
    CARDS,
    ENTRANCES,
    FIRST_LEVEL,
    GRADES,
    HERO_NUMBER,
    LEGENDARY_PACK,
    NAKARI_QUEST,
    PLACE_NUMBER,
    PLACES,
    QUEST_NUMBER,
    QUESTS,
)
from undercroft.games.serpent.chart import MIDDLE, SIDES, STEP, Chart, cell_at, first_chart
from undercroft.games.serpent.form import (
    BATTLE_FIGURES,
    FIGHT_FIGURES,
    HERO_FIGURES,
    PIECE_FIGURES,
    QUEST_FIGURES,
    TABLE_FIGURES,
)
from undercroft.games.serpent.rules import Serpent
from undercroft.games.serpent.setup import fill_decks
from undercroft.games.serpent.table import Variants
from undercroft.games.serpent.things import CAUSES, LAID, PREPARED, ZONES, Battle, Fight, Hero, Piece, Quest
from undercroft.games.serpent.turn import IN_HEROICS, IN_LAST, IN_VILLAINY, PHASES
from undercroft.games.serpent.villainy import ROW
from undercroft.games.serpent.words import EFFECTS, FORMS, SPEED, STATS
from undercroft.kernel.chance import Chosen
from undercroft.kernel.errors import BadOutcome, BadPosition

# The four tunnels of a position that says nothing of its map: north, east, south, west.
TUNNELS: Final = ("crossroads", "dripping-fork", "gloomy-culvert", "gloomy-bonewalk")
HEROIC_TUNNELS: Final = ("three-vaults", "rooty-way", "old-adit", "gloomy-descent")
DERIVED: Final = ("values", "most_health", "limits", "hand_size", "places_size", "seat", "grade")  # not read back


def load(data: Mapping[str, Any], seats: int, variants: Variants) -> Serpent:
    """A position; what is left out is as in a fresh game."""
    table = read(data, seats, variants)
    if "tasks" not in data:
        start(table)
    elif not ask(table):
        raise BadPosition("the field 'tasks' asks nothing of anybody")
    return table


def read(data: Mapping[str, Any], seats: int, variants: Variants) -> Serpent:
    """Everything but the question it stands at."""
    known = {
        *TABLE_FIGURES, "phase", "stage", "winners", "map", "pieces", "quests", "battles", "discard", "declared",
        "opened", "shut", "spare_heroes", "drawn", "tasks", "heroes", "draft", "deck", "locations", "quest_deck",
        "finished",
    }  # fmt: skip
    check_fields(data, known, "")
    table = Serpent(seats, variants, first_chart(ENTRANCES[LEGENDARY_PACK]))
    if "stage" in data:
        table.pack = index(data["stage"], GRADES, "stage")
        table.has_event = table.pack == LEGENDARY_PACK
    figures(table, data, TABLE_FIGURES, "")
    if not 0 <= table.active < seats:
        raise BadPosition(f"the field 'active': there is no seat {table.active}")
    table.chart = read_chart(data["map"]) if "map" in data else fresh_chart(table.pack)
    read_heroes(table, data)
    read_pieces(table, data)
    read_quests(table, data)
    table.battles = [read_battle(row) for row in rows(data.get("battles", []), "battles")]
    table.declared = [number(name, CARD_NUMBER, "declared") for name in data.get("declared", [])]
    table.opened = [read_exit(row, "opened") for row in rows(data.get("opened", []), "opened")]
    table.shut = [
        number(row[0], PLACE_NUMBER, "shut") * 64 + index(row[1], STATS, "shut") * 16 + row[2]
        for row in rows(data.get("shut", []), "shut")
    ]
    table.solo_drawn = [number(name, CARD_NUMBER, "drawn") for name in data.get("drawn", [])]
    table.draft = [figure for row in rows(data.get("draft", []), "draft") for figure in row]
    if len(table.draft) % ROW:
        raise BadPosition(f"the field 'draft': each row has {ROW} figures")
    for seat in data.get("winners", []):
        table.winners |= 1 << seat
    table.finished = [
        number(row["quest"], QUEST_NUMBER, "finished") * 8 + row["seat"]
        for row in rows(data.get("finished", []), "finished")
    ]
    read_tasks(table, data)
    read_decks(table, data)
    return table


def start(table: Serpent) -> None:
    """Go on to the first question of a position that names none."""
    try:
        course.run(table, Chosen([]))
    except BadOutcome:
        raise BadPosition(
            "nobody has a choice in this position and chance would have to decide: give 'phase' and 'active' so that "
            "somebody has something to choose"
        ) from None


def ask(table: Serpent) -> bool:
    """Ask the question on top of the stack; False if there is none, or no answer to it."""
    if table.is_over:
        return True
    if not table.stack or table.stack[-tasks.SIZE] < tasks.QUESTION:
        return False
    task, a, b, c, d, e, _ = table.stack[-tasks.SIZE :]
    table.options = tuple(course.options_of(table, task, a, b, c, d, e))
    table.waiting = 1 << a
    return bool(table.options)


# -- reading -----------------------------------------------------------------------------------------------


def check_fields(row: Any, known: set[str], where: str) -> None:
    if not isinstance(row, Mapping):
        raise BadPosition(f"{where or 'the position'} should be a mapping, not {row!r}")
    for field in row:
        if field not in known:
            raise BadPosition(f"unknown field {field!r}{where and ' in ' + where}; known: {', '.join(sorted(known))}")


def rows(value: Any, field: str) -> Sequence[Any]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadPosition(f"the field {field!r} should be a list, not {value!r}")
    return value


def number(name: Any, numbers: Mapping[str, int], field: str) -> int:
    if name not in numbers:
        raise BadPosition(f"the field {field!r}: there is no {name!r}")
    return numbers[name]


def index(name: Any, names: tuple[str, ...], field: str) -> int:
    if name not in names:
        raise BadPosition(f"the field {field!r}: {name!r} is none of {', '.join(names)}")
    return names.index(name)


def figures(thing: Any, row: Mapping[str, Any], names: tuple[str, ...], where: str) -> None:
    """Plain numbers and yes-or-no, each of the kind it has in a fresh game."""
    for name in names:
        if name not in row:
            continue
        value, usual = row[name], getattr(thing, name)
        if type(value) is not type(usual):  # isinstance would make a compiled bool an int
            kind = "true or false" if isinstance(usual, bool) else "a number"
            raise BadPosition(f"the field {name!r}{where and ' of ' + where} should be {kind}, not {value!r}")
        setattr(thing, name, value)


def read_exit(row: Any, field: str) -> int:
    place, side = row
    return number(place, PLACE_NUMBER, field) * 4 + index(side, SIDES, field)


def read_attached(row: Mapping[str, Any]) -> tuple[int, ...]:
    found = rows(row.get("attached", []), "attached")
    return tuple([number(card["card"], CARD_NUMBER, "attached") * 8 + card["owner"] for card in found])


def read_chart(places: Any) -> Chart:
    cells = [-1] * len(PLACES)
    turned = 0
    for row in rows(places, "map"):
        check_fields(row, {"place", "x", "y", "turned", "exits"}, "'map'")
        place = number(row.get("place"), PLACE_NUMBER, "map")
        cell = cell_at(row.get("x", 0), row.get("y", 0))
        if cells[place] >= 0 or cell in cells:
            raise BadPosition(f"the field 'map': {PLACES[place].id!r} lies on another card, or lies there twice")
        cells[place] = cell
        turned |= (1 << place) if row.get("turned", False) else 0
    chart = Chart(cells, turned)
    if not any(cells[place] >= 0 for place in ENTRANCES):
        raise BadPosition("the field 'map': an entrance is missing")
    if not chart.is_whole:
        raise BadPosition("the field 'map': some locations cannot be reached from an entrance")
    return chart


def fresh_chart(pack: int) -> Chart:
    chart = first_chart(ENTRANCES[pack])
    for side, name in enumerate(TUNNELS if pack == LEGENDARY_PACK else HEROIC_TUNNELS):
        place, cell = PLACE_NUMBER[name], MIDDLE + STEP[side]
        chart = chart.lay(place, cell, not chart.fits(place, cell, False))
    return chart


def read_heroes(table: Serpent, data: Mapping[str, Any]) -> None:
    given = rows(data.get("heroes", []), "heroes")
    if len(given) > table.seats:
        raise BadPosition(f"the field 'heroes': {len(given)} heroes for {table.seats} seats")
    entrance = next(place for place in ENTRANCES if table.chart.cells[place] >= 0)
    known = {*HERO_FIGURES, *DERIVED, "hero", "place", "waits", "seen", "tried", "used", "hand", "places"}
    taken = [row.get("hero") for row in given]
    free = [hero for hero in HERO_NUMBER if hero not in taken]
    for seat in range(int(table.seats)):
        row = given[seat] if seat < len(given) else {}
        check_fields(row, known, "'heroes'")
        name = row["hero"] if "hero" in row else free.pop(0)
        place = number(row["place"], PLACE_NUMBER, "place") if "place" in row else entrance
        pack = index(row["grade"], GRADES, "grade") if "grade" in row else table.pack
        hero = Hero(number(name, HERO_NUMBER, "hero"), pack, FIRST_LEVEL[pack], place)
        if table.chart.cells[place] < 0:
            raise BadPosition(f"the field 'place': {PLACES[place].id!r} is not on the map")
        hero.glory, hero.peril = PLACES[ENTRANCES[pack]].glory, PLACES[ENTRANCES[pack]].peril
        if table.variants.is_solo:
            hero.peril = 0
        table.heroes.append(hero)
        read_hero(hero, row)
    row = given[table.active] if table.active < len(given) else {}
    if "actions" not in row and "tasks" not in data:
        table.heroes[table.active].actions = table.value(table.active, SPEED)
    if len({hero.hero for hero in table.heroes}) < table.seats and not table.variants.hero_choice:
        raise BadPosition("the field 'heroes': a hero is there twice")
    spare = data.get("spare_heroes")
    names = [name for name in HERO_NUMBER if name in spare] if spare is not None else free
    for name in names:
        table.heroes_left |= 1 << HERO_NUMBER[name]


def read_hero(hero: Hero, row: Mapping[str, Any]) -> None:
    figures(hero, row, HERO_FIGURES, "'heroes'")
    if not 0 <= hero.health <= hero.face.health:
        raise BadPosition(f"the field 'health' of 'heroes' is from 0 to {hero.face.health}, not {hero.health}")
    hero.hand = sorted([number(name, CARD_NUMBER, "hand") for name in row.get("hand") or []])
    hero.places = sorted([number(name, PLACE_NUMBER, "places") for name in row.get("places") or []])
    hero.seen = 1 << hero.place
    if "seen" in row:
        hero.seen = 0
        for name in row["seen"]:
            hero.seen |= 1 << number(name, PLACE_NUMBER, "seen")
    for name in row.get("tried", []):
        hero.tried |= 1 << number(name, QUEST_NUMBER, "tried")
    names = {effect.name: effect.index for effect in EFFECTS}
    hero.used = [number(name, names, "used") for name in row.get("used", [])]
    if row.get("waits") is not None:
        hero.waits = read_exit(row["waits"], "waits")


def read_pieces(table: Serpent, data: Mapping[str, Any]) -> None:
    known = {*PIECE_FIGURES, "card", "zone", "place", "attached"}
    for place, row in enumerate(rows(data.get("pieces", []), "pieces")):
        check_fields(row, known, "'pieces'")
        kind = number(row.get("card"), CARD_NUMBER, "card")
        zone = index(row.get("zone", ZONES[PREPARED]), ZONES, "zone")
        seat = row.get("seat", 0)
        piece = Piece(place, kind, seat, row.get("owner", seat), zone)
        figures(piece, row, PIECE_FIGURES, "'pieces'")
        if row.get("place") is not None:
            piece.place = number(row["place"], PLACE_NUMBER, "place")
        elif zone == LAID:
            raise BadPosition(f"the field 'pieces': the trap {CARDS[kind].id!r} needs a 'place'")
        piece.attached = read_attached(row)
        table.pieces.append(piece)


def read_quests(table: Serpent, data: Mapping[str, Any]) -> None:
    """Quests on the table; left out: two each, one shared, in the order of the cards file, and Nakari's."""
    if "quests" not in data:
        kinds = [kind for kind, face in enumerate(QUESTS) if face.pack == table.pack and not face.is_nakari]
        if table.pack == LEGENDARY_PACK:
            table.new_quest(NAKARI_QUEST, -1)
        solo = table.variants.is_solo
        for seat in range(int(table.seats)):
            for _ in range(3 if solo else 0 if table.variants.nothing_personal else 2):
                table.new_quest(kinds.pop(0), seat)
        for _ in range(0 if solo else 2 if table.variants.nothing_personal else 1):
            table.new_quest(kinds.pop(0), -1)
        return
    known = {*QUEST_FIGURES, "quest", "token", "found", "attached"}
    for place, row in enumerate(rows(data["quests"], "quests")):
        check_fields(row, known, "'quests'")
        quest = Quest(place, number(row.get("quest"), QUEST_NUMBER, "quest"), row.get("seat", -1))
        figures(quest, row, QUEST_FIGURES, "'quests'")
        if row.get("token") is not None:
            quest.token = number(row["token"], PLACE_NUMBER, "token")
        if row.get("found") is not None:
            quest.found = number(row["found"], PLACE_NUMBER, "found")
        quest.attached = read_attached(row)
        table.quests.append(quest)


def read_battle(row: Any) -> Battle:
    check_fields(row, {*BATTLE_FIGURES, "cause", "place", "fights"}, "'battles'")
    battle = Battle(
        index(row.get("cause", CAUSES[0]), CAUSES, "cause"), 0, 0, number(row.get("place"), PLACE_NUMBER, "place")
    )
    figures(battle, row, BATTLE_FIGURES, "'battles'")
    for given in rows(row.get("fights", []), "fights"):
        check_fields(given, {*FIGHT_FIGURES, "form", "answer"}, "'fights'")
        fight = Fight(0, 0, index(given.get("form"), FORMS, "form"))
        figures(fight, given, FIGHT_FIGURES, "'fights'")
        fight.answer = index(given.get("answer", given["form"]), FORMS, "answer")
        battle.fights.append(fight)
    return battle


def read_decks(table: Serpent, data: Mapping[str, Any]) -> None:
    """Decks; left out: everything that is not somewhere else."""
    fill_decks(table)
    used = [0] * len(CARDS)
    for hero in table.heroes:
        for kind in hero.hand:
            used[kind] += 1
    for piece in table.pieces:
        used[piece.kind] += 1
        for card in piece.attached:
            used[card >> 3] += 1
    for quest in table.quests:
        table.quests_left[quest.kind] = max(0, table.quests_left[quest.kind] - 1)
        for card in quest.attached:
            used[card >> 3] += 1
    for kind in table.solo_drawn:
        used[kind] += 1
    for name, count in data.get("discard", {}).items():
        table.gone[number(name, CARD_NUMBER, "discard")] = count
    for kind, face in enumerate(CARDS):
        left = table.deck[kind] - used[kind] - table.gone[kind]
        if left < 0 and face.pack == table.pack:
            raise BadPosition(f"there are only {table.deck[kind]} cards of {face.id!r} in the game")
        table.deck[kind] = max(0, left)
    for place in taken_places(table):
        table.places_left[place] = 0
    for card in table.finished:
        table.quests_left[card >> 3] = max(0, table.quests_left[card >> 3] - 1)
    read_counts(table.deck, data.get("deck"), CARD_NUMBER, "deck")
    read_counts(table.places_left, data.get("locations"), PLACE_NUMBER, "locations")
    read_counts(table.quests_left, data.get("quest_deck"), QUEST_NUMBER, "quest_deck")


def taken_places(table: Serpent) -> list[int]:
    """Locations on the map, in hands, or turned up and not yet laid."""
    taken = table.chart.placed.copy()
    for hero in table.heroes:
        taken += hero.places
    for row in range(0, len(table.stack), tasks.SIZE):
        if table.stack[row] == tasks.ASK_LAY:
            taken.append(table.stack[row + 2])
    return taken


def read_counts(counts: list[int], given: Any, numbers: Mapping[str, int], field: str) -> None:
    if given is None:
        return
    for place in range(len(counts)):
        counts[place] = 0
    for name, count in given.items():
        counts[number(name, numbers, field)] = count


def read_tasks(table: Serpent, data: Mapping[str, Any]) -> None:
    """What is still to be done; left out: the rest of the active seat's turn from its phase on."""
    seat = table.active
    phase = index(data["phase"], PHASES, "phase") if "phase" in data else IN_HEROICS
    table.phase = phase
    if "tasks" in data:
        for row in rows(data["tasks"], "tasks"):
            if len(row) != tasks.SIZE or row[0] not in tasks.NUMBERS:
                raise BadPosition(f"the field 'tasks': {row!r} is no task")
            table.stack += [tasks.NUMBERS[row[0]], *row[1:]]
        return
    table.push(tasks.NEXT, seat)
    table.push(tasks.LAST, seat)
    if phase == IN_LAST:
        return
    table.push(tasks.STAGE, seat)
    table.push(tasks.HEROIC, seat)
    if phase == IN_VILLAINY:
        table.push(tasks.LOCATION, seat)
        table.push(tasks.VILLAINY, seat)
    elif phase != IN_HEROICS:
        raise BadPosition("the field 'phase': a position without 'tasks' starts in villainy, heroic or last")
