"""The plan of villainy: which encounters can be added to it, and what each costs.

A plan is known to its seat alone; nothing is paid or shown before it is declared.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.serpent.battle.fighters import extra_of
from undercroft.games.serpent.box.book import CARDS, LEGENDARY_LEVEL, NAKARI, NAKARIS_LAIR, Face
from undercroft.games.serpent.box.words import LEGENDARY, M_LEAD, MONSTER, SPAWN, TRAP
from undercroft.games.serpent.notation import (
    BOOST,
    LOOSE,
    ROUSE,
    SEND,
    SET,
    code,
    first_of,
    second_of,
    third_of,
    verb_of,
)
from undercroft.games.serpent.table.map import BIT
from undercroft.games.serpent.table.piece import LAID, LAIR
from undercroft.games.serpent.table.plan import AS_NAKARI, AS_TRAP, FROM_HAND, FROM_LAIR, NONE, Encounter
from undercroft.games.serpent.table.table import Table

# What leaders take off a price at most.
MOST_LED: Final = sum([mod.n * face.copies for face in CARDS for mod in face.mods if mod.verb == M_LEAD])


def is_legal_for(table: Table, face: Face, payer: int) -> bool:
    """Legendary cards are only for heroes of level 7 and more."""
    return not face.kinds & LEGENDARY or table.heroes[payer].level >= LEGENDARY_LEVEL


# -- what it costs -------------------------------------------------------------------------------------


def costs(table: Table, draft: list[Encounter]) -> list[int]:
    """The price of each encounter: leaders make their kind cheaper, the event's tokens all spawn together."""
    discount = table.tokens if table.has_event else 0
    faces = [CARDS[encounter.card] for encounter in draft]
    prices: list[int] = []
    for number, encounter in enumerate(draft):
        face = faces[number]
        price = max(0, face.cost - led(faces, number))
        less = spared(face, encounter.source, price, discount)
        discount -= less
        price -= less
        if encounter.has_extra:
            extra = extra_of(face)
            if extra is not None:
                price += extra.pay
        prices.append(price)
    return prices


def spared(face: Face, source: int, price: int, tokens: int) -> int:
    """What the event's tokens pay of a price."""
    return min(tokens, price) if face.kinds & SPAWN and source != AS_NAKARI else 0


def led(faces: list[Face], number: int) -> int:
    """How much cheaper the leaders among the others make one of the cards."""
    total = 0
    for other, leader in enumerate(faces):
        if other != number:
            for mod in leader.mods:
                if mod.verb == M_LEAD and faces[number].kinds & mod.kinds:
                    total += mod.n
    return total


def is_affordable(table: Table, draft: list[Encounter]) -> bool:
    return all(left >= 0 for left in peril_left(table, draft, costs(table, draft)))


def peril_left(table: Table, draft: list[Encounter], prices: list[int]) -> list[int]:
    """What each seat keeps of its peril when it has paid for its encounters."""
    left = [hero.peril for hero in table.heroes]
    for number, encounter in enumerate(draft):
        left[encounter.whom] -= prices[number]
    return left


def payers(table: Table, source: int, card: int) -> int:
    """The seats, as bits, that can pay for one more encounter: worked out once for all that could be its target."""
    draft = table.draft
    able = 0
    face = CARDS[card]
    if not draft:  # the usual case, and one price
        price = max(0, face.cost)
        price -= spared(face, source, price, table.tokens if table.has_event else 0)
        for seat, hero in enumerate(table.heroes):
            if hero.peril >= price:
                able |= 1 << seat
        return able
    if is_too_dear(table, face):
        return 0
    prices = costs(table, [*draft, Encounter(source, card, NONE, 0, NONE, NONE)])
    for seat, left in enumerate(peril_left(table, draft, prices)):
        if left < 0:
            return 0
        if left >= prices[-1]:
            able |= 1 << seat
    return able


def is_too_dear(table: Table, face: Face) -> bool:
    """Can nobody pay for a card, whatever leads it? A quick look: tokens make spawn cheaper, plans leave less peril."""
    if face.kinds & SPAWN:
        return False
    return all(hero.peril < face.cost - MOST_LED for hero in table.heroes)


# -- what can be added ---------------------------------------------------------------------------------


def add_encounters(table: Table, seat: int, found: list[int]) -> None:
    """Monsters and traps of the hand, monsters of the lair, Nakari, and extras for what is planned."""
    hero = table.heroes[seat]
    rivals = table.rivals(seat)
    last = -1
    for kind in hero.hand:
        if kind == last:
            continue
        last = kind
        face = CARDS[kind]
        if face.sort not in (MONSTER, TRAP):
            continue
        planned = planned_from_hand(table, kind)
        if planned and planned >= hero.hand.count(kind):
            continue
        if face.sort == MONSTER:
            add_targets(table, rivals, FROM_HAND, kind, kind, found)
        else:
            add_trap(table, rivals, kind, face, found)
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == LAIR and not piece.attacked and not is_loosed(table, piece.id):
            add_targets(table, rivals, FROM_LAIR, piece.id, piece.kind, found)
    add_nakari(table, rivals, found)
    add_extras(table, found)


