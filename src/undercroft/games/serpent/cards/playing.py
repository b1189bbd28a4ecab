"""Playing a glory card or an ability: paid, shown, carried out."""

from __future__ import annotations

from undercroft.games.serpent.box.book import CARDS, QUESTS
from undercroft.games.serpent.box.words import EFFECTS, INSTANT, ON_PLAY, T_HERO_NEXT, Effect
from undercroft.games.serpent.cards.effects import UseEffect
from undercroft.games.serpent.cards.plays import price_of
from undercroft.games.serpent.notation import (
    DRINK,
    PLAY,
    PLAY_AGAINST,
    PLAY_AT,
    PLAY_FOR,
    PLAY_ON,
    STOW,
    USE,
    USE_AGAINST,
    USE_AT,
    USE_ON,
    VOW,
    first_of,
    second_of,
    verb_of,
)
from undercroft.games.serpent.table.aim import NO_AIM, NONE, Aim
from undercroft.games.serpent.table.piece import PREPARED, Attached, Piece
from undercroft.games.serpent.table.quest import Quest
from undercroft.games.serpent.table.table import Table


def play_shown(table: Table, seat: int, move: int) -> None:
    """Pay for a card or ability, show it, and put its effect on the stack."""
    verb = verb_of(move)
    if verb == DRINK:
        drink(table, seat, first_of(move))
    elif verb >= USE:
        use(table, seat, first_of(move), aim_of(move))
    else:
        play_card(table, seat, move)


def aim_of(move: int) -> Aim:
    """What a card or ability is aimed at: its verb tells what its second figure is."""
    verb, target = verb_of(move), second_of(move)
    if verb == PLAY_FOR:
        return Aim(count=target)
    if verb == USE_ON:
        return Aim(whom=target)
    if verb == PLAY_AT:
        return Aim(place=target)
    if verb == USE_AT:
        return Aim(side=target)
    if verb in (PLAY_AGAINST, USE_AGAINST):
        return Aim(fight=target)
    return NO_AIM


def play_card(table: Table, seat: int, move: int) -> None:
    verb, kind = verb_of(move), first_of(move)
    hero = table.heroes[seat]
    face = CARDS[kind]
    table.is_final = True  # a card of the hand is shown
    table.add_glory(seat, -(second_of(move) if face.cost < 0 else price_of(table, seat, face)))
    hero.hand.remove(kind)
    if table.told is not None:
        table.tell("serpent-event-played", {"who": seat, "card": face.id})
    if verb == VOW:
        quest = table.quest(second_of(move))
        if quest is not None:
            quest.attached = (*quest.attached, Attached(kind, seat))
    elif verb == PLAY_ON:
        piece = table.piece(second_of(move))
        if piece is not None:
            piece.attached = (*piece.attached, Attached(kind, seat))
    elif verb == STOW or face.duration != INSTANT:
        table.new_piece(kind, seat, seat, PREPARED)
    else:
        table.put_away(kind)
        use_card(table, kind, seat, aim_of(move))


def use_card(table: Table, kind: int, seat: int, aim: Aim) -> None:
    for effect in CARDS[kind].effects:
        if effect.when == ON_PLAY:
            table.then(UseEffect(effect.index, seat, seat, aim))


def drink(table: Table, seat: int, id: int) -> None:
    piece = table.piece(id)
    if piece is None:
        return
    table.discard_piece(piece)
    if table.told is not None:
        table.tell("serpent-event-drank", {"who": seat, "card": CARDS[piece.kind].id})
    use_card(table, piece.kind, seat, NO_AIM)


def use(table: Table, seat: int, index: int, aim: Aim) -> None:
    """Use an ability of a hero, location, card or artefact."""
    effect = EFFECTS[index]
    hero = table.heroes[seat]
    source = NONE
    is_once = effect.once or not effect.pay  # what costs nothing works once a turn in any case
    piece = unused_piece(table, seat, effect)
    quest = unused_artefact(table, seat, effect)
    if piece is not None:
        piece.used = is_once
        source = piece.id
    elif quest is not None:
        quest.used = is_once
    elif is_once:
        hero.used.append(index)
    table.add_glory(seat, -effect.pay)
    if table.told is not None:
        table.tell("serpent-event-used", {"who": seat, "ability": effect.name})
    if effect.target == T_HERO_NEXT:
        table.spend_action(seat)
    table.then(UseEffect(index, seat, seat, aim, source))


def unused_piece(table: Table, seat: int, effect: Effect) -> Piece | None:
    """The first prepared card that gives an ability and was not used yet."""
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == PREPARED and not piece.used and effect in CARDS[piece.kind].effects:
            return piece
    return None


def unused_artefact(table: Table, seat: int, effect: Effect) -> Quest | None:
    """The first artefact that gives an ability and was not used yet."""
    for quest in table.quests:
        if quest.seat == seat and quest.is_done and not quest.used and effect in QUESTS[quest.kind].kept_effects:
            return quest
    return None


def is_shown(move: int) -> bool:
    """Is this a play of a glory card or ability?"""
    return PLAY <= verb_of(move) <= USE_AGAINST
