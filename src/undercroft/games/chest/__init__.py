"""Chest, «Сундук приключений» (Dungeon Roll): seven party dice go down level by level and must know when to stop."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.games.chest.cards import CARDS, COMPANIONS, DUNGEON_FACES, FACES, HEROES, TITLES, TOKENS
from undercroft.games.chest.components import HERO_CARDS, HERO_DECK
from undercroft.games.chest.notation import NOTATION
from undercroft.games.chest.options import ChestOptions
from undercroft.games.chest.rules import VERSION, Chest, fresh
from undercroft.games.chest.save import load, whole
from undercroft.games.chest.state import PHASES, TASKS, Setup
from undercroft.kernel.chance import Chance, Outcomes
from undercroft.kernel.game import DailyPlan, Game, ReportEvents
from undercroft.kernel.message import Event
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data

if TYPE_CHECKING:
    pass


class ChestGame(Game):
    name = "chest"
    version = VERSION
    seats: ClassVar[range] = range(1, 5)
    is_simultaneous = False
    has_secrets = False
    longest = 4000
    options: ClassVar[type[Options]] = ChestOptions
    notation = NOTATION
    folder: ClassVar[Path] = Path(__file__).parent
    daily: ClassVar[DailyPlan] = DailyPlan(rivals=0)
    report_events: ClassVar[ReportEvents] = ReportEvents(
        traits=("hero",), first="adventure", drawn=("treasure",), played=("used", "ultimate", "paid")
    )

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event] | None = None) -> Chest:
        assert isinstance(options, ChestOptions)
        heroes = deal_heroes(seats, options, chance)
        first = 0 if options.first is None else options.first
        if options.first is None and seats > 1:
            first = chance.roll(Outcomes("first adventurer", [f"seat {seat}" for seat in range(seats)]))
        return fresh(Setup(options, heroes, first), seats, chance, events)

    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> Chest:
        assert isinstance(options, ChestOptions)
        game = Chest(seats, Setup(options, [HERO_CARDS] * seats, 0), [0] * seats, [0] * seats)
        load(game, data)
        return game

    def known(self, view: Data, chance: Chance) -> Data:
        return whole(view)  # nothing is hidden

    def hero(self, view: Data, seat: int) -> str | None:
        hero = view["table"]["players"][seat]["hero"]
        return None if hero is None else f"chest-hero-{hero}"

    def message_ids(self) -> set[str]:
        ids = super().message_ids() | {f"chest-prompt-{phase}" for phase in PHASES}
        ids |= {f"chest-prompt-task-{task}" for task in TASKS if task}
        ids |= {f"chest-face-{id}{end}" for id in (*FACES, *DUNGEON_FACES) for end in ("", "-rule")}
        ids |= {f"chest-token-{id}{end}" for id in TOKENS for end in ("", "-rule")}
        ids |= {f"chest-companion-{id}{end}" for id in COMPANIONS for end in ("", "-rule")}
        ids |= {f"chest-hero-{id}{end}" for id in TITLES for end in ("", "-skill", "-ultimate")}
        return ids | {f"chest-rank-{row.id}" for row in CARDS.ranks}


def deal_heroes(seats: int, options: ChestOptions, chance: Chance) -> list[int]:
    """Returns a hero card for each seat: named, dealt without repeats, or the same for all."""
    if options.heroless:
        return [HERO_CARDS] * seats
    if not isinstance(options.heroes, str):
        return [HEROES.index(id) for id in options.heroes]
    deck = [1] * HERO_CARDS
    if options.heroes == "mirror":
        return [chance.draw(HERO_DECK, deck)] * seats
    return [chance.take(HERO_DECK, deck) for _ in range(seats)]


GAME = ChestGame()
