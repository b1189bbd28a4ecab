"""Encoders: for every game a fixed set of actions, and observations as bytes."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from undercroft.games import OURS
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.given import shown
from undercroft.lab.missing import missing

try:
    from undercroft.lab.encoders.encoder import Encoder, Field
except ImportError as error:
    raise missing("undercroft.lab.encoders", "lab", error) from error


@cache
def encoder_of(game: str) -> Encoder:
    """The encoder of a game."""
    if game not in OURS:
        raise UndercroftError(f"there is no encoder for {shown(game)}; there are some for: {', '.join(OURS)}")
    found: Encoder = import_module(f"undercroft.lab.encoders.{game}").ENCODER
    return found


__all__ = ["Encoder", "Field", "encoder_of"]
