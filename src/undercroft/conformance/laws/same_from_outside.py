"""Law: what is hidden stays hidden through a whole move and its answer.

Two positions that differ only in what is hidden from somebody look the same to them at every step: views, whose turn it
is, prompts, what is told, and whether a move can be taken back.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any

import undercroft as uc
from undercroft.conformance.courses import MEASURE, encoded
from undercroft.conformance.setups import GameSetup
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position

MOVES = 3  # a move, its answer, and what comes of that
TWINS = 2  # other worlds that are tried of one moment
GUESSES = 20  # of a world in which a seat can make the same move
# What the rules make public: events that show what was hidden, and why they do.
REVEALED = {
    "toy-event-won": "the last guess turns up the guesses of all",
    "raiders-event-shows": "the last choice turns up the cards of all",
    "raiders-event-enter": "the next room is turned up",
    "raiders-event-seen": "a torch shows the rooms ahead",
    "doggies-event-share": "when everybody has kept quests, the others go to all",
}


def hidden_information_does_not_show_later(setup: GameSetup) -> None:
    """Plays random moves from moments of random and good play."""
    if not has_something_to_hide(setup):
        return
    setup = among_people(setup)
    pick = random.Random(str(setup))
    for number, match in enumerate(setup.watch(17)):
        if not match.turn:
            continue
        watcher = pick.choice(setup.watchers)
        for twin in twins(match, watcher, number):
            hold(go_on_alike(started(match, match.position), twin, watcher, pick, []))


def good_play_shows_nothing_hidden(setup: GameSetup) -> None:
    """Plays on from moments of good play by the moves that follow there."""
    if not has_something_to_hide(setup):
        return
    for found in compared_in_good_play(among_people(setup)):
        hold(found)


def has_something_to_hide(setup: GameSetup) -> bool:
    """Returns whether the game has secrets between seats."""
    return setup.game.has_secrets and setup.seats > 1


def among_people(setup: GameSetup) -> GameSetup:
    """Returns the setup with the options of matches among people."""
    return GameSetup(setup.game, setup.seats, {**setup.options, **setup.game.among_people()})


def compared_in_good_play(setup: GameSetup) -> Iterator[Iterator[str | None]]:
    """Yields comparisons from moments of the courses at which a seat has a choice."""
    for course in setup.some_courses(18):
        pick = random.Random(str(course))
        moves = course.written["moves"]
        most = MEASURE.some_steps if setup.options else MEASURE.every_step
        chosen = set(pick.sample(range(len(moves)), min(most, len(moves))))
        for number, match in enumerate(course.walk()):
            if number not in chosen or len(match.moves(moves[number][0])) < 2:
                continue
            setup.note(f"{course.kind} course {course.seed}, step {number}")
            seat, move = moves[number]
            watcher = pick.choice([other for other in setup.watchers if other != seat])
            for twin in twins(match, watcher, number, (seat, move)):
                script = [(seat, move), *moves[number + 1 : number + MOVES]]
                yield go_on_alike(started(match, match.position), twin, watcher, pick, script)


def hold(found: Iterable[str | None]) -> None:
    """Asserts that no comparison finds a difference."""
    for difference in found:
        assert difference is None, difference


def twins(match: Match, watcher: int | None, number: int, wanted: tuple[int, str] | None = None) -> Iterator[Match]:
    """Yields matches that look the same to a watcher, and in which a seat can make the wanted move."""
    view = match.view(watcher)
    seed = GUESSES * TWINS * number
    for first in range(seed, seed + GUESSES * TWINS, GUESSES):
        for guess in range(first, first + GUESSES):
            twin = started(match, uc.imagine(view, uc.Seeded(guess)))
            if wanted is None or wanted[1] in [str(move) for move in twin.moves(wanted[0])]:
                yield twin
                break


def started(match: Match, position: Position) -> Match:
    """Returns a match of the same game that begins at a position."""
    return Match(match.game, match.options, position, uc.Seeded(0), {"seed": 0})


def go_on_alike(
    match: Match, twin: Match, watcher: int | None, pick: random.Random, script: Sequence[tuple[int, str]]
) -> Iterator[str | None]:
    """Plays the same moves with the same luck in both worlds and yields, for each move, what looks different. The moves
    are those of the script, or random ones where it does not fit.
    """
    for number in range(MOVES):
        if not match.turn:
            return
        seat = pick.choice(match.turn)
        both = [str(move) for move in match.moves(seat) if move in twin.moves(seat)]
        if not both:
            return  # what the seat can do follows from what is hidden: only one of the worlds is left
        move = pick.choice(both)
        if number < len(script) and script[number][0] in match.turn and script[number][1] in both:
            seat, move = script[number]
        if move == "unleash":
            return  # Serpent: a declaration shows the plan of villainy that only its seat knew
        match.play(seat, move)
        try:
            twin.play(seat, move, uc.Chosen(list(match.steps[-1].chance)))
        except uc.BadOutcome as error:
            if "left to draw" in str(error):
                return  # a card that does not lie in the deck of the other world
            twin.play(seat, move)
            if not is_revealed(match, twin, watcher):
                yield f"`{move}` by seat {seat} leads to other dice: {error}"
                return
        if is_revealed(match, twin, watcher) or not (match.turn or twin.turn):
            return  # by the rules; at the end everything is open
        if any(lays_its_last(world) for world in (match, twin)):
            return
        worlds = [seen(world, watcher) for world in (match, twin)]
        if lays_open(worlds):
            return
        if worlds[0] != worlds[1]:
            yield f"`{move}` by seat {seat} looks different to {watcher}"
            return
        yield None


def lays_its_last(match: Match) -> bool:
    """Returns whether a seat of Serpent lays its last location in the setup, which everybody can tell."""
    table = match.view(None)["table"]
    asked = table.get("asked")
    return bool(asked) and asked["step"] == "lay" and table["phase"] == "setup"


def lays_open(worlds: list[list[Any]]) -> bool:
    """Returns whether two worlds of Serpent differ only in discarded cards, of the same number, which are public."""
    if worlds[0] == worlds[1]:
        return False
    sizes = [sum(world[1]["table"].get("discard", {}).values()) for world in worlds]
    rest = [[told, {**view, "table": {**view["table"], "discard": {}}}, undo] for told, view, undo in worlds]
    return rest[0] == rest[1] and sizes[0] == sizes[1]


def is_revealed(match: Match, twin: Match, watcher: int | None) -> bool:
    """Returns whether the rules made the difference public: the first different event is one that reveals."""
    told = [[event for event in world.events[-1] if event.is_told_to(watcher)] for world in (match, twin)]
    for event, other in zip_longest(*told):
        if event is None or other is None or event.data() != other.data():
            return any(one is not None and one.id in REVEALED for one in (event, other))
    return False


def seen(match: Match, watcher: int | None) -> list[Any]:
    """Returns everything a watcher gets after a move: events, the view, and whether it can be taken back."""
    told = [event.data() for event in match.events[-1] if event.is_told_to(watcher)]
    can_undo = watcher is not None and match.why_no_undo(watcher) is None
    return [told, json.loads(encoded(match.view(watcher))), can_undo]
