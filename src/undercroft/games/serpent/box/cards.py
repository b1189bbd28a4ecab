"""The cards files, with every row checked. An error names file, card and field."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Literal

import msgspec

from undercroft.games.serpent.box import fitting, reading, words
from undercroft.kernel.cards import Card, CardFile, other_cards

FOLDER: Final = Path(__file__).parent.parent
Texts = list[str]
none: Final = msgspec.field


class EffectRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An effect's timing, price, aim and operations."""

    when: str
    id: str = ""
    forms: Texts = none(default_factory=list)
    once: bool = False
    pay: int = 0
    pay_printed: bool = False
    target: str = ""
    of: Texts = none(default_factory=list)
    most: int = 99
    within: int = 0
    gloomy: bool = False
    each_rival: bool = False
    test: Texts = none(default_factory=list)
    ok: Texts = none(default_factory=list)
    fail: Texts = none(default_factory=list)
    do: Texts = none(default_factory=list)
    dice: int = 0
    number: int = 0


class Named(Card, frozen=True, kw_only=True):
    """The fields of every card: the Russian name on the box, and the grade of its figures."""

    name: str
    known: str = ""
    mods: Texts = none(default_factory=list)
    effects: list[EffectRow] = none(default_factory=list)


class HeroRow(Named, frozen=True, kw_only=True):
    values: list[tuple[int, int, int]]
    health: int
    boons: int
    treasures: int


class LocationRow(Named, frozen=True, kw_only=True):
    kind: Literal["entrance", "tunnel", "gloomy", "chamber"]
    glory: int
    peril: int
    exits: tuple[str, str, str, str]
    obstacle: str = ""
    lair_of: str = ""


class MonsterRow(Named, frozen=True, kw_only=True):
    copies: int
    cost: int
    kinds: Texts
    values: tuple[int, int, int]
    attacks: Texts
    health: int


class CardRow(Named, frozen=True, kw_only=True):
    sort: Literal["trap", "curse", "boon", "treasure"]
    copies: int
    cost: int | Literal["X"]
    timing: Literal["villainy", "heroic", "response", "any"]
    duration: Literal["instant", "permanent", "attachment"]
    kinds: Texts = none(default_factory=list)
    upkeep: int = 0
    mode: Literal["", "laid", "sprung"] = ""
    host: str = ""
    target: str = ""
    solo: bool = True


class QuestRow(Named, frozen=True, kw_only=True):
    category: Literal["artefact", "influence", "sacrifice", "hunt", "search", "escort", "threat", "chance"]
    places: Texts = none(default_factory=list)
    place_kind: Literal["", "chamber", "gloomy", "tunnel"] = ""
    to: str = ""
    steps: int = 1
    fee: int = 0
    test: Texts = none(default_factory=list)
    fail: Texts = none(default_factory=list)
    price: int = 0
    wounds: int = 0
    worth: int = 0
    hand: int = 0
    search: int = 0
    dice: int = 0
    number: int = 0
    monster: str = ""
    values: tuple[int, int, int] = (0, 0, 0)
    attacks: Texts = none(default_factory=list)
    kinds: Texts = none(default_factory=list)
    health: int = 0
    restore: Texts = none(default_factory=list)
    carried: Texts = none(default_factory=list)
    kept: Texts = none(default_factory=list)
    kept_effects: list[EffectRow] = none(default_factory=list)
    reward: Texts = none(default_factory=list)


class EventRow(Named, frozen=True, kw_only=True):
    most: int
    number: int


