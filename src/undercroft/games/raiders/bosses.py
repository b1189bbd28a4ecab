"""The bosses, in the order of the rulebook. What figures can say is in cards.toml; a class stands only for the rest."""

from __future__ import annotations

from typing import Literal, final

from mypy_extensions import i64

from undercroft.games.raiders.cards import BossCard
from undercroft.games.raiders.hand import BALL, FIVE, FLEE, ITEMS, NAMES, NOTHING, SWORD, TORCH
from undercroft.games.raiders.party import Party
from undercroft.games.raiders.raider import Raider
from undercroft.games.raiders.rooms import FEWEST_SEATS, Monster
from undercroft.games.raiders.view_types import BossRoom


class Boss(Monster):
    """A monster whose attack may cost coins too, and from which one may flee with a certain item.

    The taxman and the vampire take coins; from the wolves one flees with a torch, from the necromancer with
    a crystal ball, from the megadragon, whom nobody beats, with a key.
    """

    __slots__ = ("coins", "prize")

    def __init__(self, card: BossCard) -> None:
        super().__init__(card.id, card.grade, card.strength or [], card.wounds)
        self.coins: i64 = card.coins
        self.prize: i64 = card.prize
        if card.flight is not None:
            self.flight = NAMES.index(card.flight)
            if self.flight == BALL:
                self.after_ball &= ~(1 << FLEE)  # the second card is no ball, not even to flee

    def resolve(self, party: Party) -> None:
        """If everybody has fled, nothing happens."""
        if party.highest():
            super().resolve(party)
        elif party.told is not None:
            party.tell("raiders-event-deserted", {"room": self.id})

    def attack(self, party: Party, raider: Raider) -> None:
        if self.wounds:
            party.wound(raider, self.wounds)
        if self.coins:
            party.lose(raider, self.coins)

    def strikes(self) -> Literal["lowest", "highest"]:
        return "lowest"

    def data(self, seats: int) -> BossRoom:
        return {
            "id": self.id,
            "grade": self.grade,
            "kind": "boss",
            "strength": self.strength[seats - FEWEST_SEATS] if self.strength else None,
            "wounds": self.wounds,
            "coins": self.coins,
            "prize": self.prize,
            "flight": None if self.flight == NOTHING else ITEMS[self.flight - TORCH],
            "strikes": self.strikes(),
        }


@final
class Medusa(Boss):
    """Anybody attacked turns to stone and is out of the game."""

    __slots__ = ()

    def attack(self, party: Party, raider: Raider) -> None:
        party.petrify(raider)


@final
class Giver(Boss):
    """Sphinx and minotaur: the highest cards earn coins, beaten or not, unless all are equal and it is not beaten."""

    __slots__ = ()

    def resolve(self, party: Party) -> None:
        is_beaten = self.is_beaten(party)
        if not is_beaten:
            for raider in self.victims(party):
                self.attack(party, raider)
        highest = party.highest()
        if is_beaten or party.lowest() < highest:
            for raider in party.who_played(highest):
                party.gain(raider, self.prize)


@final
class Golem(Boss):
    """Cannot be beaten. Fives and swords count as ones."""

    __slots__ = ()

    def value_of(self, card: i64) -> i64:
        return 1 if card in (FIVE, SWORD) else super().value_of(card)


@final
class Mummy(Boss):
    """Cannot be beaten. Attacks the highest card instead of the lowest."""

    __slots__ = ()

    def victims(self, party: Party) -> list[Raider]:
        return party.who_played(party.highest())

    def strikes(self) -> Literal["lowest", "highest"]:
        return "highest"


def boss(card: BossCard) -> Boss:
    """The boss of a card."""
    match card.id:
        case "medusa":
            return Medusa(card)
        case "sphinx" | "minotaur":
            return Giver(card)
        case "golem":
            return Golem(card)
        case "mummy":
            return Mummy(card)
        case _:
            return Boss(card)
