"""The notation: what is written reads back, whatever its spelling."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undercroft as uc
from undercroft.kernel.move import Move, Notation

NOTATION = Notation(
    {
        "fight": "{companion} > {monster}×{count:int}",
        "open": "{companion} > chest",
        "give": "give {what} to seat {whom:int}",
        "flee": "flee",
    }
)
# Words of a notation are small letters, Latin or Cyrillic, with digits and signs among them. An x before a number, in
# either alphabet, is the sign ×.
WORDS = st.from_regex(r"(?!x\d)[a-zа-фц-я]([a-zа-фц-я0-9.,:+/'&|_-]*[a-zа-фц-я0-9])?", fullmatch=True)
NUMBERS = st.integers(-999, 9999)


def moves() -> st.SearchStrategy[Move]:
    return st.one_of(
        st.builds(lambda a, b, n: NOTATION.move("fight", companion=a, monster=b, count=n), WORDS, WORDS, NUMBERS),
        st.builds(lambda a: NOTATION.move("open", companion=a), WORDS),
        st.builds(lambda a, n: NOTATION.move("give", what=a, whom=n), WORDS, NUMBERS),
        st.just(NOTATION.move("flee")),
    )


@given(moves())
def test_notation_of_a_move_parses_back(move: Move) -> None:
    parsed = NOTATION.parse(str(move))
    assert parsed == move
    assert parsed.data() == move.data()
    assert hash(parsed) == hash(move)


@given(moves(), st.sampled_from([" ", "  ", "\t", "\u00a0"]))
def test_notation_ignores_case_and_spaces(move: Move, space: str) -> None:
    assert NOTATION.parse(space + str(move).upper().replace(" ", space) + space) == move


@given(st.text(max_size=60))
def test_any_text_parses_to_a_move_or_is_refused(text: str) -> None:
    try:
        move = NOTATION.parse(text)
    except uc.IllegalMove as error:
        assert "is not a move in this game's notation" in str(error)
    else:
        assert NOTATION.parse(str(move)) == move


@pytest.mark.parametrize(
    "spelling",
    [
        "warrior > goblin×2",
        "warrior>goblin×2",
        "Warrior  →  Goblin × 2",
        "warrior > goblin*2",
        "warrior > goblin x2",
        "warrior > goblin x 2",
        "warrior > goblinx2",
        "warrior -> goblin×2",
        "warrior=>goblin x2",
        "warrior > goblinх2",  # the Cyrillic letter
    ],
)
def test_notation_accepts_what_people_type(spelling: str) -> None:
    move = NOTATION.parse(spelling)
    assert move.args == {"companion": "warrior", "monster": "goblin", "count": 2}
    assert str(move) == "warrior > goblin×2"


def test_a_count_of_one_may_be_omitted() -> None:
    notation = Notation({"ultimate": "ultimate", "summon": "ultimate×{count:int}"})
    assert [move.data() for move in notation.readings("Ultimate")] == [
        {"verb": "ultimate", "args": {}, "text": "ultimate"},
        {"verb": "summon", "args": {"count": 1}, "text": "ultimate×1"},
    ]
    assert notation.parse("ultimate").verb == "ultimate"


def test_a_refusal_shows_the_notation() -> None:
    with pytest.raises(uc.IllegalMove, match=r"moves look like `\{companion\} > \{monster\}×\{count\}`, "):
        NOTATION.parse("warrior goblin")


def test_moves_are_equal_by_verb_and_arguments() -> None:
    assert NOTATION.move("open", companion="thief") != NOTATION.move("open", companion="mage")
    assert NOTATION.move("flee") != "flee"
    assert len({NOTATION.parse("flee"), NOTATION.parse("FLEE")}) == 1
    assert repr(NOTATION.move("flee")) == "<move flee>"
