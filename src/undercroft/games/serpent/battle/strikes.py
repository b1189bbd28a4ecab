"""Comparison and strike: the higher total wounds, and what comes with the wound."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.fighters import FightStep, face_of, is_there, leave_battle, make_minion
from undercroft.games.serpent.battle.wounds import BY_ATTACK, Wounds
from undercroft.games.serpent.box.book import CARDS, NAKARI, NAKARI_QUEST, QUESTS, strikes
from undercroft.games.serpent.box.words import (
    EFFECTS,
    F_PLUS,
    M_WOUND,
    O_WOUND,
    ON_BEATEN,
    ON_HIT,
    ON_TAME,
    PROGRAMS,
    TREASURES,
    Effect,
)
from undercroft.games.serpent.cards.drawing import Draw
from undercroft.games.serpent.cards.effects import Program, UseEffect
from undercroft.games.serpent.notation import DECLINE, PAY, STEAL, TAME, WOUND, code, first_of, verb_of
from undercroft.games.serpent.quests.completing import Complete
from undercroft.games.serpent.table.aim import NO_AIM, NONE, Aim
from undercroft.games.serpent.table.battle import GODDESS, PIECE, QUEST, RAID, Fight
from undercroft.games.serpent.table.bounds import MOST
from undercroft.games.serpent.table.changes import matching
from undercroft.games.serpent.table.piece import FIGHTING, PREPARED, Piece
from undercroft.games.serpent.table.step import Question, SeatStep, Step
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message

# -- IV. comparison ------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Comparison(FightStep):
    """The higher total strikes; equal totals do nothing."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        fight = table.battles[-1].fights[self.fight]
        if fight.is_void or fight.attack < 0 or fight.counter < 0:
            return
        if not is_there(table, fight.attacker) or not is_there(table, fight.target):
            return
        if fight.attack == fight.counter:
            if table.told is not None:
                table.tell("serpent-event-tie", {})
            return
        by_attacker = fight.attack > fight.counter
        table.then(Strike(self.fight, by_attacker))
        winner = winner_of(fight, by_attacker)
        if winner < PIECE:
            hit = Hit(winner, self.fight, by_attacker)
            if hit.options(table)[1:]:
                table.then(hit)
            if by_attacker and loser_of(fight, by_attacker) < PIECE and carried(table, fight.target):
                table.then(Spoils(winner, self.fight))


def winner_of(fight: Fight, by_attacker: bool) -> int:
    if by_attacker:
        return fight.attacker
    return PIECE + fight.stand_in if fight.stand_in >= 0 else fight.target


def loser_of(fight: Fight, by_attacker: bool) -> int:
    return winner_of(fight, not by_attacker)


def form_of(fight: Fight, by_attacker: bool) -> int:
    """The form in which the winner struck."""
    return fight.form if by_attacker or fight.stand_in >= 0 or fight.target >= PIECE else fight.answer


# -- what the winner may add ---------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Spoils(Question):
    """The attacker chooses: a wound, or the escort token."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fight")
    __slots__ = ("fight",)

    def __init__(self, seat: int, fight: int) -> None:
        self.seat = seat
        self.fight = fight

    def options(self, table: Table) -> list[int]:
        target = table.battles[-1].fights[self.fight].target
        return [code(WOUND)] + [code(STEAL, id) for id in carried(table, target)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == WOUND:
            return
        quest = table.quest(first_of(move))
        if quest is None:
            return
        table.battles[-1].fights[self.fight].is_void = True  # no wound
        if table.told is not None:
            args = {"who": self.seat, "whom": quest.seat, "quest": QUESTS[quest.kind].id}
            table.tell("serpent-event-stole", args)
        for under in quest.attached:
            table.put_away(under.card)
        quest.attached = ()
        quest.seat = self.seat


def carried(table: Table, seat: int) -> list[int]:
    """Escort tokens a hero carries."""
    return [quest.id for quest in table.quests if quest.seat == seat and quest.is_carried]


@final
@mypyc_attr(acyclic=True)
class Hit(Question):
    """Wounds to be bought with glory."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fight", "by_attacker")
    __slots__ = ("fight", "by_attacker")

    def __init__(self, seat: int, fight: int, by_attacker: bool) -> None:
        self.seat = seat
        self.fight = fight
        self.by_attacker = by_attacker

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
        effect = EFFECTS[first_of(move)]
        table.add_glory(self.seat, -effect.pay)
        fight = table.battles[-1].fights[self.fight]
        more = PROGRAMS[effect.do][0].n
        if self.by_attacker:
            fight.extra = min(MOST, fight.extra + more)
        else:
            fight.riposte = min(MOST, fight.riposte + more)
        if table.told is not None:
            table.tell("serpent-event-used", {"who": self.seat, "ability": effect.name})