class Pack:
    """One cards file, read."""

    def __init__(self, path: Path, has_event: bool) -> None:
        self.grade = "heroic" if path.stem == "heroic" else "legendary"
        file = CardFile(path)
        self.first_level: int = file.number("first_level")
        self.last_level: int = file.number("last_level")
        self.points: int = file.number("points")
        self.heroes: list[HeroRow] = file.rows("hero", HeroRow)
        self.locations: list[LocationRow] = file.rows("location", LocationRow)
        self.monsters: list[MonsterRow] = file.rows("monster", MonsterRow)
        self.cards: list[CardRow] = file.rows("card", CardRow)
        self.quests: list[QuestRow] = file.rows("quest", QuestRow)
        self.events: list[EventRow] = file.rows("event", EventRow) if has_event else []
        file.finish()
        self._check(file)

    def _check(self, file: CardFile) -> None:
        """Refuses figures that are well formed but impossible."""
        places = {row.id for row in self.locations}
        for table, rows in self.tables().items():
            for row in rows:
                self._check_words(file, table, row)
                self._fit(file, table, row)
        for hero in self.heroes:
            if len(hero.values) != self.last_level - self.first_level + 1:
                raise file.fail("hero", hero.id, "values", f"one row per level {self.first_level}–{self.last_level}")
        for location in self.locations:
            for text in location.exits:
                if text not in ("open", "wall"):
                    self._read(file, "location", location.id, "exits", read_exit, text)
            if location.obstacle:
                self._read(file, "location", location.id, "obstacle", read_obstacle, location.obstacle)
        lairs = [location.lair_of for location in self.locations if location.lair_of]
        if lairs != (["nakari"] if self.events else []):
            raise file.fail(
                "location", self.locations[0].id, "lair_of", "Nakari has exactly one lair, other monsters have none"
            )
        if sum(location.kind == "entrance" for location in self.locations) != 1:
            raise file.fail("location", self.locations[0].id, "kind", "a pack has exactly one entrance")
        for quest in self.quests:
            for place in (*quest.places, *([quest.to] if quest.to else [])):
                if place not in places:
                    raise file.fail("quest", quest.id, "places", f"there is no location {place!r}")
            if not quest.places and not quest.place_kind:
                raise file.fail("quest", quest.id, "places", "a quest names its locations or their kind")
            if (quest.category == "escort") != bool(quest.to):
                raise file.fail("quest", quest.id, "to", "escorts, and only they, lead to a second location")

    def _fit(self, file: CardFile, table: str, row: Named) -> None:
        """Figures that a card of its sort cannot use."""

        def refuse(field: str, why: str) -> None:
            raise file.fail(table, row.id, field, why)

        fitting.fit(table, row, refuse)

    def _check_words(self, file: CardFile, table: str, row: Named) -> None:
        for field in ("mods", "kept", "carried"):
            for text in getattr(row, field, []):
                self._read(file, table, row.id, field, reading.read_mod, text)
        for field in ("reward", "restore"):
            for text in getattr(row, field, []):
                self._read(file, table, row.id, field, reading.read_op, text)
        for kind in getattr(row, "kinds", []):
            self._read(file, table, row.id, "kinds", partial(reading.index_of, known=words.KINDS), kind)
        for effect in (*row.effects, *getattr(row, "kept_effects", [])):
            self._read(file, table, row.id, "effects", partial(reading.index_of, known=words.WHENS), effect.when)
            self._read(file, table, row.id, "effects", partial(reading.index_of, known=words.TARGETS), effect.target)
            for text in (*effect.do, *effect.ok, *effect.fail):
                self._read(file, table, row.id, "effects", reading.read_op, text)
            for text in effect.test:
                self._read(file, table, row.id, "effects", reading.read_test, text)

    def _read(
        self, file: CardFile, table: str, id: str, field: str, reader: Callable[[str], object], text: str
    ) -> None:
        try:
            reader(text)
        except (ValueError, IndexError) as error:
            raise file.fail(table, id, field, str(error)) from None

    def tables(self) -> dict[str, list[Named]]:
        return {
            "hero": list(self.heroes),
            "location": list(self.locations),
            "monster": list(self.monsters),
            "card": list(self.cards),
            "quest": list(self.quests),
            "event": list(self.events),
        }


def read_exit(text: str) -> tuple[bool, int, int]:
    """Reads `blocked melee 7` or `trap speed 8`: whether it is a trap, the stat and the number."""
    kind, _, test = text.partition(" ")
    if kind not in ("blocked", "trap"):
        raise ValueError(f"{text!r} is not an exit; exits are 'open', 'wall', 'blocked melee 7', 'trap speed 8'")
    return kind == "trap", *reading.read_test(test)


def read_obstacle(text: str) -> tuple[str, int, int]:
    """Reads `danger 1`, `spikes speed 7`, `pit speed 9`: the kind, the stat (-1 for danger) and the number."""
    kind, _, rest = text.partition(" ")
    if kind == "danger" and rest.isdigit():
        return kind, -1, int(rest)
    if kind not in ("spikes", "pit"):
        raise ValueError(f"{text!r} is not an obstacle; they look like 'danger 1', 'spikes speed 7', 'pit speed 9'")
    return kind, *reading.read_test(rest)


LEGENDARY: Final = Pack(FOLDER / "cards.toml", has_event=True)
HEROIC: Final = Pack(FOLDER / "heroic.toml", has_event=False)
PACKS: Final = (LEGENDARY, HEROIC)
OTHER_CARDS: Final = other_cards(FOLDER)
