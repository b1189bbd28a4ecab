"""Keep the rules of a release before they change, as one archive in src/undercroft/retired.

Run it before the version of a game's rules is bumped, on the release that is to be kept: every match played under
it can then be watched and proven at any time later. `tests/test_retired.py` fails if it was forgotten.

    python scripts/retire.py v0.2.0        of a commit or tag
"""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "undercroft"
sys.path.insert(0, str(ROOT / "src"))

from undercroft.retired.editions import FOLDER, INDEX  # noqa: E402
from undercroft.retired.sources import Sources, cards_of, digest_of, laid_out, packed, taken  # noqa: E402
from undercroft.retired.tellers import surroundings  # noqa: E402

VERSIONS = "from undercroft.games import *; print(*(f'{name} {find_game(name).version}' for name in OURS), sep='\\n')"


def sources_of(commit: str) -> Sources:
    """The files of a release. One from before there were tellers is given today's."""
    tar = subprocess.check_output(["git", "archive", commit, "src/undercroft"], cwd=ROOT)
    with tempfile.TemporaryDirectory() as folder, tarfile.open(fileobj=io.BytesIO(tar)) as archive:
        archive.extractall(folder, filter="data")
        sources = taken(Path(folder) / "src" / "undercroft")
    if "retired/teller.py" not in sources:
        sources["retired/__init__.py"] = b""
        sources["retired/teller.py"] = (SOURCE / "retired" / "teller.py").read_bytes()
    return sources


def editions_of(sources: Sources) -> dict[str, list[int | str | None]]:
    """The version of each game's rules and the digest of its cards."""
    command = [sys.executable, "-P", "-c", VERSIONS]
    lines = subprocess.check_output(command, text=True, env=surroundings(laid_out(sources))).split("\n")
    versions = {game: int(version) for game, _, version in (line.partition(" ") for line in lines if line)}
    return {game: [version, digest_of(cards_of(sources, game))] for game, version in versions.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description="Keep the rules of a release.")
    parser.add_argument("commit", help="the release, as git knows it")
    sources = sources_of(parser.parse_args().commit)
    editions = editions_of(sources)
    index = json.loads(INDEX.read_text("utf-8")) if INDEX.exists() else {}
    if editions in index.values():
        print("these rules and cards are kept already")
        return 1
    number = str(len(index) + 1)
    archive = packed(sources)
    (FOLDER / f"{number}.tar.xz").write_bytes(archive)
    rows = [f"{json.dumps(name)}: {json.dumps(row)}" for name, row in {**index, number: editions}.items()]
    INDEX.write_text("{\n " + ",\n ".join(rows) + "\n}\n", "utf-8")
    kept = ", ".join(f"{game} {edition[0]}" for game, edition in editions.items())
    print(f"{number}.tar.xz, {len(archive) // 1024} kB: {kept}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
