"""Battle in its stages: response, attack rolls, counter rolls, comparison, challenge, lair, reward."""

from __future__ import annotations

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import CARDS, DIE, NAKARI, QUESTS, Face
from undercroft.games.serpent.effects import push_battle
from undercroft.games.serpent.movement import can_lie, pay_battle
from undercroft.games.serpent.notation import (
    CHALLENGE,
    COUNTER,
    DUEL,
    FORM,
    ORDER,
    PASS,
    STAND_IN,
    code,
    first_of,
    second_of,
    third_of,
    verb_of,
)
from undercroft.games.serpent.plays import IN_RESPONSE, play, play_options
from undercroft.games.serpent.table import Table, matching
from undercroft.games.serpent.things import (
    FIGHTING,
    GODDESS,
    HUNTED,
    MOST,
    PIECE,
    QUEST,
    SERVING,
    WRATH,
    Battle,
    Fight,
    Piece,
)
from undercroft.games.serpent.villainy import extra_of
from undercroft.games.serpent.words import ATTACK, FORMS, M_COMPANY, M_HOST, M_PACK, PRIESTESS
from undercroft.games.serpent.words import COUNTER as COUNTER_ROLL
from undercroft.kernel.chance import Chance

# -- who fights ----------------------------------------------------------------------------------------


def face_of(table: Table, fighter: int) -> Face:
    """The card of a monster, minion, hunted monster or Nakari."""
    if fighter == GODDESS:
        return CARDS[NAKARI]
    if fighter >= QUEST:
        quest = table.quest(fighter - QUEST)
        return QUESTS[quest.kind].monster if quest is not None else CARDS[NAKARI]
    piece = table.piece(fighter - PIECE)
    return CARDS[piece.kind] if piece is not None else CARDS[NAKARI]


def kinds_of(table: Table, fighter: int) -> int:
    return 0 if fighter < PIECE else face_of(table, fighter).kinds


def is_there(table: Table, fighter: int) -> bool:
    """Can it still fight: a hero not felled, a monster not taken away?"""
    if fighter < PIECE:
        return not table.heroes[fighter].is_out
    if fighter == GODDESS:
        return table.has_event
    if fighter >= QUEST:
        return table.quest(fighter - QUEST) is not None
    piece = table.piece(fighter - PIECE)
    return piece is not None and piece.zone in (FIGHTING, SERVING)


# -- before the dice -----------------------------------------------------------------------------------


def raid(table: Table) -> None:
    """All monsters on one hero: bought threats come first, then the stages."""
    battle = table.battles[-1]
    push_battle(table)
    for fight in reversed(battle.fights):
        if fight.has_threat:
            fight.has_threat = False
            extra = extra_of(face_of(table, fight.attacker))
            if extra is not None and not table.heroes[battle.target].is_out:
                table.push(tasks.EFFECT, extra.index, battle.owner, battle.target)


def push_hunt(table: Table, seat: int, fighter: int) -> None:
    """The monster of a quest, or Nakari, attacks: the seat to the left picks its form and rolls for it."""
    if table.variants.is_solo:
        start_hunt(table, seat, fighter, best_attack(table, seat, face_of(table, fighter)))
    else:
        table.push(tasks.ASK_FORM, table.next_living(seat), seat, fighter)


def best_attack(table: Table, seat: int, face: Face) -> int:
    """The round form with the greatest lead over the hero; ties: melee, magic, speed."""
    best = -1
    most = -99
    for form in range(3):
        lead = face.values[form] - table.value(seat, form)
        if face.attacks >> form & 1 and lead > most:
            best, most = form, lead
    return best


def form_options(table: Table, fighter: int) -> list[int]:
    """The round forms: whoever chooses may also go easy on the hero."""
    face = face_of(table, fighter)
    return [code(FORM, form) for form in range(3) if face.attacks >> form & 1]


def attack_lead(table: Table, face: Face, seat: int, form: int) -> int:
    """By how much a monster's attack leads over a hero's counter."""
    lead = face.values[form] + table.enemy_bonus(seat, form, face.kinds) - table.value(seat, form)
    lead -= table.roll_bonus(seat, COUNTER_ROLL, form, 0, face.kinds)
    if face.kinds & PRIESTESS and table.has_event:
        lead += table.tokens
    return lead


def start_hunt(table: Table, seat: int, fighter: int, form: int) -> None:
    battle = Battle(WRATH if fighter == GODDESS else HUNTED, table.next_living(seat), seat, table.heroes[seat].place)
    battle.quest = fighter - QUEST if QUEST <= fighter < GODDESS else -1
    battle.fights.append(Fight(fighter, seat, form))
    table.battles.append(battle)
    if table.told is not None:
        args = {"who": seat, "monster": monster_word(table, fighter), "form": FORMS[form]}
        table.tell("serpent-event-hunted", args)
    push_battle(table)


