"""What cannot be: a position written by hand that breaks the rules is refused, saying where.

Saves name their steps and are not asked: in the middle of a battle much lies where it does not stay.
"""

from __future__ import annotations

from undercroft.games.serpent.battle.aftermath import LAIR_LIMIT
from undercroft.games.serpent.box.book import (
    ARTEFACT,
    CARDS,
    ESCORT,
    FIRST_LEVEL,
    GRADES,
    HUNT,
    LAST_LEVEL,
    LEGENDARY_PACK,
    NAKARI,
    PLACES,
    QUESTS,
    SEARCHING,
    TOKENS,
    Face,
)
from undercroft.games.serpent.box.words import (
    ATTACHMENT,
    BOONS,
    CURSE,
    H_MONSTER_OR_TRAP,
    H_OWN_QUEST,
    H_OWN_WEAPON,
    INSTANT,
    MONSTER,
    PERMANENT,
    TRAP,
    TREASURE,
    TREASURES,
    TYPES,
    WEAPON,
)
from undercroft.games.serpent.table.exits import place_of
from undercroft.games.serpent.table.hero import Hero
from undercroft.games.serpent.table.piece import CURSING, FIGHTING, LAID, LAIR, PREPARED, SERVING, WAITING, ZONES, Piece
from undercroft.games.serpent.table.quest import Quest
from undercroft.games.serpent.table.table import QUESTS_TO_WIN, Table
from undercroft.kernel.errors import BadPosition


def check_table(table: Table) -> None:
    """Raise BadPosition if a position at the start of a phase cannot be."""
    within("tokens", table.tokens, TOKENS)
    within("nakari_wounds", table.nakari_wounds, CARDS[NAKARI].health - 1)
    within("starter", table.starter, int(table.seats) - 1)
    demand("round", table.round >= 1, "rounds are counted from 1")
    demand("stage", table.pack == LEGENDARY_PACK or table.variants.combined, "this takes the option 'combined'")
    demand("active", not table.heroes[table.active].is_out, "this seat is out of the game")
    for place in table.chart.placed:
        demand("map", belongs(table, PLACES[place].pack), stranger(PLACES[place].id))
    for seat, hero in enumerate(table.heroes):
        check_hero(table, hero, f"heroes[{seat}]")
    for number, piece in enumerate(table.pieces):
        check_piece(table, piece, f"pieces[{number}]")
    for seat in range(int(table.seats)):
        check_inventory(table, seat)
    for number, quest in enumerate(table.quests):
        check_quest(table, quest, f"quests[{number}]")


def demand(field: str, holds: bool, why: str) -> None:
    if not holds:
        raise BadPosition(f"field {field}: {why}")


def within(field: str, value: int, most: int) -> None:
    demand(field, 0 <= value <= most, f"expected a number from 0 to {most}, got {value}")


def belongs(table: Table, pack: int) -> bool:
    """Can something of this pack be there?"""
    return pack == LEGENDARY_PACK or table.variants.combined


def stranger(name: str) -> str:
    return f"{name!r} is of the heroic pack: this takes the option 'combined'"


def check_hero(table: Table, hero: Hero, where: str) -> None:
    first, last = FIRST_LEVEL[hero.pack], LAST_LEVEL[hero.pack]
    demand(f"{where}.grade", hero.pack == table.pack, f"all heroes are of the stage, {GRADES[table.pack]}")
    demand(f"{where}.level", first <= hero.level <= last, f"expected a number from {first} to {last}, got {hero.level}")
    demand(f"{where}.health", hero.health > 0 or hero.is_out, "a hero without health is out: give 'is_out'")
    within(f"{where}.saved", hero.saved, 1)
    if not (table.variants.is_solo or table.variants.combined):
        demand(f"{where}.quests", hero.quests < QUESTS_TO_WIN, f"with {QUESTS_TO_WIN} quests it has won already")
    if hero.waits >= 0:
        demand(f"{where}.waits", place_of(hero.waits) == hero.place, "a hero waits at an exit of the location it is in")
    for kind in hero.hand:
        demand(f"{where}.hand", belongs(table, CARDS[kind].pack), stranger(CARDS[kind].id))


# -- cards in play -----------------------------------------------------------------------------------------


def home_of(face: Face) -> int:
    """Where a card lies, if nothing is said."""
    if face.sort == MONSTER:
        return LAIR
    if face.sort == TRAP:
        return LAID
    return CURSING if face.sort == CURSE else PREPARED


def may_lie(face: Face, zone: int) -> bool:
    if zone in (LAIR, SERVING, FIGHTING):
        return face.sort == MONSTER
    if zone == LAID:
        return face.is_laid
    if zone in (CURSING, WAITING):
        return face.sort == CURSE and (zone == WAITING or face.duration == PERMANENT)
    return face.is_glory and (face.duration == PERMANENT or is_potion(face))


