"""Law: the notation of a move reads back as the same move, and no two legal moves are written alike."""

from __future__ import annotations

from undercroft.conformance.tables import Table
from undercroft.kernel.move import tidy


def notation_reads_back(table: Table) -> None:
    notation = table.game.notation
    for match in table.watch(14):
        for seat in match.turn:
            moves = match.moves(seat)
            assert len({tidy(str(move)) for move in moves}) == len(moves)
            for code, move in zip(match.position.moves(seat), moves, strict=True):
                for spelling in (str(move), f"  {str(move).upper()} "):
                    parsed = notation.parse(spelling)
                    assert parsed == move
                    assert parsed.data() == move.data()
                assert match.position.code_of(seat, move) == code
