"""Combined sets: the stage changes when every hero has reached its top."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box import book
from undercroft.games.serpent.cards.choices import keep_limits
from undercroft.games.serpent.table.decks import lift, some
from undercroft.games.serpent.table.hero import MAX_VALUE
from undercroft.games.serpent.table.step import SeatStep
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance


@mypyc_attr(acyclic=True)
class StageChange(SeatStep):
    """Checks before a turn's last phase whether the heroic stage is over, or stuck."""

    def run(self, table: Table, chance: Chance) -> None:
        if not table.variants.combined or table.pack == book.LEGENDARY_PACK:
            return
        top = book.LAST_LEVEL[book.HEROIC_PACK]
        hero = table.heroes[self.seat]
        if not hero.is_out and hero.level >= top:
            hero.top_rounds = min(MAX_VALUE, hero.top_rounds + 1)
        living = [other for other in table.heroes if not other.is_out]
        if all([other.level >= top for other in living]) or is_stuck(table):
            change(table, chance)


def is_stuck(table: Table) -> bool:
    """Returns whether no shared quest is open and none is left to come, or a hero has waited too long."""
    for hero in table.heroes:
        if not hero.is_out and hero.top_rounds > table.variants.stage_wait:
            return True
    if table.quests_under or some(table.quests_left):
        return False
    return not any(quest.seat < 0 for quest in table.quests)


def change(table: Table, chance: Chance) -> None:
    """Changes decks and quests; hands, inventories and lairs stay; all heroes start at the first legendary level."""
    table.pack = book.LEGENDARY_PACK
    if table.events is not None:
        table.tell("serpent-event-stage", {})
    for kind, face in enumerate(book.CARDS):
        table.deck[kind] = face.copies if face.pack == book.LEGENDARY_PACK else 0
        table.gone[kind] = 0
    for kind, quest_face in enumerate(book.QUESTS):
        table.quests_left[kind] = 1 if quest_face.pack == book.LEGENDARY_PACK and not quest_face.is_nakari else 0
    table.quests_under = []
    lift(table.places_left, table.places_under)  # the whole deck is shuffled
    for place, place_face in enumerate(book.PLACES):
        if place_face.pack == book.LEGENDARY_PACK and table.chart.cells[place] < 0:
            table.places_left[place] = 1
    for quest in table.quests.copy():
        if not quest.is_done and (quest.seat >= 0 or quest.token >= 0):
            table.quests.remove(quest)
    table.fitted = None  # more locations may fit now
    table.has_event = True
    table.new_quest(book.NAKARI_QUEST, -1)
    for seat in range(int(table.seats) - 1, -1, -1):  # asked in this order, if they hold too much now
        hero = table.heroes[seat]
        if hero.is_out:
            continue
        wounds = hero.face.health - hero.health
        hero.turn_over(book.LEGENDARY_PACK)
        hero.level = book.FIRST_LEVEL[book.LEGENDARY_PACK]
        hero.health = hero.face.health - wounds
        keep_limits(table, seat)
    deal_quests(table, chance)


def deal_quests(table: Table, chance: Chance) -> None:
    """Deals two personal quests each and a shared one; without personal quests two shared ones."""
    personal = 0 if table.variants.nothing_personal else 3 if table.variants.is_solo else 2
    for seat in table.alive_from(table.starter):
        for _ in range(personal):
            table.draw_quest(seat, chance)
    if not table.variants.is_solo:
        for _ in range(2 if table.variants.nothing_personal else 1):
            table.draw_quest(-1, chance)
