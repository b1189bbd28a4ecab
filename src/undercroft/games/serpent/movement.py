"""Movement: leaving through the four kinds of exits, and everything that meets a hero who comes in."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import BLOCKED, CARDS, NAKARIS_LAIR, OPEN, PITTED, PLACES, SPIKED, TRAPPED, PlaceFace
from undercroft.games.serpent.exits import exit_kind, shut_test
from undercroft.games.serpent.notation import ATTACK, DODGE, PASS, RISK, ROB, code, first_of, second_of, verb_of
from undercroft.games.serpent.plays import (
    ACTS,
    DODGED,
    FOUGHT,
    HURT,
    IN_AWAY,
    IN_DUEL,
    IN_ENTER,
    SPRUNG,
    TESTED,
    USES,
    play,
    play_options,
)
from undercroft.games.serpent.rolls import push_test
from undercroft.games.serpent.table import QUESTS_TO_WIN, Table
from undercroft.games.serpent.words import (
    BLOCKED_EXIT,
    MONSTER,
    O_WOUND,
    ON_ENTER,
    ON_SPRING,
    PIT,
    PROGRAMS,
    SPIKES,
    THREAT,
    TRAP_EXIT,
    Effect,
)
from undercroft.games.serpent.wounds import BY_OTHER, push_wounds


def step(table: Table, seat: int, side: int) -> None:
    """Leave by a side: only the exit of the location left counts."""
    place = table.heroes[seat].place
    kind = exit_kind(table, place, side)
    if kind == OPEN:
        leave(table, seat, side)
        return
    face = PLACES[place]
    printed = table.chart.side_of(place, side)
    stat, number = face.stats[printed], face.numbers[printed]
    gate = shut_test(table, place)
    if gate >= 0:
        stat, number = gate // 16, gate % 16
    if kind == BLOCKED:
        table.push(tasks.BLOCKED_TESTED, seat, side)
        push_test(table, seat, stat, number, BLOCKED_EXIT, THREAT)
    elif kind == TRAPPED:
        table.push(tasks.TRAP_EXIT_TESTED, seat, side)
        push_test(table, seat, stat, number, TRAP_EXIT, THREAT)


def blocked_tested(table: Table, seat: int, side: int) -> None:
    """Passed: open to all this turn. Failed: an action is lost; with none left the hero waits at the open exit."""
    hero = table.heroes[seat]
    exit = hero.place * 4 + side
    if table.passed:
        table.opened.append(exit)
    else:
        hero.actions -= 1
        if hero.actions == 0:
            hero.waits = exit
            if table.told is not None:
                table.tell("serpent-event-waits", {"who": seat})
            return
    table.push(tasks.LEAVE, seat, side)


def trap_exit_tested(table: Table, seat: int, side: int) -> None:
    """Failed: a wound, and the step is completed all the same."""
    table.push(tasks.LEAVE, seat, side)
    if not table.passed:
        push_wounds(table, seat, 1, BY_OTHER)


def leave(table: Table, seat: int, side: int) -> None:
    hero = table.heroes[seat]
    if hero.is_out or table.ended:
        return
    hero.actions -= 1
    place = table.chart.near[hero.place * 4 + side]
    put(table, seat, place)
    enter(table, seat, place)


def arrive(table: Table, seat: int, place: int) -> None:
    """By warp; what else the card does comes before all that meets the hero there."""
    put(table, seat, place)
    table.push(tasks.ENTER, seat, place)


def put(table: Table, seat: int, place: int) -> None:
    """The hero is there now."""
    hero = table.heroes[seat]
    hero.place = place
    hero.waits = -1
    if seat == table.active:
        hero.moved = True
    if table.told is not None:
        table.tell("serpent-event-went", {"who": seat, "place": PLACES[place].id})


# -- coming in -----------------------------------------------------------------------------------------


def acts_on_entering(effects: list[Effect]) -> bool:
    return any(effect.when == ON_ENTER for effect in effects)


def hurts_on_entering(face: PlaceFace) -> bool:
    """Spikes, or an effect that begins with a wound."""
    for effect in face.effects:
        for program in (effect.do, effect.ok, effect.fail):
            if effect.when == ON_ENTER and program >= 0 and PROGRAMS[program][0].verb == O_WOUND:
                return True
    return face.obstacle == SPIKED


ACTS_ON_ENTERING: Final = [acts_on_entering(face.effects) for face in PLACES]
HURTS_ON_ENTERING: Final = [hurts_on_entering(face) for face in PLACES]


def enter(table: Table, seat: int, place: int) -> None:
    """Gain, window, location effect and obstacle, laid trap, Nakari, a waiting hero's attack: what there is here."""
    hero = table.heroes[seat]
    is_trapped = table.trap_at(place) is not None
    if seat != table.active:  # in another's turn only laid traps matter
        if is_trapped:
            table.push(tasks.ENTER_TRAP, seat, place)
        return
    if table.variants.is_solo and hero.quests >= QUESTS_TO_WIN and table.is_entrance(place):
        table.win(1 << seat)  # home with three quests
        return
    if len(table.heroes_at(place, seat)) > 1:
        table.push(tasks.ENTER_DUEL, seat, place)
    if place == NAKARIS_LAIR:
        table.push(tasks.ENTER_NAKARI, seat, place)
    if table.variants.is_solo:
        table.push(tasks.SOLO_BATTLE, seat)
        table.push(tasks.SOLO_TRAPS, seat)
    if is_trapped:
        table.push(tasks.ENTER_TRAP, seat, place)
    if PLACES[place].obstacle in (SPIKED, PITTED):
        table.push(tasks.OBSTACLE, seat, place)
    if ACTS_ON_ENTERING[place] or acts_on_entering(hero.face.effects):
        table.push(tasks.ENTER_EFFECT, seat, place)
    if table.variants.is_solo or awaiting(table, place):
        table.push(tasks.ASK_ENTER, seat, place)
    if not hero.seen >> place & 1:
        hero.seen |= 1 << place
        gain(table, seat, place)


