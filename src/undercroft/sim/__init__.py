"""Simulation: bots play many games, on all cores or on a cluster, and every game leaves a row."""

from __future__ import annotations

from undercroft.sim.job import Job, Row, play_game

__all__ = ["Job", "Row", "play_game"]
