"""Encoders: a fixed set of actions for every game, and observations as bytes."""

from __future__ import annotations

from undercroft.games import find_game
from undercroft.kernel.errors import UndercroftError
from undercroft.lab import missing

try:
    from undercroft.kernel.encoder import Encoder, Field
except ImportError as _error:
    raise missing("undercroft.lab.encoders", "lab", _error) from _error


def encoder_of(game: str) -> Encoder:
    """Returns the encoder of a game; raises UndercroftError if the game brings none."""
    encoder = find_game(game).encoder()
    if encoder is None:
        raise UndercroftError(f"{game} has no encoder")
    return encoder


__all__ = ["Encoder", "Field", "encoder_of"]
