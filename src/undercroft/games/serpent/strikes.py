"""Strikes: what a won comparison does, and what is settled when the battle is over."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import tasks
from undercroft.games.serpent.battle import face_of, is_there
from undercroft.games.serpent.book import CARDS, NAKARI, NAKARI_QUEST, QUESTS, strikes
from undercroft.games.serpent.effects import leave_battle, make_minion
from undercroft.games.serpent.notation import (
    ALL_TO_LAIR,
    BANISH,
    DECLINE,
    MOST_NAMED,
    PAY,
    PERIL,
    STEAL,
    TAME,
    TO_HAND,
    TO_LAIR,
    WOUND,
    code,
    first_of,
    second_of,
    verb_of,
)
from undercroft.games.serpent.table import Table, matching
from undercroft.games.serpent.things import FIGHTING, GODDESS, LAIR, MOST, PIECE, PREPARED, QUEST, RAID, Fight, Piece
from undercroft.games.serpent.words import (
    EFFECTS,
    F_PLUS,
    M_HOMING,
    M_WOUND,
    O_WOUND,
    ON_BEATEN,
    ON_HIT,
    ON_TAME,
    PROGRAMS,
    TREASURES,
    Effect,
)
from undercroft.games.serpent.wounds import BY_ATTACK, push_wounds

LAIR_LIMIT: Final = 3

ATTACKER_WINS: Final = 0
DEFENDER_WINS: Final = 1


def compare(table: Table, number: int) -> None:
    """The higher total strikes; equal totals do nothing."""
    fight = table.battles[-1].fights[number]
    if fight.is_void or fight.attack < 0 or fight.counter < 0:
        return
    if not is_there(table, fight.attacker) or not is_there(table, fight.target):
        return
    if fight.attack == fight.counter:
        if table.told is not None:
            table.tell("serpent-event-tie", {})
        return
    side = ATTACKER_WINS if fight.attack > fight.counter else DEFENDER_WINS
    table.push(tasks.STRIKE, number, side)
    winner = winner_of(fight, side)
    if winner < PIECE:
        if hit_options(table, winner, number, side)[1:]:
            table.push(tasks.ASK_HIT, winner, number, side)
        if side == ATTACKER_WINS and loser_of(fight, side) < PIECE and stolen(table, fight.target):
            table.push(tasks.ASK_SPOILS, winner, number)


def winner_of(fight: Fight, side: int) -> int:
    if side == ATTACKER_WINS:
        return fight.attacker
    return PIECE + fight.stand_in if fight.stand_in >= 0 else fight.target


def loser_of(fight: Fight, side: int) -> int:
    if side == DEFENDER_WINS:
        return fight.attacker
    return PIECE + fight.stand_in if fight.stand_in >= 0 else fight.target


def form_of(fight: Fight, side: int) -> int:
    """The form in which the winner struck."""
    return fight.form if side == ATTACKER_WINS or fight.stand_in >= 0 or fight.target >= PIECE else fight.answer


# -- what the winner may add ---------------------------------------------------------------------------


def hit_options(table: Table, seat: int, number: int, side: int) -> list[int]:
    """Wounds to be bought with glory."""
    fight = table.battles[-1].fights[number]
    hero = table.heroes[seat]
    if fight.is_void:
        return []
    found = [code(DECLINE)]
    for effect in strikes(hero.face.effects, form_of(fight, side)):
        if effect.pay and effect.pay <= hero.glory:
            found.append(code(PAY, effect.index))
    return found


def hit_paid(table: Table, seat: int, number: int, side: int, move: int) -> None:
    if verb_of(move) == DECLINE:
        return
    effect = EFFECTS[first_of(move)]
    table.add_glory(seat, -effect.pay)
    add_wounds(table.battles[-1].fights[number], side, PROGRAMS[effect.do][0].n)
    if table.told is not None:
        table.tell("serpent-event-used", {"who": seat, "ability": effect.name})


def add_wounds(fight: Fight, side: int, n: int) -> None:
    if side == ATTACKER_WINS:
        fight.extra = min(MOST, fight.extra + n)
    else:
        fight.riposte = min(MOST, fight.riposte + n)


def stolen(table: Table, seat: int) -> list[int]:
    """Escort tokens a hero carries."""
    return [quest.id for quest in table.quests if quest.seat == seat and quest.is_carried]


def spoils_options(table: Table, number: int) -> list[int]:
    """The attacker chooses: a wound, or the escort token."""
    target = table.battles[-1].fights[number].target
    return [code(WOUND)] + [code(STEAL, id) for id in stolen(table, target)]


def spoils(table: Table, seat: int, number: int, move: int) -> None:
    if verb_of(move) == WOUND:
        return
    quest = table.quest(first_of(move))
    if quest is None:
        return
    table.battles[-1].fights[number].is_void = True  # no wound
    if table.told is not None:
        table.tell("serpent-event-stole", {"who": seat, "whom": quest.seat, "quest": QUESTS[quest.kind].id})
    for card in quest.attached:
        table.put_away(card >> 3)
    quest.attached = ()
    quest.seat = seat


# -- the strike ----------------------------------------------------------------------------------------


def strike(table: Table, number: int, side: int) -> None:
    """A strike line that names wounds sets their number; everything else comes on top of the one wound."""
    battle = table.battles[-1]
    fight = battle.fights[number]
    if fight.is_void:
        return
    winner, loser = winner_of(fight, side), loser_of(fight, side)
    if not is_there(table, winner) or not is_there(table, loser):
        return
    form = form_of(fight, side)
    count = 1
    if side == ATTACKER_WINS:
        count += fight.extra
    elif fight.stand_in < 0:
        count += fight.riposte  # the hero's cards do not help a minion
    effects = strikes(table.heroes[winner].face.effects if winner < PIECE else face_of(table, winner).effects, form)
    for effect in reversed(effects):
        if effect.pay:
            continue
        start = 0
        if effect.do >= 0 and is_wounds(effect):
            count += PROGRAMS[effect.do][0].n - 1
            start = 1
        if loser < PIECE:
            push_strike_effect(table, effect, start, battle.owner, loser, winner)
    if winner < PIECE:
        count += poison(table, winner)
    elif winner < QUEST:
        count += kiss(table, winner)
    if loser < PIECE:
        is_monster = PIECE <= winner < QUEST and battle.cause == RAID and side == ATTACKER_WINS
        push_wounds(table, loser, count, BY_ATTACK, is_monster or is_counter_of_monster(fight, side, battle.cause))
    else:
        wound_monster(table, fight, side, loser, count)


def is_counter_of_monster(fight: Fight, side: int, cause: int) -> bool:
    """A monster challenged by the hero strikes back."""
    return side == DEFENDER_WINS and cause == RAID and PIECE <= fight.target < QUEST


def is_wounds(effect: Effect) -> bool:
    op = PROGRAMS[effect.do][0]
    return op.verb == O_WOUND and not op.flags & F_PLUS


def push_strike_effect(table: Table, effect: Effect, start: int, you: int, foe: int, winner: int) -> None:
    source = winner - PIECE + 1 if PIECE <= winner < QUEST else 0
    if effect.stats:
        table.push(tasks.EFFECT, effect.index, you, foe, 0, source)
    elif effect.do >= 0 and start < len(PROGRAMS[effect.do]):
        table.push(tasks.RUN, effect.do, start, you, foe, 0, source)


def poison(table: Table, seat: int) -> int:
    """What is attached to a hero's weapon and deals more; it may be used up."""
    total = 0
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == PREPARED:
            for card in piece.attached:
                face = CARDS[card >> 3]
                total += matching(face.mods, M_WOUND, 0, 0, 0, 0)
                for effect in face.effects:
                    if effect.when == ON_HIT:
                        table.push(tasks.EFFECT, effect.index, seat, seat, (card >> 3) + 1, piece.id + 1)
    return total


