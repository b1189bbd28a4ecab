"""Dice: tests against a threat, rolling again, and the rival's card that spoils a roll."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import CARDS, DIE, LEGENDARY_LEVEL
from undercroft.games.serpent.notation import CURSE, KEEP, PASS, REROLL, code, first_of, second_of, verb_of
from undercroft.games.serpent.table import Table
from undercroft.games.serpent.things import LEAST, PREPARED, WAITING
from undercroft.games.serpent.words import FREEING, LEGENDARY, M_REROLL, ON_PLAY, PROGRAMS, STATS, T_ROLL, Mod
from undercroft.kernel.chance import Chance

DIE_FACES: Final = 6
NO_FORM: Final = 7  # bare dice
CARD_SOURCE: Final = 16  # a re-roll by a card, plus its number; below: by the hero


def push_test(table: Table, seat: int, stat: int, number: int, source: int, roll: int) -> None:
    """Test a hero; the task below finds the answer in `table.passed`."""
    table.push(tasks.TEST, seat, stat, number, source, roll)


def test(table: Table, seat: int, stat: int, number: int, source: int, roll: int) -> None:
    """Modifiers are declared before the roll: first the rivals' cards, then the die."""
    table.push(tasks.TEST_ROLLED, seat, stat, number, source, roll)
    push_roll(table, seat, roll, stat, 1)


def push_roll(table: Table, seat: int, roll: int, form: int, dice: int) -> None:
    """A roll that rivals can spoil; the task below finds it in `table.die`, spoilt by `table.penalty`."""
    table.penalty = 0
    table.push(tasks.ROLL, seat, roll, form, dice, 0)
    if table.variants.is_solo:
        for piece in table.pieces.copy():
            if piece.zone == WAITING and CARDS[piece.kind].target == T_ROLL:
                table.discard_piece(piece)
                table.penalty += penalty_of(piece.kind)
        return
    for other in reversed(table.rivals(table.active)):
        if other != seat and spoilers(table, other, seat):
            table.push(tasks.ASK_SLICK, other, seat)
    if table.active != seat and not table.heroes[table.active].is_out and spoilers(table, table.active, seat):
        table.push(tasks.ASK_SLICK, table.active, seat)


def test_rolled(table: Table, seat: int, stat: int, number: int, source: int, roll: int) -> None:
    total = table.die + table.value(seat, stat) + table.roll_bonus(seat, roll, stat, source, 0) + table.penalty
    is_freed = source & FREEING != 0 and table.die == DIE_FACES and total < number
    table.passed = total >= number or is_freed
    if table.told is not None:
        args = {"who": seat, "stat": STATS[stat], "die": table.die, "total": total, "number": number}
        id = "serpent-event-freed" if is_freed else "serpent-event-passed" if table.passed else "serpent-event-failed"
        table.tell(id, args)


# -- cards that spoil a roll ---------------------------------------------------------------------------


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


def slick_options(table: Table, seat: int, roller: int) -> list[int]:
    return [code(PASS)] + [code(CURSE, roller, kind) for kind in spoilers(table, seat, roller)]


def slick(table: Table, seat: int, move: int) -> None:
    if verb_of(move) == PASS:
        return
    roller, kind = first_of(move), second_of(move)
    table.is_final = True
    table.heroes[seat].hand.remove(kind)
    table.put_away(kind)
    if table.told is not None:
        table.tell("serpent-event-cursed", {"who": seat, "whom": roller, "card": CARDS[kind].id})
    table.add_peril(roller, -CARDS[kind].cost)
    table.penalty = max(LEAST, table.penalty + penalty_of(kind))


# -- the die -------------------------------------------------------------------------------------------


def roll(table: Table, seat: int, kind: int, form: int, dice: int, used: int, chance: Chance) -> None:
    """Roll, then ask whether to roll again, before anything else happens."""
    table.die = 0
    for _ in range(dice):
        table.die += chance.roll(DIE) + 1
    ask_again(table, seat, kind, form, dice, used)


def ask_again(table: Table, seat: int, kind: int, form: int, dice: int, used: int) -> None:
    if table.die < DIE_FACES * dice and len(again_options(table, seat, kind, form, dice, used)) > 1:
        table.push(tasks.ASK_REROLL, seat, kind, form, dice, used)


def again_options(table: Table, seat: int, kind: int, form: int, dice: int, used: int) -> list[int]:
    """Each effect once a roll; the new die stands."""
    hero = table.heroes[seat]
    found = [code(KEEP)]
    for number, mod in enumerate(hero.face.mods):
        if not used >> number & 1 and is_again(mod, kind, form, table.die, dice, hero.glory):
            found.append(code(REROLL, number))
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == PREPARED and not piece.used:
            for mod in CARDS[piece.kind].mods:
                if is_again(mod, kind, form, table.die, dice, hero.glory):
                    found.append(code(REROLL, CARD_SOURCE + piece.id))
    return found


def is_again(mod: Mod, kind: int, form: int, die: int, dice: int, glory: int) -> bool:
    return (
        mod.verb == M_REROLL
        and (not mod.rolls or mod.rolls & kind != 0)
        and (not mod.forms or mod.forms >> form & 1 == 1)
        and (mod.upto == 6 or (dice == 1 and die <= mod.upto))
        and mod.pay <= glory
    )


def again(table: Table, seat: int, kind: int, form: int, dice: int, used: int, move: int, chance: Chance) -> None:
    if verb_of(move) == KEEP:
        return
    source = first_of(move)
    if source < CARD_SOURCE:
        mods = table.heroes[seat].face.mods
        table.add_glory(seat, -mods[source].pay)
        used |= 1 << source
    else:
        piece = table.piece(source - CARD_SOURCE)
        if piece is not None:
            piece.used = True
            for mod in CARDS[piece.kind].mods:
                if mod.verb == M_REROLL:
                    table.add_glory(seat, -mod.pay)
    if table.told is not None:
        table.tell("serpent-event-rerolled", {"who": seat, "die": table.die})
    roll(table, seat, kind, form, dice, used, chance)
