"""Why a move is the best, in words of the game. Every number named is one of the rules or of the search."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.fighters import attack_lead
from undercroft.games.serpent.bot.habits import SHREWD
from undercroft.games.serpent.bot.heroics import Plan
from undercroft.games.serpent.bot.odds import odds, test_chance
from undercroft.games.serpent.box.book import CARDS, NAKARI, QUESTS
from undercroft.games.serpent.notation import first_of, second_of, third_of, verb_of
from undercroft.games.serpent.table.table import QUESTS_TO_WIN, Table
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data


def percent(share: float) -> int:
    return round(100 * share)


def reason_of(table: Table, seat: int, findings: Sequence[Finding]) -> Message | None:
    """What the move does, if that can be told; else what the search expects of it and of the next best."""
    tried = [found for found in findings if found.tries]
    if not tried:
        return None
    told = deed(table, seat, tried[0].move)
    if told is not None:
        return told
    if len(tried) < 2 or percent(tried[0].worth) <= percent(tried[1].worth):
        return None
    return Message("serpent-reason-better", {"chance": percent(tried[0].worth), "other": percent(tried[1].worth)})


def deed(table: Table, seat: int, move: int) -> Message | None:
    """What a move does for a quest or to a rival."""
    verb = verb_of(move)
    if verb in (verbs.TRY, verbs.TRY_WITH, verbs.TAKE, verbs.TAKE_WITH):
        return attempt(table, seat, move)
    if verb == verbs.DELIVER:
        quest = table.quest(first_of(move))
        if quest is None:
            return None
        decides = not table.variants.combined and not table.variants.is_solo
        is_last = decides and table.heroes[seat].quests == QUESTS_TO_WIN - 1
        id = "serpent-reason-last-delivery" if is_last else "serpent-reason-delivery"
        return Message(id, {"quest": QUESTS[quest.kind].id})
    if verb == verbs.GO:
        return way(table, seat, first_of(move))
    if verb in (verbs.SEND, verbs.LOOSE, verbs.ROUSE):
        return attack(table, move)
    return None


def attempt(table: Table, seat: int, move: int) -> Message | None:
    """The chance of a test; hunts, sacrifices and throws of several dice are left to the search."""
    quest = table.quest(first_of(move))
    if quest is None or quest.token >= 0:
        return None
    face = QUESTS[quest.kind]
    if not face.stats:
        return None
    is_named = verb_of(move) in (verbs.TRY_WITH, verbs.TAKE_WITH)
    which = face.stats.index(second_of(move)) if is_named else 0
    return Message("serpent-reason-try", {"quest": face.id, "chance": percent(test_chance(table, seat, quest, which))})


def way(table: Table, seat: int, place: int) -> Message | None:
    """How far it is from there to the quest the hero is heading for."""
    plan = Plan(table, seat, SHREWD)
    if plan.quest is None or place not in plan.way:
        return None
    args: Data = {"quest": QUESTS[plan.quest.kind].id, "count": len(plan.way) - 1 - plan.way.index(place)}
    return Message("serpent-reason-arrival" if args["count"] == 0 else "serpent-reason-way", args)


def attack(table: Table, move: int) -> Message:
    """How likely the attack is to hit, before anybody responds."""
    verb = verb_of(move)
    if verb == verbs.ROUSE:
        kind, whom, form = NAKARI, first_of(move), second_of(move)
    else:
        kind, whom, form = first_of(move), second_of(move), third_of(move)
        if verb == verbs.LOOSE:
            piece = table.piece(kind)
            kind = piece.kind if piece is not None else NAKARI
    hit = odds(attack_lead(table, CARDS[kind], whom, form))[0]
    return Message("serpent-reason-attack", {"card": CARDS[kind].id, "whom": whom, "chance": percent(hit)})
