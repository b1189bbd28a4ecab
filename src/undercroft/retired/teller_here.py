"""Rules of another time in this process, where there are no others: in a browser.

While they are asked, `undercroft` is the package in their folder; then it is ours again. There must be one thread only.
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from undercroft.kernel.errors import BadRecord, UndercroftError

PACKAGE: Final = "undercroft"
# The first release that is kept imports it with its rules, to word texts with. In a browser the page does that.
WORDING: Final = ("fluent", "fluent.runtime")

Modules = dict[str, ModuleType]


class TellerHere:
    """`retired/teller.py` of the rules in a folder, imported."""

    is_alive = True

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._modules: Modules = {name: _Unused(name) for name in WORDING}
        with self._in_place():
            try:
                self._answer: Callable[[Any], dict[str, Any]] = import_module("undercroft.retired.teller").answer
            except ImportError as error:  # says nothing about the match: it must not be taken for one nobody can tell
                raise UndercroftError(f"the rules it was played with cannot be run here: {error}") from None

    def ask(self, question: dict[str, Any]) -> Any:
        with self._in_place():
            told = json.dumps(self._answer(json.loads(json.dumps(question))))  # as over a pipe
        answer: dict[str, Any] = json.loads(told)
        if "refusal" in answer:
            raise BadRecord(answer["refusal"])
        return answer["answer"]

    def close(self) -> None:
        """It goes with its last user."""

    @contextlib.contextmanager
    def _in_place(self) -> Iterator[None]:
        ours = _taken_out()
        sys.modules.update(self._modules)
        sys.path.insert(0, str(self._folder))
        try:
            yield
        finally:
            sys.path.remove(str(self._folder))
            self._modules = _taken_out()
            sys.modules.update(ours)


class _Unused(ModuleType):
    """Has every name; nobody uses what it stands for."""

    def __getattr__(self, name: str) -> None:
        if name.startswith("__"):
            raise AttributeError(name)


def _taken_out() -> Modules:
    names = [name for name in sys.modules if name.partition(".")[0] == PACKAGE or name in WORDING]
    return {name: sys.modules.pop(name) for name in names}
