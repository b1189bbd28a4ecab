"""Reads a position from data: a save, a hand-written one, or a bot's imagination of a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.serpent.battle.fighters import extra_of
from undercroft.games.serpent.box import book
from undercroft.games.serpent.box.words import FORMS, H_RIVAL_TREASURE, SPEED, STATS
from undercroft.games.serpent.data.check import check_table, home_of
from undercroft.games.serpent.data.save import (
    BATTLE_FIGURES,
    FIGHT_FIGURES,
    HERO_FIGURES,
    PIECE_FIGURES,
    QUEST_FIGURES,
    ROLL_FIGURES,
    TABLE_FIGURES,
)
from undercroft.games.serpent.data.steps import ABILITY_NUMBER, MOST_ID, read_step
from undercroft.games.serpent.data.steps import FIELDS as STEP_FIELDS
from undercroft.games.serpent.rules import Serpent
from undercroft.games.serpent.table.agreed import Variants
from undercroft.games.serpent.table.aim import AS_NAKARI, AS_TRAP, FROM_LAIR, NONE, SOURCES, Encounter
from undercroft.games.serpent.table.battle import CAUSES, FIGHTERS, LAST_FIGHTER, Battle, Fight
from undercroft.games.serpent.table.hero import MAX_VALUE, MIN_VALUE, Hero
from undercroft.games.serpent.table.map import MIDDLE, SIDES, STEP, Chart, Gate, cell_at, exit_at, first_chart
from undercroft.games.serpent.table.piece import CURSING, LAID, ZONES, Attached, Finished, Piece, Quest
from undercroft.games.serpent.table.step import NOTHING, Question
from undercroft.games.serpent.table.table import IN_HEROICS, IN_LAST, IN_VILLAINY, PHASES
from undercroft.games.serpent.turn.turns import phases
from undercroft.games.serpent.variants.setup import fill_decks, leave_out
from undercroft.games.serpent.ways.exploring import Lay
from undercroft.kernel.chance import Chosen
from undercroft.kernel.errors import BadOutcome, BadPosition
from undercroft.kernel.reader import Names, Reader

# The four tunnels of a position that says nothing of its map: north, east, south, west.
TUNNELS: Final = ("crossroads", "dripping-fork", "gloomy-culvert", "gloomy-bonewalk")
HEROIC_TUNNELS: Final = ("three-vaults", "rooty-way", "old-adit", "gloomy-descent")
# Not read back.
DERIVED: Final = ("values", "most_health", "limits", "load", "hand_size", "places_size", "seat", "grade")
FIELDS: Final = (
    *TABLE_FIGURES, *ROLL_FIGURES, "phase", "stage", "winners", "map", "pieces", "quests", "battles", "discard",
    "declared", "opened", "shut", "spare_heroes", "drawn", "steps", "heroes", "draft", "deck", "locations",
    "locations_under", "quest_deck", "quests_under", "finished",
)  # fmt: skip
HERO_FIELDS: Final = dict.fromkeys(
    (*HERO_FIGURES, *DERIVED, "hero", "place", "waits", "seen", "tried", "used", "hand", "places")
)
PLACE_FIELDS: Final = ("place", "x", "y", "turned", "exits", "need")
PIECE_FIELDS: Final = (*PIECE_FIGURES, "card", "zone", "place", "attached")
QUEST_FIELDS: Final = (*QUEST_FIGURES, "quest", "token", "found", "attached")
DRAFT_FIELDS: Final = ("source", "card", "id", "whom", "form", "place", "extra")
BATTLE_FIELDS: Final = (*BATTLE_FIGURES, "cause", "place", "fights")
FIGHT_FIELDS: Final = ("attacker", "target", *FIGHT_FIGURES, "form", "answer")
SIGNED: Final = ("next_actions", "penalty", "bonus", "seat", "owner", "attack", "counter", "stand_in", "quest")
FARTHEST: Final = 60  # locations from the entrance
PHASES_LEFT: Final = {IN_VILLAINY: 6, IN_HEROICS: 4, IN_LAST: 2}  # steps of a turn from a phase on


def load_table(data: Mapping[str, Any], seats: int, variants: Variants) -> Serpent:
    """Returns a position; missing fields are as in a fresh game."""
    table = read(data, seats, variants)
    if data.get("steps") is None:
        count_done(table)
        check_table(table)
        start(table)
    elif not go_on(table):
        raise BadPosition("field steps: they end without a question")
    return table


def read(data: Mapping[str, Any], seats: int, variants: Variants) -> Serpent:
    """Reads everything but the pending question."""
    reader = Reader(data, "", FIELDS)
    table = Serpent(seats, variants, first_chart(book.ENTRANCES[book.LEGENDARY_PACK]))
    table.pack = reader.name("stage", book.GRADES, book.LEGENDARY_PACK)
    table.has_event = table.pack == book.LEGENDARY_PACK
    figures(table, reader, TABLE_FIGURES)
    figures(table.last_roll, reader, ROLL_FIGURES)
    table.active = reader.number("active", 0, seats - 1, 0)
    table.chart = read_chart(reader) if reader.has("map") else fresh_chart(table.pack)
    read_heroes(table, reader)
    read_pieces(table, reader)
    read_quests(table, reader)
    table.battles = [read_battle(table, row) for row in reader.rows("battles", BATTLE_FIELDS)]
    table.declared = reader.names("declared", book.CARD_NUMBER)
    table.opened = [read_exit(reader, "opened", row) for row in reader.items("opened")]
    table.shut = [read_gate(reader, row) for row in reader.items("shut")]
    table.solo_drawn = reader.names("drawn", book.CARD_NUMBER)
    table.draft = [read_encounter(table, row) for row in reader.rows("draft", DRAFT_FIELDS)]
    for seat in reader.items("winners"):
        table.winners |= 1 << reader.whole("winners", seat, 0, seats - 1)
    for done in reader.rows("finished", ("quest", "seat")):
        table.finished.append(Finished(needed(done, "quest", book.QUEST_NUMBER), done.number("seat", 0, seats - 1, 0)))
    read_steps(table, reader)
    read_decks(table, reader)
    return table


def count_done(table: Serpent) -> None:
    """Counts completed quests, whether or not the hero's figures do."""
    done = [(quest.seat, quest.kind) for quest in table.quests if quest.is_done]
    done += [(finished.seat, finished.quest) for finished in table.finished]
    for seat, hero in enumerate(table.heroes):
        own = [book.QUESTS[kind].points for whose, kind in done if whose == seat]
        hero.quests = max(hero.quests, len(own))
        hero.points = max(hero.points, sum(own)) if table.variants.combined else hero.points


