"""Refuses hand-written positions that break the rules, saying where.

Saves name their steps and are not checked: in the middle of a battle cards lie in temporary places.
"""

from __future__ import annotations

from undercroft.games.serpent.battle.aftermath import LAIR_LIMIT
from undercroft.games.serpent.box import book, words
from undercroft.games.serpent.box.book import Face
from undercroft.games.serpent.table.hero import Hero
from undercroft.games.serpent.table.map import place_of
from undercroft.games.serpent.table.piece import (
    CURSING,
    FIGHTING,
    LAID,
    LAIR,
    PREPARED,
    SERVING,
    WAITING,
    ZONES,
    Piece,
    Quest,
)
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.errors import BadPosition


def check_table(table: Table) -> None:
    """Raises BadPosition if a position at the start of a phase is impossible."""
    within("tokens", table.tokens, book.TOKENS)
    within("nakari_wounds", table.nakari_wounds, book.CARDS[book.NAKARI].health - 1)
    within("starter", table.starter, int(table.seats) - 1)
    demand("round", table.round >= 1, "rounds are counted from 1")
    demand("stage", table.pack == book.LEGENDARY_PACK or table.variants.combined, "this needs the option 'combined'")
    demand("active", not table.heroes[table.active].is_out, "this seat is out of the game")
    for place in table.chart.placed:
        demand("map", belongs(table, book.PLACES[place].pack), stranger(book.PLACES[place].id))
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
    """Returns whether cards of this pack can be in play."""
    return pack == book.LEGENDARY_PACK or table.variants.combined


def stranger(name: str) -> str:
    return f"{name!r} is of the heroic pack: this needs the option 'combined'"


def check_hero(table: Table, hero: Hero, where: str) -> None:
    first, last = book.FIRST_LEVEL[hero.pack], book.LAST_LEVEL[hero.pack]
    demand(
        f"{where}.grade", hero.pack == table.pack, f"all heroes have the grade of the stage, {book.GRADES[table.pack]}"
    )
    demand(f"{where}.level", first <= hero.level <= last, f"expected a number from {first} to {last}, got {hero.level}")
    demand(f"{where}.health", hero.health > 0 or hero.is_out, "a hero without health is out: give 'is_out'")
    within(f"{where}.saved", hero.saved, 1)
    if not (table.variants.is_solo or table.variants.combined):
        needed = table.variants.quests_to_win
        demand(f"{where}.quests", hero.quests < needed, f"a hero with {needed} quests has won already")
    if hero.waits >= 0:
        demand(f"{where}.waits", place_of(hero.waits) == hero.place, "a hero waits at an exit of the location it is in")
    for kind in hero.hand:
        demand(f"{where}.hand", belongs(table, book.CARDS[kind].pack), stranger(book.CARDS[kind].id))


# -- cards in play -----------------------------------------------------------------------------------------


def home_of(face: Face) -> int:
    """Returns the default place of a card."""
    if face.sort == words.MONSTER:
        return LAIR
    if face.sort == words.TRAP:
        return LAID
    return CURSING if face.sort == words.CURSE else PREPARED


def may_lie(face: Face, zone: int) -> bool:
    if zone in (LAIR, SERVING, FIGHTING):
        return face.sort == words.MONSTER
    if zone == LAID:
        return face.is_laid
    if zone in (CURSING, WAITING):
        return face.sort == words.CURSE and (zone == WAITING or face.duration == words.PERMANENT)
    return face.is_glory and (
        face.duration == words.PERMANENT or (face.sort, face.duration) == (words.TREASURE, words.INSTANT)
    )