def kiss(table: Table, fighter: int) -> int:
    piece = table.piece(fighter - PIECE)
    total = 0
    if piece is not None:
        for card in piece.attached:
            total += matching(CARDS[card >> 3].mods, M_WOUND, 0, 0, 0, 0)
    return total


# -- monsters that are hit -----------------------------------------------------------------------------


def wound_monster(table: Table, fight: Fight, side: int, loser: int, count: int) -> None:
    """Wounds of a monster pay glory, those of a minion, a hunted monster or Nakari nothing."""
    battle = table.battles[-1]
    seat = battle.target  # whose hero or minion dealt them, unless a minion of the rival was hit
    if table.told is not None:
        table.tell("serpent-event-monster-hit", {"monster": face_of(table, loser).id, "count": count})
    if loser == GODDESS:
        table.nakari_wounds = min(CARDS[NAKARI].health, table.nakari_wounds + count)
        if table.nakari_wounds == CARDS[NAKARI].health:
            table.has_event = False
            table.heroes[seat].count_quest(QUESTS[NAKARI_QUEST].points)
            table.win(1 << seat)
        return
    if loser >= QUEST:
        quest = table.quest(loser - QUEST)
        if quest is not None:
            health = QUESTS[quest.kind].monster.health
            quest.wounds = min(health, quest.wounds + count)
            if quest.wounds == health:
                table.push(tasks.COMPLETE, seat, quest.id)
        return
    piece = table.piece(loser - PIECE)
    if piece is None:
        return
    lost = min(count, CARDS[piece.kind].health - piece.wounds)
    piece.wounds += lost
    table.push(tasks.BEATEN, piece.id, seat)
    if piece.zone == FIGHTING:
        battle.earned = min(MOST, battle.earned + lost)
        if tame_effect(table, seat, piece) is not None and winner_of(fight, side) < PIECE:
            table.push(tasks.ASK_TAME, seat, piece.id)


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


