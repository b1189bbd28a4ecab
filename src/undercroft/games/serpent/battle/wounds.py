"""Wounds: armour, the last-moment rescue, the loss of health, and a felled hero with its replacement."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, ENTRANCES, FIRST_LEVEL, HEROES, PLACES
from undercroft.games.serpent.box.words import ATTACK, M_PREVENT, TRAP_CARD, Mod
from undercroft.games.serpent.cards.drawing import Draw
from undercroft.games.serpent.cards.plays import play_options, play_shown
from undercroft.games.serpent.cards.timing import IN_RESCUE
from undercroft.games.serpent.notation import APPEAR, HERO, PASS, code, first_of, verb_of
from undercroft.games.serpent.table.decks import put_under
from undercroft.games.serpent.table.hero import MAX_VALUE, Hero
from undercroft.games.serpent.table.piece import CURSING, LAIR, PREPARED, SERVING, Quest
from undercroft.games.serpent.table.step import CountQuestion, HeroStep, Question
from undercroft.games.serpent.table.table import HAND, Table
from undercroft.kernel.chance import Chance

# Causes of wounds.
BY_OTHER: Final = 0
BY_ATTACK: Final = 1
BY_TRAP: Final = 2
BY_PRICE: Final = 3  # health given up: nothing prevents it
CAUSES: Final[tuple[str, ...]] = ("other", "attack", "trap", "price")


@mypyc_attr(acyclic=True)
class Wounds(HeroStep):
    """Applies armour first, then opens the rescue window if the wounds would fell the hero."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "cause", "pays_peril")

    def __init__(self, seat: int, count: int, cause: int, pays_peril: bool = False) -> None:
        self.seat = seat
        self.count: int = count
        self.cause: int = cause
        self.pays_peril: bool = pays_peril  # the owner of the battle's monsters

    def run(self, table: Table, chance: Chance) -> None:
        hero = table.heroes[self.seat]
        if hero.is_out:
            return
        count = self.count
        if self.cause != BY_PRICE:
            count -= use_armour(table, self.seat, count, self.cause)
        if count <= 0:
            return
        if count >= hero.health and (table.variants.ask_all or play_options(table, self.seat, IN_RESCUE)):
            table.then(Rescue(self.seat, count))
        table.then(WoundsSuffered(self.seat, count, self.pays_peril))


def use_armour(table: Table, seat: int, count: int, cause: int) -> int:
    """Uses armour, once a turn, and returns the wounds it takes. Waiting gains nothing, so it is not asked."""
    total = 0
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == PREPARED and not piece.used and total < count:
            for mod in CARDS[piece.kind].mods:
                if mod.verb == M_PREVENT and prevents(mod, cause):
                    piece.used = True
                    total += mod.n
                    table.tell_who("serpent-event-prevented", seat, "card", CARDS[piece.kind].id)
    return total


def prevents(mod: Mod, cause: int) -> bool:
    """Returns whether armour applies; armour that names attacks or trap cards takes no other wounds."""
    if not mod.rolls and not mod.sources:
        return True
    return (cause == BY_ATTACK and mod.rolls & ATTACK != 0) or (cause == BY_TRAP and mod.sources & TRAP_CARD != 0)


