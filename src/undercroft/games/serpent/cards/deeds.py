"""Carries out the operations of effects: every word of the cards files.

The top of the rules calls it (`Serpent.carry_out`), since a card can do anything: wound, warp, start a battle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.fighters import leave_battle, make_minion
from undercroft.games.serpent.battle.stages import start_duel
from undercroft.games.serpent.battle.wounds import BY_ATTACK, BY_OTHER, BY_TRAP, Wounds
from undercroft.games.serpent.box import words
from undercroft.games.serpent.box.book import ADVENTURE_DECK, CARDS, ENTRANCES, TOKENS
from undercroft.games.serpent.box.words import Op
from undercroft.games.serpent.cards.choices import Hand, Return, Swap, TurnRound, Warp, discard_from_hand
from undercroft.games.serpent.cards.drawing import Draw
from undercroft.games.serpent.table.aim import NONE, Aim
from undercroft.games.serpent.table.hero import MAX_VALUE, MIN_VALUE
from undercroft.games.serpent.table.map import Gate, exit_at
from undercroft.games.serpent.table.piece import LAID, Piece
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.entering import arrive
from undercroft.games.serpent.ways.exploring import Explore, ExploreMore
from undercroft.games.serpent.ways.falling import fall, rise_off_turn
from undercroft.kernel.chance import Chance


@final
@mypyc_attr(acyclic=True)
class Deed:
    """One operation as it is carried out: for which hero, by whom, at what."""

    def __init__(self, op: Op, you: int, seat: int, aim: Aim, source: int) -> None:
        self.op: Op = op
        self.n: int = op.n * (aim.count // op.per) if op.flags & words.F_X else op.n
        self.you: int = you  # the seat that controls the effect
        self.seat: int = seat  # whose hero it is for
        self.aim: Aim = aim
        self.source: int = source  # the card in play that it comes from

    def has(self, flag: int) -> bool:
        return self.op.flags & flag != 0


Rule = Callable[[Table, Deed, Chance], None]


def do(table: Table, op: Op, you: int, seat: int, aim: Aim, source: int, chance: Chance) -> None:
    """Carries out one operation of a row for the hero of a seat."""
    DEEDS[op.verb](table, Deed(op, you, seat, aim, source), chance)


# -- heroes ---------------------------------------------------------------------------------------------


def wound(table: Table, deed: Deed, chance: Chance) -> None:
    if deed.has(words.F_PLUS) and table.battles:
        fight = table.battles[-1].fights[deed.aim.fight]
        fight.riposte = min(MAX_VALUE, fight.riposte + deed.n)
        return
    piece = table.piece(deed.source)
    cause = BY_OTHER if piece is None else BY_TRAP if CARDS[piece.kind].sort == words.TRAP else BY_ATTACK
    table.then(Wounds(deed.seat, deed.n, cause))


def give_actions(table: Table, deed: Deed, chance: Chance) -> None:
    """Gives actions now or at the next recovery; off-turn only the saved one can be gained or lost."""
    seat, n = deed.seat, deed.n
    hero = table.heroes[seat]
    if n < 0 and table.is_immune(seat):
        return
    if deed.has(words.F_NEXT):
        hero.next_actions = min(MAX_VALUE, max(MIN_VALUE, hero.next_actions + n))
    elif seat == table.active:
        hero.actions = min(MAX_VALUE, max(0, hero.actions + n))
    else:
        hero.saved = min(1, max(0, hero.saved + n))
        rise_off_turn(table, seat)


def change_level(table: Table, deed: Deed, chance: Chance) -> None:
    hero = table.heroes[deed.seat]
    if table.is_immune(deed.seat):
        return
    before = hero.level
    hero.level = max(table.first_level(), hero.level + deed.n)
    if table.events is not None and hero.level != before:
        table.tell("serpent-event-level", {"who": deed.seat, "level": hero.level})


def silence(table: Table, deed: Deed, chance: Chance) -> None:
    """Forbids a hero responses in this battle."""
    table.heroes[deed.seat].muted = True


# -- cards ----------------------------------------------------------------------------------------------


def discard(table: Table, deed: Deed, chance: Chance) -> None:
    """Discards cards of the hand, the card itself, or (in battle) the attacking monster."""
    hero = table.heroes[deed.seat]
    if deed.has(words.F_HAND):
        if hero.hand:
            table.then(Hand(deed.seat, deed.n))
    elif deed.has(words.F_RANDOM):
        for _ in range(min(deed.n, len(hero.hand))):
            counts = [0] * len(CARDS)
            for kind in hero.hand:
                counts[kind] += 1
            kind = chance.draw(ADVENTURE_DECK, counts)
            discard_from_hand(table, deed.seat, kind)
    elif deed.has(words.F_IT):
        discard_itself(table, deed.aim, deed.source)
    else:
        repel(table, deed)


def discard_itself(table: Table, aim: Aim, source: int) -> None:
    """Discards an attachment, a trap that everyone here has met, or another card in play."""
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


# -- the map --------------------------------------------------------------------------------------------


def explore(table: Table, deed: Deed, chance: Chance) -> None:
    table.then(ExploreMore(deed.seat, deed.n) if deed.has(words.F_OPTIONAL) else Explore(deed.seat, deed.n))


def shift(table: Table, deed: Deed, chance: Chance) -> None:
    """Swaps two locations, or turns one round."""
    table.then(Swap(deed.you, NONE) if deed.has(words.F_SWAP) else TurnRound(deed.you))


def change_exits(table: Table, deed: Deed, chance: Chance) -> None:
    """Opens one exit of the location, or blocks all of them."""
    place = table.heroes[deed.seat].place
    if deed.has(words.F_OPEN):
        table.opened.append(exit_at(place, deed.aim.side))
    else:
        table.shut.append(Gate(place, deed.op.form, deed.n))


def warp(table: Table, deed: Deed, chance: Chance) -> None:
    if not table.is_warpable(deed.seat):
        return
    if deed.has(words.F_ENTRANCE):
        arrive(table, deed.seat, nearest_entrance(table))
    elif deed.op.n:
        chooser = table.next_living(deed.you) if table.heroes[deed.you].is_out else deed.you
        table.then(Warp(chooser, deed.seat, deed.op.n))
    else:
        arrive(table, deed.seat, deed.aim.place)


def nearest_entrance(table: Table) -> int:
    """Returns the entrance of the stage, or the one on the map."""
    entrance = ENTRANCES[table.pack]
    if table.chart.cells[entrance] >= 0:
        return entrance
    return next(place for place in ENTRANCES if table.chart.cells[place] >= 0)


# -- in battle ------------------------------------------------------------------------------------------


def shoot(table: Table, deed: Deed, chance: Chance) -> None:
    """Attacks a hero in the next location; the action is paid. A monster's second attack was declared with it."""
    if not deed.has(words.F_AGAIN):
        table.heroes[deed.you].fought = True
        start_duel(table, deed.you, deed.aim.whom, deed.op.form)


