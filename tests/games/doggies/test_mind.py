"""Bots: the policy law, the scout against the exact search, moves beyond doubt, reasons that are true."""

from __future__ import annotations

import random

import pytest

import undercroft as uc
from tests.games.doggies.scenes import do, room, scene
from tests.games.doggies.test_best_way import position_of, start
from tests.games.doggies.test_way_out import attempt
from undercroft.bots.playout import play_out
from undercroft.bots.reasons import reason_for
from undercroft.bots.search import Search
from undercroft.games.doggies import GAME
from undercroft.games.doggies.bot.common_sense import WANTS
from undercroft.games.doggies.bot.laying import WORTHLESS, Laying
from undercroft.games.doggies.bot.mind import MIND
from undercroft.games.doggies.bot.mind import WANTS as LEARNED
from undercroft.games.doggies.bot.outlook import FEATURES, WEIGHTS, expected_share, prey
from undercroft.games.doggies.bot.quick import Quick, places_beside, rooms_of
from undercroft.games.doggies.bot.race import Race, lead
from undercroft.games.doggies.bot.scout import NOWHERE, scouted
from undercroft.games.doggies.components import ACROSS, QUEST_NAMES
from undercroft.games.doggies.dungeon import Dungeon, placement_place, placement_turn
from undercroft.games.doggies.notation import Action, slot_of
from undercroft.games.doggies.state import Phase
from undercroft.games.doggies.way_out.best_way import find_best_way
from undercroft.kernel.match import Match
from undercroft.kernel.mind import Finding, share
from undercroft.kernel.seats import FIRST_OF
from undercroft.kernel.texts import Texts


def think(match: Match, rounds: int = 12) -> list[Finding]:
    seat = match.turn[0]
    search = Search(MIND, match.position, seat, uc.Seeded(1))
    search.think(rounds, 60)
    return search.findings()


def best_move(match: Match, rounds: int = 12) -> str:
    return str(match.position.describe(match.turn[0], think(match, rounds)[0].move))


# -- the law -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_view_gets_the_same_advice(seats: int) -> None:
    """A mind that has seen other positions in between answers like a fresh one, too."""
    position = position_of(uc.deal("doggies", seats=seats, seed=5))
    chance = uc.Seeded(5)
    number = 0
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        twin = position.copy()
        MIND.redeal(twin, seat, chance)
        number += 1
        if number % 9 == 0:
            assert twin.view(seat) == position.view(seat)
            assert MIND.greedy_move(twin, seat, uc.Seeded(2)) == MIND.greedy_move(position, seat, uc.Seeded(2))
            assert list(MIND.candidates(twin, seat)) == list(MIND.candidates(position, seat))
        move = MIND.quick(twin, seat, uc.Seeded(3))
        assert Quick(LEARNED).move(position, seat, uc.Seeded(3)) == move
        assert move in position.moves(seat)
        position.play(seat, move, chance)


def test_a_plan_that_turns_a_card_first_is_dropped_once_the_dog_has_gone_without() -> None:
    match = do(scene("sharik", room(0, 1, "coin", 1), room(1, 0, "two-coins", 1)), "leave")
    assert str(match.position.describe(0, MIND.quick(match.position, 0, uc.Seeded(1)))) == "turn east 0"
    do(match, "step north")
    position = position_of(match)
    before = position.save()
    assert MIND.quick(position, 0, uc.Seeded(1)) in position.moves(0)
    assert position.save() == before  # following the plan in thought has turned no card


def test_quests_of_the_others_are_dealt_anew() -> None:
    match = uc.deal("doggies", seats=3, seed=3)
    for phase in ("choosing", "chosen"):
        position = position_of(match)
        seen = set()
        for seed in range(30):
            twin = position.copy()
            MIND.redeal(twin, 0, uc.Seeded(seed))
            assert twin.view(0) == position.view(0)
            seen.add((twin.dogs[1].hand, twin.dogs[1].quest))
            quests = [*twin.shared, *[dog.quest for dog in twin.dogs if dog.quest >= 0]]
            assert len(set(quests)) == len(quests)
        assert len(seen) > 5, phase
        for seat in (0, 1, 2):
            if seat in match.turn:
                match.play(seat, match.moves(seat)[0])


