"""The box: room cards, dogs, quests and potions, read from cards.toml into plain lists."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from undercroft.games.doggies.view_types import Sort
from undercroft.kernel.cards import Card, CardFile, other_cards

FOLDER: Final = Path(__file__).parent

Ability = Literal["none", "smite", "punch", "turn", "jump"]

SIDE_LETTERS: Final = "NESW"
ATTACKS: Final = "SBF"
MOST_ROOMS: Final = 120  # rooms of a dungeon are numbered in seven bits
MOST_SYMBOLS: Final = 15  # of a kind on a card: they are counted in four bits
MOST_ON_BOARD: Final = 200  # defence or keys of a dog: with those of all cards they are counted in eleven bits
MOST_SEATS: Final = 4
MOST_QUESTS: Final = 16
MOST_PAWS: Final = 40  # on the board, and as many beside it: the search for ways out takes 99 for more than anybody has

# The figures that a room can use, besides copies, exits and doors.
FIGURES: Final = {
    "monster": ("monster", "needs", "damage", "trophy", "coins", "proud"),
    "coins": ("coins",),
    "artefact": ("trophy", "coins"),
    "trap": ("needs", "coins"),
    "vagabond": ("pair", "single", "coins"),
    "chest": ("coins",),
    "potion": ("coins",),
    "portal": (),
    "start": (),
}
# Attack symbols that one trophy may show: the search for ways out counts on no more.
MOST_TROPHIES: Final = {"monster": 1, "artefact": 2}


class RoomCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A room card. Letters: S sword, B bow, F fireball, D defence, K key; N, E, S, W for sides."""

    sort: Sort
    copies: int
    exits: str
    door: str = ""
    monster: str = ""  # the kind of monster, as the quests name it
    needs: str = ""  # symbols that beat the monster, or the trophy that disarms the trap
    damage: int = 0
    trophy: str = ""
    coins: int = 0
    pair: str = ""  # a vagabond's side with two symbols
    single: str = ""  # and the symbol beside the paw
    proud: bool = False  # Joan's ability does not beat it


class DogCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    attack: str
    defence: int
    keys: int = 0
    ability: Ability


class QuestCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Pays for each beaten monster of a kind, or for the most symbols of a kind."""

    monster: str = ""
    symbol: str = ""
    coins: int


class PotionCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    symbol: str
    copies: int


class Cards:
    """A cards file, read and checked against the rulebook's limits."""

    def __init__(self, path: Path) -> None:
        self._file = CardFile(path)
        self.rounds: int = self._file.number("rounds")
        self.base_paws: int = self._file.number("base_paws", most=MOST_PAWS)
        self.extra_paws: int = self._file.number("extra_paws", least=0, most=MOST_PAWS)
        self.countdown: int = self._file.number("countdown")
        self.dogs: list[DogCard] = self._file.rows("dog", DogCard)
        self.quests: list[QuestCard] = self._file.rows("quest", QuestCard)
        self.potions: list[PotionCard] = self._file.rows("potion", PotionCard)
        every = self._file.rows("room", RoomCard)
        self._file.finish()
        for card in every:
            self._check_room(card)
        self.rooms: list[RoomCard] = [card for card in every if card.sort != "start"]
        self.starts: list[RoomCard] = [card for card in every if card.sort == "start"]  # four exits, three exits
        self._check_rest()

    def _letters(self, table: str, id: str, field: str, value: str, allowed: str) -> None:
        for letter in value:
            if letter not in allowed:
                raise self._file.fail(table, id, field, f"{letter!r} is none of {', '.join(allowed)}")
            if value.count(letter) > MOST_SYMBOLS:
                raise self._file.fail(table, id, field, f"at most {MOST_SYMBOLS} times {letter!r}")

    def _check_room(self, card: RoomCard) -> None:
        self._letters("room", card.id, "exits", card.exits, SIDE_LETTERS)
        self._letters("room", card.id, "door", card.door, card.exits)
        self._letters("room", card.id, "needs", card.needs, ATTACKS)
        self._letters("room", card.id, "trophy", card.trophy, ATTACKS + "DK")
        self._letters("room", card.id, "pair", card.pair, ATTACKS)
        self._letters("room", card.id, "single", card.single, ATTACKS)
        if len(set(card.exits)) < 2 or len(set(card.exits)) != len(card.exits):
            raise self._file.fail("room", card.id, "exits", "a room has two to four different exits")
        if len(set(card.door)) != len(card.door):
            raise self._file.fail("room", card.id, "door", "each side is named once")
        if card.copies < 0 or card.damage < 0:
            raise self._file.fail("room", card.id, "copies" if card.copies < 0 else "damage", "cannot be negative")
        self._check_figures(card)
        self._check_trophy(card)
        if card.sort == "monster" and not (card.monster and card.needs):
            raise self._file.fail("room", card.id, "needs", "a monster has a kind and symbols that beat it")
        if card.sort == "trap" and len(card.needs) != 1:
            raise self._file.fail("room", card.id, "needs", "one trophy disarms a trap")
        if card.sort == "vagabond" and (len(card.pair) != 2 or len(set(card.pair)) != 2 or len(card.single) != 1):
            raise self._file.fail("room", card.id, "pair", "a vagabond has a side with two symbols and one with one")

    def _check_figures(self, card: RoomCard) -> None:
        """Figures that rooms of this sort have no use for."""
        used = FIGURES[card.sort]
        for field in {name for names in FIGURES.values() for name in names}:
            if getattr(card, field) and field not in used:
                known = ", ".join(used) or "none"
                why = f"a room of the sort {card.sort!r} cannot use it; figures of such a room: {known}"
                raise self._file.fail("room", card.id, field, why)

    def _check_trophy(self, card: RoomCard) -> None:
        attacks = sum([card.trophy.count(letter) for letter in ATTACKS])
        most = MOST_TROPHIES.get(card.sort, 0)
        if attacks > most or card.trophy.count("D") > (card.sort == "monster"):
            raise self._file.fail("room", card.id, "trophy", f"at most {most} of {', '.join(ATTACKS)}, and one D")
        if card.sort == "artefact" and attacks < len(card.trophy):
            raise self._file.fail("room", card.id, "trophy", f"an artefact shows {', '.join(ATTACKS)} only")

    def _check_rest(self) -> None:
        monsters = {card.monster for card in self.rooms}
        for quest in self.quests:
            self._letters("quest", quest.id, "symbol", quest.symbol, ATTACKS)
            if bool(quest.monster) == bool(quest.symbol) or len(quest.symbol) > 1:
                raise self._file.fail("quest", quest.id, "monster", "a quest names either a monster or one symbol")
            if quest.monster and quest.monster not in monsters:
                raise self._file.fail("quest", quest.id, "monster", f"there is no monster {quest.monster!r}")
        for dog in self.dogs:
            self._letters("dog", dog.id, "attack", dog.attack, ATTACKS)
            for field, figure, least in (("defence", dog.defence, 1), ("keys", dog.keys, 0)):
                if not least <= figure <= MOST_ON_BOARD:
                    raise self._file.fail("dog", dog.id, field, f"from {least} to {MOST_ON_BOARD}")
        if not 2 * MOST_SEATS <= len(self.quests) <= MOST_QUESTS:
            raise self._file.fail("quest", self.quests[0].id, "id", f"two a player, at most {MOST_QUESTS} in all")
        for potion in self.potions:
            if not 0 <= potion.copies <= MOST_SYMBOLS:
                raise self._file.fail("potion", potion.id, "copies", f"from 0 to {MOST_SYMBOLS}")
        if len(self.dogs) < MOST_SEATS or sum([potion.copies for potion in self.potions]) < MOST_SEATS:
            raise self._file.fail("dog", self.dogs[0].id, "id", f"{MOST_SEATS} players need a dog and a potion each")
        if [potion.symbol for potion in self.potions] != list(ATTACKS):
            raise self._file.fail("potion", self.potions[0].id, "symbol", "the potions are S, B, F in this order")
        self._check_starts()
        if sum([card.copies for card in self.rooms]) > MOST_ROOMS:
            raise self._file.fail("room", self.rooms[0].id, "copies", f"more than {MOST_ROOMS} cards in all")

    def _check_starts(self) -> None:
        """Checks the start room: one card, never drawn, with two fixed sides."""
        sides = (("NESW", 1), ("NEW", 0))
        for card, (exits, copies) in zip(self.starts, sides, strict=False):
            if card.exits != exits:
                raise self._file.fail("room", card.id, "exits", f"this side of the start room has {exits}")
            if card.copies != copies:
                raise self._file.fail("room", card.id, "copies", f"it is one card: this side has {copies}")
        if len(self.starts) != len(sides):
            raise self._file.fail("room", self.rooms[0].id, "sort", f"the start room has {len(sides)} sides")


CARDS: Final = Cards(FOLDER / "cards.toml")
OTHER_CARDS: Final = other_cards(FOLDER)
