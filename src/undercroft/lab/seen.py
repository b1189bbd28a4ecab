"""Observations and actions from a view alone, for programs without a position: a bot, a client, a file of views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import undercroft as uc
from undercroft.kernel.errors import BadView
from undercroft.kernel.position import Data, Position
from undercroft.lab.encoders import encoder_of
from undercroft.lab.encoders.decision import Decision, observed


def observation(view: Mapping[str, Any]) -> bytes:
    """Returns the observation of the seat whose view this is."""
    return observed(encoder_of(view["game"]), _behind(view), view["seat"])


def decision(view: Mapping[str, Any]) -> Decision:
    """Returns the seat's decision. `say` returns the number of a move; `chosen` finds it among the view's `moves`."""
    return Decision(encoder_of(view["game"]), _behind(view), view["seat"])


def chosen(view: Mapping[str, Any], asked: Decision, move: int) -> Data:
    """Returns the view's move that a decision has reached."""
    found: Data = view["moves"][asked.position.moves(view["seat"]).index(move)]
    return found


def _behind(view: Mapping[str, Any]) -> Position:
    """Returns any position that agrees with the view."""
    if view.get("seat") is None:
        raise BadView("a spectator has no observation: take the view of a seat")
    return uc.imagine(view, uc.Seeded(0))
