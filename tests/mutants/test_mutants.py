"""The mutants themselves: what is changed, and that what is written about them agrees with the results."""

from __future__ import annotations

import ast
from textwrap import dedent

from tests.mutants.mutations import mutants, mutated
from tests.mutants.results import FOLDER, equivalents, table
from tests.mutants.rules import ROOT, SIZES, modules

SOURCE = dedent(
    '''
    LIMIT: Final[int] = 3

    def wounded(raider: Raider, wounds: int = 1) -> bool:
        """True if 5 wounds are too many."""
        assert wounds != 7
        for _ in range(wounds):
            if raider.is_stone and wounds < LIMIT:
                raise BadPosition("8 is too many")
            raider.wound(wounds, raider)
        return raider.fell
    '''
)


def changes() -> list[str]:
    return [f"{mutant.before} → {mutant.after}" for mutant in mutants("toy.rules", SOURCE)]


def test_what_is_done_is_changed() -> None:
    assert changes() == [
        "LIMIT: Final[int] = 3 → LIMIT: Final[int] = 4",
        "LIMIT: Final[int] = 3 → LIMIT: Final[int] = 2",
        "1 → 2",
        "1 → 0",
        "range(wounds) → ()",
        "raider.is_stone and wounds < LIMIT → not (raider.is_stone and wounds < LIMIT)",
        "raider.is_stone and wounds < LIMIT → raider.is_stone or wounds < LIMIT",
        "raider.is_stone and wounds < LIMIT → wounds < LIMIT",
        "raider.is_stone and wounds < LIMIT → raider.is_stone",
        "raider.is_stone and wounds < LIMIT → raider.is_stone and wounds <= LIMIT",
        'raise BadPosition("8 is too many") → pass',
        "raider.wound(wounds, raider) → pass",
        "raider.wound(wounds, raider) → raider.wound(raider, wounds)",
        "return raider.fell → return not raider.fell",
    ]


def test_each_mutant_is_one_change_with_an_id_of_its_own() -> None:
    found = mutants("toy.rules", SOURCE)
    assert len({mutant.id for mutant in found}) == len(found)
    original = ast.unparse(ast.parse(SOURCE))
    texts = {ast.unparse(mutated(mutant, SOURCE)) for mutant in found}
    assert len(texts) == len(found) and original not in texts


def test_a_mutant_keeps_its_id_when_code_above_it_moves() -> None:
    moved = mutants("toy.rules", "OTHER = 9\n" + SOURCE)
    assert [mutant.id for mutant in moved][2:] == [mutant.id for mutant in mutants("toy.rules", SOURCE)]


def test_rules_are_mutated_and_what_only_bots_know_is_not() -> None:
    for game in SIZES:
        names = {module.rpartition(".")[2] for module in modules(game)}
        assert {"rules", "save"} <= names and names & {"view", "show"}  # Serpent shows views in data/show.py
        assert not {"greedy", "malice", "odds", "heroics", "best_way", "wishes", "estimate"} & names


def test_what_is_judged_equivalent_has_a_reason() -> None:
    assert all(reason.strip() for reason in equivalents().values())


def test_the_page_shows_the_results() -> None:
    page = (ROOT / "docs" / "developers" / "tests.md").read_text("utf-8")
    assert table(FOLDER, SIZES) in page
