"""A view turned back into a position: nothing is hidden, so there is only one."""

from __future__ import annotations

from undercroft.kernel.errors import BadView
from undercroft.kernel.position import Data


def whole(view: Data) -> Data:
    """What `save` would have written of the position behind a view."""
    try:
        seen = view["table"]
        players = seen["players"]
        data = {key: seen[key] for key in ("adventurer", "level", "phase", "party", "companions", "exhausted")}
        data |= {key: seen[key] for key in ("dungeon", "lair", "task", "graveyard")}
        data["done"] = sum([player["done"] for player in players])
        for key, field in (("heroes", "hero"), ("xp", "xp"), ("tokens", "tokens")):
            data[key] = [player[field] for player in players]
    except (KeyError, TypeError) as error:
        raise BadView(f"this is not a view of chest: {error} is missing or wrong in its table") from None
    return data
