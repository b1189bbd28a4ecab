"""Committed files name no package registry and no path of a developer's machine; `make docs` checks the pages."""

from __future__ import annotations

from scripts.check_docs import foreign_words, tracked


def test_no_file_names_a_registry_or_a_machine() -> None:
    assert [problem for path in tracked() for problem in foreign_words(path)] == []
