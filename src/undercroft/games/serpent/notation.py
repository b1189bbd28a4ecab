"""The verbs of the game, and a move as an int: the verb and three small figures."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.move import Notation

PASS: Final = 0
DONE: Final = 1
GO: Final = 2
EXPLORE: Final = 3
TRY: Final = 4
SEARCH: Final = 5
TAKE: Final = 6
DELIVER: Final = 7
DROP: Final = 8
ATTACK: Final = 9
STAND: Final = 10
LIE: Final = 11
PLAY: Final = 12
PLAY_FOR: Final = 13
PLAY_AT: Final = 14
PLAY_AGAINST: Final = 15
PLAY_ON: Final = 16
VOW: Final = 17
STOW: Final = 18
DRINK: Final = 19
USE: Final = 20
USE_ON: Final = 21
USE_AT: Final = 22
USE_AGAINST: Final = 23
CURSE: Final = 24
CURSE_FOR: Final = 25
RUST: Final = 26
BLESS: Final = 27
SEND: Final = 28
LOOSE: Final = 29
SET: Final = 30
BOOST: Final = 31
UNLEASH: Final = 32
ROUSE: Final = 33
LAY: Final = 34
LAY_TURNED: Final = 35
DODGE: Final = 36
RISK: Final = 37
REROLL: Final = 38
KEEP: Final = 39
TEST: Final = 40
DISCARD: Final = 41
SCRAP: Final = 42
BANISH: Final = 43
RECOVER: Final = 44
WARP: Final = 45
SWAP: Final = 46
TURN: Final = 47
STAND_IN: Final = 48
COUNTER: Final = 49
PAY: Final = 50
DECLINE: Final = 51
WOUND: Final = 52
STEAL: Final = 53
TAME: Final = 54
CHALLENGE: Final = 55
DUEL: Final = 56
ORDER: Final = 57
TO_HAND: Final = 58
TO_LAIR: Final = 59
BURY: Final = 60
PERIL: Final = 61
FORM: Final = 62
OFFER: Final = 63
HERO: Final = 64
APPEAR: Final = 65
TILE: Final = 66
SPLIT: Final = 67
ROB: Final = 68
SHED: Final = 69
RETAIN: Final = 70
RECALL: Final = 71

# Every verb: its name, its notation, and what its three figures are. A card in play, a quest or a fighter is
# named by a word and a number, since there may be several of one name.
VERBS: Final = (
    ("pass", "pass", ()),
    ("done", "done", ()),
    ("go", "go {place}", (("place", "place"),)),
    ("explore", "explore", ()),
    ("try", "try {quest}.{copy:int}", (("quest", "quest"),)),
    ("search", "search {quest}.{copy:int}", (("quest", "quest"),)),
    ("take", "take {quest}.{copy:int}", (("quest", "quest"),)),
    ("deliver", "deliver {quest}.{copy:int}", (("quest", "quest"),)),
    ("drop", "drop {quest}.{copy:int}", (("quest", "quest"),)),
    ("attack", "attack {whom:int} {form}", (("whom", "seat"), ("form", "form"))),
    ("stand", "stand", ()),
    ("lie", "lie", ()),
    ("play", "play {card}", (("card", "card"),)),
    ("play-for", "play {card} for {count:int}", (("card", "card"), ("count", "int"))),
    ("play-at", "play {card} at {place}", (("card", "card"), ("place", "place"))),
    ("play-against", "play {card} against {target}.{copy:int}", (("card", "card"), ("target", "fight"))),
    ("play-on", "play {card} on {target}.{copy:int}", (("card", "card"), ("target", "piece"))),
    ("vow", "vow {card} on {quest}.{copy:int}", (("card", "card"), ("quest", "quest"))),
    ("stow", "stow {card}", (("card", "card"),)),
    ("drink", "drink {card}.{copy:int}", (("card", "piece"),)),
    ("use", "use {ability}", (("ability", "ability"),)),
    ("use-on", "use {ability} on {whom:int}", (("ability", "ability"), ("whom", "seat"))),
    ("use-at", "use {ability} at {side}", (("ability", "ability"), ("side", "side"))),
    ("use-against", "use {ability} against {target}.{copy:int}", (("ability", "ability"), ("target", "fight"))),
    ("curse", "curse {whom:int} with {card}", (("whom", "seat"), ("card", "card"))),
    (
        "curse-for",
        "curse {whom:int} with {card} for {count:int}",
        (("whom", "seat"), ("card", "card"), ("count", "int")),
    ),
    ("rust", "rust {target}.{copy:int} with {card}", (("target", "piece"), ("card", "card"))),
    (
        "bless",
        "bless {target}.{copy:int} with {card} by {whom:int}",
        (("target", "piece"), ("card", "card"), ("whom", "seat")),
    ),
    ("send", "send {card} > {whom:int} {form}", (("card", "card"), ("whom", "seat"), ("form", "form"))),
    ("loose", "loose {card}.{copy:int} > {whom:int} {form}", (("card", "piece"), ("whom", "seat"), ("form", "form"))),
    ("set", "set {card} > {place} by {whom:int}", (("card", "card"), ("place", "place"), ("whom", "seat"))),
    ("boost", "boost {count:int}", (("count", "int"),)),
    ("unleash", "unleash", ()),
    ("rouse", "rouse > {whom:int} {form}", (("whom", "seat"), ("form", "form"))),
    ("lay", "lay {x:int} {y:int}", (("x", "coordinate"), ("y", "coordinate"))),
    ("lay-turned", "lay {x:int} {y:int} turned", (("x", "coordinate"), ("y", "coordinate"))),
    ("dodge", "dodge", ()),
    ("risk", "risk", ()),
    ("reroll", "reroll {source}.{copy:int}", (("source", "source"),)),
    ("keep", "keep", ()),
    ("test", "test {stat}", (("stat", "stat"),)),
    ("discard", "discard {card}", (("card", "card"),)),
    ("scrap", "scrap {card}.{copy:int}", (("card", "piece"),)),
    ("banish", "banish {card}.{copy:int}", (("card", "piece"),)),
    ("recover", "recover {card}", (("card", "card"),)),
    ("warp", "warp {place}", (("place", "place"),)),
    ("swap", "swap {place}", (("place", "place"),)),
    ("turn", "turn {place}", (("place", "place"),)),
    ("stand-in", "{card}.{copy:int} counters", (("card", "piece"),)),
    ("counter", "counter", ()),
    ("pay", "pay {ability}", (("ability", "ability"),)),
    ("decline", "decline", ()),
    ("wound", "wound", ()),
    ("steal", "steal {quest}.{copy:int}", (("quest", "quest"),)),
    ("tame", "tame {card}.{copy:int}", (("card", "piece"),)),
    ("challenge", "challenge {target}.{number:int} {form}", (("target", "fighter"), ("form", "form"))),
    ("duel", "duel {whom:int} {form}", (("whom", "seat"), ("form", "form"))),
    (
        "order",
        "order {card}.{copy:int} > {target}.{number:int} {form}",
        (("card", "piece"), ("target", "fighter"), ("form", "form")),
    ),
    ("to-hand", "{card}.{copy:int} to hand", (("card", "piece"),)),
    ("to-lair", "{card}.{copy:int} to lair", (("card", "piece"),)),
    ("bury", "bury {card}.{copy:int}", (("card", "piece"),)),
    ("peril", "peril {whom:int}", (("whom", "seat"),)),
    ("form", "form {form}", (("form", "form"),)),
    ("offer", "offer {card}.{copy:int}", (("card", "piece"),)),
    ("hero", "hero {hero}", (("hero", "hero"),)),
    ("appear", "appear {place}", (("place", "place"),)),
    ("tile", "tile {place}", (("place", "place"),)),
    ("split", "split {count:int}", (("count", "int"),)),
    ("rob", "rob {whom:int}", (("whom", "seat"),)),
    ("shed", "shed {card}.{copy:int}", (("card", "piece"),)),
    ("retain", "retain {card}.{copy:int}", (("card", "piece"),)),
    ("recall", "recall", ()),
)

# Templates with more words first: the first that fits is taken.
NOTATION: Final = Notation(
    {name: template for name, template, _ in sorted(VERBS, key=lambda verb: -len(verb[1].split()))}
)


def code(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """The int of a move."""
    return verb << 24 | a << 16 | b << 8 | c


def verb_of(move: int) -> int:
    return move >> 24


def first_of(move: int) -> int:
    return move >> 16 & 255


def second_of(move: int) -> int:
    return move >> 8 & 255


def third_of(move: int) -> int:
    return move & 255
