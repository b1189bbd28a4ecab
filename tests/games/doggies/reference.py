"""The walk out of the dungeon a second time: plain, slow, from the rulings alone, with figures of its own.

It reads a view, knows nothing of the engine, and names every legal move of a walk in notation.
"""

from __future__ import annotations

from itertools import product
from typing import Any

SIDES = ("north", "east", "south", "west")
BEYOND = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
BACK = {"north": "south", "east": "west", "south": "north", "west": "east"}
SYMBOLS = {"S": "sword", "B": "bow", "F": "fire"}

STRAIGHT, CORNER, TEE, CROSS = "NS", "NE", "NEW", "NESW"
MONSTERS = {  # what beats them, the damage, the exits
    "efreet": ("SS", 1, STRAIGHT),
    "giga-tick": ("BB", 1, STRAIGHT),
    "zombie-squirrel": ("FF", 1, STRAIGHT),
    "skeledog": ("SF", 1, CORNER),
    "gelatinous-cat": ("SB", 1, CORNER),
    "mimic": ("BF", 1, CORNER),
    "cerberus": ("SSS", 2, TEE),
    "chocolate-golem": ("FFF", 2, TEE),
    "cat-eye": ("BBB", 2, TEE),
    "dragon": ("SSBBFF", 3, CROSS),
    "dragonfly-sword-bow": ("SB", 1, CORNER),
    "dragonfly-sword-fire": ("SF", 1, CORNER),
    "dragonfly-bow-fire": ("BF", 1, CORNER),
    "dragonfly-all": ("SBF", 2, CORNER),
}
COINS = {"coin": 1, "two-coins": 2, "two-coins-door": 2, "cerberus": 1, "chocolate-golem": 1, "cat-eye": 1, "dragon": 4}
ARTEFACTS = {"excalibark": "SS", "frisbow": "BB", "magic-collar": "FF"}
VAGABONDS = {"vagabond-fire": ("SB", "F"), "vagabond-bow": ("SF", "B"), "vagabond-sword": ("BF", "S")}
BOARDS = {
    "joan": "SSBDDD",
    "bonk": "SSFDDD",
    "ruta": "FFSDDDDD",
    "sharik": "FFBDDD",
    "pluto": "BBSDDDK",
    "robin": "BBFDDD",
}


def monster_of(card: str) -> str:
    """The kind of monster, of which the card may name the trophy; empty for other rooms."""
    return next((name for name in (card, card.rpartition("-")[0]) if name in MONSTERS), "")


def exits_of(card: str, turn: int) -> set[str]:
    if monster_of(card):
        shape = MONSTERS[monster_of(card)][2]
    elif card == "start-cross":
        shape = CROSS
    else:
        shape = STRAIGHT if card.startswith(("trap", "vagabond")) else TEE
    return {SIDES[("NESW".index(letter) + turn) % 4] for letter in shape}


def doors_of(card: str, turn: int) -> set[str]:
    return {SIDES[turn]} if card in ("chest", "two-coins-door") else set()


def turns_of(card: str) -> list[int]:
    looks: list[Any] = []
    for turn in range(4):
        look = (exits_of(card, turn), doors_of(card, turn))
        looks.append(None if look in looks else look)
    return [turn for turn, look in enumerate(looks) if look is not None]


def trophies(held: str) -> str:
    """The symbols a held card shows; of a vagabond the side is part of its name."""
    card, _, side = held.rpartition("-")
    if card in VAGABONDS:
        return VAGABONDS[card][0 if side == "pair" else 1]
    if held in ARTEFACTS:
        return ARTEFACTS[held]
    if held.startswith("dragonfly"):
        return "K"
    if held in ("cerberus", "chocolate-golem", "cat-eye"):
        return "D"
    return side[0].upper() if card in MONSTERS else ""


def place_of(row: dict[str, Any]) -> tuple[int, int]:
    return row["x"], row["y"]


