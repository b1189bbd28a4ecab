"""Answers by common sense to every question but the heroic phase: villainy, battles, locations, discards."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.aftermath import LAIR_LIMIT, Challenge, Crowd, Peril, Settle, Treasure
from undercroft.games.serpent.battle.exchange import AttackRolled, CounterRolled, Response, StandIn
from undercroft.games.serpent.battle.fighters import face_of
from undercroft.games.serpent.battle.stages import Form
from undercroft.games.serpent.battle.strikes import Hit, Spoils, Tame
from undercroft.games.serpent.battle.wounds import Rescue
from undercroft.games.serpent.bot.habits import HELD, SPARE_COPY, Habits
from undercroft.games.serpent.bot.heroics import CAUTION, attack_worth
from undercroft.games.serpent.bot.odds import chance_of, expected_wounds, health_left, odds
from undercroft.games.serpent.box import words
from undercroft.games.serpent.box.book import CARDS, NAKARI, PLACES, Face
from undercroft.games.serpent.box.words import KNIGHT, O_LEVEL, PROGRAMS
from undercroft.games.serpent.cards.choices import Hand, Limit, Return, Warp
from undercroft.games.serpent.cards.dice import Reroll, Slick
from undercroft.games.serpent.cards.drawing import Split
from undercroft.games.serpent.cards.effects import Stat
from undercroft.games.serpent.notation import first_of, second_of, third_of, verb_of
from undercroft.games.serpent.quests.tries import Offer
from undercroft.games.serpent.table.aim import FROM_HAND, FROM_LAIR
from undercroft.games.serpent.table.battle import FIGHTERS
from undercroft.games.serpent.table.map import cell_at, x_of, y_of
from undercroft.games.serpent.table.piece import LAIR
from undercroft.games.serpent.table.step import Question
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.turn.last import Discard
from undercroft.games.serpent.turn.villainy import Villainy
from undercroft.games.serpent.ways.entering import Dodge, Enter, Victim
from undercroft.games.serpent.ways.exploring import ExploreMore, Lay, leads_to
from undercroft.games.serpent.ways.windows import Away, Duel


def answer_score(table: Table, seat: int, habits: Habits, question: Question, move: int) -> float:
    """Returns the worth of an answer, by its question. Kinds of questions stand in tuples: for `A | B` mypyc would
    create a new object for every answer.
    """
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
        effect = words.EFFECTS[question.effect]
        return chance_of(effect.numbers[second] - table.value(seat, effect.stats[second]))
    if isinstance(question, Reroll):
        return reroll_score(table, verb)
    if isinstance(question, Duel):
        return duel_score(table, seat, verb, first, second)
    if isinstance(question, (Rescue, Treasure, ExploreMore)):
        return 0.0 if verb == verbs.PASS else 1.0
    if isinstance(question, Slick):
        return 0.5 if verb == verbs.PASS else rivalry(table, seat, question.roller) - 0.6
    if isinstance(question, Split):
        return 1.0 if first == (question.count + 1) // 2 else 0.0
    if isinstance(question, Enter):
        return 0.5 if verb == verbs.PASS else 0.6 if CARDS[first].duration != words.INSTANT else 0.1
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
    """Prefers to re-roll a failure, also a bad attack; keeps a tie."""
    if verb == verbs.KEEP:
        return 0.5
    rolled = table.rolled_for()
    if isinstance(rolled, AttackRolled):
        return 1.0 if table.last_roll.die <= 3 else 0.0
    is_tie = isinstance(rolled, CounterRolled) and table.last_roll.die == rolled.need(table, 0) - 1
    return 0.0 if is_tie else 1.0


def kind_of(table: Table, id: int) -> int:
    piece = table.piece(id)
    return piece.kind if piece is not None else 0


def card_worth(table: Table, kind: int) -> float:
    """Returns the worth of keeping a card."""
    face = CARDS[kind]
    if face.sort == words.MONSTER:
        return 2.0 + 0.1 * face.cost
    return {words.TRAP: 1.5, words.CURSE: 2.0, words.BOON: 3.0, words.TREASURE: 3.5}[face.sort]


def lay_score(table: Table, seat: int, place: int, x: int, y: int) -> float:
    """Prefers locations of the seat's own quests near by, and those of the others far from them."""
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
    """Prefers a response where the attack is likely to hurt."""
    if verb == verbs.PASS:
        return 0.0
    if verb not in (verbs.PLAY_AGAINST, verbs.USE_AGAINST):
        return -1.0
    fight = table.battles[-1].fights[second_of(move)]
    if verb == verbs.PLAY_AGAINST and words.PROGRAMS[CARDS[first_of(move)].effects[0].do][0].verb == words.O_MINION:
        return 0.6  # a servant is worth more than the wound it would deal
    if fight.attacker.is_hero:
        lead = table.value(fight.attacker.seat, fight.form) - table.value(seat, fight.form)
        danger = odds(lead)[0]
    else:
        danger = expected_wounds(table, face_of(table, fight.attacker), seat, fight.form)
    if verb == verbs.USE_AGAINST:
        return danger - 0.3
    hero = table.heroes[seat]
    need = 0.75 if hero.health > CAUTION else 0.35
    return danger - need


