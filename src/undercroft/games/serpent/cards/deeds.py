"""What an effect does: every word of the cards files carried out.

The top of the rules calls it (`Serpent.carry_out`), since a card can do anything: wound, warp, start a battle.
"""

from __future__ import annotations

from undercroft.games.serpent.battle.fighters import leave_battle, make_minion
from undercroft.games.serpent.battle.stages import start_duel
from undercroft.games.serpent.battle.wounds import BY_ATTACK, BY_OTHER, BY_TRAP, Wounds
from undercroft.games.serpent.box.book import ADVENTURE_DECK, CARDS, ENTRANCES, TOKENS
from undercroft.games.serpent.box.words import (
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
    TRAP,
    Op,
)
from undercroft.games.serpent.cards.choices import Hand, Return, Swap, TurnRound, Warp, discard_from_hand
from undercroft.games.serpent.cards.drawing import Draw
from undercroft.games.serpent.table.aim import NONE, Aim
from undercroft.games.serpent.table.battle import PIECE
from undercroft.games.serpent.table.bounds import LEAST, MOST
from undercroft.games.serpent.table.exits import Gate, exit_at
from undercroft.games.serpent.table.piece import LAID
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.entering import arrive
from undercroft.games.serpent.ways.exploring import Explore
from undercroft.games.serpent.ways.falling import fall, rise_off_turn
from undercroft.kernel.chance import Chance


def do(table: Table, op: Op, you: int, seat: int, aim: Aim, source: int, chance: Chance) -> None:
    """One thing of a row, for the hero of a seat."""
    verb = op.verb
    n = op.n * (aim.count // op.per) if op.flags & F_X else op.n
    if verb == O_WOUND:
        wound(table, op, seat, n, aim, source)
    elif verb == O_HEAL:
        table.heal(seat, n)
    elif verb == O_GLORY:
        table.add_glory(seat, n)
    elif verb == O_PERIL:
        table.add_peril(seat, n)
    elif verb == O_ACTION:
        give_actions(table, seat, n, op.flags & F_NEXT != 0)
    elif verb == O_FALL:
        fall(table, seat, n if op.flags & F_RISE else 0)
    elif verb == O_LEVEL:
        lose_levels(table, seat, -n)
    elif verb == O_DRAW:
        table.then(Draw(seat, n, by_effect=True))
    elif verb == O_DISCARD:
        discard(table, op, seat, n, aim, source, chance)
    elif verb == O_RETURN:
        table.then(Return(seat, n))
    elif verb == O_WARP:
        warp(table, op, you, seat, aim)
    elif verb == O_SHIFT:
        table.then(Swap(you, NONE) if op.flags & F_SWAP else TurnRound(you))
    elif verb == O_EXPLORE:
        table.then(Explore(seat, n))
    elif verb == O_EXIT:
        change_exits(table, op, seat, n, aim)
    elif verb == O_TOKEN:
        table.add_token(n, TOKENS)
    elif verb == O_ROLL:
        table.penalty = max(LEAST, table.penalty + n)
    elif verb == O_FORBID:
        table.heroes[seat].muted = True
    elif verb == O_ATTACK:
        if not op.flags & F_AGAIN:
            shoot(table, you, aim.whom, op.form)
    else:
        respond(table, op, you, aim)


def wound(table: Table, op: Op, seat: int, n: int, aim: Aim, source: int) -> None:
    if op.flags & F_PLUS and table.battles:
        fight = table.battles[-1].fights[aim.fight]
        fight.riposte = min(MOST, fight.riposte + n)
        return
    piece = table.piece(source)
    cause = BY_OTHER if piece is None else BY_TRAP if CARDS[piece.kind].sort == TRAP else BY_ATTACK
    table.then(Wounds(seat, n, cause))


def give_actions(table: Table, seat: int, n: int, is_next: bool) -> None:
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


def lose_levels(table: Table, seat: int, n: int) -> None:
    hero = table.heroes[seat]
    if table.is_immune(seat):
        return
    before = hero.level
    hero.level = max(table.first_level(), hero.level - n)
    if table.told is not None and hero.level != before:
        table.tell("serpent-event-level", {"who": seat, "level": hero.level})


def discard(table: Table, op: Op, seat: int, n: int, aim: Aim, source: int, chance: Chance) -> None:
    """Cards of the hand, the card itself, or (in battle) the monster that attacks."""
    hero = table.heroes[seat]
    if op.flags & F_HAND:
        if hero.hand:
            table.then(Hand(seat, n))
    elif op.flags & F_RANDOM:
        for _ in range(min(n, len(hero.hand))):
            counts = [0] * len(CARDS)
            for kind in hero.hand:
                counts[kind] += 1
            kind = chance.draw(ADVENTURE_DECK, counts)
            discard_from_hand(table, seat, kind)
    elif op.flags & F_IT:
        discard_itself(table, aim, source)
    else:
        respond(table, op, seat, aim)


def discard_itself(table: Table, aim: Aim, source: int) -> None:
    """An attachment, a trap when everybody here has met it, or another card in play."""
    piece = table.piece(source)
    if piece is None:
        return
    if aim.card != NONE:
        piece.attached = tuple([under for under in piece.attached if under.card != aim.card])
        table.put_away(aim.card)
    elif piece.zone == LAID:
        piece.disarmed = True
    else:
        table.discard_piece(piece)


def change_exits(table: Table, op: Op, seat: int, n: int, aim: Aim) -> None:
    """One exit of the location is opened, or all of them are blocked."""
    place = table.heroes[seat].place
    if op.flags & F_OPEN:
        table.opened.append(exit_at(place, aim.side))
    else:
        table.shut.append(Gate(place, op.form, n))


def warp(table: Table, op: Op, you: int, seat: int, aim: Aim) -> None:
    if not table.is_warpable(seat):
        return
    if op.flags & F_ENTRANCE:
        arrive(table, seat, nearest_entrance(table))
    elif op.n:
        chooser = table.next_living(you) if table.heroes[you].is_out else you
        table.then(Warp(chooser, seat, op.n))
    else:
        arrive(table, seat, aim.place)


def nearest_entrance(table: Table) -> int:
    """The entrance of the stage, or whichever is on the map."""
    entrance = ENTRANCES[table.pack]
    if table.chart.cells[entrance] >= 0:
        return entrance
    return next(place for place in ENTRANCES if table.chart.cells[place] >= 0)


# -- in battle ------------------------------------------------------------------------------------------


def shoot(table: Table, seat: int, target: int, form: int) -> None:
    """An attack on a hero in the next location; the action is paid."""
    table.heroes[seat].fought = True
    start_duel(table, seat, target, form)


def respond(table: Table, op: Op, you: int, aim: Aim) -> None:
    """What a response does to an attack."""
    if not table.battles:
        return
    fight = table.battles[-1].fights[aim.fight]
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
