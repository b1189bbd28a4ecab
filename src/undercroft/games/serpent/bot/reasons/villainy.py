"""Villainy as a reason: how likely an attack is to hit, whom it stops, and why one holds back."""

from __future__ import annotations

from typing import Final

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.battle.fighters import extra_of
from undercroft.games.serpent.bot.odds import chance_of, percent
from undercroft.games.serpent.bot.reasons.chances import any_hit, attacks_on, blow_odds, declared
from undercroft.games.serpent.bot.reasons.curses import blessed, cursed, likely_prey, rusted, trapped
from undercroft.games.serpent.bot.reasons.duels import is_leading
from undercroft.games.serpent.bot.reasons.quests import EVEN
from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import F_AGAIN, O_ATTACK, O_WOUND, PROGRAMS, THREAT
from undercroft.games.serpent.box.words import OTHER as OTHERWISE
from undercroft.games.serpent.notation import first_of, second_of, third_of, verb_of
from undercroft.games.serpent.table.battle import Fight
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data

LITTLE_GLORY: Final = 3  # that a tribute takes: not worth the card


def villainy(table: Table, seat: int, move: int, other: int) -> Message | None:
    """Why to send, set, curse or let be."""
    verb = verb_of(move)
    if verb in (verbs.SEND, verbs.LOOSE, verbs.ROUSE):
        return raid(table, seat, move)
    if verb == verbs.UNLEASH:
        return unleashed(table, seat, move)
    if verb == verbs.BOOST:
        return boosted(table, seat, move)
    if verb == verbs.SET:
        return trapped(table, seat, first_of(move), second_of(move))
    if verb == verbs.DONE:
        return held_back(table, seat, other)
    if verb == verbs.RUST:
        return rusted(table, move)
    if verb == verbs.BLESS:
        return blessed(table, seat, move)
    return cursed(table, seat, move) if verb in (verbs.CURSE, verbs.CURSE_FOR) else None


def target_of(move: int) -> int:
    return first_of(move) if verb_of(move) == verbs.ROUSE else second_of(move)


def raid(table: Table, seat: int, move: int) -> Message | None:
    """How likely the attack is to hit, before anybody responds; nothing is said for one that cannot."""
    whom = target_of(move)
    twin = declared(table, seat, move)
    fight = attacks_on(twin, whom)[-1]
    args: Data = {"card": attacker_name(table, move), "whom": whom, "chance": percent(blow_odds(twin, fight)[0])}
    hero = table.heroes[whom]
    if not args["chance"]:
        return None
    if is_leading(table, whom):
        return Message("serpent-reason-attack-leader", {**args, "quests": hero.quests})
    return Message("serpent-reason-attack-on", {**args, "health": hero.health})


def attacker_name(table: Table, move: int) -> str:
    verb = verb_of(move)
    if verb == verbs.ROUSE:
        return "nakari"
    return table.card_of(first_of(move)) if verb == verbs.LOOSE else CARDS[first_of(move)].id


def unleashed(table: Table, seat: int, move: int) -> Message | None:
    """The chance that anything of the plan hits, on the hero that most of it is for."""
    twin = declared(table, seat, move)
    best, whom = 0, -1
    for rival in table.rivals(seat):
        count = len(attacks_on(twin, rival))
        if count > best:
            best, whom = count, rival
    if whom < 0:
        return None
    chance = percent(any_hit(twin, attacks_on(twin, whom)))
    return Message("serpent-reason-unleash", {"whom": whom, "count": best, "chance": chance})


def boosted(table: Table, seat: int, move: int) -> Message | None:
    """What the extra of a planned attack changes."""
    encounter = table.draft[first_of(move) - 1]
    extra = extra_of(encounter.face)
    if extra is None:
        return None
    args: Data = {"card": encounter.face.id, "price": extra.pay, "whom": encounter.whom}
    if extra.stats:
        have = table.value(encounter.whom, extra.stats[0])
        have += table.roll_bonus(encounter.whom, THREAT, extra.stats[0], OTHERWISE, 0)
        chance = percent(1.0 - chance_of(extra.numbers[0] - have))
        return Message("serpent-reason-boost-mute", {**args, "chance": chance}) if chance else None
    op = PROGRAMS[extra.do][0]
    if op.verb == O_WOUND:
        return Message("serpent-reason-boost-wound", {**args, "count": op.n})
    before = percent(any_hit(*fights_after(table, seat, verbs.code(verbs.UNLEASH), encounter.whom)))
    after = percent(any_hit(*fights_after(table, seat, move, encounter.whom)))
    id = "serpent-reason-boost-again" if op.verb == O_ATTACK and op.flags & F_AGAIN else "serpent-reason-boost"
    return Message(id, {**args, "before": before, "after": after}) if after > before else None


def fights_after(table: Table, seat: int, move: int, whom: int) -> tuple[Table, list[Fight]]:
    """The declared table and its attacks on a hero."""
    twin = declared(table, seat, move)
    return twin, attacks_on(twin, whom)


def held_back(table: Table, seat: int, other: int) -> Message | None:
    """The next best would rather be beaten back, or take next to nothing."""
    verb = verb_of(other)
    if verb in (verbs.SEND, verbs.LOOSE, verbs.ROUSE):
        whom = target_of(other)
        twin = declared(table, seat, other)
        hit, countered = blow_odds(twin, attacks_on(twin, whom)[-1])
        args: Data = {"card": attacker_name(table, other), "whom": whom}
        args.update({"chance": percent(hit), "countered": percent(countered)})
        if percent(countered) >= percent(hit) and verb != verbs.ROUSE:
            return Message("serpent-reason-hold", args)
        return None
    if verb == verbs.CURSE_FOR:
        taken, whom = third_of(other), first_of(other)
        args = {"card": CARDS[second_of(other)].id, "whom": whom, "count": taken}
        return Message("serpent-reason-hold-tribute", args) if taken <= LITTLE_GLORY else None
    if verb == verbs.CURSE:
        told = cursed(table, seat, other)
        is_easy = told is not None and told.id == "serpent-reason-storm" and told.args["chance"] < EVEN
        return Message("serpent-reason-hold-storm", told.args) if told is not None and is_easy else None
    if verb == verbs.SET:
        chance, whom = likely_prey(table, seat, first_of(other), second_of(other))
        args = {"card": CARDS[first_of(other)].id, "whom": whom, "chance": 100 - chance}
        return Message("serpent-reason-hold-trap", args) if whom >= 0 and chance < EVEN else None
    return None
