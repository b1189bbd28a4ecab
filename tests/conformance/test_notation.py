"""The laws of `undercroft/conformance/laws/notation.py`, at every table."""

from __future__ import annotations

from tests.conformance.trial import trials_of
from undercroft.conformance.laws import notation

globals().update(trials_of(notation))
