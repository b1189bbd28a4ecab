"""The folder of a person's matches and of a server's tables."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Returns $XDG_DATA_HOME/undercroft, else the system's folder for data of programs."""
    home = os.environ.get("XDG_DATA_HOME")
    return Path(home) / "undercroft" if home else user_data_path("undercroft", appauthor=False)
