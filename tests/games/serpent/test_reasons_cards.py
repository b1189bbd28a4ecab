"""Reasons for cards: what they change, why they are kept, and why one of them goes."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.reasoning import likely, position_of, reason, sentence, thought
from tests.games.serpent.scenes import GATE, at, play, scene

CROWN = [GATE, {"place": "armoury-of-ilbor", "y": -1}]


def holding(*hand: str, **hero: Any) -> uc.Match:
    more = {name: hero.pop(name) for name in ("pieces", "quests", "map", "phase", "rival") if name in hero}
    rival = more.pop("rival", {})
    return scene({"hero": "roderick", "hand": list(hand), **hero}, {"hero": "bel", "hand": [], **rival}, **more)


def test_a_value_that_a_quest_tests() -> None:
    """What is said to become likelier is so when the card is played."""
    match = at(
        "armoury-of-ilbor", "crown-of-ilbor", {"hero": "sessira", "level": 7, "glory": 30, "hand": ["blade-of-ilbor"]}
    )
    id, args = reason(match, "play blade-of-ilbor")
    assert id == "likelier"
    text = "try crown-of-ilbor.0 with melee"
    before = likely(match, text, lambda after: after.quests[0].steps == 1)
    play(match, 0, "play blade-of-ilbor")
    after = likely(match, text, lambda after: after.quests[0].steps == 1)
    assert (args["before"], args["after"]) == (before, after)


def test_a_second_throw() -> None:
    match = at("armoury-of-ilbor", "crown-of-ilbor", {"hero": "sessira", "glory": 30, "hand": ["ouroboros-ring"]})
    id, args = reason(match, "play ouroboros-ring")
    share = max(
        likely(match, f"try crown-of-ilbor.0 with {stat}", lambda after: after.quests[0].steps == 1)
        for stat in ("melee", "speed")
    )
    assert (id, args["before"]) == ("second-throw", share)
    assert args["after"] == pytest.approx(100 - (100 - share) ** 2 / 100, abs=1)


def test_a_monster_in_a_lair_that_gets_weaker() -> None:
    match = holding(
        "ward-of-scales", glory=9, peril=9, pieces=[{"card": "snakeman", "seat": 1, "zone": "lair"}], rival={"peril": 0}
    )
    id, args = reason(match, "play ward-of-scales")
    assert (id, args["monster"], args["whom"]) == ("shield", "snakeman", 1)
    assert args["after"] < args["before"]


def test_armour_and_room() -> None:
    assert reason(holding("plate-of-gwildor", glory=9), "play plate-of-gwildor")[0] == "armour"
    id, args = reason(holding("belt-pouch", glory=9), "play belt-pouch")
    assert (id, args["had"], args["now"]) == ("room", 3, 5)


def test_enough_is_left_for_a_quest() -> None:
    match = holding("distraction", glory=20, quests=[{"quest": "crown-of-ilbor", "seat": 0}])
    id, args = reason(match, "play distraction")
    assert (id, args["have"], args["need"]) == ("affordable", 16, 14)


@pytest.mark.parametrize(("health", "id"), [(4, "heal-peril"), (17, "heal-peril")])
def test_a_potion(health: int, id: str) -> None:
    match = holding("rejuvenation", glory=9, health=health, peril=3)
    args = {"health": health, "after": min(18, health + 8), "full": 18, "price": 4, "peril": 3}
    assert reason(match, "play rejuvenation") == (id, args)


def test_a_potion_is_not_wasted() -> None:
    match = holding("rejuvenation", glory=9, health=15, actions=0)
    told = reason(match, "done", "play rejuvenation")
    assert told == ("keep-potion", {"card": "rejuvenation", "count": 8, "lost": 3})


def test_glory_is_saved() -> None:
    match = holding("battle-trance", glory=15, actions=0, quests=[{"quest": "crown-of-ilbor", "seat": 0}])
    told = reason(match, "done", "play battle-trance")
    assert told == ("save", {"quest": "crown-of-ilbor", "need": 14, "have": 15, "price": 3})


@pytest.mark.parametrize(
    ("price", "russian", "english"),
    [(2, "За 2 очка славы – ещё 1 действие.", "2 glory buys 1 more action."),
     (4, "За 4 очка славы – ещё 2 действия.", "4 glory buys 2 more actions."),
     (10, "За 10 очков славы – ещё 5 действий.", "10 glory buys 5 more actions.")],
)  # fmt: skip
def test_actions_for_glory(price: int, russian: str, english: str) -> None:
    match = holding("second-wind", glory=12, actions=0)
    move = f"play second-wind for {price}"
    assert (sentence(match, "ru", move), sentence(match, "en", move)) == (russian, english)
    play(match, 0, move)
    assert position_of(match).heroes[0].actions == price // 2


# -- discards --------------------------------------------------------------------------------------------------


def discarding(*hand: str, **more: Any) -> uc.Match:
    return holding(*hand, phase="last", actions=0, **more)


@pytest.mark.parametrize(
    ("card", "more", "id", "args"),
    [
        ("gate-hydra", {"rival": {"peril": 4}}, "unpaid", {"price": 10, "have": 4}),
        ("plate-of-gwildor", {"glory": 2}, "too-dear", {"price": 6, "have": 2}),
        ("vial-of-venom", {"glory": 9}, "no-host", {}),
        ("belt-pouch", {"glory": 9}, "room-enough", {"count": 0, "room": 3}),
        ("repel", {"glory": 9, "peril": 1}, "little-peril", {"peril": 1}),
        ("battle-trance", {"glory": 9}, "has-upkeep", {"count": 1}),
    ],
)
def test_why_a_card_goes(card: str, more: dict[str, Any], id: str, args: dict[str, Any]) -> None:
    match = discarding(card, "frailty", **{"rival": {"peril": 9}, **more})
    assert reason(match, f"discard {card}", "discard frailty") == (id, {"card": card, **args})


def test_a_treasure_of_its_type_is_worn() -> None:
    worn = [{"card": "rod-of-seven-skins", "seat": 0}]
    match = discarding("blade-of-ilbor", "frailty", glory=20, pieces=worn)
    assert reason(match, "discard blade-of-ilbor") == ("worn", {"card": "rod-of-seven-skins"})
    assert reason(match, "scrap rod-of-seven-skins.0") == ("makes-way", {"card": "blade-of-ilbor"})


def test_a_pouch_that_brings_its_own_room_is_not_said_to_lack_it() -> None:
    full = [{"card": card, "seat": 0} for card in ("blade-of-ilbor", "hooded-helm", "ouroboros-ring")]
    match = discarding("belt-pouch", "runaways-boots", glory=20, pieces=full)
    assert reason(match, "discard runaways-boots") == ("no-room", {"card": "runaways-boots", "count": 3})
    assert thought(match, ("discard belt-pouch", 0.5), ("discard runaways-boots", 0.5)) is None


def test_what_is_as_true_of_the_next_best_is_not_the_reason() -> None:
    """Nobody can pay for either, but of one there are two."""
    match = discarding("corrupt-knight", "corrupt-knight", "gate-hydra", rival={"peril": 0})
    assert reason(match, "discard corrupt-knight", "discard gate-hydra")[0] == "copy"
