"""One exchange of a battle: response, attack rolls, counter rolls, comparisons."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.fighters import (
    FightStep,
    face_of,
    is_shot,
    is_there,
    kinds_of,
    minions,
    named_fighters,
)
from undercroft.games.serpent.battle.parts import attack_parts, counter_parts, told
from undercroft.games.serpent.battle.strikes import Comparison
from undercroft.games.serpent.box.book import CARDS, DIE_FACES
from undercroft.games.serpent.box.words import ATTACK, FORMS, M_COMPANY, M_HOST, M_PACK, PRIESTESS
from undercroft.games.serpent.box.words import COUNTER as COUNTER_ROLL
from undercroft.games.serpent.cards.dice import roll_unspoilt
from undercroft.games.serpent.cards.plays import play_options, play_shown
from undercroft.games.serpent.cards.timing import IN_RESPONSE
from undercroft.games.serpent.notation import COUNTER, PASS, STAND_IN, code, first_of, verb_of
from undercroft.games.serpent.table.battle import Battle, Fight
from undercroft.games.serpent.table.changes import sum_attached
from undercroft.games.serpent.table.hero import MAX_VALUE
from undercroft.games.serpent.table.piece import SERVING, Piece
from undercroft.games.serpent.table.step import Question, Rolled, Step
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance

# -- II. response --------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Response(Question):
    """The defender alone may play any number of cards, each carried out at once."""

    BY_HAND: ClassVar[bool] = True

    def options(self, table: Table) -> list[int]:
        battle = table.battles[-1]
        hero = table.heroes[self.seat]
        if hero.is_out or hero.place != battle.place:
            return []
        for number in range(battle.first, len(battle.fights)):
            if not battle.fights[number].is_void:
                return [code(PASS), *play_options(table, self.seat, IN_RESPONSE)]
        return []

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) != PASS:
            play_shown(table, self.seat, move)
            table.then(self)


# -- III. attack rolls ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class AttackRolls(Step):
    """Makes all attack rolls in the order declared."""

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        for number in range(battle.first, len(battle.fights)):
            table.then(ATTACK_ROLLS[number] if number < SHARED else AttackRoll(number))


@mypyc_attr(acyclic=True)
class AttackRoll(FightStep):
    """Rolls a die for one attack, if it still takes place."""

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        fight = battle.fights[self.fight]
        if not is_there(table, fight.attacker) or not is_there(table, fight.target):
            fight.is_void = True
        elif fight.target.is_hero and table.heroes[fight.target.seat].place != battle.place:
            fight.is_void = True  # the target has left
        if fight.is_void:
            return
        if fight.attacker.is_hero:
            roll_unspoilt(table, fight.attacker.seat, ATTACK, fight.form)
            table.then(AttackRolled(self.fight))
            return
        table.last_roll.throw(1, chance)
        note_attack(table, fight)


@mypyc_attr(acyclic=True)
class AttackRolled(Rolled):
    """A hero's attack: every point counts, whatever the counter may be."""

    FIELDS: ClassVar[tuple[str, ...]] = ("fight",)

    def __init__(self, fight: int) -> None:
        self.fight: int = fight

    def run(self, table: Table, chance: Chance) -> None:
        note_attack(table, table.battles[-1].fights[self.fight])

    def need(self, table: Table, penalty: int) -> int:
        return DIE_FACES

    def can_improve(self, table: Table, dice: int) -> bool:
        return True

    def is_worst(self, table: Table, dice: int) -> bool:
        return table.last_roll.die == dice


def note_attack(table: Table, fight: Fight) -> None:
    die = table.last_roll.die
    fight.attack = min(MAX_VALUE, die + attack_value(table, fight))
    if table.events is not None:
        piece = table.piece(fight.attacker.piece)
        company = company_bonus(table, piece) if piece is not None else 0
        args = {**named_fighters(table, fight), "form": FORMS[fight.form], "die": die, "total": fight.attack}
        args["parts"] = told(attack_parts(table, fight, company), fight.attack - die)
        table.tell("serpent-event-attack", args)


def attack_value(table: Table, fight: Fight) -> int:
    """Returns everything added to the die of an attack."""
    form = fight.form
    attacker = fight.attacker
    if attacker.is_hero:
        bonus = table.roll_bonus(attacker.seat, ATTACK, form, 0, kinds_of(table, fight.target))
        return table.value(attacker.seat, form) + bonus
    face = face_of(table, attacker)
    piece = table.piece(attacker.piece)
    total = face.values[form]
    if fight.target.is_hero:
        total += table.enemy_bonus(fight.target.seat, form, face.kinds)
    if piece is not None and piece.zone == SERVING:
        return max(0, total)  # a minion no longer uses the effects of peril
    total += fight.bonus
    if face.kinds & PRIESTESS and table.has_event:
        total += table.tokens
    if piece is not None:
        total += company_bonus(table, piece)
        total += sum_attached(piece.attached, M_HOST)
    return max(0, total)


