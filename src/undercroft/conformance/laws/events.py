"""Law: every event has a text in every language and tells a seat no more than its view does."""

from __future__ import annotations

import json

import undercroft as uc
from undercroft.conformance.courses import encoded
from undercroft.conformance.setups import GameSetup, plain
from undercroft.kernel.message import Event, Message
from undercroft.kernel.position import Position
from undercroft.kernel.record import Step
from undercroft.kernel.seats import members
from undercroft.kernel.texts import LANGUAGES, Texts

SOME = 7  # on the pure build one step of so many is made twice


def everything_has_a_text(setup: GameSetup) -> None:
    every = [Texts.of(setup.game, language) for language in LANGUAGES]
    said: set[bytes] = set()

    def say(message: Message) -> None:
        key = encoded(message.data())
        if key not in said:
            said.add(key)
            for texts in every:
                assert texts.say(message).strip()

    for match in setup.watch(15):
        for watcher in setup.watchers:
            say(Message(**match.view(watcher)["prompt"]))
        for seat in match.turn:
            for move in match.moves(seat):
                say(Message(f"{setup.game.name}-move-{move.verb}", dict(move.args)))
    for match in setup.ends(15):
        for events in match.events:
            for event in events:
                assert json.loads(plain(event.data())) == event.data()
                say(event)
        result = match.result
        assert result is not None
        for parts in [*result.parts, *result.ties]:
            for id, points in parts:
                say(Message(id, {"points": points}))


def listening_does_not_change_the_deal(setup: GameSetup) -> None:
    match, options = setup.deal(17), setup.game.read(setup.seats, setup.options)
    assert match.position.events is None
    silent = setup.game.deal(setup.seats, options, uc.Seeded(17))
    assert silent.events is None
    assert encoded(silent.save()) == encoded(match.position.save())


def events_reveal_no_more_than_views(setup: GameSetup) -> None:
    """If two moves of a seat reveal nothing and leave another seat's view the same, that seat hears the same events."""
    if not setup.game.has_secrets:
        return
    for match in setup.watch(16):
        for seat in match.turn:
            tried = [quietly(match.position, seat, move) for move in match.position.moves(seat)]
            quiet = [after for after in tried if after is not None]
            for watcher in (watcher for watcher in setup.watchers if watcher != seat):
                heard = [encoded([e.data() for e in after.events or [] if e.is_told_to(watcher)]) for after in quiet]
                if len(set(heard)) > 1:
                    told: dict[bytes, bytes] = {}
                    for after, words in zip(quiet, heard, strict=True):
                        assert told.setdefault(encoded(after.view(watcher)), words) == words


def listening_does_not_change_play(setup: GameSetup) -> None:
    """Every position of random and of good play continues in the same way with and without a listener."""
    walks = [setup.walk(19), *(course.walk() for course in setup.some_courses(19))]
    for number, matches in enumerate(walks):
        before: Position | None = None
        for match in matches:
            if before is not None and (uc.compiled or len(match.steps) % SOME == 0):
                step = match.steps[-1]
                setup.note(f"walk {number}, step {len(match.steps)}")
                loud, silent = after(before, step, []), after(before, step, None)
                assert loud == silent, f"`{step.move}` by seat {step.seat} continues differently with a listener"
            before = match.position


def after(position: Position, step: Step, events: list[Event] | None) -> bytes:
    """Returns everything that a move leads to, except its events."""
    twin, chance = position.copy(), uc.Chosen(list(step.chance), then=uc.Seeded(1))
    twin.events, twin.is_final, chance.trace = events, False, []
    code = [str(twin.describe(step.seat, code)) for code in twin.moves(step.seat)].index(step.move)
    twin.play(step.seat, twin.moves(step.seat)[code], chance)
    moves = [list(twin.moves(seat)) for seat in range(twin.seats)]
    return encoded([twin.save(), int(twin.waiting), moves, twin.is_final, chance.trace])


def quietly(position: Position, seat: int, move: int) -> Position | None:
    """Returns the position after a move and its events; None if the move rolled, drew or revealed something."""
    twin, chance = position.copy(), uc.Seeded(1)
    twin.events = []
    twin.is_final = False
    chance.trace = []
    twin.play(seat, move, chance)
    is_shown = twin.is_final or any(twin.is_veiled(other) for other in members(twin.waiting) if other != seat)
    return None if chance.trace or is_shown else twin
