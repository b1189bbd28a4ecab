"""Claims: what is told of a move is true on the table, and not of the second-best move."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import GATE, play, scene
from tests.reasons import said, told

# North of the gate the crossroads, then the altar; east of the crossroads the watch room.
CROSS: list[dict[str, Any]] = [GATE, {"place": "crossroads", "y": -1}, {"place": "altar-of-fangs", "y": -2}]
WATCH: list[dict[str, Any]] = [*CROSS, {"place": "watch-room", "x": 1}]
HEARTSTONE: dict[str, Any] = {"quest": "heartstone", "seat": 0}  # at the altar, for 26 glory


def walk(hero: dict[str, Any], *rivals: dict[str, Any], **more: Any) -> uc.Match:
    start = {"hero": "roderick", "place": "temple-gate", "hand": [], "actions": 3}
    return scene({**start, **hero}, *(rivals or ({"hero": "bel"},)), **{"map": WATCH, **more})


# -- ways ----------------------------------------------------------------------------------------------


def test_the_reason_compares_the_steps_to_the_goal() -> None:
    match = walk({"glory": 30}, quests=[HEARTSTONE])
    assert told(match, "go crossroads", "done") == ("way", {"quest": "heartstone", "value": 2, "other": 1})
    assert told(match, "go altar-of-fangs", "go watch-room") == ("way", {"quest": "heartstone", "value": 3, "other": 0})
    assert said(match, "ru", "go crossroads", "done") == (
        "До места задания «Камень сердца» остаётся 1 шаг; при втором по силе варианте останется 2."
    )
    assert said(match, "en", "go altar-of-fangs", "go watch-room") == (
        "This is the place of “The Heartstone”; with the second-best move it is 3 away."
    )


def test_the_reason_is_silent_about_a_longer_way() -> None:
    match = walk({"glory": 30}, quests=[HEARTSTONE])
    assert told(match, "go watch-room", "go crossroads") is None


def test_a_goal_without_the_glory_for_it_is_no_reason() -> None:
    match = walk({"glory": 3}, quests=[HEARTSTONE])
    assert told(match, "go crossroads", "done") is None


def test_the_reason_counts_the_steps_home_in_a_solo_game() -> None:
    hero = {"hero": "roderick", "place": "altar-of-fangs", "quests": 3, "hand": [], "actions": 3}
    match = scene({**hero, "seen": ["crossroads"]}, map=CROSS)
    assert told(match, "go temple-gate", "go crossroads") == ("home", {"value": 1, "other": 0})


def test_the_reason_names_a_quest_whose_place_is_not_on_the_map() -> None:
    match = walk({"glory": 0}, map=CROSS, quests=[{"quest": "crown-of-ilbor", "seat": 0}])
    left = match.view(0)["table"]["locations_left"]
    assert told(match, "explore", "go crossroads") == ("missing", {"quest": "crown-of-ilbor", "count": left})
    assert told(match, "explore") == told(match, "explore", "go crossroads")


def test_the_reason_says_that_a_goal_is_laid_near() -> None:
    heroes: list[dict[str, Any]] = [{"hero": "nord", "hand": [], "actions": 3}, {"hero": "bel", "hand": []}]
    match = scene(*heroes, map=CROSS[:2], quests=[HEARTSTONE])
    play(match, 0, "explore", "altar-of-fangs")
    near, far = "lay 0 1", "lay 0 -2"
    moves = [str(move) for move in match.moves(0)]
    near = next(move for move in moves if move.startswith(near))
    far = next(move for move in moves if move.startswith(far))
    assert told(match, near, far) == ("lay-goal", {"quest": "heartstone", "value": 2, "other": 1})
    for language in ("ru", "en"):
        assert "-2" not in said(match, language, near, far)


def test_the_goal_of_a_rival_is_laid_far_away() -> None:
    heroes: list[dict[str, Any]] = [{"hero": "nord", "hand": [], "actions": 3}, {"hero": "bel", "hand": []}]
    match = scene(*heroes, map=CROSS[:2], quests=[{**HEARTSTONE, "seat": 1}])
    play(match, 0, "explore", "altar-of-fangs")
    moves = [str(move) for move in match.moves(0)]
    near = next(move for move in moves if move.startswith("lay 0 1"))
    far = next(move for move in moves if move.startswith("lay 0 -2"))
    assert told(match, far, near) == ("lay-far", {"whom": 1, "value": 2, "other": 1})
    assert told(match, near, far) is None


# -- glory ---------------------------------------------------------------------------------------------


def holding(*hand: str, **hero: Any) -> uc.Match:
    more = {name: hero.pop(name) for name in ("pieces", "quests", "map", "phase", "rival") if name in hero}
    rival = more.pop("rival", {})
    return scene({"hero": "roderick", "hand": list(hand), **hero}, {"hero": "bel", "hand": [], **rival}, **more)


def test_glory_is_saved_for_a_quest() -> None:
    match = holding("battle-trance", glory=15, actions=0, quests=[{"quest": "crown-of-ilbor", "seat": 0}])
    args = {"quest": "crown-of-ilbor", "need": 14, "left": 12, "price": 3}
    assert told(match, "done", "play battle-trance") == ("save", args)
    match = holding("battle-trance", glory=17, actions=0, quests=[{"quest": "crown-of-ilbor", "seat": 0}])
    assert told(match, "done", "play battle-trance") is None


def test_a_price_that_takes_much_of_the_glory_is_named() -> None:
    match = holding("battle-trance", glory=6, actions=0)
    assert told(match, "done", "play battle-trance") == ("price", {"have": 6, "value": 3, "other": 0})
    assert told(match, "play battle-trance", "done") is None
    assert said(match, "ru", "done", "play battle-trance") == "Второй по силе вариант стоит 3 из 6 славы."


def test_a_potion_is_not_wasted() -> None:
    match = holding("rejuvenation", glory=9, health=15, actions=0)
    args = {"card": "rejuvenation", "count": 8, "lost": 3}
    assert told(match, "done", "play rejuvenation") == ("keep-potion", args)
    match = holding("rejuvenation", glory=40, health=10, actions=0)
    assert told(match, "done", "play rejuvenation") is None


# -- rivals --------------------------------------------------------------------------------------------


def test_the_reason_names_the_leader_as_the_target() -> None:
    heroes = [
        {"hero": "roderick", "actions": 0, "hand": ["tremor-of-coils", "frailty"]},
        {"hero": "bel", "peril": 9, "quests": 2, "hand": []},
        {"hero": "nord", "peril": 9, "quests": 1, "hand": []},
    ]
    match = scene(*heroes, phase="villainy")
    assert told(match, "curse 1 with frailty", "curse 2 with frailty") == ("leader", {"whom": 1, "quests": 2})
    assert said(match, "ru", "curse 1 with frailty", "done") == "Впереди всех Боря: выполнено 2 задания."
    assert told(match, "curse 2 with frailty", "done") is None


# -- discards ------------------------------------------------------------------------------------------


def discarding(*hand: str, **more: Any) -> uc.Match:
    return holding(*hand, phase="last", actions=0, **more)


@pytest.mark.parametrize(
    ("card", "more", "id", "args"),
    [
        ("gate-hydra", {"rival": {"peril": 4}}, "unpaid", {"price": 10, "have": 4}),
        ("plate-of-gwildor", {"glory": 2}, "too-dear", {"price": 6, "have": 2}),
        ("vial-of-venom", {"glory": 9}, "no-host", {}),
    ],
)
def test_the_reason_for_a_discard_is_named(card: str, more: dict[str, Any], id: str, args: dict[str, Any]) -> None:
    match = discarding(card, "frailty", **{"rival": {"peril": 9}, **more})
    assert told(match, f"discard {card}", "discard frailty") == (id, {"card": card, **args})
    assert told(match, "discard frailty", f"discard {card}") is None


def test_the_reason_names_the_worn_treasure_of_the_same_type() -> None:
    worn = [{"card": "rod-of-seven-skins", "seat": 0}]
    match = discarding("blade-of-ilbor", "frailty", glory=20, pieces=worn, rival={"peril": 9})
    assert told(match, "discard blade-of-ilbor", "discard frailty") == ("worn", {"card": "rod-of-seven-skins"})


def test_a_pouch_that_brings_its_own_room_is_not_said_to_lack_it() -> None:
    full = [{"card": card, "seat": 0} for card in ("blade-of-ilbor", "hooded-helm", "ouroboros-ring")]
    match = discarding("belt-pouch", "runaways-boots", glory=20, pieces=full)
    boots = ("discard runaways-boots", "discard belt-pouch")
    assert told(match, *boots) == ("no-room", {"card": "runaways-boots", "count": 3})
    assert told(match, *boots[::-1]) is None


def test_a_claim_true_of_the_second_best_move_is_no_reason() -> None:
    """No rival can pay for either card, but there are two of one."""
    match = discarding("corrupt-knight", "corrupt-knight", "gate-hydra", rival={"peril": 0})
    assert told(match, "discard corrupt-knight", "discard gate-hydra") == ("copy", {"card": "corrupt-knight"})
    match = discarding("plate-of-gwildor", "hooded-helm", glory=0, rival={"peril": 0})
    assert told(match, "discard hooded-helm", "discard plate-of-gwildor") is None
