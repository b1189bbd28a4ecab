"""Checks of what is said in numbers: they are those of the moves, and a search with other luck agrees."""

from __future__ import annotations

from typing import Final

from scripts.reasons.moment import Moment, claim, code
from undercroft.bots.mixing import search_of
from undercroft.kernel.chance import Seeded

ROUNDS: Final = 200
MORE: Final = 3000
ALIKE: Final = 0.05  # of the victory, or of the points: moves that differ by more are not about as good
SURE: Final = 4.0  # standard errors


def shown(moment: Moment, place: int) -> float:
    worth = moment.advice.moves[place].worth
    assert worth is not None
    return round(100 * worth) if moment.advice.measure == "chance" else round(worth, 1)


def numbers(moment: Moment) -> None:
    claim(moment.args["best"] == shown(moment, 0), f"the best move has {shown(moment, 0)}")
    if "next" in moment.args:
        claim(moment.args["next"] == shown(moment, 1), f"the second has {shown(moment, 1)}")


def lead(moment: Moment, rounds: int) -> tuple[float, float]:
    """Returns the lead of the best move in a search of the two moves alone, and the error of that; as shares."""
    assert moment.second is not None
    position = moment.imagined(99)
    moves = [code(position, moment.seat, move) for move in (moment.best, moment.second)]
    search = search_of(moment.mind, position, moment.seat, Seeded(12345), moves=moves)
    search.think(rounds, 60.0)
    findings = search.findings()
    first, other = findings[0], findings[1]
    unit = 1.0 if moment.advice.measure == "chance" else max(1.0, abs(first.worth))
    sign = 1 if first.move == moves[0] else -1
    return sign * other.behind / unit, other.error / unit


def clear(moment: Moment) -> None:
    numbers(moment)
    claim(moment.args["best"] > moment.args["next"], "it reads alike")
    for rounds in (ROUNDS, MORE):
        ahead, error = lead(moment, rounds)
        if ahead > 0 or ahead > -SURE * error:
            return
    claim(False, f"the second move leads by {-ahead:.3f} ± {error:.3f}")


def close(moment: Moment) -> None:
    numbers(moment)
    ahead, error = lead(moment, ROUNDS)
    if abs(ahead) + 2 * error > ALIKE:
        ahead, error = lead(moment, MORE)
        claim(abs(ahead) - SURE * error <= ALIKE, f"the moves differ by {ahead:.3f} ± {error:.3f}")


def undecided(moment: Moment) -> None:
    numbers(moment)
    claim(moment.second is not None, "there is no second move")


def alone(moment: Moment) -> None:
    numbers(moment)
    claim(moment.second is None, "there is a second move")


def only(moment: Moment) -> None:
    claim(moment.second is None and moment.advice.moves[0].tries == 0, "another move was tried")


CLAIMS: Final = {
    "bots-advice-only": only,
    **{f"bots-advice-{measure}-clear": clear for measure in ("chance", "points")},
    **{f"bots-advice-{measure}-close": close for measure in ("chance", "points")},
    **{f"bots-advice-{measure}-open": undecided for measure in ("chance", "points")},
    **{f"bots-advice-{measure}-alone": alone for measure in ("chance", "points")},
}