def gain(table: Table, seat: int, place: int) -> None:
    """The points of a location; in the solo game dice instead of peril."""
    face = PLACES[place]
    table.add_glory(seat, face.glory)
    if table.variants.is_solo:
        table.push(tasks.PERIL_DICE, seat, face.peril)
    else:
        table.add_peril(seat, face.peril)


def is_here(table: Table, seat: int, place: int) -> bool:
    """A step of entering is skipped if the hero is felled or gone."""
    hero = table.heroes[seat]
    return not hero.is_out and hero.place == place and not (table.ended and seat == table.active)


def awaiting(table: Table, place: int) -> int:
    """What is to come that a card played now could change."""
    face = PLACES[place]
    found = 0
    if face.obstacle in (SPIKED, PITTED) or ACTS_ON_ENTERING[place]:
        found |= TESTED
    if HURTS_ON_ENTERING[place]:
        found |= HURT
    if face.obstacle == SPIKED and table.variants.dodging_spikes:
        found |= DODGED
    trap = table.trap_at(place)
    if trap is not None and not trap.asleep:
        found |= TESTED | SPRUNG
    if place == NAKARIS_LAIR and table.has_event:
        found |= FOUGHT
    for kind in table.solo_drawn:
        found |= FOUGHT if CARDS[kind].sort == MONSTER else TESTED | SPRUNG
    return found


def enter_options(table: Table, seat: int, place: int) -> list[int]:
    """After the gain and before the location acts, heroic-phase cards can be played too."""
    awaited = awaiting(table, place)
    if not awaited or not is_here(table, seat, place):
        return []
    plays = play_options(table, seat, IN_ENTER)
    return [code(PASS)] + [move for move in plays if USES[first_of(move)] & awaited]


def enter_answer(table: Table, seat: int, place: int, move: int) -> None:
    if verb_of(move) != PASS:
        table.push(tasks.ASK_ENTER, seat, place)
        play(table, seat, move)


def enter_effect(table: Table, seat: int, place: int) -> None:
    """The location's effect, after the hero's own ability for entering."""
    if not is_here(table, seat, place):
        return
    for effect in PLACES[place].effects:
        if effect.when == ON_ENTER:
            table.push(tasks.EFFECT, effect.index, seat, seat)
    hero = table.heroes[seat]
    for effect in hero.face.effects:
        if effect.when == ON_ENTER and effect.index not in hero.used and victims(table, seat):
            table.push(tasks.ASK_VICTIM, seat, effect.index)


def victims(table: Table, seat: int) -> list[int]:
    """Rivals here with more glory."""
    hero = table.heroes[seat]
    here = table.heroes_at(hero.place, seat)
    return [other for other in here if other != seat and table.heroes[other].glory > hero.glory]


def victim_options(table: Table, seat: int) -> list[int]:
    return [code(ROB, other) for other in victims(table, seat)]


def rob(table: Table, seat: int, index: int, move: int) -> None:
    table.heroes[seat].used.append(index)
    if table.told is not None:
        table.tell("serpent-event-robbed", {"who": seat, "whom": first_of(move)})
    table.push(tasks.EFFECT, index, seat, seat, first_of(move))


def obstacle(table: Table, seat: int, place: int) -> None:
    if not is_here(table, seat, place):
        return
    face = PLACES[place]
    if face.obstacle == SPIKED:
        table.push(tasks.SPIKES_TESTED, seat)
        if table.variants.dodging_spikes and table.can_act(seat):
            table.push(tasks.ASK_DODGE, seat, face.obstacle_stat, face.obstacle_number)
        else:
            push_test(table, seat, face.obstacle_stat, face.obstacle_number, SPIKES, THREAT)
    elif face.obstacle == PITTED:
        table.push(tasks.PIT_TESTED, seat)
        push_test(table, seat, face.obstacle_stat, face.obstacle_number, PIT, THREAT)


def dodge_options() -> list[int]:
    return [code(RISK), code(DODGE)]


