"""Quests: the eight categories, tries, escorts, and what a completed quest brings."""

from __future__ import annotations

from undercroft.games.serpent import tasks
from undercroft.games.serpent.battle import push_hunt
from undercroft.games.serpent.book import (
    ARTEFACT,
    CARDS,
    ESCORT,
    HUNT,
    LAST_LEVEL,
    PLACES,
    QUESTS,
    SEARCHING,
    QuestFace,
)
from undercroft.games.serpent.effects import push_run
from undercroft.games.serpent.limits import push_limits
from undercroft.games.serpent.movement import push_away_from
from undercroft.games.serpent.notation import (
    DELIVER,
    DROP,
    OFFER,
    SEARCH,
    TAKE,
    TAKE_WITH,
    TRY,
    TRY_WITH,
    code,
    first_of,
    second_of,
    verb_of,
)
from undercroft.games.serpent.rolls import NO_FORM, push_roll, push_test
from undercroft.games.serpent.table import QUESTS_TO_WIN, Table, matching
from undercroft.games.serpent.things import GODDESS, MOST, PREPARED, QUEST, Hero, Quest
from undercroft.games.serpent.words import M_ROLL, ON_DONE, OTHER, THREAT
from undercroft.games.serpent.words import SEARCH as SEARCH_ROLL
from undercroft.games.serpent.words import TRY as TRY_ROLL
from undercroft.games.serpent.wounds import BY_PRICE, drop_token, push_wounds
from undercroft.kernel.chance import Chance


def is_place_of(face: QuestFace, place: int) -> bool:
    return face.places >> place & 1 == 1 or (face.place_kind >= 0 and PLACES[place].kind == face.place_kind)


def add_quest_moves(table: Table, seat: int, found: list[int]) -> None:
    """Everything a hero can do for its quests where it stands."""
    hero = table.heroes[seat]
    place = hero.place
    for quest in table.quests:
        if quest.is_done or (quest.seat != seat and quest.seat >= 0):
            continue
        face = QUESTS[quest.kind]
        if face.category == ESCORT:
            add_escort(table, seat, quest, face, found)
        elif not is_place_of(face, place):
            continue
        elif face.category == SEARCHING and quest.found != place:
            if table.can_act(seat):
                found.append(code(SEARCH, quest.id))
        elif can_try(table, seat, quest) and can_give(table, seat, face):
            add_tries(quest, face, TRY, TRY_WITH, found)


def add_tries(quest: Quest, face: QuestFace, verb: int, verb_with: int, found: list[int]) -> None:
    """A try, named with the value to test where the quest leaves the choice."""
    if len(face.stats) > 1:
        found += [code(verb_with, quest.id, stat) for stat in face.stats]
    else:
        found.append(code(verb, quest.id))


def add_escort(table: Table, seat: int, quest: Quest, face: QuestFace, found: list[int]) -> None:
    hero = table.heroes[seat]
    if quest.is_carried:
        if hero.place == face.to:
            found.append(code(DELIVER, quest.id))
        elif not hero.dropped:
            found.append(code(DROP, quest.id))
    elif quest.token >= 0:
        if hero.place == quest.token and not quest.is_fresh:
            found.append(code(TAKE, quest.id))
    elif is_place_of(face, hero.place) and (not face.stats or can_try(table, seat, quest)):
        add_tries(quest, face, TAKE, TAKE_WITH, found)


def can_try(table: Table, seat: int, quest: Quest) -> bool:
    """The first try of a turn is free, later ones cost an action; some quests ask for glory each time."""
    return table.heroes[seat].glory >= QUESTS[quest.kind].fee and (
        is_free_try(table, seat, quest) or table.can_act(seat)
    )


def is_free_try(table: Table, seat: int, quest: Quest) -> bool:
    hero = table.heroes[seat]
    return not hero.tried >> quest.kind & 1 if table.variants.try_per_quest else hero.tries == 0


def costs_action(table: Table, seat: int, move: int) -> bool:
    """Does a move for a quest need an action: a search, or a try after the free one?"""
    quest = table.quest(first_of(move))
    if quest is None or verb_of(move) == SEARCH:
        return quest is not None
    is_taken = verb_of(move) == TAKE and quest.token < 0 and bool(QUESTS[quest.kind].stats)
    is_try = verb_of(move) in (TRY, TRY_WITH, TAKE_WITH) or is_taken
    return is_try and not is_free_try(table, seat, quest)


def can_give(table: Table, seat: int, face: QuestFace) -> bool:
    """Can the whole price be given, without the hero falling by it?"""
    hero = table.heroes[seat]
    if hero.glory < face.price or len(hero.hand) < face.hand:
        return False
    if face.wounds and hero.health <= face.wounds:
        return False
    return not face.worth or worth(table, seat) >= face.worth


