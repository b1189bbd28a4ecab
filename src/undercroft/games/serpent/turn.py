"""The turn: event roll, recovery, villainy, location, heroic phase, last phase."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import CARDS, DIE, QUESTS, RESTORING, TOKEN_NUMBER, TOKENS
from undercroft.games.serpent.effects import push_rise, push_run, rise_off_turn, start_duel
from undercroft.games.serpent.exploring import can_explore, explore
from undercroft.games.serpent.limits import push_limits
from undercroft.games.serpent.movement import can_lie, gain, lie_down, pay_battle, push_away, push_duels
from undercroft.games.serpent.notation import (
    ATTACK,
    BANISH,
    DISCARD,
    DONE,
    EXPLORE,
    GO,
    LIE,
    PASS,
    PLAY,
    RETAIN,
    SCRAP,
    SPLIT,
    STAND,
    STOW,
    USE_ON,
    code,
    first_of,
    second_of,
    verb_of,
)
from undercroft.games.serpent.plays import IN_HEROIC, TESTED, USES, is_shown, play, play_options
from undercroft.games.serpent.quests import add_quest_moves, best_of, costs_action, quest_move
from undercroft.games.serpent.table import HAND, KINDS_IN, Table, is_treasure
from undercroft.games.serpent.things import CURSING, LAID, LAIR, MOST, PREPARED, SERVING
from undercroft.games.serpent.walking import add_walks, go
from undercroft.games.serpent.words import EFFECTS, M_BURDEN, SPEED, T_HERO_NEXT
from undercroft.kernel.chance import Chance

LIMITED_ACTIONS: Final = 3

# Phases, for the view.
PHASES: Final = ("setup", "recovery", "villainy", "location", "heroic", "last")
IN_SETUP: Final = 0
IN_RECOVERY: Final = 1
IN_VILLAINY: Final = 2
IN_LOCATION: Final = 3
IN_HEROICS: Final = 4
IN_LAST: Final = 5


# -- the beginning: event and recovery -------------------------------------------------------------------


def begin(table: Table, seat: int, chance: Chance) -> None:
    """What is counted per player's turn starts anew, and the event grows."""
    table.active = seat
    table.ended = False
    table.phase = IN_RECOVERY
    table.nakari_sent = False
    table.declared = []
    table.opened = []
    table.shut = []
    for other in table.heroes:
        other.fought = False
        other.lain = False
        other.free = 0
        other.dropped = False
    for piece in table.pieces:
        piece.attacked = False
        if piece.zone == LAID:
            piece.asleep = False
    for quest in table.quests:
        quest.found = -1
        quest.is_fresh = False
    if table.told is not None:
        table.tell("serpent-event-turn", {"who": seat, "round": table.round})
    for task in (
        tasks.NEXT,
        tasks.LAST,
        tasks.STAGE,
        tasks.HEROIC,
        tasks.LOCATION,
        tasks.VILLAINY,
        tasks.ACTIONS,
        tasks.RESTORE,
        tasks.RECOVER,
    ):
        table.push(task, seat)
    if table.has_event and table.tokens < TOKENS and chance.roll(DIE) + 1 >= TOKEN_NUMBER:
        table.add_token(1, TOKENS)


def recover(table: Table, seat: int) -> None:
    """Upkeep is paid if it can be; only if it cannot all be paid the seat is asked what to keep."""
    for piece in table.pieces.copy():
        if piece.zone == CURSING and piece.seat == seat:
            price = CARDS[piece.kind].upkeep
            if price > table.heroes[seat].peril:
                table.return_piece(piece)
            elif price:
                table.add_peril(seat, -price)
    total = 0
    for piece in table.pieces:
        if piece.zone in (PREPARED, SERVING) and piece.seat == seat:
            total += table.upkeep(piece)
    if total == 0:
        return
    if total <= table.heroes[seat].glory:
        table.add_glory(seat, -total)
        if table.told is not None:
            table.tell("serpent-event-upkeep", {"who": seat, "count": total})
    else:
        end_upkeep(table, seat, 0)


def upkeep_options(table: Table, seat: int, kept: int) -> list[int]:
    glory = table.heroes[seat].glory
    return [
        code(RETAIN, piece.id)
        for piece in table.pieces
        if piece.zone in (PREPARED, SERVING)
        and piece.seat == seat
        and not kept >> piece.id & 1
        and 0 < table.upkeep(piece) <= glory
    ]


def retain(table: Table, seat: int, kept: int, move: int) -> None:
    piece = table.piece(first_of(move))
    if piece is not None:
        table.add_glory(seat, -table.upkeep(piece))
        end_upkeep(table, seat, kept | 1 << piece.id)


def end_upkeep(table: Table, seat: int, kept: int) -> None:
    """Ask on while anything can be paid; what stays unpaid goes back to the hand, an unpaid minion to the discard."""
    if upkeep_options(table, seat, kept):
        table.push(tasks.ASK_UPKEEP, seat, kept)
        return
    for piece in table.pieces.copy():
        if piece.zone not in (PREPARED, SERVING) or piece.seat != seat or kept >> piece.id & 1:
            continue
        if table.upkeep(piece):
            if piece.zone == PREPARED:
                table.return_piece(piece)
            else:
                table.discard_piece(piece)
            if table.told is not None:
                table.tell("serpent-event-unpaid", {"who": seat, "card": CARDS[piece.kind].id})
    push_limits(table, seat)


