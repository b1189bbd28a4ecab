"""The laws of `undercroft/conformance/laws/saves.py`, at every table."""

from __future__ import annotations

from tests.conformance.trial import tests_of
from undercroft.conformance.laws import saves

globals().update(tests_of(saves))
