"""The rulebook's example: a beguiler on levels 5 and 6, move by move."""

from __future__ import annotations

from tests.games.chest.scenes import NEXT, do, dungeon, party, scene, table, tokens, xp

BEFORE = 5


def test_the_example_of_the_rulebook_is_replayed() -> None:
    match = scene(
        "enchantress", xp=BEFORE, level=4, phase="regroup", party={"scroll": 2, "mage": 1, "warrior": 1}, lair=2,
        tokens={"ring": 1},
    )  # fmt: skip
    assert table(match)["graveyard"] == 3
    do(match, "descend", "goblin", "ooze", "skeleton", "skeleton", "potion")
    do(match, "ultimate")
    do(match, "charm goblin")
    do(match, "charm ooze")
    assert dungeon(match) == {"skeleton": 2, "potion": 2}
    do(match, "scroll > skeleton×2")
    do(match, "proceed")
    do(match, "mage > potion×2")
    do(match, "revive champion")
    do(match, "revive mage")
    assert party(match) == {"warrior": 1, "mage": 1, "champion": 1, "scroll": 1}

    do(match, "descend", "dragon", "ooze", "goblin", "skeleton", "chest")
    assert table(match)["lair"] == 3
    do(match, "scroll")
    for monster in ("goblin", "skeleton", "ooze"):
        do(match, f"reroll {monster}")
    do(match, "roll", "goblin", "ooze", "chest")
    do(match, "warrior > goblin×1")
    do(match, "mage > ooze×1")
    do(match, "proceed")
    do(match, "champion > chest×2", "scale", "portal")
    assert table(match)["phase"] == "dragon"
    do(match, "use ring")
    do(match, "rest", *NEXT)
    assert xp(match) == BEFORE + 6
    assert tokens(match) == {"scale": 1, "portal": 1}
