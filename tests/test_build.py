"""The tested build is the one asked for, and both builds come from the same sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.games import OURS

ROOT = Path(__file__).parent.parent
PACKAGE = Path(uc.__file__).parent
UNDERCROFT = [sys.executable, "-c", "from undercroft.cli import main; raise SystemExit(main())"]
EXPECTED = os.environ.get("UNDERCROFT_BUILD", "pure")


def compiled_modules() -> list[str]:
    text = subprocess.check_output([sys.executable, "scripts/compile.py", "--list"], cwd=ROOT, text=True)
    return text.split()


def test_the_build_is_the_one_meant_to_be_tested() -> None:
    assert uc.compiled == (EXPECTED == "compiled"), f"loaded: {PACKAGE}; see UNDERCROFT_BUILD and PYTHONPATH"


def test_every_module_is_of_that_build() -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX") if EXPECTED == "compiled" else ".py"
    for path in compiled_modules():
        name = ".".join(["undercroft", *Path(path).with_suffix("").parts])
        assert str(__import__(name, fromlist=["*"]).__file__).endswith(suffix)


def test_no_compiled_module_shadows_the_sources() -> None:
    assert not list((ROOT / "src").rglob("*.so"))


def test_version_tells_the_build() -> None:
    text = subprocess.check_output([*UNDERCROFT, "--version"], text=True)
    assert uc.__version__ in text
    assert EXPECTED in text


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pure wheel, built as `pip wheel .` does."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    environment = {key: value for key, value in os.environ.items() if key != "UNDERCROFT_COMPILE"}
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), "."],
        cwd=ROOT,
        env=environment,
        check=True,
    )
    (path,) = folder.glob("*.whl")
    return path


def test_a_pure_wheel_holds_the_whole_package(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not any(name.endswith(".so") for name in names)
    source = ROOT / "src"
    for path in (source / "undercroft").rglob("*"):
        if path.suffix in (".py", ".toml", ".ftl", ".typed") and "alone" not in path.parts:  # built by `make site`
            assert str(path.relative_to(source)) in names
    assert "undercroft/rulebook/chest.en.md" in names


def test_a_pure_wheel_installs_and_runs(wheel: Path, tmp_path: Path) -> None:
    """Unpacked where nothing else of ours is to be seen; its dependencies are those of this environment."""
    zipfile.ZipFile(wheel).extractall(tmp_path)
    code = "import json, undercroft as uc; print(json.dumps([uc.__file__, uc.compiled, list(uc.games())]))"
    text = subprocess.check_output(
        [sys.executable, "-c", code], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path)}, text=True
    )
    file, is_compiled, games = json.loads(text)
    assert Path(file).is_relative_to(tmp_path)
    assert not is_compiled
    assert games == list(OURS)
    said = subprocess.check_output(
        [*UNDERCROFT, "--version"], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path)}, text=True
    )
    assert "pure" in said
