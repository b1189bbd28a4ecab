"""Inventory: upkeep, X, attachments, limits, what returns to which hand."""

from __future__ import annotations

from tests.games.serpent.scenes import hero, pieces, play, prompt, scene, table, texts

GATE = {"place": "temple-gate"}


def test_d56_a_card_is_paid_shown_and_carried_out_at_once() -> None:
    match = scene({"hero": "nord", "glory": 4, "health": 9, "hand": ["rejuvenation"]}, {"hero": "bel"})
    play(match, 0, "play rejuvenation")
    assert (hero(match, 0)["glory"], hero(match, 0)["health"], hero(match, 0)["hand"]) == (0, 17, [])
    assert table(match)["discard"] == {"rejuvenation": 1}


def test_d59_upkeep_that_can_be_paid_is_paid_unasked() -> None:
    kept = [{"card": "battle-trance", "seat": 1}, {"card": "rod-of-seven-skins", "seat": 1}]
    match = scene({"hero": "nord"}, {"hero": "bel", "glory": 3}, pieces=kept, tokens=5)
    play(match, 0, "done")
    assert table(match)["active"] == 1 and hero(match, 1)["glory"] == 1 and len(pieces(match)) == 2


def test_d59_who_cannot_pay_for_all_chooses_what_to_keep() -> None:
    kept = [{"card": "battle-trance", "seat": 1}, {"card": "rod-of-seven-skins", "seat": 1}]
    match = scene({"hero": "nord"}, {"hero": "bel", "glory": 1}, pieces=kept, tokens=5)
    play(match, 0, "done")
    assert texts(match, 1) == ["retain battle-trance.0", "retain rod-of-seven-skins.1"]
    play(match, 1, "retain rod-of-seven-skins.1")
    assert hero(match, 1)["hand"] == ["battle-trance"] and hero(match, 1)["glory"] == 0


def test_d60_x_is_from_one_to_what_the_payer_has() -> None:
    match = scene({"hero": "nord", "hand": ["tribute"]}, {"hero": "bel", "peril": 2, "glory": 9}, phase="villainy")
    assert texts(match, 0) == ["done", "curse 1 with tribute for 1", "curse 1 with tribute for 2"]


def test_d61_an_attachment_needs_a_host_in_play() -> None:
    own = {"hero": "nord", "glory": 9, "hand": ["vial-of-venom", "sworn-oath"]}
    match = scene(own, {"hero": "bel"}, quests=[{"quest": "heartstone", "seat": 1}, {"quest": "oracles-dice"}])
    assert not [move for move in texts(match, 0) if "vial" in move or "oath" in move]


def test_d61_an_oath_leaves_when_its_quest_changes_hands() -> None:
    quest = {"quest": "basilisk-egg", "seat": 1, "is_carried": True, "attached": [{"card": "sworn-oath", "owner": 1}]}
    match = scene({"hero": "roderick"}, {"hero": "bel"}, quests=[quest])
    play(match, 0, "attack 1 melee", 6, 1)
    play(match, 0, "steal basilisk-egg.0")
    assert table(match)["quests"][0]["attached"] == [] and table(match)["discard"] == {"sworn-oath": 1}


def test_d62_what_returns_goes_to_the_hand_that_played_it() -> None:
    rusty = {"card": "runaways-boots", "seat": 1, "attached": [{"card": "creeping-rust", "owner": 0}]}
    match = scene({"hero": "nord"}, {"hero": "bel", "glory": 0}, pieces=[rusty], tokens=5)
    play(match, 0, "done")
    assert "runaways-boots" in hero(match, 1)["hand"] and table(match)["discard"] == {"creeping-rust": 1}


def test_d63_points_never_fall_under_nothing_and_health_never_exceeds_the_card() -> None:
    match = scene({"hero": "nord", "glory": 4, "health": 17, "hand": ["rejuvenation"]}, {"hero": "bel"})
    play(match, 0, "play rejuvenation")
    assert hero(match, 0)["health"] == 18


def test_d64_instants_attachments_curses_and_artefacts_take_no_place() -> None:
    cards = [
        {"card": "blade-of-ilbor", "seat": 0, "attached": [{"card": "vial-of-venom", "owner": 0}]},
        {"card": "frailty", "seat": 0, "owner": 1, "zone": "curse"},
        {"card": "snakeman", "seat": 0, "zone": "lair"},
    ]
    match = scene(
        {"hero": "bel", "glory": 9, "hand": ["runaways-boots"]},
        {"hero": "nord"},
        pieces=cards,
        quests=[{"quest": "crown-of-ilbor", "seat": 0, "is_done": True}],
    )
    assert "play runaways-boots" in texts(match, 0)  # one of two places is taken


def test_d66_when_a_limit_shrinks_its_owner_discards_down_to_it() -> None:
    cards = ("belt-pouch", "runaways-boots", "hooded-helm", "ouroboros-ring")
    match = scene(
        {"hero": "tainin", "hand": ["repel"]},
        {"hero": "nord"},
        pieces=[{"card": name, "seat": 0} for name in cards],
        phase="last",
    )
    play(match, 0, "scrap belt-pouch.0")
    assert prompt(match, 0) == "limit"
    play(match, 0, "shed hooded-helm.2")
    assert [piece["card"] for piece in pieces(match, seat=0)] == ["runaways-boots", "ouroboros-ring"]


def test_d72_an_artefact_stays_with_its_type_beside_a_treasure() -> None:
    match = scene(
        {"hero": "nord", "glory": 9, "hand": ["hooded-helm"]},
        {"hero": "bel"},
        quests=[{"quest": "crown-of-ilbor", "seat": 0, "is_done": True}],
    )
    assert hero(match, 0)["values"]["melee"] == 3
    assert "play hooded-helm" in texts(match, 0)


def test_d58_a_potion_is_stowed_only_into_a_free_place() -> None:
    full = [{"card": name, "seat": 0} for name in ("runaways-boots", "hooded-helm")]
    match = scene({"hero": "tainin", "glory": 9, "hand": ["rejuvenation"], "health": 9}, {"hero": "nord"}, pieces=full)
    assert "play rejuvenation" in texts(match, 0) and "stow rejuvenation" not in texts(match, 0)
