"""Glory cards: which of them a seat can play now, and what they cost."""

from __future__ import annotations

from undercroft.games.serpent.box.book import CARDS, LEGENDARY_LEVEL, PLACES, Face
from undercroft.games.serpent.box.words import (
    ATTACHMENT,
    BOON,
    BOONS,
    H_OWN_QUEST,
    H_OWN_WEAPON,
    INSTANT,
    LEGENDARY,
    M_COST,
    ON_HEROIC,
    ON_RESPOND,
    PROGRAMS,
    RESPONSE,
    T_ATTACK,
    T_MONSTER,
    T_PLACE,
    TREASURE,
    TREASURES,
    TYPES,
    WEAPON,
)
from undercroft.games.serpent.cards.abilities import add_abilities
from undercroft.games.serpent.cards.targets import attacks_on, is_wounded, warp_places
from undercroft.games.serpent.cards.timing import ACTS, CONTEXTS, HEALS, IN_HEROIC, IN_RESCUE, IN_RESPONSE, USES
from undercroft.games.serpent.notation import (
    DRINK,
    MOST_NAMED,
    PLAY,
    PLAY_AGAINST,
    PLAY_AT,
    PLAY_FOR,
    PLAY_ON,
    STOW,
    VOW,
    code,
)
from undercroft.games.serpent.table.changes import limits, matching
from undercroft.games.serpent.table.piece import PREPARED, holds, is_kept_potion
from undercroft.games.serpent.table.table import Table


def price_of(table: Table, seat: int, face: Face) -> int:
    """What a glory card costs here."""
    if face.sort != TREASURE or face.cost < 0:
        return face.cost
    place = PLACES[table.heroes[seat].place]
    return max(min(1, face.cost), face.cost + matching(place.mods, M_COST, 0, 0, 0, 0))


def play_options(table: Table, seat: int, context: int) -> list[int]:
    """Every play of a glory card or ability that is legal and can change something."""
    found: list[int] = []
    hero = table.heroes[seat]
    last = -1
    for kind in hero.hand:
        if kind == last:
            continue
        last = kind
        if CONTEXTS[kind] >> context & 1:
            face = CARDS[kind]
            if is_payable(table, seat, face):
                add_plays(table, seat, kind, face, context, found)
    if context in (IN_HEROIC, IN_RESCUE) and is_wounded(hero):
        for piece in table.pieces:
            if piece.seat == seat and is_kept_potion(piece):
                found.append(code(DRINK, piece.id))
    if context == IN_HEROIC:
        add_abilities(table, seat, ON_HEROIC, found)
    elif context == IN_RESPONSE and not hero.muted:
        add_abilities(table, seat, ON_RESPOND, found)
    return found


def is_payable(table: Table, seat: int, face: Face) -> bool:
    hero = table.heroes[seat]
    if hero.glory < (1 if face.cost < 0 else price_of(table, seat, face)):
        return False
    if face.kinds & LEGENDARY and hero.level < LEGENDARY_LEVEL:
        return False
    return not (hero.muted and face.timing == RESPONSE)


def add_plays(table: Table, seat: int, kind: int, face: Face, context: int, found: list[int]) -> None:
    hero = table.heroes[seat]
    if face.duration == ATTACHMENT:
        add_hosts(table, seat, kind, face, found)
        return
    if face.duration != INSTANT:
        if is_allowed_alone(table, seat, face) and has_room(table, seat, face):
            found.append(code(PLAY, kind))
        return
    if face.sort == TREASURE and context == IN_HEROIC and table.load_of(seat, TREASURES) < table.limit(seat, TREASURES):
        found.append(code(STOW, kind))
    uses = USES[kind]
    if uses & HEALS and not is_wounded(hero):
        return
    if uses & ACTS and seat != table.active and hero.saved:
        return  # a second action is never saved
    effect = face.effects[0]
    if face.cost < 0:
        per = PROGRAMS[effect.do][0].per
        for count in range(per, min(MOST_NAMED, hero.glory) + 1, per):
            found.append(code(PLAY_FOR, kind, count))
    elif effect.target == T_PLACE:
        for place in warp_places(table, seat, effect):
            found.append(code(PLAY_AT, kind, place))
    elif effect.target == T_MONSTER or effect.target == T_ATTACK:
        for number in attacks_on(table, seat, effect):
            found.append(code(PLAY_AGAINST, kind, number))
    else:
        found.append(code(PLAY, kind))


def has_room(table: Table, seat: int, face: Face) -> bool:
    """A free place, judged with the limit the card itself gives, and no other treasure of its type."""
    which = BOONS if face.sort == BOON else TREASURES
    if table.load_of(seat, which) >= table.limit(seat, which) + limits(face.mods, which):
        return False
    types = face.kinds & TYPES
    if types:
        for piece in table.pieces:
            if piece.seat == seat and piece.zone == PREPARED and CARDS[piece.kind].kinds & types:
                return False
    return True


def is_allowed_alone(table: Table, seat: int, face: Face) -> bool:
    """Solo: permanent boons only on an entrance; treasures wait for the end of a battle."""
    if not table.variants.is_solo:
        return True
    if face.sort == BOON:
        return table.is_entrance(table.heroes[seat].place)
    return False


def add_hosts(table: Table, seat: int, kind: int, face: Face, found: list[int]) -> None:
    if face.host == H_OWN_QUEST:
        if table.variants.is_solo and not table.is_entrance(table.heroes[seat].place):
            return
        for quest in table.quests:
            if quest.seat == seat and not quest.is_done and not holds(quest.attached, kind):
                found.append(code(VOW, kind, quest.id))
    elif face.host == H_OWN_WEAPON and not table.variants.is_solo:
        for piece in table.pieces:
            if (
                piece.seat == seat
                and piece.zone == PREPARED
                and CARDS[piece.kind].kinds & WEAPON
                and not holds(piece.attached, kind)
            ):
                found.append(code(PLAY_ON, kind, piece.id))
