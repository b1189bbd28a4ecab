"""Blows of a battle as a reason: the challenge, the counter, the form, and what a won blow can add."""

from __future__ import annotations

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.exchange import attack_value, hero_counter_value
from undercroft.games.serpent.battle.fighters import face_of
from undercroft.games.serpent.battle.stages import Form, fighter_name
from undercroft.games.serpent.battle.strikes import Hit, loser_of
from undercroft.games.serpent.bot.odds import chance_of, health_left, odds, percent
from undercroft.games.serpent.bot.reasons.chances import blow_odds
from undercroft.games.serpent.bot.reasons.duels import hero_lead
from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import EFFECTS, FORMS, PROGRAMS
from undercroft.games.serpent.notation import first_of, second_of, third_of, verb_of
from undercroft.games.serpent.table.battle import PIECE, Fight
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data


def challenge_odds(table: Table, seat: int, move: int) -> tuple[float, float]:
    """The chances that a blow of the challenge wins and loses."""
    if verb_of(move) == verbs.DUEL:
        return odds(hero_lead(table, seat, first_of(move), second_of(move)))
    is_order = verb_of(move) == verbs.ORDER
    attacker = PIECE + first_of(move) if is_order else seat
    target, form = (second_of(move), third_of(move)) if is_order else (first_of(move), second_of(move))
    fight = Fight(attacker, target, form)
    counter_value = hero_counter_value(table, fight) if target < PIECE else face_of(table, target).values[form]
    return odds(attack_value(table, fight) - counter_value)


def strike_back(table: Table, seat: int, move: int, other: int) -> Message | None:
    """The challenge: how likely it is to win, and what the monster has left; or why to let it be."""
    is_restraint = verb_of(move) == verbs.PASS
    blow = other if is_restraint else move
    if verb_of(blow) not in (verbs.CHALLENGE, verbs.DUEL, verbs.ORDER):
        return None
    wins, losses = challenge_odds(table, seat, blow)
    args: Data = {"chance": percent(wins), "lost": percent(losses)}
    if is_restraint:
        return Message("serpent-reason-no-challenge", args) if args["lost"] >= args["chance"] else None
    target = second_of(blow) if verb_of(blow) == verbs.ORDER else first_of(blow)
    if target < PIECE or verb_of(blow) == verbs.DUEL:
        return Message("serpent-reason-challenge-hero", {**args, "whom": target})
    named: Data = {"monster": fighter_name(table, target), "count": health_left(table, target)}
    return Message("serpent-reason-challenge", {**args, **named})


def counter(table: Table, seat: int, number: int, move: int) -> Message:
    """Who counters an attack that is rolled: the chance not to be hit."""
    fight = table.battles[-1].fights[number]
    if verb_of(move) == verbs.COUNTER:
        safe = chance_of(fight.attack - hero_counter_value(table, fight))
        return Message("serpent-reason-counter", {"chance": percent(safe), "health": table.heroes[seat].health})
    piece = table.piece(first_of(move))
    kind = piece.kind if piece is not None else 0
    safe = chance_of(fight.attack - CARDS[kind].values[fight.form])
    return Message("serpent-reason-stand-in", {"card": CARDS[kind].id, "chance": percent(safe)})


def chosen_form(table: Table, question: Form, move: int, other: int) -> Message | None:
    """The form of a hunted monster: how likely it hits in it, and in the next best."""
    hit = blow_odds(table, Fight(question.fighter, question.whom, first_of(move)))[0]
    args: Data = {"whom": question.whom, "form": FORMS[first_of(move)], "chance": percent(hit)}
    if verb_of(other) == verbs.FORM:
        less = percent(blow_odds(table, Fight(question.fighter, question.whom, first_of(other)))[0])
        if percent(hit) > less:
            return Message("serpent-reason-form", {**args, "other": less})
    return Message("serpent-reason-form-chance", args)


def one_more_wound(table: Table, question: Hit, move: int) -> Message | None:
    """A wound bought with glory: does it fell the foe?"""
    if verb_of(move) == verbs.DECLINE:
        return None
    fight = table.battles[-1].fights[question.fight]
    loser = loser_of(fight, question.by_attacker)
    effect = EFFECTS[first_of(move)]
    left = table.heroes[loser].health if loser < PIECE else health_left(table, loser)
    args: Data = {"price": effect.pay, "count": PROGRAMS[effect.do][0].n, "left": left}
    return Message("serpent-reason-barb", args)


def tamed(table: Table, seat: int, id: int, move: int) -> Message | None:
    """A servant, for its printed price."""
    piece = table.piece(id)
    if piece is None or verb_of(move) != verbs.TAME:
        return None
    face = CARDS[piece.kind]
    return Message("serpent-reason-tame", {"card": face.id, "count": max(1, face.health - piece.wounds)})
