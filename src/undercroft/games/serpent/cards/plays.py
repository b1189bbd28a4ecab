"""Glory cards and abilities: what a seat can play now, at what price, and playing it."""

from __future__ import annotations

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.box import words
from undercroft.games.serpent.box.book import CARDS, LEGENDARY_LEVEL, PLACES, Face
from undercroft.games.serpent.cards.abilities import add_abilities, attacks_on, is_wounded, warp_places
from undercroft.games.serpent.cards.effects import UseEffect
from undercroft.games.serpent.cards.timing import ACTS, CONTEXTS, HEALS, IN_HEROIC, IN_RESCUE, IN_RESPONSE, USES
from undercroft.games.serpent.notation import MOST_NAMED, code, first_of, second_of, verb_of
from undercroft.games.serpent.table.aim import NO_AIM, NONE, Aim
from undercroft.games.serpent.table.changes import limits, matching
from undercroft.games.serpent.table.piece import PREPARED, Attached, holds, is_kept_potion
from undercroft.games.serpent.table.table import Table


def price_of(table: Table, seat: int, face: Face) -> int:
    """Returns the price of a glory card here."""
    if face.sort != words.TREASURE or face.cost < 0:
        return face.cost
    place = PLACES[table.heroes[seat].place]
    return max(min(1, face.cost), face.cost + matching(place.mods, words.M_COST, 0, 0, 0, 0))


def play_options(table: Table, seat: int, context: int) -> list[int]:
    """Returns every play of a glory card or ability that is legal and can change something."""
    found: list[int] = []
    hero = table.heroes[seat]
    last = -1  # asked at every decision, so without a list of the different cards
    for kind in hero.hand:
        if kind != last and CONTEXTS[kind] >> context & 1:
            face = CARDS[kind]
            if is_payable(table, seat, face):
                add_plays(table, seat, kind, face, context, found)
        last = kind
    if context in (IN_HEROIC, IN_RESCUE) and is_wounded(hero):
        for piece in table.pieces:
            if piece.seat == seat and is_kept_potion(piece):
                found.append(code(verbs.DRINK, piece.id))
    if context == IN_HEROIC:
        add_abilities(table, seat, words.ON_HEROIC, found)
    elif context == IN_RESPONSE and not hero.muted:
        add_abilities(table, seat, words.ON_RESPOND, found)
    return found


def is_payable(table: Table, seat: int, face: Face) -> bool:
    hero = table.heroes[seat]
    if hero.glory < (1 if face.cost < 0 else price_of(table, seat, face)):
        return False
    if face.kinds & words.LEGENDARY and hero.level < LEGENDARY_LEVEL:
        return False
    return not (hero.muted and face.timing == words.RESPONSE)


def add_plays(table: Table, seat: int, kind: int, face: Face, context: int, found: list[int]) -> None:
    hero = table.heroes[seat]
    if face.duration == words.ATTACHMENT:
        add_hosts(table, seat, kind, face, found)
        return
    if face.duration != words.INSTANT:
        if is_allowed_alone(table, seat, face) and has_room(table, seat, face):
            found.append(code(verbs.PLAY, kind))
        return
    if (
        face.sort == words.TREASURE
        and context == IN_HEROIC
        and table.load_of(seat, words.TREASURES) < table.limit(seat, words.TREASURES)
    ):
        found.append(code(verbs.STOW, kind))
    uses = USES[kind]
    if uses & HEALS and not is_wounded(hero):
        return
    if uses & ACTS and seat != table.active and hero.saved:
        return  # a second action is never saved
    effect = face.effects[0]
    if face.cost < 0:
        per = words.PROGRAMS[effect.do][0].per
        for count in range(per, min(MOST_NAMED, hero.glory) + 1, per):
            found.append(code(verbs.PLAY_FOR, kind, count))
    elif effect.target == words.T_PLACE:
        for place in warp_places(table, seat, effect):
            found.append(code(verbs.PLAY_AT, kind, place))
    elif effect.target == words.T_MONSTER or effect.target == words.T_ATTACK:
        for number in attacks_on(table, seat, effect):
            found.append(code(verbs.PLAY_AGAINST, kind, number))
    else:
        found.append(code(verbs.PLAY, kind))


def has_room(table: Table, seat: int, face: Face) -> bool:
    """Returns whether there is a free place, counting the limit the card itself gives, and no treasure of its type."""
    which = words.BOONS if face.sort == words.BOON else words.TREASURES
    if table.load_of(seat, which) >= table.limit(seat, which) + limits(face.mods, which):
        return False
    types = face.kinds & words.TYPES
    if types:
        for piece in table.pieces:
            if piece.seat == seat and piece.zone == PREPARED and CARDS[piece.kind].kinds & types:
                return False
    return True


