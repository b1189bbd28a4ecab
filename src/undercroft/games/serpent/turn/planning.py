"""The plan of villainy: the encounters that can be added, their costs, and the declaration.

Only its seat knows a plan; nothing is paid or shown before it is declared.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.fighters import extra_of
from undercroft.games.serpent.battle.stages import A_RAID
from undercroft.games.serpent.box.book import CARDS, LEGENDARY_LEVEL, NAKARI, NAKARIS_LAIR, PLACES, Face
from undercroft.games.serpent.box.words import (
    F_AGAIN,
    F_PLUS,
    FORMS,
    LEGENDARY,
    M_LEAD,
    MONSTER,
    O_ATTACK,
    O_WOUND,
    PROGRAMS,
    SPAWN,
    TRAP,
    Effect,
)
from undercroft.games.serpent.notation import code, first_of, second_of, third_of, verb_of
from undercroft.games.serpent.table.aim import AS_NAKARI, AS_TRAP, FROM_HAND, FROM_LAIR, NONE, Encounter
from undercroft.games.serpent.table.battle import RAID, THE_GODDESS, Battle, Fight, fighting_piece, hero_of
from undercroft.games.serpent.table.map import BIT
from undercroft.games.serpent.table.piece import FIGHTING, LAID, LAIR, Piece
from undercroft.games.serpent.table.step import Step
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.traps import SpringTrap

# The most that leaders take off a price.
MOST_LED: Final = sum([mod.n * face.copies for face in CARDS for mod in face.mods if mod.verb == M_LEAD])


def is_legal_for(table: Table, face: Face, payer: int) -> bool:
    """Returns whether the payer has the level that a legendary card asks for."""
    return not face.kinds & LEGENDARY or table.heroes[payer].level >= LEGENDARY_LEVEL


# -- what it costs -------------------------------------------------------------------------------------


def costs(table: Table, draft: list[Encounter]) -> list[int]:
    """Returns the price of each encounter: leaders make their kind cheaper, the event's tokens all spawn together."""
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
    """Returns the part of a price that the event's tokens pay."""
    return min(tokens, price) if face.kinds & SPAWN and source != AS_NAKARI else 0


def led(faces: list[Face], number: int) -> int:
    """Returns by how much the leaders among the others reduce the price of one card."""
    total = 0
    for other, leader in enumerate(faces):
        if other != number:
            for mod in leader.mods:
                if mod.verb == M_LEAD and faces[number].kinds & mod.kinds:
                    total += mod.n
    return total


def peril_left(table: Table, draft: list[Encounter], prices: list[int]) -> list[int]:
    """Returns the peril that each seat keeps after paying for its encounters."""
    left = [hero.peril for hero in table.heroes]
    for number, encounter in enumerate(draft):
        left[encounter.whom] -= prices[number]
    return left


def payers(table: Table, source: int, card: int) -> int:
    """Returns the seats, as bits, that can pay for one more encounter: computed once for all possible targets."""
    draft = table.draft
    able = 0
    face = CARDS[card]
    if not draft:  # the usual case, with a single price
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
    """Returns whether nobody can pay for a card, whatever leads it. A quick test: tokens make spawn cheaper, plans
    leave less peril.
    """
    if face.kinds & SPAWN:
        return False
    return all(hero.peril < face.cost - MOST_LED for hero in table.heroes)


# -- what can be added ---------------------------------------------------------------------------------


def add_encounters(table: Table, seat: int, found: list[int]) -> None:
    """Adds monsters and traps of the hand, monsters of the lair, Nakari, and extras for what is planned."""
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
    """Returns how often a card of the hand is in the plan."""
    count = 0
    for encounter in table.draft:
        if encounter.card == card and encounter.source in (FROM_HAND, AS_TRAP):
            count += 1
    return count


def is_loosed(table: Table, piece: int) -> bool:
    """Returns whether a monster of the lair is in the plan."""
    return any(encounter.piece == piece for encounter in table.draft)


def add_targets(table: Table, rivals: tuple[int, ...], source: int, what: int, card: int, found: list[int]) -> None:
    """Adds every rival who can pay for a monster, in every form; `what` is the card or piece in the move."""
    able = payers(table, source, card)
    face = CARDS[card]
    for rival in rivals:
        if able >> rival & 1 and is_legal_for(table, face, rival):
            for form in range(3):
                if face.attacks >> form & 1:
                    found.append(code(verbs.SEND if source == FROM_HAND else verbs.LOOSE, what, rival, form))


