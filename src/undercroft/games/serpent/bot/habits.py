"""Habits: the figures in which one player of common sense differs from another, and which cards are worth keeping.

The worth of cards was found by a fit of who wins on what the heroes hold and have prepared, over 8,000 games of greedy
bots with two seats (75,461 standings; errors of 0.02 to 0.04), and kept because discarding by it won 55.0 ± 1.9 % of
2,400 games against greedy. Cards that such a fit has not seen, those of other packs, are worth nothing special.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS


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
        self.new_peril = new_peril  # the cost of a point of peril that a location brings
        self.margin = margin  # health to keep in a hunt
        self.use_spare = use_spare  # glory to be left over before an effect is paid for
        self.stow = stow  # the worth of storing a potion
        self.stow_spare = stow_spare  # and the glory to be left over after that
        self.tribute = tribute  # the worth of a point of glory that a curse takes
        self.banish = banish  # the worth of discarding a monster of the lair
        self.is_choosy = is_choosy  # whether cards are kept and bought by their measured worth


GREEDY: Final = Habits()
# Found by playing against greedy: docs/decisions/bots.md.
SHREWD: Final = Habits(
    new_peril=0.8, margin=5.0, use_spare=9.0, stow=44.0, stow_spare=-99.0, tribute=0.18, banish=-2.0, is_choosy=True
)


# By how much a card in hand shifts the log-odds of the victory.
HELD_CARDS: Final = {
    "snakeman": 0.003,
    "corrupt-knight": -0.036,
    "constrictor": -0.006,
    "priestess": -0.055,
    "choker-spawn": -0.037,
    "spitter-spawn": -0.030,
    "whisper-spawn": -0.048,
    "three-headed-spawn": -0.024,
    "nest-viper": -0.039,
    "moon-basilisk": -0.010,
    "bone-naga": -0.006,
    "fallen-commander": -0.027,
    "winged-asp": -0.028,
    "temple-shade": -0.035,
    "gate-hydra": -0.018,
    "acid-stream": -0.038,
    "stone-maw": 0.001,
    "mirror-rift": -0.068,
    "dropgate": -0.033,
    "eye-of-nakari": -0.054,
    "frailty": -0.008,
    "creeping-rust": 0.177,
    "nakaris-kiss": 0.026,
    "tremor-of-coils": -0.040,
    "brand-of-oblivion": 0.027,
    "tribute": 0.100,
    "slick-stone": -0.023,
    "rain-of-serpents": -0.007,
    "repel": -0.064,
    "distraction": 0.033,
    "command-fiend": 0.022,
    "rolling-escape": -0.027,
    "battle-trance": -0.141,
    "delvers-sense": -0.030,
    "step-through-gloom": -0.077,
    "ward-of-scales": 0.043,
    "second-wind": -0.084,
    "counterstroke": -0.025,
    "sworn-oath": -0.049,
    "rejuvenation": 0.055,
    "belt-pouch": -0.097,
    "plate-of-gwildor": 0.149,
    "hooded-helm": -0.038,
    "blade-of-ilbor": -0.012,
    "rod-of-seven-skins": -0.052,
    "ouroboros-ring": 0.008,
    "runaways-boots": 0.155,
    "vial-of-venom": -0.031,
}
# Permanent cards to buy at once, and those that never pay: most of these ask for upkeep, or take a better one's place.
BOUGHT: Final = ("plate-of-gwildor", "ouroboros-ring", "runaways-boots")
SHUNNED: Final = ("battle-trance", "belt-pouch", "delvers-sense", "hooded-helm", "rod-of-seven-skins")
SPARE_COPY: Final = 0.05  # a second card of a kind goes sooner

HELD: Final = [HELD_CARDS.get(face.id, 0.0) for face in CARDS]  # by kind
WANTED: Final = [(face.id in BOUGHT) - (face.id in SHUNNED) for face in CARDS]  # 1 to buy, -1 to shun, 0: if affordable