def monster_word(table: Table, fighter: int) -> str:
    """The id of a monster, or of the quest it belongs to."""
    return face_of(table, fighter).id


def exchange(table: Table) -> None:
    """The response stage, then the rolls."""
    battle = table.battles[-1]
    table.push(tasks.ROLLS)
    target = battle.fights[battle.first].target
    if target < PIECE:
        table.push(tasks.ASK_RESPONSE, target)


def response_options(table: Table, seat: int) -> list[int]:
    """The defender only, any number of cards, each carried out at once."""
    battle = table.battles[-1]
    hero = table.heroes[seat]
    if hero.is_out or hero.place != battle.place:
        return []
    for number in range(battle.first, len(battle.fights)):
        if not battle.fights[number].is_void:
            return [code(PASS), *play_options(table, seat, IN_RESPONSE)]
    return []


def respond(table: Table, seat: int, move: int) -> None:
    if verb_of(move) != PASS:
        table.push(tasks.ASK_RESPONSE, seat)
        play(table, seat, move)


# -- the rolls -----------------------------------------------------------------------------------------


def rolls(table: Table) -> None:
    """All attack rolls, then all counter rolls, then all comparisons, in the order declared."""
    battle = table.battles[-1]
    for task in (tasks.COMPARE, tasks.COUNTER_ROLL, tasks.ATTACK_ROLL):
        for number in range(len(battle.fights) - 1, battle.first - 1, -1):
            table.push(task, number)


def attack_roll(table: Table, number: int, chance: Chance) -> None:
    battle = table.battles[-1]
    fight = battle.fights[number]
    if not is_there(table, fight.attacker) or not is_there(table, fight.target):
        fight.is_void = True
    elif fight.target < PIECE and table.heroes[fight.target].place != battle.place:
        fight.is_void = True  # the target has left
    if fight.is_void:
        return
    if fight.attacker < PIECE:
        table.push(tasks.ATTACK_ROLLED, number)
        push_roll_unspoilt(table, fight.attacker, ATTACK, fight.form)
        return
    table.die = chance.roll(DIE) + 1
    attack_rolled(table, number)


def push_roll_unspoilt(table: Table, seat: int, roll: int, form: int) -> None:
    """Battle rolls are no threats: no card spoils them."""
    table.penalty = 0
    table.push(tasks.ROLL, seat, roll, form, 1, 0)


def attack_rolled(table: Table, number: int) -> None:
    fight = table.battles[-1].fights[number]
    fight.attack = min(MOST, table.die + attack_value(table, fight))
    if table.told is not None:
        args = {**fighters(table, fight), "form": FORMS[fight.form], "die": table.die, "total": fight.attack}
        table.tell("serpent-event-attack", args)


def attack_value(table: Table, fight: Fight) -> int:
    """Everything added to the die of an attack."""
    form = fight.form
    attacker = fight.attacker
    if attacker < PIECE:
        bonus = table.roll_bonus(attacker, ATTACK, form, 0, kinds_of(table, fight.target))
        return table.value(attacker, form) + bonus
    face = face_of(table, attacker)
    piece = table.piece(attacker - PIECE) if attacker < QUEST else None
    total = face.values[form]
    if fight.target < PIECE:
        total += table.enemy_bonus(fight.target, form, face.kinds)
    if piece is not None and piece.zone == SERVING:
        return max(0, total)  # a minion no longer uses the effects of peril
    total += fight.bonus
    if face.kinds & PRIESTESS and table.has_event:
        total += table.tokens
    if piece is not None:
        total += company_bonus(table, piece)
        for card in piece.attached:
            total += matching(CARDS[card >> 3].mods, M_HOST, 0, 0, 0, 0)
    return max(0, total)


def company_bonus(table: Table, piece: Piece) -> int:
    """Monsters that are stronger together; counted are those declared this turn and not taken away."""
    total = 0
    for mod in CARDS[piece.kind].mods:
        if mod.verb == M_PACK:
            total += mod.n * table.declared.count(piece.kind)
        elif mod.verb == M_COMPANY:
            company = 0
            for kind in table.declared:
                if CARDS[kind].kinds & mod.kinds:
                    company += 1
            if company > 1:
                total += mod.n
    return total


def counter_roll(table: Table, number: int, chance: Chance) -> None:
    fight = table.battles[-1].fights[number]
    if fight.is_void or fight.attack < 0 or not is_there(table, fight.target):
        return
    if fight.target >= PIECE:
        table.die = chance.roll(DIE) + 1
        counter_rolled(table, number)
    elif minions(table, fight.target):
        table.push(tasks.ASK_STAND_IN, fight.target, number)
    else:
        hero_counters(table, number)


def hero_counters(table: Table, number: int) -> None:
    fight = table.battles[-1].fights[number]
    table.push(tasks.COUNTER_ROLLED, number)
    push_roll_unspoilt(table, fight.target, COUNTER_ROLL, fight.answer)


