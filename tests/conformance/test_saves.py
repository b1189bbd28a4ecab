"""The laws of `undercroft/conformance/laws/saves.py`, at every setup."""

from __future__ import annotations

from tests.conformance.trial import trials_of
from undercroft.conformance.laws import saves

globals().update(trials_of(saves))
