"""Discards as a reason: why a card is of little use now."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.aftermath import LAIR_LIMIT
from undercroft.games.serpent.battle.fighters import lair_of
from undercroft.games.serpent.bot.odds import percent
from undercroft.games.serpent.bot.reasons.chances import best_raid
from undercroft.games.serpent.bot.reasons.curses import failing, test_on
from undercroft.games.serpent.bot.reasons.quests import EVEN
from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import (
    ATTACHMENT,
    BOON,
    BOONS,
    H_OWN_QUEST,
    H_OWN_WEAPON,
    H_RIVAL_TREASURE,
    INSTANT,
    MONSTER,
    ON_SPRING,
    RESPONSE,
    SPAWN,
    TRAP,
    TRAP_CARD,
    TREASURES,
    TYPES,
    WEAPON,
)
from undercroft.games.serpent.notation import first_of, verb_of
from undercroft.games.serpent.table.changes import limits
from undercroft.games.serpent.table.piece import PREPARED, is_treasure
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data

LITTLE_PERIL: Final = 3  # pays for few attacks


def cast_off(table: Table, seat: int, move: int, other: int) -> Message | None:
    """Why a card goes. What is as true of the next best tells little, so something else is looked for first."""
    verb = verb_of(move)
    if verb == verbs.BANISH:
        return banished(table, move)
    if verb == verbs.SCRAP:
        return scrapped(table, seat, move)
    if verb != verbs.DISCARD:
        return None
    found = flaws(table, seat, first_of(move))
    rivalling = [flaw.id for flaw in flaws(table, seat, first_of(other))] if verb_of(other) == verbs.DISCARD else []
    for flaw in found:
        if flaw.id not in rivalling:
            return flaw
    return found[0] if found else None


def flaws(table: Table, seat: int, kind: int) -> list[Message]:
    """All that speaks against keeping a card, the strongest first."""
    face = CARDS[kind]
    args: Data = {"card": face.id}
    found: list[Message] = []
    if table.heroes[seat].hand.count(kind) > 1:
        found.append(Message("serpent-reason-copy", args))
    found += glory_flaws(table, seat, kind) if face.is_glory else peril_flaws(table, seat, kind)
    return found


def glory_flaws(table: Table, seat: int, kind: int) -> list[Message]:
    """A card for the own hero: nothing to lay it under, its like in use, no place, too expensive."""
    face = CARDS[kind]
    glory = table.heroes[seat].glory
    args: Data = {"card": face.id}
    found: list[Message] = []
    if face.duration == ATTACHMENT and not has_host(table, seat, face.host):
        found.append(Message("serpent-reason-no-host", args))
    for piece in table.pieces:
        same = CARDS[piece.kind].kinds & face.kinds & TYPES
        if piece.seat == seat and piece.zone == PREPARED and same:
            found.append(Message("serpent-reason-worn", {"card": CARDS[piece.kind].id}))
    which = BOONS if face.sort == BOON else TREASURES
    if face.duration not in (INSTANT, ATTACHMENT):
        load, room, more = table.load_of(seat, which), table.limit(seat, which), limits(face.mods, which)
        if load >= room + more:
            found.append(Message("serpent-reason-no-room", {**args, "count": room}))
        elif more and load < room:
            found.append(Message("serpent-reason-room-enough", {**args, "count": load, "room": room}))
    if face.cost > glory:
        found.append(Message("serpent-reason-too-dear", {**args, "price": face.cost, "have": glory}))
    if face.timing == RESPONSE and table.heroes[seat].peril <= LITTLE_PERIL and not table.variants.is_solo:
        found.append(Message("serpent-reason-little-peril", {**args, "peril": table.heroes[seat].peril}))
    if face.upkeep:
        found.append(Message("serpent-reason-has-upkeep", {**args, "count": face.upkeep}))
    return found


def has_host(table: Table, seat: int, host: int) -> bool:
    """Is there anything that the card could be laid under now?"""
    if host == H_OWN_QUEST:
        return any([quest.seat == seat and not quest.is_done for quest in table.quests])
    if host == H_OWN_WEAPON:
        own = [piece for piece in table.pieces if piece.seat == seat and piece.zone == PREPARED]
        return any([CARDS[piece.kind].kinds & WEAPON != 0 for piece in own])
    if host == H_RIVAL_TREASURE:
        return any([piece.seat != seat and is_treasure(piece) for piece in table.pieces])
    return True


def peril_flaws(table: Table, seat: int, kind: int) -> list[Message]:
    """A card against rivals: nobody's peril pays for it, it hardly hits, or is easily passed."""
    face = CARDS[kind]
    args: Data = {"card": face.id}
    found: list[Message] = []
    rivals = table.rivals(seat)
    if not rivals:
        return found
    price = face.cost - (min(face.cost, table.tokens) if face.kinds & SPAWN and table.has_event else 0)
    most = max([table.heroes[rival].peril for rival in rivals])
    if price > most:
        found.append(Message("serpent-reason-unpaid", {**args, "price": price, "have": most}))
    if face.duration == ATTACHMENT and not has_host(table, seat, face.host):
        found.append(Message("serpent-reason-no-host", args))
    if face.sort == MONSTER:
        chance, whom = best_raid(table, face, seat)
        if 0 <= percent(chance) < EVEN:
            found.append(Message("serpent-reason-harmless", {**args, "whom": whom, "chance": percent(chance)}))
    elif face.sort == TRAP:
        effect = test_on(kind, ON_SPRING)
        if effect is not None:
            chances = [failing(table, effect, rival, 0, TRAP_CARD) for rival in rivals]
            whom = rivals[chances.index(max(chances))]
            if max(chances) < EVEN:
                args.update({"whom": whom, "chance": max(chances)})
                found.append(Message("serpent-reason-easy", args))
    return found


def scrapped(table: Table, seat: int, move: int) -> Message | None:
    """A treasure that costs glory every turn, or stands in the way of one in the hand."""
    piece = table.piece(first_of(move))
    if piece is None:
        return None
    args: Data = {"card": CARDS[piece.kind].id}
    for kind in table.heroes[seat].hand:
        same = CARDS[kind].kinds & CARDS[piece.kind].kinds & TYPES
        if same and CARDS[kind].is_glory and kind != piece.kind:
            return Message("serpent-reason-makes-way", {"card": CARDS[kind].id})
    count = table.upkeep(piece)
    return Message("serpent-reason-upkeep", {**args, "count": count}) if count else None


def banished(table: Table, move: int) -> Message | None:
    """A monster of the lair that is hurt, or one of too many."""
    piece = table.piece(first_of(move))
    if piece is None:
        return None
    face = CARDS[piece.kind]
    if piece.wounds:
        args: Data = {"card": face.id, "count": face.health - piece.wounds, "full": face.health}
        return Message("serpent-reason-hurt", args)
    if len(lair_of(table, piece.seat)) >= LAIR_LIMIT:
        return Message("serpent-reason-full-lair", {"card": face.id, "count": LAIR_LIMIT})
    return None
