"""Why a move is refused: the rule it breaks."""

from __future__ import annotations

from undercroft.games.serpent.box.book import CARD_NUMBER, CARDS, LEGENDARY_LEVEL, PLACE_NUMBER, QUESTS
from undercroft.games.serpent.box.words import INSTANT, LEGENDARY
from undercroft.games.serpent.cards.plays import has_room, price_of
from undercroft.games.serpent.quests.tries import is_place_of
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move


def objection(table: Table, seat: int, move: Move) -> Message | None:
    """The rule an illegal move breaks, where it can be told."""
    hero = table.heroes[seat]
    args = move.args
    is_heroic = bool(table.stack) and table.stack[-1].is_heroic()
    if move.verb in ("go", "explore", "attack", "search") and is_heroic:
        if hero.fallen:
            return Message("serpent-why-fallen")
        if not hero.actions:
            return Message("serpent-why-no-action")
        if move.verb == "go":
            return Message("serpent-why-no-way", {"place": args["place"]}) if args["place"] in PLACE_NUMBER else None
        if move.verb == "attack":
            return Message("serpent-why-fought" if hero.fought else "serpent-why-not-here")
        return Message("serpent-why-map-full") if move.verb == "explore" else None
    if move.verb in ("try", "try-with"):
        return quest_objection(table, seat, str(args["quest"]))
    kind = CARD_NUMBER.get(str(args.get("card", "")), -1)
    if move.verb.startswith("play") and kind >= 0:
        return card_objection(table, seat, kind)
    return None


def quest_objection(table: Table, seat: int, name: str) -> Message | None:
    hero = table.heroes[seat]
    for quest in table.quests:
        face = QUESTS[quest.kind]
        if face.id != name:
            continue
        if quest.seat >= 0 and quest.seat != seat:
            return Message("serpent-why-not-yours")
        if not is_place_of(quest, hero.place):
            return Message("serpent-why-wrong-place")
        if hero.glory < max(face.fee, face.price):
            return Message("serpent-why-glory", {"count": max(face.fee, face.price)})
        return Message("serpent-why-no-action") if hero.tries else None
    return None


def card_objection(table: Table, seat: int, kind: int) -> Message | None:
    hero = table.heroes[seat]
    face = CARDS[kind]
    if kind not in hero.hand:
        return Message("serpent-why-not-in-hand")
    if not face.is_glory:
        return Message("serpent-why-peril-card")
    if hero.glory < max(1, price_of(table, seat, face)):
        return Message("serpent-why-glory", {"count": max(1, price_of(table, seat, face))})
    if face.kinds & LEGENDARY and hero.level < LEGENDARY_LEVEL:
        return Message("serpent-why-legendary")
    if face.duration != INSTANT and not has_room(table, seat, face):
        return Message("serpent-why-no-room")
    return Message("serpent-why-not-now")
