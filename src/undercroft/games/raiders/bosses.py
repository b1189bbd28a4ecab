"""The bosses, in the order of the rulebook. cards.toml holds the figures; a class covers only what figures cannot
say.
"""

from __future__ import annotations

from typing import Literal, final

from mypy_extensions import i64

from undercroft.games.raiders.cards import BossCard
from undercroft.games.raiders.party import Party
from undercroft.games.raiders.raider import BALL, FIVE, FLEE, ITEMS, NAMES, NOTHING, SWORD, TORCH, Raider
from undercroft.games.raiders.rooms import FEWEST_SEATS, Monster
from undercroft.games.raiders.view_types import BossRoom


class Boss(Monster):
    """A monster whose attack may also cost coins, and from which a certain item lets raiders flee.

    The taxman and the vampire take coins. Raiders flee from the wolves with a torch, from the necromancer with a
    crystal ball, and from the megadragon, which cannot be beaten, with a key.
    """

    __slots__ = ("coins", "prize")

    def __init__(self, card: BossCard) -> None:
        super().__init__(card.id, card.grade, card.strength or [], card.wounds)
        self.coins: i64 = card.coins
        self.prize: i64 = card.prize
        if card.flight is not None:
            self.flight = NAMES.index(card.flight)
            if self.flight == BALL:
                self.after_ball &= ~(1 << FLEE)  # the second card cannot be a ball, not even to flee

    def resolve(self, party: Party) -> None:
        """Resolves a monster's attack, unless everyone has fled."""
        if party.highest():
            super().resolve(party)
        elif party.events is not None:
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
    """Every raider attacked turns to stone and is out of the game."""

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
    """Returns the boss of a card."""
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
