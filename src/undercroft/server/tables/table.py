"""A table, made from its entries: seats, match, clocks, chat. Independent of sockets and the store.

Only `apply` changes it. It is used both for new entries and for those read from the store.
"""

from __future__ import annotations

import time
from typing import Final, assert_never

from msgspec.structs import replace

from undercroft.daily import day_of
from undercroft.games.card_sets import game_with
from undercroft.kernel.chance import Chosen, Seeded
from undercroft.kernel.errors import BadRecord
from undercroft.kernel.match import Match, replay
from undercroft.kernel.record import read_record
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.messages import Ask
from undercroft.server.protocol.tables import Phase, Settings, WhyFriendly, Wish
from undercroft.server.tables import clocks
from undercroft.server.tables import entries as e
from undercroft.server.tables.clocks import Clocks
from undercroft.server.tables.windows import Window, WindowTimes

# Settings that the host can change.
CHANGEABLE: Final = ("visibility", "chat", "spectators", "pace", "friendly", "hints")
UNUSED: Final = 7 * 86400 * 1000  # milliseconds until a table that was never started is closed

Question = tuple[str, tuple[int, ...]]  # the text of the question, and the moves that answer it


def wish_of(entry: e.Passing) -> Wish:
    return "pass" if entry.is_on else "ask" if entry.is_asked else "turn" if entry.is_brief else "moment"


def breathe() -> None:
    """Yields to the event loop between two steps of a long replay in a thread."""
    time.sleep(0)


