"""The solo game: dice instead of peril, and cards of the peril deck that play themselves."""

from __future__ import annotations

from undercroft.games.serpent import tasks
from undercroft.games.serpent.battle import best_attack
from undercroft.games.serpent.book import ADVENTURE_DECK, CARDS, DIE, PLACES
from undercroft.games.serpent.effects import push_battle
from undercroft.games.serpent.movement import spring
from undercroft.games.serpent.notation import PASS, PLAY, PLAY_ON, code, verb_of
from undercroft.games.serpent.plays import has_room, holds, is_payable, play
from undercroft.games.serpent.strikes import lair_of
from undercroft.games.serpent.table import Table, is_treasure
from undercroft.games.serpent.things import (
    CURSING,
    FIGHTING,
    LAID,
    PIECE,
    PREPARED,
    RAID,
    WAITING,
    Battle,
    Fight,
    Piece,
)
from undercroft.games.serpent.words import (
    ATTACHMENT,
    CURSE,
    H_MONSTER_OR_TRAP,
    H_OWN_WEAPON,
    H_RIVAL_TREASURE,
    MONSTER,
    ON_PLAY,
    PERMANENT,
    T_ROLL,
    TRAP,
    TREASURE,
    WEAPON,
)
from undercroft.kernel.chance import Chance


def peril_dice(table: Table, seat: int, peril: int, chance: Chance) -> None:
    """As many dice as the location has peril; each that is not higher turns up a peril card."""
    count = 0
    for _ in range(peril):
        if chance.roll(DIE) + 1 <= peril:
            count += 1
    if table.told is not None:
        table.tell("serpent-event-peril-dice", {"who": seat, "dice": peril, "count": count})
    if count:
        table.push(tasks.PERIL_CARDS, seat, count)


def peril_cards(table: Table, seat: int, count: int, chance: Chance) -> None:
    """Curses work at once; traps and monsters wait for the location's own effect."""
    if not table.refill(0):
        return
    kind = table.draw_card(0, chance)
    face = CARDS[kind]
    if table.told is not None:
        table.tell("serpent-event-peril-card", {"who": seat, "card": face.id})
    if count > 1:
        table.push(tasks.PERIL_CARDS, seat, count - 1)
    if face.sort == CURSE:
        curse(table, seat, kind, chance)
    else:
        table.solo_drawn.append(kind)


def curse(table: Table, seat: int, kind: int, chance: Chance) -> None:
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
                x = PLACES[table.heroes[seat].place].peril if face.cost < 0 else 0
                table.push(tasks.EFFECT, effect.index, seat, seat, x)


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
    host.attached = (*host.attached, kind * 8 + seat)


def bless(table: Table, piece: Piece) -> None:
    """A curse that waited for a monster or trap goes on the first that comes."""
    for waiting in table.pieces.copy():
        if waiting.zone == WAITING and CARDS[waiting.kind].host == H_MONSTER_OR_TRAP:
            table.pieces.remove(waiting)
            piece.attached = (*piece.attached, waiting.kind * 8 + waiting.owner)


def traps(table: Table, seat: int) -> None:
    """Every trap drawn is sprung where the hero stands, one after the other."""
    for kind in table.solo_drawn:
        if CARDS[kind].sort == TRAP:
            table.solo_drawn.remove(kind)
            table.push(tasks.SOLO_TRAPS, seat)
            piece = table.new_piece(kind, seat, seat, LAID)
            piece.place = table.heroes[seat].place
            bless(table, piece)
            spring(table, piece.id, seat)
            return


def battle(table: Table, seat: int) -> None:
    """All monsters drawn attack together; the lair joins them."""
    kinds = [kind for kind in table.solo_drawn if CARDS[kind].sort == MONSTER]
    table.solo_drawn = []
    if not kinds:
        return
    fight = Battle(RAID, seat, seat, table.heroes[seat].place)
    for kind in kinds:
        piece = table.new_piece(kind, seat, seat, FIGHTING)
        bless(table, piece)
        join(table, seat, piece, fight)
    for piece in lair_of(table, seat):
        if not piece.attacked:
            piece.zone = FIGHTING
            piece.used = True  # it goes back to the lair
            if table.variants.lair_heals:
                piece.wounds = 0
            join(table, seat, piece, fight)
    table.battles.append(fight)
    push_battle(table)


def join(table: Table, seat: int, piece: Piece, battle: Battle) -> None:
    piece.attacked = True
    table.declared.append(piece.kind)
    form = best_attack(table, seat, CARDS[piece.kind])
    battle.fights.append(Fight(PIECE + piece.id, seat, form))
    if table.told is not None:
        table.tell("serpent-event-appears", {"who": seat, "card": CARDS[piece.kind].id})


def treasure_options(table: Table, seat: int) -> list[int]:
    """Permanent treasures, and what goes on them, are played at the end of a battle."""
    hero = table.heroes[seat]
    if hero.is_out:
        return []
    found = [code(PASS)]
    last = -1
    for kind in hero.hand:
        face = CARDS[kind]
        if kind == last or face.sort != TREASURE or not is_payable(table, seat, face):
            continue
        last = kind
        if face.duration == PERMANENT and has_room(table, seat, face):
            found.append(code(PLAY, kind))
        elif face.duration == ATTACHMENT and face.host == H_OWN_WEAPON:
            for piece in table.pieces:
                if piece.zone == PREPARED and CARDS[piece.kind].kinds & WEAPON and not holds(piece.attached, kind):
                    found.append(code(PLAY_ON, kind, piece.id))
    return found


def play_treasure(table: Table, seat: int, move: int) -> None:
    if verb_of(move) == PASS:
        return
    table.push(tasks.ASK_TREASURE, seat)
    play(table, seat, move)
