"""A match: deal one, ask whose turn it is, play moves, look at it from any seat.

Every move is tried on a copy of the position, so a refused move changes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from typing import Any, SupportsIndex

import msgspec

from undercroft.kernel.chance import Chance, Recorded, Sealed, Seeded, seed_of
from undercroft.kernel.errors import (
    BadOption,
    BadOutcome,
    BadPosition,
    BadRecord,
    IllegalMove,
    MatchOver,
    NoUndo,
    OtherRules,
    UndercroftError,
    WrongSeat,
)
from undercroft.kernel.game import Game
from undercroft.kernel.message import Event
from undercroft.kernel.move import Move
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data, Position
from undercroft.kernel.record import Record, Step
from undercroft.kernel.result import Result
from undercroft.kernel.seats import SEATS_IN, audience_at, seat_at
from undercroft.kernel.texts import in_english
from undercroft.kernel.values import cut, deep_copy, shown, whole

Dice = Sealed | Seeded
Pause = Callable[[], None]


class Match:
    """A game being played. `uc.deal`, `uc.load` and `uc.replay` create matches.

    Everything a match returns belongs to the caller: changing it does not change the match.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        position: Position,
        dice: Dice | None,
        proof: Data,
        start: Data | None = None,
        dealt: tuple[str, ...] = (),
        opening: list[Event] | None = None,
    ) -> None:
        self.game = game
        self._options = options
        self._position = position  # never modified: a move is tried on a copy, which then replaces it
        self._steps: list[Step] = []
        self._events = [() if opening is None else tuple(opening)]  # events of the deal, then of each step
        self._dice = dice  # None: replayed without the secret; the match can only be looked at
        self._proof = proof  # the record's entry about the dice
        self._start = start
        self._dealt = dealt
        self._trail: list[Position] = []  # positions that undo can return to, newest last
        self._skipped = 0  # numbers of the sealed stream spent on moves taken back since the last step
        self._changes = game.changes

    # -- queries ------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self._position.seats

    @property
    def options(self) -> Options:
        """The options of the game; `options.data()` returns plain data."""
        return msgspec.convert(self._options.data(), type(self._options))

    @property
    def position(self) -> Position:
        """A copy of the position, for search: playing on it does not change the match."""
        return self._position.copy()

    @property
    def steps(self) -> list[Step]:
        """Every decision so far, including hidden ones: see `record`."""
        return self._steps.copy()

    @property
    def events(self) -> list[tuple[Event, ...]]:
        """All events of the deal, then of each step, including private ones: see `events`."""
        return self._events.copy()

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that owe a decision now; empty when the match is over."""
        return SEATS_IN[self._position.waiting]

    def moves(self, seat: SupportsIndex) -> tuple[Move, ...]:
        """Returns the legal moves of a seat; empty if it owes no decision."""
        who, position = seat_at(seat, self.seats), self._position
        return tuple([position.describe(who, code) for code in position.moves(who)])

    def view(self, seat: SupportsIndex | None) -> Data:
        """Returns what a seat may know, as plain data; None is a spectator."""
        return self._position.view(seat)

    def told(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[Event]:
        """Returns the events from step `since` on (0: the deal) that a seat may know; None is a spectator."""
        who, first = audience_at(seat, self.seats), whole(since)
        if first is None or first < 0:
            raise BadOption(f"expected the number of a step (0 is the deal), not {shown(since)}")
        return [event for events in self._events[first:] for event in events if event.is_told_to(who)]

    @property
    def result(self) -> Result | None:
        return None if self._position.waiting else self._position.result()

    # -- playing ------------------------------------------------------------------------------------

    def play(self, seat: SupportsIndex, move: Move | str, chance: Chance | None = None) -> None:
        """Plays one of `moves(seat)`, or its notation. `chance` replaces the match's own dice for this move."""
        who = seat_at(seat, self.seats)
        code = self._legal(who, move)
        if chance is not None:
            self._play(who, code, chance, chosen=True)
            return
        if self._dice is None:
            raise BadRecord("this match was replayed from a record without its secret: it can be viewed, not played")
        self._play(who, code, self._dice)

    def undo(self, seat: SupportsIndex | None = None) -> Move:
        """Takes back the last move (of `seat`, if given) and forced answers to it, unless something was
        learned since. A choice that nobody else knows can be taken back after moves of others.
        """
        after = self._withdrawn(seat)
        if after is not None:
            number = max([number for number, step in enumerate(self._steps) if step.seat == seat])
            self._events.pop(number + 1)
            self._position, self._trail = after, []
            return self.game.notation.parse(self._steps.pop(number).move)
        refused = self._no_undo(seat)
        if refused is not None:
            raise refused
        for _ in range(self._since_choice()):
            step = self._steps.pop()
            self._events.pop()
            self._position = self._trail.pop()
        return self.game.notation.parse(step.move)

    def why_no_undo(self, seat: SupportsIndex | None = None) -> str | None:
        """Returns why the last move stands; None if it can be undone."""
        refused = None if self._withdrawn(seat) is not None else self._no_undo(seat)
        return None if refused is None else str(refused)

    def take_back(self, steps: SupportsIndex = 1, pause: Pause | None = None) -> None:
        """Takes back moves by consent, even past a roll, and replays the rest. Sealed dice once seen never
        come again.
        """
        count = whole(steps)
        if count is None or not 0 < count <= len(self._steps):
            raise NoUndo(f"{len(self._steps)} moves were made; {shown(steps)} cannot be taken back")
        if self._dice is None:
            raise NoUndo("a match replayed without its secret cannot be changed")
        record = self.private_record()
        record.steps = record.steps[:-count]
        record.result = None
        record.skipped = 0
        twin = replay(self.game, record, pause)
        if isinstance(self._dice, Sealed) and isinstance(twin._dice, Sealed):
            self._skipped = self._dice.used - twin._dice.used
        else:
            self._dice = twin._dice
        self._position, self._steps, self._events, self._trail = twin._position, twin._steps, twin._events, twin._trail

    def copy(self) -> Match:
        """Returns an independent match at the same point, with its own copy of the dice."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        # Positions, steps and events never change once stored; only the lists of them do.
        twin._steps, twin._events, twin._trail = self._steps.copy(), self._events.copy(), self._trail.copy()
        twin._dice = copy(self._dice)
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: Data) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.game, self.private_record())

    # -- records ------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The whole record so far, without the secret of sealed dice until the match is over.

        During the match it holds hidden choices, drawn cards and the seed, so it belongs to the program that runs
        the match; `public_record` is for players.
        """
        return self._record(with_secret=not self._position.waiting)

    def private_record(self) -> Record:
        """Returns the record with the secret, even during the match: only for the program that runs it."""
        return self._record(with_secret=True)

    def public_record(self, seat: SupportsIndex | None = None) -> Data:
        """Returns the part of the record that a seat may know at any time; None is a spectator.

        It says who moved and which events the seat saw. Moves and outcomes are included once nothing is hidden:
        after the match, or in a game without secrets. A seat's own moves are always included.
        """
        who = audience_at(seat, self.seats)
        told = [[event.data() for event in events if event.is_told_to(who)] for events in self._events]
        is_open = not self._position.waiting or not self.game.has_secrets
        steps: list[Data] = []
        for step, events in zip(self._steps, told[1:], strict=True):
            known = {"seat": step.seat, "move": step.move} if step.seat == who else {"seat": step.seat}
            steps.append({**(step.data() if is_open else known), "events": events})
        result = self.result
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            "options": self._options.data(),
            "commitment": self._proof.get("commitment"),
            "dealt": told[0],
            "steps": steps,
            "result": None if result is None else result.data(),
        }

    def save(self) -> Data:
        """Returns the whole position as plain data, nothing hidden; `uc.load` turns it into a match."""
        return self._position.data()

    def __repr__(self) -> str:
        state = f"waiting for {list(self.turn)}" if self.turn else str(self.result)
        return f"<match of {self.game.name}, {self.seats} seats, {len(self._steps)} moves, {state}>"

    # -- internals ----------------------------------------------------------------------------------

    def _legal(self, seat: int, move: Move | str) -> int:
        if not self.turn:
            raise MatchOver("the match is over; no move can be played")
        if seat not in self.turn:
            owing = ", ".join(str(other) for other in self.turn)
            raise WrongSeat(f"seat {seat} owes no decision now; waited for: seat {owing}")
        if not isinstance(move, str | Move):
            raise IllegalMove(f"a move is one of `moves({seat})`, or its notation; not {shown(move)}")
        position, notation = self._position, self.game.notation
        if isinstance(move, str):
            for code in position.moves(seat):
                if position.describe(seat, code).text == move:
                    return code  # written exactly as views write it
        meant = notation.readings(move) if isinstance(move, str) else [notation.fit(move)]
        for asked in meant:
            if (code := position.code_of(seat, asked)) >= 0:
                return code
        # A rule can only object to a move that the notation can express.
        asked = meant[0]
        reason = position.objection(seat, asked) if asked in notation.readings(asked.text) else None
        moves = self.moves(seat)
        listed = ", ".join(f"`{legal}`" for legal in moves[:12]) + (", …" if len(moves) > 12 else "")
        why = "" if reason is None else in_english(self.game, reason) + " "
        raise IllegalMove(f"`{cut(asked.text)}` is not legal now. {why}Legal moves: {listed}", reason)

    def _withdrawn(self, seat: SupportsIndex | None) -> Position | None:
        """Returns the position without a seat's last choice, where nobody else knows that choice yet."""
        who = audience_at(seat, self.seats)
        if who is None:
            return None
        after = self._position.copy()
        return after if after.withdraw(who) else None

    def _no_undo(self, seat: SupportsIndex | None) -> NoUndo | None:
        """Returns the refusal if the last move cannot be undone."""
        who = audience_at(seat, self.seats)
        if not self._steps:
            return NoUndo("there is no move to take back")
        if who is not None and self._steps[-1].seat != who:
            return NoUndo(f"the last move was not made by seat {who}")
        if self._since_choice():
            return None
        last = len(self._steps) - len(self._trail)  # the last step that cannot be undone, counted from 1
        if last and self._steps[last - 1].chance:
            return NoUndo("the last move stands: it rolled or drew something")
        reason = self._position.why_final(self._events[last])
        why = "it showed something, or others depend on it" if reason is None else in_english(self.game, reason)
        return NoUndo(f"the last move stands: {why}", reason)

    def _since_choice(self) -> int:
        """Returns how many steps undo has to take back to reach the last real choice; 0 if they stand."""
        for depth in range(1, len(self._trail) + 1):
            if len(self._trail[-depth].moves(self._steps[-depth].seat)) > 1:
                return depth
        return 0

    def _play(self, seat: int, code: int, dice: Chance, chosen: bool = False) -> None:
        after = self._position.copy()
        after.is_final = False
        after.events = []
        with _traced(dice) as trace:
            after.play(seat, code, dice)
        skipped = 0
        if trace and not chosen:
            skipped, self._skipped = self._skipped, 0
        # A question that hidden cards could answer reveals something to others.
        asks_others = any(after.is_veiled(other) for other in SEATS_IN[after.waiting] if other != seat)
        is_final = bool(trace) or after.is_final or asks_others
        if is_final or (self._steps and self._steps[-1].seat != seat):
            self._trail = []
        if not is_final:
            self._trail.append(self._position)
        text = str(self._position.describe(seat, code))
        self._steps.append(Step(seat, text, tuple(trace), skipped, chosen and bool(trace)))
        self._events.append(tuple(after.events))
        after.events = None
        self._position = after

    def _record(self, with_secret: bool) -> Record:
        dice = {key: value for key, value in self._proof.items() if key != "secret"}
        if with_secret and "secret" in self._proof:
            dice["secret"] = self._proof["secret"]
        result = self.result
        return Record(
            self.game.name,
            self.game.version,
            self.seats,
            self._options.data(),
            dice,
            deep_copy(self._start),
            list(self._dealt),
            self.steps,
            None if result is None else result.data(),
            self._skipped,
            self.game.digest,
            deep_copy(self._changes),
        )


