"""The laws of `undercroft/conformance/laws/copies.py`, at every table."""

from __future__ import annotations

from tests.conformance.trial import trials_of
from undercroft.conformance.laws import copies

globals().update(trials_of(copies))
