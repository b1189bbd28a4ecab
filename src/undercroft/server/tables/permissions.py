"""What a person may do at a table. A request becomes the entry to be stored, or is refused."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Final, assert_never

from undercroft.bots import can_advise
from undercroft.games import find_game
from undercroft.kernel.chance import Chance
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.match import deal
from undercroft.server.protocol import requests
from undercroft.server.protocol.advice import Hint
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.states import Said
from undercroft.server.protocol.tables import Phase
from undercroft.server.refusal import Refusal
from undercroft.server.tables import entries as e
from undercroft.server.tables.absence import grace_of
from undercroft.server.tables.bot_levels import cover_level, level_of
from undercroft.server.tables.boxes import box_of
from undercroft.server.tables.clocks import SECOND
from undercroft.server.tables.names import distinct
from undercroft.server.tables.table import CHANGEABLE, Chair, Table

MOST_ASIDE: Final = 5000  # things at a table that are not moves of its match: sitting, settings, moves taken back

TableRequest = (
    requests.Sit
    | requests.Stand
    | requests.SeatBot
    | requests.Configure
    | requests.Start
    | requests.Close
    | requests.Play
    | requests.Undo
    | requests.AskBack
    | requests.Answer
    | requests.Cover
    | requests.Return
    | requests.Windows
    | requests.Stop
    | requests.Next
    | requests.Mute
    | requests.Remove
)


def entry_for(table: Table, me: Player, request: TableRequest, away: Mapping[str, int], now: int) -> e.AnyEntry:
    """What the request leads to. `away` are the people of the table who are not there, and since when."""
    if table.asides >= MOST_ASIDE and not isinstance(request, requests.Play | requests.Next):
        raise Refusal("too_fast", "too much has been said and changed at this table; set up another one")
    entry = _entry(table, me, request, away, now)
    entry.by, entry.id = me.id, request.id
    return entry


def _entry(table: Table, me: Player, request: TableRequest, away: Mapping[str, int], now: int) -> e.AnyEntry:
    match request:
        case requests.Sit(seat=seat):
            return _sit(table, me, seat, now)
        case requests.Stand(seat=seat):
            _phase(table, "open")
            chair = _chair(table, seat)
            if me.id != table.header.host.id and (chair.player is None or chair.player.id != me.id):
                raise Refusal("not_your_seat", "only the host frees somebody else's seat")
            return e.Stood(at=now, seat=seat)
        case requests.SeatBot(seat=seat, level=level):
            _host(table, me)
            _phase(table, "open")
            if not _chair(table, seat).is_free:
                raise Refusal("seat_taken", f"seat {seat} is taken; free it first")
            return e.BotSat(at=now, seat=seat, level=level_of(table.settings.game, level))
        case requests.Configure():
            _host(table, me)
            return _configured(table, request, now)
        case requests.Start():
            _host(table, me)
            return started(table, now)
        case requests.Close():
            _host(table, me)
            _phase(table, "playing" if table.settings.lesson else "open")
            return e.Closed(at=now)
        case requests.Play(seat=seat, move=move, version=version, chance=chance):
            _player(table, me, seat)
            _question(table, seat, version)
            if chance is not None and not table.settings.lesson:
                raise Refusal("bad_option", "outcomes are chosen at lessons only; the dice of this table are sealed")
            return e.Stepped(at=now, seat=seat, move=move, chance=chance, chosen=chance is not None)
        case requests.Undo(seat=seat, version=version):
            _player(table, me, seat)
            _last(table, version)
            return e.Undone(at=now, seat=seat)
        case requests.AskBack(seat=seat, version=version):
            _player(table, me, seat)
            _last(table, version)
            return _asked(table, seat, now)
        case requests.Answer(seat=seat, yes=yes):
            _own(table, me, seat)  # also while a bot plays on for it
            if table.ask is None or seat not in table.ask.awaited:
                raise Refusal("no_ask", f"nothing is asked of seat {seat}")
            return e.Answered(at=now, seat=seat, yes=yes)
        case requests.Cover(seat=seat, level=level):
            return _covered(table, me, seat, level, away, now)
        case requests.Return(seat=seat):
            chair = _own(table, me, seat)
            if chair.is_played:
                raise Refusal("wrong_phase", f"no bot plays on for seat {seat}")
            return returned(table, seat, now)
        case requests.Windows(seat=seat, wish=wish):
            _own(table, me, seat)
            return e.Passing(at=now, seat=seat, is_on=wish == "pass", is_asked=wish == "ask")
        case requests.Stop(seat=seat):
            _own(table, me, seat)
            if not table.can_stop(seat):
                raise Refusal("stale", "the moment is over")
            return e.Stopped(at=now, seat=seat)
        case requests.Next(version=version):
            return _released(table, me, version, now)
        case requests.Mute(person=person, on=on):
            _over(table, me, person)
            return e.Muted(at=now, person=person, on=on)
        case requests.Remove(person=person):
            _over(table, me, person)
            if table.phase != "open" and table.seats_of(person):
                raise Refusal("wrong_phase", "who plays stays until the match is over; they can be muted")
            return e.Removed(at=now, person=person)
        case _:
            assert_never(request)


# -- setting up -------------------------------------------------------------------------------------------------


def _sit(table: Table, me: Player, seat: int, now: int) -> e.Sat:
    chair = _chair(table, seat)
    is_mine = chair.player is not None and chair.player.id == me.id
    if not is_mine:
        _phase(table, "open")
        if not chair.is_free:
            raise Refusal("seat_taken", f"seat {seat} is taken")
        if table.seats_of(me.id) and not table.settings.hot_seat:
            raise Refusal("seat_taken", "you have a seat at this table; stand up first")
        if table.settings.hot_seat and me.id != table.header.host.id:
            raise Refusal("not_invited", "all seats of a hot-seat table are its host's")
    if me.id in table.removed:
        raise Refusal("removed", "the host has shut you out of this table")
    return e.Sat(at=now, seat=seat, player=distinct(table, me))


def _configured(table: Table, request: requests.Configure, now: int) -> e.Configured:
    if request.hints and table.settings.daily is not None:
        raise Refusal("no_hints", "there are no hints in the daily dungeon")
    if request.hints is not None and table.phase != "open" and not table.has_one_person:
        raise Refusal("wrong_phase", "whether there are hints is agreed on before the match starts")
    wishes = {name: getattr(request, name) for name in CHANGEABLE}
    changes = {name: getattr(table.settings, name) if wish is None else wish for name, wish in wishes.items()}
    return e.Configured(at=now, **changes)


def started(table: Table, now: int, chance: Chance | None = None) -> e.Started:
    """The deal: sealed dice, whose commitment everybody sees from now on. `chance` deals a lesson."""
    _phase(table, "open")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    if free:
        raise Refusal("wrong_phase", f"seats {free} are free; fill them or put bots there")
    try:
        game = box_of(find_game(table.settings.game), table.settings.cards)
        hidden = game.among_people() if table.could_be_fooled else {}
        match = deal(game, len(table.chairs), None, chance, {**table.settings.options, **hidden})
    except UndercroftError as error:  # set up before the game's options changed
        raise Refusal.of(error) from None
    return e.Started(at=now, record=match.private_record().data())


# -- playing ----------------------------------------------------------------------------------------------------


def _question(table: Table, seat: int, version: int) -> None:
    """A move answers the question its seat was asked at `version`: it must still be the one asked."""
    is_gone = seat not in table.turn and version < table.version  # a window that went by meanwhile, perhaps
    if is_gone or not table.asked[seat] <= version <= table.version:
        raise Refusal("stale", f"since version {version} the table went on; seat {seat} is asked something else now")


def _last(table: Table, version: int) -> None:
    """What is taken back must be what the player saw last."""
    last = table.stamps[-1][0] if table.stamps else 0
    if not max(last, table.cut) <= version <= table.version:
        raise Refusal("stale", f"since version {version} the match went on")


def _asked(table: Table, seat: int, now: int) -> e.Asked:
    if table.settings.daily is not None:
        raise Refusal("no_undo", "everybody has one try at the daily dungeon: what was seen is not taken back")
    steps = table.match.steps if table.match else []
    own = [number for number, step in enumerate(steps) if step.seat == seat]
    if not own:
        raise Refusal("no_undo", f"seat {seat} has made no move yet")
    return e.Asked(at=now, seat=seat, steps=len(steps) - own[-1], awaited=table.others(seat))


def returned(table: Table, seat: int, now: int) -> e.Returned:
    """A player takes the seat back, with the time that was left: none is won by leaving."""
    if table.clocks.is_up(seat):
        bonus = table.settings.clock.bonus if table.settings.clock.kind == "live" else table.settings.clock.time
        hope = f"when the bot has moved, there are {bonus} seconds for the next decision" if bonus else "a bot plays on"
        raise Refusal("no_time", f"the time of seat {seat} is used up; {hope}")
    return e.Returned(at=now, seat=seat, left=table.clocks.left[seat])


def _covered(table: Table, me: Player, seat: int, level: str | None, away: Mapping[str, int], now: int) -> e.Covered:
    _phase(table, "playing")
    chair = _chair(table, seat)
    if chair.player is None or chair.bot is not None:
        raise Refusal("wrong_phase", f"no person plays seat {seat} now")
    if chair.player.id != me.id:
        if not table.seats_of(me.id):
            raise Refusal("not_your_seat", "only players let a bot take over for another")
        _away(table, chair.player, away, now)
    why: e.Why = "asked" if chair.player.id == me.id else "away"
    return e.Covered(at=now, seat=seat, level=cover_level(table, level), why=why)


def _away(table: Table, player: Player, away: Mapping[str, int], now: int) -> None:
    """A rival is not handed to a bot because a line broke: only after an absence that fits the clock."""
    grace = grace_of(table.settings)
    if player.id not in away:
        raise Refusal("not_away", f"{player.name} is at the table")
    if grace is None:
        raise Refusal("not_away", f"this match is played by days: {player.name} may stay away until the clock runs out")
    if now - away[player.id] < grace:
        raise Refusal("not_away", f"{player.name} has just left; a bot may play on after {grace // SECOND} seconds")


def _released(table: Table, me: Player, version: int, now: int) -> e.Released:
    _phase(table, "playing")
    if me.id not in table.people:
        raise Refusal("not_your_seat", "the pace is set by those who play")
    if version < max((table.asked[seat] for seat in table.bots_waiting), default=0):
        raise Refusal("stale", f"since version {version} the bots were asked something else")
    if not table.bots_waiting:
        raise Refusal("no_next", "no bot waits to be let on")
    return e.Released(at=now)


def hint_for(table: Table, me: Player, hint: Hint, now: int) -> e.Hinted | int:
    """Advice on a question is taken down once, however often it is asked for."""
    _player(table, me, hint.seat)
    if not table.settings.hints:
        raise Refusal("no_hints", "this table plays without hints")
    if not can_advise(table.settings.game):
        raise Refusal("no_hints", f"nobody can advise on {table.settings.game}")
    if hint.seat not in table.turn:
        raise Refusal("not_your_turn", f"seat {hint.seat} owes no decision now")
    _question(table, hint.seat, hint.version)
    if table.hinted.get(hint.seat) == table.asked[hint.seat]:
        return table.version
    return e.Hinted(at=now, by=me.id, seat=hint.seat)


def line_for(table: Table, here: Set[str], me: Player, text: str, now: int) -> Said:
    """What somebody says, without its number. Strangers talk where they are let in: at a table that waits for players,
    or at a public one when the match is over."""
    if not table.settings.chat:
        raise Refusal("chat_off", "the chat of this table is switched off")
    if me.id in table.removed:
        raise Refusal("removed", "the host has shut you out of this table")
    if me.id in table.muted:
        raise Refusal("muted", "the host lets you talk no more at this table")
    if me.id not in table.people:
        is_public = table.settings.visibility == "public" and table.settings.spectators
        if table.phase != "open" and not (table.phase == "over" and is_public):
            raise Refusal("chat_off", "those who do not play do not talk here now")
        if me.id not in here:
            raise Refusal("chat_off", "come to the table to talk there")
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not words:
        raise Refusal("bad_message", "there is nothing to say in this message")
    return Said(0, now, distinct(table, me), words)


# -- checks -----------------------------------------------------------------------------------------------------


def _phase(table: Table, phase: Phase) -> None:
    if table.phase != phase:
        raise Refusal("wrong_phase", f"the table is {table.phase}; this can be done while it is {phase}")


def _host(table: Table, me: Player) -> None:
    if me.id != table.header.host.id:
        raise Refusal("not_host", f"only the host, {table.header.host.name}, can do this")


def _over(table: Table, me: Player, person: str) -> None:
    """The host over somebody else."""
    _host(table, me)
    if person == me.id:
        raise Refusal("not_host", "the host stays")


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Refusal("not_your_seat", f"there is no seat {seat}: seats are 0 to {len(table.chairs) - 1}")
    return table.chairs[seat]


def _own(table: Table, me: Player, seat: int) -> Chair:
    _phase(table, "playing")
    chair = _chair(table, seat)
    if chair.player is None or chair.player.id != me.id:
        raise Refusal("not_your_seat", f"seat {seat} is not yours")
    return chair


def _player(table: Table, me: Player, seat: int) -> None:
    if not _own(table, me, seat).is_played:
        raise Refusal("not_your_seat", f"a bot plays on for seat {seat}; take the seat back first")
