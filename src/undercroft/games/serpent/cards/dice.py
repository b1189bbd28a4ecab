"""Dice: tests against a threat, re-rolls, and the rival's card that spoils a roll.

A question is asked only if an answer can change something; the step that a roll is made for knows what is at stake.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, DIE_FACES, LEGENDARY_LEVEL
from undercroft.games.serpent.box.words import FREEING, LEGENDARY, M_REROLL, ON_PLAY, PROGRAMS, STATS, T_ROLL, Mod
from undercroft.games.serpent.notation import CURSE, KEEP, PASS, REROLL, code, first_of, second_of, verb_of
from undercroft.games.serpent.table.piece import PREPARED, WAITING
from undercroft.games.serpent.table.step import HeroStep, Question, Rolled
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message

NO_STAT: Final = 7  # bare dice
CARD_SOURCE: Final = 16  # a re-roll by a card, plus its number; below: by the hero


# -- tests ---------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Test(HeroStep):
    """Tests a hero; the next step reads `table.last_roll.passed`.

    Modifiers are declared before the roll: first the rivals' cards, then the die.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "stat", "number", "threat", "roll")

    def __init__(self, seat: int, stat: int, number: int, threat: int, roll: int) -> None:
        self.seat = seat
        self.stat: int = stat
        self.number: int = number  # to be reached
        self.threat: int = threat  # what it comes from
        self.roll: int = roll  # what kind of roll it is, for the cards that help in some

    def run(self, table: Table, chance: Chance) -> None:
        roll_openly(table, self.seat, self.roll, self.stat, 1)
        table.then(TestRolled(self.seat, self.stat, self.number, self.threat, self.roll))


@mypyc_attr(acyclic=True)
class TestRolled(Rolled):
    """Compares the die, with everything added to it, with the number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "stat", "number", "threat", "roll")

    def __init__(self, seat: int, stat: int, number: int, threat: int, roll: int) -> None:
        self.seat: int = seat
        self.stat: int = stat
        self.number: int = number
        self.threat: int = threat
        self.roll: int = roll

    def hero(self) -> int:
        return self.seat

    def run(self, table: Table, chance: Chance) -> None:
        roll = table.last_roll
        total = roll.die + self.bonus(table) + roll.penalty
        is_freed = self.threat & FREEING != 0 and roll.die == DIE_FACES and total < self.number
        roll.passed = total >= self.number or is_freed
        if table.events is not None:
            args = {"who": self.seat, "stat": STATS[self.stat], "die": roll.die, "total": total, "number": self.number}
            passed = "serpent-event-passed" if roll.passed else "serpent-event-failed"
            table.tell("serpent-event-freed" if is_freed else passed, args)

    def bonus(self, table: Table) -> int:
        """Returns what is added to the die."""
        return table.value(self.seat, self.stat) + table.roll_bonus(self.seat, self.roll, self.stat, self.threat, 0)

    def need(self, table: Table, penalty: int) -> int:
        wanted = self.number - self.bonus(table) - penalty
        return min(DIE_FACES, wanted) if self.threat & FREEING else wanted


# -- the die -------------------------------------------------------------------------------------------


def roll_openly(table: Table, seat: int, roll: int, stat: int, dice: int) -> None:
    """Rolls after rivals could spoil it: the active seat is asked first, then clockwise."""
    table.last_roll.penalty = 0
    if table.variants.is_solo:
        for piece in table.pieces.copy():
            if piece.zone == WAITING and CARDS[piece.kind].target == T_ROLL:
                table.discard_piece(piece)
                table.last_roll.penalty += penalty_of(piece.kind)
    else:
        for other in table.alive_from(table.active):
            # With `ask_all`, the seats asked do not depend on any hand.
            if other != seat and (table.variants.ask_all or spoilers(table, other, seat)):
                table.then(Slick(other, seat))
    table.then(Roll(seat, roll, stat, dice, ()))


def roll_unspoilt(table: Table, seat: int, roll: int, stat: int) -> None:
    """Rolls in a battle, where no card spoils a roll."""
    table.last_roll.penalty = 0
    table.then(Roll(seat, roll, stat, 1, ()))


@mypyc_attr(acyclic=True)
class Roll(HeroStep):
    """Rolls, then asks for re-rolls before anything else happens."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "roll", "stat", "dice", "spent")

    def __init__(self, seat: int, roll: int, stat: int, dice: int, spent: tuple[int, ...]) -> None:
        self.seat = seat
        self.roll: int = roll
        self.stat: int = stat
        self.dice: int = dice
        self.spent: tuple[int, ...] = spent  # re-rolls of the hero used for this roll, by number

    def run(self, table: Table, chance: Chance) -> None:
        table.last_roll.throw(self.dice, chance)
        if table.last_roll.die == DIE_FACES * self.dice or not may_roll_again(table, self.seat):
            return
        if len(means(table, self.seat, self.roll, self.stat, self.dice, self.spent)) > 1:
            table.then(Reroll(self.seat, self.roll, self.stat, self.dice, self.spent))


def has_rerolls(mods: list[Mod]) -> bool:
    return any(mod.verb == M_REROLL for mod in mods)


REROLLERS: Final = [has_rerolls(face.mods) for face in CARDS]