def challenge_score(table: Table, seat: int, verb: int, move: int) -> float:
    """Prefers to strike back where the hero is stronger; finishing a monster is worth more."""
    if verb == verbs.PASS:
        return 0.05
    if verb == verbs.DUEL:
        return attack_worth(table, seat, first_of(move), second_of(move)) / 10 - 0.2
    if verb == verbs.ORDER:
        fighter, form = FIGHTERS[second_of(move)], third_of(move)
        own = CARDS[kind_of(table, first_of(move))].values[form]
    else:
        fighter, form = FIGHTERS[first_of(move)], second_of(move)
        own = table.value(seat, form)
    if fighter.is_hero:
        wins, losses = odds(own - table.value(fighter.seat, form))
        return wins - losses - 0.2
    wins, losses = odds(own - face_of(table, fighter).values[form])
    bonus = 0.5 if health_left(table, fighter) <= 1 else 0.0
    if not fighter.is_piece:
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


LEADING: Final = [1.0, 1.6, 3.0]  # by quests completed: the next one may win


def rivalry(table: Table, seat: int, rival: int) -> float:
    """Returns the worth of stopping a rival: leaders first, then those about to fall."""
    hero = table.heroes[rival]
    return LEADING[min(2, hero.quests)] + 0.02 * hero.glory + (0.4 if hero.health <= 5 else 0.0)


def villainy_score(table: Table, seat: int, habits: Habits, move: int) -> float:
    """Returns the worth of a move of the villainy phase; ending it is worth almost nothing."""
    verb = verb_of(move)
    first, second, third = first_of(move), second_of(move), third_of(move)
    if verb == verbs.SEND:
        return monster_score(table, seat, CARDS[first], second, third)
    if verb == verbs.LOOSE:
        piece = table.piece(first)
        return 0.1 + monster_score(table, seat, CARDS[piece.kind], second, third) if piece is not None else 0.0
    if verb == verbs.ROUSE:
        if CARDS[NAKARI].health - table.nakari_wounds <= 1:
            return 0.0  # a lucky counter would win the game
        return monster_score(table, seat, CARDS[NAKARI], first, second)
    if verb == verbs.SET:
        return trap_score(table, seat, first, second, third)
    if verb == verbs.BOOST:
        return 0.35
    if verb == verbs.UNLEASH:
        return 0.12
    if verb == verbs.RECALL:
        return -1.0
    if verb in (verbs.CURSE, verbs.CURSE_FOR):
        return curse_score(table, seat, habits, CARDS[second], first, third)
    if verb == verbs.RUST:
        return 0.5
    if verb == verbs.BLESS:
        return 0.6
    return 0.1  # done


def monster_score(table: Table, seat: int, face: Face, rival: int, form: int) -> float:
    """Wounds to be expected, more in company, against what the monster may pay the rival."""
    wounds = expected_wounds(table, face, rival, form)
    company = 0.0
    for encounter in table.draft:
        if encounter.source in (FROM_HAND, FROM_LAIR) and encounter.whom == rival:
            company += 0.15
            if face.kinds & KNIGHT:
                company += 0.2
    return wounds * rivalry(table, seat, rival) + company - 0.25


def trap_score(table: Table, seat: int, kind: int, place: int, payer: int) -> float:
    """Prefers locations near rivals and far from the own hero, paid by a rival with peril to spare."""
    score = 0.3
    for rival in table.rivals(seat):
        if table.chart.side_to(table.heroes[rival].place, place) >= 0:
            score += 0.25
    if place in table.chart.within(table.heroes[seat].place, 2):
        score -= 0.4
    return score + 0.1 * PLACES[place].glory + 0.01 * table.heroes[payer].peril


def curse_score(table: Table, seat: int, habits: Habits, face: Face, rival: int, count: int) -> float:
    hero = table.heroes[rival]
    if face.cost < 0:  # glory taken away, if there is some to take
        return habits.tribute * count * rivalry(table, seat, rival) - 0.3
    for effect in face.effects:
        if effect.do >= 0 and PROGRAMS[effect.do][0].verb == O_LEVEL:
            return 0.5 + 0.2 * hero.quests
    return 0.35 + 0.1 * rivalry(table, seat, rival)
