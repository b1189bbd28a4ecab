"""A battle: the simultaneous attacks on one hero, and their rolls."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.table.aim import NONE

# The numbers of fighters: seats first, then cards in play, then quests by the monster they have, then Nakari.
FIRST_PIECE: Final = 8
FIRST_QUEST: Final = 128
LAST_FIGHTER: Final = 255


@final
@mypyc_attr(acyclic=True)
class Fighter:
    """A side of a fight: a hero, a card in play, the monster of a quest, or Nakari. Immutable, one object for each.

    Moves, saves and views hold its number; the rules ask for its seat, piece or quest, which are NONE where it is
    something else.
    """

    __slots__ = ("number", "seat", "piece", "quest", "is_hero", "is_piece", "is_nakari")

    def __init__(self, number: int) -> None:
        self.number: int = number
        self.is_nakari: bool = number == LAST_FIGHTER
        self.is_hero: bool = number < FIRST_PIECE
        self.is_piece: bool = FIRST_PIECE <= number < FIRST_QUEST
        self.seat: int = number if self.is_hero else NONE
        self.piece: int = number - FIRST_PIECE if self.is_piece else NONE
        self.quest: int = number - FIRST_QUEST if FIRST_QUEST <= number < LAST_FIGHTER else NONE


FIGHTERS: Final = [Fighter(number) for number in range(LAST_FIGHTER + 1)]  # by number
THE_GODDESS: Final = FIGHTERS[LAST_FIGHTER]


def hero_of(seat: int) -> Fighter:
    return FIGHTERS[seat]


def fighting_piece(id: int) -> Fighter:
    return FIGHTERS[FIRST_PIECE + id]


def monster_of(quest: int) -> Fighter:
    return FIGHTERS[FIRST_QUEST + quest]


@final
@mypyc_attr(acyclic=True)
class Fight:
    """One attack: attacker, target, form and rolls."""

    __slots__ = (
        "attacker", "target", "form", "answer", "bonus", "extra", "has_threat", "riposte", "attack", "counter",
        "stand_in", "is_void",
    )  # fmt: skip

    def __init__(self, attacker: Fighter, target: Fighter, form: int) -> None:
        self.attacker: Fighter = attacker
        self.target: Fighter = target
        self.form: int = form
        self.answer: int = form  # the value that counters it
        self.bonus: int = 0  # to the attack roll
        self.extra: int = 0  # wounds on top of the attacker's strike
        self.has_threat: bool = False  # a bought threat that is still to come, before the response stage
        self.riposte: int = 0  # wounds on top of the defender's strike
        self.attack: int = -1  # totals
        self.counter: int = -1
        self.stand_in: int = -1  # the minion that counters
        self.is_void: bool = False

    def defender(self) -> Fighter:
        """Returns the fighter that counters: the target, or a minion in its place."""
        return fighting_piece(self.stand_in) if self.stand_in >= 0 else self.target

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


# Kinds of battles.
RAID: Final = 0  # monsters of the villainy phase
HUNTED: Final = 1  # the monster of a quest
WRATH: Final = 2  # Nakari
DUEL: Final = 3  # hero against hero
CAUSES: Final[tuple[str, ...]] = ("raid", "hunt", "nakari", "duel")


@final
@mypyc_attr(acyclic=True)
class Battle:
    """All simultaneous attacks on one hero, and the challenge that may follow."""

    __slots__ = ("cause", "owner", "target", "place", "fights", "dealt", "earned", "quest", "is_answered", "first")

    def __init__(self, cause: int, owner: int, target: int, place: int) -> None:
        self.cause: int = cause
        self.owner: int = owner  # the attacker's seat, which picks form and die for a monster
        self.target: int = target
        self.place: int = place  # where the target of the running exchange stood
        self.fights: list[Fight] = []
        self.first: int = 0  # the first fight of the running exchange
        self.dealt: int = 0  # wounds that pay peril
        self.earned: int = 0  # wounds that pay glory
        self.quest: int = -1
        self.is_answered: bool = False  # the challenge was made

    def copy(self) -> Battle:
        twin = Battle(self.cause, self.owner, self.target, self.place)
        twin.fights = [fight.copy() for fight in self.fights]
        twin.first = self.first
        twin.dealt = self.dealt
        twin.earned = self.earned
        twin.quest = self.quest
        twin.is_answered = self.is_answered
        return twin
