"""The bot with common sense: it goes for the quest within reach, strikes at leaders and looks after its health.

It looks at its own hand and at what lies open, never further than the move at hand.
"""

from __future__ import annotations

from typing import Final, final

from undercroft.games.serpent import GAME, tasks
from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle import face_of
from undercroft.games.serpent.book import CARDS, ENTRANCES, HUNT, PLACES, QUESTS, SEARCHING
from undercroft.games.serpent.chart import cell_at, x_of, y_of
from undercroft.games.serpent.exploring import leads_to
from undercroft.games.serpent.malice import rivalry, villainy_score
from undercroft.games.serpent.notation import first_of, second_of, third_of, verb_of
from undercroft.games.serpent.odds import (
    AWE,
    FAR,
    chance_of,
    expected_wounds,
    goals,
    health_left,
    is_ready,
    odds,
    price_of_try,
    quest_chance,
    step_cost,
    test_chance,
    way_of,
    ways,
)
from undercroft.games.serpent.stakes import need, rolled_for
from undercroft.games.serpent.table import QUESTS_TO_WIN, Table
from undercroft.games.serpent.things import GODDESS, LAIR, PIECE, QUEST, Quest
from undercroft.games.serpent.walking import way_to, ways_from
from undercroft.games.serpent.words import (
    BOON,
    CURSE,
    EFFECTS,
    INSTANT,
    MONSTER,
    O_EXPLORE,
    O_HEAL,
    O_MINION,
    O_WOUND,
    PROGRAMS,
    T_HERO_NEXT,
    TRAP,
    TREASURE,
)
from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import Chance, Seeded
from undercroft.kernel.position import Data

CAUTION: Final = 6  # health under which a hero looks after itself


@final
class Greedy(Bot):
    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)

    def choose(self, view: Data) -> Data:
        table = GAME.imagine(view, self._chance)
        moves: list[Data] = view["moves"]
        assert isinstance(table, Table)
        return moves[advise(table, view["seat"], self._chance)]


def advise(table: Table, seat: int, chance: Chance) -> int:
    """The number of the best move of a seat; ties are broken by chance."""
    scores = judge(table, seat)
    best = 0
    ties = 1
    for number in range(1, len(scores)):
        if scores[number] > scores[best] + 1e-9:
            best, ties = number, 1
        elif scores[number] > scores[best] - 1e-9:
            ties += 1
            if chance.below(ties) == 0:
                best = number
    return best


def judge(table: Table, seat: int) -> list[float]:
    """A score for every legal move."""
    moves = table.moves(seat)
    task = table.stack[-1]
    if task.kind == tasks.ASK_HEROIC:
        return Plan(table, seat).scores(moves)
    return [small_score(table, seat, task.kind, task.b, task.c, move) for move in moves]


# -- the heroic phase ----------------------------------------------------------------------------------------


