"""Law: a mind uses only what its seat knows, gives legal moves, judges within bounds and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import undercroft as uc
from undercroft.bots.levels import LEVELS
from undercroft.bots.playout import TO_THE_END, play_out
from undercroft.conformance.courses import encoded
from undercroft.conformance.setups import DoesNotApply, GameSetup, is_about
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Mind
from undercroft.kernel.position import Position
from undercroft.kernel.seats import members
from undercroft.kernel.texts import LANGUAGES, Texts

CLAIMED = 4  # candidates whose claims are examined
TWINS = 3  # positions that look the same to a seat, besides the true one

LOOKED_AT, LESS = (25, 10) if uc.compiled else (10, 5)  # steps of a random walk, with default and with other options
PLAYOUTS = 3
STRAYS = 20 if uc.compiled else 2  # matches in which players depart from the mind's moves
STRAYING = 7  # one decision in this many


def check_redeal(mind: Mind, position: Position, seat: int, number: int) -> None:
    """A redeal keeps the seat's view, down to its move numbers; a spectator sees no more than a seat."""
    dealt = redealt(mind, position, seat, number)
    assert encoded(dealt.view(seat)) == encoded(position.view(seat)), "the seat's view has changed"
    assert encoded(dealt.view(None)) == encoded(position.view(None)), "what everybody sees has changed"
    assert dealt.waiting == position.waiting
    assert list(dealt.moves(seat)) == list(position.moves(seat))
    saved = uc.load(dealt).position
    assert encoded(saved.save()) == encoded(dealt.save()), "what was dealt cannot be saved and loaded"


def check_advice(mind: Mind, position: Position, seat: int, number: int) -> None:
    """The move is legal, and the same in all positions that look the same to the seat, however often it is asked."""
    wanted = advice(mind, position, seat, number)
    assert wanted[0] in moves_of(position, seat), "the advice is not legal"
    assert wanted[1] in moves_of(position, seat), "the quick advice is not legal"
    assert wanted[2], "nothing is worth a thought"
    assert len(set(wanted[2])) == len(wanted[2]), "a candidate is named twice"
    assert set(wanted[2]) <= set(moves_of(position, seat)), "a candidate is not legal"
    for twin in twins(mind, position, seat, number):
        assert advice(mind, twin, seat, number) == wanted, "the advice depends on what the seat cannot know"
    assert advice(mind, position, seat, number) == wanted, "the advice depends on what was asked before"


def check_worth(mind: Mind, position: Position) -> None:
    """Worth is a share of the win, or points, and exact at the end."""
    worths = [mind.worth(position, seat) for seat in range(int(position.seats))]
    is_for_points = mind.is_for_points(position.seats)
    if not is_for_points:
        assert all(0 <= worth <= 1 for worth in worths), f"no shares: {worths}"
        outcomes = [mind.outcome(position, seat) for seat in range(int(position.seats))]
        assert all(0 <= outcome <= 1 for outcome in outcomes), f"no shares: {outcomes}"
    if position.waiting:
        return
    result = position.result()
    if is_for_points:
        assert is_about(worths, list(result.scores)), worths
    else:
        shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(int(position.seats))]
        assert is_about(worths, shares), worths


def check_reasons(mind: Mind, position: Position, seat: int, number: int) -> list[Message]:
    """Claims go by what the seat knows, and trials give a number for every figure; returns all that may be told."""
    figures = mind.figures()
    assert len(mind.measure(position, position, seat)) == len(figures), "not every figure is measured"
    shown = {"value": 12.5, "other": 3, "tries": 40, "seats": position.seats}
    found = [Message(figure.id, shown) for figure in figures]
    for move in list(mind.candidates(position, seat))[:CLAIMED]:
        claims = list(mind.claims(position, seat, move))
        for twin in redealt_twins(mind, position, seat, number):
            assert list(mind.claims(twin, seat, move)) == claims, "a claim depends on what the seat cannot know"
        for claim in claims:
            assert not claim.is_chance or 0 <= claim.value <= 100, f"no chance: {claim}"
            more = {"value": claim.value, "other": 0} if claim.is_relative else {}
            found.append(Message(claim.id, {**claim.args, **more}))
    return found


def check_it_is_left_alone(mind: Mind, position: Position, number: int) -> None:
    """No call changes the position."""

    def state() -> bytes:
        seen = [position.view(watcher) for watcher in (*range(int(position.seats)), None)]
        return encoded([position.save(), seen, position.waiting, position.is_final, position.events is None])

    before = state()
    mind.clock(position)
    for seat in range(int(position.seats)):
        mind.worth(position, seat)
        mind.points(position, seat)
    for seat in members(position.waiting):
        advice(mind, position, seat, number)
        check_reasons(mind, position, seat, number)
    assert state() == before, "a mind has changed the position it was asked about"


def advice(mind: Mind, position: Position, seat: int, number: int) -> tuple[str, str, list[str]]:
    """Returns what a mind plays, in notation."""

    def text(move: int) -> str:
        return str(position.describe(seat, move))

    advised = mind.greedy_move(position, seat, uc.Seeded(number))
    quick = mind.quick(position, seat, uc.Seeded(number))
    return text(advised), text(quick), [text(move) for move in mind.candidates(position, seat)]


def moves_of(position: Position, seat: int) -> list[str]:
    return [str(position.describe(seat, move)) for move in position.moves(seat)]


def redealt(mind: Mind, position: Position, seat: int, number: int) -> Position:
    twin = position.copy()
    mind.redeal(twin, seat, uc.Seeded(number))
    return twin


