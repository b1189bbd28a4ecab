"""A match: the friendly object. Deal one, ask whose turn it is, play moves, look at it from any seat.

Every move is tried on a copy of the position, so that whatever is refused changes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from operator import index
from typing import Any

from undercroft.kernel.chance import Chance, Chosen, Recorded, Sealed, Seeded
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
from undercroft.kernel.message import Event
from undercroft.kernel.move import Move
from undercroft.kernel.options import Options
from undercroft.kernel.position import Data, Position
from undercroft.kernel.record import Record, Step
from undercroft.kernel.result import Result
from undercroft.kernel.seats import SEATS_IN
from undercroft.kernel.texts import Texts

Dice = Sealed | Seeded


class Match:
    """A game being played. Made by `uc.deal`, `uc.load` and `uc.replay`."""

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
        self.options = options
        self.position = position
        self.steps: list[Step] = []
        self.events: list[list[Event]] = [[] if opening is None else opening]  # of the deal, then of each step
        self._dice = dice  # None: replayed from a record whose secret is not known; can only be looked at
        self._proof = proof  # what the record says of the dice
        self._start = start
        self._dealt = dealt
        self._trail: list[Position] = []  # positions that undo can go back to, the newest last
        self._skipped = 0  # numbers of the sealed stream spent on moves that were taken back
        self._cards = game.digest  # None: replayed from a record that does not say

    # -- looking ------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.position.seats

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that owe a decision now; empty when the match is over."""
        return SEATS_IN[self.position.waiting]

    def moves(self, seat: int) -> tuple[Move, ...]:
        """The legal moves of a seat; none if it owes no decision."""
        self._check_seat(seat)
        position = self.position
        return tuple([position.describe(seat, code) for code in position.moves(seat)])

    def view(self, seat: int | None) -> Data:
        """What a seat may know, as plain data; None is a spectator."""
        self._check_audience(seat)
        return self.position.view(seat)

    def told(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from step `since` on (0: the deal) that a seat (None: a spectator) may know."""
        self._check_audience(seat)
        return [event for events in self.events[since:] for event in events if event.is_told_to(seat)]

    @property
    def result(self) -> Result | None:
        return None if self.position.waiting else self.position.result()

    # -- playing ------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str, chance: Chance | None = None) -> None:
        """Play a move: one of `moves(seat)`, or its notation. `chance` is used instead of the match's own dice."""
        code = self._legal(seat, move)
        if chance is not None:
            self._play(seat, code, chance, chosen=True)
            return
        if self._dice is None:
            raise BadRecord("this match was replayed from a record without its secret: it can be looked at, not played")
        self._play(seat, code, self._dice)

    def undo(self, seat: int | None = None) -> Move:
        """Take back the last move (of `seat`, if given). Refused past a roll, a reveal, or another seat's decision."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise NoUndo(reason)
        step = self.steps.pop()
        self.events.pop()
        self.position = self._trail.pop()
        return self.game.notation.parse(step.move)

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """Why the last move stands; None if it can be taken back."""
        if not self.steps:
            return "there is no move to take back"
        if seat is not None and self.steps[-1].seat != seat:
            return f"the last move was not made by seat {seat}"
        if not self._trail:
            return "the last move stands: it rolled or showed something, or others depend on it"
        return None

    def take_back(self, steps: int = 1) -> None:
        """Take back moves by consent of the table, even past a roll. Sealed dice that were seen never come again."""
        if not 0 < steps <= len(self.steps):
            raise NoUndo(f"{len(self.steps)} moves were made; {steps} cannot be taken back")
        if self._dice is None:
            raise NoUndo("a match replayed without its secret cannot be changed")
        record = self.private_record()
        record.steps = record.steps[:-steps]
        record.result = None
        record.skipped = 0
        twin = replay(self.game, record)
        if isinstance(self._dice, Sealed) and isinstance(twin._dice, Sealed):
            self._skipped = self._dice.used - twin._dice.used
        else:
            self._dice = twin._dice
        self.position, self.steps, self.events, self._trail = twin.position, twin.steps, twin.events, twin._trail

    def copy(self) -> Match:
        """A twin that goes its own way from here, with dice of its own that stand where these do."""
        return replay(self.game, self.private_record())

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.game, self.private_record())

    # -- keeping ------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The record so far. The secret of sealed dice is in it once the match is over."""
        return self._record(with_secret=not self.position.waiting)

    def private_record(self) -> Record:
        """The record with the secret, also in mid-game: for the one who keeps the match, nobody else."""
        return self._record(with_secret=True)

    def save(self) -> Data:
        """The whole position as plain data; `uc.load` makes a match of it."""
        header = self.position.header()
        return {
            "game": header["game"],
            "rules": header["rules"],
            "seats": self.seats,
            "options": header["options"],
            **self.position.save(),
        }

    def __repr__(self) -> str:
        state = f"waiting for {list(self.turn)}" if self.turn else str(self.result)
        return f"<match of {self.game.name}, {self.seats} seats, {len(self.steps)} moves, {state}>"

    # -- inside -------------------------------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise WrongSeat(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")

    def _check_audience(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _legal(self, seat: int, move: Move | str) -> int:
        self._check_seat(seat)
        if not self.turn:
            raise MatchOver("the match is over; no move can be played")
        if seat not in self.turn:
            owing = ", ".join(str(other) for other in self.turn)
            raise WrongSeat(f"seat {seat} owes no decision now; waited for: seat {owing}")
        if not isinstance(move, str | Move):
            raise IllegalMove(f"a move is one of `moves({seat})`, or its notation; not {move!r}")
        position = self.position
        if isinstance(move, str):
            for legal_code in position.moves(seat):
                if position.describe(seat, legal_code).text == move:
                    return legal_code  # written as views write it: there is nothing to parse
        asked = self.game.notation.parse(move) if isinstance(move, str) else move
        code = position.code_of(seat, asked)
        if code < 0:
            reason = position.objection(seat, asked)
            moves = self.moves(seat)
            listed = ", ".join(f"`{legal}`" for legal in moves[:12]) + (", …" if len(moves) > 12 else "")
            why = "" if reason is None else Texts.of(self.game, "en").say(reason) + " "
            raise IllegalMove(f"`{asked}` is not legal now. {why}Legal moves: {listed}", reason)
        return code

    def _play(self, seat: int, code: int, dice: Chance, chosen: bool = False) -> None:
        after = self.position.copy()
        after.is_final = False
        after.told = []
        with _traced(dice) as trace:
            after.play(seat, code, dice)
        step = Step(seat, str(self.position.describe(seat, code)), tuple(trace), chosen=chosen and bool(trace))
        if trace and not chosen:
            step.skipped, self._skipped = self._skipped, 0
        if trace or after.is_final or (self.steps and self.steps[-1].seat != seat):
            self._trail = []
        if not trace and not after.is_final:
            self._trail.append(self.position)
        self.steps.append(step)
        self.events.append(after.told)
        after.told = None
        self.position = after

    def _record(self, with_secret: bool) -> Record:
        dice = {key: value for key, value in self._proof.items() if key != "secret"}
        if with_secret and "secret" in self._proof:
            dice["secret"] = self._proof["secret"]
        result = self.result
        return Record(
            self.game.name,
            self.game.version,
            self.seats,
            self.options.data(),
            dice,
            self._start,
            list(self._dealt),
            list(self.steps),
            None if result is None else result.data(),
            self._skipped,
            self._cards,
        )


def deal(game: Game, seats: int, seed: int | None, chance: Chance | None, given: Mapping[str, Any]) -> Match:
    """A fresh match. With a seed it can be repeated; without one its dice are sealed and provably fair."""
    options = game.read(seats, given)
    dice, proof = new_dice(seed)
    if chance is None:
        return _deal(game, seats, options, dice, dice, proof)
    return _deal(game, seats, options, chance, dice, {**proof, "deal": "chosen"})


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
        raise BadPosition(f"the field 'seats' should be a number, not {seats!r}")
    rules = data.get("rules", game.version)
    if rules != game.version:
        raise BadPosition(
            f"this position is of rules version {rules!r} of {game.name}; here is version {game.version}. "
            "undercroft.retired.renewed makes one of these rules of it, where that can be"
        )
    options = game.read(seats, data.get("options", {}))
    own = {key: value for key, value in data.items() if key not in ("game", "rules", "seats", "options")}
    position = game.load(own, seats, options)
    dice, proof = new_dice(seed)
    match = Match(game, options, position, dice, proof)
    match._start = match.save()
    return match


def replay(game: Game, record: Record) -> Match:
    """The match of a record, every step played again and its dice checked. It can be played on if unfinished."""
    if record.rules != game.version:
        raise BadRecord(
            f"the record is of rules version {record.rules} of {game.name}; here is version {game.version}. "
            "`undercroft replay` and `undercroft verify` read it with the rules of its time, "
            "and so does undercroft.retired.Past"
        )
    if record.cards is not None and record.cards != game.digest:
        raise BadRecord(
            f"the record was played with other cards of {game.name}: their digest is {record.cards}, "
            f"that of the cards here {game.digest}. It is sound only with the cards it was played with"
        )
    dice = _dice_of(record)
    try:
        match = _beginning(game, record, dice)
    except UndercroftError as error:
        raise BadRecord(f"before step 1: {error}") from None
    for number, step in enumerate(record.steps, 1):
        try:
            _repeat(match, step, dice)
        except UndercroftError as error:
            raise BadRecord(f"step {number} (seat {step.seat}, `{step.move}`): {error}") from None
    match._skipped = record.skipped
    if isinstance(dice, Sealed):
        dice.used += record.skipped
    result = match.result
    if record.result != (None if result is None else result.data()):
        raise BadRecord("the result written in the record is not the one its moves lead to")
    return match


def new_dice(seed: int | None) -> tuple[Dice, Data]:
    """Dice for a match, and what its record says of them."""
    if seed is not None:
        if isinstance(seed, bool) or not hasattr(seed, "__index__"):  # whole numbers of numpy are welcome
            raise BadOption(f"a seed is a whole number, not {seed!r}")
        number = index(seed)
        return Seeded(number), {"seed": number}
    sealed = Sealed(secrets.token_bytes(32))
    return sealed, {"commitment": sealed.commitment, "secret": sealed.secret.hex()}


def _dice_of(record: Record) -> Dice | None:
    dice = record.dice
    has_seed, has_seal = isinstance(dice.get("seed"), int), isinstance(dice.get("commitment"), str)
    if not has_seed and not has_seal:
        raise BadRecord("the record says nothing of its dice: neither a seed nor a commitment")
    if "seed" in dice and "commitment" in dice:
        raise BadRecord("dice come from a seed or are sealed with a commitment; this record claims both")
    if has_seed:
        return Seeded(dice["seed"])
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
        match._dice, match._proof, match._cards = dice, record.dice, record.cards
        return match
    options = game.read(record.seats, record.options)
    is_checked = dice is not None and record.dice.get("deal") != "chosen"
    source: Chance = dice if is_checked and dice is not None else Recorded(record.deal)
    match = _deal(game, record.seats, options, source, dice, record.dice)
    match._cards = record.cards
    if match._dealt != tuple(record.deal):
        raise BadRecord(f"the deal is not what the dice gave: written {record.deal}, proven {list(match._dealt)}")
    return match


def _repeat(match: Match, step: Step, dice: Dice | None) -> None:
    code = match._legal(step.seat, step.move)
    if dice is None or step.chosen:
        match._play(step.seat, code, Recorded(step.chance), chosen=step.chosen)
        match.steps[-1].skipped = step.skipped
        return
    if isinstance(dice, Sealed):
        dice.used += step.skipped
        match._skipped = step.skipped
    match._play(step.seat, code, dice)
    given = match.steps[-1].chance
    if given != step.chance:
        raise BadRecord(f"the outcome is not what the dice gave: written {list(step.chance)}, proven {list(given)}")


@contextmanager
def _traced(dice: Chance) -> Iterator[list[str]]:
    """The names of the outcomes that `dice` give inside. Whatever goes wrong: dice that nobody saw are not spent."""
    if not isinstance(dice, Chance):
        raise BadOutcome(f"chance is where outcomes come from, such as uc.Chosen([...]); not {dice!r}")
    mark = _mark_of(dice)
    trace: list[str] = []
    dice.trace = trace
    try:
        yield trace
        dice.finish()
    except BaseException:
        _rewind(dice, mark)
        raise
    finally:
        dice.trace = None


def _mark_of(dice: Chance) -> int:
    """Where a stream stands."""
    return dice.used if isinstance(dice, Sealed | Chosen) else dice.state if isinstance(dice, Seeded) else 0


def _rewind(dice: Chance, mark: int) -> None:
    if isinstance(dice, Sealed | Chosen):
        dice.used = mark
    elif isinstance(dice, Seeded):
        dice.state = mark