def worth(table: Table, seat: int) -> int:
    """The printed glory of all prepared boons and treasures."""
    total = 0
    for piece in table.pieces:
        if piece.seat == seat and piece.zone == PREPARED:
            total += max(0, CARDS[piece.kind].cost)
    return total


# -- tries -----------------------------------------------------------------------------------------------


def quest_move(table: Table, seat: int, move: int, chance: Chance) -> None:
    quest = table.quest(first_of(move))
    if quest is None:
        return
    verb = verb_of(move)
    face = QUESTS[quest.kind]
    if verb == DELIVER:
        table.push(tasks.COMPLETE, seat, quest.id)
    elif verb == DROP:
        drop(table, seat, quest)
    elif verb == SEARCH:
        table.spend_action(seat)
        table.push(tasks.SEARCHED, seat, quest.id)
        push_roll(table, seat, SEARCH_ROLL, NO_FORM, 1)
    elif verb == TAKE and (quest.token >= 0 or not face.stats):
        take(table, seat, quest, chance)
    else:
        is_named = verb in (TRY_WITH, TAKE_WITH)
        attempt(table, seat, quest, face.stats.index(second_of(move)) if is_named else 0)


def attempt(table: Table, seat: int, quest: Quest, which: int) -> None:
    """A try: it is paid, then tested in the value chosen, fought or given."""
    hero = table.heroes[seat]
    face = QUESTS[quest.kind]
    if not is_free_try(table, seat, quest):
        table.spend_action(seat)
    hero.tries = min(MOST, hero.tries + 1)
    hero.tried |= 1 << quest.kind
    table.add_glory(seat, -face.fee)
    if table.told is not None:
        table.tell("serpent-event-tries", {"who": seat, "quest": face.id})
    if face.category == HUNT:
        push_hunt(table, seat, GODDESS if face.is_nakari else QUEST + quest.id)
    elif face.stats:
        table.push(tasks.TRIED, seat, quest.id)
        number = face.numbers[which] - vow_bonus(quest, TRY_ROLL)
        push_test(table, seat, face.stats[which], number, OTHER, THREAT | TRY_ROLL)
        if face.fails_all:
            push_away_from(table, seat)
    elif face.dice:
        table.push(tasks.TRIED, seat, quest.id)
        push_roll(table, seat, TRY_ROLL, NO_FORM, face.dice)
    else:
        give(table, seat, quest, face)


def vow_bonus(quest: Quest, roll: int) -> int:
    total = 0
    for card in quest.attached:
        total += matching(CARDS[card >> 3].mods, M_ROLL, roll, 0, 0, 0)
    return total


def tried(table: Table, seat: int, id: int, chance: Chance) -> None:
    """Passed: a step, the last one completes it. Failed: the printed misfortune."""
    quest = table.quest(id)
    if quest is None or table.heroes[seat].is_out:
        return
    face = QUESTS[quest.kind]
    if face.dice:
        total = table.die + table.penalty + vow_bonus(quest, TRY_ROLL)
        table.passed = total >= face.number
        if table.told is not None:
            args = {"who": seat, "total": total, "number": face.number}
            table.tell("serpent-event-dice-passed" if table.passed else "serpent-event-dice-failed", args)
    if not table.passed:
        push_run(table, face.fail, seat, seat, 0, 0)
    elif face.category == ESCORT:
        take(table, seat, quest, chance)
    else:
        quest.steps += 1
        if quest.steps >= face.steps:
            table.push(tasks.COMPLETE, seat, id)
        elif table.told is not None:
            table.tell("serpent-event-step", {"who": seat, "quest": face.id})


def searched(table: Table, seat: int, id: int) -> None:
    """The die and the distance to the nearest entrance find the goal, until the end of the turn."""
    quest = table.quest(id)
    if quest is None:
        return
    face = QUESTS[quest.kind]
    place = table.heroes[seat].place
    total = table.die + table.chart.distance(place) + table.penalty + vow_bonus(quest, SEARCH_ROLL)
    total += table.roll_bonus(seat, SEARCH_ROLL, NO_FORM, 0, 0)
    if total >= face.search:
        quest.found = place
    if table.told is not None:
        args = {"who": seat, "quest": face.id, "total": total, "number": face.search}
        table.tell("serpent-event-found" if quest.found == place else "serpent-event-not-found", args)


# -- sacrifices --------------------------------------------------------------------------------------------


