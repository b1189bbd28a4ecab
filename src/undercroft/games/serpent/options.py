"""The options of Serpent: the eight variants, separate decks, the solo lair, combined sets, readings."""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.games.serpent.box import cards
from undercroft.kernel.errors import BadOption
from undercroft.kernel.options import Options

MOST_ROUNDS: Final = 120  # twice the default; no game of people comes near it


class SerpentOptions(Options, frozen=True, kw_only=True):
    """With all options off, the game is played as printed."""

    heroes: list[str] = msgspec.field(default_factory=list)
    """The hero of each seat, by id; empty: dealt at random."""
    short: bool = False
    """Two quests win; tunnels without a quest stay in the box."""
    no_white_spots: bool = False
    """All locations are dealt out and laid before the game."""
    resurrection: bool = False
    """A felled hero's player goes on with another hero."""
    hero_choice: bool = False
    """Each player chooses a hero."""
    optional_discard: bool = False
    """The discard at the end of a turn is optional."""
    impartial_placement: bool = False
    """A neighbour lays the locations of a player's own quests."""
    nothing_personal: bool = False
    """All quests are shared, two lie open."""
    limited_movement: bool = False
    """Three actions a turn, none saved; lying down gives one."""
    dodging_spikes: bool = False
    """An action instead of the test of spikes."""
    separate_decks: bool = False
    """A glory and a peril deck."""
    solo_lair: bool = False
    """Solo: the costliest surviving monster goes to a lair."""
    combined: bool = False
    """Start with the heroic pack; points decide."""
    lair_heals: bool = False
    """A monster from the lair starts with full health."""
    nakari_peril: bool = True
    """Nakari may be sent at a hero in her lair for its peril."""
    free_minion: bool = False
    """A minion's closing attack needs no action."""
    try_per_quest: bool = False
    """The first try of each quest is free, not the first of the turn."""
    round_cap: int = 60
    """After this round the game ends."""
    stage_wait: int = 6
    """Combined: full rounds a hero waits at the top of a stage before the others are raised."""

    ask_all: bool = False
    """In a window everybody is asked who might hold an answer, for all that the others know."""

    def check(self, seats: int) -> None:
        known = [row.id for row in cards.LEGENDARY.heroes]
        for hero in self.heroes:
            if hero not in known:
                raise BadOption(f"option 'heroes': there is no hero {hero!r}; heroes are {', '.join(known)}")
        if self.heroes and (len(self.heroes) != seats or len(set(self.heroes)) != seats):
            raise BadOption(f"option 'heroes': name {seats} different heroes, one per seat, or none")
        if self.heroes and self.hero_choice:
            raise BadOption("options 'heroes' and 'hero_choice' contradict each other: heroes are named or chosen")
        for name in ("combined", "no_white_spots"):
            if self.short and getattr(self, name):
                raise BadOption(f"options 'short' and {name!r} do not go together: leave one of them out")
        for name in ("round_cap", "stage_wait"):
            if not 1 <= getattr(self, name) <= MOST_ROUNDS:
                raise BadOption(f"option {name!r}: at least one round, at most {MOST_ROUNDS}")
        if seats == 1:
            self._check_solo()
        elif self.solo_lair:
            raise BadOption("option 'solo_lair' is for one seat")

    def _check_solo(self) -> None:
        for name in (
            *("resurrection", "impartial_placement", "nothing_personal", "combined", "limited_movement"),
            "ask_all",
        ):
            if getattr(self, name):
                raise BadOption(f"option {name!r} is not for the solo game")
        if self.separate_decks or self.optional_discard:
            raise BadOption("the solo game always has separate decks and no discard: leave these options out")