def cancel(table: Table, deed: Deed, chance: Chance) -> None:
    if table.battles:
        table.battles[-1].fights[deed.aim.fight].is_void = True
        table.tell_who("serpent-event-cancelled", deed.you)


def change_form(table: Table, deed: Deed, chance: Chance) -> None:
    """Counters an attack with another value."""
    if table.battles:
        fight = table.battles[-1].fights[deed.aim.fight]
        fight.answer = best_form(table, deed.you) if deed.has(words.F_BEST) else deed.op.form
        table.tell_who("serpent-event-answer", deed.you, "form", words.FORMS[fight.answer])


def best_form(table: Table, seat: int) -> int:
    best = 0
    for form in range(1, 3):
        if table.value(seat, form) > table.value(seat, best):
            best = form
    return best


def repel(table: Table, deed: Deed) -> None:
    """Discards an attacking monster."""
    piece = attacking_piece(table, deed)
    if piece is not None:
        leave_battle(table, piece)
        table.discard_piece(piece)
        table.tell_who("serpent-event-repelled", deed.seat, "card", CARDS[piece.kind].id)


def command(table: Table, deed: Deed, chance: Chance) -> None:
    """Turns an attacking monster into a minion."""
    piece = attacking_piece(table, deed)
    if piece is not None:
        make_minion(table, deed.you, piece)


def attacking_piece(table: Table, deed: Deed) -> Piece | None:
    """Returns the monster whose attack the deed is aimed at."""
    return table.piece(table.battles[-1].fights[deed.aim.fight].attacker.piece) if table.battles else None


# -- every word of the cards files ----------------------------------------------------------------------

OF_WORD: Final[dict[int, Rule]] = {
    words.O_WOUND: wound,
    words.O_HEAL: lambda table, deed, chance: table.heal(deed.seat, deed.n),
    words.O_GLORY: lambda table, deed, chance: table.add_glory(deed.seat, deed.n),
    words.O_PERIL: lambda table, deed, chance: table.add_peril(deed.seat, deed.n),
    words.O_ACTION: give_actions,
    words.O_FALL: lambda table, deed, chance: fall(table, deed.seat, deed.n if deed.has(words.F_RISE) else 0),
    words.O_LEVEL: change_level,
    words.O_DRAW: lambda table, deed, chance: table.then(Draw(deed.seat, deed.n, by_effect=True)),
    words.O_DISCARD: discard,
    words.O_RETURN: lambda table, deed, chance: table.then(Return(deed.seat, deed.n)),
    words.O_CANCEL: cancel,
    words.O_MINION: command,
    words.O_ATTACK: shoot,
    words.O_WARP: warp,
    words.O_SHIFT: shift,
    words.O_EXPLORE: explore,
    words.O_EXIT: change_exits,
    words.O_TOKEN: lambda table, deed, chance: table.add_token(deed.n, TOKENS),
    words.O_ROLL: lambda table, deed, chance: table.last_roll.spoil(deed.n),
    words.O_FORM: change_form,
    words.O_FORBID: silence,
}
DEEDS: Final[list[Rule]] = [OF_WORD[verb] for verb in range(len(words.OPS))]
