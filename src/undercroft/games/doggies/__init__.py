"""Doggies – «Подземелья и пёсики» (Tales of Tails): lay a dungeon together, find the best way out alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from undercroft.games.doggies import achievements, imagine, load, rules
from undercroft.games.doggies.cards import CARDS, Cards
from undercroft.games.doggies.faces import faces
from undercroft.games.doggies.notation import NOTATION
from undercroft.games.doggies.options import DoggiesOptions
from undercroft.games.doggies.renewal import renewed_table
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.view_types import Faces
from undercroft.kernel.chance import Chance
from undercroft.kernel.errors import BadPosition, BadView
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.message import Event
from undercroft.kernel.mind import Mind
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data
from undercroft.kernel.views import check_same, read_header


class DoggiesGame(Game):
    name = "doggies"
    version = rules.VERSION
    seats = range(2, 5)
    is_simultaneous = True  # quests are kept at once
    has_secrets = True
    longest = 3000
    options = DoggiesOptions
    notation = NOTATION
    folder = Path(__file__).parent

    def deal(self, seats: int, options: Options, chance: Chance, told: list[Event] | None = None) -> Doggies:
        assert isinstance(options, DoggiesOptions)
        position = rules.new_position(seats, options)
        position.told = told
        position.deal(chance)
        return position

    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> Doggies:
        assert isinstance(options, DoggiesOptions)
        position = rules.new_position(seats, options)
        load.load(position, data)
        return position

    def renew_view(self, view: Data, rules: int) -> Data:
        return {**view, "table": renewed_table(view["table"])}

    def imagine(self, view: Data, chance: Chance) -> Doggies:
        options = read_header(self, view)
        try:
            position = self.load(imagine.known(view, chance), view["seats"], options)
        except BadPosition as error:
            raise BadView(f"this is no view of doggies: {error}") from None
        check_same(position, view)
        return position

    def check_cards(self, path: Path) -> None:
        Cards(path)

    def faces(self) -> Faces:
        return faces()

    def mind(self) -> Mind:
        return self._mind

    @cached_property
    def _mind(self) -> Mind:
        mind: Mind = self.part("bot.mind").DoggiesMind()
        return mind

    def honours(self, match: Match, seat: int) -> tuple[str, ...]:
        return achievements.judged(match, seat)

    def career(self, heroes: Collection[str]) -> tuple[str, ...]:
        return achievements.of_kennel(heroes)

    def achievements(self) -> tuple[str, ...]:
        return achievements.IDS

    def hero(self, view: Data, seat: int) -> str | None:
        dog = view["table"]["players"][seat]["dog"]
        return None if dog is None else f"doggies-dog-{dog}"

    def message_ids(self) -> set[str]:
        ids = {f"doggies-room-{card.id}" for card in CARDS.rooms + CARDS.starts}
        ids |= {f"doggies-dog-{dog.id}" for dog in CARDS.dogs} | {f"doggies-dog-{dog.id}-skill" for dog in CARDS.dogs}
        ids |= {f"doggies-quest-{quest.id}" for quest in CARDS.quests}
        ids |= {f"doggies-potion-{potion.id}" for potion in CARDS.potions}
        ids |= {f"{id}{end}" for id in achievements.IDS for end in ("", "-how")}
        sorts = {card.sort for card in CARDS.rooms + CARDS.starts}
        return ids | {f"doggies-sort-{sort}{end}" for sort in sorts for end in ("", "-rule")}


GAME = DoggiesGame()