def deal(game: Game, seats: int, seed: int | None, chance: Chance | None, given: Mapping[str, Any]) -> Match:
    """Deals a fresh match. With a seed it is reproducible; without one its dice are sealed and provably fair."""
    options = game.read(seats, given)
    dice, proof = new_dice(seed)
    if chance is None:
        return _deal(game, seats, options, dice, dice, proof)
    return _deal(game, seats, options, chance, dice, {**proof, "deal": "chosen"})


def deal_sealed(game: Game, seats: int, secret: bytes, given: Mapping[str, Any]) -> Match:
    """Deals a fresh match from a secret that was committed to earlier, as for a daily."""
    sealed = Sealed(secret)
    proof = {"commitment": sealed.commitment, "secret": secret.hex()}
    return _deal(game, seats, game.read(seats, given), sealed, sealed, proof)


def _deal(game: Game, seats: int, options: Options, source: Chance, dice: Dice | None, proof: Data) -> Match:
    """Returns a match dealt by `source`, to be played with `dice`."""
    opening: list[Event] = []
    with _traced(source) as trace:
        position = game.deal(seats, options, source, opening)
    position.events = None
    return Match(game, options, position, dice, proof, dealt=tuple(trace), opening=opening)


def load(game: Game, data: Mapping[str, Any], seed: int | None) -> Match:
    """Returns a match that starts from a saved or hand-written position."""
    seats = data.get("seats", game.seats[0])
    if not isinstance(seats, int):
        raise BadPosition(f"the field 'seats' should be a number, not {shown(seats)}")
    rules = data.get("rules", game.version)
    if rules != game.version:
        raise BadPosition(
            f"this position is of rules {shown(rules)} of {game.name}; this release plays rules {game.version}. "
            "Load it with the release that wrote it"
        )
    if data.get("cards") not in (None, game.digest):
        raise BadPosition(f"this position is of other cards of {game.name}, of digest {shown(data['cards'])}")
    options = game.read(seats, data.get("options", {}))
    own = {key: value for key, value in data.items() if key not in ("game", "rules", "cards", "seats", "options")}
    position = game.load(own, seats, options)
    dice, proof = new_dice(seed)
    match = Match(game, options, position, dice, proof)
    match._start = match.save()
    return match


