"""Each refusal names the rule, and the rule holds: tests/refusals/serpent.py checks what it says."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import GATE, scene
from tests.refusals.case import Case
from tests.refusals.serpent import RULES
from undercroft.kernel.texts import LANGUAGES, Texts

Fields = dict[str, Any]
ESCORT = {"quest": "captive-knight", "seat": 0, "is_carried": True}
DROPPED = {"quest": "captive-knight", "token": "crossroads"}
PLAYABLE = {"hand": ["belt-pouch"], "glory": 99}  # so that there is something to decide
DICE = {"quest": "oracles-dice"}
KEPT = {"quest": "heartstone", "seat": 0, "is_done": True}
LAIR = [GATE, {"place": "nakaris-lair", "x": -1}]


def why_not(match: uc.Match, seat: int, move: str) -> str:
    """The reason for a refusal, which must be true."""
    before = match.save()
    with pytest.raises(uc.IllegalMove) as refused:
        match.play(seat, move)
    reason = refused.value.reason
    assert reason is not None, move
    for language in LANGUAGES:
        assert Texts.of(match.game, language).say(reason)
    id = reason.id.removeprefix("serpent-why-")
    asked = match.game.notation.parse(move)
    assert RULES[id](Case(match.view(seat), asked.verb, asked.args, reason.args)) in (True, None)
    assert match.save() == before
    return id


CASES: list[tuple[Fields, Fields, list[Fields], str, str]] = [
    # the hero, the rival, quests and more, the move, the reason
    ({"place": "temple-gate"}, {}, [], "go temple-gate", "there"),
    ({"place": "temple-gate"}, {}, [], "go altar-of-fangs", "off-map"),
    ({"place": "temple-gate"}, {}, [], "go attic", "unknown"),
    ({"place": "temple-gate", "actions": 0, **PLAYABLE}, {}, [], "go crossroads", "no-action"),
    ({"place": "temple-gate", "actions": 1}, {}, [], "go watch-room", "no-way"),
    ({"place": "temple-gate", "fallen": True, "hand": ["repel"]}, {}, [ESCORT], "go crossroads", "fallen"),
    ({"place": "temple-gate"}, {}, [], "stand", "standing"),
    ({"place": "temple-gate"}, {}, [], "lie", "no-lying"),
    ({"place": "temple-gate"}, {}, [], "attack 0 melee", "oneself"),
    ({"place": "temple-gate"}, {}, [], "attack 3 melee", "nobody"),
    ({"place": "temple-gate"}, {"place": "crossroads"}, [], "attack 1 melee", "not-here"),
    ({"place": "temple-gate", "fought": True}, {"place": "temple-gate"}, [], "attack 1 melee", "fought"),
    ({"place": "temple-gate"}, {}, [], "try oracles-dice.0", "no-quest"),
    ({"place": "crossroads", "glory": 1}, {}, [DICE], "try oracles-dice.0", "glory"),
    ({"place": "crossroads"}, {}, [{"quest": "oracles-dice", "seat": 1}], "try oracles-dice.0", "not-yours"),
    ({"place": "temple-gate"}, {}, [DICE], "try oracles-dice.0", "wrong-place"),
    ({"place": "crossroads"}, {}, [DICE], "take oracles-dice.0", "no-escort"),
    ({"place": "crossroads"}, {}, [DICE], "search oracles-dice.0", "no-search"),
    ({"place": "crossroads", "glory": 99}, {}, [DICE], "try oracles-dice.0 with speed", "no-stat"),
    ({"place": "watch-room", "glory": 99}, {}, [{"quest": "tolling-bell"}], "try tolling-bell.0", "name-stat"),
    ({"place": "crossroads", "tries": 1, "actions": 0, **PLAYABLE}, {}, [DICE], "try oracles-dice.0", "no-action"),
    ({"place": "watch-room", "glory": 99}, {}, [{"quest": "orders-cache"}], "try orders-cache.0", "not-found"),
    ({"place": "watch-room"}, {}, [{"quest": "orders-cache", "found": "watch-room"}], "search orders-cache.0", "found"),
    ({"place": "pit-of-offerings", "health": 3}, {}, [{"quest": "renunciation"}], "try renunciation.0", "give-health"),
    ({"place": "pit-of-offerings"}, {}, [{"quest": "renunciation"}], "try renunciation.0", "give-worth"),
    ({"place": "crossroads"}, {}, [KEPT], "try heartstone.0", "quest-done"),
    ({"place": "crossroads"}, {}, [ESCORT], "try captive-knight.0", "escort"),
    ({"place": "crossroads"}, {}, [ESCORT], "take captive-knight.0", "carried"),
    ({"place": "crossroads"}, {}, [ESCORT], "deliver captive-knight.0", "deliver"),
    ({"place": "temple-gate"}, {}, [ESCORT], "drop captive-knight.0", "arrived"),
    ({"place": "crossroads", "dropped": True}, {}, [ESCORT], "drop captive-knight.0", "dropped"),
    ({"place": "crossroads"}, {}, [{"quest": "captive-knight"}], "drop captive-knight.0", "not-carried"),
    ({"place": "crossroads"}, {}, [{**DROPPED, "token": "watch-room"}], "take captive-knight.0", "token"),
    ({"place": "crossroads"}, {}, [{**DROPPED, "is_fresh": True}], "take captive-knight.0", "fresh"),
    ({"hand": ["repel"], "glory": 9}, {}, [], "play belt-pouch", "not-in-hand"),
    ({"hand": ["acid-stream"], "glory": 9}, {}, [], "play acid-stream", "peril-card"),
    ({"hand": ["repel"], "glory": 9}, {}, [], "play repel", "time"),
    ({"hand": ["belt-pouch"], "glory": 1}, {}, [], "play belt-pouch", "glory"),
    ({"hand": ["belt-pouch"], "glory": 9}, {}, [], "play belt-pouch for 2", "how"),
    ({"hand": ["rejuvenation"], "glory": 9}, {}, [], "play rejuvenation", "unhurt"),
    ({"hand": ["belt-pouch"], "glory": 9}, {}, [], "stow belt-pouch", "stow"),
    ({"hand": ["second-wind"], "glory": 9}, {}, [], "play second-wind for 3", "steps"),
    ({"hand": ["step-through-gloom"], "glory": 9}, {}, [ESCORT], "play step-through-gloom at crossroads", "held"),
    ({"hand": ["step-through-gloom"], "glory": 9}, {}, [], "play step-through-gloom at altar-of-fangs", "too-far"),
    ({"hand": ["sworn-oath"], "glory": 9}, {}, [DICE], "vow sworn-oath on oracles-dice.0", "host-quest"),
    ({"hand": ["vial-of-venom"], "glory": 9}, {}, [], "play vial-of-venom on belt-pouch.0", "host-weapon"),
    ({}, {}, [], "drink rejuvenation.0", "no-potion"),
    ({"hero": "roderick"}, {}, [], "use spare-parts", "no-ability"),
    ({"hero": "elendus"}, {}, [], "use barbed-light", "by-itself"),
    ({"hero": "nord", "used": ["spare-parts"], "glory": 9}, {}, [], "use spare-parts", "used"),
    ({"hero": "nord", "glory": 0}, {}, [], "use spare-parts", "glory"),
    ({"hero": "roderick", "glory": 9}, {}, [], "use warm-hands", "how"),
    ({"hero": "roderick", "glory": 9}, {}, [], "use warm-hands on 0", "target"),
    ({"place": "dripping-fork", "glory": 9}, {}, [], "use dripping-fork", "idle"),
    ({}, {}, [], "unleash", "moment"),
]  # fmt: skip


@pytest.mark.parametrize(("mine", "rival", "quests", "move", "why"), CASES)
def test_a_heroic_phase_refuses_with_the_rule(
    mine: Fields, rival: Fields, quests: list[Fields], move: str, why: str
) -> None:
    assert why_not(scene(mine, rival, quests=quests), 0, move) == why


VILLAINY: list[tuple[list[str], Fields, Fields, str, str]] = [
    (["snakeman"], {"peril": 9}, {}, "send snakeman > 0 melee", "oneself"),
    (["snakeman"], {"peril": 9}, {}, "send snakeman > 1 magic", "form"),
    (["snakeman", "choker-spawn"], {"peril": 2}, {}, "send snakeman > 1 melee", "peril"),
    (["snakeman"], {"peril": 9}, {}, "set snakeman > crossroads by 1", "other-sort"),
    (["snakeman"], {"peril": 9}, {}, "send corrupt-knight > 1 melee", "not-in-hand"),
    (["repel", "snakeman"], {"peril": 9}, {}, "curse 1 with repel", "glory-card"),
    (["snakeman"], {"peril": 9}, {}, "unleash", "no-plan"),
    (["snakeman"], {"peril": 9}, {}, "boost 1", "boost-none"),
    (["snakeman"], {"peril": 9}, {}, "loose snakeman.0 > 1 melee", "not-in-lair"),
    (["acid-stream"], {"peril": 9, "place": "crossroads"}, {}, "set acid-stream > crossroads by 1", "set-hero"),
    (["acid-stream"], {"peril": 9}, {}, "set acid-stream > temple-gate by 1", "set-entrance"),
    (["acid-stream"], {"peril": 9}, {}, "set acid-stream > altar-of-fangs by 1", "set-off-map"),
    (["slick-stone", "snakeman"], {"peril": 9}, {}, "curse 1 with slick-stone", "spoils-rolls"),
    (["tribute", "snakeman"], {"peril": 9, "glory": 4}, {}, "curse 1 with tribute", "how"),
    (["brand-of-oblivion", "snakeman"], {"peril": 9}, {}, "curse 1 with brand-of-oblivion", "idle"),
    (["creeping-rust", "snakeman"], {"peril": 9}, {}, "rust belt-pouch.3 with creeping-rust", "not-in-play"),
    (["snakeman"], {"peril": 9}, {}, "rouse > 1 melee", "rouse-place"),
    (["snakeman"], {"peril": 9}, {"options": {"nakari_peril": False}}, "rouse > 1 melee", "rouse-variant"),
    (["snakeman"], {"peril": 9}, {"has_event": False}, "rouse > 1 melee", "rouse-gone"),
    (["snakeman"], {"peril": 9, "place": "nakaris-lair"}, {"map": LAIR, "nakari_sent": True}, "rouse > 1 melee",
     "rouse-once"),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "rival", "more", "move", "why"), VILLAINY)
def test_a_villainy_phase_refuses_with_the_rule(
    hand: list[str], rival: Fields, more: Fields, move: str, why: str
) -> None:
    assert why_not(scene({"hand": hand}, rival, phase="villainy", **more), 0, move) == why


def test_with_a_plan_only_its_own_moves_are_legal() -> None:
    match = scene({"hand": ["snakeman", "bone-naga", "frailty"]}, {"peril": 20}, phase="villainy")
    match.play(0, "send bone-naga > 1 melee")
    assert why_not(match, 0, "done") == "plan-open"
    assert why_not(match, 0, "curse 1 with frailty") == "plan-open"
    assert why_not(match, 0, "send bone-naga > 1 magic") == "planned"
    match.play(0, "boost 1")
    assert why_not(match, 0, "boost 1") == "boosted"
    match.play(0, "recall")
    match.play(0, "send bone-naga > 1 melee")
    assert why_not(match, 0, "recall") == "recalled"


def test_lying_down_for_an_action() -> None:
    limited: Fields = {"options": {"limited_movement": True}, "quests": [DICE]}
    match = scene({"place": "crossroads", "tries": 1, "glory": 99, "hand": ["belt-pouch"]}, {}, **limited)
    match.play(0, "lie")
    for move in ("done", "go temple-gate", "stand", "play belt-pouch"):
        assert why_not(match, 0, move) == "lying"
    lying = {"place": "temple-gate", "fallen": True, "hand": ["belt-pouch"], "glory": 9, "actions": 0}
    assert why_not(scene(lying, {}, **limited), 0, "lie") == "lies"
    stood_up = {"place": "temple-gate", "lain": True}
    assert why_not(scene(stood_up, {}, **limited), 0, "lie") == "lain"


def test_solo_boons_are_played_on_an_entrance_and_treasures_after_battles() -> None:
    hand = {"hand": ["battle-trance", "belt-pouch"], "glory": 9, "place": "crossroads"}
    assert why_not(scene(hand), 0, "play battle-trance") == "alone-boon"
    assert why_not(scene({**hand, "place": "temple-gate"}), 0, "play belt-pouch") == "alone-treasure"


def test_attachments_alone_wait_for_their_place_and_time_too() -> None:
    """The quest or the weapon named was blamed, on which they could go."""
    own = {"hand": ["sworn-oath", "vial-of-venom"], "glory": 9, "place": "crossroads"}
    match = scene(own, pieces=[{"card": "rod-of-seven-skins", "seat": 0, "id": 4}], quests=[{**DICE, "seat": 0}])
    assert (
        why_not(match, 0, f"vow sworn-oath on oracles-dice.{match.view(0)['table']['quests'][0]['id']}") == "alone-boon"
    )
    assert why_not(match, 0, "play vial-of-venom on rod-of-seven-skins.4") == "alone-treasure"


def test_attached_curses_need_a_fitting_host() -> None:
    mine = {"card": "belt-pouch", "seat": 0, "id": 4}
    theirs = {"card": "hooded-helm", "seat": 1, "id": 5}
    hand = ["creeping-rust", "nakaris-kiss", "snakeman"]
    match = scene({"hand": hand}, {"peril": 20}, phase="villainy", pieces=[mine, theirs])
    assert why_not(match, 0, "rust belt-pouch.4 with creeping-rust") == "host-treasure"
    assert why_not(match, 0, "bless hooded-helm.5 with nakaris-kiss by 1") == "host-monster"


def test_the_last_phase_asks_for_a_card() -> None:
    lair = {"card": "snakeman", "seat": 0, "id": 3, "zone": "lair"}
    boon = {"card": "battle-trance", "seat": 0, "id": 4}
    match = scene({"hand": ["repel", "snakeman"]}, {}, phase="last", pieces=[lair, boon])
    assert why_not(match, 0, "pass") == "must-discard"
    assert why_not(match, 0, "discard belt-pouch") == "not-in-hand"
    assert why_not(match, 0, "scrap snakeman.3") == "zone"
    assert why_not(match, 0, "scrap battle-trance.4") == "not-asked"


def test_a_card_that_cannot_help_on_entering_is_refused_for_that_alone() -> None:
    """The price of Second Wind was blamed, which would be paid."""
    hand = ["ouroboros-ring", "second-wind", "battle-trance"]
    match = scene(
        {"hero": "nord", "glory": 9, "hand": hand}, {"hero": "bel"}, map=[GATE, {"place": "venom-spring", "y": -1}]
    )
    match.play(0, "go venom-spring")
    assert why_not(match, 0, "play second-wind for 2") == "entering"
    assert why_not(match, 0, "play battle-trance") == "entering"
