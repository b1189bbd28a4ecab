"""Questions that hidden cards could answer look and last the same for everybody."""

from __future__ import annotations

import random
from functools import cache

import msgspec
import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.kernel.match import Match
from undercroft.server.protocol import messages
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.tables import Clock, Settings, Wish
from undercroft.server.refusal import Refusal
from undercroft.server.tables import entries as e
from undercroft.server.tables.clocks import SECOND
from undercroft.server.tables.permissions import entry_for, started
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
    """Returns a table where a player is about to roll and three rivals are asked in turn."""
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
    """Returns the view of the player of a seat."""
    state = TableViews(table).state(seats_of(table, {"a", "b"}, {}, now), [seat], seat, 0, [], 0, now, "")
    return dict(msgspec.json.decode(msgspec.json.encode(state)))


def sight(table: Table, now: int) -> bytes:
    """Returns Ann's view of it."""
    state = TableViews(table).state(seats_of(table, {"a", "b"}, {}, now), [0], 0, 0, [], 0, now, "")
    return msgspec.json.encode(state)


@pytest.mark.parametrize("clock", [LIVE, SLOW, Clock()], ids=lambda clock: clock.kind)
def test_window_looks_and_lasts_the_same_without_a_choice(clock: Clock) -> None:
    tables = [table_of(match, clock) for match in worlds()]
    held, empty = tables
    assert [len(table.match.moves(1)) > 1 for table in tables if isinstance(table.match, Match)] == [True, False]
    assert sight(held, 2000) == sight(empty, 2000)
    assert held.standing_move == empty.standing_move
    assert held.due == empty.due
    for table in tables:
        table.apply(e.Stepped(at=9000, seat=1, move="pass"))
    assert sight(held, 9500) == sight(empty, 9500)


def test_answer_in_advance_holds_until_the_own_turn_or_until_something_happens_to_the_seat() -> None:
    pick = random.Random(1)
    ends = set()
    for clock in (SLOW, LIVE):
        table = table_of(worlds()[0], clock)
        table.apply(e.Passing(at=2000, seat=1, is_on=False, is_brief=True))
        assert table.standing_move == (1, "pass", table.window_times.opened)
        assert mine(table, 0, 2000)["windows"] != "turn", "it is nobody else's business"
        for number in range(200):
            seat = table.turn[0]
            match = table.match
            assert isinstance(match, Match)
            window = table.windows.get(seat)
            move = (window and window.passing) or str(pick.choice(match.moves(seat)))
            table.apply(e.Stepped(at=3000 + number, seat=seat, move=move))
            told = [event for event in match.events[-1] if event.is_told_to(None)]
            is_hit = any(event.args.get("whom") == 1 for event in told)
            is_own = 1 in table.turn and 1 not in table.windows
            assert (table.window_times.wish(1) == "moment") == (is_hit or is_own)
            if is_hit or is_own:
                ends.add(is_own)
                break
    assert ends


def test_window_passes_after_its_moment_and_costs_no_time() -> None:
    table = table_of(worlds()[1])
    assert table.standing_move == (1, "pass", 1000 + MOMENT) and table.closes_for(0) == 1000 + MOMENT
    assert not table.clocks.running
    table.apply(e.Stepped(at=9000, seat=1, move="pass"))
    assert table.clocks.left[1] == 600 * SECOND


def test_stop_gives_a_seat_time_to_answer() -> None:
    """The player answers, not the server, whatever cards the seat holds."""
    held, empty = (table_of(match) for match in worlds())
    for table in (held, empty):
        assert mine(table, 1, 2000)["can_stop"]
        table.apply(e.Stopped(at=2000, seat=1))
        assert table.standing_move == (1, "pass", 1000 + STOPPED)
        assert table.closes_for(0) == table.closes_for(1) == 1000 + STOPPED
        assert not mine(table, 1, 2000)["can_stop"]
    assert sight(held, 2500) == sight(empty, 2500)


def test_seat_that_wants_to_be_asked_is_asked() -> None:
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


def test_consecutive_windows_share_one_moment() -> None:
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
def test_own_turn_has_time_whatever_the_setting_for_other_turns(wish: Wish) -> None:
    for match in worlds():
        table = table_of(match)
        table.window_times.moved(1)
        table.window_times.wishes[1] = wish
        assert table.standing_move == (1, "pass", 1000 + OPEN)
        assert table.closes_for(0) == table.closes_for(1) == 1000 + OPEN
        assert not mine(table, 0, 2000)["can_stop"] and not mine(table, 1, 2000)["can_stop"]


def test_answer_to_a_closed_window_is_stale() -> None:
    table = table_of(worlds()[1])
    seen = table.version
    table.apply(e.Stepped(at=4000, id="window 1 0", seat=1, move="pass"))
    assert 1 not in table.turn
    late = messages.Play(id="m", table="t", seat=1, move="pass", version=seen)
    with pytest.raises(Refusal) as refused:
        entry_for(table, BOB, late, {}, 5000)
    assert refused.value.code == "stale"


def test_clock_of_days_lets_a_window_wait_for_its_player() -> None:
    table = table_of(worlds()[1], SLOW)
    assert table.standing_move is None and table.clocks.running == {1}


@pytest.mark.parametrize("clock", [LIVE, SLOW], ids=lambda clock: clock.kind)
def test_early_answer_delays_no_other_seat(clock: Clock) -> None:
    for match in worlds():
        table = table_of(match, clock)
        before = sight(table, 2000)
        table.apply(e.Passing(at=1000, seat=1, is_on=True))
        assert table.standing_move == (1, "pass", 1000)
        version, seen = f'"version":{table.version - 1}'.encode(), sight(table, 2000)
        assert seen.replace(f'"version":{table.version}'.encode(), version) == before, "nobody else is told"
        table.apply(e.Passing(at=1000, seat=1, is_on=False))
        assert table.standing_move != (1, "pass", 1000)