def is_allowed_alone(table: Table, seat: int, face: Face) -> bool:
    """Returns False in a solo game for permanent boons off an entrance, and for treasures until a battle ends."""
    if not table.variants.is_solo:
        return True
    if face.sort == words.BOON:
        return table.is_entrance(table.heroes[seat].place)
    return False


def add_hosts(table: Table, seat: int, kind: int, face: Face, found: list[int]) -> None:
    if face.host == words.H_OWN_QUEST:
        if table.variants.is_solo and not table.is_entrance(table.heroes[seat].place):
            return
        for quest in table.quests:
            if quest.seat == seat and not quest.is_done and not holds(quest.attached, kind):
                found.append(code(verbs.VOW, kind, quest.id))
    elif face.host == words.H_OWN_WEAPON and not table.variants.is_solo:
        for piece in table.prepared(seat):
            if CARDS[piece.kind].kinds & words.WEAPON and not holds(piece.attached, kind):
                found.append(code(verbs.PLAY_ON, kind, piece.id))


def play_shown(table: Table, seat: int, move: int) -> None:
    """Pays for a card or ability, shows it, and pushes its effect."""
    verb = verb_of(move)
    if verb == verbs.DRINK:
        drink(table, seat, first_of(move))
    elif verb >= verbs.USE:
        use(table, seat, first_of(move), aim_of(move))
    else:
        play_card(table, seat, move)


def aim_of(move: int) -> Aim:
    """Returns the aim of a card or ability; its verb determines the meaning of its second figure."""
    verb, target = verb_of(move), second_of(move)
    if verb == verbs.PLAY_FOR:
        return Aim(count=target)
    if verb == verbs.USE_ON:
        return Aim(whom=target)
    if verb == verbs.PLAY_AT:
        return Aim(place=target)
    if verb == verbs.USE_AT:
        return Aim(side=target)
    if verb in (verbs.PLAY_AGAINST, verbs.USE_AGAINST):
        return Aim(fight=target)
    return NO_AIM


def play_card(table: Table, seat: int, move: int) -> None:
    verb, kind = verb_of(move), first_of(move)
    hero = table.heroes[seat]
    face = CARDS[kind]
    table.is_final = True  # a card of the hand is shown
    table.add_glory(seat, -(second_of(move) if face.cost < 0 else price_of(table, seat, face)))
    hero.hand.remove(kind)
    table.tell_who("serpent-event-played", seat, "card", face.id)
    if verb == verbs.VOW:
        quest = table.quest(second_of(move))
        if quest is not None:
            quest.attached = (*quest.attached, Attached(kind, seat))
    elif verb == verbs.PLAY_ON:
        piece = table.piece(second_of(move))
        if piece is not None:
            piece.attached = (*piece.attached, Attached(kind, seat))
    elif verb == verbs.STOW or face.duration != words.INSTANT:
        table.new_piece(kind, seat, seat, PREPARED)
    else:
        table.put_away(kind)
        use_card(table, kind, seat, aim_of(move))


def use_card(table: Table, kind: int, seat: int, aim: Aim) -> None:
    for effect in CARDS[kind].effects:
        if effect.when == words.ON_PLAY:
            table.then(UseEffect(effect.index, seat, seat, aim))


def drink(table: Table, seat: int, id: int) -> None:
    piece = table.piece(id)
    if piece is None:
        return
    table.discard_piece(piece)
    table.tell_who("serpent-event-drank", seat, "card", CARDS[piece.kind].id)
    use_card(table, piece.kind, seat, NO_AIM)


def use(table: Table, seat: int, index: int, aim: Aim) -> None:
    """Uses an ability of a hero, location, card or artefact."""
    effect = words.EFFECTS[index]
    hero = table.heroes[seat]
    source = NONE
    is_once = effect.once or not effect.pay  # what costs nothing works once a turn in any case
    pieces = [piece for piece in table.prepared(seat) if not piece.used and effect in CARDS[piece.kind].effects]
    artefacts = [quest for quest in table.artefacts(seat) if not quest.used and effect in quest.face.kept_effects]
    if pieces:
        pieces[0].used = is_once
        source = pieces[0].id
    elif artefacts:
        artefacts[0].used = is_once
    elif is_once:
        hero.used.append(index)
    table.add_glory(seat, -effect.pay)
    table.tell_who("serpent-event-used", seat, "ability", effect.name)
    if effect.target == words.T_HERO_NEXT:
        table.spend_action(seat)
    table.then(UseEffect(index, seat, seat, aim, source))


def is_shown(move: int) -> bool:
    """Returns whether it is a play of a glory card or ability."""
    return verbs.PLAY <= verb_of(move) <= verbs.USE_AGAINST