class Chair:
    """A seat. With a player and a bot, the bot plays on because of `why`. An expected player has yet to come."""

    __slots__ = ("player", "bot", "why", "hints", "is_expected")

    def __init__(self) -> None:
        self.player: Player | None = None
        self.bot: str | None = None
        self.why: e.Why | None = None
        self.hints: int = 0  # number of hints taken
        self.is_expected: bool = False

    @property
    def is_free(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def is_played(self) -> bool:
        """Returns whether a person currently plays the seat."""
        return self.player is not None and self.bot is None


class Table:
    """The complete state of a table, including secrets. `views` makes the parts that others may see."""

    def __init__(self, header: e.Header) -> None:
        self.header: e.Header = header
        self.settings: Settings = header.settings
        self.version: int = 0
        self.updated: int = header.created
        self.is_closed: bool = False
        self.chairs: list[Chair] = [Chair() for _ in range(header.seats)]
        self.match: Match | None = None
        self.commitment: str | None = None
        self.secret: str | None = None
        self.stamps: list[tuple[int, int]] = []  # version and time of the deal and of each step of the match
        self.stand_ins: set[int] = set()  # versions of moves made in place of failed bots
        self.muted: set[str] = set()
        self.removed: set[str] = set()
        self.covered: set[int] = set()  # seats of people for whom a bot has decided at least once
        self.ask: Ask | None = None
        self.rematch: str | None = None
        self.origin: list[WhyFriendly] = []  # reasons that make an imported match friendly
        self.clocks: Clocks = Clocks(header.settings.clock, header.seats)
        self.asked: list[int] = [0] * header.seats  # version since which each seat has had its current question
        self.thinking: dict[int, int] = {}  # bots to move, and since when
        self.released: int = 0  # bots asked up to this version need not wait for `next`
        self.hinted: dict[int, int] = {}  # by seat, the question that advice was last given on
        self.asides: int = 0  # entries that are neither moves nor tied to one
        self.cut: int = 0  # the version at which moves were last taken back
        self.done: dict[tuple[str | None, str], int] = {}  # version after each request that has an id
        self._questions: dict[int, Question] = {}  # current question of each seat that owes a decision
        self.windows: dict[int, Window] = {}  # of the seats whose question hidden cards could answer
        self.window_times: WindowTimes = WindowTimes()

    # -- queries ------------------------------------------------------------------------------------

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
        return () if self.match is None or self.is_closed else self.match.turn

    @property
    def is_played_out(self) -> bool:
        """Returns whether nothing is left to hide."""
        return self.match is not None and self.phase == "over"

    @property
    def why_friendly(self) -> list[WhyFriendly]:
        """Lists why the match does not count; empty if it does. No player can change it after the start."""
        settings = self.settings
        if settings.lesson:
            return ["lesson"]
        if settings.daily is not None and self.stamps and day_of(self.stamps[-1][1]) > settings.daily:
            return ["late"]  # the secret of its dice is already published
        if settings.hot_seat:
            return [*self.origin, "hot_seat"]
        if self.origin:
            return self.origin
        is_agreed = settings.friendly or settings.real
        return ["agreed"] if is_agreed else ["bots"] if self.has_bot_company else []

    @property
    def is_friendly(self) -> bool:
        return bool(self.why_friendly)

    @property
    def is_rated(self) -> bool:
        """Returns whether the match changes ratings. A daily does not, because others may have revealed its contents. A
        variant does not, because it may favour a seat, or end before skill has an effect.
        """
        is_usual = self.settings.daily is None and not self.settings.variant
        has_rivals = len(self.chairs) > 1 and any(chair.player for chair in self.chairs)
        return is_usual and has_rivals and not self.is_friendly

    @property
    def has_bot_company(self) -> bool:
        """Returns whether a bot account sits with people or other bot accounts: its owner could let it lose to them."""
        players = {chair.player.id: chair.player for chair in self.chairs if chair.player}
        return len(players) > 1 and any(player.is_bot for player in players.values())

    def seats_of(self, person: str) -> list[int]:
        return [number for number, chair in enumerate(self.chairs) if chair.player and chair.player.id == person]

    def others(self, seat: int) -> list[int]:
        """Returns the seats of all other people, including those for whom a bot plays on."""
        player = self.chairs[seat].player
        own = [] if player is None else self.seats_of(player.id)
        return [other for other, chair in enumerate(self.chairs) if chair.player and other not in own]

    @property
    def people(self) -> set[str]:
        """Returns the people who have this table in their list."""
        return {chair.player.id for chair in self.chairs if chair.player} | {self.header.host.id}

    @property
    def bots_asked(self) -> list[int]:
        """Returns the seats that a bot has to move for now."""
        waiting = self.bots_waiting
        return [seat for seat in self.turn if self.chairs[seat].bot is not None and seat not in waiting]

    @property
    def goes_by_steps(self) -> bool:
        """Returns whether bots wait for `next`. With a live clock they do not, because it would run meanwhile."""
        return self.settings.pace == "steps" and self.settings.clock.kind != "live"

    @property
    def bots_waiting(self) -> list[int]:
        """Returns the seats whose bots wait for `next`. They do not wait once all people have left."""
        if not self.goes_by_steps:
            return []
        is_watched = any(chair.is_played for chair in self.chairs) or not any(chair.player for chair in self.chairs)
        if not is_watched:
            return []
        bots = [seat for seat in self.turn if self.chairs[seat].bot is not None and seat not in self.windows]
        return [seat for seat in bots if self.asked[seat] > self.released]

    @property
    def _awaited_to_go_on(self) -> list[int]:
        """Lists the seats of people who are not asked and for whose `next` bots wait. The wait counts on their clocks;
        otherwise a losing player could stall the match for ever.
        """
        if not self.bots_waiting:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_played and seat not in self.turn]

    @property
    def has_rivals(self) -> bool:
        """Returns whether a person plays against others, people or bots, with information hidden between them."""
        people = {chair.player.id for chair in self.chairs if chair.player}
        bots = [chair for chair in self.chairs if chair.player is None and chair.bot is not None]
        return bool(people) and len(people) + len(bots) > 1

    @property
    def could_be_fooled(self) -> bool:
        """Returns whether several people play and one could learn what another hides."""
        return len({chair.player.id for chair in self.chairs if chair.player}) > 1

    @property
    def has_windows(self) -> bool:
        """Returns whether there is an open question that hidden cards could answer."""
        return self.could_be_fooled and self.match is not None and bool(self.match.game.among_people())

    def closes_for(self, viewer: int | None) -> int | None:
        """Returns when the window that is open to a person closes, as far as a seat may know."""
        if not self.windows or not self.could_be_fooled or self.settings.clock.kind == "days":
            return None
        return min([self.window_times.closes(seat, seat == viewer) for seat in self._windows_of_people], default=None)

    def can_stop(self, seat: int | None) -> bool:
        """Returns whether `stop` from a seat would hold windows of this moment."""
        if seat is None or not self.windows:
            return False
        times = self.window_times
        is_moment = any(not times.is_own(asked) for asked in self._windows_of_people)
        return is_moment and self.closes_for(seat) is not None and times.can_stop(seat)

    @property
    def _windows_of_people(self) -> list[int]:
        return [seat for seat, window in self.windows.items() if window.passing and self.chairs[seat].is_played]

    def is_answered(self, seat: int) -> bool:
        """Returns whether the server answers for a person who has nothing to choose and nobody to fool."""
        window = self.windows.get(seat)
        return (
            window is not None and window.only is not None and self.chairs[seat].is_played and not self.could_be_fooled
        )

    @property
    def standing_move(self) -> tuple[int, str, int] | None:
        """Returns the move that the server plays for a person, and when: the only answer where it gives nothing away,
        or a window that is passed or has been open for its full time.
        """
        if self.settings.real:
            return None  # a person has to name what the move brings
        for seat, window in self.windows.items():
            times = self.window_times
            if window.only is not None and self.is_answered(seat):
                return seat, window.only, times.opened
            is_person = self.could_be_fooled and seat in self._windows_of_people
            goes_by = self.settings.clock.kind != "days" or times.passes(seat)
            if is_person and goes_by and window.passing is not None:
                return seat, window.passing, times.closes(seat)
        return None

    @property
    def due(self) -> int | None:
        """Returns when the server has to act next: at once for a bot, else for a clock, a window, or disuse."""
        if self.phase == "open":
            return self.updated + UNUSED
        if self.bots_asked:
            return 0
        standing = self.standing_move
        dues = [self.clocks.deadline, None if standing is None else standing[2]]
        return min((due for due in dues if due is not None), default=None)

    # -- changes ------------------------------------------------------------------------------------

    def apply(self, entry: e.AnyEntry) -> e.AnyEntry:
        """Applies an entry and returns it as it is to be stored: a move with its outcomes, and no time before the
        last entry's. An illegal move raises and changes nothing.
        """
        entry = replace(entry, at=max(entry.at, self.updated))
        version = self.version + 1
        before = list(self.asked)
        is_quiet = False  # true if nothing visible has happened
        match entry:
            case e.Stepped():
                entry, is_quiet = self._step(entry, version)
            case e.Undone() | e.Asked() | e.Answered():
                self._back(entry, version)
            case e.Started():
                self._start(entry, version)
                self.clocks.advance(entry.at)
            case e.Resumed(away=away):
                self.clocks.resumed(entry.at, away)
                self.window_times.resumed(away)
            case _:
                self.clocks.advance(entry.at)
                self._arrange(entry, version)
        self.version, self.updated = version, entry.at
        still = {seat: since for seat, since in self.thinking.items() if self.asked[seat] == before[seat]}
        self.thinking = {seat: still.get(seat, entry.at) for seat in self.bots_asked}
        if not isinstance(entry, e.Stepped | e.Released | e.Stopped | e.Hinted | e.Resumed):
            self.asides += 1
        fresh = [seat for seat in self.turn if self.asked[seat] != before[seat]]
        awaited = self._awaited_to_go_on
        if not isinstance(entry, e.Undone):
            self.clocks.asked(fresh)
        if fresh:
            self.clocks.asked(awaited)
            self.window_times.put(entry.at, is_quiet)
        asked = [seat for seat in self.turn if self.chairs[seat].is_played and not self._has_own_time(seat)]
        self.clocks.run([*asked, *awaited])
        if entry.id is not None:
            self.done[entry.by, entry.id] = version
        return entry

    def _start(self, entry: e.Started, version: int) -> None:
        record = read_record(entry.record)
        self.match = replay(game_with(self.settings.game, record.changes), record, breathe)
        self.stamps = [(version, entry.at) for _ in self.match.events]
        self.origin = ["brought"] if entry.brought or record.steps else ["position"] if record.start else []
        if self.is_rated and not self.clocks.is_on:
            self.clocks = Clocks(clocks.UNHURRIED, len(self.chairs))
        dice = entry.record["dice"]
        self.commitment, self.secret = dice.get("commitment"), dice.get("secret")
        self.asked = [version] * len(self.chairs)
        self._questions = self._posed()

    def _step(self, entry: e.Stepped, version: int) -> tuple[e.Stepped, bool]:
        """Makes the move. Returns the entry with its outcomes, and whether it passed a window without any effect."""
        match, window = self._played(), self.windows.get(entry.seat)
        if entry.chosen:  # at a lesson, outcomes that were not named come from a seed: the same for everybody
            then = None if self.settings.real else Seeded(len(match.steps))
            match.play(entry.seat, entry.move, Chosen(entry.chance or [], then))
        else:
            match.play(entry.seat, entry.move)
        step = match.steps[-1]
        if entry.chance is None or entry.chosen:
            entry = replace(entry, move=step.move, chance=list(step.chance))
        elif entry.chance != list(step.chance):
            raise BadRecord(f"table {self.id}: entry {version} holds other dice than its secret gives")
        self.clocks.advance(entry.at)
        if self.chairs[entry.seat].is_played:
            if not self._has_own_time(entry.seat):
                self.clocks.decided(entry.seat)
        else:
            self.clocks.stood_in(entry.seat)
            if self.chairs[entry.seat].player is not None:
                self.covered.add(entry.seat)
        self.stamps.append((version, entry.at))
        if entry.stand_in:
            self.stand_ins.add(version)
        self.ask = None
        self._ask_again(version, [entry.seat])
        if window is None or window.passing != step.move:
            self.window_times.moved(entry.seat)
            return entry, False
        if self.window_times.is_own(entry.seat):
            return entry, False  # the time of the other seats begins when they are asked
        return entry, not step.chance and not any(event.is_told_to(None) for event in match.events[-1])

    def _back(self, entry: e.Undone | e.Asked | e.Answered, version: int) -> None:
        """Takes moves back: an undo under the rules, a question to the others, or the last yes to it."""
        match = self._played()
        ask = None if isinstance(entry, e.Undone) else self._asked_after(entry)
        if isinstance(entry, e.Undone):
            movers = [entry.seat]
            last = max((number for number, step in enumerate(match.steps, 1) if step.seat == entry.seat), default=0)
            match.undo(entry.seat)
            if last < len(self.stamps) - 1:  # moves of others follow it, and stay
                del self.stamps[last]
        elif ask is None or ask.awaited:
            self.ask = ask
            self.clocks.advance(entry.at)
            return
        else:
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
        """Returns the pending question after a question or an answer. Bots are not asked."""
        if isinstance(entry, e.Asked):
            return Ask(entry.seat, entry.steps, [entry.seat], entry.awaited)
        if self.ask is None or not entry.yes:
            return None
        agreed = sorted({*self.ask.agreed, entry.seat})
        return Ask(self.ask.seat, self.ask.steps, agreed, [s for s in self.ask.awaited if s not in agreed])

    def _arrange(self, entry: e.AnyEntry, version: int) -> None:
        """Applies an entry that is not a move."""
        match entry:
            case e.Sat(seat=seat, player=player):
                self.chairs[seat].player = player
                self.chairs[seat].is_expected = entry.by not in (None, player.id)
            case e.Stood(seat=seat):
                self.chairs[seat] = Chair()
            case e.BotSat(seat=seat, level=level):
                self.chairs[seat].bot = level
            case e.Configured():
                changes = {name: getattr(entry, name) for name in CHANGEABLE}
                self.settings = replace(self.settings, **changes)
            case e.Closed():
                self.is_closed = True
            case e.Covered(seat=seat, level=level, why=why):
                self.chairs[seat].bot, self.chairs[seat].why = level, why
                self.ask = None
            case e.Returned(seat=seat):
                self.chairs[seat].bot, self.chairs[seat].why = None, None
            case e.Released():
                self.released = self.version
            case e.Passing(seat=seat):
                self.window_times.wishes[seat] = wish_of(entry)
            case e.Rested(seat=seat, until=until):
                self.clocks.rest(seat, until)
            case e.Stopped(seat=seat):
                self.window_times.stop(seat)
            case e.Hinted(seat=seat):
                self.chairs[seat].hints += 1
                self.hinted[seat] = self.asked[seat]
            case e.Muted(person=person, on=on):
                (self.muted.add if on else self.muted.discard)(person)
            case e.Removed(person=person):
                self.removed.add(person)
                for seat in self.seats_of(person):
                    self.chairs[seat] = Chair()
            case e.Forgotten(seats=seats, is_host=is_host, player=player):
                for seat in seats:
                    self.chairs[seat].player = player
                if is_host:
                    self.header = replace(self.header, host=player)
            case e.Rematched(table=table):
                self.rematch = table
            case e.Stepped() | e.Undone() | e.Asked() | e.Answered() | e.Started() | e.Resumed():
                raise AssertionError(f"{entry} is a matter of the match")
            case _:
                assert_never(entry)

    # -- the match ----------------------------------------------------------------------------------

    def _played(self) -> Match:
        if self.match is None:
            raise BadRecord(f"table {self.id}: a move before the match has started")
        return self.match

    def _posed(self) -> dict[int, Question]:
        position = self._played().position
        self.windows = {seat: Window(position, seat) for seat in self.turn if position.is_veiled(seat)}
        return {seat: (position.prompt(seat).id, position.moves(seat)) for seat in self.turn}

    def _has_own_time(self, seat: int) -> bool:
        """Returns whether a question counts on no clock: a window among people, or one that the server answers."""
        window = self.windows.get(seat)
        is_window = window is not None and window.passing is not None and self.could_be_fooled
        return (is_window or self.is_answered(seat)) and self.clocks.kind == "live"

    def _ask_again(self, version: int, movers: list[int]) -> None:
        """Updates the questions. A question stands, whatever others do, as long as its answers are the same."""
        before, self._questions = self._questions, self._posed()
        own = [seat for seat in self._questions if seat not in self.windows]
        public = [event for event in self._played().events[-1] if event.is_told_to(None)]
        self.window_times.end_brief([*own, *(event.args["whom"] for event in public if "whom" in event.args)])
        for seat, question in self._questions.items():
            if seat in movers or before.get(seat) != question:
                self.asked[seat] = version
