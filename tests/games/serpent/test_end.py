"""ЦЕЛЬ ИГРЫ – three quests, the last hero standing, and the round cap with its ties.

Rulings: D8, D71, D89, D110.
"""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import GATE, at, play, scene, texts
from undercroft.games import find_game
from undercroft.kernel.texts import Texts


def test_three_quests_win() -> None:
    match = at("altar-of-fangs", "heartstone", {"hero": "roderick", "glory": 26, "quests": 2})
    play(match, 0, "try heartstone.0")
    assert match.result is not None and match.result.winners == (0,)


def test_two_quests_win_a_short_game() -> None:
    nord = {"hero": "roderick", "glory": 26, "quests": 1}
    match = at("altar-of-fangs", "heartstone", nord, options={"short": True})
    assert match.view(0)["table"]["quests_to_win"] == 2
    play(match, 0, "try heartstone.0")
    assert match.result is not None and match.result.winners == (0,)


def test_the_last_hero_standing_wins() -> None:
    match = scene({"hero": "nord", "hand": ["snakeman"]}, {"hero": "bel", "health": 1, "peril": 8}, phase="villainy")
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert match.result is not None and match.result.winners == (0,)


def try_with(match: uc.Match, quest: str, stat: str, *dice: int) -> None:
    """A try of seat 0 in which it chooses the value tested."""
    play(match, 0, f"try {quest} with {stat}", *dice)


def test_d89_as_soon_as_one_hero_is_left_it_has_won() -> None:
    match = scene(
        {"hero": "nord", "glory": 14, "health": 1, "place": "venom-spring"},
        {"hero": "bel", "health": 1, "place": "venom-spring"},
        map=[GATE, {"place": "venom-spring", "y": -1}],
        quests=[{"quest": "foul-the-spring", "seat": 0}],
    )
    try_with(match, "foul-the-spring.0", "melee", 1)
    assert match.result is not None and match.result.winners == (1,)


# The round cap


def test_the_round_cap_lets_the_standing_decide() -> None:
    match = scene({"hero": "nord", "quests": 1}, {"hero": "bel"}, round=60, starter=1)
    play(match, 0, "done")
    assert match.result is not None and match.result.winners == (0,)


def test_the_last_round_is_played_to_its_end() -> None:
    for round, winners in ((59, None), (60, (1,))):
        match = scene(
            {"hero": "nord", "hand": ["rejuvenation", "second-wind"]},
            {"hero": "bel", "level": 8, "hand": ["frailty"]},
            phase="last",
            round=round,
            starter=1,
        )
        play(match, 0, "discard rejuvenation")
        assert (match.result.winners if match.result is not None else None) == winners


def test_d8_equal_standings_at_the_round_cap_share_the_victory() -> None:
    match = scene({"hero": "nord", "peril": 0}, {"hero": "bel"}, round=60, starter=1, options={"round_cap": 60})
    play(match, 0, "go crossroads")
    play(match, 0, "done")
    assert match.result is not None and match.result.winners == (0,)  # by glory
    match = scene({"hero": "nord", "glory": 0}, {"hero": "bel"}, round=60, starter=1)
    play(match, 0, "done")
    assert match.result is not None and match.result.winners == (0, 1)


def at_the_cap(*heroes: dict[str, Any], **more: Any) -> uc.Result:
    """The last turn of the last round ends: seat 1 of two or three."""
    options = {"round_cap": 1, **more.pop("options", {})}
    match = scene(*heroes, options=options, starter=1, tokens=5, **more)
    while match.result is None:
        play(match, match.turn[0], texts(match, match.turn[0])[0])
    return match.result


STILL = {"place": "watch-room", "hand": ["frailty"]}


def test_d8_a_result_says_what_broke_the_tie() -> None:
    result = at_the_cap({"hero": "nord", "quests": 1, "level": 8, **STILL}, {"hero": "bel", "quests": 1, "level": 9})
    assert result.winners == (1,)
    assert result.ties == [[("serpent-part-level", 8)], [("serpent-part-level", 9)]]
    result = at_the_cap({"hero": "nord", "health": 12, **STILL}, {"hero": "bel", "health": 9})
    assert result.winners == (0,)
    assert result.ties == [
        [("serpent-part-level", 7), ("serpent-part-health", 12)],
        [("serpent-part-level", 7), ("serpent-part-health", 9)],
    ]


def test_d8_a_tie_lists_everything_that_was_compared() -> None:
    result = at_the_cap(
        {"hero": "nord", "glory": 3, "place": "temple-gate", "moved": True, "hand": ["frailty"]},
        {"hero": "bel", "glory": 3},
        {"hero": "tainin", "is_out": True, "health": 0, "quests": 2},
    )
    assert result.winners == (0, 1)
    compared = [("serpent-part-level", 7), ("serpent-part-health", 18), ("serpent-part-glory", 3)]
    assert result.ties == [compared, compared, []]


def test_d8_no_tie_break_where_one_is_ahead_and_none_where_the_standing_did_not_decide() -> None:
    assert at_the_cap({"hero": "nord", "quests": 2, **STILL}, {"hero": "bel", "quests": 1}).ties == []
    match = scene(
        {"hero": "nord", "glory": 40, "quests": 2, "place": "altar-of-fangs"},
        {"hero": "bel"},
        map=[{"place": "temple-gate"}, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    play(match, 0, "try heartstone.0")
    assert match.result is not None and match.result.winners == (0,) and match.result.ties == []


def test_d110_in_the_combined_game_points_are_level_and_the_level_decides() -> None:
    result = at_the_cap(
        {"hero": "nord", "points": 4, "level": 8, **STILL},
        {"hero": "bel", "points": 4, "level": 7},
        options={"combined": True},
    )
    assert result.winners == (0,)
    assert result.ties == [[("serpent-part-level", 8)], [("serpent-part-level", 7)]]


def test_every_part_of_a_tie_has_a_text() -> None:
    for language in ("en", "ru"):
        say = Texts.of(find_game("serpent"), language)
        for name in ("level", "health", "glory"):
            assert say(f"serpent-part-{name}") not in ("", f"serpent-part-{name}")
