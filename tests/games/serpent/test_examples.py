"""ХОД ИГРЫ, БИТВА, УГРОЗЫ, ОБЩИЕ ПРАВИЛА, ОДИНОЧНАЯ ИГРА – the examples printed there.

Rulings: D46, D63, D101.
"""

from __future__ import annotations

from tests.games.serpent.scenes import hero, pieces, play, prompt, scene, texts


def test_booklet_example_of_a_battle_of_two_players() -> None:
    match = scene(
        {"hero": "nord", "hand": ["constrictor", "corrupt-knight"]},
        {"hero": "bel", "peril": 13, "glory": 3, "hand": ["repel"]},
        phase="villainy",
    )
    play(match, 0, "send constrictor > 1 melee")
    play(match, 0, "send corrupt-knight > 1 melee")
    assert match.turn == (1,)
    assert hero(match, 1)["peril"] == 0
    play(match, 1, "play repel against constrictor.0", 4, 1)
    rolls = [event for event in match.told(None) if event.id in ("serpent-event-attack", "serpent-event-counter")]
    assert [event.args["total"] for event in rolls] == [11, 2]
    assert match.turn == (0,)
    play(match, 0, "corrupt-knight.1 to lair")
    assert hero(match, 1)["health"] == 17
    assert hero(match, 1)["glory"] == 0
    assert hero(match, 1)["peril"] == 1
    assert pieces(match, zone="lair")[0]["card"] == "corrupt-knight"
    assert match.view(0)["table"]["discard"] == {"constrictor": 1, "repel": 1}


def test_acid_stream_is_passed_with_ten() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "nord"},
        pieces=[{"card": "acid-stream", "seat": 1, "zone": "laid", "place": "crossroads"}],
    )
    play(match, 0, "go crossroads", 5)
    assert hero(match, 0)["glory"] == 1 + 2 + 2
    assert hero(match, 0)["health"] == 18
    assert match.view(0)["table"]["discard"] == {"acid-stream": 1}


def test_crossroads_alone_rolls_four_dice() -> None:
    match = scene({"hero": "bel"})
    play(match, 0, "go crossroads", 1, 4, 5, 6, "frailty", "tribute")
    assert hero(match, 0)["glory"] == 3 - 3  # two for the crossroads, then the tribute takes as far as there is
    assert [piece["card"] for piece in pieces(match, zone="curse")] == ["frailty"]
    assert hero(match, 0)["peril"] == 0


def test_watch_room_to_sanctum_ignores_the_exits_entered() -> None:
    match = scene(
        {"hero": "nord", "place": "watch-room"},
        {"hero": "bel"},
        map=[
            {"place": "temple-gate"},
            {"place": "watch-room", "x": 0, "y": -1, "turned": True},
            {"place": "inner-sanctum", "x": 1, "y": -1},
        ],
    )
    before = hero(match, 0)["actions"]
    play(match, 0, "go inner-sanctum")
    assert hero(match, 0)["place"] == "inner-sanctum"
    assert hero(match, 0)["actions"] == before - 1
    play(match, 0, "go watch-room", 1)  # the trap on the way out: magic 4 and a 1 are not enough
    assert hero(match, 0)["health"] == 17


def test_glory_gained_on_entering_pays_for_a_card_before_the_location_acts() -> None:
    match = scene(
        {"hero": "tainin", "glory": 1, "hand": ["delvers-sense"]},
        {"hero": "nord"},
        map=[{"place": "temple-gate"}, {"place": "gloomy-bonewalk", "y": -1}],
    )
    play(match, 0, "go gloomy-bonewalk")
    assert prompt(match, 0) == "enter"
    assert "play delvers-sense" in texts(match, 0)
