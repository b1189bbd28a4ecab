"""A match: the friendly object. Deal one, ask whose turn it is, play moves, look at it from any seat.

Every move is tried on a copy of the position, so that whatever is refused changes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from copy import copy
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
    UndercroftError,
    WrongSeat,
)
from undercroft.kernel.game import Game
from undercroft.kernel.given import cut, own, shown, whole
from undercroft.kernel.message import Event
from undercroft.kernel.move import Move
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data, Position
from undercroft.kernel.record import Record, Step
from undercroft.kernel.result import Result
from undercroft.kernel.seats import SEATS_IN, audience_at, seat_at
from undercroft.kernel.texts import in_english

Dice = Sealed | Seeded
Pause = Callable[[], None]


class Match:
    """A game being played. Made by `uc.deal`, `uc.load` and `uc.replay`.

    What a match hands out belongs to the caller: change it, sort it, play on it, and the match does not notice.
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
        self._position = position  # never changes: every move is tried on a copy, which takes its place
        self._steps: list[Step] = []
        self._events = [() if opening is None else tuple(opening)]  # of the deal, then of each step
        self._dice = dice  # None: replayed from a record whose secret is not known; can only be looked at
        self._proof = proof  # what the record says of the dice
        self._start = start
        self._dealt = dealt
        self._trail: list[Position] = []  # positions that undo can go back to, the newest last
        self._skipped = 0  # numbers of the sealed stream spent on moves that were taken back
        self._cards = game.digest  # None: replayed from a record that does not say
        self._changes = game.changes

    # -- looking ------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self._position.seats

    @property
    def options(self) -> Options:
        """The options of the game it is played with; `options.data()` are plain data."""
        return msgspec.convert(self._options.data(), type(self._options))

    @property
    def position(self) -> Position:
        """A copy of the position, for search: playing on it does not change the match."""
        return self._position.copy()

    @property
    def steps(self) -> list[Step]:
        """Every decision so far. They tell what is still hidden: see `record`."""
        return self._steps.copy()

    @property
    def events(self) -> list[tuple[Event, ...]]:
        """All events of the deal, then of each step, including those that only some may know: see `told`."""
        return self._events.copy()

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that owe a decision now; empty when the match is over."""
        return SEATS_IN[self._position.waiting]

    def moves(self, seat: SupportsIndex) -> tuple[Move, ...]:
        """The legal moves of a seat; none if it owes no decision."""
        who, position = seat_at(seat, self.seats), self._position
        return tuple([position.describe(who, code) for code in position.moves(who)])

    def view(self, seat: SupportsIndex | None) -> Data:
        """What a seat may know, as plain data; None is a spectator."""
        return self._position.view(seat)

    def told(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[Event]:
        """The events from step `since` on (0: the deal) that a seat (None: a spectator) may know."""
        who, first = audience_at(seat, self.seats), whole(since)
        if first is None or first < 0:
            raise BadOption(f"events are told from the number of a step on, 0 is the deal; not {shown(since)}")
        return [event for events in self._events[first:] for event in events if event.is_told_to(who)]

    @property
    def result(self) -> Result | None:
        return None if self._position.waiting else self._position.result()

    # -- playing ------------------------------------------------------------------------------------

    def play(self, seat: SupportsIndex, move: Move | str, chance: Chance | None = None) -> None:
        """Play a move: one of `moves(seat)`, or its notation. `chance` is used instead of the match's own dice."""
        who = seat_at(seat, self.seats)
        code = self._legal(who, move)
        if chance is not None:
            self._play(who, code, chance, chosen=True)
            return
        if self._dice is None:
            raise BadRecord("this match was replayed from a record without its secret: it can be looked at, not played")
        self._play(who, code, self._dice)

    def undo(self, seat: SupportsIndex | None = None) -> Move:
        """Take back the last move (of `seat`, if given), with the only answers given after it. Refused past a roll, a
        reveal, or another seat's decision."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise NoUndo(reason)
        for _ in range(self._since_choice()):
            step = self._steps.pop()
            self._events.pop()
            self._position = self._trail.pop()
        return self.game.notation.parse(step.move)

    def why_no_undo(self, seat: SupportsIndex | None = None) -> str | None:
        """Why the last move stands; None if it can be taken back."""
        who = audience_at(seat, self.seats)
        if not self._steps:
            return "there is no move to take back"
        if who is not None and self._steps[-1].seat != who:
            return f"the last move was not made by seat {who}"
        if not self._since_choice():
            return "the last move stands: it rolled or showed something, or others depend on it"
        return None

    def take_back(self, steps: SupportsIndex = 1, pause: Pause | None = None) -> None:
        """Take back moves by consent of the table, even past a roll. Sealed dice that were seen never come again.

        What is left is played again, with a `pause` after each step as in `replay`."""
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
        """A twin that goes its own way from here, with dice of its own that stand where these do."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        # Positions, steps and events never change once they are here; the lists of them do.
        twin._steps, twin._events, twin._trail = self._steps.copy(), self._events.copy(), self._trail.copy()
        twin._dice = copy(self._dice)
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: Data) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.game, self.private_record())

    # -- keeping ------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The whole record so far, without the secret of sealed dice until the match is over.

        In mid-game it tells what seats hide from each other: hidden choices, cards drawn, a seed. It is for the one
        who keeps the match; `public_record` is for everybody else.
        """
        return self._record(with_secret=not self._position.waiting)

    def private_record(self) -> Record:
        """The record with the secret, also in mid-game: for the one who keeps the match, nobody else."""
        return self._record(with_secret=True)

    def public_record(self, seat: SupportsIndex | None = None) -> Data:
        """What a seat (None: a spectator) may have of the record, at any time: who moved and what was told of it.

        Moves and outcomes themselves are in it when nothing is hidden any more: the match is over, or its game has no
        secrets. A seat finds its own moves too.
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
        """The whole position as plain data, nothing hidden; `uc.load` makes a match of it."""
        return self._position.data()

    def __repr__(self) -> str:
        state = f"waiting for {list(self.turn)}" if self.turn else str(self.result)
        return f"<match of {self.game.name}, {self.seats} seats, {len(self._steps)} moves, {state}>"

    # -- inside -------------------------------------------------------------------------------------

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
                    return code  # written as views write it: there is nothing to parse
        meant = notation.readings(move) if isinstance(move, str) else [notation.fit(move)]
        for asked in meant:
            if (code := position.code_of(seat, asked)) >= 0:
                return code
        # A move put together of words that no line of the notation has is none that a rule could object to.
        asked = meant[0]
        reason = position.objection(seat, asked) if asked in notation.readings(asked.text) else None
        moves = self.moves(seat)
        listed = ", ".join(f"`{legal}`" for legal in moves[:12]) + (", …" if len(moves) > 12 else "")
        why = "" if reason is None else in_english(self.game, reason) + " "
        raise IllegalMove(f"`{cut(asked.text)}` is not legal now. {why}Legal moves: {listed}", reason)

    def _since_choice(self) -> int:
        """How many steps have to be taken back to come to the last one that was chosen among several; 0: they stand."""
        for depth in range(1, len(self._trail) + 1):
            if len(self._trail[-depth].moves(self._steps[-depth].seat)) > 1:
                return depth
        return 0

    def _play(self, seat: int, code: int, dice: Chance, chosen: bool = False) -> None:
        after = self._position.copy()
        after.is_final = False
        after.told = []
        with _traced(dice) as trace:
            after.play(seat, code, dice)
        skipped = 0
        if trace and not chosen:
            skipped, self._skipped = self._skipped, 0
        if trace or after.is_final or (self._steps and self._steps[-1].seat != seat):
            self._trail = []
        if not trace and not after.is_final:
            self._trail.append(self._position)
        text = str(self._position.describe(seat, code))
        self._steps.append(Step(seat, text, tuple(trace), skipped, chosen and bool(trace)))
        self._events.append(tuple(after.told))
        after.told = None
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
            own(self._start),
            list(self._dealt),
            self.steps,
            None if result is None else result.data(),
            self._skipped,
            self._cards,
            own(self._changes),
        )


