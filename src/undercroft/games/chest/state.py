"""The state of Chest: the place of every component, and the actions that follow the same rule in every phase."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.chest import view_types as shapes
from undercroft.games.chest.cards import DUNGEON_FACES, FACES, TITLES, TOKENS
from undercroft.games.chest.components import (
    COMPANION_NAMES,
    COMPANION_TYPES,
    DUNGEON_DIE,
    FIRST_TEMPORARY,
    FIRST_TOKEN,
    HERO,
    MADE_OF,
    MASTER_AT,
    MONSTERS,
    MOST_XP,
    NO_HERO,
    PARTY_FACES,
    SERVES,
    SERVING,
    SIDES,
    TOKEN_KINDS,
    TREASURE,
    ULTIMATES,
    Target,
    Ultimate,
    count,
    one,
    size,
    unpack,
)
from undercroft.games.chest.options import ChestOptions
from undercroft.kernel.chance import Chance
from undercroft.kernel.position import Data, Position


class Phase:
    """Phases, in the order of play. At formation only the mercenary has a choice."""

    FORMATION: Final[i64] = 0
    MONSTERS: Final[i64] = 1
    LOOT: Final[i64] = 2
    DRAGON: Final[i64] = 3
    REGROUP: Final[i64] = 4
    OVER: Final[i64] = 5


class Task:
    """Choices in several steps."""

    NONE: Final[i64] = 0
    REROLL: Final[i64] = 1
    REVIVE: Final[i64] = 2
    DRAGON: Final[i64] = 3
    STRIKE: Final[i64] = 4
    CHARM: Final[i64] = 5


PHASES: Final[tuple[shapes.Phase, ...]] = ("formation", "monsters", "loot", "dragon", "regroup", "over")
TASKS: Final = ("", "reroll", "revive", "dragon", "strike", "charm")


@final
@mypyc_attr(acyclic=True)
class Setup:
    """Values fixed at the deal; copies of a position share it."""

    __slots__ = ("options", "heroes", "first", "scrolls_anywhere", "bait_monsters_only")

    def __init__(self, options: ChestOptions, heroes: list[int], first: i64) -> None:
        self.options: ChestOptions = options
        self.heroes: list[int] = heroes  # of each seat, HERO_CARDS without one
        self.first: i64 = first  # the first adventurer
        self.scrolls_anywhere: bool = options.scrolls_anywhere
        self.bait_monsters_only: bool = options.bait_monsters_only


@mypyc_attr(acyclic=True)
class ChestState(Position):
    """The place of every component. `rules.py` moves them."""

    __slots__ = (
        "setup", "xp", "tokens", "supply", "done", "adventurer", "side", "exhausted", "level", "phase",
        "party", "graveyard", "temporary", "dungeon", "lair", "task", "left", "picked", "offered",
    )  # fmt: skip

    def __init__(self, seats: i64, setup: Setup, xp: list[int], tokens: list[int]) -> None:
        super().__init__(seats)
        self.setup: Setup = setup
        self.xp: list[int] = xp  # of each seat
        self.tokens: list[int] = tokens  # the bag of each seat
        self.supply: i64 = 0  # the bag of tokens in the treasure chest
        self.done: i64 = 0  # adventures finished by all seats
        self.adventurer: i64 = 0
        self.side: i64 = NO_HERO  # of the adventurer's hero card
        self.exhausted: bool = False  # whether the ultimate was used in this adventure
        self.level: i64 = 1
        self.phase: i64 = Phase.FORMATION
        self.party: i64 = 0  # the bag of active party dice
        self.graveyard: i64 = 0
        self.temporary: i64 = 0  # the bag of temporary companions
        self.dungeon: i64 = 0  # the bag of dice on this level
        self.lair: i64 = 0
        self.task: i64 = Task.NONE
        self.left: i64 = 0  # steps left of the task
        self.picked: i64 = 0  # dice or companions picked for it so far
        self.offered: tuple[int, ...] = ()  # the legal moves

    def side_of(self, seat: i64) -> i64:
        """Returns the side of a seat's hero card that is up, which follows from the experience."""
        hero = self.setup.heroes[seat]
        if 2 * hero == NO_HERO:
            return NO_HERO
        return 2 * hero + (1 if self.xp[seat] >= MASTER_AT[hero] else 0)

    @property
    def monsters(self) -> i64:
        """Returns the bag of monsters on the level."""
        return self.dungeon & MONSTERS

    def forces(self) -> i64:
        """Returns the bag of all companions: dice, tokens that serve, temporary ones."""
        tokens: i64 = self.tokens[self.adventurer]
        return self.party | (tokens & SERVING) << 4 * FIRST_TOKEN | self.temporary << 4 * FIRST_TEMPORARY

    def spread(self, companions: i64) -> i64:
        """Returns how many types these companions cover against a dragon. Faces that count as each other are two types
        if two of them are there; a scroll that serves covers any type.
        """
        faces: i64 = 0  # the bag of party faces they serve as
        companion: i64 = 0
        while companions:
            faces += (companions & 15) << 4 * SERVES[companion]
            companions >>= 4
            companion += 1
        either = SIDES[self.side].either
        types: i64 = 0
        of_the_pair: i64 = 0
        for face in range(COMPANION_TYPES):
            number = count(faces, face)
            if either >> face & 1:
                of_the_pair += number
            elif number:
                types += 1
        types += min(2, of_the_pair)
        if SIDES[self.side].scroll_serves:
            types += count(faces, COMPANION_TYPES)
        return min(COMPANION_TYPES, types)

    def is_first_step(self) -> bool:
        """Returns whether an ultimate that takes monsters has taken none yet; then one must be named."""
        return SIDES[self.side].ultimate in (Ultimate.STRIKE, Ultimate.CHARM) and self.left == SIDES[self.side].power


