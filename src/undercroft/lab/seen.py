"""Observations and actions from a view alone, for one who has no position: a bot, a client, a file of views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import undercroft as uc
from undercroft.kernel.errors import BadView
from undercroft.kernel.position import Data, Position
from undercroft.lab.encoders import encoder_of
from undercroft.lab.encoders.decision import Decision, observed


def observation(view: Mapping[str, Any]) -> bytes:
    """The observation of the seat whose view this is. What the seat cannot know does not matter to it."""
    return observed(encoder_of(view["game"]), _behind(view), view["seat"])


def decision(view: Mapping[str, Any]) -> Decision:
    """What the seat is asked. `say` gives the number of a move: that of the view's `moves` is `chosen`."""
    return Decision(encoder_of(view["game"]), _behind(view), view["seat"])


def chosen(view: Mapping[str, Any], asked: Decision, move: int) -> Data:
    """The move of a view that a decision has come to."""
    found: Data = view["moves"][asked.position.moves(view["seat"]).index(move)]
    return found


def _behind(view: Mapping[str, Any]) -> Position:
    """Any position that agrees with the view."""
    if view.get("seat") is None:
        raise BadView("a spectator has no observation: take the view of a seat")
    return uc.imagine(view, uc.Seeded(0))
