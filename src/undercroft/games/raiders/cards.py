"""The figures of Raiders, read from cards.toml and checked. An error names file, card and field."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from undercroft.kernel.cards import Card, CardFile, other_cards

Count = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]
Strengths = Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]  # for 3, 4 and 5 players
Item = Literal["torch", "ball", "key", "sword"]
Gift = Literal["torch", "ball", "key", "sword", "coins 1", "coins 2", "coins 3", "potion 1", "potion 2"]

ITEM_IDS: Final = ("torch", "ball", "key", "sword")
CHARACTER_IDS: Final = ("warrior", "knight", "wizard", "thief", "explorer")
TREASURE_IDS: Final = (
    "treasure-4-2", "treasure-4", "treasure-3-2", "treasure-3", "treasure-2-1", "treasure-2", "treasure-1",
)  # fmt: skip
MONSTER_IDS: Final = ("dragon", "troll", "thing", "skeleton", "goblin", "zombie", "snake")
CACHE_IDS: Final = ("cache-items", "cache-coins")
TRAP_IDS: Final = ("lava", "magnet", "spikes", "boulder")
BOSS_IDS: Final = (
    "taxman", "medusa", "vampire", "sphinx", "minotaur", "wolves", "necromancer", "megadragon", "golem", "mummy",
)  # fmt: skip

UNBEATABLE: Final = ("megadragon", "golem", "mummy")
GIVERS: Final = ("sphinx", "minotaur")  # they pay the highest card

FLOORS_PLAYED: Final = 5
ROOMS_A_FLOOR: Final = 5
MOST_OF_AN_ITEM: Final = 15  # the most a bag can count


class ItemCard(Card, frozen=True):
    count: Count


class CharacterCard(Card, frozen=True):
    coins: Amount
    wounds: Amount
    items: list[Item]


class FloorCard(Card, frozen=True):
    """A floor. Its id is five symbols, U face up or D face down."""


class RoomCard(Card, frozen=True):
    """A room on the way down, with the number of its copies."""

    count: Count


class TreasureCard(RoomCard, frozen=True):
    chests: Annotated[list[Count], msgspec.Meta(min_length=1, max_length=2)]


class MonsterCard(RoomCard, frozen=True):
    strength: Strengths
    wounds: Count


class CacheCard(RoomCard, frozen=True):
    gifts: Annotated[list[Gift], msgspec.Meta(min_length=5, max_length=5)]


class TrapCard(RoomCard, frozen=True):
    loss: Literal["coins", "wounds"]
    amounts: Annotated[list[Amount], msgspec.Meta(min_length=5, max_length=5)]


class BossCard(Card, frozen=True):
    strength: Strengths | None = None  # None: cannot be beaten
    wounds: Amount = 0
    coins: Amount = 0  # lost by those attacked
    prize: Amount = 0  # for the highest card
    flight: Item | None = None  # the item that lets a raider flee


class Cards:
    """A whole cards file."""

    def rooms(self) -> list[RoomCard]:
        """Returns all rooms but the bosses, in the order of the rulebook."""
        return [*self.treasures, *self.monsters, *self.caches, *self.traps]

    def __init__(self, path: Path) -> None:
        file = CardFile(path)
        self.coin_cap: int = file.number("coin_cap")
        self.items: list[ItemCard] = file.rows("item", ItemCard, ITEM_IDS)
        self.characters: list[CharacterCard] = file.rows("character", CharacterCard, CHARACTER_IDS)
        self.floors: list[FloorCard] = file.rows("floor", FloorCard)
        self.treasures: list[TreasureCard] = file.rows("treasure", TreasureCard)
        self.monsters: list[MonsterCard] = file.rows("monster", MonsterCard, MONSTER_IDS)
        self.caches: list[CacheCard] = file.rows("cache", CacheCard, CACHE_IDS)
        self.traps: list[TrapCard] = file.rows("trap", TrapCard, TRAP_IDS)
        self.bosses: list[BossCard] = file.rows("boss", BossCard, BOSS_IDS)
        file.finish()
        self._check(file)

    def _check(self, file: CardFile) -> None:
        """Checks what the rules rely on beyond the form of each row."""
        for item in self.items:
            dealt = len([held for character in self.characters for held in character.items if held == item.id])
            if not dealt <= item.count <= MOST_OF_AN_ITEM:
                why = f"{item.count} is not between {dealt}, which characters start with, and {MOST_OF_AN_ITEM}"
                raise file.fail("item", item.id, "count", why)
        for character in self.characters:
            if character.coins > self.coin_cap:
                raise file.fail("character", character.id, "coins", f"nobody holds more than {self.coin_cap}")
        for floor in self.floors:
            if len(floor.id) != ROOMS_A_FLOOR or set(floor.id) - set("UD"):
                raise file.fail("floor", floor.id, "id", "a floor is five symbols, U (face up) or D (face down)")
        if len(self.floors) < FLOORS_PLAYED:
            last = self.floors[-1].id
            raise file.fail("floor", last, "id", f"{FLOORS_PLAYED} floors are played; here are {len(self.floors)}")
        for treasure in self.treasures:
            name = "-".join(["treasure", *map(str, treasure.chests)])
            if treasure.id != name:
                raise file.fail("treasure", treasure.id, "id", f"with these chests it is called {name!r}")
            if name not in TREASURE_IDS:
                why = f"there are no texts for {name!r}; known: {', '.join(TREASURE_IDS)}"
                raise file.fail("treasure", treasure.id, "chests", why)
        for boss in self.bosses:
            self._check_boss(file, boss)
        for cache in self.caches:
            for gift in cache.gifts:
                if gift in ITEM_IDS and cache.gifts.count(gift) > 1:
                    raise file.fail("cache", cache.id, "gifts", f"{gift!r} stands there twice")
        entered = FLOORS_PLAYED * ROOMS_A_FLOOR - 1
        copies = sum(room.count for room in self.rooms())
        if copies < entered:
            raise file.fail("trap", self.traps[-1].id, "count", f"{entered} rooms are entered, but there are {copies}")

    def _check_boss(self, file: CardFile, boss: BossCard) -> None:
        """Figures that the exception of a boss leaves no room for."""
        if boss.prize and boss.id not in GIVERS:
            raise file.fail("boss", boss.id, "prize", f"only these pay the highest card: {', '.join(GIVERS)}")
        if boss.strength is not None and boss.id in UNBEATABLE:
            raise file.fail("boss", boss.id, "strength", "this boss cannot be beaten")
        for field, figure in (("wounds", boss.wounds), ("coins", boss.coins)):
            if figure and boss.id == "medusa":
                raise file.fail("boss", boss.id, field, "everyone she attacks turns to stone, and loses nothing else")


FOLDER: Final = Path(__file__).parent
CARDS: Final = Cards(FOLDER / "cards.toml")
OTHER_CARDS: Final = other_cards(FOLDER)
