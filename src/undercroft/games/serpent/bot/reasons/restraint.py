"""Restraint as a reason: why not to do what could be done."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.bot.odds import goals, price_of_try
from undercroft.games.serpent.bot.reasons.journeys import gain_of, walk
from undercroft.games.serpent.bot.reasons.quests import saving, unlikely_try, wanted
from undercroft.games.serpent.bot.standing import SOME
from undercroft.games.serpent.box.book import CARDS, PLACES
from undercroft.games.serpent.box.words import EFFECTS, INSTANT, O_HEAL, PROGRAMS
from undercroft.games.serpent.cards.plays import price_of
from undercroft.games.serpent.notation import first_of, second_of, verb_of
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data

MUCH: Final = 4  # a price of a fourth of the glory, or more, is named
FOR_AN_ACTION: Final = (verbs.GO, verbs.EXPLORE, verbs.SEARCH, verbs.ATTACK)


def rest(table: Table, seat: int, other: int) -> Message | None:
    """Why to end the heroic phase."""
    hero = table.heroes[seat]
    told = wasted_potion(table, seat, other)
    if told is None:
        told = saved_glory(table, seat, other)
    if told is None:
        told = unlikely_try(table, seat, other)
    if told is None and verb_of(other) == verbs.DROP and not table.variants.is_solo:
        return Message("serpent-reason-hold-charge", {"quest": table.quest_card(first_of(other))})
    if told is None and verb_of(other) == verbs.GO:
        told = avoided_peril(table, seat, first_of(other))
    if told is None:
        told = waiting(table, seat)
    if told is None and not hero.moved and verb_of(other) == verbs.GO and not table.variants.is_solo:
        face = PLACES[hero.place]
        told = Message("serpent-reason-still", {"glory": face.glory, "peril": face.peril})
    can_save = hero.actions > 0 and not table.variants.limited_movement and not table.variants.is_solo
    if told is None and can_save and verb_of(other) in FOR_AN_ACTION:
        told = Message("serpent-reason-saved-action")
    return told if told is not None else price_named(table, seat, other)


def spared(table: Table, seat: int, other: int) -> Message | None:
    """Why to let a window go by."""
    told = wasted_potion(table, seat, other)
    if told is None:
        told = saved_glory(table, seat, other)
    return told if told is not None else price_named(table, seat, other)


def price_of_move(table: Table, seat: int, move: int) -> int:
    """The glory that a card or an ability costs."""
    verb = verb_of(move)
    if verbs.PLAY <= verb <= verbs.STOW:
        face = CARDS[first_of(move)]
        return second_of(move) if face.cost < 0 else price_of(table, seat, face)
    return EFFECTS[first_of(move)].pay if verbs.USE <= verb <= verbs.USE_AGAINST else 0


def potion_of(table: Table, move: int) -> int:
    """The card that a move drinks; -1 if it drinks none."""
    verb = verb_of(move)
    if verb == verbs.DRINK:
        piece = table.piece(first_of(move))
        return piece.kind if piece is not None else -1
    if verb == verbs.PLAY and CARDS[first_of(move)].duration == INSTANT and healing_of(first_of(move)):
        return first_of(move)
    return -1


def healing_of(kind: int) -> int:
    """The wounds that a card heals when it is played."""
    effects = CARDS[kind].effects
    if not effects or effects[0].do < 0:
        return 0
    op = PROGRAMS[effects[0].do][0]
    return op.n if op.verb == O_HEAL else 0


def wasted_potion(table: Table, seat: int, other: int) -> Message | None:
    """A potion that would heal more than there is to heal."""
    kind = potion_of(table, other)
    hero = table.heroes[seat]
    missing = hero.face.health - hero.health
    if kind < 0 or healing_of(kind) <= missing:
        return None
    return Message("serpent-reason-keep-potion", {"card": CARDS[kind].id, "count": healing_of(kind), "lost": missing})


def saved_glory(table: Table, seat: int, other: int) -> Message | None:
    """What the next best would cost is missing for a quest then."""
    price = price_of_move(table, seat, other)
    quest = wanted(table, seat) if price else None
    if quest is None or price_of_try(table, seat, quest) <= table.heroes[seat].glory - price:
        return None
    return Message("serpent-reason-save", {**saving(table, seat, quest), "price": price})


def avoided_peril(table: Table, seat: int, place: int) -> Message | None:
    """A hurt hero that would draw more peril upon itself."""
    hero = table.heroes[seat]
    peril = gain_of(table, seat, walk(table, seat, place))[1]
    if not peril:
        return None
    if table.variants.is_solo:
        args: Data = {"health": hero.health, "full": hero.face.health, "count": peril}
        return Message("serpent-reason-avoid-alone", args) if hero.health < hero.face.health else None
    if hero.health > SOME:
        return None
    return Message("serpent-reason-avoid", {"health": hero.health, "peril": hero.peril, "more": peril})


def waiting(table: Table, seat: int) -> Message | None:
    """The hero stands where its quest is done, and lacks the glory for a try."""
    quest = wanted(table, seat)
    hero = table.heroes[seat]
    if quest is None or hero.place not in goals(table, seat, quest) or price_of_try(table, seat, quest) <= hero.glory:
        return None
    return Message("serpent-reason-wait", saving(table, seat, quest))


def price_named(table: Table, seat: int, other: int) -> Message | None:
    """What the next best would cost, if that is a good part of what there is."""
    price, have = price_of_move(table, seat, other), table.heroes[seat].glory
    if not price or price * MUCH < have:
        return None
    args: Data = {"price": price, "have": have}
    if verb_of(other) >= verbs.USE:
        return Message("serpent-reason-price-ability", {**args, "ability": EFFECTS[first_of(other)].name})
    return Message("serpent-reason-price", {**args, "card": CARDS[first_of(other)].id})
