"""The end of the game: three adventures each, points, ties, solo ranks."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.chest.scenes import NEXT, do, table


def last(seats: int = 2, **fields: Any) -> uc.Match:
    """The last regroup of a game; resting on level 1 brings 1 XP."""
    data: dict[str, Any] = {"game": "chest", "seats": seats, "done": 3 * seats - 1, "phase": "regroup", **fields}
    return uc.load({"party": {"mage": 1}, "options": {"heroless": True}, **data})


def finish(match: uc.Match) -> uc.Result:
    match.play(match.turn[0], "rest")
    assert match.result is not None
    return match.result


def test_the_game_ends_after_three_adventures_each() -> None:
    match = last()
    assert match.result is None
    assert finish(match).scores == (0, 1)
    assert match.turn == ()
    assert table(match)["phase"] == "over"
    assert [player["done"] for player in table(match)["players"]] == [3, 3]
    with pytest.raises(uc.MatchOver):
        match.play(0, "rest")


def test_the_last_move_cannot_be_undone() -> None:
    match = last()
    finish(match)
    with pytest.raises(uc.NoUndo):
        match.undo()


def test_tokens_score_one_portals_two_and_pairs_of_scales_two_more() -> None:
    result = finish(last(tokens=[{"scale": 5, "portal": 2, "sword": 1}, {}], xp=[7, 0]))
    assert result.parts[0] == [
        ("chest-part-xp", 7),
        ("chest-part-tokens", 6),
        ("chest-part-portals", 4),
        ("chest-part-scales", 4),
    ]
    assert result.scores == (21, 1)


def test_most_points_win() -> None:
    assert finish(last(xp=[3, 9])).winners == (1,)


def test_a_tie_goes_to_the_fewest_tokens() -> None:
    assert finish(last(xp=[6, 7], tokens=[{"portal": 1}, {}])).winners == (1,)
    assert finish(last(xp=[6, 4], tokens=[{"portal": 1}, {"sword": 2, "ring": 1}])).winners == (0,)


def test_equal_points_and_tokens_share_the_win() -> None:
    assert finish(last(xp=[7, 6], tokens=[{"ring": 1}, {"elixir": 1}])).winners == (0, 1)


def test_the_result_says_whose_tokens_were_compared() -> None:
    tied = finish(last(xp=[6, 4, 0], tokens=[{"portal": 1}, {"sword": 3, "ring": 1}, {}], seats=3))
    assert tied.ties == [[("chest-tie-tokens", 1)], [("chest-tie-tokens", 4)], []]
    assert finish(last(xp=[3, 9])).ties == []
    assert "ties" not in finish(last(xp=[3, 9])).data()


def test_experience_ends_at_the_most_that_a_position_may_have() -> None:
    match = last(xp=[0, 999])
    assert finish(match).scores == (0, 999)
    assert [event.args["count"] for event in match.told(None) if event.id == "chest-event-experience"] == [0]
    assert uc.load(match.save()).view(None) == match.view(None)


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "breakfast"), (15, "breakfast"), (16, "village-guard"), (23, "village-guard"), (24, "adventurer"),
        (29, "adventurer"), (30, "defender"), (34, "defender"), (35, "legend"), (60, "legend"),
    ],
)  # fmt: skip
def test_a_solo_player_gets_a_rank(points: int, rank: str) -> None:
    match = last(seats=1, xp=points - 1) if points else uc.load({"game": "chest", "seats": 1, "done": 3})
    if points:
        finish(match)
    assert table(match)["rank"] == rank
    assert match.result is not None
    assert (match.result.scores, match.result.winners) == ((points,), (0,))


def test_there_is_no_rank_at_a_table_or_before_the_end() -> None:
    match = last()
    assert table(match)["rank"] is None
    finish(match)
    assert table(match)["rank"] is None


def test_the_turn_passes_in_seat_order_until_all_have_finished() -> None:
    match = last(seats=3, done=7, adventurer=0)
    do(match, "rest", *NEXT)
    assert match.turn == (1,)
    assert [player["done"] for player in table(match)["players"]] == [3, 2, 3]
