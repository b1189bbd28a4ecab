"""Solo: treasures are played at the end of a battle."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import ATTACHMENT, H_OWN_WEAPON, PERMANENT, TREASURE, WEAPON
from undercroft.games.serpent.cards.playing import play_shown
from undercroft.games.serpent.cards.plays import has_room, is_payable
from undercroft.games.serpent.notation import PASS, PLAY, PLAY_ON, code, verb_of
from undercroft.games.serpent.table.piece import PREPARED, holds
from undercroft.games.serpent.table.step import Question
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance


@final
@mypyc_attr(acyclic=True)
class Treasure(Question):
    """Permanent treasures, and what goes on them, one after the other."""

    BY_HAND: ClassVar[bool] = True
    __slots__ = ()

    def options(self, table: Table) -> list[int]:
        hero = table.heroes[self.seat]
        if hero.is_out:
            return []
        found = [code(PASS)]
        last = -1
        for kind in hero.hand:
            face = CARDS[kind]
            if kind == last or face.sort != TREASURE or not is_payable(table, self.seat, face):
                continue
            last = kind
            if face.duration == PERMANENT and has_room(table, self.seat, face):
                found.append(code(PLAY, kind))
            elif face.duration == ATTACHMENT and face.host == H_OWN_WEAPON:
                for piece in table.pieces:
                    if piece.zone == PREPARED and CARDS[piece.kind].kinds & WEAPON and not holds(piece.attached, kind):
                        found.append(code(PLAY_ON, kind, piece.id))
        return found

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == PASS:
            return
        table.then(self)
        play_shown(table, self.seat, move)
