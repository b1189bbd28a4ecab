"""Checks of what is said in Raiders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scripts.reasons.moment import Data, FigureCheck, Moment, claim
from undercroft.games.raiders.rules import Raid
from undercroft.kernel.position import Position


def stage(position: Position) -> object:
    assert isinstance(position, Raid)
    return position.floor, position.index


def gain(name: str, sign: int) -> Callable[[Data, Data, int], float]:
    """Returns a measure: whether a number of the own row has grown, or shrunk."""

    def measure(before: Data, after: Data, seat: int) -> float:
        return float(sign * (after["players"][seat][name] - before["players"][seat][name]) > 0)

    return measure


def level(name: str) -> Callable[[Data, Data, int], float]:
    def measure(before: Data, after: Data, seat: int) -> float:
        return float(after["players"][seat][name])

    return measure


def item(name: str) -> Callable[[Data, Data, int], float]:
    def measure(before: Data, after: Data, seat: int) -> float:
        was, now = (table["players"][seat]["items"][name] for table in (before, after))
        return float(now > was)

    return measure


def worst(before: Data, after: Data, seat: int) -> float:
    return float(after["players"][seat]["wounds"] == max(player["wounds"] for player in after["players"]))


FIGURES: Final = {
    "raiders-reason-coins": FigureCheck(gain("coins", 1), is_chance=True, is_near=True),
    "raiders-reason-wounds": FigureCheck(gain("wounds", 1), True, True, True),
    "raiders-reason-paid": FigureCheck(gain("coins", -1), True, True, True),
    "raiders-reason-sword": FigureCheck(item("sword"), is_chance=True, is_near=True),
    "raiders-reason-key": FigureCheck(item("key"), is_chance=True, is_near=True),
    "raiders-reason-ball": FigureCheck(item("ball"), is_chance=True, is_near=True),
    "raiders-reason-torch-found": FigureCheck(item("torch"), is_chance=True, is_near=True),
    "raiders-reason-healed": FigureCheck(gain("wounds", -1), is_chance=True, is_near=True),
    "raiders-reason-floor-coins": FigureCheck(level("coins")),
    "raiders-reason-floor-wounds": FigureCheck(level("wounds"), is_less_better=True),
    "raiders-reason-worst": FigureCheck(worst, True, True),
}


def torch(moment: Moment) -> None:
    dark = [room for room in moment.table["rooms"] if not room["lit"]]
    claim(moment.best["text"] == "torch", f"{moment.best['text']} is no torch")
    claim(moment.args["count"] == len(dark), f"{len(dark)} rooms are dark")
    claim(all(room["state"] == "ahead" for room in dark), "a dark room lies behind")
    seen = moment.after(moment.best).view(moment.seat)["table"]
    claim(all(room["known"] for room in seen["rooms"]), "the torch does not show all rooms")
    claim(all(rival["text"] != "torch" for rival in moment.rivals), "the other move is a torch too")


CLAIMS: Final = {"raiders-reason-torch": torch}
