"""Doggies, «Подземелья и пёсики» (Tales of Tails): lay a dungeon together, then find the best way out alone."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.games.doggies import rules
from undercroft.games.doggies.cards import CARDS
from undercroft.games.doggies.load import known, load
from undercroft.games.doggies.notation import NOTATION
from undercroft.games.doggies.options import DoggiesOptions
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.view import faces
from undercroft.games.doggies.view_types import Faces
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import DailyPlan, Game, ReportEvents
from undercroft.kernel.message import Event
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data

if TYPE_CHECKING:
    pass


class DoggiesGame(Game):
    name = "doggies"
    version = rules.VERSION
    seats: ClassVar[range] = range(2, 5)
    is_simultaneous = True  # quests are kept at the same time
    has_secrets = True
    longest = 3000
    options: ClassVar[type[Options]] = DoggiesOptions
    notation = NOTATION
    folder: ClassVar[Path] = Path(__file__).parent
    daily: ClassVar[DailyPlan] = DailyPlan(rivals=1)
    report_events: ClassVar[ReportEvents] = ReportEvents(
        traits=("dog",),
        first="first",
        drawn=("explore", "potion"),
        played=("beat", "claim", "take", "hire", "pour", "disarm"),
    )

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event] | None = None) -> Doggies:
        assert isinstance(options, DoggiesOptions)
        position = rules.new_position(seats, options)
        position.events = events
        position.deal(chance)
        return position

    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> Doggies:
        assert isinstance(options, DoggiesOptions)
        position = rules.new_position(seats, options)
        load(position, data)
        return position

    def known(self, view: Data, chance: Chance) -> Data:
        return known(view, chance)

    def faces(self) -> Faces:
        return faces()

    def hero(self, view: Data, seat: int) -> str | None:
        dog = view["table"]["players"][seat]["dog"]
        return None if dog is None else f"doggies-dog-{dog}"

    def message_ids(self) -> set[str]:
        ids = super().message_ids() | {f"doggies-room-{card.id}" for card in CARDS.rooms + CARDS.starts}
        ids |= {f"doggies-dog-{dog.id}" for dog in CARDS.dogs} | {f"doggies-dog-{dog.id}-skill" for dog in CARDS.dogs}
        ids |= {f"doggies-quest-{quest.id}" for quest in CARDS.quests}
        ids |= {f"doggies-potion-{potion.id}" for potion in CARDS.potions}
        sorts = {card.sort for card in CARDS.rooms + CARDS.starts}
        return ids | {f"doggies-sort-{sort}{end}" for sort in sorts for end in ("", "-rule")}


GAME = DoggiesGame()
