"""A question that a hidden card could answer tells nobody who holds one: it looks and lasts the same."""

from __future__ import annotations

import random
from functools import cache

import msgspec
import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.kernel.match import Match
from undercroft.server.protocol import requests
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.settings import Clock, Settings, Wish
from undercroft.server.refusal import Refusal
from undercroft.server.tables import entries as e
from undercroft.server.tables.clocks import SECOND
from undercroft.server.tables.permissions import entry_for
from undercroft.server.tables.table import Table
from undercroft.server.tables.views import TableViews, seats_of
from undercroft.server.tables.windows import MOMENT, OPEN, STOPPED

ANN, BOB = Player("a", "Ann", ""), Player("b", "Bob", "")
LIVE, SLOW = Clock("live", 600, 5), Clock("days", 86400, 0)


@cache
def worlds() -> tuple[Match, Match]:
    """Seat 1 is asked in the turn of seat 0: with a card that answers, and without one, for all that seat 0 knows."""
    for seed in range(100):
        match, pick = uc.deal("serpent", 2, seed, ask_all=True), random.Random(seed)
        while match.turn and len(match.steps) < 300:
            seat, position = match.turn[0], match.position
            if seat == 1 and position.passing(1) >= 0 and len(match.moves(1)) > 1:
                for luck in range(50):
                    twin = uc.load(uc.imagine(match.view(0), uc.Seeded(luck)), seed=1)
                    if len(twin.moves(1)) == 1:
                        return uc.load(match.save(), seed=1), twin
            match.play(seat, pick.choice(match.moves(seat)))
    raise AssertionError("no such question in a hundred matches")


def table_of(match: Match, clock: Clock = LIVE, *players: Player | str) -> Table:
    settings = Settings("serpent", match.options.data(), "private", clock, True, True, False, 120)
    table = Table(e.Header("t", settings, match.seats, ANN, 0))
    for seat, player in enumerate(players or (ANN, BOB)):
        if isinstance(player, Player):
            table.apply(e.Sat(at=0, seat=seat, player=player))
        else:
            table.apply(e.BotSat(at=0, seat=seat, level=player))
    table.apply(e.Started(at=1000, record=match.private_record().data()))
    return table


@cache
def rolls() -> dict[str, object]:
    """Somebody is about to roll, and three rivals are asked one after the other."""
    for seed in range(100):
        match, pick = uc.deal("serpent", 4, seed, ask_all=True), random.Random(seed)
        while match.turn and len(match.steps) < 600:
            seat = match.turn[0]
            if match.position.passing(seat) >= 0 and match.position.prompt(seat).id == "serpent-prompt-slick":
                ahead = uc.load(match.save(), seed=1)
                order: list[int] = []
                while ahead.turn and ahead.position.passing(ahead.turn[0]) >= 0 and len(order) < 3:
                    order.append(ahead.turn[0])
                    ahead.play(ahead.turn[0], "pass")
                if len(set(order)) == 3:
                    return dict(match.save())
            match.play(seat, pick.choice(match.moves(seat)))
    raise AssertionError("no such roll in a hundred matches")


def four() -> Table:
    return table_of(uc.load(rolls(), seed=1), LIVE, *(Player(name, name, "") for name in "abcd"))


def asked_in(table: Table) -> int:
    assert table.windows, "a window is open"
    return next(iter(table.windows))


def follower_of(table: Table) -> int:
    """The seat that is asked after the one that is asked now."""
    assert isinstance(table.match, Match)
    ahead = uc.load(table.match.save(), seed=1)
    ahead.play(asked_in(table), "pass")
    return ahead.turn[0]


def mine(table: Table, seat: int, now: int) -> dict[str, object]:
    """What the player of a seat gets."""
    state = TableViews(table).state(seats_of(table, {"a", "b"}, {}, now), [seat], seat, 0, [], 0, now, "")
    return dict(msgspec.json.decode(msgspec.json.encode(state)))


