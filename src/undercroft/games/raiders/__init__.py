"""Raiders – «Расхитители подземелий» (Dungeon Raiders, second edition): five floors, one card a room."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from undercroft.games.raiders import achievements, imagine, load, rules
from undercroft.games.raiders.cards import CARDS, Cards
from undercroft.games.raiders.notation import NOTATION
from undercroft.games.raiders.options import RaidersOptions
from undercroft.games.raiders.rules import Raid
from undercroft.kernel.cards import Card
from undercroft.kernel.chance import Chance
from undercroft.kernel.errors import BadPosition, BadView
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.message import Event
from undercroft.kernel.mind import Mind
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data
from undercroft.kernel.views import check_same, read_header


class Raiders(Game):
    name = "raiders"
    version = rules.VERSION
    seats = range(3, 6)
    is_simultaneous = True
    has_secrets = True
    longest = 300
    options = RaidersOptions
    notation = NOTATION
    folder = Path(__file__).parent

    def deal(self, seats: int, options: Options, chance: Chance, told: list[Event] | None = None) -> Raid:
        assert isinstance(options, RaidersOptions)
        return rules.deal(seats, options, chance, told)

    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> Raid:
        assert isinstance(options, RaidersOptions)
        raid = Raid(load.load_party(data, seats), options)
        load.load(raid, data)
        return raid

    def imagine(self, view: Data, chance: Chance) -> Raid:
        options = read_header(self, view)
        try:
            raid = self.load(imagine.known(view), view["seats"], options)
        except BadPosition as error:
            raise BadView(f"this is no view of raiders: {error}") from None
        check_same(raid, view)
        imagine.deal_hidden(raid, view["seat"], chance)
        return raid

    def check_cards(self, path: Path) -> None:
        Cards(path)

    def mind(self) -> Mind:
        mind: Mind = self.part("bot.mind").MIND
        return mind

    def honours(self, match: Match, seat: int) -> tuple[str, ...]:
        return achievements.judged(match, seat)

    def career(self, heroes: Collection[str]) -> tuple[str, ...]:
        return achievements.of_company(heroes)

    def achievements(self) -> tuple[str, ...]:
        return achievements.IDS

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
        ids = {f"raiders-kind-{kind}" for kind in (*tables, "floor")}
        ids |= {f"raiders-kind-{kind}-rule" for kind in ("treasure", "monster", "cache", "trap", "boss")}
        ids |= {f"raiders-{kind}-{card.id}" for kind, cards in tables.items() for card in cards}
        for kind in ("item", "character", "trap", "boss"):
            ids |= {f"raiders-{kind}-{card.id}-rule" for card in tables[kind]}
        ids |= {f"raiders-why-{item}" for item in ("key", "sword")}
        ids |= {f"{id}{end}" for id in achievements.IDS for end in ("", "-how")}
        return ids | {f"raiders-part-{reason}" for reason in ("fallen", "stone")}


GAME = Raiders()
