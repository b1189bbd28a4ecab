"""Claims for and against a move: ways in steps, prices in glory, cards that are of no use."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.aftermath import Peril
from undercroft.games.serpent.battle.wounds import Rescue
from undercroft.games.serpent.bot.habits import SHREWD
from undercroft.games.serpent.bot.heroics import Plan
from undercroft.games.serpent.bot.odds import goals, price_of_try
from undercroft.games.serpent.bot.outlook import is_open_to
from undercroft.games.serpent.box import words
from undercroft.games.serpent.box.book import CARDS, ENTRANCES, QUESTS, SEARCHING
from undercroft.games.serpent.cards.choices import Hand
from undercroft.games.serpent.cards.plays import price_of
from undercroft.games.serpent.notation import first_of, second_of, verb_of
from undercroft.games.serpent.table.changes import limits
from undercroft.games.serpent.table.map import Chart, cell_at, exit_at
from undercroft.games.serpent.table.piece import is_treasure
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.turn.last import Discard
from undercroft.games.serpent.ways.exploring import Lay, leads_to
from undercroft.games.serpent.ways.layout import to_lay
from undercroft.kernel.mind import Claim
from undercroft.kernel.position import Data

MUCH: Final = 4  # a price of a fourth of the glory, or more, is named


def claims(table: Table, seat: int, move: int) -> list[Claim]:
    """Returns the claims about a move, the strongest first."""
    question = table.asked()
    if isinstance(question, Lay):
        return laying(table, seat, question.place, move)
    if isinstance(question, (Discard, Hand)):
        return flaws(table, seat, first_of(move)) if verb_of(move) == verbs.DISCARD else []
    found: list[Claim] = []
    if question.is_heroic():
        found += way(table, seat, move)
        if verb_of(move) == verbs.EXPLORE:
            found += missing(table, seat)
    if isinstance(question, Peril):
        found += paid_for(table, seat, first_of(move), second_of(move))
    if isinstance(question, Rescue) and verb_of(move) != verbs.PASS and question.count >= table.heroes[seat].health:
        told: Data = {"count": question.count, "health": table.heroes[seat].health}
        found.append(Claim("serpent-reason-rescue", told))
    return found + leading(table, target_of(table, move)) + wasted(table, seat, move) + prices(table, seat, move)


# -- ways ------------------------------------------------------------------------------------------------


def way(table: Table, seat: int, move: int) -> list[Claim]:
    """Counts the steps from where a move leads to the place of the quest that the hero is ready for; alone, with all
    done, to an entrance."""
    place = first_of(move) if verb_of(move) == verbs.GO else table.heroes[seat].place
    if verb_of(move) == verbs.PLAY_AT:
        place = second_of(move)
    if table.variants.is_solo and table.heroes[seat].quests >= table.variants.quests_to_win:
        steps = distance(table.chart, place, list(ENTRANCES))
        return [Claim("serpent-reason-home", {}, steps, is_against=True, is_relative=True)] if steps >= 0 else []
    plan = Plan(table, seat, SHREWD)
    if plan.quest is None or not plan.is_bound or QUESTS[plan.quest.kind].category == SEARCHING:
        return []
    steps = distance(table.chart, place, goals(table, seat, plan.quest))
    told: Data = {"quest": QUESTS[plan.quest.kind].id}
    return [Claim("serpent-reason-way", told, steps, is_against=True, is_relative=True)] if steps >= 0 else []


def distance(chart: Chart, start: int, ends: list[int]) -> int:
    """Returns the fewest steps from a location to one of these; -1 if no way leads there."""
    steps = {start: 0}
    rim = [start]
    for place in rim:
        if place in ends:
            return steps[place]
        for side in range(4):
            other = chart.near[exit_at(place, side)]
            if other >= 0 and other not in steps:
                steps[other] = steps[place] + 1
                rim.append(other)
    return -1


def missing(table: Table, seat: int) -> list[Claim]:
    """Names a quest whose location may turn up; alone with all quests done there is nothing to look for."""
    if table.variants.is_solo and table.heroes[seat].quests >= table.variants.quests_to_win:
        return []
    for quest in table.quests:
        face = QUESTS[quest.kind]
        is_sought = not quest.is_carried and quest.token < 0 and not face.is_nakari and face.category != SEARCHING
        if is_sought and is_open_to(quest, seat) and not goals(table, seat, quest):
            return [Claim("serpent-reason-missing", {"quest": face.id, "count": to_lay(table)})]
    return []


def laying(table: Table, seat: int, place: int, move: int) -> list[Claim]:
    """Counts the steps to a location for the hero who needs it: few for the own one, many for a rival."""
    cell = cell_at(first_of(move) - 64, second_of(move) - 64)
    chart = table.chart.lay(place, cell, verb_of(move) == verbs.LAY_TURNED)
    found: list[Claim] = []
    for quest in table.quests:
        is_goal = QUESTS[quest.kind].places >> place & 1 == 1 and not quest.is_carried
        if is_goal and is_open_to(quest, seat):
            steps = distance(chart, table.heroes[seat].place, [place])
            told: Data = {"quest": QUESTS[quest.kind].id}
            if steps >= 0:
                found.append(Claim("serpent-reason-lay-goal", told, steps, is_against=True, is_relative=True))
            return found
    for rival in table.rivals(seat):
        steps = distance(chart, table.heroes[rival].place, [place])
        if leads_to(table, rival, place) and steps >= 0:
            found.append(Claim("serpent-reason-lay-far", {"whom": rival}, steps, is_relative=True))
            return found
    return found


# -- rivals ----------------------------------------------------------------------------------------------


def target_of(table: Table, move: int) -> int:
    """Returns the rival that a move is aimed at; -1 for none."""
    verb = verb_of(move)
    if verb in (verbs.SEND, verbs.LOOSE):
        return second_of(move)
    if verb == verbs.RUST:
        piece = table.piece(first_of(move))
        return piece.seat if piece is not None else -1
    is_aimed = verb in (verbs.ROUSE, verbs.CURSE, verbs.CURSE_FOR, verbs.PERIL, verbs.ATTACK, verbs.DUEL)
    return first_of(move) if is_aimed else -1


def leading(table: Table, whom: int) -> list[Claim]:
    """Names a rival with more quests done than anybody else. Of both sets combined points decide, not quests."""
    if whom < 0 or table.variants.combined:
        return []
    quests = table.heroes[whom].quests
    others = [hero.quests for other, hero in enumerate(table.heroes) if other != whom and not hero.is_out]
    return [Claim("serpent-reason-leader", {"whom": whom, "quests": quests})] if quests > max(others) else []


def paid_for(table: Table, seat: int, whom: int, count: int) -> list[Claim]:
    """Names the costliest card of the hand that a rival's peril pays for now, and did not before."""
    before = table.heroes[whom].peril
    best = -1
    for kind in table.heroes[seat].hand:
        face = CARDS[kind]
        if not face.is_glory and before < face.cost <= before + count and (best < 0 or face.cost > CARDS[best].cost):
            best = kind
    if best < 0:
        return []
    told: Data = {"whom": whom, "peril": before + count, "card": CARDS[best].id, "price": CARDS[best].cost}
    return [Claim("serpent-reason-peril-pays", told, CARDS[best].cost)]


