"""Claims for and against a move of Chest: skills that matter on this level, and the companions and tokens spent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import FIGHTERS, MASTERS, NO_WAY, Outlook
from undercroft.games.chest.bot.tactics import best_fight, move_of
from undercroft.games.chest.cards import DUNGEON_FACES, FACES, TOKENS
from undercroft.games.chest.components import (
    ALL_COMPANIONS,
    COMPANION_NAMES,
    DRAGON_WAKES,
    FIRST_TEMPORARY,
    FIRST_TOKEN,
    HERO,
    LEVELS,
    MADE_OF,
    MONSTER_TYPES,
    MONSTERS,
    PARTY_FACES,
    SERVES,
    SIDES,
    TARGETS,
    Face,
    Target,
    Token,
    Ultimate,
    count,
    one,
    size,
)
from undercroft.games.chest.notation import USES, Code
from undercroft.games.chest.offers import baited
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import Phase, party_faces
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import Claim

UNTOLD: Final = -1  # there is no way, or an extra strike makes it less simple to count
TRIES: Final = 400  # of the next level, to tell the chance to come through it


def claims(game: Chest, move: i64) -> list[Claim]:
    """Returns what can be said about a move, the strongest first."""
    if move < USES:
        companion, target, number = move // 8 // TARGETS, move // 8 % TARGETS, move % 8
        if target < MONSTER_TYPES:
            return fighting(game, companion, target, number) + spending(game, companion)
        deed = opening(game, number) if target == Target.CHEST else drinking(companion, number)
        return deed + spending(game, companion)
    if move < Code.REROLL:
        return spending(game, move - Code.SLAY)
    if Code.REVIVE <= move < Code.STRIKE:
        return reviving(game, move - Code.REVIVE)
    if Code.STRIKE <= move < Code.USE:
        return aiming(game, move - Code.STRIKE if move < Code.CHARM else move - Code.CHARM)
    if Code.USE <= move < Code.PAY:
        return [*using(game, move - Code.USE), kept(TOKENS[move - Code.USE])]
    if Code.PAY <= move < Code.READ_SCROLL or (move == Code.ULTIMATE and SIDES[game.side].ultimate != Ultimate.REROLL):
        return ultimate(game, move)
    if move in (Code.READ_SCROLL, Code.READ_TOKEN):
        return [*casting(game), kept("scroll" if move == Code.READ_SCROLL else TOKENS[Token.SCROLL])]
    if move == Code.ULTIMATE:
        return casting(game)
    if move == Code.DESCEND:
        return stairs(game)
    return fleeing(game) if move == Code.FLEE else []


# -- companions ----------------------------------------------------------------------------------------


def spending(game: Chest, companion: i64) -> list[Claim]:
    """Tells who is spent: a helper that leaves anyway, one of several, or a companion that should be kept."""
    name = COMPANION_NAMES[companion]
    if FIRST_TEMPORARY <= companion < HERO:
        return [Claim("chest-reason-passing", {"companion": name})]
    if FIRST_TOKEN <= companion < FIRST_TEMPORARY or companion == Face.SCROLL:
        return [kept(name)]
    found = [Claim("chest-reason-keep-champion", {}, is_against=True)] if companion == Face.CHAMPION else []
    number = int(count(game.party, companion)) if companion < PARTY_FACES else 0
    if number > 1:
        found.append(Claim("chest-reason-spare", dict(party_faces(number * one(companion))), number))
    return found


def kept(name: str) -> Claim:
    """Names a scroll or a token that a move spends."""
    return Claim("chest-reason-keep", {"other": name}, is_against=True)


def fighting(game: Chest, companion: i64, monster: i64, number: i64) -> list[Claim]:
    found: list[Claim] = []
    if 1 < number == count(game.dungeon, monster) and masters_of(game.side, game.forces(), monster) == [companion]:
        told = {"companion": COMPANION_NAMES[companion], "monster": DUNGEON_FACES[monster], "count": int(number)}
        found.append(Claim("chest-reason-only", told))
    rest = fewest(game.side, game.forces() - one(companion), game.dungeon - (number << 4 * monster))
    if rest != UNTOLD:
        found.append(Claim("chest-reason-enough", {}, int(rest) + 1, is_against=True, is_relative=True))
    return found


def aiming(game: Chest, monster: i64) -> list[Claim]:
    """Counts the companions that the other monsters take after a strike or a charm."""
    rest = fewest(game.side, game.forces(), game.dungeon - one(monster))
    return [] if rest == UNTOLD else [Claim("chest-reason-aim", {}, int(rest), is_against=True, is_relative=True)]


# -- how many companions a level takes -----------------------------------------------------------------


def fewest(side: i64, forces: i64, dungeon: i64) -> i64:
    """Returns the fewest companions that beat these monsters: of each kind a master beats all, others one each."""
    if not dungeon & MONSTERS:
        return 0
    if SIDES[side].extra >= 0:
        return UNTOLD
    there = fighters(side, forces)
    found: i64 = UNTOLD
    swept: i64 = 0  # the set of kinds that are beaten at once
    while swept < 1 << MONSTER_TYPES:
        number = needed(dungeon, swept)
        if number <= there and (found < 0 or number < found) and is_swept(side, forces, dungeon, swept, 0):
            found = number
        swept += 1
    return found


def fighters(side: i64, forces: i64) -> i64:
    """Returns how many companions can fight at all."""
    number: i64 = 0
    companion: i64 = 0
    while companion < ALL_COMPANIONS:
        if FIGHTERS[side] >> companion & 1:
            number += count(forces, companion)
        companion += 1
    return number


def needed(dungeon: i64, swept: i64) -> i64:
    number: i64 = 0
    for monster in range(MONSTER_TYPES):
        there = count(dungeon, monster)
        number += min(there, 1) if swept >> monster & 1 else there
    return number


def is_swept(side: i64, forces: i64, dungeon: i64, swept: i64, monster: i64) -> bool:
    """Returns whether each of these kinds has a master of its own."""
    while monster < MONSTER_TYPES and not (swept >> monster & 1 and count(dungeon, monster)):
        monster += 1
    if monster == MONSTER_TYPES:
        return True
    companion: i64 = 0
    while companion < ALL_COMPANIONS:
        is_free = count(forces, companion) and is_master(side, companion, monster)
        if is_free and is_swept(side, forces - one(companion), dungeon, swept, monster + 1):
            return True
        companion += 1
    return False


def is_master(side: i64, companion: i64, target: i64) -> bool:
    """Returns whether a companion takes any number of these monsters, or of chests."""
    masters: i64 = MASTERS[side]
    return bool(masters >> 16 * target + companion & 1)


def masters_of(side: i64, forces: i64, target: i64) -> list[int]:
    """Returns the kinds of companions there that take any number of these."""
    return [kind for kind in range(ALL_COMPANIONS) if count(forces, kind) and is_master(side, kind, target)]


# -- chests, potions, the graveyard ------------------------------------------------------------------------


def opening(game: Chest, number: i64) -> list[Claim]:
    found: list[Claim] = []
    if number > 1:
        found.append(Claim("chest-reason-open-all", {"count": int(number)}, int(number)))
    if game.level == LEVELS and game.lair < DRAGON_WAKES and not game.monsters:
        found.append(Claim("chest-reason-open-last", {}))
    elif count(game.dungeon, Target.POTION) and size(game.forces()) > 1:
        found.append(Claim("chest-reason-open-first", {}))
    return found


def drinking(companion: i64, number: i64) -> list[Claim]:
    if companion >= PARTY_FACES:
        return [Claim("chest-reason-drink-free", {"count": int(number)}, int(number))]
    return [Claim("chest-reason-drink-many", {"count": int(number)}, int(number))] if number > 1 else []


def reviving(game: Chest, face: i64) -> list[Claim]:
    """Tells what a face does on this level that nobody in the party does, and what it is good for below."""
    forces, side, name = game.forces(), game.side, FACES[face]
    found: list[Claim] = []
    for monster in range(MONSTER_TYPES):
        number = int(count(game.dungeon, monster))
        if number > 1 and is_master(side, face, monster) and not masters_of(side, forces, monster):
            told = {"face": name, "monster": DUNGEON_FACES[monster], "count": number}
            found.append(Claim("chest-reason-revive-monsters", told))
            break
    types = game.spread(forces)
    if game.lair >= DRAGON_WAKES and types < SIDES[side].dragon_needs and game.spread(forces + one(face)) > types:
        found.append(Claim("chest-reason-revive-dragon", {"die": name, "needed": SIDES[side].dragon_needs}))
    chests = int(count(game.dungeon, Target.CHEST))
    if chests > 1 and is_master(side, face, Target.CHEST) and not masters_of(side, forces, Target.CHEST):
        found.append(Claim("chest-reason-revive-chests", {"face": name, "count": chests}))
    if face == Face.CHAMPION:
        found.append(Claim("chest-reason-revive-champion", {}))
    elif face == Face.SCROLL:
        found.append(
            Claim("chest-reason-revive-anybody" if SIDES[side].scroll_serves else "chest-reason-revive-scroll", {})
        )
    elif not any([SERVES[companion] == face and count(forces, companion) for companion in range(len(SERVES))]):
        found.append(Claim("chest-reason-revive-missing", {"face": name}))
    return found


# -- tokens and ultimates ----------------------------------------------------------------------------------


def using(game: Chest, token: i64) -> list[Claim]:
    if token == Token.RING:
        return [emptied(game, "ring")]
    if token == Token.ELIXIR:
        return [Claim("chest-reason-elixir", {})]
    if token == Token.BAIT:
        return roused("chest-reason-bait", game, size(baited(game)))
    if token == Token.PORTAL and (game.monsters or game.phase == Phase.DRAGON) and is_lost(game):
        return [Claim("chest-reason-portal", {"count": int(game.level)})]
    return []


def ultimate(game: Chest, move: i64) -> list[Claim]:
    kind = SIDES[game.side].ultimate
    monsters = size(game.monsters)
    if kind == Ultimate.COMPANION:
        return [Claim("chest-reason-hero", {})]
    if kind == Ultimate.FURY:
        return [Claim("chest-reason-fury", {})]
    if kind == Ultimate.INTERVENTION:
        return [Claim("chest-reason-intervention", {})]
    if kind == Ultimate.STRIKE:
        return [Claim("chest-reason-strikes", {"count": int(min(monsters, SIDES[game.side].power))})]
    if kind == Ultimate.CHARM:
        return [Claim("chest-reason-charms", {})]
    if kind == Ultimate.CRY:
        return roused("chest-reason-cry", game, monsters)
    if kind == Ultimate.SUMMON:
        made_of = MADE_OF[SIDES[game.side].summons - FIRST_TEMPORARY]
        number = int(move - Code.SUMMON + 1)
        return [Claim("chest-reason-summon", {"monster": DUNGEON_FACES[made_of], "count": number}, number)]
    return [emptied(game, "ballad")]


def emptied(game: Chest, by: str) -> Claim:
    """Tells of an emptied lair, and how its dragon stood to the party."""
    told = {"by": by, "dragon": dragon_of(game, game.lair), "count": int(game.lair), "wakes": int(DRAGON_WAKES)}
    return Claim("chest-reason-lair", told)


def roused(id: str, game: Chest, number: i64) -> list[Claim]:
    """Tells how many dice become dragons. Nothing speaks for waking one that cannot be beaten."""
    dragon = dragon_of(game, game.lair + number)
    return [] if dragon == "deadly" else [Claim(id, {"count": int(number), "dragon": dragon})]


def dragon_of(game: Chest, lair: i64) -> str:
    if lair < DRAGON_WAKES:
        return "asleep"
    return "deadly" if game.spread(game.forces()) < SIDES[game.side].dragon_needs else "beatable"


# -- the level as it lies ------------------------------------------------------------------------------------


def casting(game: Chest) -> list[Claim]:
    """Tells what the level would cost as it lies, where dice are cast again."""
    if dragon_of(game, game.lair) == "deadly":
        return [Claim("chest-reason-cast-dragon", {"needed": SIDES[game.side].dragon_needs})]
    if not game.monsters:
        return []
    if is_lost(game):
        return [Claim("chest-reason-cast-lost", {})]
    number, there = int(fewest(game.side, game.forces(), game.dungeon)), int(fighters(game.side, game.forces()))
    if number < 2 or 2 * number < there:
        return []
    return [Claim("chest-reason-cast-costly", {"count": number, "of": there})]


def is_lost(game: Chest) -> bool:
    """Tells whether the companions that are there cannot win the level."""
    if game.monsters and best_fight(Outlook(game), game)[0] <= NO_WAY:
        return True
    return dragon_of(game, game.lair) == "deadly" and not count(game.dungeon, Target.POTION)


def fleeing(game: Chest) -> list[Claim]:
    if not is_lost(game):
        return []
    is_dragon = dragon_of(game, game.lair) == "deadly"
    return [Claim("chest-reason-flee-dragon" if is_dragon else "chest-reason-flee-monsters", {})]


def stairs(game: Chest) -> list[Claim]:
    """Tells the chance to come through one more level, and not to."""
    level, chance = int(game.level) + 1, round(100 * survival(game))
    return [
        Claim("chest-reason-stairs", {"level": level, "value": chance}, chance, is_chance=True),
        Claim("chest-reason-risk", {"level": level, "value": 100 - chance}, 100 - chance, True, is_chance=True),
    ]


def survival(game: Chest) -> float:
    """Returns the part of some tries in which the next level is left with its points: cleared, or by a portal."""
    came_through = 0
    chance = Seeded(1)
    seat = game.adventurer
    for _ in range(TRIES):
        twin = game.copy()
        twin.play(seat, Code.DESCEND, chance)
        while twin.done == game.done and twin.phase != Phase.REGROUP:
            twin.play(seat, move_of(twin, chance), chance)
        if twin.done == game.done or twin.xp[seat] - game.xp[seat] > game.level:
            came_through += 1
    return came_through / TRIES
