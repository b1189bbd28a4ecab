"""Wounds: prevention, the last-moment rescue, the felled hero, and who is left."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import CARDS, ENTRANCES, FIRST_LEVEL, HEROES, PLACES
from undercroft.games.serpent.notation import APPEAR, HERO, PASS, code, first_of, verb_of
from undercroft.games.serpent.plays import IN_RESCUE, play, play_options
from undercroft.games.serpent.table import HAND, Table, put_under
from undercroft.games.serpent.things import CURSING, LAIR, MOST, PREPARED, SERVING, Hero, Quest
from undercroft.games.serpent.words import ATTACK, M_PREVENT, TRAP_CARD, Mod

# What deals the wounds.
BY_OTHER: Final = 0
BY_ATTACK: Final = 1
BY_TRAP: Final = 2
BY_PRICE: Final = 3  # health given up: nothing prevents it


def push_wounds(table: Table, seat: int, count: int, cause: int, pays_peril: bool = False) -> None:
    table.push(tasks.HURT, seat, count, cause, 1 if pays_peril else 0)


def hurt(table: Table, seat: int, count: int, cause: int, credit: int) -> None:
    """Armour first, then the rescue window if the wounds would fell the hero."""
    hero = table.heroes[seat]
    if hero.is_out:
        return
    if cause != BY_PRICE:
        count -= prevented(table, seat, count, cause)
    if count <= 0:
        return
    table.push(tasks.HURT_NOW, seat, count, credit)
    if count >= hero.health and play_options(table, seat, IN_RESCUE):
        table.push(tasks.ASK_RESCUE, seat, count)


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


def rescue_options(table: Table, seat: int, count: int) -> list[int]:
    if count < table.heroes[seat].health:
        return [code(PASS)]
    return [code(PASS), *play_options(table, seat, IN_RESCUE)]


def rescue(table: Table, seat: int, count: int, move: int) -> None:
    if verb_of(move) == PASS:
        return
    table.push(tasks.ASK_RESCUE, seat, count)  # again, if it is not enough
    play(table, seat, move)


def hurt_now(table: Table, seat: int, count: int, credit: int) -> None:
    hero = table.heroes[seat]
    if hero.is_out:
        return
    lost = min(count, hero.health)
    hero.health -= lost
    if table.told is not None:
        table.tell("serpent-event-wounded", {"who": seat, "count": lost})
    if credit and table.battles:
        table.battles[-1].dealt = min(MOST, table.battles[-1].dealt + lost)
    if hero.health == 0:
        fell(table, seat)


# -- the felled hero -------------------------------------------------------------------------------------


def fell(table: Table, seat: int) -> None:
    """The hero is out: its cards are discarded, what it carried is dropped, its traps and curses stay."""
    hero = table.heroes[seat]
    if table.told is not None:
        table.tell("serpent-event-felled", {"who": seat})
    hero.is_out = True
    if seat == table.active:
        table.ended = True
    hero.waits = -1
    forget(table, seat)
    for battle in table.battles:
        for fight in battle.fights:
            if fight.target == seat or fight.attacker == seat:
                fight.is_void = True
        if battle.target == seat:
            battle.is_answered = True  # neither a challenge nor glory for who comes in its place
            battle.earned = 0
    for kind in hero.hand:
        table.put_away(kind)
    hero.hand = []
    for piece in table.pieces.copy():
        if piece.seat == seat and piece.zone in (PREPARED, CURSING, LAIR, SERVING):
            table.discard_piece(piece)
    drop_tokens(table, seat)
    if table.variants.resurrection and table.heroes_left:
        table.push(tasks.ASK_HERO, seat)
        return
    release_quests(table, seat)
    if table.variants.is_solo:
        table.win(0)
    elif table.living() == 1:
        for other, rival in enumerate(table.heroes):
            if not rival.is_out:
                table.win(1 << other)


def forget(table: Table, seat: int) -> None:
    """What was still to happen to the felled hero does not, not even to the one who comes in its place."""
    table.stack = [task for task in table.stack if tasks.hero_of(task) != seat]


def drop_tokens(table: Table, seat: int) -> None:
    for quest in table.quests:
        if quest.seat == seat and quest.is_carried:
            drop_token(table, quest, table.heroes[seat].place)


def drop_token(table: Table, quest: Quest, place: int) -> None:
    """An escort is nobody's now; what was attached to it is lost."""
    quest.is_carried = False
    quest.seat = -1
    quest.token = place
    for card in quest.attached:
        table.put_away(card >> 3)
    quest.attached = ()


def release_quests(table: Table, seat: int) -> None:
    """Open personal quests go under the deck, completed ones leave the game."""
    released: list[int] = []
    for quest in table.quests.copy():
        if quest.seat == seat:
            for card in quest.attached:
                table.put_away(card >> 3)
            table.quests.remove(quest)
            if not quest.is_done:
                released.append(quest.kind)
    put_under(table.quests_left, table.quests_under, released)


# -- resurrection ----------------------------------------------------------------------------------------


def hero_options(table: Table) -> list[int]:
    return [code(HERO, hero) for hero in range(len(HEROES[0])) if table.heroes_left >> hero & 1]


def choose_hero(table: Table, seat: int, move: int) -> None:
    """A hero for a seat: at the start, or a fresh one for a felled one, which keeps all quests."""
    number = first_of(move)
    table.heroes_left &= ~(1 << number)
    if table.told is not None:
        table.tell("serpent-event-hero", {"who": seat, "hero": HEROES[0][number].id})
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
    table.push(tasks.ASK_ENTRANCE, table.next_living(seat), seat)


def new_hero(table: Table, number: int, place: int) -> Hero:
    """A hero of the first level of the stage."""
    hero = Hero(number, table.pack, FIRST_LEVEL[table.pack], place)
    hero.glory = PLACES[ENTRANCES[table.pack]].glory
    hero.peril = 0 if table.variants.is_solo else PLACES[ENTRANCES[table.pack]].peril
    hero.seen = 1 << place
    return hero


def entrance_options(table: Table) -> list[int]:
    return [code(APPEAR, place) for place in ENTRANCES if table.chart.cells[place] >= 0]


def appear(table: Table, seat: int, move: int) -> None:
    hero = table.heroes[seat]
    hero.place = first_of(move)
    hero.seen = 1 << hero.place
    hero.is_out = False
    if table.told is not None:
        table.tell("serpent-event-appeared", {"who": seat, "place": PLACES[hero.place].id})
    table.push(tasks.DRAW, seat, HAND)
