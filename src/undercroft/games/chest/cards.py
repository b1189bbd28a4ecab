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

# The rules refer to these by name, so their places are fixed; their numbers and strengths are data.
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
MOST_DICE = 7  # the most a position can count of one face
MOST_OF_A_TOKEN = 15
COMPANION_TYPES = len(FACES) - 1  # all but the scroll
MOST_SEATS = 4
WITH_POWER = ("strike", "summon", "charm")  # ultimates that take several dice

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
    power: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1  # dice affected by the ultimate
    summons: Literal["skeleton-warrior", "goblin-thief"] | None = None
    either: tuple[Face, ...] = ()  # these two count as each other
    extra: Face | None = None  # beats one more monster of any type
    scroll_serves: bool = False  # a scroll serves as any companion
    scrolls_become: Face | None = None  # when the party is formed
    dragon_needs: Few | None = None
    loots_early: bool = False
    rerolls_party: bool = False


class Rank(Card, frozen=True):
    points: Number


class Achievement(Card, frozen=True):
    figure: Number


class Cards:
    """The checked contents of cards.toml."""

    def __init__(self, path: Path) -> None:
        file = CardFile(path)
        self.party_dice: int = file.number("party_dice")
        self.dungeon_dice: int = file.number("dungeon_dice")
        self.levels: int = file.number("levels", most=MOST_OF_A_TOKEN)
        self.adventures: int = file.number("adventures", most=MOST_OF_A_TOKEN)
        self.dragon_wakes: int = file.number("dragon_wakes", most=MOST_DICE)
        self.dragon_needs: int = file.number("dragon_needs", most=COMPANION_TYPES)
        self.dragon_experience: int = file.number("dragon_experience", most=MOST_OF_A_TOKEN)
        self.party: list[PartyFace] = file.rows("party", PartyFace, FACES)
        self.dungeon: list[DungeonFace] = file.rows("dungeon", DungeonFace, DUNGEON_FACES)
        self.tokens: list[Token] = file.rows("token", Token, TOKENS)
        self.companions: list[Companion] = file.rows("companion", Companion, COMPANIONS)
        self.heroes: list[Hero] = file.rows("hero", Hero)
        self.sides: list[Side] = file.rows("side", Side, [id for hero in self.heroes for id in (hero.id, hero.master)])
        self.ranks: list[Rank] = file.rows("rank", Rank, RANKS)
        self.achievements: list[Achievement] = file.rows("achievement", Achievement, ACHIEVEMENTS)
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
        if len(self.heroes) < MOST_SEATS:
            raise file.fail("hero", self.heroes[0].id, "id", f"{MOST_SEATS} players need a hero each")
        self._check_party(file)
        self._check_companions(file)
        for side in self.sides:
            self._check_skill(file, side)
            self._check_ultimate(file, side)
        self._check_ranks(file)

    def _check_party(self, file: CardFile) -> None:
        for face in self.party:
            if len(set(face.takes_all)) < len(face.takes_all):
                raise file.fail("party", face.id, "takes_all", "each is named once")
            if face.id == "scroll" and set(face.takes_all) - {"potion"}:
                raise file.fail("party", face.id, "takes_all", "a scroll drinks potions and does nothing else")

    def _check_companions(self, file: CardFile) -> None:
        """Checks what serves as a party die: only a scroll can be read."""
        for index, token in enumerate(self.tokens):
            if (token.serves_as is not None) != (index < TOKENS.index("ring")):
                raise file.fail("token", token.id, "serves_as", "only the first five tokens serve as a party die")
            if (token.serves_as == "scroll") != (token.id == "scroll-token"):
                raise file.fail("token", token.id, "serves_as", "the scroll token, and no other, serves as a scroll")
        for companion in self.companions:
            if companion.serves_as == "scroll":
                raise file.fail("companion", companion.id, "serves_as", "nothing that is summoned can be read")
            if (companion.made_of is None) != (companion.id == "hero"):
                raise file.fail("companion", companion.id, "made_of", "all but the hero are made of a monster")

    def _check_skill(self, file: CardFile, side: Side) -> None:
        if side.either and (len(side.either) != 2 or len(set(side.either)) != 2 or "scroll" in side.either):
            why = f"two different companions are meant, not {list(side.either)}"
            raise file.fail("side", side.id, "either", why)
        if side.extra == "scroll" and not side.scroll_serves:
            raise file.fail("side", side.id, "extra", "a scroll fights only if 'scroll_serves'")
        if side.extra is not None and side.ultimate in ("strike", "charm"):
            raise file.fail("side", side.id, "extra", f"does not go with the ultimate {side.ultimate!r}")
        if side.scrolls_become == "scroll":
            raise file.fail("side", side.id, "scrolls_become", "scrolls are scrolls already")
        if side.dragon_needs is not None and side.dragon_needs > COMPANION_TYPES:
            why = f"there are {COMPANION_TYPES} different companions"
            raise file.fail("side", side.id, "dragon_needs", why)

    def _check_ultimate(self, file: CardFile, side: Side) -> None:
        if (side.summons is None) == (side.ultimate == "summon"):
            raise file.fail("side", side.id, "summons", "goes with the ultimate 'summon' and with no other")
        if side.power > 1 and side.ultimate not in WITH_POWER:
            raise file.fail("side", side.id, "power", f"goes with the ultimates {', '.join(WITH_POWER)}")

    def _check_ranks(self, file: CardFile) -> None:
        points = [rank.points for rank in self.ranks]
        if points[0] != 0 or points != sorted(set(points)):
            raise file.fail("rank", self.ranks[0].id, "points", f"ranks start at 0 and rise, not {points}")

    def figure(self, achievement: str) -> int:
        return next(row.figure for row in self.achievements if row.id == achievement)


CARDS = Cards(FOLDER / "cards.toml")
HEROES = tuple(hero.id for hero in CARDS.heroes)
TITLES = tuple(side.id for side in CARDS.sides)
OTHER_CARDS = other_cards(FOLDER)
