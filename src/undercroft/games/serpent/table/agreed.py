"""The options of a table in the form the rules use."""

from __future__ import annotations

from typing import Final, final

from undercroft.kernel.position import Data

QUESTS_TO_WIN: Final = 3
SHORT_QUESTS: Final = 2


@final
class Variants:
    """The options of a table. Immutable."""

    def __init__(self, seats: int, data: Data, ask_all: bool) -> None:
        self.data: Data = data  # as in the header of a view
        self.is_solo: bool = seats == 1
        self.short: bool = data["short"]
        self.quests_to_win: int = SHORT_QUESTS if self.short else QUESTS_TO_WIN
        self.no_white_spots: bool = data["no_white_spots"]
        self.resurrection: bool = data["resurrection"]
        self.hero_choice: bool = data["hero_choice"]
        self.optional_discard: bool = data["optional_discard"]
        self.impartial_placement: bool = data["impartial_placement"]
        self.nothing_personal: bool = data["nothing_personal"]
        self.limited_movement: bool = data["limited_movement"]
        self.dodging_spikes: bool = data["dodging_spikes"]
        self.separate_decks: bool = data["separate_decks"]
        self.solo_lair: bool = data["solo_lair"]
        self.combined: bool = data["combined"]
        self.lair_heals: bool = data["lair_heals"]
        self.nakari_peril: bool = data["nakari_peril"]
        self.free_minion: bool = data["free_minion"]
        self.try_per_quest: bool = data["try_per_quest"]
        self.round_cap: int = data["round_cap"]
        self.stage_wait: int = data["stage_wait"]
        self.ask_all: bool = ask_all
        # The same without `ask_all`, for search; None: there is no such option on.
        self.unasked: Variants | None = Variants(seats, data, False) if ask_all else None