# -- glory -----------------------------------------------------------------------------------------------


def prices(table: Table, seat: int, move: int) -> list[Claim]:
    """Tells what a card or an ability costs, and a quest that the glory does not suffice for then."""
    price, have = price_of_move(table, seat, move), table.heroes[seat].glory
    found: list[Claim] = []
    for quest in table.quests:
        need = price_of_try(table, seat, quest)
        is_lost = have - price < need <= have
        if is_lost and is_open_to(quest, seat) and not quest.is_carried and quest.token < 0:
            told: Data = {"quest": QUESTS[quest.kind].id, "need": need, "left": have - price, "price": price}
            found.append(Claim("serpent-reason-save", told, is_against=True))
            break
    if not price or price * MUCH >= have:
        found.append(Claim("serpent-reason-price", {"have": have}, price, is_against=True, is_relative=True))
    return found


def price_of_move(table: Table, seat: int, move: int) -> int:
    verb = verb_of(move)
    if verbs.PLAY <= verb <= verbs.STOW:
        face = CARDS[first_of(move)]
        return second_of(move) if face.cost < 0 else price_of(table, seat, face)
    return words.EFFECTS[first_of(move)].pay if verbs.USE <= verb <= verbs.USE_AGAINST else 0


def wasted(table: Table, seat: int, move: int) -> list[Claim]:
    """Names a potion that heals more than there is to heal."""
    kind = first_of(move) if verb_of(move) == verbs.PLAY else -1
    if verb_of(move) == verbs.DRINK:
        piece = table.piece(first_of(move))
        kind = piece.kind if piece is not None else -1
    if kind < 0 or CARDS[kind].duration != words.INSTANT or not CARDS[kind].effects or CARDS[kind].effects[0].do < 0:
        return []
    op = words.PROGRAMS[CARDS[kind].effects[0].do][0]
    hero = table.heroes[seat]
    missing = hero.face.health - hero.health
    if op.verb != words.O_HEAL or op.n <= missing:
        return []
    told: Data = {"card": CARDS[kind].id, "count": op.n, "lost": missing}
    return [Claim("serpent-reason-keep-potion", told, is_against=True)]


