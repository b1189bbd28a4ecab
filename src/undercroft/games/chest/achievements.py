"""The twelve achievements, judged from the events and the result of a replayed match."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from undercroft.games.chest.cards import CARDS, TOKENS
from undercroft.kernel.match import Match

SPENDING: Final = ("chest-event-beaten", "chest-event-opened", "chest-event-drank", "chest-event-against")
PREFIX: Final = "chest-achievement-"
IDS: Final = tuple([f"{PREFIX}{row.id}" for row in CARDS.achievements])
SWEEPING: Final = ("fury", "intervention")  # ultimates that clear a level by themselves


class Story:
    """One seat's adventures, event by event."""

    def __init__(self) -> None:
        self.earned: set[str] = set()
        self.used_tokens: bool = False
        self._dragons = 0  # beaten in this adventure
        self._seven_dice = False  # rolled at once on this level
        self._alone = False  # entered this level with at most one active die
        self._spent = False  # used a companion or a sweeping ultimate on this level

    def hear(self, id: str, args: dict[str, Any]) -> None:
        if args.get("companion") in TOKENS or id in ("chest-event-used", "chest-event-paid"):
            self.used_tokens = True
        if id in SPENDING and not (id == "chest-event-drank" and args["companion"] in ("scroll", "scroll-token")):
            self._spent = True
        if id == "chest-event-ultimate" and args["ultimate"] in SWEEPING:
            self._spent = True
        if id == "chest-event-adventure":
            self._dragons = 0
        elif id == "chest-event-formed":
            self._earn("cheater", args["champion"])
        elif id == "chest-event-level":
            self._seven_dice = self._spent = False
            self._alone = args["party"] <= CARDS.figure("last-stand")
        elif id == "chest-event-dungeon":
            self._hear_cast(args)
        elif id == "chest-event-dragon-beaten":
            self._hear_victory()
        elif id == "chest-event-cleared":
            self._survive()
            if not self._spent:
                self._earn("critical-hit", args["level"])
        elif id == "chest-event-rested" or (id == "chest-event-used" and args["token"] == "portal"):
            self._survive()
            self._earn("conqueror", args["level"])

    def _earn(self, achievement: str, figure: int) -> None:
        if figure >= CARDS.figure(achievement):
            self.earned.add(achievement)

    def _hear_cast(self, faces: dict[str, Any]) -> None:
        dice = sum([faces[face.id] for face in CARDS.dungeon])
        self._seven_dice |= dice >= CARDS.figure("odds")
        self._earn("lure", faces["dragon"])

    def _hear_victory(self) -> None:
        self._dragons += 1
        self._earn("dragon-killer", self._dragons)
        self._earn("dragon-tamer", self._dragons)
        if self._alone:
            self.earned.add("last-stand")

    def _survive(self) -> None:
        if self._seven_dice:
            self.earned.add("odds")


def judged(match: Match, seat: int) -> tuple[str, ...]:
    """Returns a seat's achievements in a match, in the order of the rulebook. Head of the guild needs several
    matches.
    """
    story = Story()
    for event in match.told(seat):
        if event.args.get("who") == seat:
            story.hear(event.id, event.args)
    found = story.earned
    result = match.result
    if result is not None:
        score = result.scores[seat]
        tokens = sum([points for id, points in result.parts[seat] if id != "chest-part-xp"])
        if tokens >= CARDS.figure("bottomless-bag"):
            found.add("bottomless-bag")
        if match.options.data()["heroless"] and score >= CARDS.figure("clean-twenty"):
            found.add("clean-twenty")
        if not story.used_tokens and score >= CARDS.figure("magic-whirl"):
            found.add("magic-whirl")
    return tuple([f"{PREFIX}{row.id}" for row in CARDS.achievements if row.id in found])


def career(heroes: Collection[str]) -> tuple[str, ...]:
    """Returns head of the guild for finished matches with enough different heroes."""
    return (f"{PREFIX}guild-head",) if len(set(heroes)) >= CARDS.figure("guild-head") else ()