def test_one_person_among_bots_is_not_slowed() -> None:
    """No rival could draw conclusions, so the only answer is given at once, and a choice takes its time."""
    held, empty = (table_of(match, LIVE, "random", ANN) for match in worlds())
    assert empty.standing_move == (1, "pass", 1000)
    assert held.standing_move is None and held.closes_for(0) is None
    assert mine(empty, 1, 1000)["answered"] and not mine(held, 1, 1000)["answered"]


def test_question_that_the_server_answers_costs_no_time() -> None:
    """A bonus for each would be time for nothing."""
    empty = table_of(worlds()[1], LIVE, "random", ANN)
    assert not empty.clocks.running
    empty.apply(e.Stepped(at=1001, seat=1, move="pass"))
    assert empty.clocks.left[1] == 600 * SECOND


def test_bot_in_a_window_looks_the_same_without_a_choice() -> None:
    held, empty = (table_of(match, LIVE, ANN, "random") for match in worlds())
    assert sight(held, 2000) == sight(empty, 2000)
    assert held.standing_move is None and empty.standing_move is None
    assert held.due == empty.due == 0 and held.bots_asked == empty.bots_asked == [1]


def test_plan_is_declared_only_by_its_player() -> None:
    heroes = [{"hero": "nord", "hand": ["snakeman"]}, {"hero": "bel", "peril": 8}]
    given = {"game": "serpent", "seats": 2, "phase": "villainy", "heroes": heroes, "options": {"ask_all": True}}
    match = uc.load(given, seed=1)
    for move in ("send snakeman > 1 melee", "recall", "send snakeman > 1 melee"):
        match.play(0, move)
    assert [str(move) for move in match.moves(0)] == ["unleash"]
    assert table_of(match, LIVE, ANN, "random").standing_move is None


@pytest.mark.parametrize(
    ("players", "is_asked"),
    [((ANN, "random"), True), ((ANN, BOB), True), ((ANN, "random", BOB), True), ((ANN, ANN), False), ((ANN,), False)],
    ids=["a bot", "a person", "both", "one screen", "alone"],
)
def test_match_against_others_hides_who_could_answer(players: tuple[Player | str, ...], is_asked: bool) -> None:
    table = Table(e.Header("t", Settings("serpent", {}, "private", LIVE, True, True, False, 120), len(players), ANN, 0))
    for seat, player in enumerate(players):
        table.apply(
            e.Sat(at=0, seat=seat, player=player)
            if isinstance(player, Player)
            else e.BotSat(at=0, seat=seat, level=player)
        )
    assert started(table, 0).record["options"].get("ask_all", False) == is_asked


@pytest.mark.parametrize("has_choice", [True, False])
def test_bot_takes_as_long_for_a_window_without_a_choice(
    folder: Place, monkeypatch: pytest.MonkeyPatch, has_choice: bool
) -> None:
    """The bot takes its pause at every pace and needs no confirmation between steps."""
    record = worlds()[0 if has_choice else 1].private_record().data()

    def start(table: Table, now: int, chance: uc.Chance | None) -> e.Started:
        return e.Started(at=now, record=record)

    monkeypatch.setattr("undercroft.server.live.scheduler.SOLE_PAUSE", 0.3)
    monkeypatch.setattr("undercroft.server.live.new_tables.started", start)

    async def scenario() -> None:
        async with serving(folder, pause=0.0) as served, Guest(served.url) as ann:
            id = await ann.create("serpent", ["me", "greedy"], pace="instant")
            table = await ann.join(id)
            await ann.until(lambda: any(told["step"] for told in table.told))
            stamps = (await served.server.tables.look(id)).stamps
            assert stamps[1][1] - stamps[0][1] >= 300

    run(scenario())


def test_hurry_lasts_until_the_next_choice(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers of the server on the way do not end it."""
    monkeypatch.setattr("undercroft.server.live.scheduler.SOLE_PAUSE", 0.01)

    async def scenario() -> None:
        async with serving(folder, pause=3600.0) as served, Guest(served.url) as ann:
            id = await ann.create("serpent", ["me", "greedy"])
            mine, luck = await ann.join(id), random.Random(3)

            def is_asked() -> bool:
                state = mine.state
                return state["phase"] == "over" or bool(mine.view["moves"] and not state["answered"])

            for _ in range(30):
                if not is_asked():
                    await ann.do("hurry", table=id, seat=0)
                await ann.until(is_asked)
                if mine.state["phase"] == "playing":
                    await ann.play(id, luck.choice(mine.view["moves"])["text"])

    run(scenario())


def test_server_gives_the_only_answer_for_a_single_person(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """All but a declaration."""
    monkeypatch.setattr("undercroft.server.live.scheduler.SOLE_PAUSE", 0.05)

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("serpent", ["me", "random"])
            mine, luck = await ann.join(table), random.Random(1)

            def is_asked() -> bool:
                return [move["text"] for move in mine.view["moves"]] == ["unleash"] or len(mine.view["moves"]) > 1

            for _ in range(40):
                await ann.until(lambda: mine.state["phase"] == "over" or is_asked())
                if mine.state["phase"] == "over":
                    break
                await ann.play(table, luck.choice(mine.view["moves"])["text"])

    run(scenario())


def test_the_server_closes_a_window_of_people(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players need not act: at a table of two people the windows of both pass."""
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
