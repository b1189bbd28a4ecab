"""The client knows no rule: a number of a rule in a board or in its texts is refused here. The server says it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scripts.views.declared import Declaration, declarations, members
from tests.web.rule_numbers import numbers_in, numbers_in_texts, numbers_of

BOARDS = Path(__file__).parents[2] / "web/src/games"
DRAWN = "where a drawing lies, and how big it is"
SHOWN = "how long something is shown, in milliseconds"
ROOM = "how much fits on a screen"
PACKED = "how views of Serpent number fighters; goes when they name them"

# Every number that is none of a rule, by file and words, with its reason.
ALLOWED = {
    "chest/Hall.svelte: x > 300": DRAWN,
    "chest/Hall.svelte: x < 600": DRAWN,
    "chest/beats.ts: const SETTLE = 1250": SHOWN,
    "chest/beats.ts: const OPEN = 1700": SHOWN,
    "chest/beats.ts: const RISE = 1600": SHOWN,
    "chest/beats.ts: const GROW = 1900": SHOWN,
    "chest/beats.ts: const SUM = 3200": SHOWN,
    "doggies/Choices.svelte: moves.length < 3": ROOM,
    "doggies/beats.ts: const MOMENT = 1700": SHOWN,
    "raiders/Hand.svelte: const ROW = 7": ROOM,
    "raiders/acts.ts: const MOMENT = 1900": SHOWN,
    "doggies/Doggies.svelte: const TOUCH = 46": DRAWN,
    "doggies/Doggies.svelte: const LEGIBLE = 56": DRAWN,
    "doggies/Doggies.svelte: const MARGIN = 0.7": DRAWN,
    "doggies/DrawnCard.svelte: picked.place.turns.length < 2": "nothing to choose from",
    "doggies/Marks.svelte: symbols.length > 4": ROOM,
    "doggies/Portrait.svelte: '' ? 34 :": DRAWN,
    "doggies/Way.svelte: const INSET = 26": DRAWN,
    "doggies/geometry.ts: const CELL = 120": DRAWN,
    "raiders/acts.ts: const TURN = 520": SHOWN,
    "raiders/acts.ts: const VERDICT = 900": SHOWN,
    "raiders/acts.ts: const LOOK = 1900": SHOWN,
    "raiders/reveal.svelte.ts: const LOOK = 3500": SHOWN,
    "serpent/Dungeon.svelte: const LEGIBLE = 0.494": DRAWN,
    "serpent/Dungeon.svelte: const RIM = 8": DRAWN,
    "serpent/Sheet.svelte: i < 2": "boons and treasures have a title even where there are none",
    "serpent/Tile.svelte: const LONG = 9": ROOM,
    "serpent/beats.ts: const GROW = 2000": SHOWN,
    "serpent/clash.svelte.ts: const LOOK = 9000": SHOWN,
    "serpent/ground.ts: const WIDTH = 190": DRAWN,
    "serpent/ground.ts: const HEIGHT = 140": DRAWN,
    "serpent/ground.ts: const GAP = 14": DRAWN,
    "serpent/ground.ts: const MARGIN = 26": DRAWN,
    "serpent/moves.ts: const FEW = 4": ROOM,
    "serpent/packed.ts: const PIECE = 8": PACKED,
    "serpent/packed.ts: const QUEST = 128": PACKED,
    "serpent/packed.ts: const GODDESS = 255": PACKED,
    "serpent/trial.svelte.ts: const LOOK = 6000": SHOWN,
}
CARD = "how a card looks, which its name says"
ALLOWED_TEXTS = {
    "doggies/en.ftl: board-doggies-option-start-tee = three exits": CARD,
    "doggies/ru.ftl: board-doggies-option-start-tee = три выхода": CARD,
    "doggies/en.ftl: board-doggies-option-start-cross = four exits": CARD,
    "doggies/ru.ftl: board-doggies-option-start-cross = четыре выхода": CARD,
    "doggies/ru.ftl: board-doggies-lent = бродяга даёт в бою одно из двух: { $symbols }": "a pair is two",
}


def number_fields(declared: Declaration) -> set[str]:
    """Fields of a view that hold a number; x and y are places on the screen too."""
    fields = [field for shape in declared.shapes.values() for field in shape.fields]
    return {field.name for field in fields if _has_number(field.type)} - {"x", "y"}


def _has_number(hint: Any) -> bool:
    return int in members(hint)


@pytest.mark.parametrize("game", declarations())
def test_no_number_of_a_rule_stands_in_a_board(game: str) -> None:
    found = {str(find) for find in numbers_of(BOARDS / game, number_fields(declarations()[game]))}
    allowed = {words for words in ALLOWED if words.startswith(f"{game}/")}
    assert found - allowed == set(), "let the server say it in the view, or tell in ALLOWED why it is none of a rule"
    assert allowed - found == set(), "these are gone: they need no leave any more"


@pytest.mark.parametrize("game", declarations())
def test_no_number_of_a_rule_stands_in_a_text_of_a_board(game: str) -> None:
    texts = sorted((BOARDS / game).glob("*.ftl"))
    found = {str(find) for path in texts for find in numbers_in_texts(path)}
    allowed = {words for words in ALLOWED_TEXTS if words.startswith(f"{game}/")}
    assert found == allowed


@pytest.mark.parametrize(
    "program",
    [
        "const isAwake = $derived(table.lair >= 3);",
        "const QUESTS_TO_WIN = 3;",
        "const WON = 3;",
        "return need > 6 ? 'never' : need;",
        "const DICE = 7;",
        "<svg style:--depth={level / 10}>",
        "const paws = $derived(verb === 'smite' ? 2 : 0);",
        "const isPower = (card: string): boolean => /^[1-5]$/.test(card);",
        "Array.from({ length: 7 }, roll)",
        "const left = 7 - table.graveyard;",
        "const rest = MOST + hero.level * 2;",
    ],
)
def test_numbers_of_rules_that_once_stood_there_are_found(program: str) -> None:
    assert list(numbers_in(program, "board.ts", {"lair", "level", "graveyard"}))


@pytest.mark.parametrize(
    "text", ["board-a = The third face wakes the dragon.", "board-b = Выполнены три задания.", "board-c = 6 dice"]
)
def test_numbers_of_rules_in_texts_are_found(text: str, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(text, "utf-8")
    assert list(numbers_in_texts(tmp_path / "en.ftl"))
