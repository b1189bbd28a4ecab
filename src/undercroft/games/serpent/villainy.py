"""Villainy: curses one by one, and one declaration of encounters, each paid with its target's peril.

The draft of the declaration is known to its seat alone. It is a list of rows: source, what, target, form, extra.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import CARDS, LEGENDARY_LEVEL, NAKARI, NAKARIS_LAIR, PLACES, Face
from undercroft.games.serpent.chart import BIT
from undercroft.games.serpent.effects import turn_options
from undercroft.games.serpent.notation import (
    BLESS,
    BOOST,
    CURSE,
    CURSE_FOR,
    DONE,
    LOOSE,
    MOST_NAMED,
    RECALL,
    ROUSE,
    RUST,
    SEND,
    SET,
    UNLEASH,
    code,
    first_of,
    second_of,
    third_of,
    verb_of,
)
from undercroft.games.serpent.plays import holds
from undercroft.games.serpent.table import Table, is_treasure
from undercroft.games.serpent.things import CURSING, FIGHTING, GODDESS, LAID, LAIR, PIECE, RAID, Battle, Fight, Piece
from undercroft.games.serpent.words import (
    ATTACHMENT,
    F_AGAIN,
    F_PLUS,
    F_SWAP,
    FORMS,
    H_RIVAL_TREASURE,
    LEGENDARY,
    M_LEAD,
    MONSTER,
    O_ATTACK,
    O_LEVEL,
    O_SHIFT,
    O_WARP,
    O_WOUND,
    ON_ATTACK,
    ON_PLAY,
    PERMANENT,
    PROGRAMS,
    SPAWN,
    T_PAYER,
    TRAP,
    VILLAINY,
    Effect,
)
from undercroft.games.serpent.words import CURSE as CURSE_SORT

ROW: Final = 5
FROM_HAND: Final = 0
FROM_LAIR: Final = 1
AS_TRAP: Final = 2
AS_NAKARI: Final = 3
# What leaders take off a price at most.
MOST_LED: Final = sum([mod.n * face.copies for face in CARDS for mod in face.mods if mod.verb == M_LEAD])
SOURCES: Final = ("hand", "lair", "trap", "nakari")


def villainy_options(table: Table, seat: int, is_declared: bool, was_recalled: bool) -> list[int]:
    """Curses at any time; encounters until the one declaration is made. A plan may be given up once a phase.

    A plan to which nothing can be added is complete and declared without asking.
    """
    if table.heroes[seat].is_out or table.ended:
        return []
    encounters: list[int] = []
    if not is_declared:
        add_encounters(table, seat, encounters)
    if not table.draft:
        found = [code(DONE)]
        add_curses(table, seat, found)
        return found + encounters
    if was_recalled or not encounters:
        return [code(UNLEASH), *encounters]
    return [code(UNLEASH), code(RECALL), *encounters]


# -- curses --------------------------------------------------------------------------------------------


def is_legal_for(table: Table, face: Face, payer: int) -> bool:
    """Legendary cards are only for heroes of level 7 and more."""
    return not face.kinds & LEGENDARY or table.heroes[payer].level >= LEGENDARY_LEVEL


def add_curses(table: Table, seat: int, found: list[int]) -> None:
    last = -1
    for kind in table.heroes[seat].hand:
        face = CARDS[kind]
        if kind == last or face.sort != CURSE_SORT or face.timing != VILLAINY:
            continue
        last = kind
        if face.duration == ATTACHMENT:
            add_attachments(table, seat, kind, face, found)
            continue
        for rival in table.rivals(seat):
            if face.cost <= table.heroes[rival].peril and is_legal_for(table, face, rival):
                add_curse(table, kind, face, rival, found)


def add_curse(table: Table, kind: int, face: Face, rival: int, found: list[int]) -> None:
    hero = table.heroes[rival]
    if face.cost < 0:
        for count in range(1, min(MOST_NAMED, hero.peril, hero.glory) + 1):
            found.append(code(CURSE_FOR, rival, kind, count))
        return
    if face.duration == PERMANENT:
        for piece in table.pieces:
            if piece.seat == rival and piece.kind == kind and piece.zone == CURSING:
                return  # never twice the same on one hero
    elif not can_curse(table, face, rival):
        return
    found.append(code(CURSE, rival, kind))


def can_curse(table: Table, face: Face, rival: int) -> bool:
    """Would it change anything?"""
    for effect in face.effects:
        if effect.when != ON_PLAY or effect.do < 0:
            continue
        op = PROGRAMS[effect.do][0]
        if op.verb == O_LEVEL:
            return table.heroes[rival].level > table.first_level() and not table.is_immune(rival)
        if op.verb == O_WARP:
            return table.is_warpable(rival)
        if op.verb == O_SHIFT:
            return table.chart.can_swap() if op.flags & F_SWAP else bool(turn_options(table))
    return True


def add_attachments(table: Table, seat: int, kind: int, face: Face, found: list[int]) -> None:
    for piece in table.pieces:
        if holds(piece.attached, kind):
            continue
        if face.host == H_RIVAL_TREASURE:
            owner = piece.seat
            is_paid = face.cost <= table.heroes[owner].peril and is_legal_for(table, face, owner)
            if owner != seat and is_treasure(piece) and is_paid:
                found.append(code(RUST, piece.id, kind))
        elif piece.owner == seat and piece.zone in (LAIR, LAID):
            for rival in table.rivals(seat):
                if face.cost <= table.heroes[rival].peril and is_legal_for(table, face, rival):
                    found.append(code(BLESS, piece.id, kind, rival))


def curse(table: Table, seat: int, move: int) -> None:
    """Play a curse: it is paid, shown and carried out at once."""
    verb = verb_of(move)
    kind = second_of(move)
    face = CARDS[kind]
    table.is_final = True
    table.heroes[seat].hand.remove(kind)
    if verb in (RUST, BLESS):
        piece = table.piece(first_of(move))
        if piece is None:
            return
        payer = piece.seat if verb == RUST else third_of(move)
        piece.attached = (*piece.attached, kind * 8 + seat)
    else:
        payer = first_of(move)
        if face.duration == PERMANENT:
            table.new_piece(kind, payer, seat, CURSING)
        else:
            table.put_away(kind)
    if table.told is not None:
        table.tell("serpent-event-cursed", {"who": seat, "whom": payer, "card": face.id})
    price = third_of(move) if verb == CURSE_FOR else face.cost
    table.add_peril(payer, -price)
    for effect in face.effects:
        if effect.when == ON_PLAY:
            foe = seat if face.target == T_PAYER else payer
            table.push(tasks.EFFECT, effect.index, seat, foe, price if verb == CURSE_FOR else 0)


# -- the draft -----------------------------------------------------------------------------------------


def extra_of(face: Face) -> Effect | None:
    """What may be bought for an attack, with the target's peril."""
    for effect in face.effects:
        if effect.when == ON_ATTACK and effect.pay:
            return effect
    return None