@mypyc_attr(acyclic=True)
class Deeds(ChestState):
    """The actions on a level, whatever the phase."""

    __slots__ = ()

    # -- companions ----------------------------------------------------------------------------------

    def spend(self, companion: i64) -> None:
        """Spends a companion: a die goes to the graveyard, a token back into the chest, a temporary companion away."""
        if companion < FIRST_TOKEN:
            self.party -= one(companion)
            self.graveyard += 1
        elif companion < FIRST_TEMPORARY:
            self.return_token(companion - FIRST_TOKEN)
        else:
            self.temporary -= one(companion - FIRST_TEMPORARY)

    def start(self, task: i64, steps: i64) -> None:
        self.task = task
        self.left = steps
        self.picked = 0

    def revive(self, face: i64) -> None:
        self.graveyard -= 1
        self.party += one(face)
        self.left -= 1
        if not self.left:
            self.task = Task.NONE
        if self.events is not None:
            self.tell("chest-event-revived", {"who": self.adventurer, "face": FACES[face]})

    def strike(self, monster: i64) -> None:
        """Beats one more monster of any type."""
        self.dungeon -= one(monster)
        self.left -= 1
        if not self.left or not self.monsters:
            self.task = Task.NONE
        if self.events is not None:
            self.tell("chest-event-struck", {"who": self.adventurer, "monster": DUNGEON_FACES[monster]})

    def read_scroll(self, companion: i64) -> None:
        self.spend(companion)
        self.start(Task.REROLL, 1)
        if self.events is not None:
            self.tell("chest-event-scroll", {"who": self.adventurer, "companion": COMPANION_NAMES[companion]})

    # -- treasure and experience ---------------------------------------------------------------------

    def return_token(self, token: i64) -> None:
        self.tokens[self.adventurer] -= one(token)
        self.supply += one(token)

    def open_chests(self, number: i64, chance: Chance) -> None:
        for _ in range(number):
            self.draw_treasure(chance)

    def draw_treasure(self, chance: Chance) -> None:
        """Draws a random token, or 1 experience once the chest is empty."""
        if not self.supply:
            if self.events is not None:
                self.tell("chest-event-no-treasure", {"who": self.adventurer})
            self.gain(1)
            return
        token = chance.draw(TREASURE, unpack(self.supply, TOKEN_KINDS))
        self.supply -= one(token)
        self.tokens[self.adventurer] += one(token)
        if self.events is not None:
            self.tell("chest-event-treasure", {"who": self.adventurer, "token": TOKENS[token]})

    def gain(self, points: i64) -> None:
        """Gains experience. With enough of it the hero card turns at once; a used ultimate stays used."""
        before: i64 = self.xp[self.adventurer]
        after = min(MOST_XP, before + points)
        self.xp[self.adventurer] = after
        side = self.side_of(self.adventurer)
        if self.events is not None:
            self.tell("chest-event-experience", {"who": self.adventurer, "count": after - before})
            if side != self.side:
                self.tell("chest-event-master", {"who": self.adventurer, "title": TITLES[side]})
        self.side = side

    # -- dungeon dice --------------------------------------------------------------------------------

    def cast(self, dice: i64, chance: Chance) -> None:
        """Rolls dungeon dice; dragons go to the lair."""
        fallen: i64 = 0
        for _ in range(dice):
            fallen += one(chance.roll(DUNGEON_DIE))
        dragons = fallen >> 4 * Target.DRAGON
        self.lair += dragons
        self.dungeon += fallen - (dragons << 4 * Target.DRAGON)
        if self.events is not None and dice:
            faces = dict(zip(DUNGEON_FACES, unpack(fallen, Target.DRAGON + 1), strict=True))
            self.tell("chest-event-dungeon", {"who": self.adventurer, **faces})

    # -- the hero's ultimate -------------------------------------------------------------------------

    def use_ultimate(self) -> None:
        ultimate = SIDES[self.side].ultimate
        self.exhaust()
        if ultimate == Ultimate.COMPANION:
            self.temporary += one(HERO - FIRST_TEMPORARY)
        elif ultimate == Ultimate.FURY:
            self.dungeon = 0
            self.lair = 0
        elif ultimate == Ultimate.STRIKE:
            self.start(Task.STRIKE, SIDES[self.side].power)
        elif ultimate == Ultimate.REROLL:
            self.start(Task.REROLL, 1)
        elif ultimate == Ultimate.CRY:
            self.lair += size(self.monsters)
            self.dungeon &= ~MONSTERS
        elif ultimate == Ultimate.BALLAD:
            self.lair = 0
        elif ultimate == Ultimate.CHARM:
            self.start(Task.CHARM, SIDES[self.side].power)

    def exhaust(self) -> None:
        self.exhausted = True
        if self.events is not None:
            ultimate = ULTIMATES[SIDES[self.side].ultimate]
            self.tell(
                "chest-event-ultimate", {"who": self.adventurer, "title": TITLES[self.side], "ultimate": ultimate}
            )

    def summon(self, number: i64) -> None:
        """Turns monsters into companions until the next regroup."""
        self.exhaust()
        companion = SIDES[self.side].summons - FIRST_TEMPORARY
        self.dungeon -= number << 4 * MADE_OF[companion]
        self.temporary += number << 4 * companion
        if self.events is not None:
            name = COMPANION_NAMES[companion + FIRST_TEMPORARY]
            self.tell("chest-event-summoned", {"who": self.adventurer, "companion": name, "count": number})

    def charm(self, monster: i64) -> None:
        """Turns a monster into the potion; a second one goes into the same potion."""
        if self.is_first_step():
            self.dungeon += one(Target.POTION)
        self.dungeon -= one(monster)
        self.left -= 1
        if not self.left or not self.monsters:
            self.task = Task.NONE
        if self.events is not None:
            self.tell("chest-event-charmed", {"who": self.adventurer, "monster": DUNGEON_FACES[monster]})

    def intervene(self, token: i64, chance: Chance) -> None:
        """Pays a token: monsters fall, chests open, potions revive, and the lair is emptied without reward."""
        self.exhaust()
        self.return_token(token)
        if self.events is not None:
            self.tell("chest-event-paid", {"who": self.adventurer, "token": TOKENS[token]})
        chests = count(self.dungeon, Target.CHEST)
        potions = count(self.dungeon, Target.POTION)
        revived = min(self.graveyard, potions)
        self.dungeon = 0
        self.lair = 0
        self.open_chests(chests, chance)
        if revived:
            self.start(Task.REVIVE, revived)

    # -- telling -------------------------------------------------------------------------------------

    def tell_party(self, id: str) -> None:
        if self.events is not None:
            self.tell(id, {"who": self.adventurer, **party_faces(self.party)})

    def tell_use(self, companion: i64, target: i64, number: i64) -> None:
        args: Data = {"who": self.adventurer, "companion": COMPANION_NAMES[companion], "count": number}
        if target == Target.CHEST:
            self.tell("chest-event-opened", args)
        elif target == Target.POTION:
            self.tell("chest-event-drank", args)
        else:
            self.tell("chest-event-beaten", {**args, "monster": DUNGEON_FACES[target]})


def party_faces(bag: i64) -> dict[str, int]:
    return dict(zip(FACES, unpack(bag, PARTY_FACES), strict=True))