def check_piece(table: Table, piece: Piece, where: str) -> None:
    face = book.CARDS[piece.kind]
    demand(f"{where}.card", belongs(table, face.pack), stranger(face.id))
    if face.duration == words.ATTACHMENT and piece.zone != WAITING:
        raise BadPosition(f"field {where}.card: {face.id!r} lies under another card: name it there, in 'attached'")
    demand(f"{where}.zone", may_lie(face, piece.zone), f"{face.id!r} never lies there ({ZONES[piece.zone]})")
    demand(f"{where}.zone", piece.zone != FIGHTING or bool(table.battles), "there is no battle")
    if face.sort == words.MONSTER:
        within(f"{where}.wounds", piece.wounds, face.health - 1)
    if piece.zone == LAID:
        name = book.PLACES[piece.place].id
        demand(f"{where}.place", table.chart.cells[piece.place] >= 0, f"{name!r} is not on the map")
        demand(f"{where}.place", not table.is_entrance(piece.place), "no trap is laid on an entrance")
        demand(f"{where}.place", table.trap_at(piece.place) is piece, f"two traps in {name!r}")
    for attached in piece.attached:
        under = book.CARDS[attached.card]
        demand(f"{where}.attached", suits(under, piece), f"{under.id!r} is never attached to {face.id!r}")


def suits(under: Face, piece: Piece) -> bool:
    """Returns whether a card can be attached to a card in play."""
    face = book.CARDS[piece.kind]
    if under.duration != words.ATTACHMENT or under.host == words.H_OWN_QUEST:
        return False
    if under.host == words.H_MONSTER_OR_TRAP:
        return face.sort in (words.MONSTER, words.TRAP)
    if under.host == words.H_OWN_WEAPON:
        return face.kinds & words.WEAPON != 0
    return face.sort == words.TREASURE or piece.zone == SERVING


def check_inventory(table: Table, seat: int) -> None:
    types = 0
    lair = 0
    for number, piece in enumerate(table.pieces):
        if piece.seat != seat:
            continue
        lair += piece.zone == LAIR
        if piece.zone == PREPARED:
            kinds = book.CARDS[piece.kind].kinds & words.TYPES
            demand(f"pieces[{number}].card", types & kinds == 0, f"seat {seat} has another treasure of this type")
            types |= kinds
    if table.variants.combined:
        return  # the limits may just have shrunk
    demand("pieces", lair <= LAIR_LIMIT, f"seat {seat} has {lair} monsters in its lair, the limit is {LAIR_LIMIT}")
    for which, name in ((words.BOONS, "boons"), (words.TREASURES, "treasures")):
        have, limit = table.load_of(seat, which), table.limit(seat, which)
        demand("pieces", have <= limit, f"seat {seat} has {have} permanent {name}, the limit of its hero is {limit}")


# -- quests ------------------------------------------------------------------------------------------------


def check_quest(table: Table, quest: Quest, where: str) -> None:
    face = book.QUESTS[quest.kind]
    is_escort = face.category == book.ESCORT
    demand(f"{where}.quest", belongs(table, face.pack), stranger(face.id))
    demand(f"{where}.seat", quest.seat < 0 or not face.is_nakari, "Nakari is a shared quest")
    demand(f"{where}.is_carried", is_escort or not quest.is_carried, f"{face.id!r} is not an escort")
    demand(
        f"{where}.is_carried",
        quest.seat >= 0 or not quest.is_carried,
        "a carried escort belongs to a seat: give 'seat'",
    )
    if quest.token >= 0:
        demand(f"{where}.token", is_escort, f"{face.id!r} is not an escort")
        demand(f"{where}.token", not quest.is_carried and quest.seat < 0, "a dropped token belongs to no seat")
        demand(
            f"{where}.token", table.chart.cells[quest.token] >= 0, f"{book.PLACES[quest.token].id!r} is not on the map"
        )
    demand(f"{where}.found", quest.found < 0 or face.category == book.SEARCHING, f"{face.id!r} is not a search")
    demand(
        f"{where}.is_done",
        not quest.is_done or face.category == book.ARTEFACT,
        "only artefacts stay when they are done",
    )
    demand(
        f"{where}.is_done", not quest.is_done or quest.seat >= 0, "a completed artefact belongs to a seat: give 'seat'"
    )
    within(f"{where}.steps", quest.steps, max(0, face.steps - 1) if not quest.is_done else face.steps)
    within(f"{where}.wounds", quest.wounds, face.monster.health - 1 if face.category == book.HUNT else 0)
    for attached in quest.attached:
        under = book.CARDS[attached.card]
        demand(f"{where}.attached", under.host == words.H_OWN_QUEST, f"{under.id!r} is never attached to a quest")
