"""The declaration: all encounters of the plan are shown and paid, then resolved target by target, clockwise."""

from __future__ import annotations

from undercroft.games.serpent.battle.fighters import extra_of
from undercroft.games.serpent.battle.stages import A_RAID
from undercroft.games.serpent.box.book import CARDS, NAKARI, PLACES
from undercroft.games.serpent.box.words import F_AGAIN, F_PLUS, FORMS, M_LEAD, O_ATTACK, O_WOUND, PROGRAMS, Effect
from undercroft.games.serpent.table.battle import GODDESS, PIECE, RAID, Battle, Fight
from undercroft.games.serpent.table.piece import FIGHTING, LAID, Piece
from undercroft.games.serpent.table.plan import AS_NAKARI, AS_TRAP, FROM_HAND, Encounter
from undercroft.games.serpent.table.step import Step
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.turn.planning import costs
from undercroft.games.serpent.ways.traps import SpringTrap


def unleash(table: Table, seat: int) -> None:
    """On each target first the traps, in the order planned, then the battle with all its monsters."""
    draft = table.draft
    table.draft = []
    table.is_final = True
    battles: list[Battle] = []
    sprung: list[tuple[int, Step]] = []  # traps that are not laid, and at whom they are aimed
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
    for target in reversed(table.rivals(seat)):
        for battle in battles:
            if battle.target == target:
                table.battles.append(battle)
                table.then(A_RAID)
        table.then_all([trap for aim, trap in sprung if aim == target])


def lay_trap(table: Table, seat: int, encounter: Encounter) -> Piece:
    """A trap goes to a location; one that is sprung at once waits for its target's turn and for nobody else."""
    kind = encounter.card
    table.heroes[seat].hand.remove(kind)
    piece = table.new_piece(kind, seat, seat, LAID)
    piece.place = encounter.place
    piece.asleep = not CARDS[kind].is_laid
    if table.told is not None:
        args = {"who": seat, "card": CARDS[kind].id, "place": PLACES[encounter.place].id}
        table.tell("serpent-event-trap-laid", args)
    return piece


def rouse(table: Table, seat: int, encounter: Encounter, battles: list[Battle]) -> None:
    """Nakari attacks the hero in her lair."""
    table.nakari_sent = True
    fight = Fight(GODDESS, encounter.whom, encounter.form)
    battle_on(table, seat, encounter.whom, battles).fights.append(fight)
    tell_sent(table, seat, encounter, NAKARI)


def join(table: Table, seat: int, encounter: Encounter, battles: list[Battle]) -> None:
    """A monster of the hand or the lair goes to battle."""
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
    fight = Fight(PIECE + piece.id, encounter.whom, encounter.form)
    battle = battle_on(table, seat, encounter.whom, battles)
    battle.fights.append(fight)
    tell_sent(table, seat, encounter, piece.kind)
    if encounter.has_extra:
        buy(fight, battle, extra_of(CARDS[piece.kind]))


def tell_sent(table: Table, seat: int, encounter: Encounter, kind: int) -> None:
    if table.told is not None:
        args = {"who": seat, "whom": encounter.whom, "card": CARDS[kind].id, "form": FORMS[encounter.form]}
        table.tell("serpent-event-sent", args)


def battle_on(table: Table, seat: int, target: int, battles: list[Battle]) -> Battle:
    """The one battle on a hero: all monsters sent at it fight together."""
    for battle in battles:
        if battle.target == target:
            return battle
    battle = Battle(RAID, seat, target, table.heroes[target].place)
    battles.append(battle)
    return battle


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
