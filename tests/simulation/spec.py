"""The protocol of a table, as a specification that can be executed: what entries may follow each other, and how two
processes and a store make sure of it. Readable from top to bottom; `explore` tries every course within small bounds,
and the oracle of the simulation checks the entries of every simulated table against `Table`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

# -- a table: which entry may follow -------------------------------------------------------------------

FREE, PERSON, BOT, COVERED = "free", "person", "bot", "covered"
SETTINGS: Final = ("configured", "muted", "rematch", "resumed", "passing", "stop", "hint", "next", "removed")


class Table:
    """The seats and the phase of a table, as far as its entries decide them."""

    def __init__(self, seats: int) -> None:
        self.phase = "open"
        self.seats = [FREE] * seats
        self.asked: set[int] = set()  # seats whose consent to a take-back is awaited
        self.steps = 0

    def wrong(self, kind: str, seat: int, awaited: Sequence[int] = (), yes: bool = False) -> str | None:
        """Returns why an entry must not follow; None if it may. Then the table has changed."""
        if kind in SETTINGS:
            return None
        rule: Callable[[int], bool] | None = RULES[kind](self) if kind in RULES else None
        if rule is None or not rule(seat):
            return f"{kind} of seat {seat} in phase {self.phase}, seats {self.seats}"
        self._change(kind, seat, awaited, yes)
        return None

    def _change(self, kind: str, seat: int, awaited: Sequence[int], yes: bool) -> None:
        after = {"sat": PERSON, "stood": FREE, "bot": BOT, "covered": COVERED, "returned": PERSON}
        if kind in after and not (kind == "sat" and self.seats[seat] == COVERED):
            self.seats[seat] = after[kind]
        if kind in ("started", "closed"):
            self.phase = "playing" if kind == "started" else "closed"
        if kind in ("step", "undone", "covered"):
            self.asked = set()
        elif kind == "asked":
            self.asked = set(awaited)
        elif kind == "answered":
            self.asked = self.asked - {seat} if yes else set()
        self.steps += kind == "step"


RULES: Final[dict[str, Callable[[Table], Callable[[int], bool]]]] = {
    "sat": lambda table: lambda seat: table.phase == "open" or table.seats[seat] in (PERSON, COVERED),
    "stood": lambda table: lambda seat: table.phase == "open",
    "bot": lambda table: lambda seat: table.phase == "open" and table.seats[seat] == FREE,
    "started": lambda table: lambda _: table.phase == "open" and FREE not in table.seats,
    "closed": lambda table: lambda _: table.phase in ("open", "playing"),
    "step": lambda table: lambda _: table.phase == "playing",
    "undone": lambda table: lambda _: table.phase == "playing" and table.steps > 0,
    "asked": lambda table: lambda _: table.phase == "playing" and table.steps > 0,
    "answered": lambda table: lambda seat: seat in table.asked,
    "covered": lambda table: lambda seat: table.phase == "playing" and table.seats[seat] == PERSON,
    "returned": lambda table: lambda seat: table.phase == "playing" and table.seats[seat] == COVERED,
}

# -- two processes and a store: two people move in turn, and either may take the last move back -----------

MOVE, UNDO, COVER = "move", "undo", "cover"
PEOPLE: Final = (0, 1)
PROCESSES: Final = (0, 1)


class Entry(NamedTuple):
    kind: str
    seat: int
    request: int | None  # the number of the person's request; None: the server's own


class World(NamedTuple):
    """A state of the whole system. Everything that is not here may be lost at any time."""

    log: tuple[Entry, ...] = ()  # what the store holds
    known: tuple[int, int] = (0, 0)  # how many entries each process has read
    writing: tuple[Entry | None, Entry | None] = (None, None)  # what each process has sent to the store
    wish: tuple[str | None, str | None] = (None, None)  # the unanswered request of each person
    number: tuple[int, int] = (0, 0)  # how many requests each person has made
    answered: tuple[tuple[int, int, int], ...] = ()  # person, request, version of the answer
    crashes: int = 0


class Bounds(NamedTuple):
    requests: int = 2  # of each person
    crashes: int = 1
    entries: int = 4


def turn(log: tuple[Entry, ...]) -> int:
    """Returns the seat to move: moves alternate, and an undo takes the last one away."""
    return (sum(e.kind == MOVE for e in log) - sum(e.kind == UNDO for e in log)) % 2


def is_legal(log: tuple[Entry, ...], entry: Entry) -> bool:
    moves = sum(e.kind == MOVE for e in log) - sum(e.kind == UNDO for e in log)
    if entry.kind == MOVE:
        return turn(log) == entry.seat
    if entry.kind == UNDO:
        return moves > 0 and turn(log) != entry.seat
    return turn(log) == entry.seat and log[-1:] != (entry,)  # a clock runs out for the seat to move, once


Value = TypeVar("Value")


def replaced(pair: tuple[Value, Value], place: int, value: Value) -> tuple[Value, Value]:
    return (value, pair[1]) if place == 0 else (pair[0], value)


def following(world: World, bounds: Bounds, remembers: bool = True, checks: bool = True) -> Iterator[World]:
    """Yields every state that one step can lead to. Without `remembers`, processes forget requests that were done;
    without `checks`, the store takes an entry whatever its number: two mistakes that `explore` has to notice.
    """
    change = world._replace
    for me in PEOPLE:
        if world.wish[me] is None and world.number[me] < bounds.requests:
            for kind in (MOVE, UNDO):  # a person asks for something
                number = replaced(world.number, me, world.number[me] + 1)
                yield change(wish=replaced(world.wish, me, kind), number=number)
    for here in PROCESSES:
        # An announcement arrives, or versions are compared; not while the process writes, under the lock of the table.
        if world.known[here] < len(world.log) and world.writing[here] is None:
            yield change(known=replaced(world.known, here, len(world.log)))
        if world.crashes < bounds.crashes:  # the process dies; what it was writing is lost here, or was written
            yield change(
                known=replaced(world.known, here, 0),
                writing=replaced(world.writing, here, None),
                crashes=world.crashes + 1,
            )
        if world.writing[here] is None:
            yield from _handled(world, here, bounds, remembers)
        else:
            yield from _written(world, here, checks)


def _handled(world: World, here: int, bounds: Bounds, remembers: bool) -> Iterator[World]:
    """A process reads a request, which may have been sent before, through any process; or sees that a clock is up."""
    seen = world.log[: world.known[here]]
    proposals = []
    for me in PEOPLE:
        kind = world.wish[me]
        if kind is None:
            continue
        entry = Entry(kind, me, world.number[me])
        if remembers and entry in seen:  # done already: the same answer again
            yield _told(world, me, seen.index(entry) + 1)
        elif is_legal(seen, entry):
            proposals.append(entry)
        elif len(seen) == len(world.log):  # refused; a process that is behind reads on first
            yield world._replace(wish=replaced(world.wish, me, None))
    proposals += [entry for seat in PEOPLE if is_legal(seen, entry := Entry(COVER, seat, None))]
    for entry in proposals:
        if len(seen) < bounds.entries:
            yield world._replace(writing=replaced(world.writing, here, entry))


def _written(world: World, here: int, checks: bool) -> Iterator[World]:
    """The store decides: only the first entry of a number is kept. Its answer may be lost."""
    entry, known = world.writing[here], world.known[here]
    assert entry is not None
    idle: tuple[Entry | None, Entry | None] = replaced(world.writing, here, None)
    if checks and len(world.log) != known:  # another process was first: read again, then decide again
        yield world._replace(writing=idle, known=replaced(world.known, here, len(world.log)))
        return
    after = world._replace(log=(*world.log, entry), writing=idle)
    yield after._replace(known=replaced(world.known, here, 0))  # the answer is lost: read again
    done = after._replace(known=replaced(world.known, here, len(after.log)))
    is_awaited = entry.request is not None and world.wish[entry.seat] is not None
    yield _told(done, entry.seat, len(after.log)) if is_awaited else done


def _told(world: World, me: int, version: int) -> World:
    answered = (*world.answered, (me, world.number[me], version))
    return world._replace(wish=replaced(world.wish, me, None), answered=answered)


def wrong(world: World) -> str | None:
    """Returns the promise that a state breaks."""
    own = [entry for entry in world.log if entry.request is not None]
    if len(set(own)) < len(own):
        return "a request was done twice"
    for number, entry in enumerate(world.log):
        if not is_legal(world.log[:number], entry):
            return f"entry {number + 1} does not follow from those before it"
    for me, request, version in world.answered:
        if version > len(world.log) or (world.log[version - 1].seat, world.log[version - 1].request) != (me, request):
            return f"request {request} of person {me} was promised as entry {version}"
    return None


def explore(bounds: Bounds, remembers: bool = True, checks: bool = True) -> tuple[int, str | None]:
    """Visits every reachable state. Returns their number, and the first broken promise."""
    seen, waiting = {World()}, deque([World()])
    while waiting:
        world = waiting.popleft()
        broken = wrong(world)
        if broken is not None:
            return len(seen), broken
        for after in following(world, bounds, remembers, checks):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return len(seen), None
