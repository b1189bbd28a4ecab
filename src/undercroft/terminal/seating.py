"""Who sits where at a table of the terminal."""

from __future__ import annotations

from typing import Any, Final

from undercroft.kernel.errors import BadRecord
from undercroft.kernel.texts import Texts

HUMAN: Final = "human"


class Seating:
    """`players` are `human` or the level of a bot; `given` are names that the players chose, by seat."""

    def __init__(self, players: list[str], given: list[str]) -> None:
        self.players = players
        self.given = given

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def names(self, texts: Texts) -> list[str]:
        """A name for every seat, in the language of the screen where none was given."""
        names, bots = [], 0
        for seat, player in enumerate(self.players):
            if player != HUMAN:
                bots += 1
                own = texts("shell-bot", number=bots)
            elif len(self.humans) == 1:
                own = texts("shell-human")
            else:
                own = texts("shell-seat", number=seat + 1)
            names.append(self.given[seat] if seat < len(self.given) else own)
        return names

    def data(self) -> dict[str, Any]:
        return {"players": self.players, "names": self.given}


def read_seating(table: Any, seats: int) -> Seating:
    """The seating written in a kept match."""
    players, names = (table.get("players"), table.get("names")) if isinstance(table, dict) else (None, None)
    if not isinstance(players, list) or len(players) != seats or not isinstance(names, list):
        raise BadRecord(f"the field 'table' does not say who plays the {seats} seats")
    return Seating([str(player) for player in players], [str(name) for name in names])