def tame_options(table: Table, id: int) -> list[int]:
    return [code(DECLINE), code(TAME, id)]


def tame(table: Table, seat: int, id: int, move: int) -> None:
    """The monster serves, with the health it has left; a beaten one with 1."""
    piece = table.piece(id)
    if verb_of(move) == DECLINE or piece is None:
        return
    effect = tame_effect(table, seat, piece)
    if effect is None:
        return
    table.add_glory(seat, -(CARDS[piece.kind].cost if effect.pay_printed else effect.pay))
    piece.wounds = min(piece.wounds, CARDS[piece.kind].health - 1)
    make_minion(table, seat, piece)


def beaten(table: Table, id: int, seat: int) -> None:
    """A monster or minion without health is discarded."""
    piece = table.piece(id)
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
                table.push(tasks.EFFECT, effect.index, seat, seat)
        if table.variants.is_solo:
            table.push(tasks.DRAW, seat, 1)


# -- lair and reward -----------------------------------------------------------------------------------


def survivors(table: Table) -> list[Piece]:
    """The monsters of this battle that are still fighting."""
    found: list[Piece] = []
    for fight in table.battles[-1].fights:
        if PIECE <= fight.attacker < QUEST:
            piece = table.piece(fight.attacker - PIECE)
            if piece is not None and piece.zone == FIGHTING and piece not in found:
                found.append(piece)
    return found


def lair(table: Table) -> None:
    """Every surviving monster goes to the hand, the lair or the discard."""
    owner = table.battles[-1].owner
    if table.variants.is_solo:
        lair_alone(table)
        return
    for piece in reversed(survivors(table)):
        if table.heroes[owner].is_out:
            table.discard_piece(piece)
        else:
            table.push(tasks.ASK_LAIR, owner, piece.id)


def lair_alone(table: Table) -> None:
    """Solo: survivors are discarded; with the lair the dearest stays and those that came from it return."""
    dearest: Piece | None = None
    fresh = [piece for piece in survivors(table) if not piece.used]
    for piece in fresh:
        if table.variants.solo_lair and (dearest is None or rank(piece) > rank(dearest)):
            dearest = piece
    for piece in survivors(table):
        if piece.used or piece is dearest:
            piece.zone = LAIR
            piece.used = False
        else:
            table.discard_piece(piece)
    while len(lair_of(table, 0)) > LAIR_LIMIT:
        cheapest = lair_of(table, 0)[0]
        for piece in lair_of(table, 0):
            if rank(piece) < rank(cheapest):
                cheapest = piece
        table.discard_piece(cheapest)