def deal(game: Game, seats: int, seed: int | None, chance: Chance | None, given: Mapping[str, Any]) -> Match:
    """A fresh match. With a seed it can be repeated; without one its dice are sealed and provably fair."""
    options = game.agree(seats, given)
    dice, proof = new_dice(seed)
    if chance is None:
        return _deal(game, seats, options, dice, dice, proof)
    return _deal(game, seats, options, chance, dice, {**proof, "deal": "chosen"})


def deal_sealed(game: Game, seats: int, secret: bytes, given: Mapping[str, Any]) -> Match:
    """A fresh match whose sealed dice come from a secret that somebody has committed to before: a daily."""
    sealed = Sealed(secret)
    proof = {"commitment": sealed.commitment, "secret": secret.hex()}
    return _deal(game, seats, game.agree(seats, given), sealed, sealed, proof)


def _deal(game: Game, seats: int, options: Options, source: Chance, dice: Dice | None, proof: Data) -> Match:
    """A match dealt by `source`, to be played with `dice`."""
    opening: list[Event] = []
    with _traced(source) as trace:
        position = game.deal(seats, options, source, opening)
    position.told = None
    return Match(game, options, position, dice, proof, dealt=tuple(trace), opening=opening)


def load(game: Game, data: Mapping[str, Any], seed: int | None) -> Match:
    """A match that starts from a saved or hand-written position."""
    seats = data.get("seats", game.seats[0])
    if not isinstance(seats, int):
        raise BadPosition(f"the field 'seats' should be a number, not {shown(seats)}")
    rules = data.get("rules", game.version)
    if rules != game.version:
        raise BadPosition(
            f"this position is of rules version {shown(rules)} of {game.name}; here is version {game.version}. "
            "undercroft.retired.renewed makes one of these rules of it, where that can be"
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
    """A position that was pickled."""
    return load(game, data, 0)._position


def walk(game: Game, record: Record) -> Iterator[Match]:
    """The match of a record at its beginning, then after each step, which is played again and its dice checked.

    It is one match that goes on: look at it, and take a `copy` to keep it as it is.
    """
    if record.rules != game.version:
        raise BadRecord(
            f"the record is of rules version {shown(record.rules)} of {game.name}; here is version {game.version}. "
            "`undercroft replay` and `undercroft verify` read it with the rules of its time, "
            "and so does undercroft.retired.Past"
        )
    if record.cards is not None and record.cards != game.digest:
        raise BadRecord(
            f"the record was played with other cards of {game.name}: their digest is {shown(record.cards)}, "
            f"that of the cards here {game.digest}. It is sound only with the cards it was played with"
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
    """The match of a record at its end, its result checked too. It can be played on if unfinished.

    `pause` is called after each step: compiled code lets no other thread in of itself."""
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
        raise BadRecord("the result written in the record is not the one its moves lead to")
    return match


def new_dice(seed: SupportsIndex | None) -> tuple[Dice, Data]:
    """Dice for a match, and what its record says of them."""
    if seed is not None:
        number = seed_of(seed)
        return Seeded(number), {"seed": number}
    sealed = Sealed(secrets.token_bytes(32))
    return sealed, {"commitment": sealed.commitment, "secret": sealed.secret.hex()}


def _dice_of(record: Record) -> Dice | None:
    dice = record.dice
    has_seed, has_seal = type(dice.get("seed")) is int, isinstance(dice.get("commitment"), str)
    if not has_seed and not has_seal:
        raise BadRecord("the record says nothing of its dice: neither a seed nor a commitment")
    if "seed" in dice and "commitment" in dice:
        raise BadRecord("dice come from a seed or are sealed with a commitment; this record claims both")
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
            raise BadRecord("the start is of another game, number of seats or options than the record")
        match._dice, match._proof = dice, own(record.dice)
        match._cards, match._changes = record.cards, record.changes
        return match
    options = game.read(record.seats, record.options)
    is_checked = dice is not None and record.dice.get("deal") != "chosen"
    source: Chance = dice if is_checked and dice is not None else Recorded(record.deal)
    match = _deal(game, record.seats, options, source, dice, own(record.dice))
    match._cards, match._changes = record.cards, record.changes
    if match._dealt != tuple(record.deal):
        raise BadRecord(f"the deal is not what the dice gave: written {record.deal}, proven {list(match._dealt)}")
    return match


def _repeat(match: Match, step: Step, dice: Dice | None) -> None:
    code = match._legal(seat_at(step.seat, match.seats), step.move)
    if dice is None or step.chosen:
        match._play(step.seat, code, Recorded(step.chance), chosen=step.chosen)
        last = match._steps[-1]
        match._steps[-1] = Step(last.seat, last.move, last.chance, step.skipped, last.chosen)
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
    """The names of the outcomes that `dice` give inside. Whatever goes wrong: dice that nobody saw are not spent."""
    if not isinstance(dice, Chance):
        raise BadOutcome(f"chance is where outcomes come from, such as uc.Chosen([...]); not {shown(dice)}")
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
