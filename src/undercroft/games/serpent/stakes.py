"""What is at stake in a roll: which dice would do, so that nobody is asked where no answer can change anything."""

from __future__ import annotations

from undercroft.games.serpent import tasks
from undercroft.games.serpent.battle import kinds_of
from undercroft.games.serpent.book import QUESTS
from undercroft.games.serpent.notation import KEEP, PASS, code, first_of
from undercroft.games.serpent.quests import vow_bonus
from undercroft.games.serpent.rolls import (
    CARD_SOURCE,
    DIE_FACES,
    NO_FORM,
    again_options,
    penalty_of,
    slick_options,
    spoilers,
)
from undercroft.games.serpent.table import Table
from undercroft.games.serpent.tasks import Task
from undercroft.games.serpent.words import COUNTER, FREEING, SEARCH, TRY


def rolled_for(table: Table) -> Task:
    """The task that the running roll is made for."""
    depth = len(table.stack) - 1
    while table.stack[depth].kind >= tasks.QUESTION or table.stack[depth].kind == tasks.ROLL:
        depth -= 1
    return table.stack[depth]


def need(table: Table, spoilt: int = 0) -> int:
    """What the dice have to show for success, if the roll is spoilt by so much; in a counter roll, to win it."""
    task = rolled_for(table)
    seat = task.a
    penalty = table.penalty + spoilt
    if task.kind == tasks.TEST_ROLLED:
        bonus = table.roll_bonus(seat, task.e, task.b, task.d, 0)
        wanted = task.c - table.value(seat, task.b) - bonus - penalty
        return min(DIE_FACES, wanted) if task.d & FREEING else wanted
    if task.kind == tasks.COUNTER_ROLLED:
        fight = table.battles[-1].fights[task.a]
        bonus = table.roll_bonus(fight.target, COUNTER, fight.answer, 0, kinds_of(table, fight.attacker))
        return fight.attack + 1 - table.value(fight.target, fight.answer) - bonus
    quest = table.quest(task.b)
    if quest is None:
        return 0
    face = QUESTS[quest.kind]
    if task.kind == tasks.SEARCHED:
        found = table.chart.distance(table.heroes[seat].place) + table.roll_bonus(seat, SEARCH, NO_FORM, 0, 0)
        return face.search - found - vow_bonus(quest, SEARCH) - penalty
    return face.number - vow_bonus(quest, TRY) - penalty


def can_improve(table: Table, dice: int) -> bool:
    """Could another throw bring more than the one that lies there?"""
    kind = rolled_for(table).kind
    if kind == tasks.ATTACK_ROLLED:
        return True
    wanted = need(table)
    if table.die >= wanted:
        return False
    if kind == tasks.COUNTER_ROLLED and table.die < wanted - 1:
        wanted -= 1  # a tie is better than a wound
    return DIE_FACES * dice >= wanted


def is_worst(table: Table, dice: int) -> bool:
    """Could no other throw bring less: a test failed, a comparison lost, or nothing but ones in an attack?"""
    kind = rolled_for(table).kind
    if kind == tasks.ATTACK_ROLLED:
        return table.die == dice
    return table.die < need(table) - (1 if kind == tasks.COUNTER_ROLLED else 0)


def reroll_options(table: Table, seat: int, kind: int, form: int, dice: int, used: int) -> list[int]:
    """A hero's own re-roll that costs nothing is made by itself where there is nothing to lose."""
    if not can_improve(table, dice):
        return [code(KEEP)]
    found = again_options(table, seat, kind, form, dice, used)
    for move in found[1:]:
        if first_of(move) < CARD_SOURCE and not table.heroes[seat].face.mods[first_of(move)].pay:
            return [move] if is_worst(table, dice) else found
    return found


def spoil_options(table: Table, seat: int, roller: int) -> list[int]:
    """A card that spoils the roll, unless it passes or fails all the same."""
    depth = len(table.stack) - 1
    while table.stack[depth].kind != tasks.ROLL:
        depth -= 1
    dice = table.stack[depth].d
    wanted = need(table)
    harder = need(table, min([penalty_of(kind) for kind in spoilers(table, seat, roller)], default=0))
    if wanted > DIE_FACES * dice or harder <= dice or harder == wanted:
        return [code(PASS)]
    return slick_options(table, seat, roller)
