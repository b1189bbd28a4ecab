"""Serpent: «Подземелье: Ярость богини змей» (Legendary Dungeoneer: Wrath of the Serpent Goddess)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.games.serpent import notation, rules
from undercroft.games.serpent.box import cards, words
from undercroft.games.serpent.box.book import ENTRANCES, HEROIC_PACK, LEGENDARY_PACK
from undercroft.games.serpent.box.faces import all_faces
from undercroft.games.serpent.data import imagine, load
from undercroft.games.serpent.data.steps import QUESTIONS
from undercroft.games.serpent.options import SerpentOptions
from undercroft.games.serpent.table.agreed import Variants
from undercroft.games.serpent.table.map import first_chart
from undercroft.games.serpent.variants.setup import set_up
from undercroft.games.serpent.view_types import Faces
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import DailyPlan, Game, ReportEvents
from undercroft.kernel.message import Event
from undercroft.kernel.move import Notation
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data, Position

if TYPE_CHECKING:
    pass


class SerpentGame(Game):
    """Heroes with quests, each the dungeon's master in turn."""

    name: ClassVar[str] = rules.GAME
    version: ClassVar[int] = rules.VERSION
    seats: ClassVar[range] = range(1, 5)
    is_simultaneous: ClassVar[bool] = False
    has_secrets: ClassVar[bool] = True
    longest: ClassVar[int] = 60_000
    options: ClassVar[type[Options]] = SerpentOptions
    notation: ClassVar[Notation] = notation.NOTATION
    folder: ClassVar[Path] = Path(__file__).parent
    daily: ClassVar[DailyPlan] = DailyPlan(rivals=0)
    report_events: ClassVar[ReportEvents] = ReportEvents(
        traits=("hero", "personal-quest"),
        first="turn",
        drawn=("drew-card", "shared-quest", "laid"),
        played=("played", "cursed", "sent", "trap-laid", "drank", "used", "completed"),
    )

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event] | None = None) -> Position:
        variants = variants_of(seats, options)
        entrance = ENTRANCES[HEROIC_PACK if variants.combined else LEGENDARY_PACK]
        table = rules.Serpent(seats, variants, first_chart(entrance))
        table.events = events
        set_up(table, tuple(variants.data["heroes"]), chance)
        table.go_on(chance)
        return table

    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> Position:
        return load.load_table(data, seats, variants_of(seats, options))

    def among_people(self) -> Data:
        return {"ask_all": True}

    def imagine(self, view: Data, chance: Chance) -> Position:
        seats = view["seats"]
        options = self.read(seats, view["options"])
        return imagine.imagine_table(view, seats, variants_of(seats, options), chance)

    def check_cards(self, path: Path) -> None:
        """Reads a file called heroic.toml as that pack, any other as the legendary one."""
        cards.Pack(path, has_event=path.name != "heroic.toml")

    def faces(self) -> Faces:
        return all_faces()

    def hero(self, view: Data, seat: int) -> str | None:
        return f"serpent-hero-{view['table']['heroes'][seat]['hero']}"

    def message_ids(self) -> set[str]:
        """Returns texts of cards, kinds and words that code names by id."""
        found = super().message_ids()
        for pack in cards.PACKS:
            for table, rows in pack.tables().items():
                found.add(f"serpent-kind-{table}")
                side = "-heroic" if table == "hero" and pack is cards.HEROIC else ""  # heroes are in both packs
                for row in rows:
                    found |= {f"serpent-{table}-{row.id}", f"serpent-{table}-{row.id}{side}-rule"}
        found |= {f"serpent-prompt-{name}" for name in QUESTIONS}
        return found | {f"serpent-word-{kind}" for kind in words.KINDS}


def variants_of(seats: int, options: Options) -> Variants:
    """Returns the options in the form the rules use."""
    data = options.data()
    return Variants(seats, data, data["ask_all"])


GAME = SerpentGame()
