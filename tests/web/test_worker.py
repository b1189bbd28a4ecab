"""The service worker shows the messages of the server, and opens their table."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Final

from scripts.web.node import EXECUTABLE

WORKER: Final = Path(__file__).parent.parent.parent / "web/public/sw.js"
# A service worker without a browser: keeps its listeners, notes what it shows and opens.
STAGE: Final = """
const done = [], listeners = {};
globalThis.self = {
  location: { href: 'https://table.test/sw.js' },
  addEventListener: (name, listener) => { listeners[name] = listener; },
  registration: { showNotification: async (title, rest) => done.push([title, rest]) },
  clients: { matchAll: async () => [], openWindow: async (url) => done.push(url) },
};
require(process.argv[1]);
const message = { title: 'Raiders', body: 'Your turn', tag: 'k3', path: '/table/k3' };
listeners.push({ data: { json: () => message }, waitUntil: () => 0 });
const notification = { close: () => 0, data: done[0][1].data };
listeners.notificationclick({ notification, waitUntil: (work) => work.then(() => console.log(JSON.stringify(done))) });
"""


def test_message_of_the_server_is_shown_and_leads_to_the_table() -> None:
    node = EXECUTABLE
    told = subprocess.run([node, "-e", STAGE, str(WORKER)], capture_output=True, text=True, check=True).stdout
    (title, shown), opened = json.loads(told)
    assert (title, shown["body"], shown["tag"]) == ("Raiders", "Your turn", "k3")
    assert shown["icon"] == "https://table.test/icon-192.png"
    assert opened == "https://table.test/table/k3"
