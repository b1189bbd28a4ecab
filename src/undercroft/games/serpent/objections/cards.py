"""Objections to playing a glory card or an ability."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.box import words
from undercroft.games.serpent.box.book import CARD_NUMBER, CARDS, LEGENDARY_LEVEL, PLACE_NUMBER, PLACES, Face
from undercroft.games.serpent.box.words import Effect
from undercroft.games.serpent.cards.abilities import is_wounded, warp_places
from undercroft.games.serpent.cards.plays import has_room, is_allowed_alone, price_of
from undercroft.games.serpent.cards.timing import ACTS, CONTEXTS, HEALS, IN_ENTER, IN_HEROIC, IN_RESPONSE
from undercroft.games.serpent.cards.timing import USES as GOOD_FOR
from undercroft.games.serpent.table.piece import is_kept_potion
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.entering import awaiting
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move

PLAYS: Final = ("play", "play-for", "play-at", "play-against", "play-on", "vow")
DRINKS: Final = ("drink",)
USES: Final = ("use", "use-on", "use-at", "use-against")


def card_objection(table: Table, seat: int, move: Move, context: int) -> Message | None:
    if move.verb == "drink":
        return drink_objection(table, seat, move)
    hero = table.heroes[seat]
    kind = CARD_NUMBER[str(move.args["card"])]
    face = CARDS[kind]
    if kind not in hero.hand:
        return Message("serpent-why-not-in-hand")
    if not face.is_glory:
        return Message("serpent-why-peril-card")
    if hero.free:
        return Message("serpent-why-lying")
    if not CONTEXTS[kind] >> context & 1:
        return time_objection(face, context)
    if context == IN_ENTER and not GOOD_FOR[kind] & awaiting(table, hero.place):
        return Message("serpent-why-entering")
    price = max(1, price_of(table, seat, face))
    if hero.glory < price:
        return Message("serpent-why-glory", {"count": price})
    if face.kinds & words.LEGENDARY and hero.level < LEGENDARY_LEVEL:
        return Message("serpent-why-legendary", {"level": LEGENDARY_LEVEL})
    if hero.muted and face.timing == words.TIMINGS.index("response"):
        return Message("serpent-why-muted")
    if move.verb == "stow":
        return stow_objection(table, seat, face, context)
    how = played_with(face)
    if how != move.verb:
        return Message("serpent-why-how", {"how": how})
    return aim_objection(table, seat, kind, move)


def time_objection(face: Face, context: int) -> Message:
    """Objects if the card has another timing, or is asked for only where it helps at once."""
    timing = words.TIMINGS[face.timing]
    if context == IN_ENTER and timing != "response":
        return Message("serpent-why-entering")
    return Message("serpent-why-time", {"timing": timing})


def played_with(face: Face) -> str:
    """Returns the verb with which a glory card is played."""
    if face.duration == words.ATTACHMENT:
        return "vow" if face.host == words.H_OWN_QUEST else "play-on"
    if face.duration != words.INSTANT:
        return "play"
    if face.cost < 0:
        return "play-for"
    target = face.effects[0].target
    return {words.T_PLACE: "play-at", words.T_MONSTER: "play-against", words.T_ATTACK: "play-against"}.get(
        target, "play"
    )


def stow_objection(table: Table, seat: int, face: Face, context: int) -> Message | None:
    if face.sort != words.TREASURE or face.duration != words.INSTANT or context != IN_HEROIC:
        return Message("serpent-why-stow")
    is_full = table.load_of(seat, words.TREASURES) >= table.limit(seat, words.TREASURES)
    return Message("serpent-why-no-room") if is_full else None


def aim_objection(table: Table, seat: int, kind: int, move: Move) -> Message | None:
    """Objects to the aim of a card that could be played now."""
    face = CARDS[kind]
    hero = table.heroes[seat]
    if face.duration != words.INSTANT and not is_allowed_alone(table, seat, face):
        return Message("serpent-why-alone-boon" if face.sort == words.BOON else "serpent-why-alone-treasure")
    if face.duration == words.ATTACHMENT:
        return Message("serpent-why-host-quest" if face.host == words.H_OWN_QUEST else "serpent-why-host-weapon")
    if face.duration != words.INSTANT:
        return None if has_room(table, seat, face) else Message("serpent-why-no-room")
    if GOOD_FOR[kind] & HEALS and not is_wounded(hero):
        return Message("serpent-why-unhurt")
    if GOOD_FOR[kind] & ACTS and seat != table.active and hero.saved:
        return Message("serpent-why-saved")
    if face.cost < 0:
        return Message("serpent-why-steps", {"count": words.PROGRAMS[face.effects[0].do][0].per})
    if move.verb == "play-at":
        return warp_objection(table, seat, face.effects[0], str(move.args["place"]))
    return Message("serpent-why-no-attack") if move.verb == "play-against" else None


def warp_objection(table: Table, seat: int, effect: Effect, place: str) -> Message | None:
    if not table.is_warpable(seat):
        return Message("serpent-why-held")
    if PLACE_NUMBER[place] in warp_places(table, seat, effect):
        return None
    return Message("serpent-why-too-far", {"place": place})


def drink_objection(table: Table, seat: int, move: Move) -> Message | None:
    hero = table.heroes[seat]
    named = [piece for piece in table.pieces if piece.seat == seat and piece.id == move.args["copy"]]
    if any([is_kept_potion(piece) and CARDS[piece.kind].id == move.args["card"] for piece in named]):
        return Message("serpent-why-lying" if hero.free else "serpent-why-unhurt")
    return Message("serpent-why-no-potion")


# -- abilities ---------------------------------------------------------------------------------------------


def ability_objection(table: Table, seat: int, move: Move, context: int) -> Message | None:
    hero = table.heroes[seat]
    given = [effect for effect in words.EFFECTS if effect.name == move.args["ability"]]
    mine = [effect for effect in given if is_given(table, seat, effect)]
    if not mine:
        return Message("serpent-why-no-ability")
    when = words.ON_RESPOND if context == IN_RESPONSE else words.ON_HEROIC
    usable = [effect for effect in mine if effect.when == when]
    if not usable:
        return ability_time(mine[0])
    effect = usable[0]
    if is_used_up(table, seat, effect):
        return Message("serpent-why-used")
    if hero.free and effect.target != words.T_HERO_NEXT:
        return Message("serpent-why-lying")
    if hero.glory < effect.pay:
        return Message("serpent-why-glory", {"count": effect.pay})
    how = used_with(effect)
    if how != move.verb:
        return Message("serpent-why-how", {"how": how})
    return Message("serpent-why-idle" if how == "use" else "serpent-why-target")


def ability_time(effect: Effect) -> Message:
    """Objects to an ability that works at another time, or automatically."""
    if effect.when not in (words.ON_HEROIC, words.ON_RESPOND):
        return Message("serpent-why-by-itself")
    return Message("serpent-why-time", {"timing": "heroic" if effect.when == words.ON_HEROIC else "response"})


def is_given(table: Table, seat: int, effect: Effect) -> bool:
    """Returns whether the hero, its location, a card or an artefact gives an ability."""
    hero = table.heroes[seat]
    if effect in hero.face.effects or effect in PLACES[hero.place].effects:
        return True
    return bool(givers(table, seat, effect))


def givers(table: Table, seat: int, effect: Effect) -> list[bool]:
    """Returns, for each card and artefact that gives an ability, whether it was used."""
    found = [piece.used for piece in table.prepared(seat) if effect in CARDS[piece.kind].effects]
    return found + [quest.used for quest in table.artefacts(seat) if effect in quest.face.kept_effects]


def is_used_up(table: Table, seat: int, effect: Effect) -> bool:
    hero = table.heroes[seat]
    if effect in hero.face.effects or effect in PLACES[hero.place].effects:
        return effect.index in hero.used
    return all(givers(table, seat, effect))


def used_with(effect: Effect) -> str:
    """Returns the verb with which an ability is used."""
    if effect.target in (words.T_HERO_HERE, words.T_HERO_NEXT, words.T_RIVAL):
        return "use-on"
    return {words.T_EXIT: "use-at", words.T_ATTACK: "use-against"}.get(effect.target, "use")