def sight(table: Table, now: int) -> bytes:
    """What Ann gets of it."""
    state = TableViews(table).state(seats_of(table, {"a", "b"}, {}, now), [0], 0, 0, [], 0, now, "")
    return msgspec.json.encode(state)


@pytest.mark.parametrize("clock", [LIVE, SLOW, Clock()], ids=lambda clock: clock.kind)
def test_a_window_looks_and_lasts_the_same_with_a_choice_or_without(clock: Clock) -> None:
    tables = [table_of(match, clock) for match in worlds()]
    held, empty = tables
    assert [len(table.match.moves(1)) > 1 for table in tables if isinstance(table.match, Match)] == [True, False]
    assert sight(held, 2000) == sight(empty, 2000)
    assert held.standing_move == empty.standing_move
    assert held.due == empty.due
    for table in tables:
        table.apply(e.Stepped(at=9000, seat=1, move="pass"))
    assert sight(held, 9500) == sight(empty, 9500)


def test_a_window_goes_by_after_its_moment_and_is_on_nobodys_clock() -> None:
    table = table_of(worlds()[1])
    assert table.standing_move == (1, "pass", 1000 + MOMENT) and table.closes_for(0) == 1000 + MOMENT
    assert not table.clocks.running
    table.apply(e.Stepped(at=9000, seat=1, move="pass"))
    assert table.clocks.left[1] == 600 * SECOND


def test_who_says_stop_has_time_to_answer_and_all_see_it() -> None:
    """Whatever is held: it is the player who says it, not the server."""
    held, empty = (table_of(match) for match in worlds())
    for table in (held, empty):
        assert mine(table, 1, 2000)["can_stop"]
        table.apply(e.Stopped(at=2000, seat=1))
        assert table.standing_move == (1, "pass", 1000 + STOPPED)
        assert table.closes_for(0) == table.closes_for(1) == 1000 + STOPPED
        assert not mine(table, 1, 2000)["can_stop"]
    assert sight(held, 2500) == sight(empty, 2500)


def test_who_wants_to_be_asked_is_asked_and_others_see_the_moment() -> None:
    held, empty = (table_of(match) for match in worlds())
    before = sight(held, 2000)
    for table in (held, empty):
        table.apply(e.Passing(at=1000, seat=1, is_on=False, is_asked=True))
        assert table.standing_move == (1, "pass", 1000 + OPEN)
        assert mine(table, 1, 2000)["windows"] == "ask" and mine(table, 1, 2000)["closes"] == 1000 + OPEN
        seen = sight(table, 2000).replace(
            f'"version":{table.version}'.encode(), f'"version":{table.version - 1}'.encode()
        )
        assert seen == before, "nobody else is told"


def test_windows_that_follow_each_other_share_one_moment() -> None:
    """The second seat that is asked about the same roll has had its time while the first was asked."""
    table = four()
    first = asked_in(table)
    times = table.window_times
    began = times.opened
    table.apply(e.Stopped(at=began + 1000, seat=follower_of(table)))
    table.apply(e.Stepped(at=began + MOMENT, seat=first, move="pass"))
    second = asked_in(table)
    assert second != first and times.closes(second) == began + MOMENT + STOPPED, "it said stop while another was asked"
    table.apply(e.Stepped(at=began + 9000, seat=second, move="pass"))
    third = asked_in(table)
    assert third not in (first, second) and times.closes(third) == began + 9000, "its moment has gone by with the first"
    table.apply(e.Stepped(at=began + 9000, seat=third, move="pass"))
    assert times.opened == began + 9000 and times.can_stop(second), "what comes then is another moment"


@pytest.mark.parametrize("wish", ["moment", "pass", "ask"])
def test_in_ones_own_turn_there_is_time_whatever_one_wishes_in_those_of_others(wish: Wish) -> None:
    for match in worlds():
        table = table_of(match)
        table.window_times.moved(1)
        table.window_times.wishes[1] = wish
        assert table.standing_move == (1, "pass", 1000 + OPEN)
        assert table.closes_for(0) == table.closes_for(1) == 1000 + OPEN
        assert not mine(table, 0, 2000)["can_stop"] and not mine(table, 1, 2000)["can_stop"]