@pytest.mark.parametrize("where", ["on the board", "marked"])
def test_rivals_are_dealt_quests_that_go_with_their_cards(where: str) -> None:
    """All quests were dealt alike: hints for two dogs were too hopeful by 5 points."""
    mimics = ["mimic-bow", "mimic-sword", "mimic-fire"]
    if where == "marked":
        rooms = [room(0, place, card, paws=1) for place, card in enumerate(mimics, 1)]
        match = scene("ruta", *rooms, players=[{"dog": "ruta"}, {"dog": "bonk", "state": "out", "paws": 2}])
    else:
        match = scene("ruta", players=[{"dog": "ruta"}, {"dog": "bonk", "loot": mimics}], round=2)
    position = position_of(match)
    hunts: list[str] = []
    for seed in range(300):
        MIND.redeal(position, 0, uc.Seeded(seed))
        hunts.append(QUEST_NAMES[position.dogs[1].quest])
    assert hunts.count("hunt-mimic") > 2 * hunts.count("hunt-cerberus") > 0


# -- the scout -----------------------------------------------------------------------------------------------


def test_a_scout_finds_nearly_what_the_exact_search_finds() -> None:
    found, possible = 0, 0
    for seed in range(60):
        match = attempt(random.Random(seed))
        if match is None:
            continue
        walk, wishes = start(match), WANTS.of(position_of(match), 0)
        best = find_best_way(walk, wishes, 200).best
        scout = scouted(walk, wishes, 2000, False)
        if best is None:
            assert scout.gain == NOWHERE
        else:
            exact = best.worth - wishes.worth(walk)
            assert scout.gain <= exact
            found, possible = found + max(scout.gain, 0), possible + exact
    assert found > 0.9 * possible > 0


def test_a_way_of_the_scout_brings_what_it_says() -> None:
    for seed in range(60):
        match = attempt(random.Random(seed))
        if match is None:
            continue
        walk, wishes = start(match), WANTS.of(position_of(match), 0)
        before = wishes.worth(walk)
        scout = scouted(walk, wishes, 2000, False)
        for move in scout.moves:
            assert not walk.is_outside
            walk.make(move)
        if scout.moves:
            assert walk.is_outside
            assert wishes.worth(walk) - before == scout.gain


def test_a_scout_turns_cards_back() -> None:
    turned = 0
    for seed in range(200):
        match = attempt(random.Random(seed))
        if match is not None and start(match).turns():
            walk = start(match)
            before = walk.dungeon.copy()
            scouted(walk, WANTS.of(position_of(match), 0), 100, False)
            assert map_of(walk.dungeon) == map_of(before)
            turned += 1
    assert turned > 10


def test_rooms_of_a_way_are_those_that_the_dog_enters() -> None:
    for seed in range(60):
        match = attempt(random.Random(seed))
        if match is None:
            continue
        walk = start(match)
        moves = scouted(walk, WANTS.of(position_of(match), 0), 2000, False).moves
        dungeon = walk.dungeon
        rooms = rooms_of(dungeon, moves)
        for move in moves:
            walk.make(move)
        assert rooms == [slot_of(entry) for entry in walk.trail]
        beside = {dungeon.place[room] + step for room in rooms for step in ACROSS}
        assert set(places_beside(dungeon, rooms)) == beside - set(dungeon.place)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_quick_policy_does_what_is_legal_without_asking_what_is(seats: int) -> None:
    position = position_of(uc.deal("doggies", seats=seats, seed=3))
    chance, left = uc.Seeded(3), 0
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        asked = position.copy()
        move = MIND.quick(position, seat, chance)
        assert move in asked.moves(seat)
        left += position.phase == Phase.TURN and position.is_unasked and move == Action.LEAVE
        position.play(seat, move, chance)
    assert left > 1


# -- where to lay a card -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_the_best_of_some_places_is_the_first_of_all_that_are_ranked(seats: int) -> None:
    position = position_of(uc.deal("doggies", seats=seats, seed=9))
    chance, laid = uc.Seeded(4), 0
    while position.waiting and laid < 12:
        seat = FIRST_OF[position.waiting]
        if position.phase == Phase.LAY:
            laid += 1
            laying = Laying(position, seat, LEARNED, position.legal[0])
            best = laying.best(list(position.legal))
            assert laying.value(best, WORTHLESS) == laying.value(laying.ranked()[0], WORTHLESS)
        position.play(seat, MIND.quick(position, seat, chance), chance)
    assert laid == 12


@pytest.mark.parametrize("seats", [2, 4])
def test_a_card_that_is_laid_and_lifted_leaves_the_dungeon_as_it_was(seats: int) -> None:
    position = position_of(uc.deal("doggies", seats=seats, seed=8))
    chance, lifted = uc.Seeded(8), 0
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        move = MIND.quick(position, seat, chance)
        if position.phase == Phase.LAY:
            before = position.dungeon
            twin = before.copy()
            for placement in position.legal:
                twin.lay(placement_place(placement), position.drawn, placement_turn(placement))
                assert map_of(twin) != map_of(before)
                twin.lift(before)
                assert map_of(twin) == map_of(before)
                lifted += 1
        position.play(seat, move, chance)
    assert lifted > 100


