"""Effects: the rows of a card carried out, one small thing after the other."""

from __future__ import annotations

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import ADVENTURE_DECK, CARDS, DANGER, DIE, ENTRANCES, PLACES, TOKENS
from undercroft.games.serpent.movement import arrive
from undercroft.games.serpent.notation import DISCARD, RECOVER, SWAP, TEST, TURN, WARP, code, first_of
from undercroft.games.serpent.plays import returnable
from undercroft.games.serpent.rolls import push_test
from undercroft.games.serpent.table import Table, matching
from undercroft.games.serpent.things import DUEL, FIGHTING, LAID, LEAST, MOST, PIECE, SERVING, Battle, Fight, Piece
from undercroft.games.serpent.words import (
    EFFECTS,
    F_AGAIN,
    F_BEST,
    F_ENTRANCE,
    F_HAND,
    F_IT,
    F_NEXT,
    F_OPEN,
    F_PLUS,
    F_RANDOM,
    F_RISE,
    F_SWAP,
    F_X,
    FORMS,
    FREEING,
    M_HOST,
    MELEE,
    O_ACTION,
    O_ATTACK,
    O_CANCEL,
    O_DISCARD,
    O_DRAW,
    O_EXIT,
    O_EXPLORE,
    O_FALL,
    O_FORBID,
    O_FORM,
    O_GLORY,
    O_HEAL,
    O_LEVEL,
    O_MINION,
    O_PERIL,
    O_RETURN,
    O_ROLL,
    O_SHIFT,
    O_TOKEN,
    O_WARP,
    O_WOUND,
    ON_RESTORE,
    ON_SPRING,
    OTHER,
    PERMANENT,
    PROGRAMS,
    THREAT,
    TRAP,
    TRAP_CARD,
    W_HERE,
    W_TARGET,
    W_YOU,
    Op,
)
from undercroft.games.serpent.wounds import BY_ATTACK, BY_OTHER, BY_TRAP, push_wounds
from undercroft.kernel.chance import Chance


def effect(table: Table, index: int, you: int, foe: int, x: int, source: int, chance: Chance) -> None:
    """An effect begins: `you` control it, `foe` is the hero it is for, `x` its price or aim, `source` a card + 1."""
    row = EFFECTS[index]
    if row.each_rival:
        for other in reversed(table.rivals(you)):
            push_threat(table, index, you, other, x, source)
    elif row.stats:
        push_threat(table, index, you, foe, x, source)
    elif row.dice:
        total = 0
        for _ in range(row.dice):
            total += chance.roll(DIE) + 1
        push_run(table, row.ok if total >= row.number else row.fail, you, foe, x, source)
    else:
        push_run(table, row.do, you, foe, x, source)


def push_run(table: Table, program: int, you: int, foe: int, x: int, source: int) -> None:
    if program >= 0:
        table.push(tasks.RUN, program, 0, you, foe, x, source)


def push_threat(table: Table, index: int, you: int, foe: int, x: int, source: int) -> None:
    table.push(tasks.TESTED, index, you, foe, x, source)
    if len(EFFECTS[index].stats) == 1:
        push_test_of(table, index, 0, foe, source)
    else:
        table.push(tasks.ASK_STAT, foe, index, source)


def push_test_of(table: Table, index: int, which: int, foe: int, source: int) -> None:
    """The test of an effect; danger and a goddess' kiss make trap cards harder."""
    row = EFFECTS[index]
    number = row.numbers[which]
    kind = OTHER
    if row.when == ON_SPRING:
        kind = TRAP_CARD
        place = PLACES[table.heroes[foe].place]
        if place.obstacle == DANGER:
            number += place.obstacle_number
        piece = table.piece(source - 1)
        if piece is not None:
            for card in piece.attached:
                number += matching(CARDS[card >> 3].mods, M_HOST, 0, 0, 0, 0)
    elif row.when == ON_RESTORE:
        kind |= FREEING  # a curse to be shaken off
    push_test(table, foe, row.stats[which], number, kind, THREAT)


def stat_options(index: int) -> list[int]:
    return [code(TEST, stat, number) for number, stat in enumerate(EFFECTS[index].stats)]


def tested(table: Table, index: int, you: int, foe: int, x: int, source: int) -> None:
    row = EFFECTS[index]
    if not table.heroes[foe].is_out:
        push_run(table, row.ok if table.passed else row.fail, you, foe, x, source)


