"""Law: a mind knows what its seat knows, gives legal advice, judges within bounds and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import undercroft as uc
from undercroft.bots.levels import LEVELS
from undercroft.bots.playout import TO_THE_END, informed
from undercroft.conformance.applying import DoesNotApply
from undercroft.conformance.minds import (
    check_advice,
    check_it_is_left_alone,
    check_reason,
    check_redeal,
    check_worth,
    differences,
    redealt,
)
from undercroft.conformance.tables import Table
from undercroft.kernel.mind import Mind
from undercroft.kernel.position import Position
from undercroft.kernel.seats import members
from undercroft.kernel.texts import LANGUAGES, Texts

LOOKED_AT, LESS = (25, 10) if uc.compiled else (10, 5)  # steps of a random walk; with other options than default
PLAYOUTS = 3
STRAYS = 20 if uc.compiled else 2  # matches in which players stray from the advice
STRAYING = 7  # one decision of so many


def mind_of(table: Table) -> Mind:
    mind = table.game.mind()
    if mind is None:
        raise DoesNotApply(f"{table.game.name} has no mind")
    return mind


def moments(table: Table, seed: int) -> Iterator[Position]:
    """Of a random walk, at even distances, and of all courses."""
    walk = [match.position for match in table.walk(seed)]
    step = max(1, len(walk) // (LESS if table.options else LOOKED_AT))
    for number in range(0, len(walk), step):
        table.note(f"random walk {seed}, step {number}")
        yield walk[number]
    yield walk[-1]
    for match in table.moments():
        yield match.position


def what_is_hidden_is_dealt_anew_and_nothing_else(table: Table) -> None:
    mind = mind_of(table)
    may: set[str] = set()  # differ in what is imagined from a view
    does: dict[str, str] = {}  # differ in what the mind deals
    for number, position in enumerate(moments(table, 21)):
        truth = position.save()
        for seat in members(position.waiting):
            check_redeal(mind, position, seat, number)
            may |= set(differences(truth, uc.imagine(position.view(seat), uc.Seeded(number)).save()))
            may |= set(differences(truth, uc.imagine(position.view(seat), uc.Seeded(number + 1)).save()))
            for field in differences(truth, redealt(mind, position, seat, number).save()):
                does.setdefault(field, table.looked_at)
    assert not {field: seen for field, seen in does.items() if field not in may}, "known to the seat, and dealt anew"


def advice_is_legal_and_goes_by_what_the_seat_knows(table: Table) -> None:
    mind = mind_of(table)
    for number, position in enumerate(moments(table, 22)):
        for seat in members(position.waiting):
            check_advice(mind, position, seat, number)


def worth_is_a_share_of_the_victory_and_exact_at_the_end(table: Table) -> None:
    mind = mind_of(table)
    for position in moments(table, 23):
        check_worth(mind, position)
    for match in table.ends(23):
        check_worth(mind, match.position)


def the_clock_never_falls(table: Table) -> None:
    mind = mind_of(table)
    for matches in (table.walk(24), *(course.walk() for course in table.some_courses(24))):
        shown = -1
        for match in matches:
            now = mind.clock(match.position)
            assert now >= max(0, shown), f"the clock falls from {shown} to {now}"
            shown = now


def a_mind_changes_nothing(table: Table) -> None:
    mind = mind_of(table)
    for number, position in enumerate(moments(table, 25)):
        if number % 3 == 0:
            check_it_is_left_alone(mind, position, number)


def reasons_have_texts(table: Table) -> None:
    mind = mind_of(table)
    texts = [Texts.of(table.game, language) for language in LANGUAGES]
    names = [f"Player {seat}" for seat in range(table.seats)]
    for number, position in enumerate(moments(table, 26)):
        for seat in members(position.waiting) if number % 3 == 0 else ():
            reason = check_reason(mind, position, seat, number)
            assert reason is None or all(each.say(reason, names) for each in texts)


def informed_games_end(table: Table) -> None:
    mind = mind_of(table)
    for seed in range(PLAYOUTS):
        position = table.deal(seed).position
        assert informed(position, mind, uc.Seeded(seed), TO_THE_END) <= table.game.longest
        assert not position.waiting


def who_strays_from_quick_advice_still_gets_legal_advice(table: Table) -> None:
    """A search tries moves that the policy would not make; what the policy had planned then no longer fits."""
    mind = mind_of(table)
    for seed in range(STRAYS):
        position, chance = table.deal(seed).position, uc.Seeded(seed)
        while position.waiting:
            seat = members(position.waiting)[0]
            moves = position.moves(seat)
            move = mind.quick(position, seat, chance)
            assert move in moves, f"seed {seed}: quick advice {move} is none of {list(moves)}"
            position.play(seat, moves[chance.below(len(moves))] if chance.below(STRAYING) == 0 else move, chance)


def levels_think_ever_more(table: Table) -> None:
    strengths = mind_of(table).strengths()
    assert len(strengths) == len(LEVELS)
    assert all(each.rounds >= 0 and each.seconds > 0 and each.slack >= 0 for each in strengths)
    assert [each.seconds for each in strengths] == sorted(each.seconds for each in strengths)
    assert strengths[-1].slack == 0, "the strongest makes no slips"