def restored(game: Game, data: Data) -> Position:
    """Rebuilds a pickled position."""
    return load(game, data, 0)._position


def walk(game: Game, record: Record) -> Iterator[Match]:
    """Yields the match of a record at its start, then after each step, replayed with its dice checked.

    It is one match that moves on: take a `copy` to keep a moment.
    """
    if record.rules != game.version:
        raise OtherRules(
            f"this record was made under rules {shown(record.rules)} of {game.name}; "
            f"this release plays rules {game.version}. Open it with the release that made it"
        )
    if record.cards != game.digest:
        raise OtherRules(
            f"this record was made with other cards of {game.name}: their digest is {shown(record.cards)}, "
            f"that of the cards here is {game.digest}. Open it with the cards it was made with"
        )
    dice = _dice_of(record)
    try:
        match = _beginning(game, record, dice)
    except UndercroftError as error:
        raise BadRecord(f"before step 1: {error}") from None
    yield match
    for number, step in enumerate(record.steps, 1):
        try:
            _repeat(match, step, dice)
        except UndercroftError as error:
            raise BadRecord(f"step {number} (seat {step.seat}, `{step.move}`): {error}") from None
        yield match


def replay(game: Game, record: Record, pause: Pause | None = None) -> Match:
    """Returns the match of a record at its end and checks its result. An unfinished one can be played on.

    `pause` is called after each step, because compiled code never yields to other threads by itself.
    """
    steps = walk(game, record)
    match = next(steps)
    for _ in steps:
        if pause is not None:
            pause()
    match._skipped = record.skipped
    if isinstance(match._dice, Sealed):
        match._dice.used += record.skipped
    result = match.result
    if record.result != (None if result is None else result.data()):
        raise BadRecord("the moves do not lead to the result in the record")
    return match


