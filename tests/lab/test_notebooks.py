"""The notebooks run from the first cell to the last."""

from __future__ import annotations

from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat", reason="needs nbclient: make lab")
nbclient = pytest.importorskip("nbclient", reason="needs nbclient: make lab")
pytest.importorskip("gymnasium", reason="needs the extra `gymnasium`")

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"
PATIENCE = 300  # seconds for a cell


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "outputs are not committed"
    nbclient.NotebookClient(notebook, timeout=PATIENCE, kernel_name="python3").execute()