def map_of(dungeon: Dungeon) -> list[object]:
    """All that a dungeon consists of."""
    return [
        dungeon.size, dungeon.place, dungeon.lie, dungeon.ways, dungeon.punched, dungeon.mark, dungeon.owner,
        dungeon.beside, dungeon.portals, dungeon.rim, dungeon.facing,
    ]  # fmt: skip


# -- the outlook ---------------------------------------------------------------------------------------------


def test_shares_add_up_and_are_exact_at_the_end() -> None:
    position = position_of(uc.deal("doggies", seats=3, seed=2))
    play_out(position, MIND, uc.Seeded(1), 2)
    assert sum(expected_share(position, seat) for seat in range(3)) == pytest.approx(1)
    play_out(position, MIND, uc.Seeded(1), 99)
    assert [expected_share(position, seat) for seat in range(3)] == [share(position, seat) for seat in range(3)]


def test_more_of_anything_good_is_no_worse() -> None:
    match = scene("ruta", rival="joan", round=3)
    rich = scene("ruta", rival="joan", round=3, mine={"loot": ["two-coins", "two-coins"]})
    assert expected_share(position_of(rich), 0) > expected_share(position_of(match), 0)


def test_a_dog_with_more_symbols_has_more_prey() -> None:
    ruta = position_of(scene("ruta", rival="joan")).dogs[0]  # two fireballs, a sword: zombie squirrels, skeledogs
    assert prey(ruta) == 7  # and a key dragonfly
    strong = position_of(scene("ruta", rival="joan", mine={"loot": ["frisbow", "excalibark"]})).dogs[0]
    assert prey(strong) > prey(ruta)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dogs_are_judged_before_both_later_rounds_at_every_table(seats: int) -> None:
    assert all(len(WEIGHTS[seats, number]) == len(FEATURES) for number in (2, 3))


# -- moves beyond doubt --------------------------------------------------------------------------------------


def last_chance(dog: str, *rooms: dict[str, object], **mine: object) -> Match:
    """The last round, nothing left to explore, the rival is out."""
    players = [{"dog": dog, "quest": "hunt-mimic", **mine}, {"dog": "joan", "state": "out"}]
    quests = ["hunt-cerberus", "hunt-efreet"]
    return scene(dog, *rooms, players=players, quests=quests, round=3, countdown=0)


def test_coins_at_hand_are_carried_out_when_nothing_is_left_to_explore() -> None:
    match = last_chance("ruta", room(0, 1, "two-coins", 1), room(1, 0, "coin"))
    assert best_move(match) == "leave"
    match.play(0, "leave")
    assert best_move(match) == "step north"
    match.play(0, "step north")
    assert best_move(match) == "claim"


def test_a_dog_that_nobody_disturbs_explores_on() -> None:
    players = [{"dog": "ruta"}, {"dog": "joan", "state": "out"}]
    match = scene("ruta", room(0, 1, "coin", 1), players=players, countdown=4, round=3, pile={"two-coins": 4})
    assert best_move(match, 30) == "explore"


def race_of(match: Match) -> tuple[int, list[int]]:
    """Returns the gains of the dog's and its rival's best ways out, and those that each leaves to the other."""
    position = position_of(match)
    gain, loot = Quick(LEARNED).best_way(position, 0)
    race = Race(position, 0, [1], LEARNED)
    return gain, [int(race.theirs), int(race.theirs_left(loot)), int(race.own_left())]


def test_a_race_is_about_what_the_first_takes_from_the_second() -> None:
    shared = [room(0, 1, "two-coins", 1), room(0, 2, "two-coins", 1)]
    assert race_of(scene("ruta", *shared, rival="joan")) == (400, [400, 0, 0])
    apart = [room(0, 1, "two-coins", 1), room(1, 0, "two-coins", 0)]
    assert race_of(scene("ruta", *apart, rival="joan")) == (200, [200, 200, 200])


def test_of_several_rivals_the_one_with_the_best_way_out_is_raced() -> None:
    players = [{"dog": "ruta"}, {"dog": "joan"}, {"dog": "robin"}]
    position = position_of(scene("ruta", room(0, 1, "two-coins", 1), seats=3, players=players))
    position.dogs[1].paws = 0
    assert Race(position, 0, [1], LEARNED).theirs == 0
    assert Race(position, 0, [1, 2], LEARNED).theirs == 200


