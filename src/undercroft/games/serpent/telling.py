"""Moves, prompts, results and refusals in words."""

from __future__ import annotations

from typing import Any

from undercroft.games.serpent import tasks
from undercroft.games.serpent.book import (
    CARD_NUMBER,
    CARDS,
    HEROES,
    LEGENDARY_LEVEL,
    NAKARI,
    PLACE_NUMBER,
    PLACES,
    QUESTS,
)
from undercroft.games.serpent.chart import SIDES
from undercroft.games.serpent.notation import NOTATION, VERBS, first_of, second_of, third_of, verb_of
from undercroft.games.serpent.plays import has_room, price_of
from undercroft.games.serpent.quests import is_place_of, standing_of
from undercroft.games.serpent.rolls import CARD_SOURCE
from undercroft.games.serpent.table import QUESTS_TO_WIN, Table
from undercroft.games.serpent.things import GODDESS, PIECE, QUEST
from undercroft.games.serpent.words import EFFECTS, FORMS, INSTANT, LEGENDARY, STATS
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move
from undercroft.kernel.result import Parts, Result

# -- moves -----------------------------------------------------------------------------------------------


def move_of(table: Table, move: int) -> Move:
    verb, args = words_of(table, move)
    return NOTATION.move(verb, **args)


def words_of(table: Table, move: int) -> tuple[str, dict[str, Any]]:
    """The verb of a move and its arguments."""
    verb, _, figures = VERBS[verb_of(move)]
    values = (first_of(move), second_of(move), third_of(move))
    args: dict[str, Any] = {}
    for (name, kind), value in zip(figures, values, strict=False):
        if kind == "piece":
            args[name], args["copy"] = piece_word(table, value), value
        elif kind == "quest":
            args[name], args["copy"] = quest_word(table, value), value
        elif kind == "fight":
            args[name], args["copy"] = fighter_words(table, table.battles[-1].fights[value].attacker)
        elif kind == "fighter":
            args[name], args["number"] = fighter_words(table, value)
        elif kind == "source":
            is_card = value >= CARD_SOURCE
            args[name] = piece_word(table, value - CARD_SOURCE) if is_card else "skill"
            args["copy"] = value - CARD_SOURCE if is_card else value + 1
        else:
            args[name] = word_of(kind, value)
    return verb, args


def word_of(kind: str, value: int) -> str | int:
    if kind == "place":
        return PLACES[value].id
    if kind == "card":
        return CARDS[value].id
    if kind == "form":
        return FORMS[value]
    if kind == "ability":
        return EFFECTS[value].name
    if kind == "coordinate":
        return value - 64
    if kind == "side":
        return SIDES[value]
    if kind == "stat":
        return STATS[value]
    if kind == "hero":
        return HEROES[0][value].id
    return value  # a seat or a number


def piece_word(table: Table, id: int) -> str:
    piece = table.piece(id)
    return CARDS[piece.kind].id if piece is not None else "nothing"


def quest_word(table: Table, id: int) -> str:
    quest = table.quest(id)
    return QUESTS[quest.kind].id if quest is not None else "nothing"


def fighter_words(table: Table, fighter: int) -> tuple[str, int]:
    """Who fights, by name and number: a hero by its seat."""
    if fighter < PIECE:
        return "hero", fighter
    if fighter == GODDESS:
        return "nakari", 0
    if fighter >= QUEST:
        return quest_word(table, fighter - QUEST), fighter - QUEST
    return piece_word(table, fighter - PIECE), fighter - PIECE


# -- prompts -----------------------------------------------------------------------------------------------


def prompt(table: Table, seat: int | None) -> Message:
    """What is asked of a seat, or whom it waits for."""
    if not table.waiting:
        return Message("serpent-prompt-over")
    task = table.stack[-1]
    if seat != task.a:
        return Message("serpent-prompt-wait", {"who": task.a})
    name = tasks.NAMES[task.kind].removeprefix("ask-")
    return Message(f"serpent-prompt-{name}", prompt_args(table, task.kind, task.b, task.c))


def prompt_args(table: Table, task: int, b: int, c: int) -> dict[str, Any]:
    if task == tasks.ASK_LAY:
        return {"place": PLACES[b].id}
    if task == tasks.ASK_SLICK:
        return {"whom": b}
    if task == tasks.ASK_WARP:
        return {"whom": b}
    if task == tasks.ASK_ENTRANCE:
        return {"whom": b}
    if task == tasks.ASK_REROLL:
        return {"die": table.die}
    if task in (tasks.ASK_RESCUE, tasks.ASK_HAND, tasks.ASK_SPLIT, tasks.ASK_PERIL, tasks.ASK_OFFER):
        return {"count": b}
    if task == tasks.ASK_FORM:
        return {"whom": b, "monster": fighter_words(table, c)[0]}
    if task in (tasks.ASK_LAIR, tasks.ASK_TAME):
        piece = table.piece(b)
        return {"card": CARDS[piece.kind].id} if piece is not None else {"card": "nothing"}
    return {}


# -- the result --------------------------------------------------------------------------------------------


def result(table: Table) -> Result:
    is_combined = table.variants.combined
    scores = tuple([hero.points if is_combined else hero.quests for hero in table.heroes])
    parts = [
        [("serpent-part-points" if is_combined else "serpent-part-quests", score), ("serpent-part-level", hero.level)]
        for hero, score in zip(table.heroes, scores, strict=True)
    ]
    winners = tuple([seat for seat in range(int(table.seats)) if table.winners >> seat & 1])
    return Result(winners, scores, parts, ties(table) if is_by_standing(table) else [])


def is_by_standing(table: Table) -> bool:
    """Did the standing decide: not a third quest, Nakari's fall or the last hero standing?"""
    if table.variants.is_solo or table.living() < 2 or table.nakari_wounds >= CARDS[NAKARI].health:
        return False
    return table.variants.combined or all([hero.quests < QUESTS_TO_WIN for hero in table.heroes])


def ties(table: Table) -> list[Parts]:
    """What was compared between the seats with the best score, up to what told them apart; nothing if one had it."""
    standings = [[] if hero.is_out else standing_of(table, hero) for hero in table.heroes]
    most = max([standing[0] for standing in standings if standing])
    level = [standing for standing in standings if standing and standing[0] == most]
    if len(level) < 2:
        return []
    compared = 1
    still = level
    while compared < len(level[0]) and len(still) > 1:
        best = max([standing[compared] for standing in still])
        still = [standing for standing in still if standing[compared] == best]
        compared += 1
    ids = ("serpent-part-level", "serpent-part-health", "serpent-part-glory")[: compared - 1]
    return [
        [(id, standing[number + 1]) for number, id in enumerate(ids)] if standing in level else []
        for standing in standings
    ]


# -- why a move is refused -----------------------------------------------------------------------------------


def objection(table: Table, seat: int, move: Move) -> Message | None:
    """The rule an illegal move breaks, where it can be told."""
    hero = table.heroes[seat]
    args = move.args
    is_heroic = bool(table.stack) and table.stack[-1].kind == tasks.ASK_HEROIC
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
        if not is_place_of(face, hero.place):
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
