"""Dice: tests against a threat, rolling again, and the rival's card that spoils a roll.

Nobody is asked where no answer can change anything: what is at stake says the step that a roll is made for.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, DIE, DIE_FACES, LEGENDARY_LEVEL
from undercroft.games.serpent.box.words import FREEING, LEGENDARY, M_REROLL, ON_PLAY, PROGRAMS, STATS, T_ROLL, Mod
from undercroft.games.serpent.notation import CURSE, KEEP, PASS, REROLL, code, first_of, second_of, verb_of
from undercroft.games.serpent.table.bounds import LEAST
from undercroft.games.serpent.table.piece import PREPARED, WAITING
from undercroft.games.serpent.table.step import HeroStep, Question, Rolled
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message

NO_STAT: Final = 7  # bare dice
CARD_SOURCE: Final = 16  # a re-roll by a card, plus its number; below: by the hero


# -- tests ---------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Test(HeroStep):
    """Test a hero; the step below finds the answer in `table.passed`.

    Modifiers are declared before the roll: first the rivals' cards, then the die.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "stat", "number", "threat", "roll")
    __slots__ = ("stat", "number", "threat", "roll")

    def __init__(self, seat: int, stat: int, number: int, threat: int, roll: int) -> None:
        self.seat = seat
        self.stat = stat
        self.number = number  # to be reached
        self.threat = threat  # what it comes from
        self.roll = roll  # what kind of roll it is, for the cards that help in some

    def run(self, table: Table, chance: Chance) -> None:
        table.then(TestRolled(self.seat, self.stat, self.number, self.threat, self.roll))
        roll_openly(table, self.seat, self.roll, self.stat, 1)


@final
@mypyc_attr(acyclic=True)
class TestRolled(Rolled):
    """The die and everything added to it, against the number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "stat", "number", "threat", "roll")
    __slots__ = ("seat", "stat", "number", "threat", "roll")

    def __init__(self, seat: int, stat: int, number: int, threat: int, roll: int) -> None:
        self.seat = seat
        self.stat = stat
        self.number = number
        self.threat = threat
        self.roll = roll

    def hero(self) -> int:
        return self.seat

    def run(self, table: Table, chance: Chance) -> None:
        total = table.die + self.bonus(table) + table.penalty
        is_freed = self.threat & FREEING != 0 and table.die == DIE_FACES and total < self.number
        table.passed = total >= self.number or is_freed
        if table.told is not None:
            args = {"who": self.seat, "stat": STATS[self.stat], "die": table.die, "total": total, "number": self.number}
            passed = "serpent-event-passed" if table.passed else "serpent-event-failed"
            table.tell("serpent-event-freed" if is_freed else passed, args)

    def bonus(self, table: Table) -> int:
        """What is added to the die."""
        return table.value(self.seat, self.stat) + table.roll_bonus(self.seat, self.roll, self.stat, self.threat, 0)

    def need(self, table: Table, penalty: int) -> int:
        wanted = self.number - self.bonus(table) - penalty
        return min(DIE_FACES, wanted) if self.threat & FREEING else wanted


# -- the die -------------------------------------------------------------------------------------------


def roll_openly(table: Table, seat: int, roll: int, stat: int, dice: int) -> None:
    """A roll that rivals can spoil: the active seat is asked first, then clockwise."""
    table.penalty = 0
    table.then(Roll(seat, roll, stat, dice, ()))
    if table.variants.is_solo:
        for piece in table.pieces.copy():
            if piece.zone == WAITING and CARDS[piece.kind].target == T_ROLL:
                table.discard_piece(piece)
                table.penalty += penalty_of(piece.kind)
        return
    for other in reversed(table.alive_from(table.active)):
        # With `ask_all`, who is to be asked follows from nobody's hand.
        if other != seat and (table.variants.ask_all or spoilers(table, other, seat)):
            table.then(Slick(other, seat))


def roll_unspoilt(table: Table, seat: int, roll: int, stat: int) -> None:
    """Battle rolls are no threats: no card spoils them."""
    table.penalty = 0
    table.then(Roll(seat, roll, stat, 1, ()))


@final
@mypyc_attr(acyclic=True)
class Roll(HeroStep):
    """Roll, then ask whether to roll again, before anything else happens."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "roll", "stat", "dice", "spent")
    __slots__ = ("roll", "stat", "dice", "spent")

    def __init__(self, seat: int, roll: int, stat: int, dice: int, spent: tuple[int, ...]) -> None:
        self.seat = seat
        self.roll = roll
        self.stat = stat
        self.dice = dice
        self.spent = spent  # re-rolls of the hero used for this roll, by number

    def run(self, table: Table, chance: Chance) -> None:
        table.die = 0
        for _ in range(self.dice):
            table.die += chance.roll(DIE) + 1
        if table.die == DIE_FACES * self.dice or not may_roll_again(table, self.seat):
            return
        if len(means(table, self.seat, self.roll, self.stat, self.dice, self.spent)) > 1:
            table.then(Reroll(self.seat, self.roll, self.stat, self.dice, self.spent))


