"""What to do next: every task and every question of the stack is handed to the rule it belongs to."""

from __future__ import annotations

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
    strikes,
    tasks,
    turn,
    villainy,
    wounds,
)
from undercroft.games.serpent.book import NAKARIS_LAIR
from undercroft.games.serpent.notation import (
    BANISH,
    DISCARD,
    DONE,
    PASS,
    RECALL,
    SCRAP,
    UNLEASH,
    first_of,
    second_of,
    verb_of,
)
from undercroft.games.serpent.plays import play as play_shown
from undercroft.games.serpent.quests import OF_QUEST
from undercroft.games.serpent.table import Table
from undercroft.games.serpent.things import GODDESS
from undercroft.kernel.chance import Chance


def run(table: Table, chance: Chance) -> None:
    """Go on until a seat has a choice or the game is over. A question with one answer is not asked."""
    while not table.is_over:
        stack = table.stack
        top = len(stack) - tasks.SIZE
        task, a, b, c = stack[top], stack[top + 1], stack[top + 2], stack[top + 3]
        d, e, f = stack[top + 4], stack[top + 5], stack[top + 6]
        if task >= tasks.QUESTION:
            options = options_of(table, task, a, b, c, d, e)
            if len(options) > 1:
                table.options = tuple(options)
                table.waiting = 1 << a
                return
            del stack[top:]
            if options:
                answer(table, task, a, b, c, d, e, options[0], chance)
            continue
        del stack[top:]
        if task < tasks.LEAVE:
            do_turn(table, task, a, b, chance)
        elif task < tasks.RUN:
            do_movement(table, task, a, b, c)
        elif task < tasks.RAID:
            do_effect(table, task, a, b, c, d, e, f, chance)
        elif task < tasks.TRIED:
            do_battle(table, task, a, b, chance)
        else:
            do_rest(table, task, a, b, c, chance)
    table.options = ()
    table.waiting = 0


def do_turn(table: Table, task: int, a: int, b: int, chance: Chance) -> None:
    if task == tasks.BEGIN:
        turn.begin(table, a, chance)
    elif task == tasks.RECOVER:
        turn.recover(table, a)
    elif task == tasks.RESTORE:
        turn.restore(table, a)
    elif task == tasks.ACTIONS:
        turn.actions(table, a)
    elif task == tasks.VILLAINY:
        turn.villainy(table, a)
    elif task == tasks.LOCATION:
        turn.location(table, a, chance)
    elif task == tasks.HEROIC:
        turn.heroic(table, a)
    elif task == tasks.HEROIC_END:
        turn.heroic_end(table, a)
    elif task == tasks.LAST:
        turn.last(table, a)
    elif task == tasks.STILL:
        turn.still(table, a)
    elif task == tasks.NEXT:
        turn.next_turn(table, a)
    elif task == tasks.DRAW:
        turn.draw(table, a, b, chance)
    elif task == tasks.STAGE:
        stage.stage(table, a, chance)
    elif task == tasks.EXPLORE:
        exploring.explore(table, a, b, chance)
    else:
        setup.set_up_turn(table, a, b)


def do_movement(table: Table, task: int, a: int, b: int, c: int) -> None:
    if task == tasks.LEAVE:
        movement.leave(table, a, b)
    elif task == tasks.BLOCKED_TESTED:
        movement.blocked_tested(table, a, b)
    elif task == tasks.TRAP_EXIT_TESTED:
        movement.trap_exit_tested(table, a, b)
    elif task == tasks.ENTER:
        movement.enter(table, a, b)
    elif task == tasks.ENTER_EFFECT:
        movement.enter_effect(table, a, b)
    elif task == tasks.OBSTACLE:
        movement.obstacle(table, a, b)
    elif task == tasks.SPIKES_TESTED:
        movement.spikes_tested(table, a)
    elif task == tasks.PIT_TESTED:
        if not table.passed:
            effects.fall(table, a, 0)
    elif task == tasks.ENTER_TRAP:
        movement.enter_trap(table, a, b)
    elif task == tasks.ENTER_NAKARI:
        if b == NAKARIS_LAIR and table.has_event and movement.is_here(table, a, b):
            battle.push_hunt(table, a, GODDESS)
    elif task == tasks.ENTER_DUEL:
        if movement.is_here(table, a, b):
            movement.push_duels(table, a)
    elif task == tasks.SPRING:
        movement.spring_on(table, a, b, c)
    elif task == tasks.SPRING_AT:
        movement.spring(table, a, b)
    elif task == tasks.SPRUNG:
        effects.sprung_trap(table, a)
    else:
        effects.rose(table, a)


