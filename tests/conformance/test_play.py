"""The laws of `undercroft/conformance/laws/play.py`, at every setup."""

from __future__ import annotations

from tests.conformance.trial import trials_of
from undercroft.conformance.laws import play

globals().update(trials_of(play))