@final
class Plan:
    """Where a hero is heading, and what it should save its glory for."""

    __slots__ = ("table", "seat", "cost", "step", "way", "walks", "reserve", "is_bound", "worth")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cost = ways(table, seat)
        self.step = -1  # the neighbour on the way to the best goal
        self.way: list[int] = []  # all of that way
        self.walks = ways_from(table, seat)
        self.reserve = 0
        self.is_bound = False  # a ready quest lies on the map
        self.worth = 0.0
        best = -FAR
        if table.variants.is_solo and table.heroes[seat].quests >= QUESTS_TO_WIN:
            self.head_home()
            return
        for quest in table.quests:
            if quest.is_done or (quest.seat >= 0 and quest.seat != seat):
                continue
            for place in goals(table, seat, quest):
                worth = self.worth_of(quest, place)
                if worth > best:
                    best = worth
                    self.reserve = price_of_try(table, seat, quest)
                    self.is_bound = is_ready(table, seat, quest)
                    is_far = self.cost[place] > 0.1
                    self.way = way_of(table, seat, place, self.cost) if is_far and self.is_bound else []
        self.worth = best
        self.step = self.way[0] if self.way else -1

    def head_home(self) -> None:
        """Solo, with three quests done: back to the entrance."""
        for place in ENTRANCES:
            if 0.0 < self.cost[place] < FAR:
                self.is_bound = True
                self.way = way_of(self.table, self.seat, place, self.cost)
                self.step = self.way[0] if self.way else -1

    def worth_of(self, quest: Quest, place: int) -> float:
        """A quest that is ready and near is worth most; one's own a little more than a shared one."""
        table, seat = self.table, self.seat
        face = QUESTS[quest.kind]
        chance = 1.0 if quest.is_carried else quest_chance(table, seat, quest)
        if face.category == SEARCHING:
            chance = 0.6
        if chance <= 0.01 or (face.category == HUNT and not face.is_nakari and chance < 0.4):
            return -FAR
        if face.is_nakari:
            return 16.0 * chance - 1.2 * (self.cost[place] - AWE)
        lack = max(0, price_of_try(table, seat, quest) - table.heroes[seat].glory)
        steps = face.steps - quest.steps
        value = 10.0 * chance - 1.2 * self.cost[place] - 0.8 * lack - 2.0 * (steps - 1)
        return value + (6.0 if quest.is_carried else 0.0) + (1.0 if quest.seat == seat else 0.0)

    def scores(self, moves: tuple[int, ...]) -> list[float]:
        return [self.score(move) for move in moves]

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
            return self.attack(first_of(move), second_of(move))
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
        way = [place] if side >= 0 else way_to(self.walks, place)
        if place in self.way:
            number = self.way.index(place)
            if self.risk(way) <= self.risk(self.way[: number + 1]) + 0.01:
                return 30.0 + number
        if self.is_bound and self.step < 0 and self.worth > -FAR:
            return 0.0  # already there
        return 4.0 - self.risk(way) + sum([self.visit(passed) for passed in way]) + self.outlook(place)

    def risk(self, way: list[int]) -> float:
        """What the exits on the way may cost, and what waits at its end."""
        table = self.table
        place = table.heroes[self.seat].place
        total = 0.0
        for other in way:
            total += 2.0 * (step_cost(table, self.seat, place, table.chart.side_to(place, other), other) - 1)
            place = other
        return total

    def visit(self, place: int) -> float:
        """What coming there brings."""
        hero = self.table.heroes[self.seat]
        if hero.seen >> place & 1:
            return -3.5
        face = PLACES[place]
        return 2.5 * face.glory - (1.6 if hero.health <= CAUTION else 0.6) * face.peril

    def outlook(self, place: int) -> float:
        """A way on to new locations."""
        hero = self.table.heroes[self.seat]
        ways_on = 0
        for side in range(4):
            other = self.table.chart.near[place * 4 + side]
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
            chance = quest_chance(table, seat, quest)
        if QUESTS[quest.kind].is_nakari:
            return 50.0 if chance > 0.0 and not table.heroes[seat].fought else -5.0
        if QUESTS[quest.kind].category == HUNT:
            return 50.0 if chance >= 0.4 else -5.0
        return 80.0 * chance if chance > 0.1 else 0.5

    def explore(self) -> float:
        """A new location when no goal is known."""
        if self.is_bound and self.step >= 0:
            return 2.0
        return 8.0 if self.worth <= -FAR else 5.5

    def attack(self, rival: int, form: int) -> float:
        """Another hero: only with a good lead, and for a reason."""
        table, seat = self.table, self.seat
        wins, losses = odds(table.value(seat, form) - table.value(rival, form))
        reason = 3.0 if table.heroes[rival].health <= 3 else 0.0
        for quest in table.quests:
            if quest.seat == rival and quest.is_carried:
                reason += 6.0
        return (wins - losses) * (4.0 + reason) + (2.0 if wins > 0.6 else -6.0) * (1 if reason else 0) - 1.0

    def use(self, index: int, target: int) -> float:
        table, seat = self.table, self.seat
        hero = table.heroes[seat]
        effect = EFFECTS[index]
        if effect.target == T_HERO_NEXT:
            return self.attack(target, 1)
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
        return 3.0 if spare >= 4 else 0.5

    def play(self, verb: int, kind: int, target: int) -> float:
        table, seat = self.table, self.seat
        hero = table.heroes[seat]
        if verb == verbs.DRINK:
            return 55.0 if hero.face.health - hero.health >= 4 and hero.health <= 10 else 0.2
        face = CARDS[kind]
        cost = target if face.cost < 0 else face.cost
        spare = hero.glory - cost - (self.reserve if self.is_bound else 0)
        if verb == verbs.STOW:
            return 2.0 if spare >= 6 else 0.1
        if face.duration == INSTANT:
            if face.effects and PROGRAMS[face.effects[0].do][0].verb == O_HEAL:
                return 55.0 if hero.face.health - hero.health >= 4 and hero.health <= 10 else 0.2
            if verb == verbs.PLAY_AT:
                return self.leap(target)
            return 6.0 if self.step >= 0 and hero.actions == 0 and spare >= 0 else 0.2
        return 45.0 if spare >= 0 else 0.4

    def leap(self, place: int) -> float:
        """A warp that comes near the goal, or out of trouble."""
        if place not in self.way:
            return 0.2
        saved = self.way.index(place) + 1
        is_needed = self.table.heroes[self.seat].actions < len(self.way)
        return 40.0 + saved if (is_needed and saved > self.table.heroes[self.seat].actions) or saved > 2 else 0.3


