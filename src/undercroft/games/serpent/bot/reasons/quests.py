"""Quests as a reason: what a try, a search or a delivery can bring, and what the hero is saving for."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.bot.habits import SHREWD
from undercroft.games.serpent.bot.heroics import Plan
from undercroft.games.serpent.bot.odds import chance_of, health_left, percent, price_of_try, test_chance
from undercroft.games.serpent.bot.outlook import is_open_to
from undercroft.games.serpent.bot.reasons.chances import blow_odds, challenge_odds
from undercroft.games.serpent.box.book import HUNT, QUESTS
from undercroft.games.serpent.box.words import TRY
from undercroft.games.serpent.notation import first_of, second_of, verb_of
from undercroft.games.serpent.quests.tries import Searched, is_free_try, vow_bonus
from undercroft.games.serpent.table.battle import GODDESS, Fight
from undercroft.games.serpent.table.battle import QUEST as HUNTED
from undercroft.games.serpent.table.quest import Quest
from undercroft.games.serpent.table.table import QUESTS_TO_WIN, Table
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data

TWO_DICE: Final = 2
EVEN: Final = 50  # percent: what is less likely is called unlikely
CHANCY: Final = ("serpent-reason-try", "serpent-reason-last-try", "serpent-reason-winning-try", "serpent-reason-search")


def errand(table: Table, seat: int, move: int) -> Message | None:
    """What a move for a quest can bring."""
    quest = table.quest(first_of(move))
    if quest is None:
        return None
    face = QUESTS[quest.kind]
    verb = verb_of(move)
    args: Data = {"quest": face.id}
    if verb == verbs.DELIVER:
        id = "serpent-reason-last-delivery" if is_last(table, seat) else "serpent-reason-delivery"
        return Message(id, args)
    if verb == verbs.SEARCH:
        need = Searched(seat, quest.id).need(table, 0)
        return Message("serpent-reason-search", {**args, "chance": percent(chance_of(need))})
    if verb == verbs.TAKE and (quest.token >= 0 or not face.stats):
        return Message("serpent-reason-take", args)
    if face.category == HUNT:
        return hunt(table, seat, quest)
    if face.stats:
        is_named = verb in (verbs.TRY_WITH, verbs.TAKE_WITH)
        chance = test_chance(table, seat, quest, face.stats.index(second_of(move)) if is_named else 0)
    elif face.dice == TWO_DICE:
        chance = two_dice(face.number - vow_bonus(quest, TRY))
    elif face.dice:
        return None
    else:
        id = "serpent-reason-last-gift" if is_last(table, seat) else "serpent-reason-gift"
        return Message(id, {**args, "glory": face.price, "wounds": face.wounds})
    args["chance"] = percent(chance)
    is_final = verb in (verbs.TRY, verbs.TRY_WITH) and face.steps - quest.steps == 1
    if not is_final:
        return Message("serpent-reason-try", args)
    return Message("serpent-reason-winning-try" if is_last(table, seat) else "serpent-reason-last-try", args)


def is_last(table: Table, seat: int) -> bool:
    """Would one more quest win?"""
    decides = not table.variants.combined and not table.variants.is_solo
    return decides and table.heroes[seat].quests == QUESTS_TO_WIN - 1


def two_dice(number: int) -> float:
    """The chance that two dice show so much together."""
    return sum([a + b >= number for a in range(1, 7) for b in range(1, 7)]) / 36


def hunt(table: Table, seat: int, quest: Quest) -> Message:
    """The monster strikes first, in the form in which it is the most dangerous."""
    face = QUESTS[quest.kind].monster
    fighter = GODDESS if QUESTS[quest.kind].is_nakari else HUNTED + quest.id
    hit, countered = -1.0, 0.0
    for form in range(3):
        if face.attacks >> form & 1:
            chances = blow_odds(table, Fight(fighter, seat, form))
            if chances[0] > hit:
                hit, countered = chances
    args: Data = {"quest": QUESTS[quest.kind].id, "count": health_left(table, fighter), "hit": percent(hit)}
    hero = table.heroes[seat]
    if hero.fought or hero.actions <= (0 if is_free_try(table, seat, quest) else 1):
        return Message("serpent-reason-hunt", {**args, "chance": percent(countered)})
    best = max([challenge_odds(table, Fight(seat, fighter, form))[0] for form in range(3)])
    return Message("serpent-reason-hunt-challenge", {**args, "chance": percent(best)})


def unlikely_try(table: Table, seat: int, move: int) -> Message | None:
    """A try or a search that would rather fail: why to do something else."""
    if not verbs.TRY <= verb_of(move) <= verbs.TAKE_WITH:
        return None
    told = errand(table, seat, move)
    if told is None or told.id not in CHANCY or told.args["chance"] >= EVEN:
        return None
    return Message("serpent-reason-not-yet", {"quest": told.args["quest"], "chance": told.args["chance"]})


# -- what glory is for -------------------------------------------------------------------------------------


def wanted(table: Table, seat: int) -> Quest | None:
    """The quest that a hero heads for; else the cheapest one that is open to it and asks for glory."""
    quest = Plan(table, seat, SHREWD).quest
    if quest is not None and price_of_try(table, seat, quest) and not quest.is_carried:
        return quest
    best: Quest | None = None
    for quest in table.quests:
        price = price_of_try(table, seat, quest)
        if not price or not is_open_to(quest, seat) or quest.is_carried:
            continue
        if best is None or price < price_of_try(table, seat, best):
            best = quest
    return best


def saving(table: Table, seat: int, quest: Quest) -> Data:
    """The glory that a try takes, and what the hero has."""
    return {"quest": QUESTS[quest.kind].id, "need": price_of_try(table, seat, quest), "have": table.heroes[seat].glory}


def best_try(table: Table, seat: int, quest: Quest) -> float:
    """The chance of the test that suits the hero best; 0 if the quest has none."""
    stats = QUESTS[quest.kind].stats
    return max([test_chance(table, seat, quest, number) for number in range(len(stats))]) if stats else 0.0