def dodge(table: Table, seat: int, stat: int, number: int, move: int) -> None:
    """Variant: an action instead of the test."""
    if verb_of(move) == DODGE:
        table.spend_action(seat)
        table.passed = True
    else:
        push_test(table, seat, stat, number, SPIKES, THREAT)


def spikes_tested(table: Table, seat: int) -> None:
    if not table.passed:
        push_wounds(table, seat, 1, BY_OTHER)


# -- laid traps ----------------------------------------------------------------------------------------


def enter_trap(table: Table, seat: int, place: int) -> None:
    if not is_here(table, seat, place):
        return
    piece = table.trap_at(place)
    if piece is not None and not piece.asleep:
        spring(table, piece.id, seat)


def spring(table: Table, id: int, seat: int) -> None:
    """A trap hits every hero in the location, the one who set it off first; each tests alone."""
    piece = table.piece(id)
    if piece is None:
        return
    if table.told is not None:
        table.tell("serpent-event-sprung", {"who": seat, "card": CARDS[piece.kind].id})
    table.push(tasks.SPRUNG, id)
    for other in reversed(table.heroes_at(piece.place, seat)):
        for effect in CARDS[piece.kind].effects:
            if effect.when == ON_SPRING:
                table.push(tasks.SPRING, other, id, effect.index)
        if other != table.active:
            table.push(tasks.ASK_AWAY, other)  # before its test; the active hero had its window on entering


def spring_on(table: Table, seat: int, id: int, index: int) -> None:
    piece = table.piece(id)
    if piece is None or table.heroes[seat].is_out or table.heroes[seat].place != piece.place:
        return
    table.push(tasks.EFFECT, index, piece.owner, seat, 0, id + 1)


# -- a waiting hero's attack ---------------------------------------------------------------------------


def can_lie(table: Table, seat: int) -> bool:
    """Limited movement: may the hero lie down for an action?"""
    hero = table.heroes[seat]
    return table.variants.limited_movement and not hero.fallen and not hero.lain


def pay_battle(table: Table, seat: int) -> None:
    """The action of a started battle, if need be by lying down."""
    hero = table.heroes[seat]
    hero.fought = True
    if table.can_act(seat):
        table.spend_action(seat)
    else:
        lie_down(table, seat)


def lie_down(table: Table, seat: int) -> None:
    hero = table.heroes[seat]
    hero.fallen = True
    hero.lain = True
    if table.told is not None:
        table.tell("serpent-event-lay-down", {"who": seat})


def push_duels(table: Table, place: int) -> None:
    """Heroes whose turn it is not may attack another hero in their location; -1: in every location."""
    for other in reversed(table.rivals(table.active)):
        if place in (-1, table.heroes[other].place):
            table.push(tasks.ASK_DUEL, other)


def duel_options(table: Table, seat: int) -> list[int]:
    """One battle in this turn, for the saved action; first a card may give the action, or poison the weapon."""
    hero = table.heroes[seat]
    found = [code(PASS)]
    if hero.is_out or hero.fought:
        return found
    targets = [other for other in table.heroes_at(hero.place, seat) if other != seat]
    if not targets:
        return found
    can_strike = table.can_act(seat) or can_lie(table, seat)
    if can_strike:
        for target in targets:
            found += [code(ATTACK, target, 0), code(ATTACK, target, 1), code(ATTACK, target, 2)]
    if not hero.fallen:
        for move in play_options(table, seat, IN_DUEL):
            if can_strike != (USES[first_of(move)] & ACTS != 0):
                found.append(move)
    return found


# -- the windows for leaving in another's turn ---------------------------------------------------------


def push_away(table: Table, laid: int = -1, is_last: bool = False) -> None:
    """At the end of a phase in which something happened, others may play a card that takes them elsewhere.

    After the location phase only if it can take them to the location laid in it. Whose turn is next may want to begin
    it elsewhere, and who has an action to attack with may want to meet somebody. For all others the card can as well
    be played later: against attacks, traps and misfortunes of a quest it is asked for when they come.
    """
    for other in reversed(table.rivals(table.active)):
        if is_last and table.next_living(table.active) == other:
            table.push(tasks.ASK_AWAY, other)
        elif not table.heroes[other].fought and (table.can_act(other) or can_lie(table, other)):
            table.push(tasks.ASK_AWAY, other, laid + 1, 1 if is_last else 0)


def push_away_from(table: Table, seat: int) -> None:
    """Before a roll that can go ill for every hero in the location: the others there may leave in time."""
    for other in reversed(table.heroes_at(table.heroes[seat].place, seat)):
        if other != seat:
            table.push(tasks.ASK_AWAY, other)


def away_options(table: Table, seat: int, laid: int, is_to_meet: bool) -> list[int]:
    """Reckoned when it is asked, so that nobody sees before who could slip away.

    Asked only with a way to the location laid; at the end of the heroic phase, to another hero.
    """
    plays = play_options(table, seat, IN_AWAY)
    if laid and not any([second_of(move) == laid - 1 for move in plays]):
        return []
    if is_to_meet and not any([table.heroes_at(second_of(move), seat) for move in plays]):
        return []
    return [code(PASS), *plays]
