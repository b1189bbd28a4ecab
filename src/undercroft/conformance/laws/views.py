"""Law: a view is plain data, holds what its seat may know and no more, and a whole position can be dealt from it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from itertools import chain

import undercroft as uc
from undercroft.conformance.courses import encoded
from undercroft.conformance.setups import GameSetup, plain, spoilt


def views_are_plain_data(setup: GameSetup) -> None:
    for match in setup.watch(9):
        for watcher in setup.watchers:
            view = match.view(watcher)
            assert json.loads(plain(view)) == view
            assert view["seat"] == watcher
            assert view["turn"] == list(match.turn)
            asked = [move.data() for move in match.moves(watcher)] if watcher is not None else []
            assert view["moves"] == asked
            assert bool(asked) == (watcher in match.turn)
            assert (view["result"] is None) == bool(match.turn)


def imagined_positions_look_the_same(setup: GameSetup) -> None:
    """imagine(v).view(seat) == v, with prompt and moves, for every seat and the spectator, at every step."""
    for number, match in enumerate(setup.watch(10)):
        for watcher in setup.watchers:
            view = match.view(watcher)
            dealt = uc.imagine(json.loads(encoded(view)), uc.Seeded(number))
            assert dealt.view(watcher) == view


def views_do_not_give_secrets_away(setup: GameSetup) -> None:
    """If a view determined what it hides, every position imagined from it would be the true one."""
    if not setup.game.has_secrets:
        for match in setup.watch(11):
            assert encoded(uc.imagine(match.view(None), uc.Seeded(1)).save()) == encoded(match.position.save())
        return
    everybody: set[int | None] = {None} if setup.seats == 1 else set(setup.watchers)
    always = "somebody has always imagined the truth"
    assert not knowing(everybody, chain(setup.walk(11), setup.walk(12))), always
    # In one game of bots a seat may happen to know everything; spectators never do.
    if setup.courses:
        assert not knowing({None}, chain(*(course.walk() for course in setup.courses))), always


def knowing(watchers: set[int | None], matches: Iterable[uc.Match]) -> set[int | None]:
    """Returns the watchers for whom every imagined position is the true one."""
    for number, match in enumerate(matches):
        truth = encoded(match.position.save())
        worlds = {watcher: uc.imagine(match.view(watcher), uc.Seeded(number)) for watcher in watchers}
        watchers = {watcher for watcher, world in worlds.items() if encoded(world.save()) == truth}
        if not watchers:
            break
    return watchers


def hidden_choice_is_in_no_other_view(setup: GameSetup) -> None:
    """While others still owe the same decision, they see that a seat has chosen, not what it chose."""
    if not (setup.game.is_simultaneous and setup.game.has_secrets):
        return
    for number, match in enumerate(setup.watch(13)):
        if len(match.turn) < 2:
            continue
        seat = match.turn[number % len(match.turn)]
        rivals = [watcher for watcher in setup.watchers if watcher != seat]
        sights: dict[str, set[bytes]] = {}
        for code, move in zip(match.position.moves(seat), match.moves(seat), strict=True):
            after = match.position.copy()
            after.events = []
            after.play(seat, code, uc.Seeded(number))
            told = [[event.data() for event in after.events if event.is_told_to(watcher)] for watcher in rivals]
            sights.setdefault(move.verb, set()).add(encoded([[after.view(watcher) for watcher in rivals], told]))
        assert all(len(seen) == 1 for seen in sights.values())


def bad_views_are_refused(setup: GameSetup) -> None:
    """A missing or wrong field gives another view or a BadView, and no other error."""
    if setup.options:
        return
    for match in setup.middles(14):
        view = match.view(match.turn[0] if match.turn else 0)
        for broken in spoilt({name: value for name, value in view.items() if name != "game"}):
            with suppress(uc.BadView):
                uc.imagine({"game": setup.game.name, **broken}, uc.Seeded(1))