def planned_from_hand(table: Table, card: int) -> int:
    """How often a card of the hand is in the plan."""
    count = 0
    for encounter in table.draft:
        if encounter.card == card and encounter.source in (FROM_HAND, AS_TRAP):
            count += 1
    return count


def is_loosed(table: Table, piece: int) -> bool:
    """Is a monster of the lair in the plan?"""
    return any(encounter.piece == piece for encounter in table.draft)


def add_targets(table: Table, rivals: tuple[int, ...], source: int, what: int, card: int, found: list[int]) -> None:
    """Every rival who can pay for a monster, in every form; `what` is how a move names it: its card or piece."""
    able = payers(table, source, card)
    face = CARDS[card]
    for rival in rivals:
        if able >> rival & 1 and is_legal_for(table, face, rival):
            for form in range(3):
                if face.attacks >> form & 1:
                    found.append(code(SEND if source == FROM_HAND else LOOSE, what, rival, form))


def add_trap(table: Table, rivals: tuple[int, ...], kind: int, face: Face, found: list[int]) -> None:
    """Laid: on a location without heroes and without a trap, no entrance; any one rival pays. Sprung: on a rival."""
    able = payers(table, AS_TRAP, kind)
    if not face.is_laid:
        for rival in rivals:
            if able >> rival & 1 and is_legal_for(table, face, rival):
                found.append(code(SET, kind, table.heroes[rival].place, rival))
        return
    if not able:
        return
    taken: i64 = 0
    for hero in table.heroes:
        if not hero.is_out:
            taken |= BIT[hero.place]
    for piece in table.pieces:
        if piece.zone == LAID:
            taken |= BIT[piece.place]
    for encounter in table.draft:
        if encounter.source == AS_TRAP:
            taken |= BIT[encounter.place]
    free = [place for place in table.chart.placed if not taken & BIT[place] and not table.is_entrance(place)]
    for rival in rivals:
        if able >> rival & 1 and is_legal_for(table, face, rival):
            for place in free:
                found.append(code(SET, kind, place, rival))


def add_nakari(table: Table, rivals: tuple[int, ...], found: list[int]) -> None:
    """Once a turn she can be sent at a hero in her lair."""
    if not table.variants.nakari_peril or not table.has_event or table.nakari_sent:
        return
    for encounter in table.draft:
        if encounter.source == AS_NAKARI:
            return
    for rival in rivals:
        if table.heroes[rival].place == NAKARIS_LAIR and payers(table, AS_NAKARI, NAKARI) >> rival & 1:
            for form in range(3):
                found.append(code(ROUSE, rival, form))


def add_extras(table: Table, found: list[int]) -> None:
    """What can be bought for the attacks of the plan."""
    for number, encounter in enumerate(table.draft):
        if not encounter.has_extra and encounter.source in (FROM_HAND, FROM_LAIR):
            extra = extra_of(CARDS[encounter.card])
            if extra is not None and extra.forms >> encounter.form & 1:
                bought = table.draft.copy()
                bought[number] = encounter.with_extra()
                if is_affordable(table, bought):
                    found.append(code(BOOST, number + 1))


# -- planning ------------------------------------------------------------------------------------------


def is_planning(verb: int) -> bool:
    """Does the move change the plan, and nothing else?"""
    return SEND <= verb <= SET or verb in (BOOST, ROUSE)


def plan(table: Table, move: int) -> None:
    """One more encounter, or an extra."""
    verb = verb_of(move)
    first, second, third = first_of(move), second_of(move), third_of(move)
    if verb == BOOST:
        table.draft[first - 1] = table.draft[first - 1].with_extra()
    elif verb == ROUSE:
        table.draft.append(Encounter(AS_NAKARI, NAKARI, NONE, first, second, NONE))
    elif verb == SET:
        table.draft.append(Encounter(AS_TRAP, first, NONE, third, NONE, second))
    elif verb == SEND:
        table.draft.append(Encounter(FROM_HAND, first, NONE, second, third, NONE))
    else:
        piece = table.piece(first)
        if piece is not None:
            table.draft.append(Encounter(FROM_LAIR, piece.kind, first, second, third, NONE))


def completing(table: Table, seat: int) -> list[int]:
    """The moves after which nothing can be added to the plan: they declare it, and there is no way back."""
    return [move for move in table.moves(seat) if is_planning(verb_of(move)) and completes(table, seat, move)]


def completes(table: Table, seat: int, move: int) -> bool:
    draft = table.draft
    table.draft = draft.copy()
    plan(table, move)
    further: list[int] = []
    add_encounters(table, seat, further)
    table.draft = draft
    return not further
