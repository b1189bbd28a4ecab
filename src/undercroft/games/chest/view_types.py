"""The table of a view of Chest, declared once: the client's types, the page and the tests are made from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

PartyFace = Literal["warrior", "cleric", "mage", "thief", "champion", "scroll"]
DungeonFace = Literal["goblin", "skeleton", "ooze", "chest", "potion"]
Token = Literal["sword", "talisman", "staff", "tools", "scroll-token", "ring", "scale", "elixir", "bait", "portal"]
Companion = Literal["skeleton-warrior", "goblin-thief", "hero"]
Phase = Literal["formation", "monsters", "loot", "dragon", "regroup", "over"]
Side = Literal["novice", "master"]


class Reroll(TypedDict):
    """Dice are being picked for a re-roll: `reroll`, and `roll` once something is picked."""

    kind: Literal["reroll"]
    picked: Annotated[dict[str, int], "dice picked so far, by face; only faces with a count"]


class Revive(TypedDict):
    """Dice come back from the graveyard, the player chooses each face: `revive`."""

    kind: Literal["revive"]
    left: Annotated[int, "so many are still to come"]


class DragonFight(TypedDict):
    """Companions are being sent against the dragon: `slay`."""

    kind: Literal["dragon"]
    picked: Annotated[dict[str, int], "companions sent so far, only those with a count; dice still lie in `party`"]
    needed: Annotated[int, "different companions that beat it"]


class Strike(TypedDict):
    """Monsters beaten on top: the mercenary's ultimate (2, the first must be named), the commander's warrior or the
    bard's champion (1, may be declined): `strike`, `enough`."""

    kind: Literal["strike"]
    left: Annotated[int, "so many may still be struck"]


class Charm(TypedDict):
    """The enchantress turns monsters into one potion: `charm`, `enough`."""

    kind: Literal["charm"]
    left: Annotated[int, "so many may still be charmed"]


Task = Reroll | Revive | DragonFight | Strike | Charm


class Player(TypedDict):
    """A player's hero, experience and tokens."""

    hero: Annotated[str | None, "id of the hero card (its novice); null without heroes"]
    side: Annotated[Side | None, "the side that is up; null without heroes"]
    title: Annotated[
        str | None, "id of the side that is up, for the texts `chest-hero-TITLE`, `-skill` and `-ultimate`"
    ]
    xp: Annotated[int, "experience"]
    tokens: Annotated[dict[Token, int], "treasure tokens held"]
    done: Annotated[int, "adventures finished"]
    score: Annotated[int, "what the player would have if the game ended now"]


class TableView(TypedDict):
    """All of it is public and the same for everybody."""

    adventurer: Annotated[int, "the seat whose adventure it is"]
    lord: Annotated[int | None, "the dungeon lord to the left, who only rolls; null in a solo game"]
    level: Annotated[int, "of the dungeon"]
    levels: Annotated[int, "the deepest level there is"]
    phase: Phase
    party: Annotated[dict[PartyFace, int], "active party dice by face"]
    graveyard: Annotated[int, "used party dice; with those of `party` always all of them"]
    companions: Annotated[dict[Companion, int], "temporary companions"]
    exhausted: Annotated[bool, "the adventurer's hero has used its ultimate (the card lies sideways)"]
    dungeon: Annotated[dict[DungeonFace, int], "dungeon dice on the level"]
    lair: Annotated[int, "dungeon dice that show a dragon"]
    wakes: Annotated[int, "so many of them wake the dragon"]
    stirs: Annotated[bool, "there are enough of them, but the dragon comes only after the loot"]
    awake: Annotated[bool, "the dragon phase has begun: it is to be beaten, or fled from"]
    reserve: Annotated[int, "dungeon dice that are nowhere else"]
    task: Annotated[Task | None, "a choice in several steps that has begun"]
    supply: Annotated[dict[Token, int], "what is still in the treasure chest"]
    players: Annotated[list[Player], "by seat"]
    rank: Annotated[str | None, "the rank of a finished solo game"]