def twins(mind: Mind, position: Position, seat: int, number: int) -> Iterator[Position]:
    """Returns positions that look the same to the seat: dealt again by the mind, and imagined from the view."""
    view = json.loads(encoded(position.view(seat)))
    yield from redealt_twins(mind, position, seat, number)
    for luck in range(number, number + TWINS):
        yield uc.imagine(view, uc.Seeded(luck))


def redealt_twins(mind: Mind, position: Position, seat: int, number: int) -> Iterator[Position]:
    for luck in range(number, number + TWINS):
        yield redealt(mind, position, seat, luck)


def differences(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """Returns the fields in which two saves differ; places in a list share one name."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in {**one, **other}:
            yield from differences(one.get(name), other.get(name), f"{where}.{name}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for mine, theirs in zip(one, other, strict=True):
            yield from differences(mine, theirs, f"{where}[]")
    elif one != other:
        yield where


def mind_of(setup: GameSetup) -> Mind:
    mind = setup.game.mind()
    if mind is None:
        raise DoesNotApply(f"{setup.game.name} has no mind")
    return mind


def moments(setup: GameSetup, seed: int) -> Iterator[Position]:
    """Yields evenly spaced moments of a random walk and of all courses."""
    walk = [match.position for match in setup.walk(seed)]
    step = max(1, len(walk) // (LESS if setup.options else LOOKED_AT))
    for number in range(0, len(walk), step):
        setup.note(f"random walk {seed}, step {number}")
        yield walk[number]
    yield walk[-1]
    for match in setup.moments():
        yield match.position


def redeal_changes_only_hidden_information(setup: GameSetup) -> None:
    mind = mind_of(setup)
    may: set[str] = set()  # fields that differ in what is imagined from a view
    does: dict[str, str] = {}  # fields that differ in what the mind deals
    for number, position in enumerate(moments(setup, 21)):
        truth = position.save()
        for seat in members(position.waiting):
            check_redeal(mind, position, seat, number)
            may |= set(differences(truth, uc.imagine(position.view(seat), uc.Seeded(number)).save()))
            may |= set(differences(truth, uc.imagine(position.view(seat), uc.Seeded(number + 1)).save()))
            for field in differences(truth, redealt(mind, position, seat, number).save()):
                does.setdefault(field, setup.looked_at)
    assert not {field: seen for field, seen in does.items() if field not in may}, "known to the seat, and dealt again"


def advice_is_legal_and_depends_on_the_view_alone(setup: GameSetup) -> None:
    mind = mind_of(setup)
    for number, position in enumerate(moments(setup, 22)):
        for seat in members(position.waiting):
            check_advice(mind, position, seat, number)


def worth_is_a_share_of_the_win_and_exact_at_the_end(setup: GameSetup) -> None:
    mind = mind_of(setup)
    for position in moments(setup, 23):
        check_worth(mind, position)
    for match in setup.ends(23):
        check_worth(mind, match.position)


def the_clock_never_falls(setup: GameSetup) -> None:
    mind = mind_of(setup)
    for matches in (setup.walk(24), *(course.walk() for course in setup.some_courses(24))):
        shown, short = -1, -1
        for match in matches:
            now, soon = mind.clock(match.position), mind.short_clock(match.position)
            assert now >= max(0, shown), f"the clock falls from {shown} to {now}"
            assert soon >= max(0, short), f"the short clock falls from {short} to {soon}"
            shown, short = now, soon


def a_mind_changes_nothing(setup: GameSetup) -> None:
    mind = mind_of(setup)
    for number, position in enumerate(moments(setup, 25)):
        if number % 3 == 0:
            check_it_is_left_alone(mind, position, number)


def reasons_depend_on_the_view_alone_and_have_texts(setup: GameSetup) -> None:
    mind = mind_of(setup)
    texts = [Texts.of(setup.game, language) for language in LANGUAGES]
    names = [f"Player {seat}" for seat in range(setup.seats)]
    for number, position in enumerate(moments(setup, 26)):
        for seat in members(position.waiting) if number % 3 == 0 else ():
            for message in check_reasons(mind, position, seat, number):
                assert all(each.say(message, names) for each in texts)


def quick_policy_ends_games(setup: GameSetup) -> None:
    mind = mind_of(setup)
    for seed in range(PLAYOUTS):
        position = setup.deal(seed).position
        assert play_out(position, mind, uc.Seeded(seed), TO_THE_END) <= setup.game.longest
        assert not position.waiting


def quick_policy_copes_with_other_moves(setup: GameSetup) -> None:
    """A search tries moves the policy would not make, so the policy must cope when its plans no longer fit."""
    mind = mind_of(setup)
    for seed in range(STRAYS):
        position, chance = setup.deal(seed).position, uc.Seeded(seed)
        while position.waiting:
            seat = members(position.waiting)[0]
            moves = position.moves(seat)
            move = mind.quick(position, seat, chance)
            assert move in moves, f"seed {seed}: quick advice {move} is none of {list(moves)}"
            position.play(seat, moves[chance.below(len(moves))] if chance.below(STRAYING) == 0 else move, chance)


def stronger_levels_think_longer(setup: GameSetup) -> None:
    strengths = mind_of(setup).strengths()
    assert len(strengths) == len(LEVELS)
    assert all(each.rounds >= 0 and each.seconds > 0 and each.slack >= 0 for each in strengths)
    assert [each.seconds for each in strengths] == sorted(each.seconds for each in strengths)
    assert strengths[-1].slack == 0, "the strongest makes no slips"
