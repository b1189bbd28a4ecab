"""The tasks of rules 1 as steps: rows of a name and six figures, bottom first, whose meaning the name tells."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.serpent.box.words import (
    EFFECTS,
    F_AGAIN,
    F_IT,
    F_OPEN,
    F_PLUS,
    F_X,
    FREEING,
    O_ATTACK,
    O_CANCEL,
    O_DISCARD,
    O_EXIT,
    O_FORM,
    O_MINION,
    O_WARP,
    O_WOUND,
    ON_RESTORE,
    PROGRAMS,
    W_TARGET,
    Op,
)
from undercroft.games.serpent.data.steps import CLASSES, step_data
from undercroft.games.serpent.table.aim import NO_AIM, Aim
from undercroft.games.serpent.table.battle import PIECE
from undercroft.games.serpent.table.step import Step
from undercroft.kernel.position import Data

# Tasks whose figures are the fields of a step, in this order.
PLAIN: Final = {
    "begin": "turn-start",
    "recover": "recovery",
    "restore": "restoration",
    "actions": "actions",
    "villainy": "villainy-phase",
    "location": "location-phase",
    "heroic": "heroic-phase",
    "heroic-end": "heroic-end",
    "last": "last-phase",
    "still": "standing-still",
    "next": "next-turn",
    "stage": "stage-change",
    "explore": "explore",
    "setup": "setup-turn",
    "leave": "leave",
    "blocked-tested": "blocked-exit-tested",
    "trap-exit-tested": "trap-exit-tested",
    "enter": "arrive",
    "enter-effect": "location-effect",
    "obstacle": "obstacle",
    "spikes-tested": "spikes-tested",
    "pit-tested": "pit-tested",
    "enter-trap": "laid-trap",
    "enter-nakari": "meet-nakari",
    "enter-duel": "meet-heroes",
    "spring": "trap-hits",
    "sprung": "trap-sprung",
    "rose": "rose",
    "test": "test",
    "test-rolled": "test-rolled",
    "hurt": "wounds",
    "hurt-now": "wounds-suffered",
    "raid": "raid",
    "attack-roll": "attack-roll",
    "attack-rolled": "attack-rolled",
    "counter-roll": "counter-roll",
    "counter-rolled": "counter-rolled",
    "compare": "comparison",
    "lair": "lair",
    "reward": "reward",
    "battle-end": "battle-end",
    "tried": "tried",
    "searched": "searched",
    "complete": "complete",
    "completed": "completed",
    "peril-dice": "peril-dice",
    "peril-cards": "peril-cards",
    "solo-traps": "solo-traps",
    "solo-battle": "solo-battle",
    "ask-villainy": "villainy",
    "ask-lay": "lay",
    "ask-heroic": "heroic",
    "ask-discard": "discard",
    "ask-split": "split",
    "ask-enter": "enter",
    "ask-dodge": "dodge",
    "ask-duel": "duel",
    "ask-slick": "slick",
    "ask-hand": "hand",
    "ask-return": "return",
    "ask-warp": "warp",
    "ask-swap": "swap",
    "ask-turn": "turn-round",
    "ask-rescue": "rescue",
    "ask-response": "response",
    "ask-stand-in": "stand-in",
    "ask-spoils": "spoils",
    "ask-tame": "tame",
    "ask-challenge": "challenge",
    "ask-lair": "settle",
    "ask-crowd": "crowd",
    "ask-peril": "peril",
    "ask-form": "form",
    "ask-offer": "offer",
    "ask-limit": "limit",
    "ask-hero": "choose-hero",
    "ask-entrance": "entrance",
    "ask-tile": "tile",
    "ask-victim": "victim",
    "ask-treasure": "treasure",
}
YES_OR_NO: Final = {
    "wounds": ("pays_peril",),
    "wounds-suffered": ("pays_peril",),
    "completed": ("is_shared",),
    "split": ("by_effect",),
    "villainy": ("is_declared", "was_recalled", "was_cursed"),
}
WAY_WIDTH: Final = 6  # bits of a location in a way, which was one figure
TESTS: Final = ("test", "test-rolled")
ROLLS: Final = ("attack-rolls", "counter-rolls", "comparisons")
THREAT: Final = 4  # the figure of a test that says what it comes from


def renew_tasks(rows: list[Any], battles: list[Data]) -> list[Data]:
    """All that is still to be done, the next first."""
    found: list[Data] = []
    for number, row in enumerate(rows):
        name, *figures = list(row)
        if name in TESTS and number and is_freed_by(rows[number - 1]):
            figures[THREAT - 1] |= FREEING  # a test to get free was known by the task below it
        begun = sum([other[0] in ("battle-end", "raid") for other in rows[:number]])
        steps = renewed(name, figures, battles[begun - 1] if begun else {})
        found = [step_data(step) for step in steps] + found
    return found


def is_freed_by(row: list[Any]) -> bool:
    return row[0] == "rose" or bool(row[0] == "tested" and EFFECTS[row[1]].when == ON_RESTORE)


def renewed(name: str, figures: list[int], battle: Data) -> list[Step]:
    """The steps of a task, in the order in which they happen; `battle` is the one that it belongs to."""
    a, b, c, d, e, f = figures
    if name == "exchange":
        target = battle["fights"][battle.get("first") or 0]["target"]
        rolls: list[Step] = [CLASSES[step]() for step in ROLLS]
        return [CLASSES["response"](target), *rolls] if target < PIECE else rolls
    if name == "rolls":
        return [CLASSES[step]() for step in ROLLS]
    if name == "challenge":
        return [CLASSES["challenge"](battle["target"])]
    if name == "draw":
        return [CLASSES["fill-hand"](a) if b < 0 else CLASSES["draw"](a, b, bool(c))]
    if name in ("spring-at", "beaten"):
        return [CLASSES["spring-trap" if name == "spring-at" else "beaten"](b, a)]
    if name == "strike":
        return [CLASSES["strike"](a, b == 0)]
    if name == "ask-hit":
        return [CLASSES["hit"](a, b, c == 0)]
    if name == "walk":
        return [CLASSES["walk"](a, b, way_of(c), d, e)]
    if name in ("roll", "ask-reroll"):
        return [CLASSES["roll" if name == "roll" else "reroll"](a, b, c, d, bits_of(e))]
    if name == "run":
        return [CLASSES["program"](a, b, c, d, aim_of(PROGRAMS[a], e), f - 1)]
    if name in ("effect", "tested"):
        row = EFFECTS[a]
        ops = [op for program in (row.do, row.ok, row.fail) if program >= 0 for op in PROGRAMS[program]]
        return [CLASSES["use-effect" if name == "effect" else "effect-tested"](a, b, c, aim_of(ops, d), e - 1)]
    if name == "ask-stat":
        return [CLASSES["stat"](a, b, c - 1)]
    if name == "ask-upkeep":
        return [CLASSES["upkeep"](a, bits_of(b))]
    if name == "ask-away":
        return [CLASSES["away"](a, b - 1, c == 1)]
    step: Any = CLASSES[PLAIN[name]]
    flags = YES_OR_NO.get(PLAIN[name], ())
    values: list[Any] = []
    for field, value in zip(step.FIELDS, figures, strict=False):
        if field in flags:  # two statements: one expression for both would make a compiled bool an int
            values.append(value != 0)
        else:
            values.append(value)
    return [step(*values)]


def bits_of(figure: int) -> tuple[int, ...]:
    return tuple([bit for bit in range(figure.bit_length()) if figure >> bit & 1])


def way_of(figure: int) -> tuple[int, ...]:
    way: list[int] = []
    while figure:
        way.append((figure & (1 << WAY_WIDTH) - 1) - 1)
        figure >>= WAY_WIDTH
    return tuple(way)


def aim_of(ops: list[Op], x: int) -> Aim:
    """What the one figure of an effect was depends on what it does."""
    for op in ops:
        if op.flags & F_X:
            return Aim(count=x)
        if op.who == W_TARGET or (op.verb == O_ATTACK and not op.flags & F_AGAIN):
            return Aim(whom=x)
        if op.verb == O_WARP and not op.n:
            return Aim(place=x)
        if op.verb == O_EXIT and op.flags & F_OPEN:
            return Aim(side=x)
        if op.verb == O_DISCARD and op.flags & F_IT:
            return Aim(card=x - 1)
        if op.verb in (O_CANCEL, O_FORM, O_MINION, O_DISCARD) or (op.verb == O_WOUND and op.flags & F_PLUS):
            return Aim(fight=x)
    return NO_AIM
