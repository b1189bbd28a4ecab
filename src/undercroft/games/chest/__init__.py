"""Chest, «Сундук приключений»: a party of seven dice goes down level by level, and must know when to stop."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from undercroft.games.chest.cards import BOX, HEROES, Box
from undercroft.games.chest.components import HERO_CARDS, HERO_DECK
from undercroft.games.chest.imagine import whole
from undercroft.games.chest.load import load
from undercroft.games.chest.notation import NOTATION
from undercroft.games.chest.options import ChestOptions
from undercroft.games.chest.renewal import renewed_table
from undercroft.games.chest.rules import Chest, fresh
from undercroft.games.chest.state import Setup
from undercroft.games.chest.view import VERSION, message_ids
from undercroft.kernel.chance import Chance, Outcomes
from undercroft.kernel.errors import BadPosition, BadView
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.message import Event
from undercroft.kernel.mind import Mind
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data
from undercroft.kernel.views import check_same, read_header

HERO_TEXT: Final = "chest-hero-"


class ChestGame(Game):
    name = "chest"
    version = VERSION
    seats = range(1, 5)
    is_simultaneous = False
    has_secrets = False
    longest = 4000
    options = ChestOptions
    notation = NOTATION
    folder = Path(__file__).parent

    def deal(self, seats: int, options: Options, chance: Chance, told: list[Event] | None = None) -> Chest:
        assert isinstance(options, ChestOptions)
        heroes = deal_heroes(seats, options, chance)
        first = 0 if options.first is None else options.first
        if options.first is None and seats > 1:
            first = chance.roll(Outcomes("first adventurer", [f"seat {seat}" for seat in range(seats)]))
        return fresh(Setup(options, heroes, first), seats, chance, told)

    def load(self, data: Mapping[str, Any], seats: int, options: Options) -> Chest:
        assert isinstance(options, ChestOptions)
        game = Chest(seats, Setup(options, [HERO_CARDS] * seats, 0), [0] * seats, [0] * seats)
        load(game, data)
        return game

    def renew_view(self, view: Data, rules: int) -> Data:
        return {**view, "table": renewed_table(view["table"])}

    def imagine(self, view: Data, chance: Chance) -> Chest:
        """Nothing is hidden: the one position that looks like this."""
        options = read_header(self, view)
        try:
            game = self.load(whole(view), view["seats"], options)
        except BadPosition as error:
            raise BadView(f"this is no view of chest: {error}") from None
        check_same(game, view)
        return game

    def check_cards(self, path: Path) -> None:
        Box(path)

    @cache  # noqa: B019 - a game is made once and lives as long as the program
    def mind(self) -> Mind:
        mind: Mind = self.part("bot.mind").ChestMind()  # which reads a table of values
        return mind

    def honours(self, match: Match, seat: int) -> tuple[str, ...]:
        judged = self.part("achievements").judged(match, seat)
        return tuple([f"chest-achievement-{id}" for id in judged])

    def career(self, heroes: Collection[str]) -> tuple[str, ...]:
        part = self.part("achievements")
        is_guild = part.is_guild({id.removeprefix(HERO_TEXT) for id in heroes})
        return (f"chest-achievement-{part.GUILD_HEAD}",) if is_guild else ()

    def achievements(self) -> tuple[str, ...]:
        return tuple([f"chest-achievement-{row.id}" for row in BOX.achievements])

    def hero(self, view: Data, seat: int) -> str | None:
        hero = view["table"]["players"][seat]["hero"]
        return None if hero is None else HERO_TEXT + hero

    def message_ids(self) -> set[str]:
        return message_ids()


def deal_heroes(seats: int, options: ChestOptions, chance: Chance) -> list[int]:
    """A hero card for each seat: named, dealt without repeats, or the same for all."""
    if options.heroless:
        return [HERO_CARDS] * seats
    if not isinstance(options.heroes, str):
        return [HEROES.index(id) for id in options.heroes]
    deck = [1] * HERO_CARDS
    if options.heroes == "mirror":
        return [chance.draw(HERO_DECK, deck)] * seats
    heroes = []
    for _ in range(seats):
        hero = chance.draw(HERO_DECK, deck)
        deck[hero] = 0
        heroes.append(hero)
    return heroes


GAME = ChestGame()
