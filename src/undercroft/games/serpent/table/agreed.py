"""What a table agreed on."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Variants:
    """The options of the table as the rules ask for them; never changes."""

    __slots__ = (
        "is_solo",
        "no_white_spots",
        "resurrection",
        "hero_choice",
        "optional_discard",
        "impartial_placement",
        "nothing_personal",
        "limited_movement",
        "dodging_spikes",
        "separate_decks",
        "solo_lair",
        "combined",
        "lair_heals",
        "nakari_peril",
        "free_minion",
        "try_per_quest",
        "round_cap",
        "stage_wait",
        "ask_all",
        "data",
    )

    def __init__(self) -> None:
        self.data: dict[str, Any] = {}  # as in the header of a view
        self.is_solo = False
        self.no_white_spots = False
        self.resurrection = False
        self.hero_choice = False
        self.optional_discard = False
        self.impartial_placement = False
        self.nothing_personal = False
        self.limited_movement = False
        self.dodging_spikes = False
        self.separate_decks = False
        self.solo_lair = False
        self.combined = False
        self.lair_heals = False
        self.nakari_peril = True
        self.free_minion = False
        self.try_per_quest = False
        self.round_cap = 60
        self.stage_wait = 6
        self.ask_all = False
