"""Serpent: «Подземелье: Ярость богини змей» (Legendary Dungeoneer: Wrath of the Serpent Goddess)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, ClassVar

from undercroft.games.serpent import achievements, notation, rules
from undercroft.games.serpent.box import cards, words
from undercroft.games.serpent.box.book import ENTRANCES, HEROIC_PACK, LEGENDARY_PACK
from undercroft.games.serpent.box.faces import all_faces
from undercroft.games.serpent.data import imagine, load, renew
from undercroft.games.serpent.data.renew_views import renewed_table
from undercroft.games.serpent.data.steps import QUESTIONS
from undercroft.games.serpent.options import SerpentOptions
from undercroft.games.serpent.table.agreed import Variants
from undercroft.games.serpent.table.map import first_chart
from undercroft.games.serpent.variants.setup import set_up
from undercroft.games.serpent.view_types import Faces
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.message import Event
from undercroft.kernel.mind import Mind
from undercroft.kernel.move import Notation
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data, Position


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

    def deal(self, seats: int, options: Options, chance: Chance, told: list[Event] | None = None) -> Position:
        variants = variants_of(seats, options)
        entrance = ENTRANCES[HEROIC_PACK if variants.combined else LEGENDARY_PACK]
        table = rules.Serpent(seats, variants, first_chart(entrance))
        table.told = told
        set_up(table, tuple(variants.data["heroes"]), chance)
        table.go_on(chance)
        return table

    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> Position:
        return load.load_table(data, seats, variants_of(seats, options))

    def among_people(self) -> Data:
        return {"ask_all": True}

    def renew(self, data: Mapping[str, Any], rules: int) -> Data:
        return renew.renew_save(data, rules)

    def renew_view(self, view: Data, rules: int) -> Data:
        if rules in renew.SINCE_STEPS:
            return view
        return {**view, "table": renewed_table(view["table"], view["options"]["combined"])}

    def imagine(self, view: Data, chance: Chance) -> Position:
        seats = view["seats"]
        options = self.read(seats, view["options"])
        return imagine.imagine_table(view, seats, variants_of(seats, options), chance)

    def mind(self) -> Mind:
        mind: Mind = self.part("bot.mind").MIND
        return mind

    def check_cards(self, path: Path) -> None:
        """A file called heroic.toml is read as that pack, any other as the legendary one."""
        cards.Pack(path, has_event=path.name != "heroic.toml")

    def faces(self) -> Faces:
        return all_faces()

    def honours(self, match: Match, seat: int) -> tuple[str, ...]:
        return achievements.judged(match, seat)

    def career(self, heroes: Collection[str]) -> tuple[str, ...]:
        return achievements.of_fellowship(heroes)

    def achievements(self) -> tuple[str, ...]:
        return achievements.IDS

    def hero(self, view: Data, seat: int) -> str | None:
        return f"serpent-hero-{view['table']['heroes'][seat]['hero']}"

    def message_ids(self) -> set[str]:
        """Texts of cards, kinds and words that the code names by id."""
        found: set[str] = set()
        for pack in cards.PACKS:
            for table, rows in pack.tables().items():
                found.add(f"serpent-kind-{table}")
                side = "-heroic" if table == "hero" and pack is cards.HEROIC else ""  # heroes are in both packs
                for row in rows:
                    found |= {f"serpent-{table}-{row.id}", f"serpent-{table}-{row.id}{side}-rule"}
        found |= {f"{id}{end}" for id in achievements.IDS for end in ("", "-how")}
        found |= {f"serpent-prompt-{name}" for name in QUESTIONS}
        return found | {f"serpent-word-{kind}" for kind in words.KINDS}


def variants_of(seats: int, options: Options) -> Variants:
    """The options as the rules ask for them."""
    variants = Variants()
    variants.data = options.data()
    for name, value in variants.data.items():
        if name != "heroes":
            setattr(variants, name, value)
    variants.is_solo = seats == 1
    return variants


GAME = SerpentGame()
