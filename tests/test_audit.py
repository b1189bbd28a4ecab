"""Every package is pinned with a hash, may be passed on, and is listed with the reason for it."""

from __future__ import annotations

from pathlib import Path

from scripts import audit


def test_the_audit_finds_nothing() -> None:
    assert audit.faults() == []


def test_a_pin_without_a_hash_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "requirements.txt"
    file.write_text(
        "safe==1.0 \\\n    --hash=sha256:00\n    # via starlette\nbare==2.0\n    # via\n    #   rich\n    #   safe\n"
    )
    safe, bare = audit.pins(file)
    assert (safe.name, safe.hashes, safe.needed_by) == ("safe", 1, "starlette")
    assert (bare.version, bare.hashes, bare.reason) == ("2.0", 0, "with rich, safe")


def test_licences_that_bind_are_seen() -> None:
    assert not audit.FREE.search("GPL-3.0-only") and not audit.FREE.search("Proprietary")
    assert audit.FREE.search("BSD-3-Clause")
