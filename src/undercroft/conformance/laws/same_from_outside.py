"""Law: what is hidden stays hidden through a whole move and its answer.

Two positions that differ only in what is hidden from somebody look the same to them at every step: views, whose turn it
is, prompts, what is told, and whether a move can be taken back.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import undercroft as uc
from undercroft.conformance.tables import Table, plain
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position

MOVES = 3  # a move, its answer, and what comes of that
TWINS = 2  # other worlds that are tried of one moment
# What the rules make public: events that show what was hidden, and why they do.
REVEALED = {
    "toy-event-won": "the last guess turns up the guesses of all",
    "raiders-event-shows": "the last choice turns up the cards of all",
    "raiders-event-enter": "the next room is turned up",
    "raiders-event-seen": "a torch shows the rooms ahead",
    "doggies-event-share": "when everybody has kept quests, the others go to all",
}


def what_is_hidden_is_not_seen_by_what_follows(table: Table) -> None:
    if not table.game.has_secrets or table.seats == 1:
        return  # alone nobody could be fooled
    table = Table(table.game, table.seats, {**table.options, **table.game.among_people()})
    pick = random.Random(str(table))
    for number, match in enumerate(table.watch(17)):
        if not match.turn:
            continue
        watcher = pick.choice(table.watchers)
        for twin in twins(match, watcher, number):
            go_on_alike(started(match, match.position), twin, watcher, pick)


def twins(match: Match, watcher: int | None, number: int) -> Iterator[Match]:
    """The match as it might be, for all that somebody sees of it."""
    view = match.view(watcher)
    for seed in range(TWINS):
        yield started(match, uc.imagine(view, uc.Seeded(TWINS * number + seed)))


def started(match: Match, position: Position) -> Match:
    """A match of the same game that begins here."""
    return Match(match.game, match.options, position, uc.Seeded(0), {"seed": 0})


def go_on_alike(match: Match, twin: Match, watcher: int | None, pick: random.Random) -> None:
    """The same moves and the same luck in both worlds, as long as both allow them."""
    for _ in range(MOVES):
        if not match.turn:
            return
        seat = pick.choice(match.turn)
        both = [move for move in match.moves(seat) if move in twin.moves(seat)]
        if not both:
            return  # what the seat can do follows from what is hidden: only one of the worlds is left
        move = pick.choice(both)
        if any(declares(world, seat, str(move)) for world in (match, twin)):
            return
        match.play(seat, move)
        try:
            twin.play(seat, move, uc.Chosen(list(match.steps[-1].chance)))
        except uc.BadOutcome as error:
            if "left to draw" in str(error):
                return  # a card that does not lie in the deck of the other world
            twin.play(seat, move)
            assert is_revealed(match, twin, watcher), f"`{move}` by seat {seat} leads to other dice: {error}"
        if is_revealed(match, twin, watcher) or not (match.turn or twin.turn):
            return  # by the rules; at the end everything is open
        if any(lays_its_last(world) for world in (match, twin)):
            return
        worlds = [seen(world, watcher) for world in (match, twin)]
        if lays_open(worlds):
            return
        assert worlds[0] == worlds[1], f"`{move}` by seat {seat} looks different to {watcher}"


def declares(match: Match, seat: int, move: str) -> bool:
    """Serpent: a declaration shows the plan of villainy that only its seat knew. A move that completes a plan declares
    it (D119), so everybody sees that it was complete."""
    return move == "unleash" or move in match.view(seat)["table"].get("completing", [])


def lays_its_last(match: Match) -> bool:
    """Serpent without white spots: whose last location is to be laid has nothing to choose, and all see which it is."""
    table = match.view(None)["table"]
    asked = table.get("asked")
    return bool(asked) and asked["step"] == "lay" and table["phase"] == "setup"


def lays_open(worlds: list[list[Any]]) -> bool:
    """Serpent: the hand of a hero who is out, and what must be discarded, go to the open discard. Nothing but what lies
    there may differ, and it is as much."""
    if worlds[0] == worlds[1]:
        return False
    sizes = [sum(world[1]["table"].get("discard", {}).values()) for world in worlds]
    rest = [[told, {**view, "table": {**view["table"], "discard": {}}}, undo] for told, view, undo in worlds]
    return rest[0] == rest[1] and sizes[0] == sizes[1]


def is_revealed(match: Match, twin: Match, watcher: int | None) -> bool:
    """Did the rules make the difference public: is the first thing told differently one that reveals?"""
    told = [[event for event in world.events[-1] if event.is_told_to(watcher)] for world in (match, twin)]
    for event, other in zip_longest(*told):
        if event is None or other is None or event.data() != other.data():
            return any(one is not None and one.id in REVEALED for one in (event, other))
    return False


def seen(match: Match, watcher: int | None) -> list[Any]:
    """All that somebody gets after a move: what is told of it, the view, and what can be taken back."""
    told = [event.data() for event in match.events[-1] if event.is_told_to(watcher)]
    can_undo = watcher is not None and match.why_no_undo(watcher) is None
    return [told, json.loads(plain(match.view(watcher))), can_undo]
