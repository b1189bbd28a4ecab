"""The language of the terminal."""

from __future__ import annotations

import ctypes
import locale
import os
import re
import sys

from undercroft.kernel.texts import languages


def user_language() -> str:
    """Returns $UNDERCROFT_LANG, else the system's language if supported, else English."""
    names = ("UNDERCROFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    said = next((value for name in names if (value := os.environ.get(name))), None) or _language_of_windows()
    language = re.split("[-_.]", said)[0].lower()
    return language if language in languages() else "en"


def _language_of_windows() -> str:
    """Returns the language of Windows, which keeps it out of the environment."""
    if sys.platform != "win32":
        return ""
    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