def start(table: Serpent) -> None:
    """Runs to the first question of a position that names none."""
    try:
        table.go_on(Chosen([]))
    except BadOutcome:
        raise BadPosition(
            "no seat has a choice in this position, and dice or cards would decide: give 'phase' and "
            "'active' so that a seat has something to choose"
        ) from None


def go_on(table: Serpent) -> bool:
    """Asks the first step's question. Programs write steps, so they fit the rest or are refused."""
    try:
        return ask(table)
    except (AttributeError, LookupError) as error:
        raise BadPosition(f"field steps: they do not match the rest of the position: {error}") from None


def ask(table: Serpent) -> bool:
    """Asks the question on top of the stack; returns False if there is none, or no answer to it. A question that hidden
    cards may answer can be declined without any.
    """
    if table.is_over:
        return True
    question = table.stack[-1] if table.stack else None
    if not isinstance(question, Question):
        return False
    table.options = tuple(question.options(table))
    if not table.options and table.variants.ask_all and question.is_secret(table):
        table.options = (NOTHING,)
    table.waiting = 1 << question.seat
    return bool(table.options)


# -- reading -----------------------------------------------------------------------------------------------


def needed(row: Reader, field: str, names: Names) -> int:
    """Reads the number of a name that cannot be left out."""
    return row.index(field, row.data.get(field), names)


def figures(thing: Any, row: Reader, names: tuple[str, ...]) -> None:
    """Reads plain numbers and booleans, each of the kind it has in a fresh game."""
    for name in names:
        given: object = row.data.get(name)
        if given is None:
            continue
        usual: object = getattr(thing, name)
        if isinstance(usual, bool):  # two statements: one expression for both would make a compiled bool an int
            setattr(thing, name, row.flag(name))
        else:
            setattr(thing, name, row.whole(name, given, MIN_VALUE if name in SIGNED else 0, MAX_VALUE))


