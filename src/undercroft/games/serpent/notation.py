"""The verbs of the game, and a move as an int: the verb and three small figures."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.kernel.move import Notation

PASS: Final = 0
DONE: Final = 1
GO: Final = 2
EXPLORE: Final = 3
TRY: Final = 4
TRY_WITH: Final = 5
SEARCH: Final = 6
TAKE: Final = 7
TAKE_WITH: Final = 8
DELIVER: Final = 9
DROP: Final = 10
ATTACK: Final = 11
STAND: Final = 12
LIE: Final = 13
PLAY: Final = 14
PLAY_FOR: Final = 15
PLAY_AT: Final = 16
PLAY_AGAINST: Final = 17
PLAY_ON: Final = 18
VOW: Final = 19
STOW: Final = 20
DRINK: Final = 21
USE: Final = 22
USE_ON: Final = 23
USE_AT: Final = 24
USE_AGAINST: Final = 25
CURSE: Final = 26
CURSE_FOR: Final = 27
RUST: Final = 28
BLESS: Final = 29
SEND: Final = 30
LOOSE: Final = 31
SET: Final = 32
BOOST: Final = 33
UNLEASH: Final = 34
ROUSE: Final = 35
LAY: Final = 36
LAY_TURNED: Final = 37
DODGE: Final = 38
RISK: Final = 39
REROLL: Final = 40
KEEP: Final = 41
TEST: Final = 42
DISCARD: Final = 43
SCRAP: Final = 44
BANISH: Final = 45
RECOVER: Final = 46
WARP: Final = 47
SWAP: Final = 48
TURN: Final = 49
STAND_IN: Final = 50
COUNTER: Final = 51
PAY: Final = 52
DECLINE: Final = 53
WOUND: Final = 54
STEAL: Final = 55
TAME: Final = 56
CHALLENGE: Final = 57
DUEL: Final = 58
ORDER: Final = 59
TO_HAND: Final = 60
TO_LAIR: Final = 61
PERIL: Final = 62
FORM: Final = 63
OFFER: Final = 64
HERO: Final = 65
APPEAR: Final = 66
TILE: Final = 67
SPLIT: Final = 68
ROB: Final = 69
SHED: Final = 70
RETAIN: Final = 71
RECALL: Final = 72
ALL_TO_LAIR: Final = 73

# Every verb: its name, its notation, and the meaning of its three figures. A card in play, a quest or a fighter is
# named by a word and a number, since there may be several of one name.
VERBS: Final[tuple[tuple[str, str, tuple[tuple[str, str], ...]], ...]] = (
    ("pass", "pass", ()),
    ("done", "done", ()),
    ("go", "go {place}", (("place", "place"),)),
    ("explore", "explore", ()),
    ("try", "try {quest}.{copy:int}", (("quest", "quest"),)),
    ("try-with", "try {quest}.{copy:int} with {stat}", (("quest", "quest"), ("stat", "stat"))),
    ("search", "search {quest}.{copy:int}", (("quest", "quest"),)),
    ("take", "take {quest}.{copy:int}", (("quest", "quest"),)),
    ("take-with", "take {quest}.{copy:int} with {stat}", (("quest", "quest"), ("stat", "stat"))),
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
    ("peril", "peril {count:int} > {whom:int}", (("whom", "seat"), ("count", "int"))),
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
    ("all-to-lair", "all to lair", ()),
)

# Templates with more words first: the first match is taken.
NOTATION: Final = Notation(
    {name: template for name, template, _ in sorted(VERBS, key=lambda verb: -len(verb[1].split()))}
)


MOST_NAMED: Final = 255  # a count in a move; larger payments take several moves


def code(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Returns the int of a move."""
    return verb << 24 | a << 16 | b << 8 | c


def verb_of(move: i64) -> i64:
    return move >> 24


def first_of(move: i64) -> i64:
    return move >> 16 & 255


def second_of(move: i64) -> i64:
    return move >> 8 & 255


def third_of(move: i64) -> i64:
    return move & 255