def do_effect(table: Table, task: int, a: int, b: int, c: int, d: int, e: int, f: int, chance: Chance) -> None:
    if task == tasks.RUN:
        effects.run(table, a, b, c, d, e, f, chance)
    elif task == tasks.EFFECT:
        effects.effect(table, a, b, c, d, e, chance)
    elif task == tasks.TESTED:
        effects.tested(table, a, b, c, d, e)
    elif task == tasks.TEST:
        rolls.test(table, a, b, c, d, e)
    elif task == tasks.TEST_ROLLED:
        rolls.test_rolled(table, a, b, c, d, e)
    elif task == tasks.ROLL:
        rolls.roll(table, a, b, c, d, e, chance)
    elif task == tasks.HURT:
        wounds.hurt(table, a, b, c, d)
    elif task == tasks.HURT_NOW:
        wounds.hurt_now(table, a, b, c)
    else:
        strikes.beaten(table, a, b)


def do_battle(table: Table, task: int, a: int, b: int, chance: Chance) -> None:
    if task == tasks.RAID:
        battle.raid(table)
    elif task == tasks.ATTACK_ROLL:
        battle.attack_roll(table, a, chance)
    elif task == tasks.ATTACK_ROLLED:
        battle.attack_rolled(table, a)
    elif task == tasks.COUNTER_ROLL:
        battle.counter_roll(table, a, chance)
    elif task == tasks.COUNTER_ROLLED:
        battle.counter_rolled(table, a)
    elif task == tasks.COMPARE:
        strikes.compare(table, a)
    elif task == tasks.STRIKE:
        strikes.strike(table, a, b)
    elif task == tasks.CHALLENGE:
        battle.challenge(table)
    elif task == tasks.LAIR:
        strikes.lair(table)
    elif task == tasks.REWARD:
        strikes.reward(table)
    elif task == tasks.BATTLE_END:
        strikes.battle_end(table)
    elif task == tasks.EXCHANGE:
        battle.exchange(table)
    else:
        battle.rolls(table)


def do_rest(table: Table, task: int, a: int, b: int, c: int, chance: Chance) -> None:
    if task == tasks.TRIED:
        quests.tried(table, a, b, chance)
    elif task == tasks.SEARCHED:
        quests.searched(table, a, b)
    elif task == tasks.COMPLETE:
        quests.complete(table, a, b)
    elif task == tasks.COMPLETED:
        quests.completed(table, a, b, c, chance)
    elif task == tasks.PERIL_DICE:
        solo.peril_dice(table, a, b, chance)
    elif task == tasks.PERIL_CARDS:
        solo.peril_cards(table, a, b, chance)
    elif task == tasks.SOLO_TRAPS:
        solo.traps(table, a)
    else:
        solo.battle(table, a)


# -- questions -------------------------------------------------------------------------------------------


