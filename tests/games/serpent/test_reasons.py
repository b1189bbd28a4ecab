"""Why a move is the best: what is said is true."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import GATE, scene
from undercroft.games import find_game
from undercroft.games.serpent.rules import Serpent
from undercroft.kernel.mind import Finding
from undercroft.kernel.outcomes import every_outcome

GAME = find_game("serpent")


def position_of(match: uc.Match) -> Serpent:
    position = match.position
    assert isinstance(position, Serpent)
    return position


def code(position: Serpent, seat: int, text: str) -> int:
    return next(move for move in position.moves(seat) if str(position.describe(seat, move)) == text)


def reason(match: uc.Match, *moves: tuple[str, float], seat: int = 0) -> tuple[str, dict[str, Any]] | None:
    position, mind = position_of(match), GAME.mind()
    assert mind is not None
    findings = [Finding(code(position, seat, text), 9, worth, 0.1, 0.0, 0.0) for text, worth in moves]
    told = mind.reason(position, seat, findings)
    return None if told is None else (told.id, told.args)


def likely(match: uc.Match, text: str, happened: Any) -> float:
    """The chance that something happens by a move, over all outcomes."""
    position = position_of(match)
    outcomes = every_outcome(position, 0, code(position, 0, text))
    return sum(float(chance) for chance, after, _ in outcomes if happened(after))


def crown(**hero: object) -> uc.Match:
    """At the place of a quest that tests melee 9 or speed 10, twice."""
    return scene(
        {"hero": "roderick", "place": "armoury-of-ilbor", "glory": 20, "hand": [], **hero},
        {"hero": "bel", "hand": []},
        map=[GATE, {"place": "armoury-of-ilbor", "y": -1}],
        quests=[{"quest": "crown-of-ilbor", "seat": 0}],
    )


def test_the_chance_of_a_try() -> None:
    match = crown()
    for stat in ("melee", "speed"):
        text = f"try crown-of-ilbor.0 with {stat}"
        found = likely(match, text, lambda after: after.quest(0).steps == 1)
        told = reason(match, (text, 0.6), ("done", 0.5))
        assert told == ("serpent-reason-try", {"quest": "crown-of-ilbor", "chance": round(100 * found)})


def test_the_chance_of_an_attack() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]}, {"hero": "bel", "peril": 8, "glory": 0, "hand": []}, phase="villainy"
    )
    before = position_of(match).heroes[1].health
    found = likely(match, "send snakeman > 1 melee", lambda after: after.heroes[1].health < before)
    told = reason(match, ("send snakeman > 1 melee", 0.6), ("done", 0.5))
    assert told == ("serpent-reason-attack", {"card": "snakeman", "whom": 1, "chance": round(100 * found)})


def test_the_way_to_a_quest() -> None:
    match = scene(
        {"hero": "roderick", "place": "temple-gate", "glory": 26, "hand": []},
        {"hero": "bel"},
        map=[GATE, {"place": "crossroads", "y": -1}, {"place": "altar-of-fangs", "y": -2}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    args = {"quest": "heartstone", "count": 1}
    assert reason(match, ("go crossroads", 0.6)) == ("serpent-reason-way", args)
    args = {"quest": "heartstone", "count": 0}
    assert reason(match, ("go altar-of-fangs", 0.6)) == ("serpent-reason-arrival", args)


def test_otherwise_the_numbers_of_the_search_are_named() -> None:
    match = crown()
    told = reason(match, ("done", 0.61), ("explore", 0.52))
    assert told == ("serpent-reason-better", {"chance": 61, "other": 52})
    assert reason(match, ("done", 0.521), ("explore", 0.52)) is None
    assert reason(match, ("done", 0.61)) is None
