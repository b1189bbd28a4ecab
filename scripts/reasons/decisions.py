"""Decisions of good play, with the advice given on them, and one verdict on each piece of advice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, Final

import undercroft as uc
from scripts.reasons import chest, doggies, general, raiders, serpent
from scripts.reasons.moment import MORE, TRIALS, FalseReasonError, Moment, claim
from undercroft.bots import advise, make_bot
from undercroft.bots.clock import PROCESSOR
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.texts import LANGUAGES, Texts

CHECKS: Final[Mapping[str, ModuleType]] = {"chest": chest, "raiders": raiders, "doggies": doggies, "serpent": serpent}
# Tables, one after the other: seats and options.
TABLES: Final[Mapping[str, list[tuple[int, dict[str, Any]]]]] = {
    "chest": [(1, {}), (2, {}), (1, {"heroless": True}), (3, {}), (4, {})],
    "raiders": [(3, {}), (4, {}), (5, {}), (3, {"tactical": True})],
    "doggies": [(2, {}), (3, {}), (4, {})],
    "serpent": [(2, {}), (3, {}), (1, {}), (4, {}), (2, {"combined": True})],
}
PLAYERS: Final = "adventurer"
THINKING: Final = 0.05  # seconds that a player thinks at most
ONE_OF: Final = 3  # decisions that advice is asked for
NAMES: Final = ("Ann", "Bob", "Cid", "Dan", "Eve")


def moments(game: str, seconds: float, first_seed: int = 1) -> Iterator[tuple[str, Moment]]:
    """Yields decisions without end, each with the words that say where it was."""
    seed = first_seed
    while True:
        seats, options = TABLES[game][seed % len(TABLES[game])]
        match = uc.deal(game, seats=seats, seed=seed, **options)
        bots = [make_bot(PLAYERS, game, 10 * seed + seat, THINKING, clock=PROCESSOR) for seat in range(seats)]
        pick = Seeded(seed)
        while match.turn:
            seat = match.turn[0]
            view = match.view(seat)
            if len(view["moves"]) > 1 and not pick.below(ONE_OF):
                where = f"{game}, {seats} seats {options}, seed {seed}, step {len(match.steps)}"
                yield where, Moment(view, advise(view, seconds, seed, PROCESSOR), CHECKS[game].stage)
            match.play(seat, bots[seat].choose(view)["text"])
        seed += 1


def verdict(game: str, moment: Moment, trials: int = TRIALS, more: int = MORE) -> str | None:
    """Returns what is false about a reason; None if nothing is. Where `trials` cast doubt, `more` decide."""
    id = moment.advice.reason.id
    checks = CHECKS[game]
    try:
        sayable(game, moment)
        if id in checks.FIGURES:
            moment.check_figure(checks.FIGURES[id], trials, more)
        elif id in checks.CLAIMS:
            checks.CLAIMS[id](moment)
        else:
            general.CLAIMS[id](moment)
    except FalseReasonError as error:
        second = "" if moment.second is None else f", not {moment.second['text']}"
        return f"{moment.advice.reason!r} on {moment.best['text']}{second}: {error}"
    return None


def sayable(game: str, moment: Moment) -> None:
    """Checks that both languages have words for it, with no number but those of the message."""
    given = {float(value) for value in moment.args.values() if isinstance(value, int | float)}
    for language in LANGUAGES:
        text = Texts.of(find_game(game), language).say(moment.advice.reason, NAMES)
        said = {float(number.replace(",", ".")) for number in re.findall(r"-?\d+(?:[.,]\d+)?", text)}
        claim(said <= given, f"{text!r} says other numbers")
