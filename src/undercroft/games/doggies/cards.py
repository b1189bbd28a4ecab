"""The box: room cards, dogs, quests and potions, read from cards.toml into plain lists."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from undercroft.games.doggies.view_types import Sort
from undercroft.kernel.cards import Card, CardFile, other_cards

FILE: Final = Path(__file__).parent / "cards.toml"

Ability = Literal["none", "smite", "punch", "turn", "jump"]

SIDE_LETTERS: Final = "NESW"
ATTACKS: Final = "SBF"
MOST_ROOMS: Final = 120  # rooms of a dungeon are numbered in seven bits
MOST_SYMBOLS: Final = 15  # of a kind on a card: they are counted in four bits
MOST_ON_BOARD: Final = 200  # defence or keys of a dog: with those of all cards they are counted in eleven bits
MOST_SEATS: Final = 4
MOST_QUESTS: Final = 16


class RoomCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A room card. Letters: S sword, B bow, F fireball, D defence, K key; N, E, S, W for sides."""

    sort: Sort
    copies: int
    exits: str
    door: str = ""
    monster: str = ""  # what kind of monster, as the quests name it
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
    """A cards file, read and checked; the reasons for a refusal are the rulebook's."""

    def __init__(self, path: Path) -> None:
        self._file = CardFile(path)
        self.rounds = self._file.number("rounds")
        self.base_paws = self._file.number("base_paws")
        self.extra_paws = self._file.number("extra_paws", least=0)
        self.countdown = self._file.number("countdown")
        self.dogs = self._file.rows("dog", DogCard)
        self.quests = self._file.rows("quest", QuestCard)
        self.potions = self._file.rows("potion", PotionCard)
        every = self._file.rows("room", RoomCard)
        self._file.finish()
        for card in every:
            self._check_room(card)
        self.rooms = [card for card in every if card.sort != "start"]
        self.starts = [card for card in every if card.sort == "start"]  # four exits, three exits
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
        if card.copies < 0 or card.damage < 0:
            raise self._file.fail("room", card.id, "copies" if card.copies < 0 else "damage", "cannot be negative")
        if card.sort == "monster" and not (card.monster and card.needs):
            raise self._file.fail("room", card.id, "needs", "a monster has a kind and symbols that beat it")
        if card.sort == "trap" and len(card.needs) != 1:
            raise self._file.fail("room", card.id, "needs", "one trophy disarms a trap")
        if card.sort == "vagabond" and (len(set(card.pair)) != 2 or len(card.single) != 1):
            raise self._file.fail("room", card.id, "pair", "a vagabond has a side with two symbols and one with one")

    def _check_rest(self) -> None:
        monsters = {card.monster for card in self.rooms}
        for quest in self.quests:
            self._letters("quest", quest.id, "symbol", quest.symbol, ATTACKS)
            if bool(quest.monster) == bool(quest.symbol):
                raise self._file.fail("quest", quest.id, "monster", "a quest names either a monster or a symbol")
            if quest.monster and quest.monster not in monsters:
                raise self._file.fail("quest", quest.id, "monster", f"there is no monster {quest.monster!r}")
        for dog in self.dogs:
            self._letters("dog", dog.id, "attack", dog.attack, ATTACKS)
            for field, figure in (("defence", dog.defence), ("keys", dog.keys)):
                if not 0 <= figure <= MOST_ON_BOARD:
                    raise self._file.fail("dog", dog.id, field, f"from 0 to {MOST_ON_BOARD}")
        if not 2 * MOST_SEATS <= len(self.quests) <= MOST_QUESTS:
            raise self._file.fail("quest", self.quests[0].id, "id", f"two a player, at most {MOST_QUESTS} in all")
        if len(self.dogs) < MOST_SEATS or sum([potion.copies for potion in self.potions]) < MOST_SEATS:
            raise self._file.fail("dog", self.dogs[0].id, "id", f"{MOST_SEATS} players need a dog and a potion each")
        if [potion.symbol for potion in self.potions] != list(ATTACKS):
            raise self._file.fail("potion", self.potions[0].id, "symbol", "the potions are S, B, F in this order")
        if [card.exits for card in self.starts] != ["NESW", "NEW"]:
            raise self._file.fail("room", self.starts[0].id, "exits", "the start room has a side NESW, then one NEW")
        if sum([card.copies for card in self.rooms]) > MOST_ROOMS:
            raise self._file.fail("room", self.rooms[0].id, "copies", f"more than {MOST_ROOMS} cards in all")


CARDS: Final = Cards(FILE)
OTHER_CARDS: Final = other_cards(FILE.parent)