def minions(table: Table, seat: int) -> list[Piece]:
    """Minions that have neither countered nor attacked since their owner's recovery."""
    return [piece for piece in table.pieces if piece.seat == seat and piece.zone == SERVING and not piece.used]


def stand_in_options(table: Table, seat: int) -> list[int]:
    return [code(COUNTER)] + [code(STAND_IN, piece.id) for piece in minions(table, seat)]


def stand_in(table: Table, seat: int, number: int, move: int, chance: Chance) -> None:
    """The hero or a minion counters; who rolls, suffers."""
    piece = table.piece(first_of(move))
    if verb_of(move) == COUNTER or piece is None:
        hero_counters(table, number)
        return
    piece.used = True
    table.battles[-1].fights[number].stand_in = piece.id
    table.die = chance.roll(DIE) + 1
    counter_rolled(table, number)


def counter_rolled(table: Table, number: int) -> None:
    fight = table.battles[-1].fights[number]
    target = fight.target
    if fight.stand_in >= 0:
        fight.counter = table.die + face_of(table, PIECE + fight.stand_in).values[fight.form]
    elif target >= PIECE:
        fight.counter = table.die + face_of(table, target).values[fight.form]
    else:
        bonus = table.roll_bonus(target, COUNTER_ROLL, fight.answer, 0, kinds_of(table, fight.attacker))
        fight.counter = table.die + table.value(target, fight.answer) + bonus
    if table.told is not None:
        form = fight.answer if fight.stand_in < 0 and target < PIECE else fight.form
        args = {**fighters(table, fight), "form": FORMS[form], "die": table.die, "total": fight.counter}
        table.tell("serpent-event-counter", args)


def fighters(table: Table, fight: Fight) -> dict[str, object]:
    """Who attacks whom, for the log: seats as `who` and `whom`, monsters by name."""
    args: dict[str, object] = {}
    if fight.attacker < PIECE:
        args["who"] = fight.attacker
        args["attacker"] = "hero"
    else:
        args["who"] = 0
        args["attacker"] = monster_word(table, fight.attacker)
    if fight.target < PIECE:
        args["whom"] = fight.target
        args["target"] = "hero"
    else:
        args["whom"] = 0
        args["target"] = monster_word(table, fight.target)
    return args


# -- the challenge -------------------------------------------------------------------------------------


def challenge(table: Table) -> None:
    battle = table.battles[-1]
    if len(challenge_options(table, battle.target)) > 1:
        table.push(tasks.ASK_CHALLENGE, battle.target)


def challenge_options(table: Table, seat: int) -> list[int]:
    """One attack for one action, at a monster that attacked it or any hero in its location; a minion may do it."""
    battle = table.battles[-1]
    hero = table.heroes[seat]
    found = [code(PASS)]
    if battle.is_answered or hero.is_out or hero.fought:
        return found
    was_attacked = False
    for fight in battle.fights:
        if fight.attack >= 0:
            was_attacked = True
    if not was_attacked:
        return found
    can_pay = table.can_act(seat) or can_lie(table, seat)
    attackers: list[int] = []
    for fight in battle.fights:
        if fight.attack >= 0 and fight.attacker not in attackers and is_there(table, fight.attacker):
            attackers.append(fight.attacker)
    if can_pay:
        for fighter in attackers:
            if fighter >= PIECE:
                for form in range(3):
                    found.append(code(CHALLENGE, fighter, form))
        for other in table.heroes_at(hero.place, seat):
            if other != seat:
                for form in range(3):
                    found.append(code(DUEL, other, form))
    if can_pay or table.variants.free_minion:
        for piece in minions(table, seat):
            for fighter in attackers:
                for form in range(3):
                    if CARDS[piece.kind].attacks >> form & 1:
                        found.append(code(ORDER, piece.id, fighter, form))
    return found


def challenged(table: Table, seat: int, move: int) -> None:
    """Stages I to V once more, with the hero as the attacker; nobody challenges in it."""
    if verb_of(move) == PASS:
        return
    battle = table.battles[-1]
    if verb_of(move) == ORDER:
        piece = table.piece(first_of(move))
        if piece is not None:
            piece.used = True
        if table.variants.free_minion:
            table.heroes[seat].fought = True
        else:
            pay_battle(table, seat)
        fight = Fight(PIECE + first_of(move), second_of(move), third_of(move))
    else:
        pay_battle(table, seat)
        fight = Fight(seat, first_of(move), second_of(move))
    battle.is_answered = True
    if fight.target < PIECE:
        battle.place = table.heroes[fight.target].place
    battle.first = len(battle.fights)
    battle.fights.append(fight)
    if table.told is not None:
        table.tell("serpent-event-challenge", {**fighters(table, fight), "form": FORMS[fight.form]})
    table.push(tasks.EXCHANGE)
