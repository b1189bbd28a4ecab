"""One exchange of a battle: response, attack rolls, counter rolls, comparisons."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.fighters import FightStep, face_of, is_there, kinds_of, minions, named_fighters
from undercroft.games.serpent.battle.strikes import Comparison
from undercroft.games.serpent.box.book import CARDS, DIE, DIE_FACES
from undercroft.games.serpent.box.words import ATTACK, FORMS, M_COMPANY, M_HOST, M_PACK, PRIESTESS
from undercroft.games.serpent.box.words import COUNTER as COUNTER_ROLL
from undercroft.games.serpent.cards.dice import roll_unspoilt
from undercroft.games.serpent.cards.playing import play_shown
from undercroft.games.serpent.cards.plays import play_options
from undercroft.games.serpent.cards.timing import IN_RESPONSE
from undercroft.games.serpent.notation import COUNTER, PASS, STAND_IN, code, first_of, verb_of
from undercroft.games.serpent.table.battle import PIECE, QUEST, Battle, Fight
from undercroft.games.serpent.table.bounds import MOST
from undercroft.games.serpent.table.changes import matching
from undercroft.games.serpent.table.piece import SERVING, Piece
from undercroft.games.serpent.table.step import Question, Rolled, Step
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance

# -- I. response ---------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Response(Question):
    """The defender only, any number of cards, each carried out at once."""

    BY_HAND: ClassVar[bool] = True
    __slots__ = ()

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
            table.then(self)
            play_shown(table, self.seat, move)


# -- II. attack rolls ----------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class AttackRolls(Step):
    """All attack rolls, in the order declared."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        for number in range(len(battle.fights) - 1, battle.first - 1, -1):
            table.then(ATTACK_ROLLS[number] if number < SHARED else AttackRoll(number))


@final
@mypyc_attr(acyclic=True)
class AttackRoll(FightStep):
    """A die for one attack, if it still takes place."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        fight = battle.fights[self.fight]
        if not is_there(table, fight.attacker) or not is_there(table, fight.target):
            fight.is_void = True
        elif fight.target < PIECE and table.heroes[fight.target].place != battle.place:
            fight.is_void = True  # the target has left
        if fight.is_void:
            return
        if fight.attacker < PIECE:
            table.then(AttackRolled(self.fight))
            roll_unspoilt(table, fight.attacker, ATTACK, fight.form)
            return
        table.die = chance.roll(DIE) + 1
        note_attack(table, fight)


@final
@mypyc_attr(acyclic=True)
class AttackRolled(Rolled):
    """A hero's attack: whatever the counter may be, every point counts."""

    FIELDS: ClassVar[tuple[str, ...]] = ("fight",)
    __slots__ = ("fight",)

    def __init__(self, fight: int) -> None:
        self.fight = fight

    def run(self, table: Table, chance: Chance) -> None:
        note_attack(table, table.battles[-1].fights[self.fight])

    def need(self, table: Table, penalty: int) -> int:
        return DIE_FACES

    def can_improve(self, table: Table, dice: int) -> bool:
        return True

    def is_worst(self, table: Table, dice: int) -> bool:
        return table.die == dice


def note_attack(table: Table, fight: Fight) -> None:
    fight.attack = min(MOST, table.die + attack_value(table, fight))
    if table.told is not None:
        args = {**named_fighters(table, fight), "form": FORMS[fight.form], "die": table.die, "total": fight.attack}
        table.tell("serpent-event-attack", args)


def attack_value(table: Table, fight: Fight) -> int:
    """Everything added to the die of an attack."""
    form = fight.form
    attacker = fight.attacker
    if attacker < PIECE:
        bonus = table.roll_bonus(attacker, ATTACK, form, 0, kinds_of(table, fight.target))
        return table.value(attacker, form) + bonus
    face = face_of(table, attacker)
    piece = table.piece(attacker - PIECE) if attacker < QUEST else None
    total = face.values[form]
    if fight.target < PIECE:
        total += table.enemy_bonus(fight.target, form, face.kinds)
    if piece is not None and piece.zone == SERVING:
        return max(0, total)  # a minion no longer uses the effects of peril
    total += fight.bonus
    if face.kinds & PRIESTESS and table.has_event:
        total += table.tokens
    if piece is not None:
        total += company_bonus(table, piece)
        for under in piece.attached:
            total += matching(CARDS[under.card].mods, M_HOST, 0, 0, 0, 0)
    return max(0, total)


