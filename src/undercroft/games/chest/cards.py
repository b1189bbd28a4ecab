"""The box of Chest, read from cards.toml and checked: dice, tokens, heroes, ranks, achievements."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from undercroft.games.chest.view_types import Companion as CompanionName
from undercroft.games.chest.view_types import DungeonFace as Target
from undercroft.games.chest.view_types import PartyFace as Face
from undercroft.games.chest.view_types import Token as TokenName
from undercroft.kernel.cards import Card, CardFile, other_cards

FOLDER = Path(__file__).parent

# The rules speak of these by name, so they have their places; how many and how strong they are is data.
FACES: tuple[Face, ...] = get_args(Face)
TARGET_FACES: tuple[Target, ...] = get_args(Target)
DUNGEON_FACES = (*TARGET_FACES, "dragon")
TOKENS: tuple[TokenName, ...] = get_args(TokenName)
COMPANIONS: tuple[CompanionName, ...] = get_args(CompanionName)
RANKS = ("breakfast", "village-guard", "adventurer", "defender", "legend")
ACHIEVEMENTS = (
    "dragon-killer", "dragon-tamer", "odds", "last-stand", "cheater", "bottomless-bag",
    "conqueror", "clean-twenty", "critical-hit", "guild-head", "magic-whirl", "lure",
)  # fmt: skip

TOKENS_IN_THE_BOX = 36
MOST_DICE = 7  # what the position can count of one face
MOST_OF_A_TOKEN = 15

Few = Annotated[int, msgspec.Meta(ge=1, le=MOST_OF_A_TOKEN)]
Number = Annotated[int, msgspec.Meta(ge=0)]
Ultimate = Literal["companion", "fury", "strike", "reroll", "summon", "cry", "ballad", "intervention", "charm"]


class PartyFace(Card, frozen=True):
    takes_all: tuple[Target, ...]


class DungeonFace(Card, frozen=True):
    pass


class Token(Card, frozen=True):
    count: Few
    points: Number = 1
    pair: Number = 0
    serves_as: Face | None = None


class Companion(Card, frozen=True):
    serves_as: Face
    made_of: Literal["goblin", "skeleton", "ooze"] | None = None


class Hero(Card, frozen=True):
    master: str
    master_at: Few


class Side(Card, frozen=True):
    """One side of a hero card: skill and ultimate."""

    ultimate: Ultimate
    power: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1  # how many dice the ultimate takes
    summons: Literal["skeleton-warrior", "goblin-thief"] | None = None
    either: tuple[Face, ...] = ()  # these two count as each other
    extra: Face | None = None  # beats one more monster of any type
    scroll_serves: bool = False  # as any companion
    scrolls_become: Face | None = None  # at formation
    dragon_needs: Few | None = None
    loots_early: bool = False
    rerolls_party: bool = False


class Rank(Card, frozen=True):
    points: Number


class Achievement(Card, frozen=True):
    figure: Number


class Box:
    """Everything cards.toml says, checked."""

    def __init__(self, path: Path) -> None:
        file = CardFile(path)
        self.party_dice = file.number("party_dice")
        self.dungeon_dice = file.number("dungeon_dice")
        self.levels = file.number("levels", most=MOST_OF_A_TOKEN)
        self.adventures = file.number("adventures", most=MOST_OF_A_TOKEN)
        self.dragon_wakes = file.number("dragon_wakes", most=MOST_OF_A_TOKEN)
        self.dragon_needs = file.number("dragon_needs", most=MOST_OF_A_TOKEN)
        self.dragon_experience = file.number("dragon_experience", most=MOST_OF_A_TOKEN)
        self.party = file.rows("party", PartyFace, FACES)
        self.dungeon = file.rows("dungeon", DungeonFace, DUNGEON_FACES)
        self.tokens = file.rows("token", Token, TOKENS)
        self.companions = file.rows("companion", Companion, COMPANIONS)
        self.heroes = file.rows("hero", Hero)
        self.sides = file.rows("side", Side, [id for hero in self.heroes for id in (hero.id, hero.master)])
        self.ranks = file.rows("rank", Rank, RANKS)
        self.achievements = file.rows("achievement", Achievement, ACHIEVEMENTS)
        file.finish()
        self._check(file)

    def _check(self, file: CardFile) -> None:
        for name, number in (("party_dice", self.party_dice), ("dungeon_dice", self.dungeon_dice)):
            if number != MOST_DICE:
                raise file.fail("figure", name, name, f"the box holds {MOST_DICE} of these dice, not {number}")
        tokens = sum(token.count for token in self.tokens)
        if tokens != TOKENS_IN_THE_BOX:
            last = self.tokens[-1].id
            raise file.fail("token", last, "count", f"all counts sum to {tokens}; the box holds {TOKENS_IN_THE_BOX}")
        for index, token in enumerate(self.tokens):
            if (token.serves_as is not None) != (index < TOKENS.index("ring")):
                raise file.fail("token", token.id, "serves_as", "only the first five tokens serve as a party die")
        self._check_sides(file)
        self._check_ranks(file)

    def _check_sides(self, file: CardFile) -> None:
        for side in self.sides:
            if side.either and len(set(side.either)) != 2:
                raise file.fail("side", side.id, "either", f"two different faces are meant, not {list(side.either)}")
            if (side.summons is None) == (side.ultimate == "summon"):
                raise file.fail("side", side.id, "summons", "goes with the ultimate 'summon' and with no other")

    def _check_ranks(self, file: CardFile) -> None:
        points = [rank.points for rank in self.ranks]
        if points[0] != 0 or points != sorted(set(points)):
            raise file.fail("rank", self.ranks[0].id, "points", f"ranks start at 0 and rise, not {points}")

    def figure(self, achievement: str) -> int:
        return next(row.figure for row in self.achievements if row.id == achievement)


BOX = Box(FOLDER / "cards.toml")
HEROES = tuple(hero.id for hero in BOX.heroes)
TITLES = tuple(side.id for side in BOX.sides)
OTHER_CARDS = other_cards(FOLDER)
