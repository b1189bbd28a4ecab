"""Law: a copy is a twin, and nothing that happens to one of them is felt by the other."""

from __future__ import annotations

import random

import undercroft as uc
from undercroft.conformance.tables import Table, plain


def past_positions_never_change(table: Table) -> None:
    past = [(match.position, plain(match.position.save())) for match in table.watch(1)]
    for course in table.courses:
        table.note(f"{course}")
        past += list(zip(course.positions, course.saves, strict=True))
    for position, before in past:
        assert plain(position.save()) == before


def copies_are_twins(table: Table) -> None:
    pick = random.Random(2)
    for match in table.watch(2):
        position, before = match.position, plain(match.position.save())
        if not match.turn:
            assert plain(position.copy().save()) == before
            continue
        seat = pick.choice(match.turn)
        move, seed = pick.choice(position.moves(seat)), pick.random()
        twins = [position.copy(), position.copy()]
        for twin in twins:
            assert plain(twin.save()) == before
            twin.play(seat, move, uc.Seeded(int(seed * 1e9)))
        assert plain(twins[0].save()) == plain(twins[1].save())
        assert plain(position.save()) == before
