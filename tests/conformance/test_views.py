"""The laws of `undercroft/conformance/laws/views.py`, at every setup."""

from __future__ import annotations

from tests.conformance.trial import trials_of
from undercroft.conformance.laws import views

globals().update(trials_of(views))