def test_a_dog_leaves_when_a_rival_could_take_much_of_what_it_would_get() -> None:
    rooms = [room(0, 1, "two-coins", 1), room(0, 2, "two-coins", 1), room(0, 3, "two-coins", 1)]
    match = scene("ruta", *rooms, rival="joan")
    position = position_of(match)
    assert Quick(LEARNED).act(position, 0) == Action.LEAVE
    position.dogs[1].paws = 0  # as if it could carry nothing
    assert Quick(LEARNED).act(position, 0) == Action.EXPLORE


def test_a_dog_waits_while_its_rival_wants_other_rooms() -> None:
    """The last one inside gets more cards to lay."""
    players = [{"dog": "ruta", "paws": 2}, {"dog": "joan", "paws": 1}]
    rooms = [room(0, 1, "two-coins", 1), room(0, 2, "two-coins", 1), room(1, 0, "two-coins", 0)]
    match = scene("ruta", *rooms, players=players)
    gain, (_, theirs_left, _) = race_of(match)
    assert gain == 400 and theirs_left == 200
    assert Quick(LEARNED).act(position_of(match), 0) == Action.EXPLORE


def test_a_leader_leaves_sooner_in_the_last_round() -> None:
    """Secret quests of others count for nothing: only coins and the shared quests do."""
    for coins, ahead in ((1, 1), (6, 6), (12, 10)):  # more than ten count as ten
        match = scene("ruta", room(0, 1, "two-coins", 1), rival="joan", round=3, mine={"loot": ["coin"] * coins})
        position = position_of(match)
        assert lead(position, 0) == ahead and lead(position, 1) == -ahead
        assert Quick(LEARNED).act(position, 0) == (Action.LEAVE if ahead > 2 else Action.EXPLORE)


def test_in_the_last_round_sleep_is_no_candidate_while_there_is_more_to_do() -> None:
    match = scene("ruta", room(0, 1, "coin", 1), round=3)
    names = [str(match.position.describe(0, move)) for move in MIND.candidates(match.position, 0)]
    assert "sleep" not in names


def test_nobody_leaves_with_nothing_or_sleeps_while_there_is_something_to_explore() -> None:
    for rooms, moves in (((), ["explore"]), ((room(0, 1, "two-coins", 1),), ["explore", "leave"])):
        match = scene("ruta", *rooms)
        assert "sleep" in [str(move) for move in match.moves(0)]
        assert sorted(str(match.position.describe(0, move)) for move in MIND.candidates(match.position, 0)) == moves


def test_a_game_that_a_coin_decided_counts_as_nearly_won() -> None:
    """A try that ended so might as well have ended the other way; the result itself is exact."""
    for coins, least, most in ((1, 0.7, 0.8), (4, 0.95, 1.0), (0, 0.5, 0.5)):
        match = scene("ruta", rival="joan", round=3, mine={"loot": ["coin"] * coins})
        do(match, *["sleep"] * 2)
        assert match.result is not None
        assert least <= MIND.outcome(match.position, 0) <= most
        assert sum(MIND.outcome(match.position, seat) for seat in (0, 1)) == pytest.approx(1)
        assert MIND.worth(match.position, 0) == (1.0 if coins else 0.5)


# -- reasons -------------------------------------------------------------------------------------------------


def why(match: Match, best: str, second: str) -> uc.Message | None:
    seat = match.turn[0]
    codes = {str(match.position.describe(seat, move)): move for move in match.position.moves(seat)}
    return reason_for(MIND, match.position, seat, codes[best], codes[second], uc.Seeded(1), 60.0)


def test_a_way_out_at_the_last_chance_is_told_by_the_coins_it_brings() -> None:
    message = why(last_chance("ruta", room(0, 1, "two-coins", 1), loot=["coin"]), "leave", "sleep")
    assert message is not None and message.id == "doggies-reason-loot"
    assert (message.args["value"], message.args["other"]) == (100, 0)
    for language in ("ru", "en"):
        assert "100" not in Texts.of(GAME, language).say(message)  # in all trials


def test_a_reason_never_speaks_for_the_worse_move() -> None:
    match = last_chance("ruta", room(0, 1, "two-coins", 1), loot=["coin"])
    message = why(match, "sleep", "leave")
    assert message is None or message.id not in ("doggies-reason-loot", "doggies-reason-coins", "doggies-reason-cards")


def test_the_coins_of_the_count_are_those_of_the_board() -> None:
    """Counted by hand: two coins and the one that the dog had."""
    match = last_chance("ruta", room(0, 1, "two-coins", 1), loot=["coin"])
    do(match, *["leave"])
    before = match.position
    while match.turn and not match.result:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    figures = dict(zip([figure.id for figure in MIND.figures()], MIND.measure(before, match.position, 0), strict=True))
    assert match.result is not None
    assert figures["doggies-reason-coins"] == match.result.scores[0]
