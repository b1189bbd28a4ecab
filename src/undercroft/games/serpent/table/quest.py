"""A quest on the table, and one that was completed and left it."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import QUESTS, QuestFace
from undercroft.games.serpent.table.piece import Attached


@final
@mypyc_attr(acyclic=True)
class Quest:
    """A quest card on the table."""

    __slots__ = (
        "id",
        "kind",
        "seat",
        "steps",
        "wounds",
        "is_done",
        "is_carried",
        "token",
        "found",
        "is_fresh",
        "used",
        "attached",
    )

    def __init__(self, id: int, kind: int, seat: int) -> None:
        self.id = id
        self.kind = kind
        self.seat = seat  # -1: shared
        self.steps = 0
        self.wounds = 0
        self.is_done = False  # an artefact that is kept
        self.is_carried = False
        self.token = -1  # where a dropped escort token lies
        self.found = -1  # where a search found the goal, until the end of the turn
        self.is_fresh = False  # dropped this turn
        self.used = False  # an artefact, until its owner's next recovery
        self.attached: tuple[Attached, ...] = ()

    @property
    def face(self) -> QuestFace:
        return QUESTS[self.kind]

    def copy(self) -> Quest:
        twin = Quest(self.id, self.kind, self.seat)
        twin.steps = self.steps
        twin.wounds = self.wounds
        twin.is_done = self.is_done
        twin.is_carried = self.is_carried
        twin.token = self.token
        twin.found = self.found
        twin.is_fresh = self.is_fresh
        twin.used = self.used
        twin.attached = self.attached
        return twin


@final
@mypyc_attr(acyclic=True)
class Finished:
    """A completed quest that is no artefact: which card, and who did it. It never changes."""

    __slots__ = ("quest", "seat")

    def __init__(self, quest: int, seat: int) -> None:
        self.quest = quest
        self.seat = seat
