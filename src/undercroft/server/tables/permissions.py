"""Permissions at a table. A request becomes the entry to be stored, or is refused."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Final, assert_never

from msgspec.structs import replace

from undercroft.bots import can_advise
from undercroft.games import find_game
from undercroft.kernel.chance import Chance, Chosen
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.match import deal
from undercroft.server.protocol import messages
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.games import Hint
from undercroft.server.protocol.messages import Said, TableChange
from undercroft.server.protocol.tables import Phase
from undercroft.server.refusal import Refusal
from undercroft.server.tables import entries as e
from undercroft.server.tables.card_sets import game_with_cards
from undercroft.server.tables.clocks import SECOND, grace_of
from undercroft.server.tables.names import distinct
from undercroft.server.tables.settings import cover_level, level_of
from undercroft.server.tables.table import CHANGEABLE, Chair, Table

MOST_ASIDE: Final = 5000  # entries of a table that are not moves: sitting, settings, take-backs


def entry_for(table: Table, me: Player, request: TableChange, away: Mapping[str, int], now: int) -> e.AnyEntry:
    """Returns the entry for a request. `away` maps absent people of the table to when they left."""
    if table.asides >= MOST_ASIDE and not isinstance(request, messages.Play | messages.Next | messages.Return):
        raise Refusal("too_fast", "this table has too many changes; set up another one")
    return replace(_entry(table, me, request, away, now), by=me.id, id=request.id)


def _entry(table: Table, me: Player, request: TableChange, away: Mapping[str, int], now: int) -> e.AnyEntry:
    match request:
        case messages.Sit(seat=seat):
            return _sit(table, me, seat, now)
        case messages.Stand(seat=seat):
            return _stood(table, me, seat, now)
        case messages.SeatBot(seat=seat, level=level):
            _host(table, me)
            _phase(table, "open")
            _virtual(table)
            if not _chair(table, seat).is_free:
                raise Refusal("seat_taken", f"seat {seat} is taken; free it first")
            return e.BotSat(at=now, seat=seat, level=level_of(table.settings.game, level))
        case messages.Configure():
            _host(table, me)
            return _configured(table, request, now)
        case messages.Start():
            _host(table, me)
            return started(table, now, _dealt(table, request.chance))
        case messages.Close():
            _host(table, me)
            _phase(table, "playing" if table.settings.lesson else "open")
            return e.Closed(at=now)
        case messages.Play(seat=seat, move=move, version=version, chance=chance):
            _player(table, me, seat)
            _question(table, seat, version)
            is_real = table.settings.real
            if chance is not None and not (is_real or table.settings.lesson):
                raise Refusal("bad_option", "outcomes can be chosen only at lessons and with real dice")
            is_chosen = is_real or chance is not None
            return e.Stepped(at=now, seat=seat, move=move, chance=chance, chosen=is_chosen)
        case messages.Undo(seat=seat, version=version):
            _player(table, me, seat)
            _last(table, version)
            return e.Undone(at=now, seat=seat)
        case messages.AskBack(seat=seat, version=version):
            _player(table, me, seat)
            return _asked(table, seat, version, now)
        case messages.Answer(seat=seat, yes=yes):
            _own(table, me, seat)  # allowed while a bot plays on for it
            if table.ask is None or seat not in table.ask.awaited:
                raise Refusal("no_ask", f"seat {seat} is not asked anything")
            return e.Answered(at=now, seat=seat, yes=yes)
        case messages.Cover(seat=seat, level=level):
            return _covered(table, me, seat, level, away, now)
        case messages.Return(seat=seat):
            chair = _own(table, me, seat)
            if chair.is_played:
                raise Refusal("wrong_phase", f"no bot plays on for seat {seat}")
            return returned(table, seat, now)
        case messages.Windows(seat=seat, wish=wish):
            _own(table, me, seat)
            return e.Passing(at=now, seat=seat, is_on=wish == "pass", is_asked=wish == "ask", is_brief=wish == "turn")
        case messages.Stop(seat=seat):
            _own(table, me, seat)
            if not table.can_stop(seat):
                raise Refusal("stale", "the moment has passed")
            return e.Stopped(at=now, seat=seat)
        case messages.Next(version=version):
            return _released(table, me, version, now)
        case messages.Mute(person=person, on=on):
            _over(table, me, person)
            return e.Muted(at=now, person=person, on=on)
        case messages.Remove(person=person):
            _over(table, me, person)
            if table.phase != "open" and table.seats_of(person):
                raise Refusal("wrong_phase", "players stay until the match is over; mute them instead")
            return e.Removed(at=now, person=person)
        case _:
            assert_never(request)


def _dealt(table: Table, names: list[str] | None) -> Chance | None:
    """Returns what was dealt from real cards; None if the table deals."""
    if table.settings.real:
        return Chosen(names or [])
    if names is not None:
        raise Refusal("bad_option", "outcomes can be named only where dice and cards are real")
    return None


def _virtual(table: Table) -> None:
    if table.settings.real:
        raise Refusal("bad_option", "bots cannot roll real dice")


# -- setting up -------------------------------------------------------------------------------------------------


def _stood(table: Table, me: Player, seat: int, now: int) -> e.Stood:
    _phase(table, "open")
    chair = _chair(table, seat)
    if me.id != table.header.host.id and (chair.player is None or chair.player.id != me.id):
        raise Refusal("not_your_seat", "only the host can free another person's seat")
    return e.Stood(at=now, seat=seat)


def _sit(table: Table, me: Player, seat: int, now: int) -> e.Sat:
    chair = _chair(table, seat)
    is_mine = chair.player is not None and chair.player.id == me.id
    if not is_mine:
        _phase(table, "open")
        if not chair.is_free:
            raise Refusal("seat_taken", f"seat {seat} is taken")
        if table.seats_of(me.id) and not table.settings.hot_seat:
            raise Refusal("seat_taken", "you already have a seat at this table; stand up first")
        if table.settings.hot_seat and me.id != table.header.host.id:
            raise Refusal("not_invited", "a hot-seat table is for its host only")
        if me.is_bot and table.people - {me.id} and not table.is_friendly:
            raise Refusal("no_bots", "a bot account sits with people at friendly tables only")
    if me.id in table.removed:
        raise Refusal("removed", "the host has removed you from this table")
    return e.Sat(at=now, seat=seat, player=distinct(table, me))


def _configured(table: Table, request: messages.Configure, now: int) -> e.Configured:
    if table.settings.daily is not None and (request.spectators or request.visibility == "public"):
        raise Refusal("bad_option", "a daily stays hidden from others until its day is over")
    if (request.hints, request.friendly) != (None, None) and table.phase != "open":
        raise Refusal("wrong_phase", "friendly play and hints can be changed only before the match starts")
    wishes = {name: getattr(request, name) for name in CHANGEABLE}
    changes = {name: getattr(table.settings, name) if wish is None else wish for name, wish in wishes.items()}
    if request.hints:
        changes["friendly"] = True
    elif not changes["friendly"]:
        changes["hints"] = False
    return e.Configured(at=now, **changes)


def started(table: Table, now: int, chance: Chance | None = None) -> e.Started:
    """Returns the entry for the deal: sealed dice, whose commitment is public from now on. `chance` deals a lesson."""
    _phase(table, "open")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    if free:
        raise Refusal("wrong_phase", f"seats {free} are free; fill them or put bots there")
    expected = [chair.player.name for chair in table.chairs if chair.player and chair.is_expected]
    if expected:
        raise Refusal("not_here", f"some players have not come to this table yet: {', '.join(expected)}")
    try:
        game = game_with_cards(find_game(table.settings.game), table.settings.cards, table.settings.changes)
        hidden = game.among_people() if table.has_rivals else {}
        match = deal(game, len(table.chairs), None, chance, {**table.settings.options, **hidden})
    except UndercroftError as error:  # the table was set up before the game's options changed
        raise Refusal.of(error) from None
    return e.Started(at=now, record=match.private_record().data())


# -- playing ----------------------------------------------------------------------------------------------------


def _question(table: Table, seat: int, version: int) -> None:
    """Checks that the question that a seat was asked at `version` still stands."""
    is_gone = seat not in table.turn and version < table.version  # a window may have closed in the meantime
    if is_gone or not table.asked[seat] <= version <= table.version:
        raise Refusal("stale", f"since version {version} the question of seat {seat} has changed")


def _last(table: Table, version: int) -> None:
    """Checks that the player has seen the latest version before taking it back."""
    last = table.stamps[-1][0] if table.stamps else 0
    if not max(last, table.cut) <= version <= table.version:
        raise Refusal("stale", f"since version {version} the match went on")


def _asked(table: Table, seat: int, version: int, now: int) -> e.Asked:
    """Returns the entry that asks the others for a seat's last move back, with everything that followed it. The player
    must have seen that move; later moves of others may have crossed the request.
    """
    if not table.is_friendly:
        raise Refusal("no_undo", "this match counts; only moves that revealed nothing can be taken back")
    steps = table.match.steps if table.match else []
    own = [number for number, step in enumerate(steps) if step.seat == seat]
    if not own:
        raise Refusal("no_undo", f"seat {seat} has made no move yet")
    if not max(table.stamps[own[-1] + 1][0], table.cut) <= version <= table.version:
        raise Refusal("stale", f"since version {version} seat {seat} has moved, or moves were taken back")
    return e.Asked(at=now, seat=seat, steps=len(steps) - own[-1], awaited=table.others(seat))


def returned(table: Table, seat: int, now: int) -> e.Returned:
    """Returns the entry that gives a seat back to its player, with the time that was left. Leaving gains no time."""
    if table.clocks.is_up(seat):
        bonus = table.settings.clock.bonus if table.settings.clock.kind == "live" else table.settings.clock.time
        hope = f"when the bot has moved, there are {bonus} seconds for the next decision" if bonus else "a bot plays on"
        raise Refusal("no_time", f"the time of seat {seat} is used up; {hope}")
    return e.Returned(at=now, seat=seat)


def _covered(table: Table, me: Player, seat: int, level: str | None, away: Mapping[str, int], now: int) -> e.Covered:
    _phase(table, "playing")
    _virtual(table)
    chair = _chair(table, seat)
    if chair.player is None or chair.bot is not None:
        raise Refusal("wrong_phase", f"no person plays seat {seat} now")
    if chair.player.id != me.id:
        if not table.seats_of(me.id):
            raise Refusal("not_your_seat", "only players can hand another seat to a bot")
        _away(table, chair.player, away, now)
    why: e.Why = "asked" if chair.player.id == me.id else "away"
    return e.Covered(at=now, seat=seat, level=cover_level(table, level), why=why)


def _away(table: Table, player: Player, away: Mapping[str, int], now: int) -> None:
    """Checks that a rival has been away long enough for the clock. A dropped connection hands no seat to a bot."""
    grace = grace_of(table.settings)
    if player.id not in away:
        raise Refusal("not_away", f"{player.name} is at the table")
    if grace is None:
        raise Refusal(
            "not_away", f"this match has a clock of days: {player.name} may stay away until the clock runs out"
        )
    if now - away[player.id] < grace:
        raise Refusal("not_away", f"{player.name} has just left; a bot may play on after {grace // SECOND} seconds")


def _released(table: Table, me: Player, version: int, now: int) -> e.Released:
    _phase(table, "playing")
    if me.id not in table.people:
        raise Refusal("not_your_seat", "only players can release the bots")
    if version < max((table.asked[seat] for seat in table.bots_waiting), default=0):
        raise Refusal("stale", f"since version {version} the questions of the bots have changed")
    if not table.bots_waiting:
        raise Refusal("no_next", "no bot is waiting")
    return e.Released(at=now)


def hint_for(table: Table, me: Player, hint: Hint, now: int) -> e.Hinted | None:
    """Returns the entry for advice on a question; None if it is recorded already, as each question is once."""
    _player(table, me, hint.seat)
    if not table.settings.hints:
        raise Refusal("no_hints", "hints are off at this table")
    if not can_advise(table.settings.game):
        raise Refusal("no_hints", f"{table.settings.game} has no hints")
    if hint.seat not in table.turn:
        raise Refusal("not_your_turn", f"seat {hint.seat} owes no decision now")
    _question(table, hint.seat, hint.version)
    if table.hinted.get(hint.seat) == table.asked[hint.seat]:
        return None
    return e.Hinted(at=now, by=me.id, seat=hint.seat)


def line_for(table: Table, here: Set[str], me: Player, text: str, now: int) -> Said:
    """Returns a line of chat without its number. Outsiders may talk before the start, and after a public match."""
    if not table.settings.chat:
        raise Refusal("chat_off", "the chat of this table is switched off")
    if me.id in table.removed:
        raise Refusal("removed", "the host has removed you from this table")
    if me.id in table.muted:
        raise Refusal("muted", "the host has muted you at this table")
    if me.id not in table.people:
        is_public = table.settings.visibility == "public" and table.settings.spectators
        if table.phase != "open" and not (table.phase == "over" and is_public):
            raise Refusal("chat_off", "only players can chat now")
        if me.id not in here:
            raise Refusal("chat_off", "join the table to chat")
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not words:
        raise Refusal("bad_message", "the message is empty")
    return Said(0, now, distinct(table, me), words)


# -- checks -----------------------------------------------------------------------------------------------------


def _phase(table: Table, phase: Phase) -> None:
    if table.phase != phase:
        raise Refusal("wrong_phase", f"the table is {table.phase}; this is possible while it is {phase}")


def _host(table: Table, me: Player) -> None:
    if me.id != table.header.host.id:
        raise Refusal("not_host", f"only the host, {table.header.host.name}, can do this")


def _over(table: Table, me: Player, person: str) -> None:
    """Checks that the person is the host and acts on another person."""
    _host(table, me)
    if person == me.id:
        raise Refusal("not_host", "the host cannot be muted or removed")


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
