"""Little plays: a scene is a position with just what matters, dice are named, then anything may follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import undercroft as uc
from undercroft.kernel.chance import Outcomes

# A small map around the entrance; brood hall lies north of the pit of offerings.
ROW = [
    {"place": "watch-room", "x": -2},
    {"place": "crossroads", "x": -1},
    {"place": "temple-gate"},
    {"place": "pit-of-offerings", "x": 1},
    {"place": "brood-hall", "x": 1, "y": -1},
    {"place": "dripping-fork", "x": 0, "y": -1, "turned": True},
    {"place": "gloomy-culvert", "x": 0, "y": 1, "turned": True},
]

GATE = {"place": "temple-gate"}
BONEWALK = [GATE, {"place": "gloomy-bonewalk", "x": -1}]  # its way to the gate is blocked, magic 9+
ROUND_THE_GATE = [GATE, {"place": "crossroads", "y": -1}, {"place": "dripping-fork", "x": 1}]
POSTERN = {"place": "old-postern"}
# All ways of this map but one end at walls, and a card with walls east and west does not fit there.
NARROW = (
    ("sentinel-gallery", 0, 1, False),
    ("bend-of-idols", 1, 1, True),
    ("gloomy-gut", 1, 0, False),
    ("watch-room", 1, -1, True),
    ("inner-sanctum", -1, 1, True),
    ("brood-hall", -1, 0, False),
    ("armoury-of-ilbor", -1, -1, False),
    ("priestess-bath", 0, -1, True),
)
HEROIC: dict[str, Any] = {"stage": "heroic", "options": {"combined": True}}


class Dice(uc.Chance):
    """The outcomes named, in order; afterwards whatever comes."""

    def __init__(self, *names: str | int) -> None:
        super().__init__()
        self.names = [str(name) for name in names]
        self.rest = uc.Seeded(1)

    def below(self, n: int) -> int:
        return self.rest.below(n)

    def roll(self, die: Outcomes) -> int:
        if not self.names:
            return super().roll(die)
        return self._named(die)

    def draw(self, deck: Outcomes, left: Sequence[int]) -> int:
        if not self.names or self.names[0].isdigit():
            return super().draw(deck, left)
        kind = self._named(deck)
        assert left[kind], f"no {deck.names[kind]} is left"
        return kind

    def _named(self, wanted: Outcomes) -> int:
        name = self.names.pop(0)
        if self.trace is not None:
            self.trace.append(name)
        return wanted.index[name]

    def finish(self) -> None:
        assert not self.names, f"not needed: {self.names}"


def scene(*heroes: dict[str, Any], phase: str = "heroic", **more: Any) -> uc.Match:
    """A match at a phase of seat 0's turn; each hero is given by what is special about it."""
    options = more.pop("options", {})
    data = {"game": "serpent", "seats": len(heroes), "active": 0, "phase": phase, "options": options, **more}
    data.setdefault("map", ROW)
    data.setdefault("quests", [])
    return uc.load({**data, "heroes": list(heroes)}, seed=1)


def hero(match: uc.Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["table"]["heroes"][seat]
    return found


def table(match: uc.Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["table"]
    return found


def play(match: uc.Match, seat: int, move: str, *dice: str | int) -> None:
    match.play(seat, move, Dice(*dice))


def texts(match: uc.Match, seat: int) -> list[str]:
    return [str(move) for move in match.moves(seat)]


def starts_with(match: uc.Match, seat: int, verb: str) -> list[str]:
    """The legal moves of a verb."""
    return [move for move in texts(match, seat) if move.split()[0] == verb]


def pieces(match: uc.Match, **wanted: Any) -> list[dict[str, Any]]:
    """Cards in play with these figures."""
    return [piece for piece in table(match)["pieces"] if all(piece[name] == value for name, value in wanted.items())]


def open_quests(match: uc.Match) -> list[dict[str, Any]]:
    """Quests on the table besides Nakari's, which always lies there."""
    return [quest for quest in table(match)["quests"] if quest["quest"] != "defeat-nakari"]


def prompt(match: uc.Match, seat: int) -> str:
    id: str = match.view(seat)["prompt"]["id"]
    return id.removeprefix("serpent-prompt-")


def has_fallen(match: uc.Match) -> bool:
    """Tells whether a hero fell by the last move. It stands up by itself if it has an action for it."""
    return any(event.id == "serpent-event-fell" for event in match.told(None))


def told(match: uc.Match, name: str) -> list[dict[str, Any]]:
    """The arguments of the events of a name."""
    return [event.args for event in match.told(None) if event.id == f"serpent-event-{name}"]


def attack_total(match: uc.Match) -> int:
    """The total of the last attack roll."""
    return int(told(match, "attack")[-1]["total"])


def counter_total(match: uc.Match) -> int:
    """The total of the last counter roll."""
    return int(told(match, "counter")[-1]["total"])


def next_turn(rival: dict[str, Any], *cards: dict[str, Any], **more: Any) -> uc.Match:
    """The turn passes from seat 0 to its rival."""
    match = scene(
        {"hero": "nord", "actions": 0, "hand": ["rejuvenation", "second-wind"]},
        {"hero": "roderick", **rival},
        phase="last",
        tokens=5,
        pieces=list(cards),
        **more,
    )
    play(match, 0, "discard rejuvenation", *["priestess"] * 3, "snakeman")
    return match


def raided(target: dict[str, Any], card: str, *dice: int, **more: Any) -> uc.Match:
    """Seat 0 sends a monster at seat 1 in its first form."""
    match = scene({"hero": "nord", "hand": [card]}, {"peril": 10, **target}, phase="villainy", **more)
    form = next(move for move in texts(match, 0) if move.startswith(f"send {card} > 1"))
    play(match, 0, form, *dice)
    return match


def raid(hand: list[str], target: dict[str, Any], **more: Any) -> uc.Match:
    """The villainy of seat 0 with a hand, against one rival with peril enough."""
    return scene({"hero": "nord", "hand": hand}, {"peril": 20, "glory": 0, **target}, phase="villainy", **more)


def sent(card: str, form: str, target: dict[str, Any], *dice: int, boost: bool = False, **more: Any) -> uc.Match:
    """A raid with one monster, up to its rolls."""
    match = raid([card], target, **more)
    if boost:
        play(match, 0, f"send {card} > 1 {form}")
        play(match, 0, "boost 1", *dice)
    else:
        play(match, 0, f"send {card} > 1 {form}", *dice)
    return match


def sent_together(
    *sent: str, target: dict[str, Any], third: dict[str, Any] | None = None, dice: tuple[int, ...] = (), **more: Any
) -> uc.Match:
    """Seat 0 declares attacks on seat 1, each given as "card form"; the last one starts the battle."""
    heroes = [{"hero": "nord", "hand": [card.split()[0] for card in sent]}, {"peril": 40, "glory": 0, **target}]
    match = scene(*heroes, *([third] if third else []), phase="villainy", **more)
    for number, card in enumerate(sent, 1):
        name, form = card.split()
        play(match, 0, f"send {name} > 1 {form}", *(dice if number == len(sent) else ()))
    return match


def at(place: str, name: str, hero_data: dict[str, Any], **more: Any) -> uc.Match:
    """Seat 0 stands at a location north of the entrance, with a personal quest."""
    quest_data = {"quest": name, "seat": 0, **more.pop("quest", {})}
    return scene(
        {"place": place, **hero_data},
        {"hero": "tainin"},
        map=[GATE, {"place": place, "y": -1}],
        quests=[quest_data],
        **more,
    )
