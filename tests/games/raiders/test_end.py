"""КОНЕЦ ИГРЫ – who falls, who wins."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.raiders.plays import enter, events, lay, party, players


def finished(coins: list[int], wounds: list[int], stone: tuple[int, ...] = ()) -> uc.Match:
    rows = [{**player, "is_stone": seat in stone} for seat, player in enumerate(party(len(coins), coins, wounds))]
    return uc.load({"game": "raiders", "seats": len(coins), "over": True, "players": rows})


def winners(match: uc.Match) -> tuple[int, ...]:
    assert match.result is not None
    return match.result.winners


def test_the_most_wounded_falls_and_cannot_win() -> None:
    match = finished([20, 3, 2, 1], [5, 4, 4, 0])
    assert players(match, "out") == ["fallen", None, None, None]
    assert winners(match) == (1,)


@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_all_who_tie_fall(seats: int) -> None:
    match = finished([9, 8, 1, 2, 3][:seats], [5, 5, 0, 1, 2][:seats])
    assert players(match, "out")[:2] == ["fallen", "fallen"]
    assert winners(match) == (seats - 1,)


def test_with_three_only_a_sole_most_wounded_falls() -> None:
    assert players(finished([9, 8, 1], [5, 5, 0]), "out") == [None, None, None]
    assert winners(finished([9, 8, 1], [5, 5, 0])) == (0,)
    assert winners(finished([9, 8, 1], [5, 4, 0])) == (1,)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_if_all_have_the_same_wounds_nobody_falls(seats: int) -> None:
    match = finished(list(range(seats)), [2] * seats)
    assert players(match, "out") == [None] * seats
    assert winners(match) == (seats - 1,)


def test_most_coins_win() -> None:
    assert winners(finished([4, 7, 6, 9], [0, 0, 0, 1])) == (1,)


def test_fewest_wounds_break_a_tie_of_coins() -> None:
    assert winners(finished([7, 7, 6, 9], [1, 0, 0, 3])) == (1,)


def test_raiders_still_equal_share_the_win() -> None:
    assert winners(finished([7, 7, 6, 9], [1, 1, 0, 3])) == (0, 1)


def test_ruling_10_the_number_of_players_is_that_at_the_table() -> None:
    """One of four is stone and two of the others tie on most wounds: both fall, as at a table of four."""
    match = finished([9, 8, 7, 1], [0, 4, 4, 2], stone=(0,))
    assert players(match, "out") == ["stone", "fallen", "fallen", None]
    assert winners(match) == (3,)


def test_ruling_10_at_a_table_of_three_two_left_and_tied_do_not_fall() -> None:
    match = finished([9, 8, 7], [9, 4, 4], stone=(0,))
    assert players(match, "out") == ["stone", None, None]
    assert winners(match) == (1,)


def test_ruling_10_at_a_table_of_three_the_more_wounded_of_two_left_falls() -> None:
    match = finished([9, 8, 7], [9, 4, 3], stone=(0,))
    assert players(match, "out") == ["stone", "fallen", None]
    assert winners(match) == (2,)


def test_ruling_17_a_lone_survivor_never_falls() -> None:
    match = finished([9, 8, 7, 0], [0, 0, 0, 9], stone=(0, 1, 2))
    assert players(match, "out") == ["stone", "stone", "stone", None]
    assert winners(match) == (3,)


def test_ruling_17_all_equal_looks_only_at_those_still_in() -> None:
    match = finished([9, 8, 7, 6], [0, 3, 3, 3], stone=(0,))
    assert players(match, "out") == ["stone", None, None, None]
    assert winners(match) == (1,)


def test_ruling_17_no_winner_is_a_result() -> None:
    assert winners(finished([9, 8, 7], [0, 0, 0], stone=(0, 1, 2))) == ()


def test_the_score_is_taken_apart() -> None:
    match = finished([20, 3, 2, 1], [5, 4, 4, 0], stone=(3,))
    assert match.result is not None
    assert match.result.scores == (0, 3, 2, 0)
    assert match.result.parts == [
        [("raiders-part-coins", 20), ("raiders-part-fallen", -20)],
        [("raiders-part-coins", 3)],
        [("raiders-part-coins", 2)],
        [("raiders-part-coins", 1), ("raiders-part-stone", -1)],
    ]


def test_the_story_ends_with_who_falls_and_who_wins() -> None:
    match = enter("mummy", party(4, coins=[5, 4, 3, 2]))
    lay(match, "5", "4", "3", "2")
    assert events(match, None)[-2:] == ["raiders-event-falls", "raiders-event-wins"]


def test_the_story_tells_when_wounds_decide() -> None:
    match = enter("mummy", party(4, coins=[5, 4, 4, 2], wounds=[0, 0, 1, 0]))
    lay(match, "5", "4", "3", "2")
    assert events(match, None)[-3:] == ["raiders-event-falls", "raiders-event-close", "raiders-event-wins"]


def ties(match: uc.Match) -> list[list[tuple[str, int]]]:
    assert match.result is not None
    return match.result.ties


def test_the_result_says_whose_wounds_were_compared() -> None:
    match = finished([7, 7, 6, 9], [1, 0, 0, 3])
    assert ties(match) == [[("raiders-tie-wounds", 1)], [("raiders-tie-wounds", 0)], [], []]
    assert match.view(None)["result"]["ties"][1] == [{"id": "raiders-tie-wounds", "points": 0}]


def test_a_shared_victory_says_so_too() -> None:
    assert ties(finished([7, 7, 6, 9], [1, 1, 0, 3])) == [[("raiders-tie-wounds", 1)]] * 2 + [[], []]


def test_nothing_is_compared_where_coins_decide_or_nobody_is_left() -> None:
    assert ties(finished([4, 7, 6, 7], [0, 0, 0, 1])) == []  # the other seven are those of a raider who fell
    assert ties(finished([9, 8, 7], [0, 0, 0], stone=(0, 1, 2))) == []
    assert "ties" not in finished([4, 7, 6, 9], [0, 0, 0, 1]).view(None)["result"]


def test_wounds_end_at_the_most_that_a_position_may_have() -> None:
    match = enter("dragon", party(3, wounds=[999, 998, 0]))
    lay(match, "1", "1", "2")
    assert players(match, "wounds") == [999, 999, 0]
    assert [event.args["count"] for event in match.told(None) if event.id == "raiders-event-wounded"] == [0, 1]
    assert uc.load(match.save()).view(0) == match.view(0)
