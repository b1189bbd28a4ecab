"""A battle: the attacks on one hero at once, and what was rolled in them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

# Who fights: a seat as it is, a card in play, the monster of a quest, Nakari.
PIECE: Final = 8
QUEST: Final = 128
GODDESS: Final = 255


@final
@mypyc_attr(acyclic=True)
class Fight:
    """One attack: who strikes at whom, in which form, and what was rolled."""

    __slots__ = (
        "attacker",
        "target",
        "form",
        "answer",
        "bonus",
        "extra",
        "has_threat",
        "riposte",
        "attack",
        "counter",
        "stand_in",
        "is_void",
    )

    def __init__(self, attacker: int, target: int, form: int) -> None:
        self.attacker = attacker
        self.target = target
        self.form = form
        self.answer = form  # the value that counters it
        self.bonus = 0  # to the attack roll
        self.extra = 0  # wounds on top of the attacker's strike
        self.has_threat = False  # a bought threat that is still to come, before the response stage
        self.riposte = 0  # wounds on top of the defender's strike
        self.attack = -1  # totals
        self.counter = -1
        self.stand_in = -1  # the minion that counters
        self.is_void = False

    def copy(self) -> Fight:
        twin = Fight(self.attacker, self.target, self.form)
        twin.answer = self.answer
        twin.bonus = self.bonus
        twin.extra = self.extra
        twin.has_threat = self.has_threat
        twin.riposte = self.riposte
        twin.attack = self.attack
        twin.counter = self.counter
        twin.stand_in = self.stand_in
        twin.is_void = self.is_void
        return twin


# What a battle is fought for.
RAID: Final = 0  # monsters of the villainy phase
HUNTED: Final = 1  # the monster of a quest
WRATH: Final = 2  # Nakari
DUEL: Final = 3  # hero against hero
CAUSES: Final[tuple[str, ...]] = ("raid", "hunt", "nakari", "duel")


@final
@mypyc_attr(acyclic=True)
class Battle:
    """All attacks on one hero at once, and the challenge that may follow."""

    __slots__ = ("cause", "owner", "target", "place", "fights", "dealt", "earned", "quest", "is_answered", "first")

    def __init__(self, cause: int, owner: int, target: int, place: int) -> None:
        self.cause = cause
        self.owner = owner  # who attacks, or picks form and die for the monster
        self.target = target
        self.place = place  # where the target of the running exchange stood
        self.fights: list[Fight] = []
        self.first = 0  # the first fight of the running exchange
        self.dealt = 0  # wounds that pay peril
        self.earned = 0  # wounds that pay glory
        self.quest = -1
        self.is_answered = False  # the challenge was made

    def copy(self) -> Battle:
        twin = Battle(self.cause, self.owner, self.target, self.place)
        twin.fights = [fight.copy() for fight in self.fights]
        twin.first = self.first
        twin.dealt = self.dealt
        twin.earned = self.earned
        twin.quest = self.quest
        twin.is_answered = self.is_answered
        return twin