def read_encounter(table: Serpent, row: Reader) -> Encounter:
    """Reads an encounter planned in the villainy phase."""
    source = row.name("source", SOURCES, 0)
    whom = row.number("whom", 0, int(table.seats) - 1, 0)
    has_extra = row.flag("extra")
    if source == AS_NAKARI:
        return Encounter(source, book.NAKARI, NONE, whom, needed(row, "form", FORMS), NONE, has_extra)
    if source == FROM_LAIR:
        piece = table.piece(row.number("id", 0, MAX_VALUE, NONE))
        if piece is None:
            raise row.fail("id", "no card in play has this number")
        return Encounter(source, piece.kind, piece.id, whom, needed(row, "form", FORMS), NONE, has_extra)
    card = needed(row, "card", book.CARD_NUMBER)
    if source == AS_TRAP:
        return Encounter(source, card, NONE, whom, NONE, needed(row, "place", book.PLACE_NUMBER), has_extra)
    return Encounter(source, card, NONE, whom, needed(row, "form", FORMS), NONE, has_extra)


def read_exit(reader: Reader, field: str, row: object) -> int:
    place, side = reader.parts(field, row, 2)
    return exit_at(reader.index(field, place, book.PLACE_NUMBER), reader.index(field, side, SIDES))


def read_gate(reader: Reader, row: object) -> Gate:
    """Reads a shut location: the test that opens it."""
    place, stat, value = reader.parts("shut", row, 3)
    number = reader.whole("shut", value, 0, 99)
    return Gate(reader.index("shut", place, book.PLACE_NUMBER), reader.index("shut", stat, STATS), number)


def read_attached(row: Reader, seat: int, seats: int) -> tuple[Attached, ...]:
    """Reads attachments of this seat's card; by default a card on a rival's treasure was played by the next seat."""
    found: list[Attached] = []
    for card in row.rows("attached", ("card", "owner")):
        kind = needed(card, "card", book.CARD_NUMBER)
        player = (seat + 1) % seats if book.CARDS[kind].host == H_RIVAL_TREASURE else seat
        found.append(Attached(kind, card.number("owner", 0, seats - 1, player)))
    return tuple(found)


def read_chart(reader: Reader) -> Chart:
    cells = [-1] * len(book.PLACES)
    turned = 0
    for row in reader.rows("map", PLACE_FIELDS):
        place = needed(row, "place", book.PLACE_NUMBER)
        cell = cell_at(row.number("x", -FARTHEST, FARTHEST, 0), row.number("y", -FARTHEST, FARTHEST, 0))
        if cells[place] >= 0 or cell in cells:
            raise row.fail("place", f"{book.PLACES[place].id!r} overlaps another card, or is listed twice")
        cells[place] = cell
        turned |= (1 << place) if row.flag("turned") else 0
    chart = Chart(cells, turned)
    if not any(cells[place] >= 0 for place in book.ENTRANCES):
        raise reader.fail("map", "an entrance is missing")
    if not chart.is_whole():
        lost = ", ".join([book.PLACES[place].id for place in chart.placed if chart.distance(place) < 0])
        raise reader.fail("map", f"no way leads from an entrance to {lost} (a wall on either card closes a way)")
    return chart


def fresh_chart(pack: int) -> Chart:
    chart = first_chart(book.ENTRANCES[pack])
    for side, name in enumerate(TUNNELS if pack == book.LEGENDARY_PACK else HEROIC_TUNNELS):
        place, cell = book.PLACE_NUMBER[name], MIDDLE + STEP[side]
        chart = chart.lay(place, cell, not chart.fits(place, cell, 0))
    return chart


def read_heroes(table: Serpent, reader: Reader) -> None:
    rows = reader.per_seat("heroes", table.seats, HERO_FIELDS)
    entrance = next(place for place in book.ENTRANCES if table.chart.cells[place] >= 0)
    taken = [row.name("hero", book.HERO_NUMBER, -1) for row in rows]
    free = [number for number in book.HERO_NUMBER.values() if number not in taken]
    for row, given in zip(rows, taken, strict=True):
        pack = row.name("grade", book.GRADES, table.pack)
        place = row.name("place", book.PLACE_NUMBER, entrance)
        if table.chart.cells[place] < 0:
            raise row.fail("place", f"{book.PLACES[place].id!r} is not on the map")
        hero = Hero(given if given >= 0 else free.pop(0), pack, book.FIRST_LEVEL[pack], place)
        hero.glory, hero.peril = book.PLACES[book.ENTRANCES[pack]].glory, book.PLACES[book.ENTRANCES[pack]].peril
        if table.variants.is_solo:
            hero.peril = 0
        table.heroes.append(hero)
        read_hero(hero, row)
    if not rows[table.active].has("actions") and not reader.has("steps"):
        table.heroes[table.active].actions = table.value(table.active, SPEED)
    if len({hero.hero for hero in table.heroes}) < table.seats and not table.variants.hero_choice:
        raise reader.fail("heroes", "two seats have the same hero")
    for number in reader.names("spare_heroes", book.HERO_NUMBER) if reader.has("spare_heroes") else free:
        table.heroes_left |= 1 << number