def test_who_answers_just_after_a_window_has_gone_by_is_late_and_not_out_of_turn() -> None:
    table = table_of(worlds()[1])
    seen = table.version
    table.apply(e.Stepped(at=4000, id="window 1 0", seat=1, move="pass"))
    assert 1 not in table.turn
    late = requests.Play(id="m", table="t", seat=1, move="pass", version=seen)
    with pytest.raises(Refusal) as refused:
        entry_for(table, BOB, late, {}, 5000)
    assert refused.value.code == "stale"


def test_by_days_a_window_waits_for_its_player() -> None:
    table = table_of(worlds()[1], SLOW)
    assert table.standing_move is None and table.clocks.running == {1}


@pytest.mark.parametrize("clock", [LIVE, SLOW], ids=lambda clock: clock.kind)
def test_who_answers_in_advance_holds_up_nobody(clock: Clock) -> None:
    for match in worlds():
        table = table_of(match, clock)
        before = sight(table, 2000)
        table.apply(e.Passing(at=1000, seat=1, is_on=True))
        assert table.standing_move == (1, "pass", 1000)
        version, seen = f'"version":{table.version - 1}'.encode(), sight(table, 2000)
        assert seen.replace(f'"version":{table.version}'.encode(), version) == before, "nobody else is told"
        table.apply(e.Passing(at=1000, seat=1, is_on=False))
        assert table.standing_move != (1, "pass", 1000)


@pytest.mark.parametrize("players", [(ANN, "random"), ("random", ANN)], ids=["bot asked", "person asked"])
def test_one_person_among_bots_is_not_slowed(players: tuple[Player | str, ...]) -> None:
    """There is nobody to fool: the only answer is given at once, and a choice takes its time."""
    held, empty = (table_of(match, LIVE, *players) for match in worlds())
    assert empty.standing_move == (1, "pass", 1000)
    assert held.standing_move is None and held.closes_for(0) is None


def test_the_server_answers_what_has_one_answer_for_one_person(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("serpent", ["me", "random"])
            mine, luck = await ann.join(table), random.Random(1)
            for _ in range(40):
                await ann.until(lambda: mine.state["phase"] == "over" or len(mine.view["moves"]) > 1)
                if mine.state["phase"] == "over":
                    break
                await ann.play(table, luck.choice(mine.view["moves"])["text"])

    run(scenario())


def test_the_server_closes_a_window_of_people(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to do anything: at a table of two people the windows of both go by."""
    for time in ("MOMENT", "OPEN"):  # the one in others' turns, the other in one's own
        monkeypatch.setattr(f"undercroft.server.tables.windows.{time}", 50)

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            people = (ann, bob)
            table = await ann.create("serpent", ["me", "open"])
            await ann.join(table)
            await bob.sit(table, 1)
            await ann.do("start", table=table)
            luck, closed = random.Random(2), 0
            for guest in people:
                await guest.until(lambda: guest.tables[table].state["view"])  # noqa: B023
            while closed < 3 and ann.tables[table].state["phase"] == "playing":
                turn = ann.tables[table].view["turn"]
                asked, version = people[turn[0]], ann.tables[table].version
                found = asked.tables[table]
                await asked.until(lambda: found.version >= version)  # noqa: B023
                if found.state["closes"] is not None:
                    closed += 1
                    await ann.until(lambda: ann.tables[table].version > version)  # noqa: B023
                elif found.view["moves"]:
                    await asked.ask(
                        "play",
                        table=table,
                        seat=turn[0],
                        move=luck.choice(found.view["moves"])["text"],
                        version=found.version,
                    )
                    await ann.until(lambda: ann.tables[table].version > version)  # noqa: B023
            assert closed == 3

    run(scenario())
