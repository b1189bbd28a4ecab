"""Fuzzes every decoder, or those named, for some seconds each, guided by coverage (atheris). `make fuzz` runs it.

    python -m tests.fuzz --seconds 3600 record save

Inputs that reach new code are kept in build/fuzz/corpus, so that the next run goes on from there. An input that a
decoder fails on stays in build/fuzz; put it into tests/fuzz/corpus/NAME with the fix.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

PLACE = Path("build/fuzz/corpus")
MOST_BYTES = 16_384
SECONDS_PER_INPUT = 20
MEGABYTES = 2048


def main() -> int:
    import atheris

    with atheris.instrument_imports(include=["undercroft"]):
        from tests.fuzz.seeds import seeds
        from tests.fuzz.targets import TARGETS, refuses_or_reads

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=[], metavar="NAME", help=", ".join(TARGETS))
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--here", action="store_true", help="in this process: the one decoder named")
    arguments = parser.parse_args()
    names = arguments.names or list(TARGETS)
    if arguments.here:
        target = TARGETS[names[0]]
        place = PLACE / names[0]
        place.mkdir(parents=True, exist_ok=True)
        for seed in seeds(names[0]):
            (place / sha256(seed).hexdigest()[:16]).write_bytes(seed)
        limits = [f"-max_total_time={arguments.seconds}", f"-max_len={MOST_BYTES}", f"-rss_limit_mb={MEGABYTES}"]
        outside = [f"-timeout={SECONDS_PER_INPUT}", f"-artifact_prefix=build/fuzz/{names[0]}-", "-print_final_stats=1"]
        atheris.Setup(["fuzz", *limits, *outside, str(place)], lambda data: refuses_or_reads(target, data))
        atheris.Fuzz()
    command = [sys.executable, "-m", "tests.fuzz", "--here", "--seconds", str(arguments.seconds)]
    failed = [name for name in names if subprocess.run([*command, name]).returncode]
    print(f"{len(names)} decoders, {arguments.seconds} s each; failed: {', '.join(failed) or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
