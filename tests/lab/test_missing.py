"""Without their packages the adapters say what to install; the lab itself is imported without any."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

MODULES = {
    "vector": ("numpy", "lab"),
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


def test_the_lab_is_imported_at_no_cost() -> None:
    """No game and no package of others comes with it."""
    ask = "import sys, undercroft.lab; print({'numpy', 'librt', 'undercroft.games.chest'} & set(sys.modules))"
    said = subprocess.check_output([sys.executable, "-c", ask], text=True)
    assert said.strip() == "set()"
