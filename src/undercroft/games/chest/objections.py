"""Why can't I? The rule that an illegal move breaks, found the way a patient neighbour would explain it."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.chest.cards import DUNGEON_FACES, FACES, TOKENS
from undercroft.games.chest.components import (
    COMPANION_NAMES,
    DRAGON_NEEDS,
    FIRST_TEMPORARY,
    FIRST_TOKEN,
    LOOTS_EARLY,
    MADE_OF,
    MONSTER_TYPES,
    NO_HERO,
    PARTY_FACES,
    POTION,
    POWER,
    SCROLL,
    SCROLL_TOKEN,
    SERVES,
    SUMMONS,
    TAKES,
    TAKES_ALL,
    ULTIMATE,
    ULTIMATES,
    count,
    one,
    size,
)
from undercroft.games.chest.notation import DIE_NAMES
from undercroft.games.chest.offers import drinkable
from undercroft.games.chest.state import (
    CHARM_TASK,
    DRAGON_PHASE,
    FORMATION,
    LOOT_PHASE,
    MONSTER_PHASE,
    NO_TASK,
    PHASES,
    REGROUP,
    REROLL_TASK,
    STRIKE_TASK,
    TASKS,
    Table,
)
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move

TASK_VERBS: Final = {
    "reroll": ("reroll", "roll", "keep"),
    "revive": ("revive",),
    "dragon": ("slay",),
    "strike": ("strike", "enough"),
    "charm": ("charm", "enough"),
}
# The ultimates behind the verbs that call them.
ULTIMATE_VERBS: Final = {"summon": ("summon",), "pay": ("intervention",)}
VOCABULARY: Final[dict[str, tuple[str, ...]]] = {
    "companion": COMPANION_NAMES,
    "monster": DUNGEON_FACES[:MONSTER_TYPES],
    "die": (*DIE_NAMES, "dragon"),
    "face": FACES,
    "token": TOKENS,
}


def objection(table: Table, move: Move) -> Message | None:
    """The rule broken, or None where no rule of ours says more than the list of legal moves."""
    for name, value in move.args.items():
        if name in VOCABULARY and value not in VOCABULARY[name]:
            return _why("chest-why-unknown", word=value)
    if table.task != NO_TASK and move.verb not in TASK_VERBS[TASKS[table.task]]:
        return _why("chest-why-task", task=TASKS[table.task])
    verb = move.verb
    if verb in ("fight", "open", "drink"):
        return _about_use(table, move)
    if verb == "slay":
        return _about_dragon(table, COMPANION_NAMES.index(str(move.args["companion"])))
    if verb in ("scroll", "scroll-token"):
        return _about_scroll(table, verb)
    if verb in ("reroll", "roll", "keep"):
        return _about_reroll(table, move)
    if verb in ("ultimate", "summon", "pay"):
        return _about_ultimate(table, move)
    if verb == "use":
        return _about_token(table, str(move.args["token"]))
    if verb in ("proceed", "flee", "rest", "descend"):
        return _about_leaving(table, verb)
    if table.task in (STRIKE_TASK, CHARM_TASK):
        return _about_monster(move)
    return _why("chest-why-no-task")


def _why(id: str, **args: Any) -> Message:
    return Message(id, args)


def _about_use(table: Table, move: Move) -> Message | None:
    name = str(move.args["companion"])
    target = "chest" if move.verb == "open" else "potion" if move.verb == "drink" else str(move.args["monster"])
    number = int(move.args["count"])
    companion, face = COMPANION_NAMES.index(name), DUNGEON_FACES.index(target)
    if table.phase not in (MONSTER_PHASE, LOOT_PHASE):
        return _why("chest-why-phase-over", target=target)
    if face >= MONSTER_TYPES and table.phase == MONSTER_PHASE and not LOOTS_EARLY[table.side]:
        return _why("chest-why-loot-later", target=target)
    if not count(table.forces(), companion):
        return _why("chest-why-no-companion", companion=name)
    there = count(table.dungeon, face)
    if number < 1 or number > there:
        return _why("chest-why-no-target", target=target, count=there)
    row = table.side * PARTY_FACES + SERVES[companion]
    if not TAKES[row] >> face & 1:
        return _why("chest-why-scroll-serves-not")
    if face == POTION and number > drinkable(table, companion, there):
        return _why("chest-why-graveyard", count=drinkable(table, companion, there))
    if number > 1 and not TAKES_ALL[row] >> face & 1:
        return _why("chest-why-only-one", companion=name, target=target)
    return None


def _about_dragon(table: Table, companion: int) -> Message | None:
    name = COMPANION_NAMES[companion]
    needed = DRAGON_NEEDS[table.side]
    if table.phase != DRAGON_PHASE:
        return _why("chest-why-dragon-phase")
    if count(table.forces(), companion) <= count(table.picked, companion):
        return _why("chest-why-no-companion", companion=name)
    if not table.spread(one(companion)):
        return _why("chest-why-scroll-serves-not")
    if table.spread(table.forces()) < needed:
        return _why("chest-why-dragon-needs", count=needed)
    if table.spread(table.picked + one(companion)) <= size(table.picked):
        return _why("chest-why-dragon-twice", companion=name)
    return None


def _about_scroll(table: Table, verb: str) -> Message | None:
    companion = SCROLL if verb == "scroll" else FIRST_TOKEN + SCROLL_TOKEN
    if not count(table.forces(), companion):
        return _why("chest-why-no-companion", companion=verb)
    if table.phase != MONSTER_PHASE and not (
        table.setup.scrolls_anywhere and table.phase in (LOOT_PHASE, DRAGON_PHASE)
    ):
        return _why("chest-why-scroll-phase", phase=PHASES[table.phase])
    return _why("chest-why-no-dice")


def _about_reroll(table: Table, move: Move) -> Message | None:
    if table.task != REROLL_TASK:
        return _why("chest-why-no-task")
    if move.verb == "roll":
        return _why("chest-why-pick-first")
    if move.verb == "keep":
        return _why("chest-why-keep-formation" if table.phase != FORMATION else "chest-why-keep-unpicked")
    die = str(move.args["die"])
    if die == "dragon":
        return _why("chest-why-lair-stays")
    index = DIE_NAMES.index(die)
    dice = table.party | table.dungeon << 4 * PARTY_FACES
    if count(dice, index) > count(table.picked, index):
        return _why("chest-why-pick-order")
    return _why("chest-why-no-die", die=die)


def _about_monster(move: Move) -> Message:
    """A step of an ultimate that takes monsters: the first must be named, and be there."""
    if move.verb == "enough":
        return _why("chest-why-name-one")
    return _why("chest-why-no-target", target=move.args["monster"], count=0)


def _about_ultimate(table: Table, move: Move) -> Message | None:
    if table.side == NO_HERO:
        return _why("chest-why-no-hero")
    if table.exhausted:
        return _why("chest-why-exhausted")
    if table.phase in (FORMATION, REGROUP):
        return _why("chest-why-ultimate-phase")
    kind = ULTIMATES[ULTIMATE[table.side]]
    mine = kind in ULTIMATE_VERBS[move.verb] if move.verb in ULTIMATE_VERBS else kind not in ("summon", "intervention")
    if not mine:
        return _why("chest-why-other-ultimate", ultimate=kind)
    if move.verb == "pay" and not count(table.tokens[table.adventurer], TOKENS.index(str(move.args["token"]))):
        return _why("chest-why-no-token", token=move.args["token"])
    if move.verb == "summon":
        most = min(POWER[table.side], count(table.dungeon, MADE_OF[SUMMONS[table.side] - FIRST_TEMPORARY]))
        if most:
            return _why("chest-why-summon-most", count=most)
    return _why("chest-why-ultimate-idle")


def _about_token(table: Table, token: str) -> Message | None:
    if not count(table.tokens[table.adventurer], TOKENS.index(token)):
        return _why("chest-why-no-token", token=token)
    if token == "bait":
        return _why("chest-why-bait-phase" if table.phase != MONSTER_PHASE else "chest-why-bait-idle")
    if token == "ring":
        return _why("chest-why-ring-idle")
    if token == "elixir":
        return _why("chest-why-graveyard", count=0)
    return _why("chest-why-token-serves" if token != "scale" else "chest-why-scale-waits", token=token)


def _about_leaving(table: Table, verb: str) -> Message | None:
    if verb == "flee":
        return _why("chest-why-flee-safe")
    if table.monsters:
        return _why("chest-why-monsters-left", count=size(table.monsters))
    if table.phase == DRAGON_PHASE:
        return _why("chest-why-dragon-awake")
    return _why("chest-why-not-yet" if table.phase != REGROUP else "chest-why-regrouped")
