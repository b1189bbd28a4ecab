from tests.terminal.conftest import data_home, keyboard

__all__ = ["data_home", "keyboard"]