def give(table: Table, seat: int, quest: Quest, face: QuestFace) -> None:
    """A price paid whole: glory, health, cards."""
    table.add_glory(seat, -face.price)
    table.push(tasks.COMPLETE, seat, quest.id)
    if face.hand:
        table.push(tasks.ASK_HAND, seat, face.hand)
    if face.worth:
        table.push(tasks.ASK_OFFER, seat, face.worth)
    if face.wounds:
        push_wounds(table, seat, face.wounds, BY_PRICE)


def offer_options(table: Table, seat: int) -> list[int]:
    return [
        code(OFFER, piece.id)
        for piece in table.pieces
        if piece.seat == seat and piece.zone == PREPARED and CARDS[piece.kind].cost > 0
    ]


def offer(table: Table, seat: int, left: int, move: int) -> None:
    piece = table.piece(first_of(move))
    if piece is None:
        return
    left -= CARDS[piece.kind].cost
    table.discard_piece(piece)
    if table.told is not None:
        table.tell("serpent-event-offered", {"who": seat, "card": CARDS[piece.kind].id})
    if left > 0:
        table.push(tasks.ASK_OFFER, seat, left)
    push_limits(table, seat)


# -- escorts -----------------------------------------------------------------------------------------------


def take(table: Table, seat: int, quest: Quest, chance: Chance) -> None:
    """The token goes with the hero; a shared escort becomes its own and a new shared quest is drawn."""
    was_shared = quest.seat < 0 and quest.token < 0
    quest.seat = seat
    quest.is_carried = True
    quest.token = -1
    if table.told is not None:
        table.tell("serpent-event-took", {"who": seat, "quest": QUESTS[quest.kind].id})
    if was_shared:
        table.draw_quest(-1, chance)


def drop(table: Table, seat: int, quest: Quest) -> None:
    """Nobody's now; whoever picks it up where it lies goes on with it, but not in this turn."""
    hero = table.heroes[seat]
    hero.dropped = True
    quest.is_fresh = True
    drop_token(table, quest, hero.place)
    if table.told is not None:
        table.tell("serpent-event-dropped", {"who": seat, "quest": QUESTS[quest.kind].id})


# -- completing --------------------------------------------------------------------------------------------


def complete(table: Table, seat: int, id: int) -> None:
    """Reward, level, count, win, a new shared quest; the heroic phase is over."""
    quest = table.quest(id)
    if quest is None or table.heroes[seat].is_out:
        return
    face = QUESTS[quest.kind]
    if table.told is not None:
        table.tell("serpent-event-completed", {"who": seat, "quest": face.id})
    is_shared = quest.seat < 0 and quest.token < 0
    table.push(tasks.COMPLETED, seat, quest.kind, 1 if is_shared else 0)
    for card in quest.attached:
        table.put_away(card >> 3)
        for effect in CARDS[card >> 3].effects:
            if effect.when == ON_DONE:
                table.push(tasks.EFFECT, effect.index, card & 7, card & 7)
    quest.attached = ()
    if face.category == ARTEFACT:
        quest.is_done = True
        quest.seat = seat
    else:
        table.quests.remove(quest)
    push_run(table, face.reward, seat, seat, 0, 0)


def completed(table: Table, seat: int, kind: int, is_shared: int, chance: Chance) -> None:
    hero = table.heroes[seat]
    face = QUESTS[kind]
    hero.count_quest(face.points)
    if face.category != ARTEFACT:
        table.finished.append(kind * 8 + seat)
    if face.pack == table.pack and hero.level < LAST_LEVEL[table.pack]:
        hero.level += 1
        if table.told is not None:
            table.tell("serpent-event-level", {"who": seat, "level": hero.level})
    if table.variants.combined:
        if hero.level == LAST_LEVEL[0]:
            table.win(best_of(table))
            return
    elif hero.quests >= QUESTS_TO_WIN and (not table.variants.is_solo or table.is_entrance(hero.place)):
        table.win(1 << seat)
        return
    if is_shared:
        table.draw_quest(-1, chance)
    end_heroic(table)


def end_heroic(table: Table) -> None:
    """Nothing more is asked in this heroic phase."""
    table.stack = [task for task in table.stack if task.kind != tasks.ASK_HEROIC]


def standing_of(table: Table, hero: Hero) -> list[int]:
    """What is compared, in this order: quests, level, health, glory; in the combined game points and level."""
    if table.variants.combined:
        return [hero.points, hero.level]
    return [hero.quests, hero.level, hero.health, hero.glory]


def best_of(table: Table) -> int:
    """Who wins by standing; what is equal is shared."""
    best: list[int] = []
    winners = 0
    for seat, hero in enumerate(table.heroes):
        if hero.is_out:
            continue
        standing = standing_of(table, hero)
        if not winners or standing > best:
            best, winners = standing, 1 << seat
        elif standing == best:
            winners |= 1 << seat
    return winners
