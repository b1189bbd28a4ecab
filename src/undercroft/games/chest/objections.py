"""Names the rule that an illegal move breaks, the way a patient neighbour would explain it."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.chest.cards import DUNGEON_FACES, FACES, TOKENS
from undercroft.games.chest.components import (
    COMPANION_NAMES,
    DRAGON_WAKES,
    FIRST_TEMPORARY,
    FIRST_TOKEN,
    MADE_OF,
    MONSTER_TYPES,
    NO_HERO,
    PARTY_FACES,
    SERVES,
    SIDES,
    ULTIMATES,
    Face,
    Target,
    Token,
    count,
    one,
    size,
)
from undercroft.games.chest.notation import DIE_NAMES
from undercroft.games.chest.offers import drinkable
from undercroft.games.chest.state import PHASES, TASKS, ChestState, Phase, Task
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
WORDS: Final = {word for words in VOCABULARY.values() for word in words}


def objection(state: ChestState, move: Move) -> Message | None:
    """Returns the rule broken; None where no rule says more than the list of legal moves."""
    verb = move.verb
    for name, value in move.args.items():
        if name in VOCABULARY and value not in VOCABULARY[name]:
            return _why("chest-why-wrong-kind", word=value, kind=name) if value in WORDS else _unknown(str(value))
    if state.task != Task.NONE and verb not in TASK_VERBS[TASKS[state.task]]:
        return _why("chest-why-task", task=_begun(state))
    if move.args.get("count", 1) < 1:
        return _why("chest-why-at-least-one")
    if verb in ("fight", "open", "drink"):
        return _about_use(state, move)
    if verb == "slay":
        return _about_dragon(state, COMPANION_NAMES.index(str(move.args["companion"])))
    if verb in ("scroll", "scroll-token"):
        return _about_scroll(state, verb)
    if verb in ("reroll", "roll", "keep"):
        return _about_reroll(state, move)
    if verb in ("ultimate", "summon", "pay"):
        return _about_ultimate(state, move)
    if verb == "use":
        return _about_token(state, str(move.args["token"]))
    if verb in ("proceed", "flee", "rest", "descend"):
        return _about_leaving(state, verb)
    if state.task in (Task.STRIKE, Task.CHARM):
        return _about_monster(move)
    return _why("chest-why-no-task")


def _why(id: str, **args: Any) -> Message:
    return Message(id, args)


def _unknown(word: str) -> Message:
    return _why("chest-why-unknown", word=word)


def _begun(state: ChestState) -> str:
    """Names the choice that must be finished first."""
    if state.phase == Phase.FORMATION and not state.picked:
        return "formation"
    is_more = state.task in (Task.STRIKE, Task.CHARM) and not state.is_first_step()
    return TASKS[state.task] + ("-more" if is_more else "")


def _about_use(state: ChestState, move: Move) -> Message | None:
    name = str(move.args["companion"])
    target = "chest" if move.verb == "open" else "potion" if move.verb == "drink" else str(move.args["monster"])
    number = int(move.args["count"])
    companion, face = COMPANION_NAMES.index(name), DUNGEON_FACES.index(target)
    if state.phase not in (Phase.MONSTERS, Phase.LOOT):
        return _why("chest-why-phase-over", target=target, early=int(SIDES[state.side].loots_early))
    if face >= MONSTER_TYPES and state.phase == Phase.MONSTERS and not SIDES[state.side].loots_early:
        return _why("chest-why-loot-later", target=target)
    if not count(state.forces(), companion):
        return _why("chest-why-no-companion", companion=name)
    if face < MONSTER_TYPES and not state.monsters:
        return _why("chest-why-no-monsters")
    there = count(state.dungeon, face)
    if number > there:
        return _why("chest-why-no-target", target=target, count=there)
    hero, served = SIDES[state.side], SERVES[companion]
    if not hero.takes[served] >> face & 1:
        return _why("chest-why-scroll-serves-not")
    if face == Target.POTION and number > drinkable(state, companion, there):
        return _why("chest-why-graveyard", count=drinkable(state, companion, there))
    if number > 1 and not hero.takes_all[served] >> face & 1:
        return _why("chest-why-only-one", companion=name, target=target)
    return None


def _about_dragon(state: ChestState, companion: int) -> Message | None:
    name = COMPANION_NAMES[companion]
    needed = SIDES[state.side].dragon_needs
    if state.phase != Phase.DRAGON:
        is_asleep = state.lair < DRAGON_WAKES
        return _why("chest-why-dragon-phase", count=DRAGON_WAKES) if is_asleep else _why("chest-why-dragon-stirs")
    if not count(state.forces(), companion):
        return _why("chest-why-no-companion", companion=name)
    if count(state.forces(), companion) == count(state.picked, companion):
        return _why("chest-why-dragon-sent", companion=name)
    if not state.spread(one(companion)):
        return _why("chest-why-scroll-serves-not")
    if state.spread(state.forces()) < needed:
        return _why("chest-why-dragon-needs", count=needed)
    if state.spread(state.picked + one(companion)) <= size(state.picked):
        return _why("chest-why-dragon-twice", companion=name)
    return None


def _about_scroll(state: ChestState, verb: str) -> Message | None:
    companion = Face.SCROLL if verb == "scroll" else FIRST_TOKEN + Token.SCROLL
    if not count(state.forces(), companion):
        return _why("chest-why-no-companion", companion=verb)
    if state.phase != Phase.MONSTERS and not (
        state.setup.scrolls_anywhere and state.phase in (Phase.LOOT, Phase.DRAGON)
    ):
        return _why("chest-why-scroll-phase", phase=PHASES[state.phase])
    return _why("chest-why-no-dice")


def _about_reroll(state: ChestState, move: Move) -> Message | None:
    if state.task != Task.REROLL:
        return _why("chest-why-no-task")
    if move.verb == "roll":
        return _why("chest-why-pick-first")
    if move.verb == "keep":
        return _why("chest-why-keep-formation" if state.phase != Phase.FORMATION else "chest-why-keep-unpicked")
    die = str(move.args["die"])
    if die == "dragon":
        return _why("chest-why-lair-stays")
    index = DIE_NAMES.index(die)
    dice = state.party | state.dungeon << 4 * PARTY_FACES
    if count(dice, index) > count(state.picked, index):
        return _why("chest-why-pick-order")
    return _why("chest-why-no-die", die=die)


def _about_monster(move: Move) -> Message:
    """Refuses a step of an ultimate that takes monsters: the first must be named, and be there."""
    if move.verb == "enough":
        return _why("chest-why-name-one")
    return _why("chest-why-no-target", target=move.args["monster"], count=0)


def _about_ultimate(state: ChestState, move: Move) -> Message | None:
    if state.side == NO_HERO:
        return _why("chest-why-no-hero")
    if state.exhausted:
        return _why("chest-why-exhausted")
    if state.phase in (Phase.FORMATION, Phase.REGROUP):
        return _why("chest-why-ultimate-phase")
    kind = ULTIMATES[SIDES[state.side].ultimate]
    mine = kind in ULTIMATE_VERBS[move.verb] if move.verb in ULTIMATE_VERBS else kind not in ("summon", "intervention")
    if not mine:
        return _why("chest-why-other-ultimate", ultimate=kind)
    if move.verb == "pay" and not count(state.tokens[state.adventurer], TOKENS.index(str(move.args["token"]))):
        return _why("chest-why-no-token", token=move.args["token"])
    if move.verb == "summon":
        most = min(SIDES[state.side].power, count(state.dungeon, MADE_OF[SIDES[state.side].summons - FIRST_TEMPORARY]))
        if most:
            return _why("chest-why-summon-most", count=most)
    return _why("chest-why-ultimate-idle")


def _about_token(state: ChestState, token: str) -> Message | None:
    if not count(state.tokens[state.adventurer], TOKENS.index(token)):
        return _why("chest-why-no-token", token=token)
    if token == "bait":
        return _why("chest-why-bait-phase" if state.phase != Phase.MONSTERS else "chest-why-bait-idle")
    if token == "ring":
        return _why("chest-why-ring-idle")
    if token == "elixir":
        return _why("chest-why-graveyard", count=0)
    return _why("chest-why-token-serves" if token != "scale" else "chest-why-scale-waits", token=token)


def _about_leaving(state: ChestState, verb: str) -> Message | None:
    if verb == "flee":
        return _why("chest-why-flee-safe" if state.lair < DRAGON_WAKES else "chest-why-flee-stirs")
    if state.monsters:
        return _why("chest-why-monsters-left", count=size(state.monsters))
    if state.phase == Phase.DRAGON:
        return _why("chest-why-dragon-awake")
    return _why("chest-why-not-yet" if state.phase != Phase.REGROUP else "chest-why-regrouped")
