"""Chance: the source of dice and draws. Positions hold none of it; every move is played with one.

    Seeded    fast and reproducible: simulation, tests, search
    Sealed    an HMAC-SHA256 stream of a secret committed to beforehand: live play, provably fair
    Chosen    outcomes named by a person or a test, in order
    Recorded  outcomes of a record, in order: replays

Every outcome has a name (`goblin`, `city portal`). When `trace` is a list, the name of each outcome is appended to
it, so a record holds exactly what was asked for.

Compiled classes define `__reduce__` because `copy` and `pickle` cannot rebuild them otherwise.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from undercroft.kernel.errors import BadOption, BadOutcome, BadRecord, MissingOutcome
from undercroft.kernel.values import shown, whole


@final
class Outcomes:
    """The faces of a die or the kinds in a deck. `kind` names it in messages: "party die", "treasure"."""

    __slots__ = ("kind", "names", "index", "size")

    def __init__(self, kind: str, names: Sequence[str]) -> None:
        self.kind: str = kind
        self.names: tuple[str, ...] = tuple(names)
        self.index: dict[str, int] = {name: index for index, name in enumerate(names)}
        self.size: i64 = len(names)

    def __repr__(self) -> str:
        return f"Outcomes({self.kind!r}, {list(self.names)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Rolls dice and draws cards. A subclass decides how to choose a number below n.

    This is not an ABC: compiled subclasses share its `isinstance` cache, and a `Seeded` once seen as a `Chance`
    would also pass for a `Sealed`.
    """

    __slots__ = ("trace",)

    def __init__(self) -> None:
        self.trace: list[str] | None = None

    def below(self, n: i64) -> i64:
        """Returns a uniform number from 0 to n - 1."""
        raise NotImplementedError

    def roll(self, die: Outcomes) -> i64:
        """Returns the index of the face rolled; all faces are equally likely."""
        face = self.below(die.size)
        if self.trace is not None:
            self.trace.append(die.names[face])
        return face

    def draw(self, deck: Outcomes, left: Sequence[int]) -> i64:
        """Returns the index of the kind drawn from a deck that holds `left[k]` cards of kind k.

        The caller removes the card from `left`.
        """
        counts = as_list(left)
        rest = self.below(total(counts))
        kind: i64 = 0
        while rest >= counts[kind]:
            rest -= counts[kind]
            kind += 1
        if self.trace is not None:
            self.trace.append(deck.names[kind])
        return kind

    def take(self, deck: Outcomes, left: list[int]) -> i64:
        """Draws a card and removes it from `left`."""
        kind = self.draw(deck, left)
        left[kind] -= 1
        return kind

    def finish(self) -> None:
        """Runs after the move that used this chance. Subclasses refuse outcomes left over."""

    def mark(self) -> object:
        """Returns the position in the stream, for `rewind`. Chance from other packages may have none."""
        return None

    def rewind(self, mark: Any) -> None:
        """Returns to a mark, so that dice nobody saw are not spent."""


def _left(deck: Outcomes, left: Sequence[int]) -> list[str]:
    return [name for name, count in zip(deck.names, left, strict=True) if count]


def total(left: Sequence[int]) -> i64:
    number: i64 = 0
    for count in as_list(left):
        number += count
    return number


def as_list(left: Sequence[int]) -> list[int]:
    """Returns the counts as a list, which compiled code reads several times faster than other sequences."""
    return left if isinstance(left, list) else list(left)


# Multiply-with-carry: a * 2^32 - 1 and a * 2^31 - 1 are prime, so the period is a * 2^31 - 1, about 2^62.
# State and products stay below 2^63: the stream is the same compiled (i64) and interpreted (int).
MULTIPLIER: Final[i64] = 0x76E15A89
LOW: Final[i64] = 0xFFFFFFFF


@final
class Seeded(Chance):
    """A small, fast generator. The same seed gives the same game on every machine and build."""

    __slots__ = ("state",)

    def __init__(self, seed: SupportsIndex) -> None:
        super().__init__()
        digest = hashlib.sha256(str(seed_of(seed)).encode()).digest()
        carry = int.from_bytes(digest[:4], "big") % 0x76E15A87 + 1
        self.state: i64 = carry << 32 | int.from_bytes(digest[4:8], "big")

    def below(self, n: i64) -> i64:
        state = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        self.state = state
        return ((state & LOW ^ state >> 32) & LOW) * n >> 32

    def mark(self) -> object:
        return self.state

    def rewind(self, mark: Any) -> None:
        self.state = mark

    def __reduce__(self) -> tuple[Any, ...]:
        return Seeded, (0,), self.state

    def __setstate__(self, state: int) -> None:
        self.state = state

    def __repr__(self) -> str:
        return f"<Seeded, state {self.state:#x}>"


MOST_BITS: Final = 4096  # of a seed


def seed_of(seed: SupportsIndex) -> int:
    """Checks a seed given by a caller: any integer of at most 4,096 bits."""
    number = whole(seed)
    if number is None:
        raise BadOption(f"a seed is a whole number, not {shown(seed)}")
    if number.bit_length() > MOST_BITS:
        raise BadOption(f"a seed has at most {MOST_BITS} bits")
    return number


# HMAC's paddings as tables for `bytes.translate`.
INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])
OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])


