"""Habits: the figures in which one player of common sense differs from another."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Habits:
    """The defaults are those of the bot `greedy`, which never change."""

    def __init__(
        self,
        *,
        new_peril: float = 0.6,
        margin: float = 4.0,
        use_spare: float = 4.0,
        stow: float = 2.0,
        stow_spare: float = 6.0,
        tribute: float = 0.12,
        banish: float = 0.5,
        is_choosy: bool = False,
    ) -> None:
        self.new_peril = new_peril  # what a point of peril costs that a location brings
        self.margin = margin  # health one wants to keep in a hunt
        self.use_spare = use_spare  # glory to be left over before an effect is paid for
        self.stow = stow  # how gladly a potion is laid by
        self.stow_spare = stow_spare  # and the glory to be left over then
        self.tribute = tribute  # what a point of glory counts that a curse takes
        self.banish = banish  # how gladly a monster of the lair is discarded
        self.is_choosy = is_choosy  # are cards kept and bought by what each of them has shown?


GREEDY: Final = Habits()
# Found by playing against greedy: docs/decisions/bots.md.
SHREWD: Final = Habits(
    new_peril=0.8, margin=5.0, use_spare=9.0, stow=44.0, stow_spare=-99.0, tribute=0.18, banish=-2.0, is_choosy=True
)
