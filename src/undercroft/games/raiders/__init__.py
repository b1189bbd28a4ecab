"""Raiders, «Расхитители подземелий» (Dungeon Raiders, second edition): five floors, one card a room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.games.raiders import imagine, rules
from undercroft.games.raiders.cards import CARDS, FLOORS_PLAYED
from undercroft.games.raiders.options import RaidersOptions
from undercroft.games.raiders.rules import Raid
from undercroft.games.raiders.save import load, load_party
from undercroft.kernel.cards import Card
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import DailyPlan, Game, ReportEvents
from undercroft.kernel.message import Event
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data, Position

if TYPE_CHECKING:
    pass


class Raiders(Game):
    name = "raiders"
    version = rules.VERSION
    seats: ClassVar[range] = range(3, 6)
    is_simultaneous = True
    has_secrets = True
    longest = 300
    options: ClassVar[type[Options]] = RaidersOptions
    notation = rules.NOTATION
    folder: ClassVar[Path] = Path(__file__).parent
    daily: ClassVar[DailyPlan] = DailyPlan(rivals=2)
    report_events: ClassVar[ReportEvents] = ReportEvents(
        traits=("character",), first=None, drawn=("enter", "takes"), played=("shows", "flees")
    )

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event] | None = None) -> Raid:
        assert isinstance(options, RaidersOptions)
        return rules.deal(seats, options, chance, events)

    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> Raid:
        assert isinstance(options, RaidersOptions)
        raid = Raid(load_party(data, seats), options)
        load(raid, data)
        return raid

    def known(self, view: Data, chance: Chance) -> Data:
        return imagine.known(view)

    def imagine(self, view: Data, chance: Chance) -> Position:
        raid = super().imagine(view, chance)
        assert isinstance(raid, Raid)
        imagine.deal_hidden(raid, view["seat"], chance)
        return raid

    def table_traits(self, events: Sequence[Event]) -> list[str]:
        """Returns the boss, which waits in the last room of the last floor."""
        entered = [event.args for event in events if event.id == "raiders-event-enter"]
        return [f"boss:{args['room']}" for args in entered if args["floor"] == args["number"] == FLOORS_PLAYED]

    def hero(self, view: Data, seat: int) -> str | None:
        return f"raiders-character-{view['table']['players'][seat]['character']}"

    def message_ids(self) -> set[str]:
        tables: dict[str, Sequence[Card]] = {
            "item": CARDS.items,
            "character": CARDS.characters,
            "treasure": CARDS.treasures,
            "monster": CARDS.monsters,
            "cache": CARDS.caches,
            "trap": CARDS.traps,
            "boss": CARDS.bosses,
        }
        ids = super().message_ids() | {f"raiders-kind-{kind}" for kind in (*tables, "floor")}
        ids |= {f"raiders-kind-{kind}-rule" for kind in ("treasure", "monster", "cache", "trap", "boss")}
        ids |= {f"raiders-{kind}-{card.id}" for kind, cards in tables.items() for card in cards}
        for kind in ("item", "character", "trap", "boss"):
            ids |= {f"raiders-{kind}-{card.id}-rule" for card in tables[kind]}
        ids |= {f"raiders-why-{item}" for item in ("key", "sword")}
        return ids | {f"raiders-part-{reason}" for reason in ("fallen", "stone")}


GAME = Raiders()
