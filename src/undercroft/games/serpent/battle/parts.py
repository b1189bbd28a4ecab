"""Names the bonuses of a roll in a battle, besides the die, for the scene."""

from __future__ import annotations

from undercroft.games.serpent.battle.fighters import face_of, kinds_of
from undercroft.games.serpent.box.book import CARDS, PLACES, QUESTS, Face
from undercroft.games.serpent.box.words import ATTACK, COUNTER, FORMS, M_ENEMY, M_HOST, M_ROLL, M_STAT, PRIESTESS, Mod
from undercroft.games.serpent.table.battle import Fight
from undercroft.games.serpent.table.changes import matching
from undercroft.games.serpent.table.piece import CURSING, PREPARED, SERVING, Piece
from undercroft.games.serpent.table.table import Table

Part = tuple[str, int]  # what adds to a roll, and how much: `card:…`, `place:…`, or a word


def told(parts: list[Part], value: int) -> list[list[str | int]]:
    """Leaves out what adds nothing, except the value that is fought with, and adds what keeps the sum from being
    negative.
    """
    rest = value - sum([count for _, count in parts])
    kept = parts[:1] + [part for part in [*parts[1:], ("least", rest)] if part[1] != 0]
    return [[name, count] for name, count in kept]  # events are plain data


def attack_parts(table: Table, fight: Fight, company: int) -> list[Part]:
    """Returns what is added to the die of an attack; `company` is what monsters add that are stronger together."""
    form, attacker = fight.form, fight.attacker
    if attacker.is_hero:
        return hero_parts(table, attacker.seat, form, ATTACK, kinds_of(table, fight.target))
    face, piece = face_of(table, attacker), table.piece(attacker.piece)
    parts: list[Part] = [(f"form:{FORMS[form]}", face.values[form])]
    if fight.target.is_hero:
        parts += enemy_parts(table, fight.target.seat, form, face)
    if piece is not None and piece.zone == SERVING:
        return parts
    parts += [("bought", fight.bonus), ("company", company)]
    if face.kinds & PRIESTESS and table.has_event:
        parts.append(("wrath", table.tokens))
    return parts + (host_parts(piece) if piece is not None else [])


def counter_parts(table: Table, fight: Fight) -> list[Part]:
    """Returns what is added to the die of a counter."""
    fighter = fight.defender()
    if fighter.is_hero:
        return hero_parts(table, fighter.seat, fight.answer, COUNTER, kinds_of(table, fight.attacker))
    return [(f"form:{FORMS[fight.form]}", face_of(table, fighter).values[fight.form])]


def hero_parts(table: Table, seat: int, form: int, roll: int, kinds: int) -> list[Part]:
    hero = table.heroes[seat]
    parts: list[Part] = [(f"form:{FORMS[form]}", hero.face.value(hero.level, form))]
    for name, mods in sources(table, seat):
        change = matching(mods, M_STAT, 0, form, 0, 0) + matching(mods, M_ROLL, roll, form, 0, kinds)
        parts.append((name, change))
    return parts


def enemy_parts(table: Table, seat: int, form: int, face: Face) -> list[Part]:
    """Returns what the things and the location of a hero change in the attacks on it."""
    place = PLACES[table.heroes[seat].place]
    found = [*sources(table, seat), (f"place:{place.id}", place.mods)]
    return [(name, matching(mods, M_ENEMY, 1, form, 0, face.kinds)) for name, mods in found]


def host_parts(piece: Piece) -> list[Part]:
    return [
        (f"card:{CARDS[under.card].id}", matching(CARDS[under.card].mods, M_HOST, 0, 0, 0, 0))
        for under in piece.attached
    ]


def sources(table: Table, seat: int) -> list[tuple[str, list[Mod]]]:
    """Returns everything that changes a hero's values and rolls, as `Table.bonus` counts it."""
    face = table.heroes[seat].face
    found: list[tuple[str, list[Mod]]] = [(f"hero:{face.id}", face.mods)]
    for piece in table.pieces:
        if piece.seat == seat and piece.zone in (PREPARED, CURSING):
            found.append((f"card:{CARDS[piece.kind].id}", CARDS[piece.kind].mods))
    for quest in table.quests:
        if quest.seat == seat and (quest.is_done or quest.is_carried):
            kind = QUESTS[quest.kind]
            found.append((f"quest:{kind.id}", kind.kept if quest.is_done else kind.carried))
    return found