def company_bonus(table: Table, piece: Piece) -> int:
    """Returns the bonus of monsters that are stronger together, counting those declared this turn and still in
    battle.
    """
    total = 0
    for mod in CARDS[piece.kind].mods:
        if mod.verb == M_PACK:
            total += mod.n * table.declared.count(piece.kind)
        elif mod.verb == M_COMPANY:
            company = 0
            for kind in table.declared:
                if CARDS[kind].kinds & mod.kinds:
                    company += 1
            if company > 1:
                total += mod.n
    return total


# -- IV. counter rolls -------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class CounterRolls(Step):
    """Makes all counter rolls in the order declared."""

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        for number in range(battle.first, len(battle.fights)):
            table.then(COUNTER_ROLLS[number] if number < SHARED else CounterRoll(number))


@mypyc_attr(acyclic=True)
class CounterRoll(FightStep):
    """Rolls a die against one attack that was rolled."""

    def run(self, table: Table, chance: Chance) -> None:
        fight = table.battles[-1].fights[self.fight]
        if fight.is_void or fight.attack < 0 or not is_there(table, fight.target):
            return
        if not fight.target.is_hero:
            table.last_roll.throw(1, chance)
            note_counter(table, fight)
        elif minions(table, fight.target.seat) and not is_shot(table, fight):
            table.then(StandIn(fight.target.seat, self.fight))
        else:
            hero_counters(table, self.fight)


def hero_counters(table: Table, number: int) -> None:
    fight = table.battles[-1].fights[number]
    roll_unspoilt(table, fight.target.seat, COUNTER_ROLL, fight.answer)
    table.then(CounterRolled(number))


@mypyc_attr(acyclic=True)
class StandIn(Question):
    """Asks whether the hero or a minion counters; the one that rolls suffers the wounds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fight")

    def __init__(self, seat: int, fight: int) -> None:
        self.seat = seat
        self.fight: int = fight

    def options(self, table: Table) -> list[int]:
        return [code(COUNTER)] + [code(STAND_IN, piece.id) for piece in minions(table, self.seat)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        piece = table.piece(first_of(move))
        if verb_of(move) == COUNTER or piece is None:
            hero_counters(table, self.fight)
            return
        piece.acted = True
        fight = table.battles[-1].fights[self.fight]
        fight.stand_in = piece.id
        table.last_roll.throw(1, chance)
        note_counter(table, fight)


@mypyc_attr(acyclic=True)
class CounterRolled(Rolled):
    """A hero's counter must win or at least tie; against a shot a tie is as good."""

    FIELDS: ClassVar[tuple[str, ...]] = ("fight",)

    def __init__(self, fight: int) -> None:
        self.fight: int = fight

    def run(self, table: Table, chance: Chance) -> None:
        note_counter(table, table.battles[-1].fights[self.fight])

    def need(self, table: Table, penalty: int) -> int:
        fight = table.battles[-1].fights[self.fight]
        return fight.attack + 1 - hero_counter_value(table, fight)

    def can_improve(self, table: Table, dice: int) -> bool:
        wanted = self.need(table, 0)
        die = table.last_roll.die
        if die < wanted - 1 or is_shot(table, table.battles[-1].fights[self.fight]):
            wanted -= 1  # a tie is better than a wound
        return die < wanted <= DIE_FACES * dice

    def is_worst(self, table: Table, dice: int) -> bool:
        return table.last_roll.die < self.need(table, 0) - 1


def hero_counter_value(table: Table, fight: Fight) -> int:
    seat = fight.target.seat
    bonus = table.roll_bonus(seat, COUNTER_ROLL, fight.answer, 0, kinds_of(table, fight.attacker))
    return table.value(seat, fight.answer) + bonus


def note_counter(table: Table, fight: Fight) -> None:
    fighter = fight.defender()
    value = hero_counter_value(table, fight) if fighter.is_hero else face_of(table, fighter).values[fight.form]
    die = table.last_roll.die
    fight.counter = die + value
    if table.events is not None:
        form = fight.answer if fighter.is_hero else fight.form
        args = {**named_fighters(table, fight), "form": FORMS[form], "die": die, "total": fight.counter}
        args["parts"] = told(counter_parts(table, fight), fight.counter - die)
        table.tell("serpent-event-counter", args)


# -- V. comparisons -----------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Comparisons(Step):
    """Makes all comparisons in the order declared."""

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        for number in range(battle.first, len(battle.fights)):
            table.then(COMPARISONS[number] if number < SHARED else Comparison(number))


# Steps are immutable: those of the first attacks of a battle are created once for all tables.
SHARED: Final = 12
ATTACK_ROLLS: Final = [AttackRoll(number) for number in range(SHARED)]
COUNTER_ROLLS: Final = [CounterRoll(number) for number in range(SHARED)]
COMPARISONS: Final = [Comparison(number) for number in range(SHARED)]


def start_exchange(table: Table, battle: Battle) -> None:
    """Starts the stages II to V of the fights from `battle.first` on; only a hero has a response."""
    target = battle.fights[battle.first].target
    if target.is_hero:
        table.then(Response(target.seat))
    table.then_all([AttackRolls(), CounterRolls(), Comparisons()])