def new_dice(seed: SupportsIndex | None) -> tuple[Dice, Data]:
    """Returns dice for a match, and the record's entry about them."""
    if seed is not None:
        number = seed_of(seed)
        return Seeded(number), {"seed": number}
    sealed = Sealed(secrets.token_bytes(32))
    return sealed, {"commitment": sealed.commitment, "secret": sealed.secret.hex()}


def _dice_of(record: Record) -> Dice | None:
    dice = record.dice
    has_seed, has_seal = type(dice.get("seed")) is int, isinstance(dice.get("commitment"), str)
    if not has_seed and not has_seal:
        raise BadRecord("the record has neither a seed nor a commitment of its dice")
    if "seed" in dice and "commitment" in dice:
        raise BadRecord("the record has both a seed and a commitment; expected one of them")
    if has_seed:
        try:
            return Seeded(dice["seed"])
        except BadOption as error:
            raise BadRecord(str(error)) from None
    if dice.get("secret") is None:
        return None
    try:
        sealed = Sealed(bytes.fromhex(dice["secret"]))
    except (TypeError, ValueError):
        raise BadRecord("the secret of the dice is not 64 hexadecimal digits") from None
    if sealed.commitment != dice["commitment"]:
        raise BadRecord("the secret of the dice is not the one committed to at the start")
    return sealed


