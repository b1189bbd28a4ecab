"""What a mind is held to, one check for each part of the law, on a position and a seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import undercroft as uc
from undercroft.bots.search import Search
from undercroft.conformance.applying import is_about
from undercroft.conformance.tables import plain
from undercroft.kernel.mind import Mind
from undercroft.kernel.position import Position
from undercroft.kernel.seats import members

TWINS = 3  # positions that look the same to a seat, beside the true one


def check_redeal(mind: Mind, position: Position, seat: int, number: int) -> None:
    """What the seat sees stays as it was, down to the numbers of its moves; a spectator sees no more than a seat."""
    dealt = redealt(mind, position, seat, number)
    assert plain(dealt.view(seat)) == plain(position.view(seat)), "the seat's view has changed"
    assert plain(dealt.view(None)) == plain(position.view(None)), "what everybody sees has changed"
    assert dealt.waiting == position.waiting
    assert list(dealt.moves(seat)) == list(position.moves(seat))
    saved = uc.load(dealt).position
    assert plain(saved.save()) == plain(dealt.save()), "what was dealt cannot be saved and loaded"


def check_advice(mind: Mind, position: Position, seat: int, number: int) -> None:
    """Legal, and the same in all positions that look the same to the seat, however often it is asked."""
    wanted = advice(mind, position, seat, number)
    assert wanted[0] in moves_of(position, seat), "the advice is not legal"
    assert wanted[1] in moves_of(position, seat), "the quick advice is not legal"
    assert wanted[2], "nothing is worth a thought"
    assert len(set(wanted[2])) == len(wanted[2]), "a candidate is named twice"
    assert set(wanted[2]) <= set(moves_of(position, seat)), "a candidate is not legal"
    for twin in twins(mind, position, seat, number):
        assert advice(mind, twin, seat, number) == wanted, "the advice depends on what the seat cannot know"
    assert advice(mind, position, seat, number) == wanted, "the advice depends on what was asked before"


def check_worth(mind: Mind, position: Position) -> None:
    """A share of the victory, or points; exact at the end."""
    worths = [mind.worth(position, seat) for seat in range(int(position.seats))]
    is_for_points = mind.is_for_points(position.seats)
    if not is_for_points:
        assert all(0 <= worth <= 1 for worth in worths), f"no shares: {worths}"
        outcomes = [mind.outcome(position, seat) for seat in range(int(position.seats))]
        assert all(0 <= outcome <= 1 for outcome in outcomes), f"no shares: {outcomes}"
    if position.waiting:
        return
    result = position.result()
    if is_for_points:
        assert is_about(worths, list(result.scores)), worths
    else:
        shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(int(position.seats))]
        assert is_about(worths, shares), worths


def check_reason(mind: Mind, position: Position, seat: int, number: int) -> Any:
    """A message, or nothing; the caller looks for its text."""
    search = Search(mind, position, seat, uc.Seeded(number))
    search.think(2, 60)
    return mind.reason(position, seat, search.findings())


def check_it_is_left_alone(mind: Mind, position: Position, number: int) -> None:
    """Whatever a mind is asked, the position stays as it was."""

    def state() -> str:
        seen = [position.view(watcher) for watcher in (*range(int(position.seats)), None)]
        return plain([position.save(), seen, position.waiting, position.is_final, position.told is None])

    before = state()
    mind.clock(position)
    for seat in range(int(position.seats)):
        mind.worth(position, seat)
        mind.points(position, seat)
    for seat in members(position.waiting):
        advice(mind, position, seat, number)
        check_reason(mind, position, seat, number)
    assert state() == before, "a mind has changed the position it was asked about"


def advice(mind: Mind, position: Position, seat: int, number: int) -> tuple[str, str, list[str]]:
    """What a mind says, in the notation of the moves."""

    def text(move: int) -> str:
        return str(position.describe(seat, move))

    advised = mind.advise(position, seat, uc.Seeded(number))
    quick = mind.quick(position, seat, uc.Seeded(number))
    return text(advised), text(quick), [text(move) for move in mind.candidates(position, seat)]


def moves_of(position: Position, seat: int) -> list[str]:
    return [str(position.describe(seat, move)) for move in position.moves(seat)]


def redealt(mind: Mind, position: Position, seat: int, number: int) -> Position:
    twin = position.copy()
    mind.redeal(twin, seat, uc.Seeded(number))
    return twin


def twins(mind: Mind, position: Position, seat: int, number: int) -> Iterator[Position]:
    """Positions that look the same to the seat: dealt anew by the mind, and imagined from the view."""
    view = json.loads(plain(position.view(seat)))
    for luck in range(number, number + TWINS):
        yield redealt(mind, position, seat, luck)
        yield uc.imagine(view, uc.Seeded(luck))


def differences(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """The fields in which two saves differ; places in a list go by one name."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in {**one, **other}:
            yield from differences(one.get(name), other.get(name), f"{where}.{name}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for mine, theirs in zip(one, other, strict=True):
            yield from differences(mine, theirs, f"{where}[]")
    elif one != other:
        yield where
