"""The twelve achievements, judged from records: what was told while the match was played again, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any, Final

from undercroft.games.chest import GAME
from undercroft.games.chest.cards import BOX, HEROES, TOKENS
from undercroft.kernel.match import Match, replay
from undercroft.kernel.record import Record

SPENDING: Final = ("chest-event-beaten", "chest-event-opened", "chest-event-drank", "chest-event-against")
GUILD_HEAD: Final = "guild-head"
SWEEPING: Final = ("fury", "intervention")  # ultimates that clear a level by themselves


class Story:
    """One seat's adventures, told event by event."""

    def __init__(self) -> None:
        self.earned: set[str] = set()
        self.used_tokens = False
        self._dragons = 0  # beaten in this adventure
        self._seven_dice = False  # cast at once on this level
        self._alone = False  # entered this level with at most one active die
        self._spent = False  # a companion, or a sweeping ultimate, on this level

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
            self._alone = args["party"] <= BOX.figure("last-stand")
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
        if figure >= BOX.figure(achievement):
            self.earned.add(achievement)

    def _hear_cast(self, faces: dict[str, Any]) -> None:
        dice = sum([faces[face.id] for face in BOX.dungeon])
        self._seven_dice |= dice >= BOX.figure("odds")
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


def earned(record: Record, seat: int) -> tuple[str, ...]:
    """What a seat has earned in a recorded match, in the order of the rulebook. The head of the guild needs several."""
    return judged(replay(GAME, record), seat)


def judged(match: Match, seat: int) -> tuple[str, ...]:
    """The same for a match at hand."""
    story = Story()
    for event in match.told(seat):
        if event.args.get("who") == seat:
            story.hear(event.id, event.args)
    found = story.earned
    result = match.result
    if result is not None:
        score = result.scores[seat]
        tokens = sum([points for id, points in result.parts[seat] if id != "chest-part-xp"])
        if tokens >= BOX.figure("bottomless-bag"):
            found.add("bottomless-bag")
        if match.options.data()["heroless"] and score >= BOX.figure("clean-twenty"):
            found.add("clean-twenty")
        if not story.used_tokens and score >= BOX.figure("magic-whirl"):
            found.add("magic-whirl")
    return _in_order(found)


def leads_guild(games: Iterable[tuple[Record, int]]) -> bool:
    """Head of the guild: among these matches (and the seat played) is a finished one with each of the heroes."""
    return is_guild({hero_of(replay(GAME, record), seat) for record, seat in games if record.result is not None})


def hero_of(match: Match, seat: int) -> str | None:
    """The hero a seat plays, None without one."""
    hero: str | None = match.view(None)["table"]["players"][seat]["hero"]
    return hero


def is_guild(heroes: Set[str | None] | Set[str]) -> bool:
    """Are these so many different heroes that their player is the head of the guild?"""
    return len(heroes & set(HEROES)) >= BOX.figure(GUILD_HEAD)


def _in_order(found: Set[str]) -> tuple[str, ...]:
    return tuple([row.id for row in BOX.achievements if row.id in found])