# -- discards --------------------------------------------------------------------------------------------


def flaws(table: Table, seat: int, kind: int) -> list[Claim]:
    """Tells what speaks for discarding a card of the hand."""
    face = CARDS[kind]
    told: Data = {"card": face.id}
    found: list[Claim] = []
    if table.heroes[seat].hand.count(kind) > 1:
        found.append(Claim("serpent-reason-copy", told))
    if face.duration == words.ATTACHMENT and not has_host(table, seat, face.host):
        found.append(Claim("serpent-reason-no-host", told))
    return found + (glory_flaws(table, seat, kind) if face.is_glory else unpaid(table, seat, kind))


def glory_flaws(table: Table, seat: int, kind: int) -> list[Claim]:
    """Says why a card for the own hero is of no use: its like is worn, there is no room, it costs too much."""
    face = CARDS[kind]
    told: Data = {"card": face.id}
    found: list[Claim] = []
    for piece in table.prepared(seat):
        if CARDS[piece.kind].kinds & face.kinds & words.TYPES:
            found.append(Claim("serpent-reason-worn", {"card": CARDS[piece.kind].id}))
            break
    which = words.BOONS if face.sort == words.BOON else words.TREASURES
    if face.duration not in (words.INSTANT, words.ATTACHMENT):
        room = table.limit(seat, which)
        if table.load_of(seat, which) >= room + limits(face.mods, which):
            found.append(Claim("serpent-reason-no-room", {**told, "count": room}))
    if face.cost > table.heroes[seat].glory:
        args: Data = {**told, "price": face.cost, "have": table.heroes[seat].glory}
        found.append(Claim("serpent-reason-too-dear", args, face.cost))
    return found


def has_host(table: Table, seat: int, host: int) -> bool:
    """Tells whether there is anything that the card could be laid under now."""
    if host == words.H_OWN_QUEST:
        return any([quest.seat == seat and not quest.is_done for quest in table.quests])
    if host == words.H_OWN_WEAPON:
        return any([CARDS[piece.kind].kinds & words.WEAPON != 0 for piece in table.prepared(seat)])
    if host == words.H_RIVAL_TREASURE:
        return any([piece.seat != seat and is_treasure(piece) for piece in table.pieces])
    return True


def unpaid(table: Table, seat: int, kind: int) -> list[Claim]:
    """Tells whether a card against rivals costs more peril than any of them has."""
    face = CARDS[kind]
    rivals = table.rivals(seat)
    if not rivals:
        return []
    price = face.cost - (min(face.cost, table.tokens) if face.kinds & words.SPAWN and table.has_event else 0)
    most = max([table.heroes[rival].peril for rival in rivals])
    told: Data = {"card": face.id, "price": price, "have": most}
    return [Claim("serpent-reason-unpaid", told, price)] if price > most else []