def rank(piece: Piece) -> int:
    """Dearer first, then healthier."""
    face = CARDS[piece.kind]
    return face.cost * 16 + face.health - piece.wounds


def lair_options(table: Table, seat: int, id: int) -> list[int]:
    """Unhurt: hand or lair. Wounded: lair or discard. All together to the lair, if there is room."""
    piece = table.piece(id)
    if piece is None or piece.zone != FIGHTING:
        return []
    if piece.wounds:
        found = [code(TO_LAIR, id), code(BANISH, id)]
        for mod in CARDS[piece.kind].mods:
            if mod.verb == M_HOMING:
                found.append(code(TO_HAND, id))
    else:
        found = [code(TO_HAND, id), code(TO_LAIR, id)]
    count = len(survivors(table))
    if count > 1 and len(lair_of(table, seat)) + count <= LAIR_LIMIT:
        found.append(code(ALL_TO_LAIR))
    return found


def settle(table: Table, seat: int, move: int) -> None:
    if verb_of(move) == ALL_TO_LAIR:
        for survivor in survivors(table):
            settle(table, seat, code(TO_LAIR, survivor.id))
        return
    piece = table.piece(first_of(move))
    if piece is None:
        return
    card = CARDS[piece.kind].id
    if verb_of(move) == TO_HAND:
        table.return_piece(piece)
        if table.told is not None:
            table.tell("serpent-event-to-hand", {"who": seat, "card": card})
    elif verb_of(move) == BANISH:
        table.discard_piece(piece)
        if table.told is not None:
            table.tell("serpent-event-buried", {"who": seat, "card": card})
    else:
        piece.zone = LAIR
        if table.told is not None:
            table.tell("serpent-event-to-lair", {"who": seat, "card": card})
        if len(lair_of(table, seat)) > LAIR_LIMIT:
            table.push(tasks.ASK_CROWD, seat)


def lair_of(table: Table, seat: int) -> list[Piece]:
    return [piece for piece in table.pieces if piece.seat == seat and piece.zone == LAIR]


def crowd_options(table: Table, seat: int) -> list[int]:
    return [code(BANISH, piece.id) for piece in lair_of(table, seat)]


def banish(table: Table, seat: int, move: int) -> None:
    piece = table.piece(first_of(move))
    if piece is None:
        return
    table.discard_piece(piece)
    if table.told is not None:
        table.tell("serpent-event-buried", {"who": seat, "card": CARDS[piece.kind].id})


def reward(table: Table) -> None:
    """A point of glory per wound dealt, a point of peril to give per wound suffered from monsters.

    If their owner was felled, the next living seat to its left gives the peril.
    """
    battle = table.battles[-1]
    if battle.earned and not table.heroes[battle.target].is_out:
        table.add_glory(battle.target, battle.earned)
    if battle.dealt and not table.variants.is_solo:
        owner = battle.owner
        giver = table.next_living(owner) if table.heroes[owner].is_out else owner
        table.push(tasks.ASK_PERIL, giver, battle.dealt)


def peril_options(table: Table, seat: int, left: int) -> list[int]:
    """All the points to one rival, or some of them; with one rival there is nothing to choose."""
    rivals = table.rivals(seat)
    left = min(left, MOST_NAMED)
    if len(rivals) == 1:
        return [code(PERIL, rivals[0], left)]
    return [code(PERIL, other, count) for other in rivals for count in range(left, 0, -1)]


def give_peril(table: Table, seat: int, left: int, move: int) -> None:
    table.add_peril(first_of(move), second_of(move))
    if left > second_of(move):
        table.push(tasks.ASK_PERIL, seat, left - second_of(move))


def battle_end(table: Table) -> None:
    battle = table.battles.pop()
    table.heroes[battle.target].muted = False
    if table.variants.is_solo:
        table.push(tasks.ASK_TREASURE, battle.target)
