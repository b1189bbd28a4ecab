"""Glory cards as a reason: what they change, in the figures of this table."""

from __future__ import annotations

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.fighters import lair_of
from undercroft.games.serpent.bot.habits import SHREWD
from undercroft.games.serpent.bot.heroics import Plan
from undercroft.games.serpent.bot.odds import percent, price_of_try
from undercroft.games.serpent.bot.outlook import is_open_to
from undercroft.games.serpent.bot.reasons.chances import lone_hit, twin_of
from undercroft.games.serpent.bot.reasons.journeys import gained, ill_chance, nearer
from undercroft.games.serpent.bot.reasons.quests import best_try, saving, wanted
from undercroft.games.serpent.bot.reasons.restraint import healing_of, potion_of, price_of_move
from undercroft.games.serpent.box.book import CARDS, QUESTS
from undercroft.games.serpent.box.words import (
    BOONS,
    M_LIMIT,
    M_PREVENT,
    M_REROLL,
    M_WOUND,
    O_ACTION,
    PROGRAMS,
    TREASURES,
)
from undercroft.games.serpent.notation import first_of, second_of, verb_of
from undercroft.games.serpent.table.changes import limits, matching
from undercroft.games.serpent.table.piece import PREPARED, Attached
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.entering import Enter
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data


def card_play(table: Table, seat: int, move: int, other: int) -> Message | None:
    """Why to play a card, or to drink a potion."""
    verb, kind = verb_of(move), first_of(move)
    potion = potion_of(table, move)
    if potion >= 0:
        return healed(table, seat, healing_of(potion), price_of_move(table, seat, move))
    if verb == verbs.STOW:
        args: Data = {"card": CARDS[kind].id, "count": healing_of(kind)}
        return Message("serpent-reason-stow", args) if healing_of(kind) else None
    if verb == verbs.PLAY_AT:
        told = nearer(table, seat, second_of(move))
        return told if told is not None or seat != table.active else gained(table, seat, [second_of(move)], [])
    if verb == verbs.PLAY_FOR:
        return breath(table, seat, kind, second_of(move))
    if verb == verbs.PLAY_ON:
        more = matching(CARDS[kind].mods, M_WOUND, 0, 0, 0, 0)
        return Message("serpent-reason-venom", {"count": more}) if more else None
    return bought(table, seat, move)


def healed(table: Table, seat: int, count: int, price: int) -> Message:
    """Health before and after, and what peril threatens it."""
    hero = table.heroes[seat]
    args: Data = {"health": hero.health, "after": min(hero.face.health, hero.health + count)}
    args.update({"full": hero.face.health, "price": price})
    if hero.peril:
        return Message("serpent-reason-heal-peril", {**args, "peril": hero.peril})
    return Message("serpent-reason-heal", args)


def breath(table: Table, seat: int, kind: int, price: int) -> Message | None:
    """Actions for glory: to come to a goal, if they reach it."""
    op = PROGRAMS[CARDS[kind].effects[0].do][0]
    if op.verb != O_ACTION:
        return None
    count = price // op.per * op.n
    args: Data = {"price": price, "count": count}
    plan = Plan(table, seat, SHREWD)
    actions = table.heroes[seat].actions
    if plan.quest is not None and actions < len(plan.way) <= actions + count:
        return Message("serpent-reason-actions-to", {**args, "quest": QUESTS[plan.quest.kind].id})
    return Message("serpent-reason-actions", args)


def bought(table: Table, seat: int, move: int) -> Message | None:
    """What a card that stays changes: a try, an attack that threatens, wounds, room; else that it can be afforded."""
    face = CARDS[first_of(move)]
    price = price_of_move(table, seat, move)
    twin = twin_of(table)
    if verb_of(move) == verbs.VOW:
        sworn = twin.quest(second_of(move))
        if sworn is not None:
            sworn.attached = (*sworn.attached, Attached(first_of(move), seat))
    else:
        twin.new_piece(first_of(move), seat, seat, PREPARED)
    args: Data = {"card": face.id, "price": price}
    eased = easier_here(table, twin, seat) if isinstance(table.asked(), Enter) else None
    for told in (eased, likelier_try(table, twin, seat, first_of(move)), safer_from(table, twin, seat)):
        if told is not None:
            return Message(told.id, {**told.args, **args})
    for mod in face.mods:
        if mod.verb == M_PREVENT:
            return Message("serpent-reason-armour", {**args, "count": mod.n, "health": table.heroes[seat].health})
        if mod.verb == M_LIMIT:
            which = BOONS if limits(face.mods, BOONS) else TREASURES
            had = table.limit(seat, which)
            sort = "boons" if which == BOONS else "treasures"
            return Message("serpent-reason-room", {**args, "sort": sort, "had": had, "now": had + mod.n})
    quest = wanted(table, seat)
    if quest is None or price_of_try(table, seat, quest) > table.heroes[seat].glory - price:
        return None
    args.update(saving(table, seat, quest))
    return Message("serpent-reason-affordable", {**args, "have": table.heroes[seat].glory - price})


def easier_here(table: Table, twin: Table, seat: int) -> Message | None:
    """The test that awaits the hero where it has come to."""
    place = table.heroes[seat].place
    before, after = ill_chance(table, seat, [place]), ill_chance(twin, seat, [place])
    return Message("serpent-reason-eased", {"before": before, "after": after}) if after < before else None


def likelier_try(table: Table, twin: Table, seat: int, kind: int) -> Message | None:
    """The open quest whose try gains most by a card."""
    may_reroll = any([mod.verb == M_REROLL and not mod.rolls and not mod.forms for mod in CARDS[kind].mods])
    best, told = 0, None
    for quest in table.quests:
        if not is_open_to(quest, seat) or quest.is_carried or quest.token >= 0:
            continue
        changed = twin.quest(quest.id)
        if changed is None:
            continue
        before, after = best_try(table, seat, quest), best_try(twin, seat, changed)
        if may_reroll:
            after = 1.0 - (1.0 - after) ** 2
        if percent(after) - percent(before) > best:
            best = percent(after) - percent(before)
            args: Data = {"quest": QUESTS[quest.kind].id, "before": percent(before), "after": percent(after)}
            told = Message("serpent-reason-second-throw" if may_reroll else "serpent-reason-likelier", args)
    return told


def safer_from(table: Table, twin: Table, seat: int) -> Message | None:
    """The monster in a rival's lair whose attack gets weaker by most."""
    best, told = 0, None
    for rival in table.rivals(seat):
        for piece in lair_of(table, rival):
            face = CARDS[piece.kind]
            if face.cost > table.heroes[seat].peril:
                continue
            before = max([lone_hit(table, face, seat, form) for form in range(3) if face.attacks >> form & 1])
            after = max([lone_hit(twin, face, seat, form) for form in range(3) if face.attacks >> form & 1])
            if percent(before) - percent(after) > best:
                best = percent(before) - percent(after)
                args: Data = {"monster": face.id, "before": percent(before), "after": percent(after)}
                told = Message("serpent-reason-shield", {**args, "whom": rival})
    return told
