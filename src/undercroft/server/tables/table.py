"""A table, made from its entries: who sits where, the match, clocks, chat. Knows no sockets and no store.

`apply` is the only thing that changes it, and is used alike for what happens now and for what is read from the store.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final, assert_never

import msgspec

from undercroft.games.boxes import game_with
from undercroft.kernel.chance import Chosen, Seeded
from undercroft.kernel.errors import BadRecord
from undercroft.kernel.match import Match, replay
from undercroft.kernel.record import read_record
from undercroft.retired import Edition, Past, edition_of, is_played_here
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.states import Ask, Said
from undercroft.server.protocol.tables import Phase, WhyFriendly
from undercroft.server.tables import entries as e
from undercroft.server.tables.clocks import Clocks
from undercroft.server.tables.outline import Outline
from undercroft.server.tables.windows import Window, WindowTimes

CHANGEABLE: Final = ("visibility", "chat", "spectators", "pace", "hints")  # settings, by the host
UNUSED: Final = 7 * 86400 * 1000  # milliseconds until a table that was never started is closed

Question = tuple[str, tuple[int, ...]]  # the text asked, and the moves that answer it
AnyMatch = Match | Past | Outline


def breathe() -> None:
    """Between two steps of a long replay in a thread: the loop goes first."""
    time.sleep(0)


class Chair:
    """A seat: free, a player's, a bot's, or a player's for whom a bot plays on (`why`)."""

    __slots__ = ("player", "bot", "why", "hints")

    def __init__(self) -> None:
        self.player: Player | None = None
        self.bot: str | None = None
        self.why: e.Why | None = None
        self.hints = 0  # how often advice was taken

    @property
    def is_free(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def is_played(self) -> bool:
        """Does a person play it now?"""
        return self.player is not None and self.bot is None


class Table:
    """All there is to know about a table, secrets too. What others see of it is made in `views`.

    A match of other rules or cards than today's is an `Outline`; `turns` are known of some, by the version at which
    they began. With `is_outlined` every match is one.
    """

    def __init__(
        self, header: e.Header, turns: Mapping[int, Sequence[tuple[int, ...]]] | None = None, is_outlined: bool = False
    ) -> None:
        self.header = header
        self.settings = header.settings
        self.version = 0
        self.updated = header.created
        self.is_closed = False
        self.chairs = [Chair() for _ in range(header.seats)]
        self.match: AnyMatch | None = None
        self.earlier: list[AnyMatch] = []  # what the match was under other rules, before it went on under these
        self.editions: list[Edition] = []  # of the match, and before it of the earlier ones
        self.began = 0  # the version at which the match began, or went on under other rules
        self.ended: str | None = None  # why the match is over without a result
        self.commitment: str | None = None
        self.secret: str | None = None
        self.stamps: list[tuple[int, int]] = []  # version and time of the deal and of each step of the match
        self.stand_ins: set[int] = set()  # versions of moves that were made for bots that had failed
        self.said: list[Said] = []  # before the chat had a store of its own
        self.muted: set[str] = set()
        self.removed: set[str] = set()
        self.covered: set[int] = set()  # seats of people for whom a bot has played on, if only for a while
        self.ask: Ask | None = None
        self.rematch: str | None = None
        # Empty: the match counts.
        self.why_friendly: list[WhyFriendly] = ["lesson"] if header.settings.lesson else []
        self.clocks = Clocks(header.settings.clock, header.seats)
        self.asked = [0] * header.seats  # the version since which each seat is asked what it is asked now
        self.thinking: dict[int, int] = {}  # the bots that are to move, and since when
        self.released = 0  # bots that were asked up to this version need not wait for a `next`
        self.hinted: dict[int, int] = {}  # of each seat, the question that advice was last given on
        self.asides = 0  # things that happened and were neither moves nor tied to one
        self.cut = 0  # the version at which moves were last taken back
        self.done: dict[tuple[str | None, str], int] = {}  # version after each request that has an id
        self._questions: dict[int, Question] = {}  # what each seat is asked that owes a decision
        self.windows: dict[int, Window] = {}  # of the seats that are asked what hidden cards could answer
        self.window_times = WindowTimes()
        self._turns = {} if turns is None else turns
        self.is_outlined = is_outlined

    # -- looking ------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def phase(self) -> Phase:
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "open"
        return "playing" if self.turn else "over"

    @property
    def turn(self) -> tuple[int, ...]:
        return () if self.match is None or self.ended is not None or self.is_closed else self.match.turn

    @property
    def is_played_out(self) -> bool:
        """Is there nothing more to hide? Over, with a result or without."""
        return self.match is not None and self.phase == "over"

    @property
    def is_friendly(self) -> bool:
        return bool(self.why_friendly)

    @property
    def parts(self) -> list[AnyMatch]:
        """The match under each of the rules it was played with, one after the other."""
        return [*self.earlier, *([] if self.match is None else [self.match])]

    @property
    def steps_before(self) -> int:
        """Moments of a replay that come before the match under today's rules."""
        return sum(len(match.steps) + 1 for match in self.earlier)

    def seats_of(self, person: str) -> list[int]:
        return [number for number, chair in enumerate(self.chairs) if chair.player and chair.player.id == person]

    def others(self, seat: int) -> list[int]:
        """The seats of all other people than the one of a seat, also of those for whom a bot plays on."""
        player = self.chairs[seat].player
        own = [] if player is None else self.seats_of(player.id)
        return [other for other, chair in enumerate(self.chairs) if chair.player and other not in own]

    @property
    def people(self) -> set[str]:
        """Those who find this table among theirs."""
        return {chair.player.id for chair in self.chairs if chair.player} | {self.header.host.id}

    def lets_in(self, person: str) -> bool:
        """May somebody look at it? Before the start everybody who has the link, to take a seat."""
        if person in self.people:
            return True
        return person not in self.removed and (self.phase == "open" or self.settings.spectators)

    @property
    def bots_asked(self) -> list[int]:
        """Seats that a bot has to move for now."""
        waiting = self.bots_waiting
        return [seat for seat in self.turn if self.chairs[seat].bot is not None and seat not in waiting]

    @property
    def bots_waiting(self) -> list[int]:
        """Seats whose bots wait until somebody says `next`. They wait for nobody once all people have left."""
        if self.settings.pace != "steps":
            return []
        is_watched = any(chair.is_played for chair in self.chairs) or not any(chair.player for chair in self.chairs)
        if not is_watched:
            return []
        return [seat for seat in self.turn if self.chairs[seat].bot is not None and self.asked[seat] > self.released]

    @property
    def has_one_person(self) -> bool:
        """Does one person play alone, with bots or without?"""
        return len({chair.player.id for chair in self.chairs if chair.player}) == 1 and not self.settings.hot_seat

    @property
    def could_be_fooled(self) -> bool:
        """Do several people play, one of whom could learn what another hides?"""
        return len({chair.player.id for chair in self.chairs if chair.player}) > 1

    @property
    def has_windows(self) -> bool:
        """Is there anything to ask that hidden cards could answer?"""
        return self.could_be_fooled and isinstance(self.match, Match) and bool(self.match.game.among_people())

    def closes_for(self, viewer: int | None) -> int | None:
        """When the window that is open to a person goes by, as far as a seat may know."""
        if not self.windows or not self.could_be_fooled or self.settings.clock.kind == "days":
            return None
        return min([self.window_times.closes(seat, seat == viewer) for seat in self._windows_of_people], default=None)

    def can_stop(self, seat: int | None) -> bool:
        """Would a stop of a seat hold up windows of this moment?"""
        if seat is None or not self.windows:
            return False
        times = self.window_times
        is_moment = any(not times.is_own(asked) for asked in self._windows_of_people)
        return is_moment and self.closes_for(seat) is not None and times.can_stop(seat)

    @property
    def _windows_of_people(self) -> list[int]:
        return [seat for seat, window in self.windows.items() if window.passing and self.chairs[seat].is_played]

    @property
    def standing_move(self) -> tuple[int, str, int] | None:
        """What the server plays for a seat, and when: the only answer where nobody could be fooled, a window that a
        person lets go by or that has been open for its time."""
        for seat, window in self.windows.items():
            times = self.window_times
            if not self.could_be_fooled and window.only is not None:
                return seat, window.only, times.opened
            is_person = self.could_be_fooled and seat in self._windows_of_people
            goes_by = self.settings.clock.kind != "days" or times.passes(seat)
            if is_person and goes_by and window.passing is not None:
                return seat, window.passing, times.closes(seat)
        return None

    @property
    def due(self) -> int | None:
        """When the server itself has to act next: at once for a bot, when a clock or a window runs out, or to clear
        away."""
        if self.phase == "open":
            return self.updated + UNUSED
        if self.bots_asked:
            return 0
        standing = self.standing_move
        dues = [self.clocks.deadline, None if standing is None else standing[2]]
        return min((due for due in dues if due is not None), default=None)

    # -- what happens -------------------------------------------------------------------------------

    def apply(self, entry: e.AnyEntry) -> e.AnyEntry:
        """Let it happen; the entry as it is to be stored. Refused moves raise and change nothing."""
        entry.at = max(entry.at, self.updated)
        version = self.version + 1
        before = list(self.asked)
        is_quiet = False  # has nothing happened that anybody could see?
        match entry:
            case e.Stepped():
                is_quiet = self._step(entry, version)
            case e.Undone() | e.Asked() | e.Answered():
                self._back(entry, version)
            case e.Started():
                self._start(entry, version)
                self.clocks.advance(entry.at)
            case e.Renewed():
                if self.match is not None:
                    self.earlier.append(self.match)
                self._start(entry, version)
                self.cut = version  # the log begins anew; a replay shows all of it
                self.ask = None
                self.clocks.renewed(entry.at, entry.left)
            case e.Resumed(away=away):
                self.clocks.resumed(entry.at, away)
                self.window_times.resumed(away)
            case _:
                self.clocks.advance(entry.at)
                self._arrange(entry, version)
        self.version, self.updated = version, entry.at
        still = {seat: since for seat, since in self.thinking.items() if self.asked[seat] == before[seat]}
        self.thinking = {seat: still.get(seat, entry.at) for seat in self.bots_asked}
        if not isinstance(entry, e.Stepped | e.Released | e.Passing | e.Stopped | e.Hinted | e.Resumed | e.Chatted):
            self.asides += 1
        if not isinstance(entry, e.Undone):
            self.clocks.asked([seat for seat in self.turn if self.asked[seat] != before[seat]])
        if any(self.asked[seat] != before[seat] for seat in self.turn):
            self.window_times.put(entry.at, is_quiet)
        self.clocks.run([seat for seat in self.turn if self.chairs[seat].is_played and not self._has_own_time(seat)])
        if entry.id is not None:
            self.done[entry.by, entry.id] = version
        return entry

    def _start(self, entry: e.Started | e.Renewed, version: int) -> None:
        record = read_record(entry.record)
        if self.is_outlined or not is_played_here(record):
            self.match = Outline(record, self._turns.get(version, ()))
        else:
            self.match = replay(game_with(self.settings.game, record.changes), record, breathe)
        self.stamps = [(version, entry.at) for _ in self.match.events]
        if record.skipped > 0 or any(step.skipped for step in record.steps):
            self._befriend("taken_back")
        if "seed" in record.dice or record.dice.get("deal") == "chosen" or any(step.chosen for step in record.steps):
            self._befriend("by_hand")
        if record.start is not None and isinstance(entry, e.Started):
            self._befriend("position")
        dice = entry.record["dice"]
        self.commitment, self.secret = dice.get("commitment"), dice.get("secret")
        self.asked = [version] * len(self.chairs)
        self.editions.append(edition_of(record))
        self.began = version
        self._questions = self._posed()

    def _step(self, entry: e.Stepped, version: int) -> bool:
        """Make the move; was it a window that went by, and nothing came of it?"""
        match, window = self._played(), self.windows.get(entry.seat)
        if isinstance(match, Outline):
            match.play(entry.seat, entry.move, entry.chance or [], entry.chosen)
        elif entry.chosen:  # what was not named is the same for everybody
            match.play(entry.seat, entry.move, Chosen(entry.chance or [], then=Seeded(len(match.steps))))
        else:
            match.play(entry.seat, entry.move)
        step = match.steps[-1]
        if entry.chance is None or entry.chosen:
            entry.move, entry.chance = step.move, list(step.chance)
        elif entry.chance != list(step.chance):
            raise BadRecord(f"table {self.id}: entry {version} holds other dice than its secret gives")
        self.clocks.advance(entry.at)
        if self.chairs[entry.seat].is_played:
            if not self._has_own_time(entry.seat):
                self.clocks.decided(entry.seat)
        else:
            self.clocks.stood_in(entry.seat)
        self.stamps.append((version, entry.at))
        if entry.stand_in:
            self.stand_ins.add(version)
        self.ask = None
        self._ask_again(version, [entry.seat])
        if window is None or window.passing != step.move:
            self.window_times.moved(entry.seat)
            return False
        if self.window_times.is_own(entry.seat):
            return False  # the time of others begins when they are asked
        return not step.chance and not any(event.is_told_to(None) for event in match.events[-1])

    def _back(self, entry: e.Undone | e.Asked | e.Answered, version: int) -> None:
        """Undo by the rule; or a question to the others, and the last yes to it."""
        match = self._played()
        ask = None if isinstance(entry, e.Undone) else self._asked_after(entry)
        if isinstance(entry, e.Undone):
            match.undo(entry.seat)
            movers = [entry.seat]
        elif ask is None or ask.awaited:
            self.ask = ask
            self.clocks.advance(entry.at)
            return
        else:
            if any(step.chance for step in match.steps[-ask.steps :]):
                self._befriend("taken_back")
            match.take_back(ask.steps, breathe)
            movers = list(range(len(self.chairs)))
        self.ask = None
        del self.stamps[len(match.events) :]
        self.cut = version
        self.clocks.advance(entry.at)
        if isinstance(entry, e.Undone):
            self.clocks.undone(entry.seat)
        self._ask_again(version, movers)

    def _asked_after(self, entry: e.Asked | e.Answered) -> Ask | None:
        """What is asked of the others after a question or an answer; bots are not asked."""
        if isinstance(entry, e.Asked):
            awaited = entry.awaited
            if awaited is None:
                awaited = [seat for seat in self.others(entry.seat) if self.chairs[seat].is_played]
            return Ask(entry.seat, entry.steps, [entry.seat], awaited)
        if self.ask is None or not entry.yes:
            return None
        agreed = sorted({*self.ask.agreed, entry.seat})
        return Ask(self.ask.seat, self.ask.steps, agreed, [s for s in self.ask.awaited if s not in agreed])

    def _arrange(self, entry: e.AnyEntry, version: int) -> None:
        """Everything that is not a move."""
        match entry:
            case e.Sat(seat=seat, player=player):
                self.chairs[seat].player = player
            case e.Stood(seat=seat):
                self.chairs[seat] = Chair()
            case e.BotSat(seat=seat, level=level):
                self.chairs[seat].bot = level
            case e.Configured():
                changes = {name: getattr(entry, name) for name in CHANGEABLE}
                self.settings = msgspec.structs.replace(self.settings, **changes)
            case e.Closed():
                self.is_closed = True
            case e.Ended(why=why):
                self.ended, self.ask = why, None
            case e.Covered(seat=seat, level=level, why=why):
                self.chairs[seat].bot, self.chairs[seat].why = level, why
                self.covered.add(seat)
                self.ask = None
            case e.Returned(seat=seat):
                self.chairs[seat].bot, self.chairs[seat].why = None, None
                if entry.left is None:
                    self.clocks.returned(seat)
            case e.Released():
                self.released = self.version
            case e.Passing(seat=seat, is_on=is_on, is_asked=is_asked):
                self.window_times.wishes[seat] = "pass" if is_on else "ask" if is_asked else "moment"
            case e.Stopped(seat=seat):
                self.window_times.stop(seat)
            case e.Hinted(seat=seat):
                self.chairs[seat].hints += 1
                self._befriend("hints")
                self.hinted[seat] = self.asked[seat]
            case e.Chatted(player=player, text=text):
                self.said.append(Said(version, entry.at, player, text))
            case e.Muted(person=person, on=on):
                (self.muted.add if on else self.muted.discard)(person)
            case e.Removed(person=person):
                self.removed.add(person)
                for seat in self.seats_of(person):
                    self.chairs[seat] = Chair()
            case e.Rematched(table=table):
                self.rematch = table
            case e.Stepped() | e.Undone() | e.Asked() | e.Answered() | e.Started() | e.Renewed() | e.Resumed():
                raise AssertionError(f"{entry} is a matter of the match")
            case _:
                assert_never(entry)

    def _befriend(self, why: WhyFriendly) -> None:
        if why not in self.why_friendly:
            self.why_friendly = [*self.why_friendly, why]

    # -- the match ----------------------------------------------------------------------------------

    def _played(self) -> Match | Outline:
        if self.match is None:
            raise BadRecord(f"table {self.id}: a move before the match has started")
        if isinstance(self.match, Past):
            raise BadRecord(f"table {self.id}: a move under rules of another time")
        return self.match

    def _posed(self) -> dict[int, Question]:
        match = self._played()
        self.windows = {}
        if isinstance(match, Outline):
            return {}
        position = match.position
        self.windows = {seat: Window(position, seat) for seat in self.turn if position.is_veiled(seat)}
        return {seat: (position.prompt(seat).id, position.moves(seat)) for seat in self.turn}

    def _has_own_time(self, seat: int) -> bool:
        """A window among people lasts as long as it lasts: it is on nobody's clock, and gives no bonus."""
        window = self.windows.get(seat)
        is_window = window is not None and window.passing is not None
        return is_window and self.could_be_fooled and self.clocks.kind == "live"

    def _ask_again(self, version: int, movers: list[int]) -> None:
        """A question stands, whatever others do meanwhile, as long as its answers are the same."""
        before, self._questions = self._questions, self._posed()
        for seat, question in self._questions.items():
            if seat in movers or before.get(seat) != question:
                self.asked[seat] = version
