"""The heroic phase by common sense: where the hero is heading, and what brings it there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.bot.habits import WANTED, Habits
from undercroft.games.serpent.bot.odds import FAR, goals, is_ready, odds, price_of_try, quest_chance, test_chance
from undercroft.games.serpent.bot.outlook import LEAST_HUNT, chance_to_do, is_open_to, worth_at
from undercroft.games.serpent.bot.ways import Ways
from undercroft.games.serpent.box.book import CARDS, ENTRANCES, HUNT, PLACES, QUESTS
from undercroft.games.serpent.box.words import EFFECTS, INSTANT, O_EXPLORE, O_HEAL, O_WOUND, PROGRAMS, T_HERO_NEXT
from undercroft.games.serpent.notation import first_of, second_of, verb_of
from undercroft.games.serpent.table.map import exit_at
from undercroft.games.serpent.table.piece import Quest
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.walking import way_to, ways_from

CAUTION: Final = 6  # health under which a hero looks after itself
WEAK_PERIL: Final = 1.6  # what a point of peril then counts
ON_THE_WAY: Final = 30.0  # what a step towards a ready quest scores at least


@final
@mypyc_attr(acyclic=True)
class Plan:
    """The destination of a hero, and the purpose it saves glory for."""

    def __init__(self, table: Table, seat: int, habits: Habits) -> None:
        self.table: Table = table
        self.seat: int = seat
        self.habits: Habits = habits
        self.ways: Ways = Ways(table, seat)
        self.quest: Quest | None = None  # the best goal
        self.step: int = -1  # the neighbour on the way to the best goal
        self.way: list[int] = []  # all of that way
        self._walks: list[int] | None = None  # looked for when a walk is judged
        self.reserve: int = 0
        self.is_bound: bool = False  # a ready quest lies on the map
        self.worth: float = 0.0
        best = -FAR
        if table.variants.is_solo and table.heroes[seat].quests >= table.variants.quests_to_win:
            self.head_home()
            return
        for quest in table.quests:
            if not is_open_to(quest, seat):
                continue
            places = goals(table, seat, quest)
            chance = chance_to_do(table, seat, quest, habits) if places else 0.0
            for place in places:
                worth = worth_at(table, seat, quest, chance, self.ways.cost[place])
                if worth > best:
                    best = worth
                    self.quest = quest
                    self.reserve = price_of_try(table, seat, quest)
                    self.is_bound = is_ready(table, seat, quest)
                    is_far = self.ways.cost[place] > 0.1
                    self.way = self.ways.to(place) if is_far and self.is_bound else []
        self.worth = best
        self.step = self.way[0] if self.way else -1

    def head_home(self) -> None:
        """Heads for an entrance: in a solo game with three quests done."""
        for place in ENTRANCES:
            if 0.0 < self.ways.cost[place] < FAR:
                self.is_bound = True
                self.way = self.ways.to(place)
                self.step = self.way[0] if self.way else -1

    def score(self, move: int) -> float:
        verb = verb_of(move)
        if verb == verbs.DONE:
            return 1.0
        if verb == verbs.GO:
            return self.go(first_of(move))
        if verbs.TRY <= verb <= verbs.DROP:
            return self.errand(verb, first_of(move), second_of(move))
        if verb == verbs.EXPLORE:
            return self.explore()
        if verb == verbs.STAND:
            return 60.0
        if verb == verbs.ATTACK:
            return attack_worth(self.table, self.seat, first_of(move), second_of(move))
        if verb == verbs.LIE:
            return 0.5
        if verb >= verbs.USE:
            return self.use(first_of(move), second_of(move))
        return self.play(verb, first_of(move), second_of(move))

    def go(self, place: int) -> float:
        """Towards the goal; else to new locations, more for glory than for peril."""
        table = self.table
        hero = table.heroes[self.seat]
        side = table.chart.side_to(hero.place, place)
        way = [place] if side >= 0 else self.walk(place)
        if place in self.way:
            number = self.way.index(place)
            if self.ways.risk(way) <= self.ways.risk(self.way[: number + 1]) + 0.01:
                return ON_THE_WAY + number
        if self.is_bound and self.step < 0 and self.worth > -FAR:
            return 0.0  # already there
        return 4.0 - self.ways.risk(way) + sum([self.visit(passed) for passed in way]) + self.outlook(place)

    def walk(self, place: int) -> list[int]:
        """Returns the locations that a walk passes, its goal last."""
        if self._walks is None:
            self._walks = ways_from(self.table, self.seat)
        return way_to(self._walks, place)

    def visit(self, place: int) -> float:
        """Returns the worth of coming to a location."""
        hero = self.table.heroes[self.seat]
        if hero.seen >> place & 1:
            return -3.5
        face = PLACES[place]
        peril = WEAK_PERIL if hero.health <= CAUTION else self.habits.new_peril
        return 2.5 * face.glory - peril * face.peril

    def outlook(self, place: int) -> float:
        """Returns the worth of ways on to new locations."""
        hero = self.table.heroes[self.seat]
        ways_on = 0
        for side in range(4):
            other = self.table.chart.near[exit_at(place, side)]
            ways_on += other >= 0 and not hero.seen >> other & 1
        return 0.8 * ways_on if hero.seen >> place & 1 else 0.0

    def errand(self, verb: int, id: int, stat: int) -> float:
        table, seat = self.table, self.seat
        quest = table.quest(id)
        if quest is None or verb == verbs.DROP:
            return -5.0
        if verb == verbs.DELIVER:
            return 200.0
        if verb == verbs.TAKE and (quest.token >= 0 or not QUESTS[quest.kind].stats):
            return 120.0
        if verb == verbs.SEARCH:
            need = QUESTS[quest.kind].search - table.chart.distance(table.heroes[seat].place)
            return 40.0 if is_ready(table, seat, quest) and need <= 6 else 0.0
        if verb in (verbs.TRY_WITH, verbs.TAKE_WITH):
            chance = test_chance(table, seat, quest, QUESTS[quest.kind].stats.index(stat))
        else:
            chance = quest_chance(table, seat, quest, self.habits)
        if QUESTS[quest.kind].is_nakari:
            return 50.0 if chance > 0.0 and not table.heroes[seat].fought else -5.0
        if QUESTS[quest.kind].category == HUNT:
            return 50.0 if chance >= LEAST_HUNT else -5.0
        return 80.0 * chance if chance > 0.1 else 0.5

    def explore(self) -> float:
        """Prefers a new location when no goal is known."""
        if self.is_bound and self.step >= 0:
            return 2.0
        return 8.0 if self.worth <= -FAR else 5.5

    def use(self, index: int, target: int) -> float:
        table, seat = self.table, self.seat
        hero = table.heroes[seat]
        effect = EFFECTS[index]
        if effect.target == T_HERO_NEXT:
            return attack_worth(table, seat, target, 1)
        op = PROGRAMS[effect.do][0]
        spare = hero.glory - effect.pay - (self.reserve if self.is_bound else 0)
        if op.verb == O_HEAL:
            if effect.target and target != seat:
                return -1.0
            return 35.0 if spare >= 0 or hero.health <= CAUTION else 0.8
        if op.verb == O_EXPLORE:
            return 36.0
        if op.verb == O_WOUND:
            return 9.0 if hero.health >= 10 and hero.glory < self.reserve else 0.0
        if effect.pay == 0:
            return 20.0
        return 3.0 if spare >= self.habits.use_spare else 0.5

    def play(self, verb: int, kind: int, target: int) -> float:
        table, seat = self.table, self.seat
        hero = table.heroes[seat]
        if verb == verbs.DRINK:
            return 55.0 if hero.face.health - hero.health >= 4 and hero.health <= 10 else 0.2
        face = CARDS[kind]
        cost = target if face.cost < 0 else face.cost
        spare = hero.glory - cost - (self.reserve if self.is_bound else 0)
        if verb == verbs.STOW:
            return self.habits.stow if spare >= self.habits.stow_spare else 0.1
        if face.duration == INSTANT:
            if face.effects and PROGRAMS[face.effects[0].do][0].verb == O_HEAL:
                return 55.0 if hero.face.health - hero.health >= 4 and hero.health <= 10 else 0.2
            if verb == verbs.PLAY_AT:
                return self.leap(target)
            return 6.0 if self.step >= 0 and hero.actions == 0 and spare >= 0 else 0.2
        if self.habits.is_choosy and WANTED[kind]:
            return 46.0 if WANTED[kind] > 0 else 0.4
        return 45.0 if spare >= 0 else 0.4

    def leap(self, place: int) -> float:
        """Prefers a warp that comes near the goal."""
        if place not in self.way:
            return 0.2
        saved = self.way.index(place) + 1
        is_needed = self.table.heroes[self.seat].actions < len(self.way)
        return 40.0 + saved if (is_needed and saved > self.table.heroes[self.seat].actions) or saved > 2 else 0.3


def attack_worth(table: Table, seat: int, rival: int, form: int) -> float:
    """Returns the worth of attacking another hero: high only with a good lead, and for a reason."""
    wins, losses = odds(table.value(seat, form) - table.value(rival, form))
    reason = 3.0 if table.heroes[rival].health <= 3 else 0.0
    for quest in table.quests:
        if quest.seat == rival and quest.is_carried:
            reason += 6.0
    return (wins - losses) * (4.0 + reason) + (2.0 if wins > 0.6 else -6.0) * (1 if reason else 0) - 1.0