def read_hero(hero: Hero, row: Reader) -> None:
    figures(hero, row, HERO_FIGURES)
    hero.health = row.number("health", 0, hero.face.health, hero.health)
    hero.hand = sorted(row.names("hand", book.CARD_NUMBER))
    hero.places = sorted(row.names("places", book.PLACE_NUMBER))
    hero.seen = 1 << hero.place
    if row.has("seen"):
        hero.seen = 0
        for place in row.names("seen", book.PLACE_NUMBER):
            hero.seen |= 1 << place
    for quest in row.names("tried", book.QUEST_NUMBER):
        hero.tried |= 1 << quest
    hero.used = row.names("used", ABILITY_NUMBER)
    if row.has("waits"):
        hero.waits = read_exit(row, "waits", row.data["waits"])


def read_pieces(table: Serpent, reader: Reader) -> None:
    for place, row in enumerate(reader.rows("pieces", PIECE_FIELDS)):
        kind = needed(row, "card", book.CARD_NUMBER)
        zone = row.name("zone", ZONES, home_of(book.CARDS[kind]))
        seat = row.number("seat", 0, table.seats - 1, 0)
        player = (seat + 1) % int(table.seats) if zone == CURSING else seat  # a curse comes from another
        piece = Piece(place, kind, seat, row.number("owner", 0, table.seats - 1, player), zone)
        figures(piece, row, PIECE_FIGURES)
        piece.id = row.number("id", 0, MOST_ID, place)
        if table.piece(piece.id) is not None:
            raise row.fail("id", f"two cards have the number {piece.id}")
        piece.wounds = row.number("wounds", 0, book.CARDS[kind].health, 0)
        if zone == LAID or row.has("place"):
            piece.place = needed(row, "place", book.PLACE_NUMBER)
        piece.attached = read_attached(row, seat, int(table.seats))
        table.pieces.append(piece)


def read_quests(table: Serpent, reader: Reader) -> None:
    """Reads quests on the table; by default two each, one shared, in the order of the cards file, and Nakari's."""
    if not reader.has("quests"):
        kinds = [kind for kind, face in enumerate(book.QUESTS) if face.pack == table.pack and not face.is_nakari]
        if table.pack == book.LEGENDARY_PACK:
            table.new_quest(book.NAKARI_QUEST, -1)
        solo = table.variants.is_solo
        for seat in range(int(table.seats)):
            for _ in range(3 if solo else 0 if table.variants.nothing_personal else 2):
                table.new_quest(kinds.pop(0), seat)
        for _ in range(0 if solo else 2 if table.variants.nothing_personal else 1):
            table.new_quest(kinds.pop(0), -1)
        return
    for place, row in enumerate(reader.rows("quests", QUEST_FIELDS)):
        quest = Quest(place, needed(row, "quest", book.QUEST_NUMBER), row.number("seat", -1, table.seats - 1, -1))
        figures(quest, row, QUEST_FIGURES)
        quest.id = row.number("id", 0, MOST_ID, place)
        if table.quest(quest.id) is not None:
            raise row.fail("id", f"two quests have the number {quest.id}")
        quest.wounds = row.number("wounds", 0, book.QUESTS[quest.kind].monster.health, 0)
        quest.token = row.name("token", book.PLACE_NUMBER, quest.token)
        quest.found = row.name("found", book.PLACE_NUMBER, quest.found)
        quest.attached = read_attached(row, max(0, quest.seat), int(table.seats))
        table.quests.append(quest)
    if table.has_event and all(quest.kind != book.NAKARI_QUEST for quest in table.quests):
        table.new_quest(book.NAKARI_QUEST, -1)  # it lies open beside the others


