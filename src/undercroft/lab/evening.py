"""Evens out a game: searches small changes of figures until heroes, characters or dogs win equally often."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from undercroft.games.card_sets import open_card_set
from undercroft.kernel.errors import UndercroftError
from undercroft.lab.sim.job import Job, checked, play_game
from undercroft.lab.sim.statistics import FEWEST, Mean

KINDS: Final = ("hero", "character", "dog")  # what seats can be dealt; a game has one of these
EVEN: Final = 0.01  # of the win: shares this close to each other are even
GAMES: Final = 800  # to compare a change with the figures before it, on the same deals
CARE: Final = 2e-5  # cost of one more changed figure, in squared shares
CHECKING: Final = 0.4  # of the time, for measuring the result on fresh deals
FRESH: Final = 1_000_003  # the first of the fresh deals

Changes = Mapping[str, Any]
Shares = dict[str, Mean]  # by card id


class Evened(NamedTuple):
    """Figures found so far, and the shares of the win with them. `is_checked`: measured on fresh deals."""

    changes: Changes
    shares: Shares
    is_checked: bool


class Place(NamedTuple):
    """A figure of a card; `part` selects a place in a list of numbers, or in each list of a list."""

    file: str
    table: str
    card: str
    field: str
    part: int | None


def even_out(game: str, seats: int, changes: Changes, seconds: float) -> Iterator[Evened]:
    """Yields ever evener figures for about `seconds` of processor time, the last one measured on fresh deals."""
    started = time.process_time()
    job = checked(Job(game=game, seats=seats, bots=["quick"], games=GAMES, facts=True))
    found: Changes = deepcopy(dict(changes))
    shares = _measure(job, found, range(GAMES))
    yield Evened(found, shares, is_checked=False)
    stuck: set[str] = set()
    while time.process_time() - started < (1 - CHECKING) * seconds:
        card = max((card for card in shares if card not in stuck), key=lambda card: _gap(shares, card), default=None)
        if card is None or _gap(shares, card) <= EVEN:
            break
        best, best_shares = found, shares
        for candidate in _neighbours(game, found, card):
            if time.process_time() - started >= (1 - CHECKING) * seconds:
                break
            try:
                tried = _measure(job, candidate, range(GAMES))
            except UndercroftError:
                continue  # a figure that the game refuses
            if _cost(candidate, tried) < _cost(best, best_shares):
                best, best_shares = candidate, tried
        if best is found:
            stuck.add(card)
            continue
        found, shares, stuck = best, best_shares, set()
        yield Evened(found, shares, is_checked=False)
    # A search finds what suits its deals, so fresh ones decide between its result and the figures before it.
    checked_by = [started + (1 - CHECKING / 2) * seconds, started + seconds]
    fresh = [
        _measure(job, each, range(FRESH, 2 * FRESH), end)
        for each, end in zip((found, changes), checked_by, strict=True)
    ]
    if _cost(found, fresh[0]) <= _cost(changes, fresh[1]):
        yield Evened(found, fresh[0], is_checked=True)
    else:
        yield Evened(changes, fresh[1], is_checked=True)


def is_even(shares: Shares) -> bool:
    return all(_gap(shares, card) <= EVEN for card in shares)


def _measure(job: Job, changes: Changes, numbers: range, end: float | None = None) -> Shares:
    """Returns each card's share of the win on deals; with `end`, on as many as that moment of processor time allows."""
    changed = replace(job, changes=dict(changes))
    rules = open_card_set(job.game, changes)
    values: dict[str, list[tuple[float, int]]] = {}
    for place, number in enumerate(numbers):
        if end is not None and place >= GAMES and time.process_time() >= end:
            break
        row = play_game(changed, number, rules)
        assert row.facts is not None  # the job asks for facts
        for share, traits in zip(row.shares, row.facts.traits, strict=True):
            for kind, _, id in (trait.partition(":") for trait in traits):
                if kind in KINDS:
                    values.setdefault(id, []).append((share, 1))
    return {id: Mean(own) for id, own in values.items() if len(own) >= FEWEST}


def _gap(shares: Shares, card: str) -> float:
    """Returns how far a card is from the mean share of all cards."""
    return abs(shares[card].value - sum(mean.value for mean in shares.values()) / len(shares))


def _cost(changes: Changes, shares: Shares) -> float:
    return sum(_gap(shares, card) ** 2 for card in shares) + CARE * _size(changes)


def _size(changes: Any) -> int:
    return sum(_size(change) for change in changes.values()) if isinstance(changes, Mapping) else 1


def _neighbours(game: str, changes: Changes, card: str) -> Iterator[Changes]:
    """Yields the changes with one figure of a card one higher or lower."""
    figures = open_card_set(game, changes).figures
    for file, tables in figures.items():
        for table, rows in tables.items():
            for row in rows if table in KINDS else ():
                if row["id"] != card:
                    continue
                for place in _places(file, table, row):
                    for step in (1, -1):
                        yield _changed(changes, place, _stepped(row[place.field], place.part, step))


def _places(file: str, table: str, row: Mapping[str, Any]) -> Iterator[Place]:
    for field, value in row.items():
        if type(value) is int:
            yield Place(file, table, row["id"], field, None)
        elif isinstance(value, list) and value and all(type(each) is int for each in value):
            for index in range(len(value)):
                yield Place(file, table, row["id"], field, index)
        elif isinstance(value, list) and value and all(isinstance(each, list) for each in value):
            for index in range(min(map(len, value))):
                yield Place(file, table, row["id"], field, index)


def _stepped(value: Any, index: int | None, step: int) -> Any:
    """Returns a figure one step on: a number, a number of a list, or one column of a list of lists."""
    if index is None:
        return value + step
    if isinstance(value[0], list):
        return [_stepped(row, index, step) for row in value]
    return [each + step if number == index else each for number, each in enumerate(value)]


def _changed(changes: Changes, place: Place, value: Any) -> Changes:
    found = deepcopy(dict(changes))
    fields = found.setdefault(place.file, {}).setdefault(place.table, {}).setdefault(place.card, {})
    fields[place.field] = value
    return found
