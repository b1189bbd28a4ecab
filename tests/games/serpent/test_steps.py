"""Steps: every one can be saved by its name, and is read back as it was."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.serpent.data.steps import CLASSES, FIELDS, FLAGS, STEPS, read_step, step_data
from undercroft.games.serpent.table.aim import Aim
from undercroft.games.serpent.table.battle import monster_of
from undercroft.games.serpent.table.step import Step
from undercroft.kernel.reader import Reader

SOME: dict[str, Any] = {
    "aim": Aim(count=2, whom=1, place=3),
    "way": (4, 2),
    "spent": (1,),
    "kept": (0, 7),
    "offered": (0, 7),
    "op": 0,
    "fighter": monster_of(quest=3),
}


def leaves(step: type[Step]) -> list[type[Step]]:
    below = step.__subclasses__()
    return [leaf for other in below for leaf in leaves(other)] if below else [step]


def test_every_step_can_be_saved() -> None:
    assert set(leaves(Step)) == set(STEPS)
    assert len(CLASSES) == len(STEPS)


@pytest.mark.parametrize("name", sorted(CLASSES))
def test_a_step_is_read_back_as_it_was(name: str) -> None:
    made: Any = CLASSES[name]
    values = [SOME.get(field, True if field in FLAGS else 1) for field in made.FIELDS]
    data = step_data(made(*values))
    assert data["step"] == name
    again = read_step(Reader(data, "", FIELDS), 2)
    assert type(again) is made
    assert step_data(again) == data
