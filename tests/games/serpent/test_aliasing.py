"""A match hands out fresh data, and figures stop where saves do."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import play, scene
from undercroft.kernel.seats import members

CLOSELY, SELDOM = 40, 8  # everything is spoilt at the first moments of a match, then at every so many


def spoil(data: Any) -> None:
    """Sort, clear, append and delete whatever can be, innermost first."""
    if isinstance(data, dict):
        for value in data.values():
            spoil(value)
        data.clear()
        data["?"] = 1
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.reverse()
        data.append("?")
        del data[:-1]


def spoil_all(position: uc.Position) -> None:
    for seat in (*range(position.seats), None):
        spoil(position.view(seat))
        spoil(position.table(seat))
        spoil(position.prompt(seat).args)
    spoil(position.save())
    spoil(position.header())
    for seat in members(position.waiting):
        for code in position.moves(seat):
            spoil(position.describe(seat, code).args)


def seen(match: uc.Match) -> str:
    """Returns everything that a match hands out."""
    position = match.position
    views = [position.view(seat) for seat in (*range(match.seats), None)]
    moves = [position.describe(seat, code).data() for seat in match.turn for code in position.moves(seat)]
    return json.dumps([views, moves, position.save(), match.result.data() if match.result else None])


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (3, {"separate_decks": True, "heroes": ["bel", "nord", "tainin"]})]
)
def test_spoiling_aliasing_changes_nothing(seats: int, options: dict[str, Any]) -> None:
    match, pick = uc.deal("serpent", seats=seats, seed=3, **options), uc.Seeded(3)
    other = match.copy()
    while match.result is None:
        if len(match.steps) < CLOSELY or len(match.steps) % SELDOM == 0:
            before = seen(match)
            spoil_all(match.position)
            assert seen(match) == before
        seat = match.turn[0]
        moves = match.moves(seat)
        match.play(seat, moves[pick.below(len(moves))])
    for part in (match.result.parts, match.result.ties):
        spoil(part)
    assert seen(other) == seen(uc.deal("serpent", seats=seats, seed=3, **options))


# -- figures at the top of their range -----------------------------------------------------------------------------


def highest(data: dict[str, Any]) -> dict[str, Any]:
    """The position with points and the like at the most that can be written."""
    points = {"glory": 9999, "peril": 9999, "next_actions": 9999, "actions": 9999, "points": 9999, "tries": 9999}
    heroes = [{**hero, **points, "top_rounds": 9999} for hero in data["heroes"]]
    battles = [{**battle, "dealt": 9999, "earned": 9999} for battle in data["battles"]]
    return {**data, "heroes": heroes, "battles": battles, "penalty": -99, "round": 9999}


@pytest.mark.parametrize("options", [{}, {"combined": True}])
def test_figures_at_the_top_never_grow_past_what_load_accepts(options: dict[str, Any]) -> None:
    for seed in range(3):
        match = uc.deal("serpent", seats=3, seed=seed, **options, resurrection=True, round_cap=120)
        pick = uc.Seeded(seed)
        for step in range(150):
            if match.result is not None:
                break
            seat = match.turn[0]
            moves = match.moves(seat)
            match.play(seat, moves[pick.below(len(moves))])
            if match.result is None and step % 15 == 0:
                match = uc.load(highest(match.save()), seed)
            assert uc.load(match.save()).save() == match.save()


def test_d63_points_beyond_what_a_save_holds_are_not_counted() -> None:
    match = scene({"hero": "nord", "glory": 9999, "peril": 9998, "actions": 2}, {"hero": "bel"})
    play(match, 0, "go crossroads")  # 2 glory, 4 peril
    assert [match.view(0)["table"]["heroes"][0][name] for name in ("glory", "peril")] == [9999, 9999]


def test_a_count_in_a_move_is_at_most_255() -> None:
    rich = {"hero": "bel", "glory": 400, "peril": 400}
    match = scene({"hero": "nord", "hand": ["tribute"]}, rich, {"hero": "tainin"}, phase="villainy")
    counts = [move.args["count"] for move in match.moves(0) if move.verb == "curse-for" and move.args["whom"] == 1]
    assert counts == list(range(1, 256))
    play(match, 0, "curse 1 with tribute for 255")
    assert match.view(1)["table"]["heroes"][1]["peril"] == 145


def test_options_of_rounds_have_a_maximum() -> None:
    for name in ("round_cap", "stage_wait"):
        options: dict[str, Any] = {name: 121}
        with pytest.raises(uc.BadOption, match=f"'{name}': at least one round, at most 120"):
            uc.deal("serpent", seats=2, **options)


def test_a_threat_that_waits_is_saved_loaded_and_checked() -> None:
    match = scene(
        {"hero": "nord", "hand": ["temple-shade", "snakeman"]},
        {"hero": "bel", "peril": 9, "glory": 5, "hand": ["repel"]},
        {"hero": "roderick", "peril": 9},
        phase="villainy",
    )
    play(match, 0, "send snakeman > 1 melee")
    play(match, 0, "send temple-shade > 2 magic")
    play(match, 0, "boost 2")
    data = match.save()
    assert [fight["has_threat"] for battle in data["battles"] for fight in battle["fights"]] == [True, False]
    assert uc.load(data).save() == data
    for seat in (0, 1, 2, None):
        assert uc.imagine(match.view(seat), uc.Seeded(1)).view(seat) == match.view(seat)
    data["battles"][1]["fights"][0]["has_threat"] = True
    with pytest.raises(uc.BadPosition, match=r"battles\[1\].fights\[0\].has_threat: the attacker has no threat"):
        uc.load(data)