# -- everything else -----------------------------------------------------------------------------------------


def small_score(table: Table, seat: int, task: int, b: int, c: int, move: int) -> float:
    verb = verb_of(move)
    first, second = first_of(move), second_of(move)
    hero = table.heroes[seat]
    if task == tasks.ASK_VILLAINY:
        return villainy_score(table, seat, move)
    if task == tasks.ASK_LAY:
        return lay_score(table, seat, b, first, second)
    if task == tasks.ASK_DISCARD or task == tasks.ASK_HAND:
        return discard_score(table, seat, verb, first)
    if task == tasks.ASK_RESPONSE:
        return response_score(table, seat, verb, move)
    if task == tasks.ASK_CHALLENGE:
        return challenge_score(table, seat, verb, move)
    if task == tasks.ASK_LAIR:
        return lair_score(table, seat, verb)
    if task in (tasks.ASK_PERIL, tasks.ASK_VICTIM):
        return rivalry(table, seat, first) + 0.02 * table.heroes[first].peril + 0.01 * float(second)
    if task == tasks.ASK_FORM:
        return expected_wounds(table, face_of(table, c), b, first)
    if task == tasks.ASK_STAT:
        return chance_of(EFFECTS[b].numbers[second] - table.value(seat, EFFECTS[b].stats[second]))
    if task == tasks.ASK_REROLL:
        return reroll_score(table, verb)
    if task == tasks.ASK_DUEL:
        return duel_score(table, seat, verb, first, second)
    if task == tasks.ASK_RESCUE or task == tasks.ASK_TREASURE:
        return 0.0 if verb == verbs.PASS else 1.0
    if task == tasks.ASK_SLICK:
        return 0.5 if verb == verbs.PASS else rivalry(table, seat, b) - 0.6
    if task == tasks.ASK_SPLIT:
        return 1.0 if first == (b + 1) // 2 else 0.0
    if task == tasks.ASK_ENTER:
        return 0.5 if verb == verbs.PASS else 0.6 if CARDS[first].duration != INSTANT else 0.1
    if task in (tasks.ASK_HIT, tasks.ASK_TAME):
        return 0.0 if verb == verbs.DECLINE else 1.0 if hero.glory >= 4 else -1.0
    if task == tasks.ASK_SPOILS:
        return 1.0 if verb == verbs.STEAL else 0.0
    if task == tasks.ASK_STAND_IN:
        return 1.0 if verb == verbs.STAND_IN else 0.0
    if task == tasks.ASK_WARP:
        return -float(PLACES[first].glory) + PLACES[first].peril
    if task in (tasks.ASK_RETURN, tasks.ASK_OFFER, tasks.ASK_LIMIT, tasks.ASK_CROWD):
        sign = 1.0 if task == tasks.ASK_RETURN else -1.0
        return sign * card_worth(table, first if task == tasks.ASK_RETURN else kind_of(table, first))
    if task == tasks.ASK_AWAY:
        return 1.0 if verb == verbs.PASS else 0.0
    if task == tasks.ASK_DODGE:
        return 1.0 if (verb == verbs.DODGE) == (hero.health <= CAUTION or hero.actions > 2) else 0.0
    return 0.0


