"""The solo game: dice instead of peril, and cards of the peril deck that play themselves."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.fighters import lair_of
from undercroft.games.serpent.battle.stages import best_attack, fight_out
from undercroft.games.serpent.box import words
from undercroft.games.serpent.box.book import ADVENTURE_DECK, CARDS, DIE, PLACES
from undercroft.games.serpent.cards.effects import UseEffect
from undercroft.games.serpent.table.aim import Aim
from undercroft.games.serpent.table.battle import RAID, Battle, Fight, fighting_piece, hero_of
from undercroft.games.serpent.table.decks import PERIL
from undercroft.games.serpent.table.piece import CURSING, FIGHTING, LAID, WAITING, Attached, Piece, holds, is_treasure
from undercroft.games.serpent.table.step import SeatStep
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.traps import spring
from undercroft.kernel.chance import Chance


@mypyc_attr(acyclic=True)
class PerilDice(SeatStep):
    """Rolls as many dice as the location has peril; each that is not higher turns up a peril card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "dice")

    def __init__(self, seat: int, dice: int) -> None:
        self.seat = seat
        self.dice: int = dice

    def run(self, table: Table, chance: Chance) -> None:
        count = 0
        for _ in range(self.dice):
            if chance.roll(DIE) + 1 <= self.dice:
                count += 1
        if table.events is not None:
            table.tell("serpent-event-peril-dice", {"who": self.seat, "dice": self.dice, "count": count})
        if count:
            table.then(PerilCards(self.seat, count))


@mypyc_attr(acyclic=True)
class PerilCards(SeatStep):
    """Curses work at once; traps and monsters wait for the location's own effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count: int = count

    def run(self, table: Table, chance: Chance) -> None:
        if not table.refill(PERIL):
            return
        kind = table.draw_card(PERIL, chance)
        face = CARDS[kind]
        table.tell_who("serpent-event-peril-card", self.seat, "card", face.id)
        if face.sort == words.CURSE:
            curse_alone(table, self.seat, kind, chance)
        else:
            table.solo_drawn.append(kind)
        if self.count > 1:
            table.then(PerilCards(self.seat, self.count - 1))


def curse_alone(table: Table, seat: int, kind: int, chance: Chance) -> None:
    """Lets a curse find its victim; one that fits nothing yet waits."""
    face = CARDS[kind]
    if face.target == words.T_ROLL or face.host == words.H_MONSTER_OR_TRAP:
        table.new_piece(kind, seat, seat, WAITING)
    elif face.host == words.H_RIVAL_TREASURE:
        rust(table, seat, kind, chance)
    elif face.duration == words.PERMANENT:
        table.new_piece(kind, seat, seat, CURSING)
    else:
        table.put_away(kind)
        for effect in face.effects:
            if effect.when == words.ON_PLAY:
                price = PLACES[table.heroes[seat].place].peril if face.cost < 0 else 0
                table.then(UseEffect(effect.index, seat, seat, Aim(count=price)))


def rust(table: Table, seat: int, kind: int, chance: Chance) -> None:
    """Rusts one of the treasures, at random; a minion counts."""
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
    """Puts curses that waited for a monster or trap on the first that comes."""
    for waiting in table.pieces.copy():
        if waiting.zone == WAITING and CARDS[waiting.kind].host == words.H_MONSTER_OR_TRAP:
            table.pieces.remove(waiting)
            piece.attached = (*piece.attached, Attached(waiting.kind, waiting.owner))


@mypyc_attr(acyclic=True)
class SoloTraps(SeatStep):
    """Springs every drawn trap where the hero stands, one after the other."""

    def run(self, table: Table, chance: Chance) -> None:
        for kind in table.solo_drawn:
            if CARDS[kind].sort == words.TRAP:
                table.solo_drawn.remove(kind)
                piece = table.new_piece(kind, self.seat, self.seat, LAID)
                piece.place = table.heroes[self.seat].place
                bless(table, piece)
                spring(table, piece.id, self.seat)
                table.then(self)
                return


@mypyc_attr(acyclic=True)
class SoloBattle(SeatStep):
    """All monsters drawn attack together; the lair joins them."""

    def run(self, table: Table, chance: Chance) -> None:
        seat = self.seat
        kinds = [kind for kind in table.solo_drawn if CARDS[kind].sort == words.MONSTER]
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
    """Lets a monster attack in its best form."""
    piece.attacked = True
    table.declared.append(piece.kind)
    form = best_attack(table, seat, CARDS[piece.kind])
    battle.fights.append(Fight(fighting_piece(piece.id), hero_of(seat), form))
    table.tell_who("serpent-event-appears", seat, "card", CARDS[piece.kind].id)
