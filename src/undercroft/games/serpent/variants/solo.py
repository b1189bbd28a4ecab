"""The solo game: dice instead of peril, and cards of the peril deck that play themselves."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.fighters import lair_of
from undercroft.games.serpent.battle.stages import best_attack, fight_out
from undercroft.games.serpent.box.book import ADVENTURE_DECK, CARDS, DIE, PLACES
from undercroft.games.serpent.box.words import (
    CURSE,
    H_MONSTER_OR_TRAP,
    H_RIVAL_TREASURE,
    MONSTER,
    ON_PLAY,
    PERMANENT,
    T_ROLL,
    TRAP,
)
from undercroft.games.serpent.cards.effects import UseEffect
from undercroft.games.serpent.table.aim import Aim
from undercroft.games.serpent.table.battle import PIECE, RAID, Battle, Fight
from undercroft.games.serpent.table.decks import PERIL
from undercroft.games.serpent.table.piece import CURSING, FIGHTING, LAID, WAITING, Attached, Piece, holds, is_treasure
from undercroft.games.serpent.table.step import SeatStep
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.traps import spring
from undercroft.kernel.chance import Chance


@final
@mypyc_attr(acyclic=True)
class PerilDice(SeatStep):
    """As many dice as the location has peril; each that is not higher turns up a peril card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "dice")
    __slots__ = ("dice",)

    def __init__(self, seat: int, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def run(self, table: Table, chance: Chance) -> None:
        count = 0
        for _ in range(self.dice):
            if chance.roll(DIE) + 1 <= self.dice:
                count += 1
        if table.told is not None:
            table.tell("serpent-event-peril-dice", {"who": self.seat, "dice": self.dice, "count": count})
        if count:
            table.then(PerilCards(self.seat, count))


@final
@mypyc_attr(acyclic=True)
class PerilCards(SeatStep):
    """Curses work at once; traps and monsters wait for the location's own effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, table: Table, chance: Chance) -> None:
        if not table.refill(PERIL):
            return
        kind = table.draw_card(PERIL, chance)
        face = CARDS[kind]
        if table.told is not None:
            table.tell("serpent-event-peril-card", {"who": self.seat, "card": face.id})
        if self.count > 1:
            table.then(PerilCards(self.seat, self.count - 1))
        if face.sort == CURSE:
            curse_alone(table, self.seat, kind, chance)
        else:
            table.solo_drawn.append(kind)


def curse_alone(table: Table, seat: int, kind: int, chance: Chance) -> None:
    """A curse finds its victim by itself; what fits nothing yet waits."""
    face = CARDS[kind]
    if face.target == T_ROLL or face.host == H_MONSTER_OR_TRAP:
        table.new_piece(kind, seat, seat, WAITING)
    elif face.host == H_RIVAL_TREASURE:
        rust(table, seat, kind, chance)
    elif face.duration == PERMANENT:
        table.new_piece(kind, seat, seat, CURSING)
    else:
        table.put_away(kind)
        for effect in face.effects:
            if effect.when == ON_PLAY:
                price = PLACES[table.heroes[seat].place].peril if face.cost < 0 else 0
                table.then(UseEffect(effect.index, seat, seat, Aim(count=price)))


def rust(table: Table, seat: int, kind: int, chance: Chance) -> None:
    """On one of the treasures, at random; a minion is one."""
    counts = [0] * len(CARDS)
    treasures = [piece for piece in table.pieces if is_treasure(piece) and not holds(piece.attached, kind)]
    for piece in treasures:
        counts[piece.kind] = 1
    if not treasures:
        table.put_away(kind)  # without effect
        return
    chosen = treasures[0].kind if len(treasures) == 1 else chance.draw(ADVENTURE_DECK, counts)
    host = next(piece for piece in treasures if piece.kind == chosen)
    host.attached = (*host.attached, Attached(kind, seat))


def bless(table: Table, piece: Piece) -> None:
    """A curse that waited for a monster or trap goes on the first that comes."""
    for waiting in table.pieces.copy():
        if waiting.zone == WAITING and CARDS[waiting.kind].host == H_MONSTER_OR_TRAP:
            table.pieces.remove(waiting)
            piece.attached = (*piece.attached, Attached(waiting.kind, waiting.owner))


@final
@mypyc_attr(acyclic=True)
class SoloTraps(SeatStep):
    """Every trap drawn is sprung where the hero stands, one after the other."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        for kind in table.solo_drawn:
            if CARDS[kind].sort == TRAP:
                table.solo_drawn.remove(kind)
                table.then(self)
                piece = table.new_piece(kind, self.seat, self.seat, LAID)
                piece.place = table.heroes[self.seat].place
                bless(table, piece)
                spring(table, piece.id, self.seat)
                return


@final
@mypyc_attr(acyclic=True)
class SoloBattle(SeatStep):
    """All monsters drawn attack together; the lair joins them."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        kinds = [kind for kind in table.solo_drawn if CARDS[kind].sort == MONSTER]
        table.solo_drawn = []
        if not kinds:
            return
        battle = Battle(RAID, seat, seat, table.heroes[seat].place)
        for kind in kinds:
            piece = table.new_piece(kind, seat, seat, FIGHTING)
            bless(table, piece)
            attack_alone(table, seat, piece, battle)
        for piece in lair_of(table, seat):
            if not piece.attacked:
                piece.zone = FIGHTING
                piece.from_lair = True
                if table.variants.lair_heals:
                    piece.wounds = 0
                attack_alone(table, seat, piece, battle)
        table.battles.append(battle)
        fight_out(table, battle)


def attack_alone(table: Table, seat: int, piece: Piece, battle: Battle) -> None:
    """A monster attacks in the form that is best for it."""
    piece.attacked = True
    table.declared.append(piece.kind)
    form = best_attack(table, seat, CARDS[piece.kind])
    battle.fights.append(Fight(PIECE + piece.id, seat, form))
    if table.told is not None:
        table.tell("serpent-event-appears", {"who": seat, "card": CARDS[piece.kind].id})
