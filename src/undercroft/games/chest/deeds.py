"""Deeds: companions spent, treasure drawn, dice cast, the hero's ultimate. Rules that hold in every phase."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from undercroft.games.chest.cards import DUNGEON_FACES, FACES, TITLES, TOKENS
from undercroft.games.chest.components import (
    BALLAD,
    CHARM,
    CHEST,
    COMPANION,
    COMPANION_NAMES,
    CRY,
    DRAGON,
    DUNGEON_DIE,
    FIRST_TEMPORARY,
    FIRST_TOKEN,
    FURY,
    HERO,
    MADE_OF,
    MONSTERS,
    MOST_XP,
    PARTY_FACES,
    POTION,
    POWER,
    REROLL,
    STRIKE,
    SUMMONS,
    TOKEN_KINDS,
    TREASURE,
    ULTIMATE,
    ULTIMATES,
    count,
    one,
    size,
    unpack,
)
from undercroft.games.chest.state import CHARM_TASK, NO_TASK, REROLL_TASK, REVIVE_TASK, STRIKE_TASK, Table
from undercroft.kernel.chance import Chance
from undercroft.kernel.position import Data


@mypyc_attr(acyclic=True)
class Deeds(Table):
    """What is done on a level, whatever the phase."""

    __slots__ = ()

    # -- companions ----------------------------------------------------------------------------------

    def spend(self, companion: i64) -> None:
        """A die goes to the graveyard, a token back into the chest, a temporary companion away."""
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
            self.task = NO_TASK
        if self.told is not None:
            self.tell("chest-event-revived", {"who": self.adventurer, "face": FACES[face]})

    def strike(self, monster: i64) -> None:
        """One more monster beaten, of any type."""
        self.dungeon -= one(monster)
        self.left -= 1
        if not self.left or not self.monsters:
            self.task = NO_TASK
        if self.told is not None:
            self.tell("chest-event-struck", {"who": self.adventurer, "monster": DUNGEON_FACES[monster]})

    def read_scroll(self, companion: i64) -> None:
        self.spend(companion)
        self.start(REROLL_TASK, 1)
        if self.told is not None:
            self.tell("chest-event-scroll", {"who": self.adventurer, "companion": COMPANION_NAMES[companion]})

    # -- treasure and experience ---------------------------------------------------------------------

    def return_token(self, token: i64) -> None:
        self.tokens[self.adventurer] -= one(token)
        self.supply += one(token)

    def open_chests(self, number: i64, chance: Chance) -> None:
        for _ in range(number):
            self.draw_treasure(chance)

    def draw_treasure(self, chance: Chance) -> None:
        """A random token, or 1 experience once the chest is empty."""
        if not self.supply:
            if self.told is not None:
                self.tell("chest-event-no-treasure", {"who": self.adventurer})
            self.gain(1)
            return
        token = chance.draw(TREASURE, unpack(self.supply, TOKEN_KINDS))
        self.supply -= one(token)
        self.tokens[self.adventurer] += one(token)
        if self.told is not None:
            self.tell("chest-event-treasure", {"who": self.adventurer, "token": TOKENS[token]})

    def gain(self, points: i64) -> None:
        """Experience. With enough of it the hero card turns at once; a used ultimate stays used."""
        before: i64 = self.xp[self.adventurer]
        after = min(MOST_XP, before + points)
        self.xp[self.adventurer] = after
        side = self.side_of(self.adventurer)
        if self.told is not None:
            self.tell("chest-event-experience", {"who": self.adventurer, "count": after - before})
            if side != self.side:
                self.tell("chest-event-master", {"who": self.adventurer, "title": TITLES[side]})
        self.side = side

    # -- dungeon dice --------------------------------------------------------------------------------

    def cast(self, dice: i64, chance: Chance) -> None:
        """Roll dungeon dice; dragons go to the lair."""
        fallen: i64 = 0
        for _ in range(dice):
            fallen += one(chance.roll(DUNGEON_DIE))
        dragons = fallen >> 4 * DRAGON
        self.lair += dragons
        self.dungeon += fallen - (dragons << 4 * DRAGON)
        if self.told is not None and dice:
            faces = dict(zip(DUNGEON_FACES, unpack(fallen, DRAGON + 1), strict=True))
            self.tell("chest-event-dungeon", {"who": self.adventurer, **faces})

    # -- the hero's ultimate -------------------------------------------------------------------------

    def use_ultimate(self) -> None:
        ultimate = ULTIMATE[self.side]
        self.exhaust()
        if ultimate == COMPANION:
            self.temporary += one(HERO - FIRST_TEMPORARY)
        elif ultimate == FURY:
            self.dungeon = 0
            self.lair = 0
        elif ultimate == STRIKE:
            self.start(STRIKE_TASK, POWER[self.side])
        elif ultimate == REROLL:
            self.start(REROLL_TASK, 1)
        elif ultimate == CRY:
            self.lair += size(self.monsters)
            self.dungeon &= ~MONSTERS
        elif ultimate == BALLAD:
            self.lair = 0
        elif ultimate == CHARM:
            self.start(CHARM_TASK, POWER[self.side])

    def exhaust(self) -> None:
        self.exhausted = True
        if self.told is not None:
            ultimate = ULTIMATES[ULTIMATE[self.side]]
            self.tell(
                "chest-event-ultimate", {"who": self.adventurer, "title": TITLES[self.side], "ultimate": ultimate}
            )

    def summon(self, number: i64) -> None:
        """Monsters change sides until the next regroup."""
        self.exhaust()
        companion = SUMMONS[self.side] - FIRST_TEMPORARY
        self.dungeon -= number << 4 * MADE_OF[companion]
        self.temporary += number << 4 * companion
        if self.told is not None:
            name = COMPANION_NAMES[companion + FIRST_TEMPORARY]
            self.tell("chest-event-summoned", {"who": self.adventurer, "companion": name, "count": number})

    def charm(self, monster: i64) -> None:
        """The first monster becomes the potion, a second one goes into the same potion."""
        if self.is_first_step():
            self.dungeon += one(POTION)
        self.dungeon -= one(monster)
        self.left -= 1
        if not self.left or not self.monsters:
            self.task = NO_TASK
        if self.told is not None:
            self.tell("chest-event-charmed", {"who": self.adventurer, "monster": DUNGEON_FACES[monster]})

    def intervene(self, token: i64, chance: Chance) -> None:
        """The paladin pays a token: monsters fall, chests open, potions revive, the lair is emptied without reward."""
        self.exhaust()
        self.return_token(token)
        if self.told is not None:
            self.tell("chest-event-paid", {"who": self.adventurer, "token": TOKENS[token]})
        chests = count(self.dungeon, CHEST)
        potions = count(self.dungeon, POTION)
        revived = min(self.graveyard, potions)
        self.dungeon = 0
        self.lair = 0
        self.open_chests(chests, chance)
        if revived:
            self.start(REVIVE_TASK, revived)

    # -- telling -------------------------------------------------------------------------------------

    def tell_party(self, id: str) -> None:
        if self.told is not None:
            self.tell(id, {"who": self.adventurer, **party_faces(self.party)})

    def tell_use(self, companion: i64, target: i64, number: i64) -> None:
        args: Data = {"who": self.adventurer, "companion": COMPANION_NAMES[companion], "count": number}
        if target == CHEST:
            self.tell("chest-event-opened", args)
        elif target == POTION:
            self.tell("chest-event-drank", args)
        else:
            self.tell("chest-event-beaten", {**args, "monster": DUNGEON_FACES[target]})


def party_faces(bag: i64) -> dict[str, int]:
    return dict(zip(FACES, unpack(bag, PARTY_FACES), strict=True))
