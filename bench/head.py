"""The head of every measurement: when, where, on which build, and how busy the machine was."""

from __future__ import annotations

import datetime
import os
from typing import Any

import undercroft as uc
from bench.run import machine


def head() -> dict[str, Any]:
    return {
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
        "build": "compiled" if uc.compiled else "pure",
        "load": round(os.getloadavg()[0], 1),
    }