# -- V. the strike -------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Strike(Step):
    """A strike line that names wounds sets their number; everything else comes on top of the one wound."""

    FIELDS: ClassVar[tuple[str, ...]] = ("fight", "by_attacker")
    __slots__ = ("fight", "by_attacker")

    def __init__(self, fight: int, by_attacker: bool) -> None:
        self.fight = fight
        self.by_attacker = by_attacker

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        fight = battle.fights[self.fight]
        if fight.is_void:
            return
        winner, loser = winner_of(fight, self.by_attacker), loser_of(fight, self.by_attacker)
        if not is_there(table, winner) or not is_there(table, loser):
            return
        form = form_of(fight, self.by_attacker)
        count = 1
        if self.by_attacker:
            count += fight.extra
        elif fight.stand_in < 0:
            count += fight.riposte  # the hero's cards do not help a minion
        effects = table.heroes[winner].face.effects if winner < PIECE else face_of(table, winner).effects
        for effect in reversed(strikes(effects, form)):
            if effect.pay:
                continue
            start = 0
            if effect.do >= 0 and is_wounds(effect):
                count += PROGRAMS[effect.do][0].n - 1
                start = 1
            if loser < PIECE:
                also(table, effect, start, battle.owner, loser, winner)
        if winner < PIECE:
            count += poison(table, winner)
        elif winner < QUEST:
            count += kiss(table, winner)
        if loser < PIECE:
            monster = winner if self.by_attacker else fight.target  # a challenged one strikes back
            pays_peril = battle.cause == RAID and PIECE <= monster < QUEST
            table.then(Wounds(loser, count, BY_ATTACK, pays_peril))
        else:
            wound_monster(table, loser, count, is_by_hero=winner < PIECE)


def is_wounds(effect: Effect) -> bool:
    op = PROGRAMS[effect.do][0]
    return op.verb == O_WOUND and not op.flags & F_PLUS


def also(table: Table, effect: Effect, start: int, you: int, foe: int, winner: int) -> None:
    """What a strike does besides the wounds."""
    source = winner - PIECE if PIECE <= winner < QUEST else NONE
    if effect.stats:
        table.then(UseEffect(effect.index, you, foe, NO_AIM, source))
    elif effect.do >= 0 and start < len(PROGRAMS[effect.do]):
        table.then(Program(effect.do, start, you, foe, NO_AIM, source))


def poison(table: Table, seat: int) -> int:
    """What is attached to a hero's weapon and deals more; it may be used up."""
    total = 0
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == PREPARED:
            for under in piece.attached:
                face = CARDS[under.card]
                total += matching(face.mods, M_WOUND, 0, 0, 0, 0)
                for effect in face.effects:
                    if effect.when == ON_HIT:
                        table.then(UseEffect(effect.index, seat, seat, Aim(card=under.card), piece.id))
    return total


def kiss(table: Table, fighter: int) -> int:
    """What is attached to a monster and deals more."""
    piece = table.piece(fighter - PIECE)
    total = 0
    if piece is not None:
        for under in piece.attached:
            total += matching(CARDS[under.card].mods, M_WOUND, 0, 0, 0, 0)
    return total


# -- monsters that are hit -----------------------------------------------------------------------------


def wound_monster(table: Table, loser: int, count: int, is_by_hero: bool) -> None:
    """Wounds of a monster pay glory, those of a minion, a hunted monster or Nakari nothing."""
    battle = table.battles[-1]
    seat = battle.target  # whose hero or minion dealt them, unless a minion of the rival was hit
    if table.told is not None:
        table.tell("serpent-event-monster-hit", {"monster": face_of(table, loser).id, "count": count})
    if loser == GODDESS:
        wound_nakari(table, seat, count)
        return
    if loser >= QUEST:
        quest = table.quest(loser - QUEST)
        if quest is not None:
            health = QUESTS[quest.kind].monster.health
            quest.wounds = min(health, quest.wounds + count)
            if quest.wounds == health:
                table.then(Complete(seat, quest.id))
        return
    piece = table.piece(loser - PIECE)
    if piece is None:
        return
    lost = min(count, CARDS[piece.kind].health - piece.wounds)
    piece.wounds += lost
    table.then(Beaten(seat, piece.id))
    if piece.zone == FIGHTING:
        battle.earned = min(MOST, battle.earned + lost)
        if is_by_hero and tame_effect(table, seat, piece) is not None:
            table.then(Tame(seat, piece.id))


def wound_nakari(table: Table, seat: int, count: int) -> None:
    """Who fells the goddess wins."""
    health = CARDS[NAKARI].health
    table.nakari_wounds = min(health, table.nakari_wounds + count)
    if table.nakari_wounds == health:
        table.has_event = False
        table.heroes[seat].count_quest(QUESTS[NAKARI_QUEST].points)
        table.win(1 << seat)


def tame_effect(table: Table, seat: int, piece: Piece) -> Effect | None:
    """The ability to tame this monster, if it can be paid and there is room."""
    hero = table.heroes[seat]
    face = CARDS[piece.kind]
    for effect in hero.face.effects:
        if effect.when == ON_TAME and face.kinds & effect.of:
            price = face.cost if effect.pay_printed else effect.pay
            if hero.glory >= price and table.load_of(seat, TREASURES) < table.limit(seat, TREASURES):
                return effect
    return None


@final
@mypyc_attr(acyclic=True)
class Tame(Question):
    """The monster serves, with the health it has left; a beaten one with 1."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "piece")
    __slots__ = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

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

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-tame", {"card": table.card_of(self.piece)})


@final
@mypyc_attr(acyclic=True)
class Beaten(SeatStep):
    """A monster or minion without health is discarded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "piece")
    __slots__ = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat  # who beat it
        self.piece = piece

    def run(self, table: Table, chance: Chance) -> None:
        piece = table.piece(self.piece)
        if piece is None or piece.wounds < CARDS[piece.kind].health:
            return
        was_fighting = piece.zone == FIGHTING
        leave_battle(table, piece)
        table.discard_piece(piece)
        if table.told is not None:
            table.tell("serpent-event-beaten", {"card": CARDS[piece.kind].id})
        if was_fighting:
            for effect in CARDS[piece.kind].effects:
                if effect.when == ON_BEATEN:
                    table.then(UseEffect(effect.index, self.seat, self.seat))
            if table.variants.is_solo:
                table.then(Draw(self.seat, 1))