def may_roll_again(table: Table, seat: int) -> bool:
    """Returns whether a seat has anything that allows another throw. Asked at every roll, and usually false."""
    if has_rerolls(table.heroes[seat].face.mods):
        return True
    return any(REROLLERS[piece.kind] and piece.seat == seat and piece.zone == PREPARED for piece in table.pieces)


def means(table: Table, seat: int, roll: int, stat: int, dice: int, spent: tuple[int, ...]) -> list[int]:
    """Returns the effects that allow another throw, besides keeping this one; each once a roll."""
    hero = table.heroes[seat]
    die = table.last_roll.die
    found = [code(KEEP)]
    for number, mod in enumerate(hero.face.mods):
        if mod.verb == M_REROLL and number not in spent and is_allowed(mod, roll, stat, dice, die, hero.glory):
            found.append(code(REROLL, number))
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == PREPARED and not piece.used:
            for mod in CARDS[piece.kind].mods:
                if mod.verb == M_REROLL and is_allowed(mod, roll, stat, dice, die, hero.glory):
                    found.append(code(REROLL, CARD_SOURCE + piece.id))
    return found


def is_allowed(mod: Mod, roll: int, stat: int, dice: int, die: int, glory: int) -> bool:
    return (
        (not mod.rolls or mod.rolls & roll != 0)
        and (not mod.forms or mod.forms >> stat & 1 == 1)
        and (mod.upto == DIE_FACES or (dice == 1 and die <= mod.upto))
        and mod.pay <= glory
    )


@mypyc_attr(acyclic=True)
class Reroll(Question):
    """Asks whether to re-roll. The new die stands."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "roll", "stat", "dice", "spent")

    def __init__(self, seat: int, roll: int, stat: int, dice: int, spent: tuple[int, ...]) -> None:
        self.seat = seat
        self.roll: int = roll
        self.stat: int = stat
        self.dice: int = dice
        self.spent: tuple[int, ...] = spent

    def options(self, table: Table) -> list[int]:
        """Makes a hero's own free re-roll automatically where there is nothing to lose."""
        rolled = table.rolled_for()
        if not rolled.can_improve(table, self.dice):
            return [code(KEEP)]
        found = means(table, self.seat, self.roll, self.stat, self.dice, self.spent)
        for move in found[1:]:
            if first_of(move) < CARD_SOURCE and not table.heroes[self.seat].face.mods[first_of(move)].pay:
                return [move] if rolled.is_worst(table, self.dice) else found
        return found

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == KEEP:
            return
        spent = self.spent
        source = first_of(move)
        if source < CARD_SOURCE:
            table.add_glory(self.seat, -table.heroes[self.seat].face.mods[source].pay)
            spent = (*spent, source)
        else:
            piece = table.piece(source - CARD_SOURCE)
            if piece is not None:
                piece.used = True
                for mod in CARDS[piece.kind].mods:
                    if mod.verb == M_REROLL:
                        table.add_glory(self.seat, -mod.pay)
        table.tell_who("serpent-event-rerolled", self.seat, "die", table.last_roll.die)
        Roll(self.seat, self.roll, self.stat, self.dice, spent).run(table, chance)

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-reroll", {"die": table.last_roll.die})


# -- cards that spoil a roll ---------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Slick(Question):
    """A rival's card that makes the roll harder, paid with the roller's peril."""

    BY_HAND: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "roller")

    def __init__(self, seat: int, roller: int) -> None:
        self.seat = seat
        self.roller: int = roller

    def options(self, table: Table) -> list[int]:
        """Offers only to pass if the roll passes or fails either way."""
        kinds = spoilers(table, self.seat, self.roller)
        rolled = table.rolled_for()
        dice = dice_of(table)
        penalty = table.last_roll.penalty
        wanted = rolled.need(table, penalty)
        harder = rolled.need(table, penalty + min([penalty_of(kind) for kind in kinds], default=0))
        if wanted > DIE_FACES * dice or harder <= dice or harder == wanted:
            return [code(PASS)]
        return [code(PASS)] + [code(CURSE, self.roller, kind) for kind in kinds]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == PASS:
            return
        kind = second_of(move)
        table.is_final = True
        table.heroes[self.seat].hand.remove(kind)
        table.put_away(kind)
        if table.events is not None:
            table.tell("serpent-event-cursed", {"who": self.seat, "whom": self.roller, "card": CARDS[kind].id})
        table.add_peril(self.roller, -CARDS[kind].cost)
        table.last_roll.spoil(penalty_of(kind))

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-slick", {"whom": self.roller})


def dice_of(table: Table) -> int:
    """Returns how many dice the next roll has."""
    depth = len(table.stack) - 1
    while True:
        step = table.stack[depth]
        if isinstance(step, Roll):
            return step.dice
        depth -= 1


def spoilers(table: Table, seat: int, roller: int) -> list[int]:
    """Returns the cards of a seat that spoil another's roll, paid with its peril."""
    foe = table.heroes[roller]
    last = -1
    found: list[int] = []
    for kind in table.heroes[seat].hand:
        face = CARDS[kind]
        if kind == last or face.target != T_ROLL or face.cost > foe.peril:
            continue
        last = kind
        if not face.kinds & LEGENDARY or foe.level >= LEGENDARY_LEVEL:
            found.append(kind)
    return found


def penalty_of(kind: int) -> int:
    for effect in CARDS[kind].effects:
        if effect.when == ON_PLAY:
            return PROGRAMS[effect.do][0].n
    return 0