@mypyc_attr(acyclic=True)
class Rescue(CountQuestion):
    """Asks for a card that heals at the last moment, and another one if that is not enough."""

    BY_HAND: ClassVar[bool] = True

    def options(self, table: Table) -> list[int]:
        if self.count < table.heroes[self.seat].health:
            return [code(PASS)]
        return [code(PASS), *play_options(table, self.seat, IN_RESCUE)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == PASS:
            return
        play_shown(table, self.seat, move)
        table.then(self)


@mypyc_attr(acyclic=True)
class WoundsSuffered(HeroStep):
    """Health is lost; at zero the hero is felled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "pays_peril")

    def __init__(self, seat: int, count: int, pays_peril: bool) -> None:
        self.seat = seat
        self.count: int = count
        self.pays_peril: bool = pays_peril

    def run(self, table: Table, chance: Chance) -> None:
        hero = table.heroes[self.seat]
        if hero.is_out:
            return
        lost = min(self.count, hero.health)
        hero.health -= lost
        table.tell_who("serpent-event-wounded", self.seat, "count", lost)
        if self.pays_peril and table.battles:
            table.battles[-1].dealt = min(MAX_VALUE, table.battles[-1].dealt + lost)
        if hero.health == 0:
            fell(table, self.seat)


def fell(table: Table, seat: int) -> None:
    """Puts a hero out: its cards are discarded, what it carried is dropped, its traps and curses stay."""
    hero = table.heroes[seat]
    table.tell_who("serpent-event-felled", seat)
    hero.is_out = True
    if seat == table.active:
        table.ended = True
    hero.waits = -1
    table.stack = [step for step in table.stack if step.hero() != seat]  # none of them is for its replacement
    for battle in table.battles:
        for fight in battle.fights:
            if fight.target.seat == seat or fight.attacker.seat == seat:
                fight.is_void = True
        if battle.target == seat:
            battle.is_answered = True  # the replacement gets neither a challenge nor glory
            battle.earned = 0
    for kind in hero.hand:
        table.put_away(kind)
    hero.hand = []
    for piece in table.pieces.copy():
        if piece.seat == seat and piece.zone in (PREPARED, CURSING, LAIR, SERVING):
            table.discard_piece(piece)
    for quest in table.quests:
        if quest.seat == seat and quest.is_carried:
            drop_token(table, quest, hero.place)
    if table.variants.resurrection and table.heroes_left:
        table.then(ChooseHero(seat))
        return
    release_quests(table, seat)
    if table.variants.is_solo:
        table.win(0)
    elif table.living() == 1:
        for other, rival in enumerate(table.heroes):
            if not rival.is_out:
                table.win(1 << other)


def drop_token(table: Table, quest: Quest, place: int) -> None:
    """Drops an escort: it loses its owner and everything attached to it."""
    quest.is_carried = False
    quest.seat = -1
    quest.token = place
    table.drop_attached(quest)


def release_quests(table: Table, seat: int) -> None:
    """Puts open personal quests under the deck; completed ones leave the game."""
    released: list[int] = []
    for quest in table.quests.copy():
        if quest.seat == seat:
            table.drop_attached(quest)
            table.quests.remove(quest)
            if not quest.is_done:
                released.append(quest.kind)
    put_under(table.quests_left, table.quests_under, released)


# -- a hero is chosen ----------------------------------------------------------------------------------


def new_hero(table: Table, number: int, place: int) -> Hero:
    """Returns a hero of the first level of the stage."""
    hero = Hero(number, table.pack, FIRST_LEVEL[table.pack], place)
    hero.glory = PLACES[ENTRANCES[table.pack]].glory
    hero.peril = 0 if table.variants.is_solo else PLACES[ENTRANCES[table.pack]].peril
    hero.seen = 1 << place
    return hero


@mypyc_attr(acyclic=True)
class ChooseHero(Question):
    """Asks a seat for a hero: at the start, or in place of a felled one; quests are kept."""

    def options(self, table: Table) -> list[int]:
        return [code(HERO, hero) for hero in range(len(HEROES[0])) if table.heroes_left >> hero & 1]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        seat = self.seat
        number = first_of(move)
        table.heroes_left &= ~(1 << number)
        table.tell_who("serpent-event-hero", seat, "hero", HEROES[0][number].id)
        old = table.heroes[seat]
        hero = new_hero(table, number, old.place)
        hero.places = old.places
        if not old.is_out:
            table.heroes[seat] = hero
            return
        hero.quests = old.quests
        hero.points = old.points
        hero.fought = old.fought
        hero.is_out = True  # until it appears
        table.heroes[seat] = hero
        table.then(Entrance(table.next_living(seat), seat))


@mypyc_attr(acyclic=True)
class Entrance(Question):
    """Another seat chooses where the new hero appears."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "whom")

    def __init__(self, seat: int, whom: int) -> None:
        self.seat = seat
        self.whom: int = whom

    def options(self, table: Table) -> list[int]:
        return [code(APPEAR, place) for place in ENTRANCES if table.chart.cells[place] >= 0]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        hero = table.heroes[self.whom]
        hero.place = first_of(move)
        hero.seen = 1 << hero.place
        hero.is_out = False
        table.tell_who("serpent-event-appeared", self.whom, "place", PLACES[hero.place].id)
        table.then(Draw(self.whom, HAND))
