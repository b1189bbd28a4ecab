"""After the comparison: the challenge, surviving monsters leave, and wounds are rewarded."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.exchange import start_exchange
from undercroft.games.serpent.battle.fighters import is_shot, is_there, lair_of, minions, named_fighters, survivors
from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import ATTACHMENT, FORMS, H_OWN_WEAPON, M_HOMING, PERMANENT, TREASURE, WEAPON
from undercroft.games.serpent.cards.plays import has_room, is_payable, play_shown
from undercroft.games.serpent.notation import MOST_NAMED, code, first_of, second_of, third_of, verb_of
from undercroft.games.serpent.table.battle import FIGHTERS, Fight, Fighter, fighting_piece, hero_of
from undercroft.games.serpent.table.piece import FIGHTING, LAIR, PREPARED, Piece, holds
from undercroft.games.serpent.table.step import CountQuestion, PieceQuestion, Question, Step
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.falling import can_lie, pay_battle
from undercroft.kernel.chance import Chance


@mypyc_attr(acyclic=True)
class Challenge(Question):
    """One attack for one action, at a monster that attacked the hero or any hero in its location; a minion may do
    it.
    """

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        battle = table.battles[-1]
        hero = table.heroes[seat]
        found = [code(verbs.PASS)]
        if battle.is_answered or hero.is_out or hero.fought or all([fight.attack < 0 for fight in battle.fights]):
            return found
        if is_shot(table, battle.fights[0]):
            return found
        can_pay = table.can_act(seat) or can_lie(table, seat)
        attackers: list[Fighter] = []
        for fight in battle.fights:
            if fight.attack >= 0 and fight.attacker not in attackers and is_there(table, fight.attacker):
                attackers.append(fight.attacker)
        if can_pay:
            for fighter in attackers:
                if not fighter.is_hero:
                    for form in range(3):
                        found.append(code(verbs.CHALLENGE, fighter.number, form))
            for other in table.heroes_at(hero.place, seat):
                if other != seat:
                    for form in range(3):
                        found.append(code(verbs.DUEL, other, form))
        if can_pay or table.variants.free_minion:
            for piece in minions(table, seat):
                for fighter in attackers:
                    for form in range(3):
                        if CARDS[piece.kind].attacks >> form & 1:
                            found.append(code(verbs.ORDER, piece.id, fighter.number, form))
        return found

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        """Repeats stages I to V with the hero as the attacker; nobody challenges in it."""
        if verb_of(move) == verbs.PASS:
            return
        seat = self.seat
        battle = table.battles[-1]
        if verb_of(move) == verbs.ORDER:
            piece = table.piece(first_of(move))
            if piece is not None:
                piece.acted = True
            if table.variants.free_minion:
                table.heroes[seat].fought = True
            else:
                pay_battle(table, seat)
            fight = Fight(fighting_piece(first_of(move)), FIGHTERS[second_of(move)], third_of(move))
        else:
            pay_battle(table, seat)
            fight = Fight(hero_of(seat), FIGHTERS[first_of(move)], second_of(move))
        battle.is_answered = True
        if fight.target.is_hero:
            battle.place = table.heroes[fight.target.seat].place
        battle.first = len(battle.fights)
        battle.fights.append(fight)
        if table.events is not None:
            table.tell("serpent-event-challenge", {**named_fighters(table, fight), "form": FORMS[fight.form]})
        start_exchange(table, battle)


LAIR_LIMIT: Final = 3

# -- VII. lair -----------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Lair(Step):
    """Every surviving monster goes to the hand, the lair or the discard."""

    def run(self, table: Table, chance: Chance) -> None:
        owner = table.battles[-1].owner
        if table.variants.is_solo:
            settle_alone(table)
            return
        for piece in survivors(table):
            if table.heroes[owner].is_out:
                table.discard_piece(piece)
            else:
                table.then(Settle(owner, piece.id))


@mypyc_attr(acyclic=True)
class Settle(PieceQuestion):
    """Unhurt monsters go to the hand or the lair, wounded ones to the lair or the discard; all together to the lair, if
    there is room.
    """

    def options(self, table: Table) -> list[int]:
        id = self.piece
        piece = table.piece(id)
        if piece is None or piece.zone != FIGHTING:
            return []
        if piece.wounds:
            found = [code(verbs.TO_LAIR, id), code(verbs.BANISH, id)]
            for mod in CARDS[piece.kind].mods:
                if mod.verb == M_HOMING:
                    found.append(code(verbs.TO_HAND, id))
        else:
            found = [code(verbs.TO_HAND, id), code(verbs.TO_LAIR, id)]
        count = len(survivors(table))
        if count > 1 and len(lair_of(table, self.seat)) + count <= LAIR_LIMIT:
            found.append(code(verbs.ALL_TO_LAIR))
        return found

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == verbs.ALL_TO_LAIR:
            for survivor in survivors(table):
                to_lair(table, self.seat, survivor)
            return
        piece = table.piece(first_of(move))
        if piece is None:
            return
        if verb_of(move) == verbs.TO_HAND:
            table.return_piece(piece)
            table.tell_who("serpent-event-to-hand", self.seat, "card", CARDS[piece.kind].id)
        elif verb_of(move) == verbs.BANISH:
            banish(table, self.seat, piece)
        else:
            to_lair(table, self.seat, piece)


def to_lair(table: Table, seat: int, piece: Piece) -> None:
    piece.zone = LAIR
    table.tell_who("serpent-event-to-lair", seat, "card", CARDS[piece.kind].id)
    if len(lair_of(table, seat)) > LAIR_LIMIT:
        table.then(Crowd(seat))


def banish(table: Table, seat: int, piece: Piece) -> None:
    table.discard_piece(piece)
    table.tell_who("serpent-event-buried", seat, "card", CARDS[piece.kind].id)


@mypyc_attr(acyclic=True)
class Crowd(Question):
    """The lair is full: asks which monster leaves."""

    def options(self, table: Table) -> list[int]:
        return [code(verbs.BANISH, piece.id) for piece in lair_of(table, self.seat)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        piece = table.piece(first_of(move))
        if piece is not None:
            banish(table, self.seat, piece)


def settle_alone(table: Table) -> None:
    """Discards survivors of a solo battle; with the lair the costliest stays and those that came from it return."""
    costliest: Piece | None = None
    fresh = [piece for piece in survivors(table) if not piece.from_lair]
    for piece in fresh:
        if table.variants.solo_lair and (costliest is None or rank(piece) > rank(costliest)):
            costliest = piece
    for piece in survivors(table):
        if piece.from_lair or piece is costliest:
            piece.zone = LAIR
            piece.from_lair = False
        else:
            table.discard_piece(piece)
    while len(lair_of(table, 0)) > LAIR_LIMIT:
        cheapest = lair_of(table, 0)[0]
        for piece in lair_of(table, 0):
            if rank(piece) < rank(cheapest):
                cheapest = piece
        table.discard_piece(cheapest)


def rank(piece: Piece) -> int:
    """Sorts by price, then by health."""
    face = CARDS[piece.kind]
    return face.cost * 16 + face.health - piece.wounds


# -- VIII. reward --------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Reward(Step):
    """One glory per wound dealt, one peril to give per wound suffered from monsters.

    If their owner was felled, the next living seat to its left gives the peril.
    """

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        if battle.earned and not table.heroes[battle.target].is_out:
            table.add_glory(battle.target, battle.earned)
        if battle.dealt and not table.variants.is_solo:
            owner = battle.owner
            giver = table.next_living(owner) if table.heroes[owner].is_out else owner
            table.then(Peril(giver, battle.dealt))


@mypyc_attr(acyclic=True)
class Peril(CountQuestion):
    """Gives all the points to one rival, or some of them; a single rival is not a choice."""

    def options(self, table: Table) -> list[int]:
        rivals = table.rivals(self.seat)
        left = min(self.count, MOST_NAMED)
        if len(rivals) == 1:
            return [code(verbs.PERIL, rivals[0], left)]
        return [code(verbs.PERIL, other, count) for other in rivals for count in range(left, 0, -1)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        table.add_peril(first_of(move), second_of(move))
        if self.count > second_of(move):
            table.then(Peril(self.seat, self.count - second_of(move)))


@mypyc_attr(acyclic=True)
class BattleEnd(Step):
    """The battle is over; alone, treasures are played now."""

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles.pop()
        table.heroes[battle.target].muted = False
        if table.variants.is_solo:
            table.then(Treasure(battle.target))


@mypyc_attr(acyclic=True)
class Treasure(Question):
    """Asks for permanent treasures and their attachments, one after the other."""

    BY_HAND: ClassVar[bool] = True

    def options(self, table: Table) -> list[int]:
        hero = table.heroes[self.seat]
        if hero.is_out:
            return []
        found = [code(verbs.PASS)]
        for kind in hero.kinds():
            face = CARDS[kind]
            if face.sort != TREASURE or not is_payable(table, self.seat, face):
                continue
            if face.duration == PERMANENT and has_room(table, self.seat, face):
                found.append(code(verbs.PLAY, kind))
            elif face.duration == ATTACHMENT and face.host == H_OWN_WEAPON:
                for piece in table.pieces:
                    if piece.zone == PREPARED and CARDS[piece.kind].kinds & WEAPON and not holds(piece.attached, kind):
                        found.append(code(verbs.PLAY_ON, kind, piece.id))
        return found

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == verbs.PASS:
            return
        play_shown(table, self.seat, move)
        table.then(self)