def read_battle(table: Serpent, row: Reader) -> Battle:
    battle = Battle(row.name("cause", CAUSES, 0), 0, 0, needed(row, "place", book.PLACE_NUMBER))
    figures(battle, row, BATTLE_FIGURES)
    for given in row.rows("fights", FIGHT_FIELDS):
        attacker = FIGHTERS[given.number("attacker", 0, LAST_FIGHTER, 0)]
        target = FIGHTERS[given.number("target", 0, LAST_FIGHTER, 0)]
        fight = Fight(attacker, target, needed(given, "form", FORMS))
        figures(fight, given, FIGHT_FIGURES)
        fight.answer = given.name("answer", FORMS, fight.form)
        if fight.has_threat and not can_threaten(table, fight):
            raise given.fail("has_threat", "the attacker has no threat that can be bought")
        battle.fights.append(fight)
    return battle


def can_threaten(table: Serpent, fight: Fight) -> bool:
    """Returns whether a threat can be bought for this attack."""
    piece = table.piece(fight.attacker.piece)
    extra = extra_of(book.CARDS[piece.kind]) if piece is not None else None
    return extra is not None and bool(extra.stats)


def read_decks(table: Serpent, reader: Reader) -> None:
    """Reads decks; by default everything that is not somewhere else."""
    fill_decks(table)
    used = [0] * len(book.CARDS)
    for hero in table.heroes:
        for kind in hero.hand:
            used[kind] += 1
    for piece in table.pieces:
        used[piece.kind] += 1
        for under in piece.attached:
            used[under.card] += 1
    for quest in table.quests:
        take_quest(table, quest.kind)
        for under in quest.attached:
            used[under.card] += 1
    for kind in table.solo_drawn:
        used[kind] += 1
    for name, count in reader.counts("discard", book.CARD_NUMBER).items():
        table.gone[book.CARD_NUMBER[name]] = count
    for kind, face in enumerate(book.CARDS):
        left = table.deck[kind] - used[kind] - table.gone[kind]
        if left < 0 and face.pack == table.pack:
            raise BadPosition(f"there are only {table.deck[kind]} cards of {face.id!r} in the game")
        table.deck[kind] = max(0, left)
    for place in taken_places(table):
        table.places_left[place] = 0
    leave_out(table)
    for place in reader.names("locations_under", book.PLACE_NUMBER):
        if not table.places_left[place]:
            raise reader.fail("locations_under", f"{book.PLACES[place].id!r} is somewhere else")
        table.places_left[place] -= 1
        table.places_under.append(place)
    for kind in reader.names("quests_under", book.QUEST_NUMBER):
        take_quest(table, kind)
        table.quests_under.append(kind)
    table.places_under.sort()
    table.quests_under.sort()
    for finished in table.finished:
        take_quest(table, finished.quest)
    read_deck(table.deck, reader, "deck", book.CARD_NUMBER)
    read_deck(table.places_left, reader, "locations", book.PLACE_NUMBER)
    read_deck(table.quests_left, reader, "quest_deck", book.QUEST_NUMBER)


def take_quest(table: Serpent, kind: int) -> None:
    face = book.QUESTS[kind]
    if table.quests_left[kind]:
        table.quests_left[kind] -= 1
    elif face.pack == table.pack and not face.is_nakari:
        raise BadPosition(f"the quest {face.id!r} is in the game too often")


def taken_places(table: Serpent) -> list[int]:
    """Returns locations on the map, in hands, or turned up and not yet laid."""
    taken = table.chart.placed.copy()
    for hero in table.heroes:
        taken += hero.places
    for step in table.stack:
        if isinstance(step, Lay):
            taken.append(step.place)
    return taken


def read_deck(left: list[int], reader: Reader, field: str, numbers: dict[str, int]) -> None:
    """Reads a deck; never more than is not somewhere else."""
    if not reader.has(field):
        return
    given = reader.counts(field, numbers)
    for name, number in numbers.items():
        count = given.get(name, 0)
        if count > left[number]:
            raise reader.fail(f"{field}.{name}", f"expected a number from 0 to {left[number]}, got {count}")
        left[number] = count


def read_steps(table: Serpent, reader: Reader) -> None:
    """Reads the pending steps; by default the rest of the active seat's turn from its phase on."""
    phase = reader.name("phase", PHASES, IN_HEROICS)
    table.phase = phase
    if reader.has("steps"):
        table.stack = [read_step(row, int(table.seats)) for row in reader.rows("steps", STEP_FIELDS)][::-1]
        return
    if phase not in PHASES_LEFT:
        raise reader.fail("phase", "a position without 'steps' starts in villainy, heroic or last")
    table.stack = phases(table.active)[-PHASES_LEFT[phase] :][::-1]
