"""Wounds: armour, the last-moment rescue, and the loss of health."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.felled import fell
from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import ATTACK, M_PREVENT, TRAP_CARD, Mod
from undercroft.games.serpent.cards.playing import play_shown
from undercroft.games.serpent.cards.plays import play_options
from undercroft.games.serpent.cards.timing import IN_RESCUE
from undercroft.games.serpent.notation import PASS, code, verb_of
from undercroft.games.serpent.table.bounds import MOST
from undercroft.games.serpent.table.piece import PREPARED
from undercroft.games.serpent.table.step import HeroStep, Question
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message

# What deals the wounds.
BY_OTHER: Final = 0
BY_ATTACK: Final = 1
BY_TRAP: Final = 2
BY_PRICE: Final = 3  # health given up: nothing prevents it
CAUSES: Final[tuple[str, ...]] = ("other", "attack", "trap", "price")


@final
@mypyc_attr(acyclic=True)
class Wounds(HeroStep):
    """Armour first, then the rescue window if the wounds would fell the hero."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "cause", "pays_peril")
    __slots__ = ("count", "cause", "pays_peril")

    def __init__(self, seat: int, count: int, cause: int, pays_peril: bool = False) -> None:
        self.seat = seat
        self.count = count
        self.cause = cause
        self.pays_peril = pays_peril  # to whom the monsters of the battle belong

    def run(self, table: Table, chance: Chance) -> None:
        hero = table.heroes[self.seat]
        if hero.is_out:
            return
        count = self.count
        if self.cause != BY_PRICE:
            count -= prevented(table, self.seat, count, self.cause)
        if count <= 0:
            return
        table.then(WoundsSuffered(self.seat, count, self.pays_peril))
        if count >= hero.health and (table.variants.ask_all or play_options(table, self.seat, IN_RESCUE)):
            table.then(Rescue(self.seat, count))


def prevented(table: Table, seat: int, count: int, cause: int) -> int:
    """Once a turn armour takes a wound; nothing is gained by waiting, so it is not asked."""
    total = 0
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == PREPARED and not piece.used and total < count:
            for mod in CARDS[piece.kind].mods:
                if mod.verb == M_PREVENT and prevents(mod, cause):
                    piece.used = True
                    total += mod.n
                    if table.told is not None:
                        table.tell("serpent-event-prevented", {"who": seat, "card": CARDS[piece.kind].id})
    return total


def prevents(mod: Mod, cause: int) -> bool:
    """Armour that names attacks or trap cards takes no other wounds."""
    if not mod.rolls and not mod.sources:
        return True
    return (cause == BY_ATTACK and mod.rolls & ATTACK != 0) or (cause == BY_TRAP and mod.sources & TRAP_CARD != 0)


@final
@mypyc_attr(acyclic=True)
class Rescue(Question):
    """A card that heals at the last moment, and another one if that is not enough."""

    BY_HAND: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, table: Table) -> list[int]:
        if self.count < table.heroes[self.seat].health:
            return [code(PASS)]
        return [code(PASS), *play_options(table, self.seat, IN_RESCUE)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == PASS:
            return
        table.then(self)
        play_shown(table, self.seat, move)

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-rescue", {"count": self.count})


@final
@mypyc_attr(acyclic=True)
class WoundsSuffered(HeroStep):
    """Health is lost; without any the hero is felled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "pays_peril")
    __slots__ = ("count", "pays_peril")

    def __init__(self, seat: int, count: int, pays_peril: bool) -> None:
        self.seat = seat
        self.count = count
        self.pays_peril = pays_peril

    def run(self, table: Table, chance: Chance) -> None:
        hero = table.heroes[self.seat]
        if hero.is_out:
            return
        lost = min(self.count, hero.health)
        hero.health -= lost
        if table.told is not None:
            table.tell("serpent-event-wounded", {"who": self.seat, "count": lost})
        if self.pays_peril and table.battles:
            table.battles[-1].dealt = min(MOST, table.battles[-1].dealt + lost)
        if hero.health == 0:
            fell(table, self.seat)
