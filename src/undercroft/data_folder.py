"""The folder of a person's matches and of a server's tables."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Returns $XDG_DATA_HOME/undercroft, else the system's folder for data of programs. A user without a home, such as
    a number in a container, has only the working folder.
    """
    if home := os.environ.get("XDG_DATA_HOME"):
        return Path(home) / "undercroft"
    try:
        return user_data_path("undercroft", appauthor=False)
    except RuntimeError:
        return Path.cwd() / "undercroft"
