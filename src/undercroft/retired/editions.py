"""Which rules and cards a match was played with, and where they are kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from undercroft.games import find_game
from undercroft.games.boxes import digest_with
from undercroft.kernel.errors import BadRecord
from undercroft.kernel.record import Record
from undercroft.retired.sources import Sources, cards_of, digest_of, taken, unpacked, with_cards

FOLDER: Final = Path(__file__).parent
INDEX: Final = FOLDER / "index.json"

FindCards = Callable[[str], Mapping[str, str] | None]  # cards files by name, of a digest, where somebody kept them


class NotKept(BadRecord):
    """A match whose rules or cards are not here: nothing can be said of it, good or bad."""


class NewerRules(NotKept):
    """A match of a later release than this one."""


class Edition(NamedTuple):
    """What a match is played with. `cards` is None where the game has none, or nobody knows."""

    game: str
    rules: int
    cards: str | None

    def __str__(self) -> str:
        return f"{self.rules} {self.cards or ''}".strip()


class Archive(NamedTuple):
    """A release that is kept: for each game the version of its rules and the digest of its cards."""

    path: Path
    editions: dict[str, Edition]


@cache
def archives() -> list[Archive]:
    """All that are kept, the newest first."""
    rows = json.loads(INDEX.read_text("utf-8"))
    found = [
        Archive(FOLDER / f"{number}.tar.xz", {game: Edition(game, *edition) for game, edition in games.items()})
        for number, games in rows.items()
    ]
    return found[::-1]


def archive_of(game: str, rules: int) -> Archive | None:
    """The newest release that plays this version of a game's rules."""
    return next((one for one in archives() if game in one.editions and one.editions[game].rules == rules), None)


def current(game: str) -> Edition:
    """What is played here."""
    found = find_game(game)
    return Edition(game, found.version, found.digest)


def edition_of(record: Record) -> Edition:
    """What a record was played with. One that does not name its cards is older than digests: it had those of the
    release that is kept."""
    archive = archive_of(record.game, record.rules) if record.cards is None else None
    return Edition(record.game, record.rules, archive.editions[record.game].cards if archive else record.cards)


def is_played_here(record: Record) -> bool:
    """Whether the rules and cards of this program are those of the record, as far as anybody knows."""
    edition, here = edition_of(record), current(record.game)
    if edition.rules > here.rules:
        raise NewerRules(f"this is of a newer Undercroft: rules version {edition.rules} of {record.game}; update")
    if edition.rules != here.rules:
        return False
    return edition.cards in (here.cards, None) or edition.cards == digest_with(record.game, record.changes)


def archive_for(record: Record) -> Archive | None:
    """The archive that a match is told by; None if there is none, or the rules of this program tell it."""
    archive = archive_of(record.game, record.rules)
    return archive if record.rules != current(record.game).rules or not record.cards else None


def candidates(record: Record, find_cards: FindCards) -> Iterator[Sources]:
    """The programs that may be able to play a record, the likeliest first. BadRecord if there are none."""
    game, here = record.game, current(record.game)
    archive = archive_for(record)
    if record.rules != here.rules and archive is None:
        raise NotKept(
            f"the record is of rules version {record.rules} of {game}, which is not kept here; here is {here.rules}"
        )
    base = unpacked(archive.path) if archive else taken()
    if record.cards is None:
        yield base
        # Written before digests were, perhaps with the corrected cards that are here still.
        if digest_of(cards_of(base, game)) != here.cards:
            yield with_cards(base, game, cards_of(taken(), game))
        return
    if digest_of(cards_of(base, game)) == record.cards:
        yield base
        return
    cards = cards_of(taken(), game) if record.cards == here.cards else find_cards(record.cards)
    if cards is None:
        raise NotKept(
            f"the record was played with other cards of {game}, which are not kept here: "
            f"their digest is {record.cards}, that of the cards here {here.cards}"
        )
    yield with_cards(base, game, cards)


def no_cards(digest: str) -> None:
    """Nobody has kept any."""
