"""What to do next: every task and every question of the stack is handed to the rule it belongs to."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import (
    battle,
    effects,
    exploring,
    limits,
    movement,
    quests,
    rolls,
    setup,
    solo,
    stage,
    stakes,
    strikes,
    tasks,
    turn,
    villainy,
    walking,
    wounds,
)
from undercroft.games.serpent.book import NAKARIS_LAIR
from undercroft.games.serpent.notation import (
    ATTACK,
    BANISH,
    DISCARD,
    DONE,
    PASS,
    RECALL,
    SCRAP,
    UNLEASH,
    code,
    first_of,
    second_of,
    verb_of,
)
from undercroft.games.serpent.plays import play as play_shown
from undercroft.games.serpent.table import Table
from undercroft.games.serpent.tasks import Task
from undercroft.games.serpent.things import GODDESS
from undercroft.kernel.chance import Chance

NOTHING: Final = code(PASS)  # to let a window go by changes nothing


def run(table: Table, chance: Chance) -> None:
    """Go on until a seat has a choice or the game is over. A question with one answer is not asked."""
    while not table.is_over:
        task = table.stack.pop()
        kind = task.kind
        if kind >= tasks.QUESTION:
            options = options_of(table, task)
            if len(options) > 1:
                table.stack.append(task)
                table.options = tuple(options)
                table.waiting = 1 << task.a
                return
            if options and options[0] != NOTHING:
                answer(table, task, options[0], chance)
        elif kind < tasks.LEAVE:
            do_turn(table, task, chance)
        elif kind < tasks.RUN:
            do_movement(table, task)
        elif kind < tasks.RAID:
            do_effect(table, task, chance)
        elif kind < tasks.TRIED:
            do_battle(table, task, chance)
        else:
            do_rest(table, task, chance)
    table.options = ()
    table.waiting = 0


def do_turn(table: Table, task: Task, chance: Chance) -> None:
    kind = task.kind
    if kind == tasks.BEGIN:
        turn.begin(table, task.a, chance)
    elif kind == tasks.RECOVER:
        turn.recover(table, task.a)
    elif kind == tasks.RESTORE:
        turn.restore(table, task.a)
    elif kind == tasks.ACTIONS:
        turn.actions(table, task.a)
    elif kind == tasks.VILLAINY:
        turn.villainy(table, task.a)
    elif kind == tasks.LOCATION:
        turn.location(table, task.a, chance)
    elif kind == tasks.HEROIC:
        turn.heroic(table, task.a)
    elif kind == tasks.HEROIC_END:
        turn.heroic_end(table, task.a)
    elif kind == tasks.LAST:
        turn.last(table, task.a)
    elif kind == tasks.STILL:
        turn.still(table, task.a)
    elif kind == tasks.NEXT:
        turn.next_turn(table, task.a)
    elif kind == tasks.DRAW:
        turn.draw(table, task.a, task.b, task.c, chance)
    elif kind == tasks.STAGE:
        stage.stage(table, task.a, chance)
    elif kind == tasks.EXPLORE:
        exploring.explore(table, task.a, task.b, chance)
    else:
        setup.set_up_turn(table, task.a, task.b)


def do_movement(table: Table, task: Task) -> None:
    kind = task.kind
    if kind == tasks.LEAVE:
        movement.leave(table, task.a, task.b)
    elif kind == tasks.BLOCKED_TESTED:
        movement.blocked_tested(table, task.a, task.b)
    elif kind == tasks.TRAP_EXIT_TESTED:
        movement.trap_exit_tested(table, task.a, task.b)
    elif kind == tasks.ENTER:
        movement.enter(table, task.a, task.b)
    elif kind == tasks.ENTER_EFFECT:
        movement.enter_effect(table, task.a, task.b)
    elif kind == tasks.OBSTACLE:
        movement.obstacle(table, task.a, task.b)
    elif kind == tasks.SPIKES_TESTED:
        movement.spikes_tested(table, task.a)
    elif kind == tasks.PIT_TESTED:
        if not table.passed:
            effects.fall(table, task.a, 0)
    elif kind == tasks.ENTER_TRAP:
        movement.enter_trap(table, task.a, task.b)
    elif kind == tasks.ENTER_NAKARI:
        if task.b == NAKARIS_LAIR and table.has_event and movement.is_here(table, task.a, task.b):
            battle.push_hunt(table, task.a, GODDESS)
    elif kind == tasks.ENTER_DUEL:
        if movement.is_here(table, task.a, task.b):
            movement.push_duels(table, task.b)
    elif kind == tasks.SPRING:
        movement.spring_on(table, task.a, task.b, task.c)
    elif kind == tasks.SPRING_AT:
        movement.spring(table, task.a, task.b)
    elif kind == tasks.WALK:
        walking.walk(table, task.a, task.b, task.c, task.d, task.e)
    elif kind == tasks.SPRUNG:
        effects.sprung_trap(table, task.a)
    else:
        effects.rose(table, task.a)


def do_effect(table: Table, task: Task, chance: Chance) -> None:
    kind = task.kind
    if kind == tasks.RUN:
        effects.run(table, task.a, task.b, task.c, task.d, task.e, task.f, chance)
    elif kind == tasks.EFFECT:
        effects.effect(table, task.a, task.b, task.c, task.d, task.e, chance)
    elif kind == tasks.TESTED:
        effects.tested(table, task.a, task.b, task.c, task.d, task.e)
    elif kind == tasks.TEST:
        rolls.test(table, task.a, task.b, task.c, task.d, task.e)
    elif kind == tasks.TEST_ROLLED:
        rolls.test_rolled(table, task.a, task.b, task.c, task.d, task.e)
    elif kind == tasks.ROLL:
        rolls.roll(table, task.a, task.b, task.c, task.d, task.e, chance)
    elif kind == tasks.HURT:
        wounds.hurt(table, task.a, task.b, task.c, task.d)
    elif kind == tasks.HURT_NOW:
        wounds.hurt_now(table, task.a, task.b, task.c)
    else:
        strikes.beaten(table, task.a, task.b)


def do_battle(table: Table, task: Task, chance: Chance) -> None:
    kind = task.kind
    if kind == tasks.RAID:
        battle.raid(table)
    elif kind == tasks.ATTACK_ROLL:
        battle.attack_roll(table, task.a, chance)
    elif kind == tasks.ATTACK_ROLLED:
        battle.attack_rolled(table, task.a)
    elif kind == tasks.COUNTER_ROLL:
        battle.counter_roll(table, task.a, chance)
    elif kind == tasks.COUNTER_ROLLED:
        battle.counter_rolled(table, task.a)
    elif kind == tasks.COMPARE:
        strikes.compare(table, task.a)
    elif kind == tasks.STRIKE:
        strikes.strike(table, task.a, task.b)
    elif kind == tasks.CHALLENGE:
        battle.challenge(table)
    elif kind == tasks.LAIR:
        strikes.lair(table)
    elif kind == tasks.REWARD:
        strikes.reward(table)
    elif kind == tasks.BATTLE_END:
        strikes.battle_end(table)
    elif kind == tasks.EXCHANGE:
        battle.exchange(table)
    else:
        battle.rolls(table)


def do_rest(table: Table, task: Task, chance: Chance) -> None:
    kind = task.kind
    if kind == tasks.TRIED:
        quests.tried(table, task.a, task.b, chance)
    elif kind == tasks.SEARCHED:
        quests.searched(table, task.a, task.b)
    elif kind == tasks.COMPLETE:
        quests.complete(table, task.a, task.b)
    elif kind == tasks.COMPLETED:
        quests.completed(table, task.a, task.b, task.c, chance)
    elif kind == tasks.PERIL_DICE:
        solo.peril_dice(table, task.a, task.b, chance)
    elif kind == tasks.PERIL_CARDS:
        solo.peril_cards(table, task.a, task.b, chance)
    elif kind == tasks.SOLO_TRAPS:
        solo.traps(table, task.a)
    else:
        solo.battle(table, task.a)


# -- questions -------------------------------------------------------------------------------------------


def options_of(table: Table, task: Task) -> list[int]:
    """The answers to a question; they follow from the position alone."""
    kind = task.kind
    if kind == tasks.ASK_HEROIC:
        return turn.heroic_options(table, task.a)
    if kind == tasks.ASK_VILLAINY:
        return villainy.villainy_options(table, task.a, task.b == 1, task.c == 1)
    if kind == tasks.ASK_LAY:
        return exploring.lay_options(table, task.b)
    if kind == tasks.ASK_RESPONSE:
        return battle.response_options(table, task.a)
    if kind == tasks.ASK_DISCARD:
        return turn.discard_options(table, task.a)
    if kind == tasks.ASK_CHALLENGE:
        return battle.challenge_options(table, task.a)
    if kind == tasks.ASK_LAIR:
        return strikes.lair_options(table, task.a, task.b)
    if kind == tasks.ASK_PERIL:
        return strikes.peril_options(table, task.a, task.b)
    if kind == tasks.ASK_FORM:
        return battle.form_options(table, task.c)
    if kind == tasks.ASK_DUEL:
        return movement.duel_options(table, task.a)
    if kind == tasks.ASK_ENTER:
        return movement.enter_options(table, task.a, task.b)
    if kind == tasks.ASK_REROLL:
        return stakes.reroll_options(table, task.a, task.b, task.c, task.d, task.e)
    if kind == tasks.ASK_STAT:
        return effects.stat_options(task.b)
    if kind == tasks.ASK_SLICK:
        return stakes.spoil_options(table, task.a, task.b)
    if kind == tasks.ASK_STAND_IN:
        return battle.stand_in_options(table, task.a)
    if kind == tasks.ASK_HIT:
        return strikes.hit_options(table, task.a, task.b, task.c)
    if kind == tasks.ASK_SPOILS:
        return strikes.spoils_options(table, task.b)
    if kind == tasks.ASK_TAME:
        return strikes.tame_options(table, task.b)
    if kind == tasks.ASK_CROWD:
        return strikes.crowd_options(table, task.a)
    if kind == tasks.ASK_RESCUE:
        return wounds.rescue_options(table, task.a, task.b)
    if kind == tasks.ASK_UPKEEP:
        return turn.upkeep_options(table, task.a, task.b)
    if kind == tasks.ASK_SPLIT:
        return turn.split_options(table, task.b, task.c)
    if kind == tasks.ASK_DODGE:
        return movement.dodge_options()
    if kind == tasks.ASK_HAND:
        return effects.hand_options(table, task.a)
    if kind == tasks.ASK_RETURN:
        return effects.return_options(table, task.b)
    if kind == tasks.ASK_WARP:
        return effects.warp_options(table, task.b, task.c)
    if kind == tasks.ASK_SWAP:
        return effects.swap_options(table, task.b)
    if kind == tasks.ASK_TURN:
        return effects.turn_options(table)
    if kind == tasks.ASK_OFFER:
        return quests.offer_options(table, task.a)
    if kind == tasks.ASK_LIMIT:
        return limits.shed_options(table, task.a)
    if kind == tasks.ASK_HERO:
        return wounds.hero_options(table)
    if kind == tasks.ASK_ENTRANCE:
        return wounds.entrance_options(table)
    if kind == tasks.ASK_TILE:
        return setup.tile_options(table, task.a)
    if kind == tasks.ASK_AWAY:
        return movement.away_options(table, task.a, task.b, task.c == 1)
    if kind == tasks.ASK_VICTIM:
        return movement.victim_options(table, task.a)
    return solo.treasure_options(table, task.a)


def answer(table: Table, task: Task, move: int, chance: Chance) -> None:
    """Carry out the answer to a question that was taken off the stack."""
    kind = task.kind
    if kind == tasks.ASK_HEROIC:
        turn.act(table, task.a, move, chance)
    elif kind == tasks.ASK_VILLAINY:
        answer_villainy(table, task, move)
    elif kind == tasks.ASK_LAY:
        exploring.lay(table, task.a, task.b, move)
        if table.phase == turn.IN_LOCATION:
            movement.push_away(table, task.b)
    elif kind == tasks.ASK_RESPONSE:
        battle.respond(table, task.a, move)
    elif kind == tasks.ASK_DISCARD:
        answer_discard(table, task.a, move)
    elif kind == tasks.ASK_CHALLENGE:
        battle.challenged(table, task.a, move)
    elif kind == tasks.ASK_LAIR:
        strikes.settle(table, task.a, move)
    elif kind == tasks.ASK_PERIL:
        strikes.give_peril(table, task.a, task.b, move)
    elif kind == tasks.ASK_FORM:
        battle.start_hunt(table, task.b, task.c, first_of(move))
    elif kind == tasks.ASK_DUEL:
        answer_duel(table, task.a, move)
    elif kind == tasks.ASK_ENTER:
        movement.enter_answer(table, task.a, task.b, move)
    elif kind == tasks.ASK_REROLL:
        rolls.again(table, task.a, task.b, task.c, task.d, task.e, move, chance)
    elif kind == tasks.ASK_STAT:
        effects.push_test_of(table, task.b, second_of(move), task.a, task.c)
    elif kind == tasks.ASK_SLICK:
        rolls.slick(table, task.a, move)
    elif kind == tasks.ASK_STAND_IN:
        battle.stand_in(table, task.a, task.b, move, chance)
    elif kind == tasks.ASK_HIT:
        strikes.hit_paid(table, task.a, task.b, task.c, move)
    elif kind == tasks.ASK_SPOILS:
        strikes.spoils(table, task.a, task.b, move)
    elif kind == tasks.ASK_TAME:
        strikes.tame(table, task.a, task.b, move)
    elif kind == tasks.ASK_CROWD:
        strikes.banish(table, task.a, move)
    elif kind == tasks.ASK_RESCUE:
        wounds.rescue(table, task.a, task.b, move)
    elif kind == tasks.ASK_UPKEEP:
        turn.retain(table, task.a, task.b, move)
    elif kind == tasks.ASK_SPLIT:
        turn.split(table, task.a, task.b, move, chance)
    else:
        answer_rest(table, task, move)


def answer_rest(table: Table, task: Task, move: int) -> None:
    kind = task.kind
    if kind == tasks.ASK_DODGE:
        movement.dodge(table, task.a, task.b, task.c, move)
    elif kind == tasks.ASK_HAND:
        effects.discard_one(table, task.a, task.b, move)
    elif kind == tasks.ASK_RETURN:
        effects.return_one(table, task.a, move)
    elif kind == tasks.ASK_WARP:
        movement.arrive(table, task.b, first_of(move))
    elif kind == tasks.ASK_SWAP:
        effects.swap(table, task.a, task.b, move)
    elif kind == tasks.ASK_TURN:
        effects.turn(table, task.a, move)
    elif kind == tasks.ASK_OFFER:
        quests.offer(table, task.a, task.b, move)
    elif kind == tasks.ASK_LIMIT:
        limits.shed(table, task.a, move)
    elif kind == tasks.ASK_HERO:
        wounds.choose_hero(table, task.a, move)
    elif kind == tasks.ASK_ENTRANCE:
        wounds.appear(table, task.b, move)
    elif kind == tasks.ASK_TILE:
        setup.choose_tile(table, task.a, move)
    elif kind == tasks.ASK_AWAY:
        if verb_of(move) != PASS:
            play_shown(table, task.a, move)
    elif kind == tasks.ASK_VICTIM:
        movement.rob(table, task.a, task.b, move)
    else:
        solo.play_treasure(table, task.a, move)


def answer_villainy(table: Table, task: Task, move: int) -> None:
    """Go on with the draft, declare it, curse, or be done. A task tells: declared? recalled? cursed?"""
    seat, is_declared, was_recalled, was_cursed = task.a, task.b, task.c, task.d
    verb = verb_of(move)
    if verb == DONE:
        if is_declared or was_cursed:
            movement.push_away(table)
    elif verb == UNLEASH:
        table.push(tasks.ASK_VILLAINY, seat, 1, was_recalled, was_cursed)
        villainy.unleash(table, seat)
    elif verb == RECALL:
        table.draft = []
        table.push(tasks.ASK_VILLAINY, seat, is_declared, 1, was_cursed)
    elif villainy.is_planning(verb):
        table.push(tasks.ASK_VILLAINY, seat, is_declared, was_recalled, was_cursed)
        villainy.plan(table, move)
    else:
        table.push(tasks.ASK_VILLAINY, seat, is_declared, was_recalled, 1)
        villainy.curse(table, seat, move)


def answer_duel(table: Table, seat: int, move: int) -> None:
    if verb_of(move) == ATTACK:
        movement.pay_battle(table, seat)
        effects.start_duel(table, seat, first_of(move), second_of(move))
    elif verb_of(move) != PASS:
        table.push(tasks.ASK_DUEL, seat)
        play_shown(table, seat, move)


def answer_discard(table: Table, seat: int, move: int) -> None:
    verb = verb_of(move)
    if verb == DISCARD:
        effects.discard_from_hand(table, seat, first_of(move))
    elif verb in (SCRAP, BANISH):
        turn.scrap(table, seat, move)