class Reference:
    """A dog on its walk. Never changed: `after` gives the next."""

    def __init__(self, table: dict[str, Any], seat: int) -> None:
        player = table["players"][seat]
        self.seat = seat
        self.dog = player["dog"]
        self.cards = {place_of(row): row["card"] for row in table["map"]}
        self.turns = {place_of(row): row["turn"] for row in table["map"]}
        self.closed = {place_of(row) for row in table["map"] if row["paws"] or row["cover"]}
        self.fixed = {place_of(row) for row in table["map"] if row["gap"] or row["cover"]}
        self.holes = {(place_of(row), side) for row in table["map"] for side in row["punched"]}
        self.paws, self.reserve, self.owed = player["paws"], player["reserve"], player["owed"]
        self.potions = tuple(player["potions"][name] for name in SYMBOLS.values())
        self.supply = tuple(table["supply"][name] for name in SYMBOLS.values())
        self.held = tuple(card["card"] + (f"-{card['side']}" if "side" in card else "") for card in player["loot"])
        self.claims: tuple[tuple[tuple[int, int], str, int], ...] = ()  # place, card as held, paws
        self.gaps: tuple[tuple[tuple[int, int], int], ...] = ()
        self.covers: tuple[tuple[tuple[int, int], str], ...] = ()
        self.turned: frozenset[str] = frozenset()
        self.path: tuple[tuple[int, int], ...] = ((0, 0),)
        self.damage = 0
        self.is_in_room = False
        self.is_out = False

    def twin(self, **changes: Any) -> Reference:
        twin = object.__new__(Reference)
        twin.__dict__.update(self.__dict__)
        twin.__dict__.update(changes)
        return twin

    # -- what the dog has ------------------------------------------------------------------------------

    @property
    def at(self) -> tuple[int, int]:
        return self.path[-1]

    def owned(self) -> list[str]:
        return [*self.held, *[held for _, held, _ in self.claims]]

    def number(self, symbol: str) -> int:
        """Symbols of the board and the trophies; those a pair lends are not among them."""
        shown = [trophies(held) for held in self.owned() if not held.endswith("-pair")]
        return BOARDS[self.dog].count(symbol) + "".join(shown).count(symbol)

    def beats(self, monster: str, brew: tuple[int, ...] = (0, 0, 0)) -> bool:
        needs = MONSTERS[monster][0]
        pairs = [trophies(held) for held in self.owned() if held.endswith("-pair")]
        for lent in product(*pairs):
            have = [self.number(symbol) + more + lent.count(symbol) for symbol, more in zip("SBF", brew, strict=True)]
            if all(count >= needs.count(symbol) for symbol, count in zip("SBF", have, strict=True)):
                return True
        return False

    # -- the legal moves -------------------------------------------------------------------------------

    def moves(self) -> list[str]:
        """Returns the moves after which a way out can still be completed."""
        return [move for move in self.thinkable() if self.after(move).gets_out()]

    def gets_out(self) -> bool:
        return self.is_out or any(self.after(move).gets_out() for move in self.thinkable())

    def thinkable(self) -> list[str]:
        return self.in_room() if self.is_in_room else self.turning() + self.stepping()

    def turning(self) -> list[str]:
        if self.dog != "sharik" or len(self.path) > 1:
            return []
        return [
            f"turn {side} {turn}"
            for side in SIDES
            if (place := BEYOND[side]) in self.cards and side not in self.turned and place not in self.fixed
            for turn in turns_of(self.cards[place])
            if turn != self.turns[place]
        ]

    def stepping(self) -> list[str]:
        found = []
        for side in SIDES:
            (x, y), (dx, dy) = self.at, BEYOND[side]
            there = (x + dx, y + dy)
            if there in self.cards and not self.may_enter(there):
                continue
            edge = self.edge(side, there)
            if edge == "open" or (edge == "door" and self.number("K")):
                found.append(f"step {side}" if there in self.cards else "out")
            if self.dog == "bonk" and self.paws and edge != "open":
                found.append(f"punch {side}")
        if self.cards[self.at] == "portal":
            portals = [place for place, card in self.cards.items() if card == "portal" and self.may_enter(place)]
            found += [f"portal {x},{y}" for x, y in portals]
        return sorted(set(found))

    def may_enter(self, place: tuple[int, int]) -> bool:
        return place not in self.path and place not in self.closed

    def edge(self, side: str, there: tuple[int, int]) -> str:
        if (self.at, side) in self.holes or (there, BACK[side]) in self.holes:
            return "open"
        sides = [(self.at, side)] + ([(there, BACK[side])] if there in self.cards else [])
        if not all(name in exits_of(self.cards[place], self.turns[place]) for place, name in sides):
            return "wall"
        return (
            "door" if any(name in doors_of(self.cards[place], self.turns[place]) for place, name in sides) else "open"
        )

    def in_room(self) -> list[str]:
        card = self.cards[self.at]
        if monster_of(card):
            return self.against_monster(monster_of(card))
        if card.startswith("trap") and self.dog != "robin":
            return self.against_trap(card[5])
        if not self.paws or card == "portal" or card.startswith("trap"):
            return ["pass"]
        if card in VAGABONDS:
            return ["pass", "hire pair", "hire paw"]
        if card == "potion-room" and any(self.supply):
            names = zip(SYMBOLS.values(), self.supply, strict=True)
            return ["pass", *[f"take {name}" for name, left in names if left]]
        return ["pass", "claim"]

    def against_monster(self, monster: str) -> list[str]:
        found = []
        if self.damage + MONSTERS[monster][1] < self.number("D"):
            found.append("pass")
        if self.paws and self.beats(monster):
            found.append("fight")
        elif self.paws:
            found += self.brews(monster)
            if self.dog == "joan" and self.paws > 1 and monster != "dragon":
                found.append("smite")
        return found

    def brews(self, monster: str) -> list[str]:
        good = [brew for brew in product(*[range(held + 1) for held in self.potions]) if self.beats(monster, brew)]
        least = [brew for brew in good if not any(other != brew and _within(other, brew) for other in good)]
        return [
            "brew " + "-".join(name for name, n in zip(SYMBOLS.values(), brew, strict=True) for _ in range(n))
            for brew in least
        ]

    def against_trap(self, letter: str) -> list[str]:
        symbol = letter.upper()
        found = [f"disarm {held}" for held in sorted(set(self.held)) if symbol in trophies(held)]
        found += [f"spare {x},{y}" for (x, y), held, _ in self.claims if symbol in trophies(held)]
        if self.potions["SBF".index(symbol)]:
            found.append("pour")
        return found + (["claim"] if self.paws else [])

    # -- after a move ------------------------------------------------------------------------------------

    def after(self, move: str) -> Reference:
        verb, _, rest = move.partition(" ")
        if verb == "out":
            return self.twin(is_out=True)
        if verb == "turn":
            side, turn = rest.split()
            return self.twin(turned=self.turned | {side}, turns={**self.turns, BEYOND[side]: int(turn)})
        if verb in ("step", "portal", "punch"):
            return self.enter(verb, rest)
        return self.resolve(verb, rest).twin(is_in_room=False)

    def enter(self, verb: str, rest: str) -> Reference:
        if verb == "portal":
            x, _, y = rest.partition(",")
            there = (int(x), int(y))
        else:
            there = (self.at[0] + BEYOND[rest][0], self.at[1] + BEYOND[rest][1])
        dog = self
        if verb == "punch":
            dog = self.twin(paws=self.paws - 1, holes=self.holes | {(self.at, rest), (there, BACK[rest])})
        if there not in self.cards:
            return dog.twin(is_out=True)
        return dog.twin(path=(*self.path, there), is_in_room=True)

    def resolve(self, verb: str, rest: str) -> Reference:
        card = self.cards[self.at]
        if verb == "pass":
            return self.twin(damage=self.damage + (MONSTERS[monster_of(card)][1] if monster_of(card) else 0))
        if verb == "smite":
            return self.claim(card, 2)
        if verb == "hire":
            if rest == "pair" or not self.reserve:
                return self.claim(f"{card}-{'pair' if rest == 'pair' else 'single'}")
            return self.claim(f"{card}-paw").twin(paws=self.paws, reserve=self.reserve - 1)
        if verb == "take":
            return self.claim(card).potion(rest, 1, -1)
        if verb == "brew":
            dog = self.claim(card)
            for name in rest.split("-"):
                dog = dog.potion(name, -1, 1)
            return dog
        if verb == "pour":
            name = SYMBOLS[card[5].upper()]
            return self.potion(name, -1, 0).twin(covers=(*self.covers, (self.at, name)))
        if verb == "disarm":
            held = list(self.held)
            held.remove(rest)
            return self.twin(held=tuple(held)).cover(rest)
        if verb == "spare":
            spared = next(claim for claim in self.claims if f"{claim[0][0]},{claim[0][1]}" == rest)
            claims = tuple(claim for claim in self.claims if claim != spared)
            return self.twin(claims=claims, gaps=(*self.gaps, (spared[0], spared[2]))).cover(spared[1])
        return self.claim(card)

    def claim(self, held: str, paws: int = 1) -> Reference:
        return self.twin(paws=self.paws - paws, claims=(*self.claims, (self.at, held, paws)))

    def cover(self, held: str) -> Reference:
        dog = self.twin(covers=(*self.covers, (self.at, held)))
        if not held.endswith("-paw"):
            return dog
        if self.paws:
            return dog.twin(paws=self.paws - 1, reserve=self.reserve + 1)
        return dog.twin(owed=self.owed + 1)

    def potion(self, name: str, held: int, left: int) -> Reference:
        number = list(SYMBOLS.values()).index(name)
        potions, supply = list(self.potions), list(self.supply)
        potions[number] += held
        supply[number] += left
        return self.twin(potions=tuple(potions), supply=tuple(supply))


def _within(small: tuple[int, ...], great: tuple[int, ...]) -> bool:
    return all(one <= other for one, other in zip(small, great, strict=True))
