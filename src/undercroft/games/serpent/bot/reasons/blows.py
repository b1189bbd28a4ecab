"""Blows of a battle as a reason: the challenge, the counter, the form, and what a won blow can add."""

from __future__ import annotations

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.exchange import hero_counter_value
from undercroft.games.serpent.battle.stages import Form, fighter_name
from undercroft.games.serpent.battle.strikes import Hit, loser_of
from undercroft.games.serpent.bot.odds import chance_of, health_left, percent
from undercroft.games.serpent.bot.reasons.chances import blow_odds, challenge_odds, most_wounds
from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import EFFECTS, FORMS, PROGRAMS
from undercroft.games.serpent.notation import first_of, second_of, third_of, verb_of
from undercroft.games.serpent.table.battle import PIECE, Fight
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data


def blow_of(seat: int, move: int) -> Fight:
    """Who strikes at whom in a challenge."""
    if verb_of(move) == verbs.ORDER:
        return Fight(PIECE + first_of(move), second_of(move), third_of(move))
    return Fight(seat, first_of(move), second_of(move))


def strike_back(table: Table, seat: int, move: int, other: int) -> Message | None:
    """The challenge: how likely it is to win, and what the monster has left; or why to let it be."""
    is_restraint = verb_of(move) == verbs.PASS
    blow = other if is_restraint else move
    if verb_of(blow) not in (verbs.CHALLENGE, verbs.DUEL, verbs.ORDER):
        return None
    fight = blow_of(seat, blow)
    wins, losses = challenge_odds(table, fight)
    args: Data = {"chance": percent(wins), "lost": percent(losses)}
    if is_restraint:
        if args["lost"] >= args["chance"]:
            return Message("serpent-reason-no-challenge", args)
        actions = table.heroes[seat].actions
        if seat != table.active or not actions:
            return None
        return Message("serpent-reason-keep-action", {"chance": args["chance"], "count": actions})
    if fight.target < PIECE:
        return Message("serpent-reason-challenge-hero", {**args, "whom": fight.target})
    if health_left(table, fight.target) <= 0:
        return None
    named: Data = {"monster": fighter_name(table, fight.target), "count": health_left(table, fight.target)}
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
    """The form of a hunted monster: it hits more often in it than in the next best, or harder."""
    fight = Fight(question.fighter, question.whom, first_of(move))
    args: Data = {"whom": question.whom, "form": FORMS[fight.form], "chance": percent(blow_odds(table, fight)[0])}
    if verb_of(other) != verbs.FORM:
        return Message("serpent-reason-form-chance", args)
    milder = Fight(question.fighter, question.whom, first_of(other))
    less = percent(blow_odds(table, milder)[0])
    if args["chance"] > less:
        return Message("serpent-reason-form", {**args, "other": less})
    wounds = most_wounds(table, fight)
    if wounds <= most_wounds(table, milder):
        return None
    return Message("serpent-reason-form-wounds", {**args, "wounds": wounds, "other": most_wounds(table, milder)})


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
