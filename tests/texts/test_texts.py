"""Both languages have every text, every text is used, and every sentence of a game can be built."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

import undercroft as uc
from tests.texts import ftl
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.texts import LANGUAGES, Texts

OWNERS = ftl.PREFIXES
MIXED = re.compile(r"[А-Яа-яЁё][A-Za-z]|[A-Za-z][А-Яа-яЁё]")
GAMES_PLAYED = 6


@pytest.mark.parametrize("owner", OWNERS)
def test_both_languages_have_the_same_messages(owner: str) -> None:
    first, second = (set(ftl.messages(owner, language)) for language in LANGUAGES)
    assert first - second == set(), f"missing in {LANGUAGES[1]}"
    assert second - first == set(), f"missing in {LANGUAGES[0]}"


@pytest.mark.parametrize("owner", OWNERS)
def test_both_languages_know_the_same_variables(owner: str) -> None:
    first, second = (ftl.messages(owner, language) for language in LANGUAGES)
    differ = {
        id: ftl.variables(first[id]) ^ ftl.variables(second[id])
        for id in first
        if id in second and ftl.variables(first[id]) != ftl.variables(second[id])
    }
    assert differ == {}


@pytest.mark.parametrize("owner", OWNERS)
def test_every_message_used_exists(owner: str) -> None:
    used = {id for id in ftl.literal_ids() if id.split("-")[0] == owner} | ftl.built_ids(owner)
    assert used - set(ftl.messages(owner, LANGUAGES[0])) == set()


@pytest.mark.parametrize("owner", OWNERS)
def test_every_message_is_used(owner: str) -> None:
    messages = ftl.messages(owner, LANGUAGES[0])
    quoted = {id for pattern in messages.values() for id in ftl.references(pattern)}
    used = ftl.literal_ids() | ftl.web_ids() | ftl.built_ids(owner) | quoted
    if owner not in ftl.SHARED:
        used |= ftl.card_ids(owner)
    # Of an event that the reader does or suffers, the client says `you`.
    used |= {f"{id}{end}" for id in used if "-event-" in id for end in ("-you", "-at-you")}
    assert set(messages) - used == set()


@pytest.mark.parametrize("owner", [owner for owner in OWNERS if owner not in ftl.SHARED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_player_is_told_to_that_player_as_you(owner: str, language: str) -> None:
    messages = ftl.messages(owner, language)
    for id, pattern in messages.items():
        if "-event-" not in id or id.endswith("-you"):
            continue
        for variable, end in (("who", "-you"), ("whom", "-at-you")):
            if variable in ftl.variables(pattern):
                assert variable not in ftl.variables(messages[f"{id}{end}"]), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_gives_what_its_text_needs(language: str) -> None:
    lacking = []
    for path, line, id, given in ftl.told():
        owner = id.split("-")[0]
        needed = ftl.variables(ftl.messages(owner, language)[id]) if owner in OWNERS else set()
        if needed - given:
            lacking.append(f"{path.name}:{line}: {id} lacks {sorted(needed - given)}")
    assert lacking == []


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_mixes_alphabets(owner: str, language: str) -> None:
    mixed = {id: MIXED.findall(ftl.written(pattern)) for id, pattern in ftl.messages(owner, language).items()}
    assert {id: found for id, found in mixed.items() if found} == {}


@pytest.mark.parametrize("name", uc.games())
@pytest.mark.parametrize("seed", range(GAMES_PLAYED))
def test_every_sentence_of_a_random_game_can_be_said(name: str, seed: int) -> None:
    game = find_game(name)
    seats = game.seats[seed % len(game.seats)]
    match = uc.deal(name, seats=seats, seed=seed)
    chance = Seeded(1000 + seed)
    every = [Texts.of(game, language) for language in LANGUAGES]
    sayable = set(_to_say(match))
    while match.turn:
        seat = match.turn[chance.below(len(match.turn))]
        moves = match.moves(seat)
        match.play(seat, moves[chance.below(len(moves))])
        sayable |= set(_to_say(match))
    assert match.result is not None
    for texts in every:
        for message in sayable:
            _check(texts.say(json.loads(message)), texts)
        for parts in match.result.parts + match.result.ties:
            for id, _ in parts:
                _check(texts(id), texts)


def _to_say(match: Match) -> Iterator[str]:
    """The prompts, the moves and the last events, for every seat and the spectators; as JSON, for most come again."""
    for seat in (*range(match.seats), None):
        view = match.view(seat)
        yield json.dumps(view["prompt"])
        for move in view["moves"]:
            yield json.dumps({"id": f"{match.game.name}-move-{move['verb']}", "args": move["args"]})
        for event in match.told(seat, len(match.steps)):
            yield json.dumps({"id": event.id, "args": event.args})


def _check(text: str, texts: Texts) -> None:
    assert text.strip()
    assert "{" not in text and "$" not in text, text
    assert not MIXED.search(text), text
    if texts.language == "ru":
        assert re.search(r"[А-Яа-яЁё]", text), f"no Russian in {text!r}"
