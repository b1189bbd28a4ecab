"""Glory cards and abilities: which of them a seat can play now, and playing them."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent.box.book import BLOCKED, CARDS, GLOOMY, LEGENDARY_LEVEL, PLACES, QUESTS, TRAPPED, Face
from undercroft.games.serpent.box.words import (
    ANY,
    ATTACHMENT,
    ATTACK,
    BOON,
    BOONS,
    COUNTER,
    EFFECTS,
    H_OWN_QUEST,
    H_OWN_WEAPON,
    HEROIC,
    INSTANT,
    LEGENDARY,
    M_COST,
    M_ENEMY,
    M_IMMUNE,
    M_PREVENT,
    M_REROLL,
    M_ROLL,
    M_STAT,
    O_ACTION,
    O_CANCEL,
    O_DISCARD,
    O_EXPLORE,
    O_HEAL,
    O_MINION,
    O_RETURN,
    O_TOKEN,
    O_WARP,
    O_WOUND,
    ON_HEROIC,
    ON_PLAY,
    ON_RESPOND,
    PROGRAMS,
    RESPONSE,
    T_ATTACK,
    T_EXIT,
    T_HERO_HERE,
    T_HERO_NEXT,
    T_MONSTER,
    T_PLACE,
    T_RIVAL,
    THREAT,
    TREASURE,
    TREASURES,
    TYPES,
    WEAPON,
    Effect,
)
from undercroft.games.serpent.cards.effects import UseEffect
from undercroft.games.serpent.notation import (
    DRINK,
    MOST_NAMED,
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
    code,
    first_of,
    second_of,
    verb_of,
)
from undercroft.games.serpent.table.aim import NO_AIM, NONE, Aim
from undercroft.games.serpent.table.battle import GODDESS, PIECE, QUEST
from undercroft.games.serpent.table.changes import limits, matching
from undercroft.games.serpent.table.hero import Hero
from undercroft.games.serpent.table.piece import PREPARED, Attached, Piece, holds, is_kept_potion
from undercroft.games.serpent.table.quest import Quest
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.ways.exits import exit_kind
from undercroft.games.serpent.ways.growth import can_explore

# Where a seat is asked.
IN_HEROIC: Final = 0
IN_RESPONSE: Final = 1
IN_RESCUE: Final = 2
IN_ENTER: Final = 3
IN_AWAY: Final = 4
IN_DUEL: Final = 5
EVERYWHERE: Final = (IN_HEROIC, IN_RESPONSE, IN_RESCUE, IN_ENTER, IN_AWAY, IN_DUEL)

# What a card is good for, so that a window is opened only where it can matter.
HEALS: Final = 1
WARPS: Final = 2
ACTS: Final = 4
# What can await a hero who enters, and which cards help against it.
TESTED: Final = 8
FOUGHT: Final = 16
SPRUNG: Final = 32  # by a trap card
DODGED: Final = 64  # spikes that an action evades
HURT: Final = 128  # by the location itself
ANYTHING: Final = TESTED | FOUGHT | SPRUNG | DODGED | HURT


def use_of(face: Face) -> int:
    uses = 0
    for effect in face.effects:
        if effect.when == ON_PLAY and effect.do >= 0:
            for op in PROGRAMS[effect.do]:
                uses |= HEALS if op.verb == O_HEAL else 0
                uses |= WARPS | ANYTHING if op.verb == O_WARP else 0
                uses |= ACTS | FOUGHT | DODGED if op.verb == O_ACTION else 0
    for mod in face.mods:
        if mod.verb in (M_STAT, M_REROLL):
            uses |= TESTED | FOUGHT
        elif mod.verb == M_ROLL:
            uses |= TESTED if not mod.rolls or mod.rolls & THREAT else 0
            uses |= FOUGHT if not mod.rolls or mod.rolls & (ATTACK | COUNTER) else 0
        elif mod.verb == M_ENEMY:
            uses |= FOUGHT
        elif mod.verb == M_PREVENT:
            uses |= FOUGHT | SPRUNG if mod.rolls or mod.sources else FOUGHT | SPRUNG | HURT
        elif mod.verb == M_IMMUNE:
            uses |= SPRUNG
    return uses


USES: Final = [use_of(face) for face in CARDS]


def suits(kind: int, context: int) -> bool:
    """Is it a glory card, and this the time for it?"""
    face = CARDS[kind]
    if not face.is_glory:
        return False
    if context == IN_HEROIC:
        return face.timing == HEROIC or face.timing == ANY
    if context == IN_RESPONSE:
        return face.timing == RESPONSE or (
            face.timing == ANY and (face.duration == ATTACHMENT or USES[kind] & (WARPS | ACTS) != 0)
        )
    if context == IN_RESCUE:
        return face.timing == ANY and USES[kind] & HEALS != 0
    if context == IN_ENTER:
        return (face.timing == HEROIC or face.timing == ANY) and USES[kind] & ANYTHING != 0
    if context == IN_DUEL:
        return face.timing == ANY and (face.duration == ATTACHMENT or USES[kind] & ACTS != 0)
    return face.timing == ANY and USES[kind] & WARPS != 0


def contexts_of(kind: int) -> int:
    """All contexts that a card suits, as bits."""
    contexts = 0
    for context in EVERYWHERE:
        contexts |= 1 << context if suits(kind, context) else 0
    return contexts


CONTEXTS: Final = [contexts_of(kind) for kind in range(len(CARDS))]


def price_of(table: Table, seat: int, face: Face) -> int:
    """What a glory card costs here."""
    if face.sort != TREASURE or face.cost < 0:
        return face.cost
    place = PLACES[table.heroes[seat].place]
    return max(min(1, face.cost), face.cost + matching(place.mods, M_COST, 0, 0, 0, 0))


def play_options(table: Table, seat: int, context: int) -> list[int]:
    """Every play of a glory card or ability that is legal and can change something."""
    found: list[int] = []
    hero = table.heroes[seat]
    last = -1
    for kind in hero.hand:
        if kind == last:
            continue
        last = kind
        if CONTEXTS[kind] >> context & 1:
            face = CARDS[kind]
            if is_payable(table, seat, face):
                add_plays(table, seat, kind, face, context, found)
    if context in (IN_HEROIC, IN_RESCUE) and is_wounded(hero):
        for piece in table.pieces:
            if piece.seat == seat and is_kept_potion(piece):
                found.append(code(DRINK, piece.id))
    if context == IN_HEROIC:
        add_abilities(table, seat, ON_HEROIC, found)
    elif context == IN_RESPONSE and not hero.muted:
        add_abilities(table, seat, ON_RESPOND, found)
    return found


def is_payable(table: Table, seat: int, face: Face) -> bool:
    hero = table.heroes[seat]
    if hero.glory < (1 if face.cost < 0 else price_of(table, seat, face)):
        return False
    if face.kinds & LEGENDARY and hero.level < LEGENDARY_LEVEL:
        return False
    return not (hero.muted and face.timing == RESPONSE)


def is_wounded(hero: Hero) -> bool:
    return hero.health < hero.face.health


def add_plays(table: Table, seat: int, kind: int, face: Face, context: int, found: list[int]) -> None:
    hero = table.heroes[seat]
    if face.duration == ATTACHMENT:
        add_hosts(table, seat, kind, face, found)
        return
    if face.duration != INSTANT:
        if is_allowed_alone(table, seat, face) and has_room(table, seat, face):
            found.append(code(PLAY, kind))
        return
    if face.sort == TREASURE and context == IN_HEROIC and table.load_of(seat, TREASURES) < table.limit(seat, TREASURES):
        found.append(code(STOW, kind))
    uses = USES[kind]
    if uses & HEALS and not is_wounded(hero):
        return
    if uses & ACTS and seat != table.active and hero.saved:
        return  # a second action is never saved
    effect = face.effects[0]
    if face.cost < 0:
        per = PROGRAMS[effect.do][0].per
        for count in range(per, min(MOST_NAMED, hero.glory) + 1, per):
            found.append(code(PLAY_FOR, kind, count))
    elif effect.target == T_PLACE:
        for place in warp_places(table, seat, effect):
            found.append(code(PLAY_AT, kind, place))
    elif effect.target == T_MONSTER or effect.target == T_ATTACK:
        for number in attacks_on(table, seat, effect):
            found.append(code(PLAY_AGAINST, kind, number))
    else:
        found.append(code(PLAY, kind))


def has_room(table: Table, seat: int, face: Face) -> bool:
    """A free place, judged with the limit the card itself gives, and no other treasure of its type."""
    which = BOONS if face.sort == BOON else TREASURES
    if table.load_of(seat, which) >= table.limit(seat, which) + limits(face.mods, which):
        return False
    types = face.kinds & TYPES
    if types:
        for piece in table.pieces:
            if piece.seat == seat and piece.zone == PREPARED and CARDS[piece.kind].kinds & types:
                return False
    return True


def is_allowed_alone(table: Table, seat: int, face: Face) -> bool:
    """Solo: permanent boons only on an entrance; treasures wait for the end of a battle."""
    if not table.variants.is_solo:
        return True
    if face.sort == BOON:
        return table.is_entrance(table.heroes[seat].place)
    return False


def add_hosts(table: Table, seat: int, kind: int, face: Face, found: list[int]) -> None:
    if face.host == H_OWN_QUEST:
        if table.variants.is_solo and not table.is_entrance(table.heroes[seat].place):
            return
        for quest in table.quests:
            if quest.seat == seat and not quest.is_done and not holds(quest.attached, kind):
                found.append(code(VOW, kind, quest.id))
    elif face.host == H_OWN_WEAPON and not table.variants.is_solo:
        for piece in table.pieces:
            if (
                piece.seat == seat
                and piece.zone == PREPARED
                and CARDS[piece.kind].kinds & WEAPON
                and not holds(piece.attached, kind)
            ):
                found.append(code(PLAY_ON, kind, piece.id))


def warp_places(table: Table, seat: int, effect: Effect) -> list[int]:
    """Where a hero can be taken: near by, or from one gloomy tunnel to another."""
    hero = table.heroes[seat]
    if not table.is_warpable(seat):
        return []
    places = table.chart.within(hero.place, effect.within)
    if effect.gloomy and PLACES[hero.place].kind == GLOOMY:
        for place in table.chart.placed:
            if PLACES[place].kind == GLOOMY and place != hero.place and place not in places:
                places.append(place)
    return places


def attacks_on(table: Table, seat: int, effect: Effect) -> list[int]:
    """The attacks on a hero, not yet rolled, that an effect can touch; of two by one attacker the first."""
    if not table.battles:
        return []
    battle = table.battles[-1]
    found: list[int] = []
    attackers: list[int] = []
    for number in range(battle.first, len(battle.fights)):
        fight = battle.fights[number]
        if fight.is_void or fight.target != seat or fight.attack >= 0 or not effect.forms >> fight.form & 1:
            continue
        is_card = PIECE <= fight.attacker < QUEST
        ops = PROGRAMS[effect.do]
        if effect.target == T_MONSTER:
            if not is_card:
                continue
            piece = table.piece(fight.attacker - PIECE)
            if piece is None:
                continue
            face = CARDS[piece.kind]
            if face.cost > effect.most or (effect.of and not face.kinds & effect.of):
                continue
            if ops[0].verb == O_MINION and table.load_of(seat, TREASURES) >= table.limit(seat, TREASURES):
                continue
        if fight.attacker == GODDESS and ops[0].verb in (O_CANCEL, O_DISCARD):
            continue
        if fight.attacker not in attackers:
            attackers.append(fight.attacker)
            found.append(number)
    return found


# -- abilities -----------------------------------------------------------------------------------------


def moments_of(effects: list[Effect]) -> int:
    """When the effects of a card can be used, as bits."""
    found = 0
    for effect in effects:
        found |= 1 << effect.when
    return found


MOMENTS: Final = [moments_of(face.effects) for face in CARDS]


def add_abilities(table: Table, seat: int, when: int, found: list[int]) -> None:
    """Each ability once, however many copies of a card give it; each copy is a use of its own."""
    hero = table.heroes[seat]
    given: list[int] = []  # by cards and artefacts
    for effect in hero.face.effects:
        if effect.when == when and effect.index not in hero.used:
            add_uses(table, seat, effect, found)
    if when == ON_HEROIC:
        for effect in PLACES[hero.place].effects:
            if effect.when == when and effect.index not in hero.used:
                add_uses(table, seat, effect, found)
    for piece in table.pieces:
        if MOMENTS[piece.kind] >> when & 1 and piece.seat == seat and piece.zone == PREPARED and not piece.used:
            for effect in CARDS[piece.kind].effects:
                if effect.when == when and effect.index not in given:
                    given.append(effect.index)
                    add_uses(table, seat, effect, found)
    for quest in table.quests:
        if quest.seat == seat and quest.is_done and not quest.used:
            for effect in QUESTS[quest.kind].kept_effects:
                if effect.when == when and effect.index not in given:
                    given.append(effect.index)
                    add_uses(table, seat, effect, found)


def add_uses(table: Table, seat: int, effect: Effect, found: list[int]) -> None:
    hero = table.heroes[seat]
    if hero.glory < effect.pay:
        return
    if effect.target == T_HERO_HERE:
        for other in table.heroes_at(hero.place, seat):
            if is_wounded(table.heroes[other]):
                found.append(code(USE_ON, effect.index, other))
    elif effect.target == T_HERO_NEXT:
        if table.can_act(seat) and not hero.fought:
            for side in range(4):
                place = table.chart.near[hero.place * 4 + side]
                if place >= 0:
                    for other in table.heroes_at(place, seat):
                        found.append(code(USE_ON, effect.index, other))
    elif effect.target == T_RIVAL:
        if hero.peril > 0:
            for other in table.rivals(seat):
                found.append(code(USE_ON, effect.index, other))
    elif effect.target == T_EXIT:
        for side in range(4):
            is_way = table.chart.near[hero.place * 4 + side] >= 0
            if is_way and exit_kind(table, hero.place, side) in (BLOCKED, TRAPPED):
                found.append(code(USE_AT, effect.index, side))
    elif effect.target == T_ATTACK:
        for number in attacks_on(table, seat, effect):
            fight = table.battles[-1].fights[number]
            if fight.answer == fight.form:
                found.append(code(USE_AGAINST, effect.index, number))
    elif can_matter(table, seat, effect):
        found.append(code(USE, effect.index))


def can_matter(table: Table, seat: int, effect: Effect) -> bool:
    """Would the ability change anything?"""
    hero = table.heroes[seat]
    op = PROGRAMS[effect.do][0]
    if op.verb == O_HEAL:
        return is_wounded(hero)
    if op.verb == O_TOKEN:
        return table.tokens > 0 and table.has_event
    if op.verb == O_EXPLORE:
        return can_explore(table)
    if op.verb == O_RETURN:
        return bool(returnable(table, op.n))
    if op.verb == O_WOUND:
        return hero.health > op.n
    return True


def returnable(table: Table, most: int) -> list[int]:
    """Glory cards in the discard of a cost up to `most`."""
    return [
        kind for kind, count in enumerate(table.gone) if count and CARDS[kind].is_glory and CARDS[kind].cost <= most
    ]


# -- playing -------------------------------------------------------------------------------------------


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
