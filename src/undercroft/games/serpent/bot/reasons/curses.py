"""Traps and curses as a reason: who is likely to fail, and what is taken from whom."""

from __future__ import annotations

from undercroft.games.serpent import notation as verbs
from undercroft.games.serpent.bot.odds import chance_of, percent, price_of_try
from undercroft.games.serpent.bot.outlook import is_open_to
from undercroft.games.serpent.bot.reasons.chances import attacks_on, best_raid, blow_odds, declared, twin_of
from undercroft.games.serpent.bot.reasons.quests import best_try
from undercroft.games.serpent.box.book import CARDS, DANGER, PLACES, QUESTS
from undercroft.games.serpent.box.words import (
    M_UPKEEP,
    O_LEVEL,
    ON_PLAY,
    ON_SPRING,
    PERMANENT,
    PROGRAMS,
    THREAT,
    TRAP_CARD,
    Effect,
)
from undercroft.games.serpent.box.words import OTHER as OTHERWISE
from undercroft.games.serpent.notation import first_of, second_of, third_of, verb_of
from undercroft.games.serpent.table.changes import matching
from undercroft.games.serpent.table.piece import CURSING, LAIR, Attached
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data

# -- traps -------------------------------------------------------------------------------------------------


def trapped(table: Table, seat: int, kind: int, place: int) -> Message | None:
    """The rival next to a trap who is likeliest to fail its test."""
    chance, whom = likely_prey(table, seat, kind, place)
    if whom < 0 or not chance:
        return None
    return Message("serpent-reason-trap", {"card": CARDS[kind].id, "whom": whom, "chance": chance})


def likely_prey(table: Table, seat: int, kind: int, place: int) -> tuple[int, int]:
    """The chance, in percent, that a rival next to a location fails there, and who that is; -1 for nobody."""
    effect = test_on(kind, ON_SPRING)
    best, whom = -1, -1
    for rival in table.rivals(seat):
        if effect is not None and table.chart.side_to(table.heroes[rival].place, place) >= 0:
            harder = PLACES[place].obstacle_number if PLACES[place].obstacle == DANGER else 0
            chance = failing(table, effect, rival, harder, TRAP_CARD)
            if chance > best:
                best, whom = chance, rival
    return best, whom


def test_on(kind: int, when: int) -> Effect | None:
    """The test that a card asks for at some moment."""
    for effect in CARDS[kind].effects:
        if effect.when == when and effect.stats:
            return effect
    return None


def failing(table: Table, effect: Effect, seat: int, harder: int, source: int) -> int:
    """The chance, in percent, that a hero fails the test of an effect."""
    chances: list[float] = []
    for stat, number in zip(effect.stats, effect.numbers, strict=True):
        have = table.value(seat, stat) + table.roll_bonus(seat, THREAT, stat, source, 0)
        chances.append(chance_of(number + harder - have))
    return percent(1.0 - max(chances))


# -- curses ------------------------------------------------------------------------------------------------


def cursed(table: Table, seat: int, move: int) -> Message | None:
    """What a curse takes from a rival."""
    whom, kind = first_of(move), second_of(move)
    face = CARDS[kind]
    hero = table.heroes[whom]
    args: Data = {"card": face.id, "whom": whom}
    if verb_of(move) == verbs.CURSE_FOR:
        left = hero.glory - third_of(move)
        for quest in table.quests:
            need = price_of_try(table, whom, quest)
            if is_open_to(quest, whom) and not quest.is_carried and left < need <= hero.glory:
                args.update({"quest": QUESTS[quest.kind].id, "need": need})
                return Message("serpent-reason-tribute-stop", {**args, "left": left})
        return Message("serpent-reason-tribute", {**args, "count": third_of(move), "glory": hero.glory})
    effect = test_on(kind, ON_PLAY)
    if effect is not None and effect.each_rival:
        return stormed(table, seat, effect, args)
    for played in face.effects:
        if played.when == ON_PLAY and played.do >= 0 and PROGRAMS[played.do][0].verb == O_LEVEL:
            return Message("serpent-reason-oblivion", {**args, "level": hero.level, "after": hero.level - 1})
    return weakened(table, kind, args) if face.duration == PERMANENT else None


def stormed(table: Table, seat: int, effect: Effect, args: Data) -> Message:
    """Who of all rivals is likeliest to fail."""
    best, prey = -1, -1
    for rival in table.rivals(seat):
        chance = failing(table, effect, rival, 0, OTHERWISE)
        if chance > best:
            best, prey = chance, rival
    return Message("serpent-reason-storm", {"card": args["card"], "whom": prey, "chance": best})


def weakened(table: Table, kind: int, args: Data) -> Message | None:
    """A lasting curse: the open quest of its victim that suffers most."""
    whom: int = args["whom"]
    twin = twin_of(table)
    twin.new_piece(kind, whom, whom, CURSING)
    best, told = 0, None
    for quest in table.quests:
        if is_open_to(quest, whom) and not quest.is_carried:
            before, after = percent(best_try(table, whom, quest)), percent(best_try(twin, whom, quest))
            if before - after > best:
                best = before - after
                named: Data = {"quest": QUESTS[quest.kind].id, "before": before, "after": after}
                told = Message("serpent-reason-frailty", {**args, **named})
    return told


def rusted(table: Table, move: int) -> Message | None:
    """What a treasure costs its owner from now on."""
    piece = table.piece(first_of(move))
    if piece is None:
        return None
    after = table.upkeep(piece) + matching(CARDS[second_of(move)].mods, M_UPKEEP, 0, 0, 0, 0)
    args: Data = {"card": CARDS[piece.kind].id, "whom": piece.seat, "count": after}
    return Message("serpent-reason-rust", {**args, "glory": table.heroes[piece.seat].glory})


def blessed(table: Table, seat: int, move: int) -> Message | None:
    """A monster of the lair attacks better."""
    piece = table.piece(first_of(move))
    if piece is None or piece.zone != LAIR:
        return None
    whom = best_raid(table, CARDS[piece.kind], seat)[1]
    twin = twin_of(table)
    kissed = twin.piece(piece.id)
    if kissed is None or whom < 0:
        return None
    kissed.attached = (*kissed.attached, Attached(second_of(move), seat))
    chances: list[int] = []
    for world in (table, twin):
        hits = []
        for form in range(3):
            if CARDS[piece.kind].attacks >> form & 1:
                sent = declared(world, seat, verbs.code(verbs.LOOSE, piece.id, whom, form))
                hits.append(blow_odds(sent, attacks_on(sent, whom)[-1])[0])
        chances.append(percent(max(hits)))
    args: Data = {"card": CARDS[piece.kind].id, "whom": whom, "before": chances[0], "after": chances[1]}
    return Message("serpent-reason-bless", args) if chances[1] > chances[0] else None
