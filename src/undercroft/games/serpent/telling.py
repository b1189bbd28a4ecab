"""Moves, prompts and results in words."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.serpent.box.book import CARDS, HEROES, NAKARI, PLACES, QUESTS
from undercroft.games.serpent.box.words import EFFECTS, FORMS, STATS
from undercroft.games.serpent.cards.dice import CARD_SOURCE
from undercroft.games.serpent.notation import NOTATION, VERBS, first_of, second_of, third_of, verb_of
from undercroft.games.serpent.quests.completing import standing_of
from undercroft.games.serpent.table.battle import FIGHTERS, Fighter
from undercroft.games.serpent.table.map import SIDES
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.message import Message
from undercroft.kernel.move import Move
from undercroft.kernel.result import Parts, Result

# The names of everything that a figure of a move can stand for, by its kind.
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "place": tuple([face.id for face in PLACES]),
    "card": tuple([face.id for face in CARDS]),
    "quest": tuple([face.id for face in QUESTS]),
    "hero": tuple([face.id for face in HEROES[0]]),
    "ability": tuple([effect.name for effect in EFFECTS]),
    "stat": STATS,
    "form": FORMS,
    "side": SIDES,
}

# -- moves -----------------------------------------------------------------------------------------------


def move_of(table: Table, move: int) -> Move:
    verb, args = words_of(table, move)
    return NOTATION.move(verb, **args)


def words_of(table: Table, move: int) -> tuple[str, dict[str, Any]]:
    """Returns the verb of a move and its arguments."""
    verb, _, figures = VERBS[verb_of(move)]
    values = (first_of(move), second_of(move), third_of(move))
    args: dict[str, Any] = {}
    for (name, kind), value in zip(figures, values, strict=False):
        if kind == "piece":
            args[name], args["copy"] = table.card_of(value), value
        elif kind == "quest":
            args[name], args["copy"] = table.quest_card(value), value
        elif kind == "fight":
            args[name], args["copy"] = fighter_words(table, table.battles[-1].fights[value].attacker)
        elif kind == "fighter":
            args[name], args["number"] = fighter_words(table, FIGHTERS[value])
        elif kind == "source":
            is_card = value >= CARD_SOURCE
            args[name] = table.card_of(value - CARD_SOURCE) if is_card else "skill"
            args["copy"] = value - CARD_SOURCE if is_card else value + 1
        elif kind == "coordinate":
            args[name] = value - 64
        else:
            args[name] = NAMES[kind][value] if kind in NAMES else value  # else a seat or a number
    return verb, args


def fighter_words(table: Table, fighter: Fighter) -> tuple[str, int]:
    """Names a fighter by name and number; a hero by its seat."""
    if fighter.is_hero:
        return "hero", fighter.seat
    if fighter.is_nakari:
        return "nakari", 0
    if fighter.is_piece:
        return table.card_of(fighter.piece), fighter.piece
    return table.quest_card(fighter.quest), fighter.quest


# -- prompts -----------------------------------------------------------------------------------------------


def prompt(table: Table, seat: int | None) -> Message:
    """Returns a seat's question, or whom it waits for."""
    if not table.waiting:
        return Message("serpent-prompt-over")
    question = table.asked()
    return question.prompt(table) if seat == question.seat else Message("serpent-prompt-wait", {"who": question.seat})


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
    """Returns whether the standing decided, instead of a third quest, Nakari's fall or the last hero standing."""
    if table.variants.is_solo or table.living() < 2 or table.nakari_wounds >= CARDS[NAKARI].health:
        return False
    return table.variants.combined or all([hero.quests < table.variants.quests_to_win for hero in table.heroes])


def ties(table: Table) -> list[Parts]:
    """Returns what was compared between the seats with the best score, up to the deciding value; empty if one had
    it.
    """
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