def add_trap(table: Table, rivals: tuple[int, ...], kind: int, face: Face, found: list[int]) -> None:
    """Adds a trap: laid in locations without heroes, traps or entrance, paid by any rival, or sprung on a rival."""
    able = payers(table, AS_TRAP, kind)
    if not face.is_laid:
        for rival in rivals:
            if able >> rival & 1 and is_legal_for(table, face, rival):
                found.append(code(verbs.SET, kind, table.heroes[rival].place, rival))
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
                found.append(code(verbs.SET, kind, place, rival))


def add_nakari(table: Table, rivals: tuple[int, ...], found: list[int]) -> None:
    """Adds Nakari, once a turn, for a hero in her lair."""
    if not table.variants.nakari_peril or not table.has_event or table.nakari_sent:
        return
    for encounter in table.draft:
        if encounter.source == AS_NAKARI:
            return
    for rival in rivals:
        if table.heroes[rival].place == NAKARIS_LAIR and payers(table, AS_NAKARI, NAKARI) >> rival & 1:
            for form in range(3):
                found.append(code(verbs.ROUSE, rival, form))


def add_extras(table: Table, found: list[int]) -> None:
    """Adds what can be bought for the attacks of the plan."""
    for number, encounter in enumerate(table.draft):
        if not encounter.has_extra and encounter.source in (FROM_HAND, FROM_LAIR):
            extra = extra_of(CARDS[encounter.card])
            if extra is not None and extra.forms >> encounter.form & 1:
                bought = table.draft.copy()
                bought[number] = encounter.with_extra()
                if all(left >= 0 for left in peril_left(table, bought, costs(table, bought))):
                    found.append(code(verbs.BOOST, number + 1))


# -- planning ------------------------------------------------------------------------------------------


def is_planning(verb: int) -> bool:
    """Returns whether the move changes the plan, and nothing else."""
    return verbs.SEND <= verb <= verbs.SET or verb in (verbs.BOOST, verbs.ROUSE)


def plan(table: Table, move: int) -> None:
    """Adds one more encounter, or an extra."""
    verb = verb_of(move)
    first, second, third = first_of(move), second_of(move), third_of(move)
    if verb == verbs.BOOST:
        table.draft[first - 1] = table.draft[first - 1].with_extra()
    elif verb == verbs.ROUSE:
        table.draft.append(Encounter(AS_NAKARI, NAKARI, NONE, first, second, NONE))
    elif verb == verbs.SET:
        table.draft.append(Encounter(AS_TRAP, first, NONE, third, NONE, second))
    elif verb == verbs.SEND:
        table.draft.append(Encounter(FROM_HAND, first, NONE, second, third, NONE))
    else:
        piece = table.piece(first)
        if piece is not None:
            table.draft.append(Encounter(FROM_LAIR, piece.kind, first, second, third, NONE))


def completing(table: Table, seat: int) -> list[int]:
    """Returns the moves after which nothing can be added to the plan: they declare it and cannot be undone. With
    `ask_all` there are none.
    """
    if table.variants.ask_all:
        return []
    return [move for move in table.moves(seat) if is_planning(verb_of(move)) and completes(table, seat, move)]


def completes(table: Table, seat: int, move: int) -> bool:
    planned = table.sharing()
    planned.draft = table.draft.copy()
    plan(planned, move)
    further: list[int] = []
    add_encounters(planned, seat, further)
    return not further


# -- the declaration -----------------------------------------------------------------------------------


def unleash(table: Table, seat: int) -> None:
    """Declares the plan: on each target first the traps, in the order planned, then the battle with its monsters."""
    draft = table.draft
    table.draft = []
    table.is_final = True
    battles: list[Battle] = []
    sprung: list[tuple[int, Step]] = []  # traps sprung at once, and their targets
    for number, price in enumerate(costs(table, draft)):
        table.add_peril(draft[number].whom, -price)
    for encounter in draft:
        if encounter.source == AS_TRAP:
            piece = lay_trap(table, seat, encounter)
            if piece.asleep:
                sprung.append((encounter.whom, SpringTrap(encounter.whom, piece.id)))
        elif encounter.source == AS_NAKARI:
            rouse(table, seat, encounter, battles)
        else:
            join(table, seat, encounter, battles)
    lead(table, battles)
    fought: list[Battle] = []
    for target in table.rivals(seat):
        table.then_all([trap for aim, trap in sprung if aim == target])
        for battle in battles:
            if battle.target == target:
                fought.append(battle)
                table.then(A_RAID)
    table.battles += fought[::-1]  # the battle on top is the last one


