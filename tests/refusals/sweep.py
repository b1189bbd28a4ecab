"""Positions of good play, every illegal move tried at each: refused, nothing changed, and the reason true."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import undercroft as uc
from tests.refusals import chest, doggies, raiders, serpent
from tests.refusals.case import Case
from undercroft.conformance.courses import kinds_at, play_out
from undercroft.conformance.setups import GameSetup, setups
from undercroft.kernel.move import Move
from undercroft.kernel.texts import LANGUAGES, Texts

EACH, OTHERS, FAR = 8, 2, 4  # moves that are tried of a verb that fits the question, and of so many others
CHECKERS: dict[str, ModuleType] = {"chest": chest, "doggies": doggies, "raiders": raiders, "serpent": serpent}


class Sweep:
    """The refusals tried in one game, and their faults."""

    def __init__(self, game: str, seed: int = 0) -> None:
        self.game = game
        self.checker = CHECKERS[game]
        self.setups = setups([game])
        self.pick = random.Random(f"{game} {seed}")
        self.seed = seed
        self.positions = 0
        self.reasons: Counter[str] = Counter()
        self.undecided = 0  # reasons that took too long to find out
        self.faults: list[str] = []

    @property
    def refusals(self) -> int:
        return self.reasons.total()

    def run(self, refusals: int) -> None:
        """Try moves until so many were refused, at positions of all kinds of tables."""
        for match, where in self.matches():
            for _ in self.course(match):
                self.look(match, f"{where}, step {len(match.steps)}")
                if self.refusals >= refusals:
                    return

    def matches(self) -> Iterator[tuple[uc.Match, str]]:
        """Matches to be played, without end: the usual options half of the time."""
        usual = [table for table in self.setups if not table.options]
        number = self.seed
        while True:
            table = self.pick.choice(usual if self.pick.random() < 0.5 else self.setups)
            yield table.deal(number), f"{table}, seed {number}"
            number += 1

    def course(self, match: uc.Match) -> Iterator[None]:
        """Bots play the match, some of them well and some anything at all; now and then a position is looked at."""
        kind = self.pick.choice(kinds_at(GameSetup(match.game, match.seats, {})))
        for _ in play_out(match, kind, self.seed, self.pick):
            if match.turn and self.pick.random() < self.checker.interest(match.view(match.turn[0])):
                yield

    def look(self, match: uc.Match, where: str) -> None:
        """Try the illegal moves of every seat that is asked."""
        self.positions += 1
        before = json.dumps(match.save()), len(match.steps)
        for seat in match.turn:
            view = match.view(seat)
            position = match.position
            for move in self.chosen(match, seat, self.checker.near(view)):
                if position.code_of(seat, move) >= 0 or move not in match.game.notation.readings(move.text):
                    continue  # legal, or a line that reads as another verb
                if (fault := self.try_move(match, seat, move, view)) is not None:
                    self.faults.append(f"{where}, seat {seat}, `{move}`: {fault}")
        if before != (json.dumps(match.save()), len(match.steps)):
            self.faults.append(f"{where}: something changed")

    def chosen(self, match: uc.Match, seat: int, near: set[str]) -> Iterator[Move]:
        """Returns some moves, most of them of verbs that could be the right ones."""
        by_verb: dict[str, list[dict[str, Any]]] = {}
        for verb, args in self.checker.moves(match, seat, self.pick):
            by_verb.setdefault(verb, []).append(args)
        others = sorted(by_verb.keys() - near)
        for verb in [*sorted(by_verb.keys() & near), *self.pick.sample(others, min(FAR, len(others)))]:
            found = by_verb[verb]
            for args in self.pick.sample(found, min(EACH if verb in near else OTHERS, len(found))):
                yield match.game.notation.move(verb, **args)

    def try_move(self, match: uc.Match, seat: int, move: Move, view: dict[str, Any]) -> str | None:
        """Returns the fault of a move's refusal; None if there is none."""
        try:
            match.play(seat, move)
        except uc.IllegalMove as error:
            reason = error.reason
        else:
            return "was played, though it is not legal"
        if reason is None:
            self.reasons["none"] += 1
            return None if getattr(self.checker, "MAY_BE_SILENT", False) else "no reason given"
        id = reason.id.removeprefix(f"{self.game}-why-")
        self.reasons[id] += 1
        rule = self.checker.RULES.get(id)
        if rule is None:
            return f"nobody knows the reason {id}"
        for language in LANGUAGES:
            Texts.of(match.game, language).say(reason)
        try:
            is_true = rule(Case(view, move.verb, move.args, reason.args))
        except (KeyError, IndexError, TypeError, AttributeError) as error:
            return f"the reason {id} {reason.args} does not fit: {error!r}"
        if is_true is None:
            self.undecided += 1
        return None if is_true or is_true is None else f"the reason {id} {reason.args} is false"
