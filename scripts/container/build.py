"""Build the image of the server with buildah and try it as compose.yaml runs it. `make container`.

    python scripts/container/build.py                   from the base image that deploy/Containerfile names
    python scripts/container/build.py --base FOLDER     a Debian with Python stands in for it: no registry is needed
    python scripts/container/build.py --built           try the image that was built before

Needs root, buildah, and crun to run it. FOLDER is made by `debootstrap --include=python3,python3-venv,python3-dev,
ca-certificates trixie FOLDER MIRROR`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from scripts.container import trial  # noqa: E402

FILE: Final = ROOT / "deploy/Containerfile"
IMAGE: Final = "localhost/undercroft"
LARGEST: Final = 150_000_000  # bytes above the base image
# The base image has `python` and `pip` on its path, as the official one does.
PREPARE: Final = "python3 -m venv /usr/local/python && ln -s /usr/local/python/bin/* /usr/local/bin/ && apt-get clean"
TRUST: Final = ("/etc/ssl/certs", "/etc/pip.conf")  # of this machine: who signs for its network, and where pip looks


def run(*words: str | Path) -> str:
    told = [str(word) for word in words]
    done = subprocess.run(told, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    if done.returncode:
        raise SystemExit(f"container: {' '.join(told[:3])} failed with status {done.returncode}")
    return done.stdout.strip()


def base_name() -> str:
    found = re.search(r"^FROM (\S+)$", FILE.read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def add_base(folder: Path) -> None:
    """Makes a Debian the image that the Containerfile starts from."""
    container = run("buildah", "from", "scratch")
    run("buildah", "add", "--quiet", container, folder, "/")
    run("buildah", "run", "--isolation", "chroot", container, "sh", "-c", PREPARE)
    run("buildah", "config", "--env", "PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", container)
    run("buildah", "commit", "--quiet", "--rm", container, base_name())


def build(is_local: bool) -> None:
    words = ["buildah", "bud", "--isolation", "chroot", "--network", "host", "--layers", "--format", "docker"]
    words += ["--pull-never"] if is_local else []
    with tempfile.TemporaryDirectory() as name:
        npm = Path(name) / "npmrc"
        npm.write_text("cafile=/etc/ssl/certs/ca-certificates.crt\n")
        for path in filter(os.path.exists, TRUST):
            words += ["--volume", f"{path}:{path}:ro"]
        words += ["--volume", f"{npm}:{Path('~root/.npmrc').expanduser()}:ro"]  # the image is built as root
        subprocess.run([*words, "--file", FILE, "--tag", IMAGE, "."], cwd=ROOT, check=True)


def size_of(image: str) -> int:
    """Returns the bytes of all files in an image."""
    container = run("buildah", "from", "--pull-never", image)
    folder = run("buildah", "mount", container)
    size = int(run("du", "--summarize", "--bytes", folder).split()[0])
    run("buildah", "rm", container)
    return size


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the image of the server and try it.")
    parser.add_argument("--base", type=Path, metavar="FOLDER", help="a Debian instead of the base image")
    parser.add_argument("--built", action="store_true", help="do not build")
    chosen = parser.parse_args()
    lacking = [tool for tool in ("buildah", "crun") if shutil.which(tool) is None]
    if lacking or os.geteuid() != 0:
        raise SystemExit(f"container: needs root, buildah and crun; missing: {', '.join(lacking) or 'root'}")
    if not chosen.built:
        if chosen.base is not None:
            add_base(chosen.base)
        build(chosen.base is not None)
    added = size_of(IMAGE) - size_of(base_name())
    print(f"container: {added / 1e6:.0f} MB above the base image", flush=True)
    if added > LARGEST:
        raise SystemExit(f"container: that is more than {LARGEST / 1e6:.0f} MB")
    container = run("buildah", "from", "--pull-never", IMAGE)
    try:
        trial.try_image(Path(run("buildah", "mount", container)), run("buildah", "inspect", container))
    finally:
        run("buildah", "rm", container)


if __name__ == "__main__":
    main()