def options_of(table: Table, task: int, a: int, b: int, c: int, d: int, e: int) -> list[int]:
    """The answers to a question; they follow from the position alone."""
    if task == tasks.ASK_HEROIC:
        return turn.heroic_options(table, a)
    if task == tasks.ASK_VILLAINY:
        return villainy.villainy_options(table, a, b == 1, c == 1)
    if task == tasks.ASK_LAY:
        return exploring.lay_options(table, b)
    if task == tasks.ASK_RESPONSE:
        return battle.response_options(table, a)
    if task == tasks.ASK_DISCARD:
        return turn.discard_options(table, a)
    if task == tasks.ASK_CHALLENGE:
        return battle.challenge_options(table, a)
    if task == tasks.ASK_LAIR:
        return strikes.lair_options(table, b)
    if task == tasks.ASK_PERIL:
        return strikes.peril_options(table, a)
    if task == tasks.ASK_FORM:
        return battle.form_options(table, c)
    if task == tasks.ASK_DUEL:
        return movement.duel_options(table, a, b)
    if task == tasks.ASK_ENTER:
        return movement.enter_options(table, a, b)
    if task == tasks.ASK_REROLL:
        return rolls.again_options(table, a, b, c, d, e)
    if task == tasks.ASK_STAT:
        return quests.quest_stat_options(table, b - OF_QUEST) if b >= OF_QUEST else effects.stat_options(b)
    if task == tasks.ASK_SLICK:
        return rolls.slick_options(table, a, b)
    if task == tasks.ASK_STAND_IN:
        return battle.stand_in_options(table, a)
    if task == tasks.ASK_HIT:
        return strikes.hit_options(table, a, b, c)
    if task == tasks.ASK_SPOILS:
        return strikes.spoils_options(table, b)
    if task == tasks.ASK_TAME:
        return strikes.tame_options(table, b)
    if task == tasks.ASK_CROWD:
        return strikes.crowd_options(table, a)
    if task == tasks.ASK_RESCUE:
        return wounds.rescue_options(table, a, b)
    if task == tasks.ASK_UPKEEP:
        return turn.upkeep_options(table, a, b)
    if task == tasks.ASK_SPLIT:
        return turn.split_options(table, b)
    if task == tasks.ASK_DODGE:
        return movement.dodge_options()
    if task == tasks.ASK_HAND:
        return effects.hand_options(table, a)
    if task == tasks.ASK_RETURN:
        return effects.return_options(table, b)
    if task == tasks.ASK_WARP:
        return effects.warp_options(table, b, c)
    if task == tasks.ASK_SWAP:
        return effects.swap_options(table, b)
    if task == tasks.ASK_TURN:
        return effects.turn_options(table)
    if task == tasks.ASK_OFFER:
        return quests.offer_options(table, a)
    if task == tasks.ASK_LIMIT:
        return limits.shed_options(table, a)
    if task == tasks.ASK_HERO:
        return wounds.hero_options(table)
    if task == tasks.ASK_ENTRANCE:
        return wounds.entrance_options(table)
    if task == tasks.ASK_TILE:
        return setup.tile_options(table, a)
    if task == tasks.ASK_AWAY:
        return movement.away_options(table, a)
    if task == tasks.ASK_VICTIM:
        return movement.victim_options(table, a)
    return solo.treasure_options(table, a)