def company_bonus(table: Table, piece: Piece) -> int:
    """Monsters that are stronger together; counted are those declared this turn and not taken away."""
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


# -- III. counter rolls --------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class CounterRolls(Step):
    """All counter rolls, in the order declared."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        for number in range(len(battle.fights) - 1, battle.first - 1, -1):
            table.then(COUNTER_ROLLS[number] if number < SHARED else CounterRoll(number))


@final
@mypyc_attr(acyclic=True)
class CounterRoll(FightStep):
    """A die against one attack that was rolled."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        fight = table.battles[-1].fights[self.fight]
        if fight.is_void or fight.attack < 0 or not is_there(table, fight.target):
            return
        if fight.target >= PIECE:
            table.die = chance.roll(DIE) + 1
            note_counter(table, fight)
        elif minions(table, fight.target):
            table.then(StandIn(fight.target, self.fight))
        else:
            hero_counters(table, self.fight)


def hero_counters(table: Table, number: int) -> None:
    fight = table.battles[-1].fights[number]
    table.then(CounterRolled(number))
    roll_unspoilt(table, fight.target, COUNTER_ROLL, fight.answer)


@final
@mypyc_attr(acyclic=True)
class StandIn(Question):
    """The hero or a minion counters; who rolls, suffers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fight")
    __slots__ = ("fight",)

    def __init__(self, seat: int, fight: int) -> None:
        self.seat = seat
        self.fight = fight

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
        table.die = chance.roll(DIE) + 1
        note_counter(table, fight)


@final
@mypyc_attr(acyclic=True)
class CounterRolled(Rolled):
    """A hero's counter: to be won, or at least tied."""

    FIELDS: ClassVar[tuple[str, ...]] = ("fight",)
    __slots__ = ("fight",)

    def __init__(self, fight: int) -> None:
        self.fight = fight

    def run(self, table: Table, chance: Chance) -> None:
        note_counter(table, table.battles[-1].fights[self.fight])

    def need(self, table: Table, penalty: int) -> int:
        fight = table.battles[-1].fights[self.fight]
        return fight.attack + 1 - hero_counter_value(table, fight)

    def can_improve(self, table: Table, dice: int) -> bool:
        wanted = self.need(table, 0)
        if table.die >= wanted:
            return False
        if table.die < wanted - 1:
            wanted -= 1  # a tie is better than a wound
        return DIE_FACES * dice >= wanted

    def is_worst(self, table: Table, dice: int) -> bool:
        return table.die < self.need(table, 0) - 1


def hero_counter_value(table: Table, fight: Fight) -> int:
    bonus = table.roll_bonus(fight.target, COUNTER_ROLL, fight.answer, 0, kinds_of(table, fight.attacker))
    return table.value(fight.target, fight.answer) + bonus


def note_counter(table: Table, fight: Fight) -> None:
    is_hero = fight.stand_in < 0 and fight.target < PIECE
    if is_hero:
        value = hero_counter_value(table, fight)
    else:
        value = face_of(table, PIECE + fight.stand_in if fight.stand_in >= 0 else fight.target).values[fight.form]
    fight.counter = table.die + value
    if table.told is not None:
        form = fight.answer if is_hero else fight.form
        args = {**named_fighters(table, fight), "form": FORMS[form], "die": table.die, "total": fight.counter}
        table.tell("serpent-event-counter", args)


# -- IV. comparisons -----------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Comparisons(Step):
    """All comparisons, in the order declared."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        for number in range(len(battle.fights) - 1, battle.first - 1, -1):
            table.then(COMPARISONS[number] if number < SHARED else Comparison(number))


# Steps never change: those of the first attacks of a battle are made once for all tables.
SHARED: Final = 12
ATTACK_ROLLS: Final = [AttackRoll(number) for number in range(SHARED)]
COUNTER_ROLLS: Final = [CounterRoll(number) for number in range(SHARED)]
COMPARISONS: Final = [Comparison(number) for number in range(SHARED)]


def start_exchange(table: Table, battle: Battle) -> None:
    """The stages of the fights from `battle.first` on; who is no hero has no response."""
    table.then_all([AttackRolls(), CounterRolls(), Comparisons()])
    target = battle.fights[battle.first].target
    if target < PIECE:
        table.then(Response(target))
