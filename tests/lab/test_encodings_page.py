"""docs/lab/encodings.md says what the encoders do."""

from __future__ import annotations

from scripts.encodings import PAGE, page


def test_the_page_of_actions_and_observations_is_that_of_the_encoders() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m scripts.encodings writes it anew"