def lay_trap(table: Table, seat: int, encounter: Encounter) -> Piece:
    """Lays a trap in a location; one sprung at once waits for its target's turn alone."""
    kind = encounter.card
    table.heroes[seat].hand.remove(kind)
    piece = table.new_piece(kind, seat, seat, LAID)
    piece.place = encounter.place
    piece.asleep = not CARDS[kind].is_laid
    if table.events is not None:
        args = {"who": seat, "card": CARDS[kind].id, "place": PLACES[encounter.place].id}
        table.tell("serpent-event-trap-laid", args)
    return piece


def rouse(table: Table, seat: int, encounter: Encounter, battles: list[Battle]) -> None:
    """Lets Nakari attack the hero in her lair."""
    table.nakari_sent = True
    fight = Fight(THE_GODDESS, hero_of(encounter.whom), encounter.form)
    battle_on(table, seat, encounter.whom, battles).fights.append(fight)
    tell_sent(table, seat, encounter, NAKARI)


def join(table: Table, seat: int, encounter: Encounter, battles: list[Battle]) -> None:
    """Adds a monster of the hand or the lair to the battle."""
    if encounter.source == FROM_HAND:
        table.heroes[seat].hand.remove(encounter.card)
        piece = table.new_piece(encounter.card, seat, seat, FIGHTING)
    else:
        found = table.piece(encounter.piece)
        if found is None:
            return
        piece = found
        piece.zone = FIGHTING
        if table.variants.lair_heals:
            piece.wounds = 0
    piece.attacked = True
    table.declared.append(piece.kind)
    fight = Fight(fighting_piece(piece.id), hero_of(encounter.whom), encounter.form)
    battle = battle_on(table, seat, encounter.whom, battles)
    battle.fights.append(fight)
    tell_sent(table, seat, encounter, piece.kind)
    if encounter.has_extra:
        buy(fight, battle, extra_of(CARDS[piece.kind]))


def tell_sent(table: Table, seat: int, encounter: Encounter, kind: int) -> None:
    if table.events is not None:
        args = {"who": seat, "whom": encounter.whom, "card": CARDS[kind].id, "form": FORMS[encounter.form]}
        table.tell("serpent-event-sent", args)


def battle_on(table: Table, seat: int, target: int, battles: list[Battle]) -> Battle:
    """Returns the battle on a hero: all monsters sent at it fight together."""
    for battle in battles:
        if battle.target == target:
            return battle
    battle = Battle(RAID, seat, target, table.heroes[target].place)
    battles.append(battle)
    return battle


def buy(fight: Fight, battle: Battle, extra: Effect | None) -> None:
    """Applies a paid extra: a bonus to the roll, more wounds, a second attack, or a threat before the battle."""
    if extra is None:
        return
    if extra.stats:
        fight.has_threat = True
        return
    op = PROGRAMS[extra.do][0]
    if op.verb == O_WOUND:
        fight.extra += op.n
    elif op.verb == O_ATTACK and op.flags & F_AGAIN:
        battle.fights.append(fight.copy())
    elif op.verb == O_ATTACK and op.flags & F_PLUS:
        fight.bonus += op.n


def lead(table: Table, battles: list[Battle]) -> None:
    """Applies a leader's bonus to the others declared with it."""
    for battle in battles:
        for fight in battle.fights:
            piece = table.piece(fight.attacker.piece)
            if piece is None:
                continue
            for mod in CARDS[piece.kind].mods:
                if mod.verb == M_LEAD:
                    for other in battles:
                        for led in other.fights:
                            follower = table.piece(led.attacker.piece)
                            if (
                                follower is not None
                                and follower is not piece
                                and CARDS[follower.kind].kinds & mod.kinds
                            ):
                                led.bonus += mod.n