@final
class Sealed(Chance):
    """Provably fair dice: outcome k comes from HMAC-SHA256(secret, k).

    `commitment`, the SHA-256 of the secret, is published before the first outcome; the secret follows after the
    last.
    """

    __slots__ = ("secret", "used", "_inner", "_outer")

    def __init__(self, secret: object, used: SupportsIndex = 0) -> None:
        super().__init__()
        if not isinstance(secret, bytes):
            raise BadRecord(f"a secret is 32 bytes, not {shown(secret)}")
        if len(secret) != 32:
            raise BadRecord(f"a secret has 32 bytes, not {len(secret)}")
        spent = whole(used)
        if spent is None or not 0 <= spent < 1 << 60:
            raise BadRecord(f"expected a count of spent numbers, not {shown(used)}")
        self.secret: bytes = secret
        self.used: int = spent  # numbers of the stream that are spent
        key = secret.ljust(64, b"\0")
        self._inner = key.translate(INNER)
        self._outer = key.translate(OUTER)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, n: i64) -> i64:
        size: int = n  # the stream's numbers have 64 bits, too wide for an i64
        number = self._next()
        # Reject numbers from the incomplete last run of n: they would favour small results.
        while number >= (1 << 64) - (1 << 64) % size:
            number = self._next()
        return number % size

    def _next(self) -> int:
        # HMAC written out: `hmac.digest` releases the GIL at every call, which is slow in a server.
        digest = hashlib.sha256(self._inner + self.used.to_bytes(8, "big")).digest()
        digest = hashlib.sha256(self._outer + digest).digest()
        self.used += 1
        return int.from_bytes(digest[:8], "big")

    def mark(self) -> object:
        return self.used

    def rewind(self, mark: Any) -> None:
        self.used = mark

    def __reduce__(self) -> tuple[Any, ...]:
        return Sealed, (self.secret, self.used)

    def __repr__(self) -> str:
        """Leaves out the secret, because this text ends up in logs."""
        return f"<Sealed, commitment {self.commitment[:12]}…, {self.used} numbers spent>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chosen(Chance):
    """Outcomes named beforehand. Too few, too many or impossible ones are refused.

    After the named outcomes, and for bare numbers, `then` takes over.

    >>> from undercroft.kernel.chance import Chosen, Outcomes
    >>> Chosen(["tails"]).roll(Outcomes("coin", ["heads", "tails"]))
    1
    """

    __slots__ = ("names", "then", "used")

    def __init__(self, names: Iterable[str], then: object = None) -> None:
        super().__init__()
        given: Any = names  # compiled code trusts annotations, and callers pass anything
        if isinstance(given, str | bytes):
            raise self.refusal(f"outcomes are a list of names: [{shown(given)}], not {shown(given)}")
        try:
            listed: list[Any] = list(given)
        except Exception:  # iterables of other packages may raise anything
            raise self.refusal(f"outcomes are a list of names, not {shown(given)}") from None
        for name in listed:
            if not isinstance(name, str):
                raise self.refusal(f"outcomes are a list of names; {shown(name)} is none")
        if then is not None and not isinstance(then, Chance):
            raise self.refusal(f"`then` is a chance such as uc.Seeded(1), not {shown(then)}")
        self.names: list[str] = listed
        self.then: Chance | None = then
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if self.then is None:
            raise self.refusal("named outcomes cannot be a bare number")
        return self.then.below(n)

    def roll(self, die: Outcomes) -> i64:
        if self.then is not None and self.used == len(self.names):
            return self._noted(die, self.then.roll(die))
        name = self._next(die, die.names)
        face = die.index.get(name, -1)
        if face < 0:
            raise self.refusal(f"a {die.kind} shows {', '.join(die.names)}; not {name!r}")
        return face

    def draw(self, deck: Outcomes, left: Sequence[int]) -> i64:
        if self.then is not None and self.used == len(self.names):
            return self._noted(deck, self.then.draw(deck, left))
        if self.used == len(self.names):
            raise self.missing(deck, _left(deck, left))
        name = self._next(deck, deck.names)
        kind = deck.index.get(name, -1)
        if kind < 0 or not left[kind]:
            rest = ", ".join(_left(deck, left))
            raise self.refusal(f"no {name!r} is left to draw as {deck.kind}; left are {rest}")
        return kind

    def finish(self) -> None:
        if self.used < len(self.names):
            rest = ", ".join(self.names[self.used :])
            raise self.refusal(f"{len(self.names)} outcomes were given but only {self.used} needed; left over: {rest}")
        if self.then is not None:
            self.then.finish()

    def mark(self) -> object:
        return self.used, None if self.then is None else self.then.mark()

    def rewind(self, mark: Any) -> None:
        self.used = mark[0]
        if self.then is not None:
            self.then.rewind(mark[1])

    def _next(self, wanted: Outcomes, names: Sequence[str]) -> str:
        if self.used == len(self.names):
            raise self.missing(wanted, names)
        name = self.names[self.used]
        self.used += 1
        if self.trace is not None:
            self.trace.append(name)
        return name

    def _noted(self, outcomes: Outcomes, outcome: i64) -> i64:
        if self.trace is not None:
            self.trace.append(outcomes.names[outcome])
        return outcome

    def refusal(self, text: str) -> Exception:
        return BadOutcome(text)

    def missing(self, wanted: Outcomes, names: Sequence[str]) -> Exception:
        return MissingOutcome(self.lack(wanted, names), wanted.kind, list(names))

    def lack(self, wanted: Outcomes, names: Sequence[str]) -> str:
        return f"outcome {self.used + 1} is missing; needed is one more {wanted.kind}: {', '.join(names)}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.names, self.then), self.used

    def __setstate__(self, used: int) -> None:
        self.used = used

    def __repr__(self) -> str:
        used = f", {self.used} used" if self.used else ""
        then = "" if self.then is None else f", then {self.then!r}"
        return f"<{type(self).__name__} {self.names}{used}{then}>"


@final
class Recorded(Chosen):
    """The outcomes of a record."""

    __slots__ = ()

    def refusal(self, text: str) -> Exception:
        return BadRecord(text)

    def missing(self, wanted: Outcomes, names: Sequence[str]) -> Exception:
        return BadRecord(self.lack(wanted, names))