def restore(table: Table, seat: int) -> None:
    """Once-a-turn uses refresh; curses and influences do their work."""
    hero = table.heroes[seat]
    hero.used = []
    for piece in table.pieces:
        if piece.seat == seat and piece.zone in (PREPARED, SERVING):
            piece.used = False
    for quest in table.quests:
        if quest.seat == seat:
            quest.used = False
        face = QUESTS[quest.kind]
        if face.restore >= 0 and not quest.is_done and quest.seat in (seat, -1):
            push_run(table, face.restore, seat, seat, 0, 0)
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == CURSING:
            for effect in RESTORING[piece.kind]:
                table.push(tasks.EFFECT, effect.index, piece.owner, seat, 0, piece.id + 1)


def actions(table: Table, seat: int) -> None:
    """Actions are speed, upkeep already paid; all locations but the hero's own become new."""
    hero = table.heroes[seat]
    hero.saved = 0
    speed = LIMITED_ACTIONS if table.variants.limited_movement else table.value(seat, SPEED)
    burden = 0 if table.is_immune(seat) else table.bonus(seat, M_BURDEN, 0, 0, 0, 0)
    hero.actions = min(MOST, max(1, speed + hero.next_actions - burden))
    hero.next_actions = 0
    hero.moved = False
    hero.seen = 1 << hero.place
    hero.tries = 0
    hero.tried = 0


# -- villainy and location -------------------------------------------------------------------------------


def villainy(table: Table, seat: int) -> None:
    if table.ended or table.variants.is_solo:
        return
    table.phase = IN_VILLAINY
    table.push(tasks.ASK_VILLAINY, seat, 0)


def location(table: Table, seat: int, chance: Chance) -> None:
    """One location is turned up and laid, while there are any."""
    table.phase = IN_LOCATION
    if not table.ended:
        explore(table, seat, 1, chance)


# -- the heroic phase ------------------------------------------------------------------------------------


def heroic(table: Table, seat: int) -> None:
    if table.ended:
        return
    table.phase = IN_HEROICS
    table.push(tasks.HEROIC_END, seat)
    table.push(tasks.ASK_HEROIC, seat)


def heroic_options(table: Table, seat: int) -> list[int]:
    hero = table.heroes[seat]
    if hero.is_out or table.ended:
        return []
    if hero.free:  # lying down gave a point, which is spent at once
        return lying_options(table, seat)
    quest_moves: list[int] = []
    add_quest_moves(table, seat, quest_moves)
    if hero.fallen and hero.actions and not quest_moves and not (hero.rise and can_rise_better(table, seat)):
        return [code(STAND)]  # the actions of a fallen hero are good for nothing else; a free try may come first
    found = [code(DONE)]
    if hero.fallen:
        if hero.actions:
            found.append(code(STAND))
    elif hero.actions:
        for side in range(4):
            place = table.chart.near[hero.place * 4 + side]
            if place >= 0:
                found.append(code(GO, place))
        if hero.actions > 1:
            add_walks(table, seat, found)
        add_actions(table, seat, found)
    found += quest_moves
    found += play_options(table, seat, IN_HEROIC)
    if can_lie(table, seat) and lying_worth(table, seat):
        found.append(code(LIE))
    return found


def can_rise_better(table: Table, seat: int) -> bool:
    """Standing up takes a test of melee: could a card be played first that helps in it?"""
    for move in play_options(table, seat, IN_HEROIC):
        if PLAY <= verb_of(move) <= STOW and USES[first_of(move)] & TESTED:
            return True
    return False


def add_actions(table: Table, seat: int, found: list[int]) -> None:
    """What an action buys besides moving: exploring, attacking."""
    hero = table.heroes[seat]
    if can_explore(table):
        found.append(code(EXPLORE))
    if not hero.fought:
        for other in table.heroes_at(hero.place, seat):
            if other != seat:
                for form in range(3):
                    found.append(code(ATTACK, other, form))


def lying_options(table: Table, seat: int) -> list[int]:
    """Anything that costs an action, but neither moving nor standing up."""
    found: list[int] = []
    add_actions(table, seat, found)
    quest_moves: list[int] = []
    add_quest_moves(table, seat, quest_moves)
    for move in quest_moves:
        if costs_action(table, seat, move):
            found.append(move)
    for move in play_options(table, seat, IN_HEROIC):
        if verb_of(move) == USE_ON and EFFECTS[first_of(move)].target == T_HERO_NEXT:
            found.append(move)
    return found


def lying_worth(table: Table, seat: int) -> bool:
    hero = table.heroes[seat]
    hero.free = 1
    is_worth = bool(lying_options(table, seat))
    hero.free = 0
    return is_worth


