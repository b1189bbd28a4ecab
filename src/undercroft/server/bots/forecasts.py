"""Who was likely to win, and when: worked out for finished matches that somebody looks at, one at a time."""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.retired import Past
from undercroft.server.bots.unfolding import Lines, Task, Unfolding
from undercroft.server.protocol.chances import Chances
from undercroft.server.tables.outline import Outline
from undercroft.server.tables.table import AnyMatch, Table

NOTHING: Final = Chances([], [], 0, is_done=False)  # is known yet

FORECASTER: Final = "undercroft.server.bots.forecaster"
EARLY_FORECASTER: Final = "undercroft.server.forecaster"  # where the first release that is kept has it
EARLY: Final = f"{EARLY_FORECASTER.replace('.', '/')}.py"


class Forecasts:
    """Each match gets a process of its own for `seconds` of processor; `each` of one person are taken on at a time.
    What is known so far can be asked for any time; after a restart it is worked out again."""

    def __init__(self, seconds: float, each: int, lines: Lines) -> None:
        self._seconds = seconds
        self._chances = Unfolding("the chances", NOTHING, each, lines)

    def of(self, table: Table, asker: str) -> Chances:
        """What is known now; asking makes it better. Bots of its time play on from a match of other rules; where
        it went on under new ones, from its last part."""
        match = table.match
        if not self._seconds or match is None or isinstance(match, Outline) or match.result is None:
            return msgspec.structs.replace(NOTHING, is_done=True)
        known = self._chances.of(table.id, asker, lambda: self._task(match))
        if not table.earlier:
            return known
        before = table.steps_before
        turns = [(before + first, before + last) for first, last in known.turns]
        return msgspec.structs.replace(known, steps=[before + step for step in known.steps], turns=turns)

    def _task(self, match: AnyMatch) -> Task:
        """Under the rules of its time, if the match was played under such."""
        rules = match.folder if isinstance(match, Past) else None
        is_early = rules is not None and (rules / EARLY).is_file()
        module = EARLY_FORECASTER if is_early else FORECASTER
        return Task(module, (str(self._seconds),), match.private_record().dumps().encode(), rules)

    async def close(self) -> None:
        await self._chances.close()