def _beginning(game: Game, record: Record, dice: Dice | None) -> Match:
    if record.start is not None:
        match = load(game, record.start, 0)
        written = record.start.get("game", game.name), match.seats, match.options.data()
        if written != (record.game, record.seats, record.options):
            raise BadRecord("the start has another game, number of seats or options than the record")
        match._dice, match._proof = dice, deep_copy(record.dice)
        match._changes = record.changes
        return match
    options = game.read(record.seats, record.options)
    is_checked = dice is not None and record.dice.get("deal") != "chosen"
    source: Chance = dice if is_checked and dice is not None else Recorded(record.deal)
    match = _deal(game, record.seats, options, source, dice, deep_copy(record.dice))
    match._changes = record.changes
    if match._dealt != tuple(record.deal):
        raise BadRecord(f"the deal is not what the dice gave: written {record.deal}, proven {list(match._dealt)}")
    return match


def _repeat(match: Match, step: Step, dice: Dice | None) -> None:
    code = match._legal(seat_at(step.seat, match.seats), step.move)
    if dice is None or step.chosen:
        match._play(step.seat, code, Recorded(step.chance), chosen=step.chosen)
        match._steps[-1] = replace(match._steps[-1], skipped=step.skipped)
        return
    if isinstance(dice, Sealed):
        dice.used += step.skipped
        match._skipped = step.skipped
    match._play(step.seat, code, dice)
    given = match._steps[-1].chance
    if given != step.chance:
        raise BadRecord(f"the outcome is not what the dice gave: written {list(step.chance)}, proven {list(given)}")


@contextmanager
def _traced(dice: Chance) -> Iterator[list[str]]:
    """Collects the names of the outcomes that `dice` give inside the block. On any error the dice are rewound."""
    if not isinstance(dice, Chance):
        raise BadOutcome(f"chance is the source of outcomes, such as uc.Chosen([...]); not {shown(dice)}")
    mark = dice.mark()
    trace: list[str] = []
    dice.trace = trace
    try:
        yield trace
        dice.finish()
    except BaseException:
        dice.rewind(mark)
        raise
    finally:
        dice.trace = None
