"""Chance: where dice and draws come from. Positions hold none of it; they are handed one to play with.

    Seeded    fast and reproducible: simulation, tests, search
    Sealed    an HMAC-SHA256 stream of a secret committed to beforehand: live play, provably fair
    Chosen    the outcomes a person or a test names, in order
    Recorded  the outcomes of a record, in order: replays

Every outcome has a name (`goblin`, `city portal`). The outcome asked for is the outcome recorded, always:
when `trace` is a list, the name of each outcome is appended to it.

Compiled classes tell `copy` and `pickle` how to rebuild them (`__reduce__`), here and elsewhere in the kernel.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from undercroft.kernel.errors import BadOption, BadOutcome, BadRecord
from undercroft.kernel.given import shown, whole


@final
class Outcomes:
    """What a die or a deck can show. `kind` is its name in messages: "party die", "treasure"."""

    __slots__ = ("kind", "names", "index", "size")

    def __init__(self, kind: str, names: Sequence[str]) -> None:
        self.kind = kind
        self.names = tuple(names)
        self.index = {name: index for index, name in enumerate(names)}
        self.size: i64 = len(names)

    def __repr__(self) -> str:
        return f"Outcomes({self.kind!r}, {list(self.names)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Rolls dice and draws cards. A subclass says how to choose a number below n.

    No ABC: compiled subclasses share its memory of `isinstance`, and a `Seeded` once seen as a `Chance` would pass
    for a `Sealed` too.
    """

    __slots__ = ("trace",)

    def __init__(self) -> None:
        self.trace: list[str] | None = None

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely."""
        raise NotImplementedError

    def roll(self, die: Outcomes) -> i64:
        """The index of the face rolled; all faces are equally likely."""
        face = self.below(die.size)
        if self.trace is not None:
            self.trace.append(die.names[face])
        return face

    def draw(self, deck: Outcomes, left: Sequence[int]) -> i64:
        """The index of the kind drawn from a deck that still holds `left[k]` cards of kind k.

        The caller takes the card out of `left`.
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

    def finish(self) -> None:
        """Called when the move that was handed this chance has been played."""

    def mark(self) -> object:
        """Where the stream stands, for `rewind`; a stranger's chance may have no such place."""
        return None

    def rewind(self, mark: Any) -> None:
        """Go back to a mark: dice that nobody saw are not spent."""


def total(left: Sequence[int]) -> i64:
    number: i64 = 0
    for count in as_list(left):
        number += count
    return number


def as_list(left: Sequence[int]) -> list[int]:
    """The counts as a list: compiled code reads one several times as fast as a sequence of any kind."""
    return left if isinstance(left, list) else list(left)


# Multiply-with-carry: a * 2^32 - 1 and a * 2^31 - 1 are prime, so the period is a * 2^31 - 1, about 2^62.
# State and products stay below 2^63: the stream is the same compiled (i64) and interpreted (int).
MULTIPLIER: Final[i64] = 0x76E15A89
LOW: Final[i64] = 0xFFFFFFFF


@final
class Seeded(Chance):
    """A small fast generator. The same seed gives the same game on every machine and build."""

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
    """A seed that somebody named: any whole number that can still be written down."""
    number = whole(seed)
    if number is None:
        raise BadOption(f"a seed is a whole number, not {shown(seed)}")
    if number.bit_length() > MOST_BITS:
        raise BadOption(f"a seed has {MOST_BITS} bits at most")
    return number


# The paddings of HMAC, as tables for `bytes.translate`.
INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])
OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])


@final
class Sealed(Chance):
    """Dice that can be proven fair: outcome k comes from HMAC-SHA256(secret, k).

    `commitment`, the SHA-256 of the secret, is published before the first outcome and the secret after the last.
    """

    __slots__ = ("secret", "used", "_inner", "_outer")

    def __init__(self, secret: object, used: SupportsIndex = 0) -> None:
        super().__init__()
        if not isinstance(secret, bytes):
            raise BadRecord(f"a secret has 32 bytes, this is none: {shown(secret)}")
        if len(secret) != 32:
            raise BadRecord(f"a secret has 32 bytes, this one has {len(secret)}")
        spent = whole(used)
        if spent is None or not 0 <= spent < 1 << 60:
            raise BadRecord(f"so many numbers of a stream cannot be spent: {shown(used)}")
        self.secret = secret
        self.used = spent  # how many numbers of the stream are spent
        key = secret.ljust(64, b"\0")
        self._inner = key.translate(INNER)
        self._outer = key.translate(OUTER)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, n: i64) -> i64:
        size: int = n  # the numbers of the stream have 64 bits, too wide for an i64
        number = self._next()
        # Numbers from the incomplete last run of n would make small results likelier: take the next.
        while number >= (1 << 64) - (1 << 64) % size:
            number = self._next()
        return number % size

    def _next(self) -> int:
        # HMAC by its definition: `hmac.digest` gives way to other threads at every number, which is slow in a server.
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
        """Without the secret: this ends up in logs."""
        return f"<Sealed, commitment {self.commitment[:12]}…, {self.used} numbers spent>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chosen(Chance):
    """Outcomes named beforehand. Too few, too many or impossible ones are refused.

    With `then`, what is needed after those named comes from that chance; so do bare numbers, which have no name.

    >>> from undercroft.kernel.chance import Chosen, Outcomes
    >>> Chosen(["tails"]).roll(Outcomes("coin", ["heads", "tails"]))
    1
    """

    __slots__ = ("names", "then", "used")

    def __init__(self, names: Iterable[str], then: object = None) -> None:
        super().__init__()
        given: Any = names  # compiled code believes the type, and people hand in anything
        if isinstance(given, str | bytes):
            raise self.refusal(f"outcomes are a list of names: [{shown(given)}], not {shown(given)}")
        try:
            listed: list[Any] = list(given)
        except Exception:  # a stranger's iterable may fail in its own way
            raise self.refusal(f"outcomes are a list of names, not {shown(given)}") from None
        for name in listed:
            if not isinstance(name, str):
                raise self.refusal(f"outcomes are a list of names; {shown(name)} is none")
        if then is not None and not isinstance(then, Chance):
            raise self.refusal(f"after the outcomes named comes a chance such as uc.Seeded(1), not {shown(then)}")
        self.names: list[str] = listed
        self.then = then
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if self.then is None:
            raise self.refusal("outcomes named beforehand cannot be a bare number")
        return self.then.below(n)

    def roll(self, die: Outcomes) -> i64:
        if self.then is not None and self.used == len(self.names):
            return self._noted(die, self.then.roll(die))
        name = self._next(die)
        face = die.index.get(name, -1)
        if face < 0:
            raise self.refusal(f"a {die.kind} shows {', '.join(die.names)}; not {name!r}")
        return face

    def draw(self, deck: Outcomes, left: Sequence[int]) -> i64:
        if self.then is not None and self.used == len(self.names):
            return self._noted(deck, self.then.draw(deck, left))
        name = self._next(deck)
        kind = deck.index.get(name, -1)
        if kind < 0 or not left[kind]:
            names = [name for name, count in zip(deck.names, left, strict=True) if count]
            raise self.refusal(f"no {name!r} is left to draw as {deck.kind}; left are {', '.join(names)}")
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

    def _next(self, wanted: Outcomes) -> str:
        if self.used == len(self.names):
            names = ", ".join(wanted.names)
            raise self.refusal(f"outcome {self.used + 1} is missing; needed is one more {wanted.kind}: {names}")
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