def act(table: Table, seat: int, move: int, chance: Chance) -> None:
    """One thing done in the heroic phase; then the next is asked for."""
    verb = verb_of(move)
    if verb == DONE:
        return
    table.push(tasks.ASK_HEROIC, seat)
    hero = table.heroes[seat]
    if verb == GO:
        go(table, seat, first_of(move))
    elif verb == EXPLORE:
        table.spend_action(seat)
        explore(table, seat, 1, chance)
    elif verb == ATTACK:
        pay_battle(table, seat)
        start_duel(table, seat, first_of(move), second_of(move))
    elif verb == STAND:
        hero.actions -= 1
        push_rise(table, seat)
    elif verb == LIE:
        lie_down(table, seat)
        hero.free = 1
    elif is_shown(move):
        play(table, seat, move)
    else:
        quest_move(table, seat, move, chance)


def heroic_end(table: Table, seat: int) -> None:
    """The others may slip away, or attack with a saved action."""
    if not table.ended:
        push_duels(table, -1)
        push_away(table, is_last=True)


# -- the last phase --------------------------------------------------------------------------------------


def last(table: Table, seat: int) -> None:
    """Discard, gain for standing still, save an action, draw."""
    table.phase = IN_LAST
    if table.ended:
        return
    if table.variants.is_solo:
        table.push(tasks.DRAW, seat, 1)
    else:
        table.push(tasks.DRAW, seat, -1)
    table.push(tasks.STILL, seat)
    if not table.variants.is_solo and (table.heroes[seat].hand or table.variants.optional_discard):
        table.push(tasks.ASK_DISCARD, seat)


def discard_options(table: Table, seat: int) -> list[int]:
    """A hand card, a treasure or a lair monster; never a boon."""
    found = [code(PASS)] if table.variants.optional_discard else []
    last_kind = -1
    for kind in table.heroes[seat].hand:
        if kind != last_kind:
            found.append(code(DISCARD, kind))
        last_kind = kind
    for piece in table.pieces:
        if piece.seat != seat:
            continue
        if piece.zone == LAIR:
            found.append(code(BANISH, piece.id))
        elif is_treasure(piece):
            found.append(code(SCRAP, piece.id))
    return found


def scrap(table: Table, seat: int, move: int) -> None:
    piece = table.piece(first_of(move))
    if piece is None:
        return
    table.discard_piece(piece)
    table.is_final = True
    if table.told is not None:
        table.tell("serpent-event-buried", {"who": seat, "card": CARDS[piece.kind].id})
    push_limits(table, seat)


def still(table: Table, seat: int) -> None:
    hero = table.heroes[seat]
    if not table.variants.limited_movement and not table.variants.is_solo:
        hero.saved = 1 if hero.actions > 0 else 0
    hero.actions = 0
    if not hero.moved:
        if table.variants.is_solo:
            table.push(tasks.SOLO_BATTLE, seat)
            table.push(tasks.SOLO_TRAPS, seat)
        gain(table, seat, hero.place)


def draw(table: Table, seat: int, count: int, by_effect: int, chance: Chance) -> None:
    """Cards to the hand: so many, or (-1) up to five; with two decks an effect draws from one of them."""
    hero = table.heroes[seat]
    if count < 0:
        count = HAND - len(hero.hand)
    if count <= 0 or hero.is_out:
        return
    if table.variants.is_solo:
        draw_from(table, seat, 1, count, chance)
    elif table.variants.separate_decks:
        table.push(tasks.ASK_SPLIT, seat, count, by_effect)
    else:
        draw_from(table, seat, 2, count, chance)


def draw_from(table: Table, seat: int, which: int, count: int, chance: Chance) -> int:
    """Draw from the glory (1), peril (0) or only (2) deck; how many there were."""
    drawn: list[int] = []
    while len(drawn) < count and table.refill(which):
        kind = table.draw_card(which, chance)
        table.give(seat, kind)
        drawn.append(kind)
    table.told_hand(seat, drawn)
    return len(drawn)


def supply(table: Table, which: int) -> int:
    """Cards in a deck and its discard."""
    return sum(table.deck[kind] + table.gone[kind] for kind in KINDS_IN[which])


def split_options(table: Table, count: int, by_effect: int) -> list[int]:
    """How many of the cards come from the glory deck; an effect names one deck, the other helps out if it is short."""
    glory, peril = supply(table, 1), supply(table, 0)
    count = min(count, glory + peril)
    least, most = max(0, count - peril), min(count, glory)
    numbers = range(least, most + 1, max(1, most - least) if by_effect else 1)
    return [code(SPLIT, number) for number in numbers]


def split(table: Table, seat: int, count: int, move: int, chance: Chance) -> None:
    from_glory = first_of(move)
    draw_from(table, seat, 1, from_glory, chance)
    draw_from(table, seat, 0, count - from_glory, chance)


def next_turn(table: Table, seat: int) -> None:
    """The turn passes to the left; after the last round the standing decides."""
    other = table.next_living(seat)
    if (other - table.starter) % table.seats <= (seat - table.starter) % table.seats:
        table.round += 1
        if table.round > table.variants.round_cap:
            table.round = table.variants.round_cap
            table.win(0 if table.variants.is_solo else best_of(table))
            return
    table.push(tasks.BEGIN, other)
    table.active = other
    rise_off_turn(table, seat)