def face_of(table: Table, source: int, what: int) -> Face:
    if source == FROM_LAIR:
        piece = table.piece(what)
        if piece is not None:
            return CARDS[piece.kind]
    return CARDS[NAKARI if source == AS_NAKARI else what]


def costs(table: Table, draft: list[int]) -> list[int]:
    """The price of each row: leaders make their kind cheaper, the event's tokens all spawn together."""
    discount = table.tokens if table.has_event else 0
    faces = [face_of(table, draft[row], draft[row + 1]) for row in range(0, len(draft), ROW)]
    prices: list[int] = []
    for number, face in enumerate(faces):
        row = number * ROW
        price = max(0, face.cost - led(faces, number))
        less = spared(face, draft[row], price, discount)
        discount -= less
        price -= less
        if draft[row + 4]:
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


def payer_of(draft: list[int], row: int) -> int:
    return draft[row + 3] if draft[row] == AS_TRAP else draft[row + 2]


def is_affordable(table: Table, draft: list[int]) -> bool:
    return all(left >= 0 for left in peril_left(table, draft, costs(table, draft)))


def peril_left(table: Table, draft: list[int], prices: list[int]) -> list[int]:
    """What each seat keeps of its peril when it has paid for its rows of a draft."""
    left = [hero.peril for hero in table.heroes]
    for row in range(0, len(draft), ROW):
        left[payer_of(draft, row)] -= prices[row // ROW]
    return left


def payers(table: Table, source: int, what: int) -> int:
    """The seats, as bits, that can pay for one more encounter: reckoned once for all of them, whoever is its target."""
    draft = table.draft
    able = 0
    if not draft:  # the usual case, and one price to reckon
        face = face_of(table, source, what)
        price = max(0, face.cost)
        price -= spared(face, source, price, table.tokens if table.has_event else 0)
        for seat, hero in enumerate(table.heroes):
            if hero.peril >= price:
                able |= 1 << seat
        return able
    if is_too_dear(table, face_of(table, source, what)):
        return 0
    prices = costs(table, [*draft, source, what, 0, 0, 0])
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


def add_encounters(table: Table, seat: int, found: list[int]) -> None:
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
        planned = drafted(table, FROM_HAND if face.sort == MONSTER else AS_TRAP, kind)
        if planned and planned >= hero.hand.count(kind):
            continue
        if face.sort == MONSTER:
            add_targets(table, rivals, FROM_HAND, kind, face, found)
        else:
            add_trap(table, rivals, kind, face, found)
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == LAIR and not piece.attacked and not drafted(table, FROM_LAIR, piece.id):
            add_targets(table, rivals, FROM_LAIR, piece.id, CARDS[piece.kind], found)
    if table.variants.nakari_peril and table.has_event and not table.nakari_sent and not drafted(table, AS_NAKARI, 0):
        for rival in rivals:
            if table.heroes[rival].place == NAKARIS_LAIR and payers(table, AS_NAKARI, 0) >> rival & 1:
                for form in range(3):
                    found.append(code(ROUSE, rival, form))
    for row in range(0, len(table.draft), ROW):
        draft = table.draft
        if not draft[row + 4] and draft[row] in (FROM_HAND, FROM_LAIR):
            extra = extra_of(face_of(table, draft[row], draft[row + 1]))
            if extra is not None and extra.forms >> draft[row + 3] & 1:
                bought = draft.copy()
                bought[row + 4] = 1
                if is_affordable(table, bought):
                    found.append(code(BOOST, row // ROW + 1))


def drafted(table: Table, source: int, what: int) -> int:
    """How often a card is in the draft."""
    count = 0
    for row in range(0, len(table.draft), ROW):
        if table.draft[row] == source and (source == AS_NAKARI or table.draft[row + 1] == what):
            count += 1
    return count


def add_targets(table: Table, rivals: tuple[int, ...], source: int, what: int, face: Face, found: list[int]) -> None:
    able = payers(table, source, what)
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
    for number in range(0, len(table.draft), ROW):
        if table.draft[number] == AS_TRAP:
            taken |= BIT[table.draft[number + 2]]
    free = [place for place in table.chart.placed if not taken & BIT[place] and not table.is_entrance(place)]
    for rival in rivals:
        if able >> rival & 1 and is_legal_for(table, face, rival):
            for place in free:
                found.append(code(SET, kind, place, rival))


def plan(table: Table, move: int) -> None:
    """One more encounter, or an extra, in the draft."""
    verb = verb_of(move)
    first, second, third = first_of(move), second_of(move), third_of(move)
    if verb == BOOST:
        table.draft[(first - 1) * ROW + 4] = 1
    elif verb == ROUSE:
        table.draft += [AS_NAKARI, 0, first, second, 0]
    else:
        source = FROM_HAND if verb == SEND else FROM_LAIR if verb == LOOSE else AS_TRAP
        table.draft += [source, first, second, third, 0]


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


# -- the declaration -----------------------------------------------------------------------------------


def unleash(table: Table, seat: int) -> None:
    """All encounters are shown and paid, then resolved target by target, clockwise."""
    draft = table.draft
    table.draft = []
    table.is_final = True
    battles: list[Battle] = []
    sprung: list[tuple[int, int]] = []  # traps that are not laid, and at whom they are aimed
    for number, price in enumerate(costs(table, draft)):
        table.add_peril(payer_of(draft, number * ROW), -price)
    for row in range(0, len(draft), ROW):
        if draft[row] == AS_TRAP:
            piece = lay_trap(table, seat, draft[row + 1], draft[row + 2])
            if piece.asleep:
                sprung.append((piece.id, payer_of(draft, row)))
        elif draft[row] == AS_NAKARI:
            rouse(table, seat, draft[row + 2], draft[row + 3], battles)
        else:
            join(table, seat, draft, row, battles)
    lead(table, battles)
    for target in reversed(table.rivals(seat)):
        for battle in battles:
            if battle.target == target:
                table.battles.append(battle)
                table.push(tasks.RAID)
        for id, aim in reversed(sprung):
            if aim == target:
                table.push(tasks.SPRING_AT, id, target)


def lay_trap(table: Table, seat: int, kind: int, place: int) -> Piece:
    """A trap goes to a location; one that is sprung at once waits for its target's turn and for nobody else."""
    table.heroes[seat].hand.remove(kind)
    piece = table.new_piece(kind, seat, seat, LAID)
    piece.place = place
    piece.asleep = not CARDS[kind].is_laid
    if table.told is not None:
        table.tell("serpent-event-trap-laid", {"who": seat, "card": CARDS[kind].id, "place": PLACES[place].id})
    return piece


def rouse(table: Table, seat: int, target: int, form: int, battles: list[Battle]) -> None:
    """Nakari attacks the hero in her lair."""
    table.nakari_sent = True
    battle_on(table, seat, target, battles).fights.append(Fight(GODDESS, target, form))
    if table.told is not None:
        args = {"who": seat, "whom": target, "card": CARDS[NAKARI].id, "form": FORMS[form]}
        table.tell("serpent-event-sent", args)


def battle_on(table: Table, seat: int, target: int, battles: list[Battle]) -> Battle:
    """The one battle on a hero: all monsters sent at it fight together."""
    for battle in battles:
        if battle.target == target:
            return battle
    battle = Battle(RAID, seat, target, table.heroes[target].place)
    battles.append(battle)
    return battle


def join(table: Table, seat: int, draft: list[int], row: int, battles: list[Battle]) -> None:
    """A monster of the hand or the lair goes to battle."""
    what, target, form = draft[row + 1], draft[row + 2], draft[row + 3]
    if draft[row] == FROM_HAND:
        table.heroes[seat].hand.remove(what)
        piece = table.new_piece(what, seat, seat, FIGHTING)
    else:
        found = table.piece(what)
        if found is None:
            return
        piece = found
        piece.zone = FIGHTING
        if table.variants.lair_heals:
            piece.wounds = 0
    piece.attacked = True
    table.declared.append(piece.kind)
    face = CARDS[piece.kind]
    fight = Fight(PIECE + piece.id, target, form)
    battle = battle_on(table, seat, target, battles)
    battle.fights.append(fight)
    if table.told is not None:
        table.tell("serpent-event-sent", {"who": seat, "whom": target, "card": face.id, "form": FORMS[form]})
    if draft[row + 4]:
        buy(fight, battle, extra_of(face))


def buy(fight: Fight, battle: Battle, extra: Effect | None) -> None:
    """A paid extra: more to the roll, more wounds, a second attack, or a threat before the battle."""
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
    """A leader's bonus to the others declared with it."""
    for battle in battles:
        for fight in battle.fights:
            piece = table.piece(fight.attacker - PIECE)
            if piece is None:
                continue
            for mod in CARDS[piece.kind].mods:
                if mod.verb == M_LEAD:
                    for other in battles:
                        for led in other.fights:
                            follower = table.piece(led.attacker - PIECE)
                            if (
                                follower is not None
                                and follower is not piece
                                and CARDS[follower.kind].kinds & mod.kinds
                            ):
                                led.bonus += mod.n


def is_planning(verb: int) -> bool:
    """Does the move change the draft, and nothing else?"""
    return SEND <= verb <= SET or verb in (BOOST, ROUSE)