# -- programs ------------------------------------------------------------------------------------------


def run(table: Table, program: int, step: int, you: int, foe: int, x: int, source: int, chance: Chance) -> None:
    """One thing of a program; the rest stays on the stack."""
    ops = PROGRAMS[program]
    if step + 1 < len(ops):
        table.push(tasks.RUN, program, step + 1, you, foe, x, source)
    op = ops[step]
    if op.who == W_HERE:
        for seat in reversed(table.heroes_at(table.heroes[foe].place, foe)):
            do(table, op, you, seat, x, source, chance)
        return
    seat = you if op.who == W_YOU else x if op.who == W_TARGET else foe
    if not table.heroes[seat].is_out:
        do(table, op, you, seat, x, source, chance)


def do(table: Table, op: Op, you: int, seat: int, x: int, source: int, chance: Chance) -> None:
    verb = op.verb
    n = op.n * (x // op.per) if op.flags & F_X else op.n
    if verb == O_WOUND:
        do_wound(table, op, seat, n, x, source)
    elif verb == O_HEAL:
        table.heal(seat, n)
    elif verb == O_GLORY:
        table.add_glory(seat, n)
    elif verb == O_PERIL:
        table.add_peril(seat, n)
    elif verb == O_ACTION:
        do_action(table, seat, n, op.flags & F_NEXT != 0)
    elif verb == O_FALL:
        fall(table, seat, n if op.flags & F_RISE else 0)
    elif verb == O_LEVEL:
        lose_levels(table, seat, -n)
    elif verb == O_DRAW:
        table.push(tasks.DRAW, seat, n, 1)
    elif verb == O_DISCARD:
        do_discard(table, op, seat, n, x, source, chance)
    elif verb == O_RETURN:
        table.push(tasks.ASK_RETURN, seat, n)
    elif verb == O_WARP:
        do_warp(table, op, you, seat, x)
    elif verb == O_SHIFT:
        table.push(tasks.ASK_SWAP if op.flags & F_SWAP else tasks.ASK_TURN, you, -1)
    elif verb == O_EXPLORE:
        table.push(tasks.EXPLORE, seat, n, 1)
    elif verb == O_EXIT:
        do_exit(table, op, seat, n, x)
    elif verb == O_TOKEN:
        table.add_token(n, TOKENS)
    elif verb == O_ROLL:
        table.penalty = max(LEAST, table.penalty + n)
    elif verb == O_FORBID:
        table.heroes[seat].muted = True
    elif verb == O_ATTACK:
        if not op.flags & F_AGAIN:
            shoot(table, you, x, op.form)
    else:
        do_in_battle(table, op, you, x)


def do_wound(table: Table, op: Op, seat: int, n: int, x: int, source: int) -> None:
    if op.flags & F_PLUS and table.battles:
        fight = table.battles[-1].fights[x]
        fight.riposte = min(MOST, fight.riposte + n)
        return
    piece = table.piece(source - 1)
    cause = BY_OTHER if piece is None else BY_TRAP if CARDS[piece.kind].sort == TRAP else BY_ATTACK
    push_wounds(table, seat, n, cause)


def do_action(table: Table, seat: int, n: int, is_next: bool) -> None:
    """Actions now or at the next recovery; off-turn at most the saved one can be gained or lost."""
    hero = table.heroes[seat]
    if n < 0 and table.is_immune(seat):
        return
    if is_next:
        hero.next_actions = min(MOST, max(LEAST, hero.next_actions + n))
    elif seat == table.active:
        hero.actions = min(MOST, max(0, hero.actions + n))
    else:
        hero.saved = min(1, max(0, hero.saved + n))
        rise_off_turn(table, seat)


def fall(table: Table, seat: int, rise: int) -> None:
    hero = table.heroes[seat]
    if not hero.fallen:
        hero.fallen = True
        hero.rise = rise
        if table.told is not None:
            table.tell("serpent-event-fell", {"who": seat})
    hero.rise = max(hero.rise, rise)
    rise_off_turn(table, seat)


def rise_off_turn(table: Table, seat: int) -> None:
    """Off-turn the saved action of a fallen hero is good for nothing but rising, so it rises by itself."""
    hero = table.heroes[seat]
    if seat != table.active and hero.fallen and hero.saved > 0:
        hero.saved = 0
        push_rise(table, seat)


def push_rise(table: Table, seat: int) -> None:
    """An action was paid to rise; some falls ask for a test of melee too."""
    hero = table.heroes[seat]
    if hero.rise:
        table.push(tasks.ROSE, seat)
        push_test(table, seat, MELEE, hero.rise, OTHER | FREEING, THREAT)
    else:
        table.passed = True
        rose(table, seat)


def rose(table: Table, seat: int) -> None:
    hero = table.heroes[seat]
    if table.passed:
        hero.fallen = False
        hero.rise = 0
        if table.told is not None:
            table.tell("serpent-event-rose", {"who": seat})


def lose_levels(table: Table, seat: int, n: int) -> None:
    hero = table.heroes[seat]
    if table.is_immune(seat):
        return
    before = hero.level
    hero.level = max(table.first_level(), hero.level - n)
    if table.told is not None and hero.level != before:
        table.tell("serpent-event-level", {"who": seat, "level": hero.level})


def do_discard(table: Table, op: Op, seat: int, n: int, x: int, source: int, chance: Chance) -> None:
    hero = table.heroes[seat]
    if op.flags & F_HAND:
        if hero.hand:
            table.push(tasks.ASK_HAND, seat, n)
    elif op.flags & F_RANDOM:
        for _ in range(min(n, len(hero.hand))):
            counts = [0] * len(CARDS)
            for kind in hero.hand:
                counts[kind] += 1
            kind = chance.draw(ADVENTURE_DECK, counts)
            discard_from_hand(table, seat, kind)
    elif op.flags & F_IT:
        piece = table.piece(source - 1)
        if piece is None:
            return
        if x:  # an attachment: card + 1
            piece.attached = tuple([card for card in piece.attached if card >> 3 != x - 1])
            table.put_away(x - 1)
        elif piece.zone == LAID:
            piece.used = True  # a trap, when everybody here has met it
        else:
            table.discard_piece(piece)
    else:
        do_in_battle(table, op, seat, x)


def discard_from_hand(table: Table, seat: int, kind: int) -> None:
    table.heroes[seat].hand.remove(kind)
    table.put_away(kind)
    table.is_final = True
    if table.told is not None:
        table.tell("serpent-event-discarded", {"who": seat, "card": CARDS[kind].id})


def hand_options(table: Table, seat: int) -> list[int]:
    """Each different card of the hand, to discard."""
    found: list[int] = []
    last = -1
    for kind in table.heroes[seat].hand:
        if kind != last:
            found.append(code(DISCARD, kind))
        last = kind
    return found


def discard_one(table: Table, seat: int, left: int, move: int) -> None:
    discard_from_hand(table, seat, first_of(move))
    if left > 1 and table.heroes[seat].hand:
        table.push(tasks.ASK_HAND, seat, left - 1)


def return_options(table: Table, most: int) -> list[int]:
    return [code(RECOVER, kind) for kind in returnable(table, most)]


def return_one(table: Table, seat: int, move: int) -> None:
    kind = first_of(move)
    table.gone[kind] -= 1
    table.give(seat, kind)
    if table.told is not None:
        table.tell("serpent-event-recovered", {"who": seat, "card": CARDS[kind].id})


def do_exit(table: Table, op: Op, seat: int, n: int, x: int) -> None:
    place = table.heroes[seat].place
    if op.flags & F_OPEN:
        table.opened.append(place * 4 + x)
    else:
        table.shut.append(place * 64 + op.form * 16 + n)


# -- warps and shifts -----------------------------------------------------------------------------------


def do_warp(table: Table, op: Op, you: int, seat: int, x: int) -> None:
    if not table.is_warpable(seat):
        return
    if op.flags & F_ENTRANCE:
        arrive(table, seat, nearest_entrance(table, seat))
    elif op.n:
        chooser = table.next_living(you) if table.heroes[you].is_out else you
        table.push(tasks.ASK_WARP, chooser, seat, op.n)
    else:
        arrive(table, seat, x)


def nearest_entrance(table: Table, seat: int) -> int:
    """The entrance of the stage, or whichever is on the map."""
    entrance = ENTRANCES[table.pack]
    if table.chart.cells[entrance] >= 0:
        return entrance
    return next(place for place in ENTRANCES if table.chart.cells[place] >= 0)


def warp_options(table: Table, seat: int, steps: int) -> list[int]:
    return [code(WARP, place) for place in table.chart.within(table.heroes[seat].place, steps)]


def swap_options(table: Table, first: int) -> list[int]:
    """The first location of a swap, then the second."""
    if first >= 0:
        return [code(SWAP, place) for place in table.chart.partners(first)]
    return [code(SWAP, place) for place in table.chart.swappable()]


def swap(table: Table, seat: int, first: int, move: int) -> None:
    place = first_of(move)
    if first < 0:
        table.push(tasks.ASK_SWAP, seat, place)
        return
    table.chart = table.chart.swapped(first, place)
    if table.told is not None:
        table.tell("serpent-event-swapped", {"who": seat, "place": PLACES[first].id, "other": PLACES[place].id})


def turn_options(table: Table) -> list[int]:
    """Locations without heroes that can be turned round."""
    taken = [hero.place for hero in table.heroes if not hero.is_out]
    return [code(TURN, place) for place in table.chart.turns() if place not in taken]


def turn(table: Table, seat: int, move: int) -> None:
    place = first_of(move)
    table.chart = table.chart.turn(place)
    if table.told is not None:
        table.tell("serpent-event-turned", {"who": seat, "place": PLACES[place].id})


# -- in battle ------------------------------------------------------------------------------------------


def do_in_battle(table: Table, op: Op, you: int, x: int) -> None:
    """What a response does to an attack."""
    if not table.battles:
        return
    fight = table.battles[-1].fights[x]
    if op.verb == O_CANCEL:
        fight.is_void = True
        if table.told is not None:
            table.tell("serpent-event-cancelled", {"who": you})
    elif op.verb == O_FORM:
        fight.answer = best_form(table, you) if op.flags & F_BEST else op.form
        if table.told is not None:
            table.tell("serpent-event-answer", {"who": you, "form": FORMS[fight.answer]})
    elif op.verb in (O_DISCARD, O_MINION):
        piece = table.piece(fight.attacker - PIECE)
        if piece is None:
            return
        if op.verb == O_MINION:
            make_minion(table, you, piece)
            return
        leave_battle(table, piece)
        table.discard_piece(piece)
        if table.told is not None:
            table.tell("serpent-event-repelled", {"who": you, "card": CARDS[piece.kind].id})


def best_form(table: Table, seat: int) -> int:
    best = 0
    for form in range(1, 3):
        if table.value(seat, form) > table.value(seat, best):
            best = form
    return best


def leave_battle(table: Table, piece: Piece) -> None:
    """A monster is taken out: its attacks are void and it no longer counts as attacking this turn."""
    for battle in table.battles:
        for fight in battle.fights:
            if fight.attacker == PIECE + piece.id or fight.target == PIECE + piece.id:
                fight.is_void = True
    if piece.zone == FIGHTING and piece.kind in table.declared:
        table.declared.remove(piece.kind)


def make_minion(table: Table, seat: int, piece: Piece) -> None:
    """The monster serves now: a permanent treasure without a type."""
    leave_battle(table, piece)
    table.drop_attached(piece)
    piece.seat = seat
    piece.owner = seat
    piece.zone = SERVING
    piece.used = False
    if table.told is not None:
        table.tell("serpent-event-minion", {"who": seat, "card": CARDS[piece.kind].id})


def shoot(table: Table, seat: int, target: int, form: int) -> None:
    """An attack on a hero in the next location; the action is paid."""
    hero = table.heroes[seat]
    hero.fought = True
    start_duel(table, seat, target, form)


def start_duel(table: Table, seat: int, target: int, form: int) -> None:
    """Hero against hero; the action is paid."""
    battle = Battle(DUEL, seat, target, table.heroes[target].place)
    battle.fights.append(Fight(seat, target, form))
    table.battles.append(battle)
    if table.told is not None:
        table.tell("serpent-event-duel", {"who": seat, "whom": target, "form": FORMS[form]})
    push_battle(table)


def push_battle(table: Table) -> None:
    """The stages of the battle on top, from the response on."""
    table.push(tasks.BATTLE_END)
    table.push(tasks.REWARD)
    table.push(tasks.LAIR)
    table.push(tasks.CHALLENGE)
    table.push(tasks.EXCHANGE)


def sprung_trap(table: Table, id: int) -> None:
    """After a trap: a permanent one that was not disarmed sleeps until the next recovery, others are discarded."""
    piece = table.piece(id)
    if piece is None or piece.zone != LAID:
        return
    if CARDS[piece.kind].duration == PERMANENT and not piece.used:
        piece.asleep = True
    else:
        table.discard_piece(piece)