def reroll_score(table: Table, verb: int) -> float:
    """A throw that fails is made again, also a bad one of an attack; a tie is kept."""
    if verb == verbs.KEEP:
        return 0.5
    kind = rolled_for(table).kind
    if kind == tasks.ATTACK_ROLLED:
        return 1.0 if table.die <= 3 else 0.0
    return 0.0 if kind == tasks.COUNTER_ROLLED and table.die == need(table) - 1 else 1.0


def kind_of(table: Table, id: int) -> int:
    piece = table.piece(id)
    return piece.kind if piece is not None else 0


def card_worth(table: Table, kind: int) -> float:
    """How gladly a card is kept."""
    face = CARDS[kind]
    if face.sort == MONSTER:
        return 2.0 + 0.1 * face.cost
    return {TRAP: 1.5, CURSE: 2.0, BOON: 3.0, TREASURE: 3.5}[face.sort]


def lay_score(table: Table, seat: int, place: int, x: int, y: int) -> float:
    """Locations of one's own quests near by, those of the others far from them."""
    cell = cell_at(x - 64, y - 64)
    score = 0.0
    for other in table.alive_from(seat):
        here = table.chart.cells[table.heroes[other].place]
        distance = abs(x_of(cell) - x_of(here)) + abs(y_of(cell) - y_of(here))
        if leads_to(table, other, place):
            score += -1.0 * distance if other == seat else 0.4 * distance
    return score


def discard_score(table: Table, seat: int, verb: int, first: int) -> float:
    if verb == verbs.PASS:
        return 10.0
    if verb == verbs.DISCARD:
        copies = table.heroes[seat].hand.count(first)
        return 5.0 - card_worth(table, first) + 0.5 * (copies - 1)
    return 0.5 if verb == verbs.BANISH else -2.0


def response_score(table: Table, seat: int, verb: int, move: int) -> float:
    """A response where the attack is likely to hurt."""
    if verb == verbs.PASS:
        return 0.0
    if verb not in (verbs.PLAY_AGAINST, verbs.USE_AGAINST):
        return -1.0
    fight = table.battles[-1].fights[second_of(move)]
    if verb == verbs.PLAY_AGAINST and PROGRAMS[CARDS[first_of(move)].effects[0].do][0].verb == O_MINION:
        return 0.6  # a servant is worth more than the wound it would deal
    if fight.attacker < PIECE:
        lead = table.value(fight.attacker, fight.form) - table.value(seat, fight.form)
        danger = odds(lead)[0]
    else:
        danger = expected_wounds(table, face_of(table, fight.attacker), seat, fight.form)
    if verb == verbs.USE_AGAINST:
        return danger - 0.3
    hero = table.heroes[seat]
    need = 0.75 if hero.health > CAUTION else 0.35
    return danger - need


def challenge_score(table: Table, seat: int, verb: int, move: int) -> float:
    """Strike back where one is stronger; finishing a monster is worth more."""
    if verb == verbs.PASS:
        return 0.05
    if verb == verbs.DUEL:
        return Plan(table, seat).attack(first_of(move), second_of(move)) / 10 - 0.2
    if verb == verbs.ORDER:
        fighter, form = second_of(move), third_of(move)
        own = CARDS[kind_of(table, first_of(move))].values[form]
    else:
        fighter, form = first_of(move), second_of(move)
        own = table.value(seat, form)
    if fighter < PIECE:
        wins, losses = odds(own - table.value(fighter, form))
        return wins - losses - 0.2
    wins, losses = odds(own - face_of(table, fighter).values[form])
    bonus = 0.5 if health_left(table, fighter) <= 1 else 0.0
    if fighter == GODDESS or fighter >= QUEST:
        bonus += 0.3
    return wins * (1.0 + bonus) - losses * (0.8 if verb == verbs.CHALLENGE else 0.2)


def lair_score(table: Table, seat: int, verb: int) -> float:
    crowd = 0
    for piece in table.pieces:
        crowd += piece.seat == seat and piece.zone == LAIR
    if verb == verbs.ALL_TO_LAIR:
        return 2.5
    if verb == verbs.TO_LAIR:
        return 2.0 if crowd < 3 else 0.5
    return 1.0 if verb == verbs.TO_HAND else 0.0


def duel_score(table: Table, seat: int, verb: int, rival: int, form: int) -> float:
    if verb == verbs.ATTACK:
        return Plan(table, seat).attack(rival, form) / 4
    return 0.5 if verb == verbs.PASS else 0.0
