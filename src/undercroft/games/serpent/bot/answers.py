"""Answers by common sense to every question but the heroic phase."""

from __future__ import annotations

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.aftermath import LAIR_LIMIT, Crowd, Peril, Settle
from undercroft.games.serpent.battle.challenge import Challenge
from undercroft.games.serpent.battle.exchange import AttackRolled, CounterRolled, Response, StandIn
from undercroft.games.serpent.battle.fighters import face_of
from undercroft.games.serpent.battle.stages import Form
from undercroft.games.serpent.battle.strikes import Hit, Spoils, Tame
from undercroft.games.serpent.battle.wounds import Rescue
from undercroft.games.serpent.bot.habits import Habits
from undercroft.games.serpent.bot.heroics import CAUTION, attack_worth
from undercroft.games.serpent.bot.keeping import HELD, SPARE_COPY
from undercroft.games.serpent.bot.malice import rivalry, villainy_score
from undercroft.games.serpent.bot.odds import chance_of, expected_wounds, health_left, odds
from undercroft.games.serpent.box.book import CARDS, PLACES
from undercroft.games.serpent.box.words import (
    BOON,
    CURSE,
    EFFECTS,
    INSTANT,
    MONSTER,
    O_MINION,
    PROGRAMS,
    TRAP,
    TREASURE,
)
from undercroft.games.serpent.cards.choices import Hand, Return, Warp
from undercroft.games.serpent.cards.dice import Reroll, Slick
from undercroft.games.serpent.cards.drawing import Split
from undercroft.games.serpent.cards.effects import Stat
from undercroft.games.serpent.cards.limits import Limit
from undercroft.games.serpent.notation import first_of, second_of, third_of, verb_of
from undercroft.games.serpent.quests.tries import Offer
from undercroft.games.serpent.table.battle import GODDESS, PIECE, QUEST
from undercroft.games.serpent.table.map import cell_at, x_of, y_of
from undercroft.games.serpent.table.piece import LAIR
from undercroft.games.serpent.table.step import Question
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.turn.last import Discard
from undercroft.games.serpent.turn.villainy import Villainy
from undercroft.games.serpent.variants.treasures import Treasure
from undercroft.games.serpent.ways.entering import Dodge, Enter, Victim
from undercroft.games.serpent.ways.exploring import Lay, leads_to
from undercroft.games.serpent.ways.meeting import Duel
from undercroft.games.serpent.ways.windows import Away


def answer_score(table: Table, seat: int, habits: Habits, question: Question, move: int) -> float:
    """What an answer is worth, by the question. Kinds of them stand in tuples: of `A | B` mypyc would make a new object
    for every answer."""
    verb = verb_of(move)
    first, second = first_of(move), second_of(move)
    hero = table.heroes[seat]
    if isinstance(question, Villainy):
        return villainy_score(table, seat, habits, move)
    if isinstance(question, Lay):
        return lay_score(table, seat, question.place, first, second)
    if isinstance(question, (Discard, Hand)):
        return discard_score(table, seat, habits, verb, first)
    if isinstance(question, Response):
        return response_score(table, seat, verb, move)
    if isinstance(question, Challenge):
        return challenge_score(table, seat, verb, move)
    if isinstance(question, Settle):
        return lair_score(table, seat, verb)
    if isinstance(question, (Peril, Victim)):
        return rivalry(table, seat, first) + 0.02 * table.heroes[first].peril + 0.01 * float(second)
    if isinstance(question, Form):
        return expected_wounds(table, face_of(table, question.fighter), question.whom, first)
    if isinstance(question, Stat):
        effect = EFFECTS[question.effect]
        return chance_of(effect.numbers[second] - table.value(seat, effect.stats[second]))
    if isinstance(question, Reroll):
        return reroll_score(table, verb)
    if isinstance(question, Duel):
        return duel_score(table, seat, verb, first, second)
    if isinstance(question, (Rescue, Treasure)):
        return 0.0 if verb == verbs.PASS else 1.0
    if isinstance(question, Slick):
        return 0.5 if verb == verbs.PASS else rivalry(table, seat, question.roller) - 0.6
    if isinstance(question, Split):
        return 1.0 if first == (question.count + 1) // 2 else 0.0
    if isinstance(question, Enter):
        return 0.5 if verb == verbs.PASS else 0.6 if CARDS[first].duration != INSTANT else 0.1
    if isinstance(question, (Hit, Tame)):
        return 0.0 if verb == verbs.DECLINE else 1.0 if hero.glory >= 4 else -1.0
    if isinstance(question, Spoils):
        return 1.0 if verb == verbs.STEAL else 0.0
    if isinstance(question, StandIn):
        return 1.0 if verb == verbs.STAND_IN else 0.0
    if isinstance(question, Warp):
        return -float(PLACES[first].glory) + PLACES[first].peril
    if isinstance(question, Return):
        return card_worth(table, first)
    if isinstance(question, (Offer, Limit, Crowd)):
        return -card_worth(table, kind_of(table, first))
    if isinstance(question, Away):
        return 1.0 if verb == verbs.PASS else 0.0
    if isinstance(question, Dodge):
        return 1.0 if (verb == verbs.DODGE) == (hero.health <= CAUTION or hero.actions > 2) else 0.0
    return 0.0


def reroll_score(table: Table, verb: int) -> float:
    """A throw that fails is made again, also a bad one of an attack; a tie is kept."""
    if verb == verbs.KEEP:
        return 0.5
    rolled = table.rolled_for()
    if isinstance(rolled, AttackRolled):
        return 1.0 if table.die <= 3 else 0.0
    return 0.0 if isinstance(rolled, CounterRolled) and table.die == rolled.need(table, 0) - 1 else 1.0


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


def discard_score(table: Table, seat: int, habits: Habits, verb: int, first: int) -> float:
    if verb == verbs.PASS:
        return 10.0
    if verb == verbs.DISCARD:
        copies = table.heroes[seat].hand.count(first)
        if habits.is_choosy:
            return 5.0 - HELD[first] + SPARE_COPY * (copies - 1)
        return 5.0 - card_worth(table, first) + 0.5 * (copies - 1)
    return habits.banish if verb == verbs.BANISH else -2.0


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
        return attack_worth(table, seat, first_of(move), second_of(move)) / 10 - 0.2
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
        return 2.0 if crowd < LAIR_LIMIT else 0.5
    return 1.0 if verb == verbs.TO_HAND else 0.0


def duel_score(table: Table, seat: int, verb: int, rival: int, form: int) -> float:
    if verb == verbs.ATTACK:
        return attack_worth(table, seat, rival, form) / 4
    return 0.5 if verb == verbs.PASS else 0.0