def has_rerolls(mods: list[Mod]) -> bool:
    return any(mod.verb == M_REROLL for mod in mods)


REROLLERS: Final = [has_rerolls(face.mods) for face in CARDS]


def may_roll_again(table: Table, seat: int) -> bool:
    """Has a seat anything at all that allows another throw? Asked at every roll, and most have not."""
    if has_rerolls(table.heroes[seat].face.mods):
        return True
    return any(REROLLERS[piece.kind] and piece.seat == seat and piece.zone == PREPARED for piece in table.pieces)


def means(table: Table, seat: int, roll: int, stat: int, dice: int, spent: tuple[int, ...]) -> list[int]:
    """The effects that allow another throw, besides keeping this one; each once a roll."""
    hero = table.heroes[seat]
    found = [code(KEEP)]
    for number, mod in enumerate(hero.face.mods):
        if mod.verb == M_REROLL and number not in spent and is_allowed(mod, roll, stat, dice, table.die, hero.glory):
            found.append(code(REROLL, number))
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == PREPARED and not piece.used:
            for mod in CARDS[piece.kind].mods:
                if mod.verb == M_REROLL and is_allowed(mod, roll, stat, dice, table.die, hero.glory):
                    found.append(code(REROLL, CARD_SOURCE + piece.id))
    return found


def is_allowed(mod: Mod, roll: int, stat: int, dice: int, die: int, glory: int) -> bool:
    return (
        (not mod.rolls or mod.rolls & roll != 0)
        and (not mod.forms or mod.forms >> stat & 1 == 1)
        and (mod.upto == DIE_FACES or (dice == 1 and die <= mod.upto))
        and mod.pay <= glory
    )


@final
@mypyc_attr(acyclic=True)
class Reroll(Question):
    """Roll again? The new die stands."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "roll", "stat", "dice", "spent")
    __slots__ = ("roll", "stat", "dice", "spent")

    def __init__(self, seat: int, roll: int, stat: int, dice: int, spent: tuple[int, ...]) -> None:
        self.seat = seat
        self.roll = roll
        self.stat = stat
        self.dice = dice
        self.spent = spent

    def options(self, table: Table) -> list[int]:
        """A hero's own re-roll that costs nothing is made by itself where there is nothing to lose."""
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
        if table.told is not None:
            table.tell("serpent-event-rerolled", {"who": self.seat, "die": table.die})
        Roll(self.seat, self.roll, self.stat, self.dice, spent).run(table, chance)

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-reroll", {"die": table.die})


# -- cards that spoil a roll ---------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Slick(Question):
    """A rival's card that makes the roll harder, paid with the roller's peril."""

    BY_HAND: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "roller")
    __slots__ = ("roller",)

    def __init__(self, seat: int, roller: int) -> None:
        self.seat = seat
        self.roller = roller

    def options(self, table: Table) -> list[int]:
        """Not asked if the roll passes or fails all the same."""
        kinds = spoilers(table, self.seat, self.roller)
        rolled = table.rolled_for()
        dice = dice_of(table)
        wanted = rolled.need(table, table.penalty)
        harder = rolled.need(table, table.penalty + min([penalty_of(kind) for kind in kinds], default=0))
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
        if table.told is not None:
            table.tell("serpent-event-cursed", {"who": self.seat, "whom": self.roller, "card": CARDS[kind].id})
        table.add_peril(self.roller, -CARDS[kind].cost)
        table.penalty = max(LEAST, table.penalty + penalty_of(kind))

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-slick", {"whom": self.roller})


def dice_of(table: Table) -> int:
    """How many dice the roll has that is about to be made."""
    depth = len(table.stack) - 1
    while True:
        step = table.stack[depth]
        if isinstance(step, Roll):
            return step.dice
        depth -= 1


def spoilers(table: Table, seat: int, roller: int) -> list[int]:
    """The cards of a seat that spoil another's roll, paid with its peril."""
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
