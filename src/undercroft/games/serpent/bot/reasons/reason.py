"""Why a move is the best, in words of the game.

Every number named is counted from what the seat can see, by the rules, or was found by the search. What is said is
checked first; where nothing can be said that is true, the numbers of the search speak.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.aftermath import Crowd, Peril, Settle
from undercroft.games.serpent.battle.challenge import Challenge
from undercroft.games.serpent.battle.exchange import Response, StandIn
from undercroft.games.serpent.battle.stages import Form
from undercroft.games.serpent.battle.strikes import Hit, Tame
from undercroft.games.serpent.battle.wounds import Rescue
from undercroft.games.serpent.bot.odds import percent
from undercroft.games.serpent.bot.reasons.blows import chosen_form, counter, one_more_wound, strike_back, tamed
from undercroft.games.serpent.bot.reasons.cards import card_play
from undercroft.games.serpent.bot.reasons.discards import banished, cast_off
from undercroft.games.serpent.bot.reasons.duels import duel
from undercroft.games.serpent.bot.reasons.journeys import found_location, journey, laid
from undercroft.games.serpent.bot.reasons.quests import errand
from undercroft.games.serpent.bot.reasons.responses import response
from undercroft.games.serpent.bot.reasons.restraint import rest, spared
from undercroft.games.serpent.bot.reasons.rolls import rolled_again, spoilt
from undercroft.games.serpent.bot.reasons.spoils import kept_monster, peril_given
from undercroft.games.serpent.bot.reasons.uses import use
from undercroft.games.serpent.bot.reasons.villainy import villainy
from undercroft.games.serpent.cards.choices import Hand
from undercroft.games.serpent.cards.dice import Reroll, Slick
from undercroft.games.serpent.notation import verb_of
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.turn.last import Discard
from undercroft.games.serpent.turn.villainy import Villainy
from undercroft.games.serpent.ways.exploring import Lay
from undercroft.games.serpent.ways.meeting import Duel
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding

NO_OTHER = verbs.code(verbs.PASS)  # where one move alone was tried


def reason_of(table: Table, seat: int, findings: Sequence[Finding]) -> Message | None:
    """What the move does, if that can be told; else what the search expects of it and of the next best."""
    tried = [found for found in findings if found.tries]
    if not tried:
        return None
    told = thought(table, seat, tried[0].move, tried[1].move if len(tried) > 1 else NO_OTHER)
    if told is not None:
        return told
    if len(tried) < 2 or percent(tried[0].worth) <= percent(tried[1].worth):
        return None
    return Message("serpent-reason-better", {"chance": percent(tried[0].worth), "other": percent(tried[1].worth)})


def thought(table: Table, seat: int, move: int, other: int) -> Message | None:
    """By the question: what speaks for a move, or against the next best."""
    question = table.asked()
    if question.is_heroic():
        return deed(table, seat, move, other)
    if isinstance(question, Villainy):
        return villainy(table, seat, move, other)
    if isinstance(question, Lay):
        return laid(table, seat, question.place, move, other)
    if isinstance(question, (Discard, Hand)):
        return cast_off(table, seat, move, other)
    if isinstance(question, Response):
        return response(table, seat, move, other)
    if isinstance(question, Challenge):
        return strike_back(table, seat, move, other)
    if isinstance(question, Duel):
        return duel(table, seat, move, other)
    if isinstance(question, StandIn):
        return counter(table, seat, question.fight, move)
    if isinstance(question, Settle):
        return kept_monster(table, seat, move)
    if isinstance(question, Crowd):
        return banished(table, move)
    if isinstance(question, Peril):
        return peril_given(table, seat, move)
    if isinstance(question, Form):
        return chosen_form(table, question, move, other)
    if isinstance(question, Reroll):
        return rolled_again(table, question, move)
    if isinstance(question, Slick):
        return spoilt(table, question, move)
    if isinstance(question, Hit):
        return one_more_wound(table, question, move)
    if isinstance(question, Tame):
        return tamed(table, seat, question.piece, move)
    if isinstance(question, Rescue) and verb_of(move) != verbs.PASS:
        return Message("serpent-reason-rescue", {"count": question.count, "health": table.heroes[seat].health})
    return window(table, seat, move, other)


def deed(table: Table, seat: int, move: int, other: int) -> Message | None:
    """Of the heroic phase."""
    verb = verb_of(move)
    if verb == verbs.DONE:
        return rest(table, seat, other)
    if verb == verbs.GO:
        return journey(table, seat, move, other)
    if verbs.TRY <= verb <= verbs.DELIVER:
        return errand(table, seat, move)
    if verb == verbs.EXPLORE:
        return found_location(table, seat)
    if verb == verbs.ATTACK:
        return duel(table, seat, move, other)
    if verb == verbs.STAND:
        return Message("serpent-reason-stand-up")
    if verbs.PLAY <= verb <= verbs.DRINK:
        return card_play(table, seat, move, other)
    return use(table, seat, move) if verbs.USE <= verb <= verbs.USE_AGAINST else None


def window(table: Table, seat: int, move: int, other: int) -> Message | None:
    """Of a moment in which a card may be played."""
    verb = verb_of(move)
    if verb == verbs.PASS:
        return spared(table, seat, other)
    return card_play(table, seat, move, other) if verbs.PLAY <= verb <= verbs.DRINK else None
