"""Timing of glory cards: when each can be played, and what it can change then."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.box import words
from undercroft.games.serpent.box.book import CARDS, Face

# Where a seat is asked.
IN_HEROIC: Final = 0
IN_RESPONSE: Final = 1
IN_RESCUE: Final = 2
IN_ENTER: Final = 3
IN_AWAY: Final = 4
IN_DUEL: Final = 5
EVERYWHERE: Final = (IN_HEROIC, IN_RESPONSE, IN_RESCUE, IN_ENTER, IN_AWAY, IN_DUEL)

# Uses of a card; a window is opened only where one of them can matter.
HEALS: Final = 1
WARPS: Final = 2
ACTS: Final = 4
# Dangers that await an entering hero; a card that helps against one has its bit.
TESTED: Final = 8
FOUGHT: Final = 16
SPRUNG: Final = 32  # by a trap card
DODGED: Final = 64  # spikes that an action evades
HURT: Final = 128  # by the location itself
ANYTHING: Final = TESTED | FOUGHT | SPRUNG | DODGED | HURT


def use_of(face: Face) -> int:
    uses = 0
    for effect in face.effects:
        if effect.when == words.ON_PLAY and effect.do >= 0:
            for op in words.PROGRAMS[effect.do]:
                uses |= HEALS if op.verb == words.O_HEAL else 0
                uses |= WARPS | ANYTHING if op.verb == words.O_WARP else 0
                uses |= ACTS | FOUGHT | DODGED if op.verb == words.O_ACTION else 0
    for mod in face.mods:
        if mod.verb in (words.M_STAT, words.M_REROLL):
            uses |= TESTED | FOUGHT
        elif mod.verb == words.M_ROLL:
            uses |= TESTED if not mod.rolls or mod.rolls & words.THREAT else 0
            uses |= FOUGHT if not mod.rolls or mod.rolls & (words.ATTACK | words.COUNTER) else 0
        elif mod.verb == words.M_ENEMY:
            uses |= FOUGHT
        elif mod.verb == words.M_PREVENT:
            uses |= FOUGHT | SPRUNG if mod.rolls or mod.sources else FOUGHT | SPRUNG | HURT
        elif mod.verb == words.M_IMMUNE:
            uses |= SPRUNG
    return uses


USES: Final = [use_of(face) for face in CARDS]


def suits(kind: int, context: int) -> bool:
    """Returns whether it is a glory card and this the time for it."""
    face = CARDS[kind]
    if not face.is_glory:
        return False
    if context == IN_HEROIC:
        return face.timing == words.HEROIC or face.timing == words.ANY
    if context == IN_RESPONSE:
        return face.timing == words.RESPONSE or (
            face.timing == words.ANY and (face.duration == words.ATTACHMENT or USES[kind] & (WARPS | ACTS) != 0)
        )
    if context == IN_RESCUE:
        return face.timing == words.ANY and USES[kind] & HEALS != 0
    if context == IN_ENTER:
        return (face.timing == words.HEROIC or face.timing == words.ANY) and USES[kind] & ANYTHING != 0
    if context == IN_DUEL:
        return face.timing == words.ANY and (face.duration == words.ATTACHMENT or USES[kind] & ACTS != 0)
    return face.timing == words.ANY and USES[kind] & WARPS != 0


def contexts_of(kind: int) -> int:
    """Returns all contexts that a card suits, as bits."""
    contexts = 0
    for context in EVERYWHERE:
        contexts |= 1 << context if suits(kind, context) else 0
    return contexts


CONTEXTS: Final = [contexts_of(kind) for kind in range(len(CARDS))]
