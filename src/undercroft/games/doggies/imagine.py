"""A whole position that agrees with a view: what the seat cannot know, the quests of the others, is dealt."""

from __future__ import annotations

from undercroft.games.doggies.components import QUEST_DECK, QUEST_NAMES, SIDES
from undercroft.games.doggies.load import PLAYER_FIELDS
from undercroft.games.doggies.load_map import ROOM_FIELDS
from undercroft.kernel.chance import Chance
from undercroft.kernel.position import Data


def known(view: Data, chance: Chance) -> Data:
    """A view as `load` reads positions; what the seat cannot know is dealt."""
    table = view["table"]
    walk = table["walk"]
    data: Data = {
        "phase": "turn" if walk is not None else table["phase"],
        "round": table["round"],
        "first": table["first"],
        "active": table["active"],
        "players": [_known_player(player) for player in table["players"]],
        "quests": table["quests"],
        "supply": table["supply"],
        "map": _map_before(table["map"], walk),
        "countdown": table["countdown"],
        "drawn": None if table["drawn"] is None else table["drawn"]["card"],
        "gone": table["gone"],
        "walk": None if walk is None else walk["story"],
    }
    _deal_quests(data, table, chance)
    return data


def _known_player(player: Data) -> Data:
    known: Data = {field: player[field] for field in PLAYER_FIELDS}
    known["state"] = "inside" if player["state"] == "walking" else player["state"]
    known["loot"] = [card["card"] + (f"-{card['side']}" if "side" in card else "") for card in player["loot"]]
    return known


def _map_before(given: list[Data], walk: Data | None) -> list[Data]:
    """The map without what the walk in progress did."""
    rows: list[Data] = [{field: row[field] for field in ROOM_FIELDS} for row in given]
    if walk is None:
        return rows
    spots = {(row["x"], row["y"]): row for row in rows}
    for step in walk["path"]:  # nothing lay there when the dog came
        spots[step["x"], step["y"]].update(paws=None, gap=False, cover=None)
    for edge in walk["punched"]:
        side = SIDES.index(edge["side"])
        x, y = edge["x"], edge["y"]
        beyond = ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y))[side]
        spots[x, y]["punched"] = [name for name in spots[x, y]["punched"] if name != edge["side"]]
        if beyond in spots:
            back = SIDES[side ^ 2]
            spots[beyond]["punched"] = [name for name in spots[beyond]["punched"] if name != back]
    for card in walk["turned"]:
        x, y = ((0, 1), (1, 0), (0, -1), (-1, 0))[SIDES.index(card["side"])]
        spots[x, y]["turn"] = card["turn"]
    return rows


def _deal_quests(data: Data, table: Data, chance: Chance) -> None:
    """Private quests of the others: any that the seat has not seen."""
    players = data["players"]
    known = {*data["quests"], *[player["quest"] for player in players]}
    for player in players:
        known |= set(player["hand"] or ())
    left = [int(name not in known) for name in QUEST_NAMES]

    def deal() -> str:
        quest = chance.draw(QUEST_DECK, left)
        left[quest] = 0
        return QUEST_NAMES[quest]

    for player, shown in zip(players, table["players"], strict=True):
        if table["phase"] == "quests" and player["hand"] is None:
            hand = [deal(), deal()]
            player["hand"] = hand
            player["quest"] = hand[0] if shown["ready"] else None
        elif shown["ready"] and player["quest"] is None:
            player["quest"] = deal()
