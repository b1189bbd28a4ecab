"""Adapters name the missing package; the lab itself imports none."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

MODULES = {
    "vector": ("numpy", "lab"),
    "gymnasium": ("gymnasium", "gymnasium"),
    "pettingzoo": ("pettingzoo", "pettingzoo"),
    "openspiel": ("pyspiel", "openspiel"),
}


@pytest.mark.parametrize("module", MODULES)
def test_a_missing_package_is_named_with_the_way_to_get_it(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    package, extra = MODULES[module]
    monkeypatch.setitem(sys.modules, package, None)  # as if it were not installed
    monkeypatch.delitem(sys.modules, f"undercroft.lab.{module}", raising=False)
    with pytest.raises(ImportError, match=rf"undercroft\.lab\.{module} needs .* pip install 'undercroft\[{extra}\]'"):
        import_module(f"undercroft.lab.{module}")


@pytest.mark.parametrize("module", MODULES)
def test_the_extra_of_the_module_is_named_whatever_is_missing(module: str) -> None:
    """The first missing package may belong to another module of the lab."""
    ask = f"import sys; sys.modules.update(dict.fromkeys(['librt', 'librt.strings'])); import undercroft.lab.{module}"
    ended = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False)
    said = ended.stderr.splitlines()[-1]
    assert said.startswith(f"ImportError: undercroft.lab.{module} needs") and said.count("pip install") == 1
    assert f"'undercroft[{MODULES[module][1]}]'" in said
    assert "librt" in said or "No module named" in said


def test_importing_the_lab_loads_nothing() -> None:
    """No game and no package of others comes with it."""
    ask = "import sys, undercroft.lab; print({'numpy', 'librt', 'undercroft.games.chest'} & set(sys.modules))"
    said = subprocess.check_output([sys.executable, "-c", ask], text=True)
    assert said.strip() == "set()"