def is_potion(face: Face) -> bool:
    """A treasure that is used up, and may wait in a treasure place."""
    return face.sort == TREASURE and face.duration == INSTANT


def check_piece(table: Table, piece: Piece, where: str) -> None:
    face = CARDS[piece.kind]
    demand(f"{where}.card", belongs(table, face.pack), stranger(face.id))
    if face.duration == ATTACHMENT and piece.zone != WAITING:
        raise BadPosition(f"field {where}.card: {face.id!r} lies under another card: name it there, in 'attached'")
    demand(f"{where}.zone", may_lie(face, piece.zone), f"{face.id!r} never lies there ({ZONES[piece.zone]})")
    demand(f"{where}.zone", piece.zone != FIGHTING or bool(table.battles), "there is no battle")
    if face.sort == MONSTER:
        within(f"{where}.wounds", piece.wounds, face.health - 1)
    if piece.zone == LAID:
        name = PLACES[piece.place].id
        demand(f"{where}.place", table.chart.cells[piece.place] >= 0, f"{name!r} is not on the map")
        demand(f"{where}.place", not table.is_entrance(piece.place), "no trap is laid on an entrance")
        demand(f"{where}.place", table.trap_at(piece.place) is piece, f"two traps in {name!r}")
    for attached in piece.attached:
        under = CARDS[attached.card]
        demand(f"{where}.attached", suits(under, piece), f"{under.id!r} is never attached to {face.id!r}")


def suits(under: Face, piece: Piece) -> bool:
    """Can a card be attached to a card in play?"""
    face = CARDS[piece.kind]
    if under.duration != ATTACHMENT or under.host == H_OWN_QUEST:
        return False
    if under.host == H_MONSTER_OR_TRAP:
        return face.sort in (MONSTER, TRAP)
    if under.host == H_OWN_WEAPON:
        return face.kinds & WEAPON != 0
    return face.sort == TREASURE or piece.zone == SERVING


def check_inventory(table: Table, seat: int) -> None:
    types = 0
    lair = 0
    for number, piece in enumerate(table.pieces):
        if piece.seat != seat:
            continue
        lair += piece.zone == LAIR
        if piece.zone == PREPARED:
            kinds = CARDS[piece.kind].kinds & TYPES
            demand(f"pieces[{number}].card", types & kinds == 0, f"seat {seat} has another treasure of this type")
            types |= kinds
    if table.variants.combined:
        return  # the limits may just have shrunk
    demand("pieces", lair <= LAIR_LIMIT, f"seat {seat} has {lair} monsters in its lair, the limit is {LAIR_LIMIT}")
    for which, name in ((BOONS, "boons"), (TREASURES, "treasures")):
        have, limit = table.load_of(seat, which), table.limit(seat, which)
        demand("pieces", have <= limit, f"seat {seat} has {have} permanent {name}, the limit of its hero is {limit}")


# -- quests ------------------------------------------------------------------------------------------------


def check_quest(table: Table, quest: Quest, where: str) -> None:
    face = QUESTS[quest.kind]
    is_escort = face.category == ESCORT
    demand(f"{where}.quest", belongs(table, face.pack), stranger(face.id))
    demand(f"{where}.seat", quest.seat < 0 or not face.is_nakari, "Nakari is everybody's quest")
    demand(f"{where}.is_carried", is_escort or not quest.is_carried, f"{face.id!r} is no escort")
    demand(f"{where}.is_carried", quest.seat >= 0 or not quest.is_carried, "who carries it? Give 'seat'")
    if quest.token >= 0:
        demand(f"{where}.token", is_escort, f"{face.id!r} is no escort")
        demand(f"{where}.token", not quest.is_carried and quest.seat < 0, "a token that was dropped is nobody's")
        demand(f"{where}.token", table.chart.cells[quest.token] >= 0, f"{PLACES[quest.token].id!r} is not on the map")
    demand(f"{where}.found", quest.found < 0 or face.category == SEARCHING, f"{face.id!r} is no search")
    demand(f"{where}.is_done", not quest.is_done or face.category == ARTEFACT, "only artefacts stay when they are done")
    demand(f"{where}.is_done", not quest.is_done or quest.seat >= 0, "whose is it? Give 'seat'")
    within(f"{where}.steps", quest.steps, max(0, face.steps - 1) if not quest.is_done else face.steps)
    within(f"{where}.wounds", quest.wounds, face.monster.health - 1 if face.category == HUNT else 0)
    for attached in quest.attached:
        under = CARDS[attached.card]
        demand(f"{where}.attached", under.host == H_OWN_QUEST, f"{under.id!r} is never attached to a quest")
