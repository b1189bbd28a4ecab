"""What lies on the table: heroes, cards in play, quests, battles. Small objects with a written copy."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.book import CARDS, HEROES, QUESTS, Face, QuestFace

# The rules know no maximum of points and the like; a save does, and what would go beyond it is not counted.
LEAST: Final = -99
MOST: Final = 9999

# Where a card in play lies.
PREPARED: Final = 0  # in the inventory
CURSING: Final = 1  # a permanent curse on a hero
LAIR: Final = 2
FIGHTING: Final = 3  # declared, or in battle
LAID: Final = 4  # a trap on a location
SERVING: Final = 5  # a minion
WAITING: Final = 6  # solo: a curse that waits for a card it fits
ZONES: Final = ("prepared", "curse", "lair", "battle", "laid", "minion", "waiting")

# Who fights: a seat as it is, a card in play, the monster of a quest, Nakari.
PIECE: Final = 8
QUEST: Final = 128
GODDESS: Final = 255


@final
@mypyc_attr(acyclic=True)
class Hero:
    """A seat: its hero, points, hand, and what it did this turn."""

    __slots__ = (
        "hero",
        "pack",
        "face",
        "level",
        "health",
        "glory",
        "peril",
        "actions",
        "saved",
        "place",
        "is_out",
        "fallen",
        "rise",
        "hand",
        "places",
        "moved",
        "seen",
        "tries",
        "tried",
        "fought",
        "used",
        "next_actions",
        "quests",
        "points",
        "dropped",
        "waits",
        "lain",
        "free",
        "muted",
        "top_rounds",
    )

    def __init__(self, hero: int, pack: int, level: int, place: int) -> None:
        self.hero = hero
        self.pack = pack
        self.face = HEROES[pack][hero]
        self.level = level
        self.health = self.face.health
        self.glory = 0
        self.peril = 0
        self.actions = 0
        self.saved = 0
        self.place = place
        self.is_out = False
        self.fallen = False
        self.rise = 0  # the number of melee to reach to rise; 0: none
        self.hand: list[int] = []
        self.places: list[int] = []  # location cards in hand (no white spots)
        self.moved = False
        self.seen = 0  # locations that are not new this turn, as bits
        self.tries = 0
        self.tried = 0  # quest kinds tried this turn, as bits
        self.fought = False  # has it started a battle in this player's turn?
        self.used: list[int] = []  # effects used up until its next recovery
        self.next_actions = 0  # more or less actions at the next recovery
        self.quests = 0
        self.points = 0
        self.dropped = False
        self.waits = -1  # an exit it opened and waits at, location * 4 + side
        self.lain = False  # limited movement: lay down in this player's turn
        self.free = 0  # the action gained by lying down, spent at once
        self.muted = False  # no responses in this battle
        self.top_rounds = 0

    def count_quest(self, points: int) -> None:
        """A quest is done, worth so many points in the combined game."""
        self.quests = min(MOST, self.quests + 1)
        self.points = min(MOST, self.points + points)

    def turn_over(self, pack: int) -> None:
        """From now on the figures of another pack count."""
        self.pack = pack
        self.face = HEROES[pack][self.hero]

    def copy(self) -> Hero:
        twin = Hero(self.hero, self.pack, self.level, self.place)
        twin.health = self.health
        twin.glory = self.glory
        twin.peril = self.peril
        twin.actions = self.actions
        twin.saved = self.saved
        twin.is_out = self.is_out
        twin.fallen = self.fallen
        twin.rise = self.rise
        twin.hand = self.hand.copy()
        if self.places:  # most often there are none, and a new hero has an empty list already
            twin.places = self.places.copy()
        twin.moved = self.moved
        twin.seen = self.seen
        twin.tries = self.tries
        twin.tried = self.tried
        twin.fought = self.fought
        if self.used:
            twin.used = self.used.copy()
        twin.next_actions = self.next_actions
        twin.quests = self.quests
        twin.points = self.points
        twin.dropped = self.dropped
        twin.waits = self.waits
        twin.lain = self.lain
        twin.free = self.free
        twin.muted = self.muted
        twin.top_rounds = self.top_rounds
        return twin


@final
@mypyc_attr(acyclic=True)
class Piece:
    """An adventure card in play."""

    __slots__ = ("id", "kind", "seat", "owner", "zone", "wounds", "used", "attacked", "place", "asleep", "attached")

    def __init__(self, id: int, kind: int, seat: int, owner: int, zone: int) -> None:
        self.id = id
        self.kind = kind
        self.seat = seat  # before whom it lies
        self.owner = owner  # who played it
        self.zone = zone
        self.wounds = 0
        self.used = False
        self.attacked = False  # a monster attacks once a turn
        self.place = -1  # of a laid trap
        self.asleep = False  # a permanent trap until the next recovery
        self.attached: tuple[int, ...] = ()  # card * 8 + owner

    @property
    def face(self) -> Face:
        return CARDS[self.kind]

    def copy(self) -> Piece:
        twin = Piece(self.id, self.kind, self.seat, self.owner, self.zone)
        twin.wounds = self.wounds
        twin.used = self.used
        twin.attacked = self.attacked
        twin.place = self.place
        twin.asleep = self.asleep
        twin.attached = self.attached
        return twin


@final
@mypyc_attr(acyclic=True)
class Quest:
    """A quest card on the table."""

    __slots__ = (
        "id",
        "kind",
        "seat",
        "steps",
        "wounds",
        "is_done",
        "is_carried",
        "token",
        "found",
        "is_fresh",
        "used",
        "attached",
    )

    def __init__(self, id: int, kind: int, seat: int) -> None:
        self.id = id
        self.kind = kind
        self.seat = seat  # -1: shared
        self.steps = 0
        self.wounds = 0
        self.is_done = False  # an artefact that is kept
        self.is_carried = False
        self.token = -1  # where a dropped escort token lies
        self.found = -1  # where a search found the goal, until the end of the turn
        self.is_fresh = False  # dropped this turn
        self.used = False  # an artefact, until its owner's next recovery
        self.attached: tuple[int, ...] = ()

    @property
    def face(self) -> QuestFace:
        return QUESTS[self.kind]

    def copy(self) -> Quest:
        twin = Quest(self.id, self.kind, self.seat)
        twin.steps = self.steps
        twin.wounds = self.wounds
        twin.is_done = self.is_done
        twin.is_carried = self.is_carried
        twin.token = self.token
        twin.found = self.found
        twin.is_fresh = self.is_fresh
        twin.used = self.used
        twin.attached = self.attached
        return twin


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
CAUSES: Final = ("raid", "hunt", "nakari", "duel")


@final
@mypyc_attr(acyclic=True)
class Battle:
    """All attacks on one hero at once, and the challenge that may follow."""

    __slots__ = (
        "cause",
        "owner",
        "target",
        "place",
        "fights",
        "stage",
        "dealt",
        "earned",
        "quest",
        "is_answered",
        "first",
    )

    def __init__(self, cause: int, owner: int, target: int, place: int) -> None:
        self.cause = cause
        self.owner = owner  # who attacks, or picks form and die for the monster
        self.target = target
        self.place = place  # where the target of the running exchange stood
        self.fights: list[Fight] = []
        self.first = 0  # the first fight of the running exchange
        self.stage = 0
        self.dealt = 0  # wounds that pay peril
        self.earned = 0  # wounds that pay glory
        self.quest = -1
        self.is_answered = False  # the challenge was made

    def copy(self) -> Battle:
        twin = Battle(self.cause, self.owner, self.target, self.place)
        twin.fights = [fight.copy() for fight in self.fights]
        twin.first = self.first
        twin.stage = self.stage
        twin.dealt = self.dealt
        twin.earned = self.earned
        twin.quest = self.quest
        twin.is_answered = self.is_answered
        return twin
