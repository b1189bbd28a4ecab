"""The villainy phase: curses one by one, and one declaration of encounters, each paid with its target's peril."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.box import words
from undercroft.games.serpent.box.book import CARDS, Face
from undercroft.games.serpent.cards.choices import turnable
from undercroft.games.serpent.cards.effects import UseEffect
from undercroft.games.serpent.notation import MOST_NAMED, code, first_of, second_of, third_of, verb_of
from undercroft.games.serpent.table.aim import NO_AIM, Aim
from undercroft.games.serpent.table.piece import CURSING, LAID, LAIR, Attached, holds, is_treasure
from undercroft.games.serpent.table.step import Question, SeatStep
from undercroft.games.serpent.table.table import IN_VILLAINY, MOST_SEATS, Table
from undercroft.games.serpent.turn.planning import add_encounters, is_legal_for, is_planning, plan, unleash
from undercroft.games.serpent.ways.windows import ask_away
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message


@mypyc_attr(acyclic=True)
class VillainyPhase(SeatStep):
    """Skipped in the solo game, where the peril deck plays itself."""

    def run(self, table: Table, chance: Chance) -> None:
        if table.ended or table.variants.is_solo:
            return
        table.phase = IN_VILLAINY
        table.then(FRESH[self.seat])


@mypyc_attr(acyclic=True)
class Villainy(Question):
    """Curses at any time; encounters until the one declaration is made. A plan may be given up once a phase.

    A plan to which nothing can be added is complete and declared without asking. With the option `ask_all` it waits
    for its player's word, since others must not see that nothing can be added.
    """

    BY_HAND: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "is_declared", "was_recalled", "was_cursed")

    def __init__(self, seat: int, is_declared: bool, was_recalled: bool, was_cursed: bool) -> None:
        self.seat = seat
        self.is_declared: bool = is_declared  # the declaration was made
        self.was_recalled: bool = was_recalled  # a plan was given up
        self.was_cursed: bool = was_cursed  # a curse was played

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        if table.heroes[seat].is_out or table.ended:
            return []
        encounters: list[int] = []
        if not self.is_declared:
            add_encounters(table, seat, encounters)
        if not table.draft:
            found = [code(verbs.DONE)]
            add_curses(table, seat, found)
            return found + encounters
        if self.was_recalled or not (encounters or table.variants.ask_all):
            return [code(verbs.UNLEASH), *encounters]
        return [code(verbs.UNLEASH), code(verbs.RECALL), *encounters]

    def is_secret(self, table: Table) -> bool:
        """Returns True with a plan: what can be added to it depends on the hand."""
        return bool(table.draft) or super().is_secret(table)

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        """Extends the plan, declares it, curses, or ends the phase."""
        verb = verb_of(move)
        if verb == verbs.DONE:
            if self.is_declared or self.was_cursed:
                ask_away(table)
        elif verb == verbs.UNLEASH:
            unleash(table, self.seat)
            table.then(Villainy(self.seat, True, self.was_recalled, self.was_cursed))
        elif verb == verbs.RECALL:
            table.draft = []
            table.then(Villainy(self.seat, self.is_declared, True, self.was_cursed))
        elif is_planning(verb):
            plan(table, move)
            table.then(self)
        else:
            curse(table, self.seat, move)
            table.then(Villainy(self.seat, self.is_declared, self.was_recalled, True))

    def prompt(self, table: Table) -> Message:
        """Says whether a complete plan declares itself."""
        return Message("serpent-prompt-villainy", {"declares": "word" if table.variants.ask_all else "itself"})


FRESH: Final = [Villainy(seat, False, False, False) for seat in range(MOST_SEATS)]  # created once for all tables


# -- curses --------------------------------------------------------------------------------------------


def add_curses(table: Table, seat: int, found: list[int]) -> None:
    last = -1
    for kind in table.heroes[seat].hand:
        face = CARDS[kind]
        if kind == last or face.sort != words.CURSE or face.timing != words.VILLAINY:
            continue
        last = kind
        if face.duration == words.ATTACHMENT:
            add_attachments(table, seat, kind, face, found)
            continue
        for rival in table.rivals(seat):
            if face.cost <= table.heroes[rival].peril and is_legal_for(table, face, rival):
                add_curse(table, kind, face, rival, found)


def add_curse(table: Table, kind: int, face: Face, rival: int, found: list[int]) -> None:
    hero = table.heroes[rival]
    if face.cost < 0:
        for count in range(1, min(MOST_NAMED, hero.peril, hero.glory) + 1):
            found.append(code(verbs.CURSE_FOR, rival, kind, count))
        return
    if face.duration == words.PERMANENT:
        for piece in table.pieces:
            if piece.seat == rival and piece.kind == kind and piece.zone == CURSING:
                return  # never twice the same on one hero
    elif not can_curse(table, face, rival):
        return
    found.append(code(verbs.CURSE, rival, kind))


def can_curse(table: Table, face: Face, rival: int) -> bool:
    """Returns whether a curse would change anything."""
    for effect in face.effects:
        if effect.when != words.ON_PLAY or effect.do < 0:
            continue
        op = words.PROGRAMS[effect.do][0]
        if op.verb == words.O_LEVEL:
            return table.heroes[rival].level > table.first_level() and not table.is_immune(rival)
        if op.verb == words.O_WARP:
            return table.is_warpable(rival)
        if op.verb == words.O_SHIFT:
            return table.chart.can_swap() if op.flags & words.F_SWAP else bool(turnable(table))
    return True


def add_attachments(table: Table, seat: int, kind: int, face: Face, found: list[int]) -> None:
    for piece in table.pieces:
        if holds(piece.attached, kind):
            continue
        if face.host == words.H_RIVAL_TREASURE:
            owner = piece.seat
            is_paid = face.cost <= table.heroes[owner].peril and is_legal_for(table, face, owner)
            if owner != seat and is_treasure(piece) and is_paid:
                found.append(code(verbs.RUST, piece.id, kind))
        elif piece.owner == seat and piece.zone in (LAIR, LAID):
            for rival in table.rivals(seat):
                if face.cost <= table.heroes[rival].peril and is_legal_for(table, face, rival):
                    found.append(code(verbs.BLESS, piece.id, kind, rival))


def curse(table: Table, seat: int, move: int) -> None:
    """Plays a curse: it is paid, shown and carried out at once."""
    verb = verb_of(move)
    kind = second_of(move)
    face = CARDS[kind]
    table.is_final = True
    table.heroes[seat].hand.remove(kind)
    if verb in (verbs.RUST, verbs.BLESS):
        piece = table.piece(first_of(move))
        if piece is None:
            return
        payer = piece.seat if verb == verbs.RUST else third_of(move)
        piece.attached = (*piece.attached, Attached(kind, seat))
    else:
        payer = first_of(move)
        if face.duration == words.PERMANENT:
            table.new_piece(kind, payer, seat, CURSING)
        else:
            table.put_away(kind)
    if table.events is not None:
        table.tell("serpent-event-cursed", {"who": seat, "whom": payer, "card": face.id})
    price = third_of(move) if verb == verbs.CURSE_FOR else face.cost
    table.add_peril(payer, -price)
    for effect in face.effects:
        if effect.when == words.ON_PLAY:
            foe = seat if face.target == words.T_PAYER else payer
            table.then(UseEffect(effect.index, seat, foe, Aim(count=price) if verb == verbs.CURSE_FOR else NO_AIM))
