"""A server in its own process and folder, which can be killed and started again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Server:
    """`forecast` is how many seconds of processor the chances of a finished match may take; `surroundings` are further
    variables of its environment."""

    def __init__(self, data: Path, forecast: float = 0.1, think: float = 0.05, **surroundings: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.forecast = forecast
        self.think = think
        self.surroundings = surroundings
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.steady", "serve", f"--port={self.port}", f"--data={self.data}"]
        quick = ["--pause=0", "--jobs=1", f"--forecast={self.forecast}", f"--seconds={self.think}"]
        self.process = subprocess.Popen(
            [*command, *quick], stdout=subprocess.DEVNULL, cwd=ROOT, env={**os.environ, **self.surroundings}
        )
        for _ in range(6000):
            try:
                urllib.request.urlopen(f"{self.url}/readyz")
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server did not start in five minutes")

    def kill(self) -> None:
        """kill -9: nothing is tidied up."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
