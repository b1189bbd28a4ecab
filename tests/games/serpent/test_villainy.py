"""Villainy: prices, spawn and the event, curses, traps, legendary cards."""

from __future__ import annotations

from tests.games.serpent.scenes import has_fallen, hero, pieces, play, prompt, scene, table, texts


def test_own_peril_is_never_spent() -> None:
    match = scene(
        {"hero": "nord", "peril": 20, "hand": ["snakeman", "frailty"]}, {"hero": "bel", "peril": 4}, phase="villainy"
    )
    assert texts(match, 0) == ["done", "curse 1 with frailty"]


def test_tokens_make_all_spawn_together_cheaper() -> None:
    match = scene(
        {"hero": "nord", "hand": ["choker-spawn", "spitter-spawn"]},
        {"hero": "bel", "peril": 2},
        phase="villainy",
        tokens=2,
    )
    play(match, 0, "send choker-spawn > 1 melee")
    play(match, 0, "send spitter-spawn > 1 speed", 5, 5, 6, 6)
    assert hero(match, 1)["peril"] == 0


def test_a_spawn_that_became_free_attacks_without_peril() -> None:
    match = scene({"hero": "nord", "hand": ["choker-spawn"]}, {"hero": "bel", "peril": 0}, phase="villainy", tokens=2)
    assert "send choker-spawn > 1 melee" in texts(match, 0)


def test_a_commander_makes_its_knights_cheaper_and_stronger() -> None:
    match = scene(
        {"hero": "nord", "hand": ["fallen-commander", "corrupt-knight"]}, {"hero": "bel", "peril": 15}, phase="villainy"
    )
    play(match, 0, "send fallen-commander > 1 speed")
    play(match, 0, "send corrupt-knight > 1 melee", 1, 1, 6, 6)
    totals = [event.args["total"] for event in match.told(None) if event.id == "serpent-event-attack"]
    assert totals == [6, 6 + 1 + 1 + 1]
    assert hero(match, 1)["peril"] == 0


def test_extras_are_paid_with_the_targets_peril() -> None:
    match = scene({"hero": "nord", "hand": ["gate-hydra"]}, {"hero": "bel", "peril": 13}, phase="villainy")
    play(match, 0, "send gate-hydra > 1 melee")
    play(match, 0, "boost 1", 6, 6, 1, 1)
    assert hero(match, 1)["health"] == 14  # two attacks of two wounds


def test_shade_silences_its_target() -> None:
    match = scene(
        {"hero": "nord", "hand": ["temple-shade"]},
        {"hero": "bel", "peril": 7, "glory": 5, "hand": ["repel"]},
        phase="villainy",
    )
    play(match, 0, "send temple-shade > 1 magic")
    play(match, 0, "boost 1", 1)  # magic 9 with seven and a 1: failed, but a magic roll can be rolled again
    assert prompt(match, 1) == "reroll"
    play(match, 1, "keep", 5, 5)
    assert hero(match, 1)["hand"] == ["repel"]


def test_a_curse_does_not_lie_twice_on_one_hero() -> None:
    match = scene(
        {"hero": "nord", "hand": ["frailty", "tribute"]},
        {"hero": "bel", "peril": 9, "glory": 2},
        phase="villainy",
        pieces=[],
    )
    play(match, 0, "curse 1 with frailty")
    assert hero(match, 1)["values"] == {"melee": 0, "magic": 6, "speed": 4}
    assert hero(match, 1)["peril"] == 5
    assert "curse 1 with tribute for 2" in texts(match, 0)


def test_legendary_cards_need_a_target_of_level_seven() -> None:
    match = scene(
        {"hero": "nord", "grade": "heroic", "level": 3, "health": 6, "hand": ["gate-hydra", "hatchling"]},
        {"hero": "bel", "grade": "heroic", "level": 3, "health": 6, "peril": 20},
        phase="villainy",
        stage="heroic",
        options={"combined": True},
        map=[{"place": "old-postern"}, {"place": "rooty-way", "x": 1}],
    )
    assert "send hatchling > 1 melee" in texts(match, 0)
    assert not [move for move in texts(match, 0) if "hydra" in move]


# Traps


def test_a_trap_is_laid_where_no_hero_and_no_trap_is() -> None:
    match = scene(
        {"hero": "nord", "hand": ["acid-stream"]},
        {"hero": "bel", "peril": 4, "place": "crossroads"},
        phase="villainy",
        pieces=[{"card": "stone-maw", "seat": 0, "zone": "laid", "place": "watch-room"}],
    )
    places = [move.split()[3] for move in texts(match, 0) if move.startswith("set")]
    assert places == ["dripping-fork", "gloomy-culvert", "brood-hall", "pit-of-offerings"]
    play(match, 0, "set acid-stream > brood-hall by 1")
    assert pieces(match, card="acid-stream")[0]["place"] == "brood-hall"
    assert hero(match, 1)["peril"] == 0


def test_a_permanent_trap_sleeps_until_the_next_recovery() -> None:
    match = scene(
        {"hero": "bel"},
        {"hero": "nord"},
        pieces=[{"card": "dropgate", "seat": 1, "zone": "laid", "place": "crossroads"}],
    )
    actions = hero(match, 0)["actions"]
    play(match, 0, "go crossroads", 1)
    assert pieces(match)[0]["asleep"]
    assert hero(match, 0)["actions"] == actions - 2
    west = next(place for place in table(match)["map"] if place["place"] == "crossroads")["exits"][3]
    assert (west["now"], west["stat"], west["number"]) == ("blocked", "speed", 8)


def test_the_owner_of_a_rift_chooses_where_the_hero_goes() -> None:
    match = scene(
        {"hero": "roderick"},
        {"hero": "nord"},
        pieces=[{"card": "mirror-rift", "seat": 1, "zone": "laid", "place": "crossroads"}],
    )
    play(match, 0, "go crossroads", 1)
    assert match.turn == (1,) and prompt(match, 1) == "warp"
    play(match, 1, "warp brood-hall")
    assert hero(match, 0)["place"] == "brood-hall"


def test_slick_stone_is_asked_for_before_a_rivals_threat() -> None:
    match = scene({"hero": "nord", "peril": 2}, {"hero": "bel", "hand": ["slick-stone"]})
    play(match, 0, "go pit-of-offerings")
    assert match.turn == (1,) and prompt(match, 1) == "slick"
    play(match, 1, "curse 0 with slick-stone", 4)  # speed 6 and 4 would have passed 9
    assert has_fallen(match)


def test_slick_stone_is_not_asked_for_where_it_changes_nothing() -> None:
    spring = [{"place": "temple-gate"}, {"place": "venom-spring", "y": -1}]
    match = scene({"hero": "bel", "peril": 2}, {"hero": "nord", "hand": ["slick-stone"]}, map=spring)
    play(match, 0, "go venom-spring", 6)  # melee 1 and any die are less than 8
    assert hero(match, 0)["health"] == 17 and match.turn == (0,)
