"""Comparison and strike: the higher total wounds, with the strike's further effects."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.fighters import FightStep, face_of, is_shot, is_there, leave_battle, make_minion
from undercroft.games.serpent.battle.wounds import BY_ATTACK, Wounds
from undercroft.games.serpent.box import words
from undercroft.games.serpent.box.book import CARDS, NAKARI, NAKARI_QUEST, QUESTS, strikes
from undercroft.games.serpent.box.words import Effect
from undercroft.games.serpent.cards.drawing import Draw
from undercroft.games.serpent.cards.effects import Program, UseEffect
from undercroft.games.serpent.notation import DECLINE, PAY, STEAL, TAME, WOUND, code, first_of, verb_of
from undercroft.games.serpent.quests.completing import Complete
from undercroft.games.serpent.table.aim import NO_AIM, Aim
from undercroft.games.serpent.table.battle import RAID, Fight, Fighter
from undercroft.games.serpent.table.changes import sum_attached
from undercroft.games.serpent.table.hero import MAX_VALUE
from undercroft.games.serpent.table.piece import FIGHTING, Piece
from undercroft.games.serpent.table.step import PieceQuestion, Question, SeatStep, Step
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance

# -- V. comparison -----------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Comparison(FightStep):
    """The higher total strikes; equal totals do nothing."""

    def run(self, table: Table, chance: Chance) -> None:
        fight = table.battles[-1].fights[self.fight]
        if fight.is_void or fight.attack < 0 or fight.counter < 0:
            return
        if not is_there(table, fight.attacker) or not is_there(table, fight.target):
            return
        if fight.attack == fight.counter:
            if table.events is not None:
                table.tell("serpent-event-tie", {})
            return
        by_attacker = fight.attack > fight.counter
        if not by_attacker and is_shot(table, fight):
            table.tell_who("serpent-event-shot-missed", fight.attacker.seat)
            return
        winner = winner_of(fight, by_attacker)
        if winner.is_hero:
            if by_attacker and fight.defender().is_hero and carried(table, fight.target.seat):
                table.then(Spoils(winner.seat, self.fight))
            hit = Hit(winner.seat, self.fight, by_attacker)
            if hit.options(table)[1:]:
                table.then(hit)
        table.then(Strike(self.fight, by_attacker))


def winner_of(fight: Fight, by_attacker: bool) -> Fighter:
    return fight.attacker if by_attacker else fight.defender()


def loser_of(fight: Fight, by_attacker: bool) -> Fighter:
    return fight.defender() if by_attacker else fight.attacker


def form_of(fight: Fight, by_attacker: bool) -> int:
    """Returns the form in which the winner struck."""
    return fight.form if by_attacker or not fight.defender().is_hero else fight.answer


# -- what the winner may add ---------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Spoils(Question):
    """The attacker chooses a wound or the escort token."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fight")

    def __init__(self, seat: int, fight: int) -> None:
        self.seat = seat
        self.fight: int = fight

    def options(self, table: Table) -> list[int]:
        target = table.battles[-1].fights[self.fight].target
        return [code(WOUND)] + [code(STEAL, id) for id in carried(table, target.seat)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == WOUND:
            return
        quest = table.quest(first_of(move))
        if quest is None:
            return
        table.battles[-1].fights[self.fight].is_void = True  # no wound
        if table.events is not None:
            args = {"who": self.seat, "whom": quest.seat, "quest": QUESTS[quest.kind].id}
            table.tell("serpent-event-stole", args)
        table.drop_attached(quest)
        quest.seat = self.seat


def carried(table: Table, seat: int) -> list[int]:
    """Returns the escort tokens a hero carries."""
    return [quest.id for quest in table.quests if quest.seat == seat and quest.is_carried]


@mypyc_attr(acyclic=True)
class Hit(Question):
    """Offers wounds for glory."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fight", "by_attacker")

    def __init__(self, seat: int, fight: int, by_attacker: bool) -> None:
        self.seat = seat
        self.fight: int = fight
        self.by_attacker: bool = by_attacker

    def options(self, table: Table) -> list[int]:
        fight = table.battles[-1].fights[self.fight]
        hero = table.heroes[self.seat]
        if fight.is_void:
            return []
        found = [code(DECLINE)]
        for effect in strikes(hero.face.effects, form_of(fight, self.by_attacker)):
            if effect.pay and effect.pay <= hero.glory:
                found.append(code(PAY, effect.index))
        return found

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == DECLINE:
            return
        effect = words.EFFECTS[first_of(move)]
        table.add_glory(self.seat, -effect.pay)
        fight = table.battles[-1].fights[self.fight]
        more = words.PROGRAMS[effect.do][0].n
        if self.by_attacker:
            fight.extra = min(MAX_VALUE, fight.extra + more)
        else:
            fight.riposte = min(MAX_VALUE, fight.riposte + more)
        table.tell_who("serpent-event-used", self.seat, "ability", effect.name)


# -- V. the strike -------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Strike(Step):
    """A strike line that names wounds sets their number; everything else adds to one wound."""

    FIELDS: ClassVar[tuple[str, ...]] = ("fight", "by_attacker")

    def __init__(self, fight: int, by_attacker: bool) -> None:
        self.fight: int = fight
        self.by_attacker: bool = by_attacker

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        fight = battle.fights[self.fight]
        if fight.is_void:
            return
        winner, loser = winner_of(fight, self.by_attacker), loser_of(fight, self.by_attacker)
        if not is_there(table, winner) or not is_there(table, loser):
            return
        count = 1
        if self.by_attacker:
            count += fight.extra
        elif fight.stand_in < 0:
            count += fight.riposte  # the hero's cards do not help a minion
        effects = table.heroes[winner.seat].face.effects if winner.is_hero else face_of(table, winner).effects
        lines = [effect for effect in strikes(effects, form_of(fight, self.by_attacker)) if not effect.pay]
        for effect in lines:
            if names_wounds(effect):
                count += words.PROGRAMS[effect.do][0].n - 1
        if winner.is_hero:
            count += weapon_wounds(table, winner.seat)
        elif (piece := table.piece(winner.piece)) is not None:
            count += sum_attached(piece.attached, words.M_WOUND)
        if loser.is_hero:
            monster = winner if self.by_attacker else fight.target  # a challenged one strikes back
            pays_peril = battle.cause == RAID and monster.is_piece
            table.then(Wounds(loser.seat, count, BY_ATTACK, pays_peril))
        else:
            wound_monster(table, loser, count, is_by_hero=winner.is_hero)
        if winner.is_hero:
            use_up(table, winner.seat)
        if loser.is_hero:
            for effect in lines:
                also(table, effect, battle.owner, loser.seat, winner)


def names_wounds(effect: Effect) -> bool:
    """Returns whether a strike line begins with its number of wounds."""
    if effect.do < 0:
        return False
    op = words.PROGRAMS[effect.do][0]
    return op.verb == words.O_WOUND and not op.flags & words.F_PLUS


def also(table: Table, effect: Effect, you: int, foe: int, winner: Fighter) -> None:
    """Applies a strike's effects besides the wounds."""
    start = 1 if names_wounds(effect) else 0
    if effect.stats:
        table.then(UseEffect(effect.index, you, foe, NO_AIM, winner.piece))
    elif effect.do >= 0 and start < len(words.PROGRAMS[effect.do]):
        table.then(Program(effect.do, start, you, foe, NO_AIM, winner.piece))


def weapon_wounds(table: Table, seat: int) -> int:
    """Returns the extra wounds from attachments to a hero's weapon."""
    return sum([sum_attached(piece.attached, words.M_WOUND) for piece in table.prepared(seat)])


def use_up(table: Table, seat: int) -> None:
    """Applies what happens to the attachments of a weapon that struck: poison may be used up."""
    for piece in table.prepared(seat):
        for under in piece.attached:
            for effect in CARDS[under.card].effects:
                if effect.when == words.ON_HIT:
                    table.then(UseEffect(effect.index, seat, seat, Aim(card=under.card), piece.id))


# -- monsters that are hit -----------------------------------------------------------------------------


def wound_monster(table: Table, loser: Fighter, count: int, is_by_hero: bool) -> None:
    """Wounds of a monster pay glory; those of a minion, a hunted monster or Nakari do not."""
    battle = table.battles[-1]
    seat = battle.target  # the seat whose hero or minion dealt them, unless a minion of the rival was hit
    if table.events is not None:
        table.tell("serpent-event-monster-hit", {"monster": face_of(table, loser).id, "count": count})
    if loser.is_nakari:
        wound_nakari(table, seat, count)
        return
    if not loser.is_piece:
        quest = table.quest(loser.quest)
        if quest is not None:
            health = QUESTS[quest.kind].monster.health
            quest.wounds = min(health, quest.wounds + count)
            if quest.wounds == health:
                table.then(Complete(seat, quest.id))
        return
    piece = table.piece(loser.piece)
    if piece is None:
        return
    lost = min(count, CARDS[piece.kind].health - piece.wounds)
    piece.wounds += lost
    if piece.zone == FIGHTING:
        battle.earned = min(MAX_VALUE, battle.earned + lost)
        if is_by_hero and tame_effect(table, seat, piece) is not None:
            table.then(Tame(seat, piece.id))
    table.then(Beaten(seat, piece.id))


def wound_nakari(table: Table, seat: int, count: int) -> None:
    """Wounds Nakari; the hero that fells the goddess wins."""
    health = CARDS[NAKARI].health
    table.nakari_wounds = min(health, table.nakari_wounds + count)
    if table.nakari_wounds == health:
        table.has_event = False
        table.heroes[seat].count_quest(QUESTS[NAKARI_QUEST].points)
        table.win(1 << seat)


def tame_effect(table: Table, seat: int, piece: Piece) -> Effect | None:
    """Returns the ability that tames this monster, if it can be paid and there is room."""
    hero = table.heroes[seat]
    face = CARDS[piece.kind]
    for effect in hero.face.effects:
        if effect.when == words.ON_TAME and face.kinds & effect.of:
            price = face.cost if effect.pay_printed else effect.pay
            if hero.glory >= price and table.load_of(seat, words.TREASURES) < table.limit(seat, words.TREASURES):
                return effect
    return None


@mypyc_attr(acyclic=True)
class Tame(PieceQuestion):
    """The monster becomes a minion with its remaining health; a beaten one with 1."""

    def hero(self) -> int:
        return self.seat

    def options(self, table: Table) -> list[int]:
        return [code(DECLINE), code(TAME, self.piece)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        piece = table.piece(self.piece)
        if verb_of(move) == DECLINE or piece is None:
            return
        effect = tame_effect(table, self.seat, piece)
        if effect is None:
            return
        table.add_glory(self.seat, -(CARDS[piece.kind].cost if effect.pay_printed else effect.pay))
        piece.wounds = min(piece.wounds, CARDS[piece.kind].health - 1)
        make_minion(table, self.seat, piece)


@mypyc_attr(acyclic=True)
class Beaten(SeatStep):
    """A monster or minion without health is discarded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "piece")

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat  # the seat that beat it
        self.piece: int = piece

    def run(self, table: Table, chance: Chance) -> None:
        piece = table.piece(self.piece)
        if piece is None or piece.wounds < CARDS[piece.kind].health:
            return
        was_fighting = piece.zone == FIGHTING
        leave_battle(table, piece)
        table.discard_piece(piece)
        if table.events is not None:
            table.tell("serpent-event-beaten", {"card": CARDS[piece.kind].id})
        if was_fighting:
            if table.variants.is_solo:
                table.then(Draw(self.seat, 1))
            for effect in CARDS[piece.kind].effects:
                if effect.when == words.ON_BEATEN:
                    table.then(UseEffect(effect.index, self.seat, self.seat))