def answer(table: Table, task: int, a: int, b: int, c: int, d: int, e: int, move: int, chance: Chance) -> None:
    """Carry out the answer to a question that was taken off the stack."""
    if task == tasks.ASK_HEROIC:
        turn.act(table, a, move, chance)
    elif task == tasks.ASK_VILLAINY:
        answer_villainy(table, a, b, c, move)
    elif task == tasks.ASK_LAY:
        exploring.lay(table, a, b, move)
    elif task == tasks.ASK_RESPONSE:
        battle.respond(table, a, move)
    elif task == tasks.ASK_DISCARD:
        answer_discard(table, a, move)
    elif task == tasks.ASK_CHALLENGE:
        battle.challenged(table, a, move)
    elif task == tasks.ASK_LAIR:
        strikes.settle(table, a, move)
    elif task == tasks.ASK_PERIL:
        strikes.give_peril(table, a, b, move)
    elif task == tasks.ASK_FORM:
        battle.start_hunt(table, b, c, first_of(move))
    elif task == tasks.ASK_DUEL:
        if verb_of(move) != PASS:
            movement.pay_battle(table, a)
            effects.start_duel(table, a, first_of(move), second_of(move))
    elif task == tasks.ASK_ENTER:
        movement.enter_answer(table, a, b, move)
    elif task == tasks.ASK_REROLL:
        rolls.again(table, a, b, c, d, e, move, chance)
    elif task == tasks.ASK_STAT:
        answer_stat(table, a, b, c, move)
    elif task == tasks.ASK_SLICK:
        rolls.slick(table, a, move)
    elif task == tasks.ASK_STAND_IN:
        battle.stand_in(table, a, b, move, chance)
    elif task == tasks.ASK_HIT:
        strikes.hit_paid(table, a, b, c, move)
    elif task == tasks.ASK_SPOILS:
        strikes.spoils(table, a, b, move)
    elif task == tasks.ASK_TAME:
        strikes.tame(table, a, b, move)
    elif task == tasks.ASK_CROWD:
        strikes.banish(table, a, move)
    elif task == tasks.ASK_RESCUE:
        wounds.rescue(table, a, b, move)
    elif task == tasks.ASK_UPKEEP:
        turn.retain(table, a, b, move)
    elif task == tasks.ASK_SPLIT:
        turn.split(table, a, b, move, chance)
    else:
        answer_rest(table, task, a, b, c, d, move)


def answer_rest(table: Table, task: int, a: int, b: int, c: int, d: int, move: int) -> None:
    if task == tasks.ASK_DODGE:
        movement.dodge(table, a, b, c, move)
    elif task == tasks.ASK_HAND:
        effects.discard_one(table, a, b, move)
    elif task == tasks.ASK_RETURN:
        effects.return_one(table, a, move)
    elif task == tasks.ASK_WARP:
        movement.arrive(table, b, first_of(move))
    elif task == tasks.ASK_SWAP:
        effects.swap(table, a, b, move)
    elif task == tasks.ASK_TURN:
        effects.turn(table, a, move)
    elif task == tasks.ASK_OFFER:
        quests.offer(table, a, b, move)
    elif task == tasks.ASK_LIMIT:
        limits.shed(table, a, move)
    elif task == tasks.ASK_HERO:
        wounds.choose_hero(table, a, move)
    elif task == tasks.ASK_ENTRANCE:
        wounds.appear(table, b, move)
    elif task == tasks.ASK_TILE:
        setup.choose_tile(table, a, move)
    elif task == tasks.ASK_AWAY:
        if verb_of(move) != PASS:
            play_shown(table, a, move)
    elif task == tasks.ASK_VICTIM:
        movement.rob(table, a, b, move)
    else:
        solo.play_treasure(table, a, move)


def answer_villainy(table: Table, seat: int, is_declared: int, was_recalled: int, move: int) -> None:
    """Go on with the draft, declare it, curse, or be done."""
    verb = verb_of(move)
    if verb == DONE:
        return
    if verb == UNLEASH:
        table.push(tasks.ASK_VILLAINY, seat, 1)
        villainy.unleash(table, seat)
        return
    if verb == RECALL:
        table.draft = []
        table.push(tasks.ASK_VILLAINY, seat, is_declared, 1)
        return
    table.push(tasks.ASK_VILLAINY, seat, is_declared, was_recalled)
    if villainy.is_planning(verb):
        villainy.plan(table, move)
    else:
        villainy.curse(table, seat, move)


def answer_discard(table: Table, seat: int, move: int) -> None:
    verb = verb_of(move)
    if verb == DISCARD:
        effects.discard_from_hand(table, seat, first_of(move))
    elif verb in (SCRAP, BANISH):
        turn.scrap(table, seat, move)


def answer_stat(table: Table, seat: int, index: int, source: int, move: int) -> None:
    if index < OF_QUEST:
        effects.push_test_of(table, index, second_of(move), seat, source)
        return
    quest = table.quest(index - OF_QUEST)
    if quest is not None:
        quests.push_quest_test(table, seat, quest, second_of(move))
