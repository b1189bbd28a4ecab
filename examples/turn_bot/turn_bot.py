"""A web hook that passes "your turn" to a chat: Telegram, MAX, VK or Discord. Needs only Python.

    UNDERCROFT_HOOK_KEY=… CHAT=telegram TOKEN=… TO=123456 python turn_bot.py 8080

Name its address (`https://…`, behind your proxy) in the settings of Undercroft under "Web hook"; the page then shows
the key of the signature. `TO` is the id of the chat. Discord needs no such program: its web hooks take the messages of
Undercroft as they are.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any
from urllib.parse import urlencode
from urllib.request import Request, urlopen

OLDEST = 300  # seconds; an older message was recorded and sent again
LONGEST = 10_000  # bytes


def is_genuine(body: bytes, signature: str, key: str, now: float) -> bool:
    """Checks the header `Undercroft-Signature: t=SECONDS,v1=HMAC-SHA256 of SECONDS, a dot and the body`."""
    parts = dict(part.partition("=")[::2] for part in signature.split(","))
    sent = parts.get("t", "")
    mark = hmac.new(key.encode(), sent.encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(mark, parts.get("v1", "")) and abs(now - int(sent)) <= OLDEST


def request_for(chat: str, token: str, to: str, text: str) -> Request:
    """Returns the request that shows a text in a chat."""
    kind = {"Content-Type": "application/json"}
    if chat == "telegram":
        body = json.dumps({"chat_id": to, "text": text}).encode()
        return Request(f"https://api.telegram.org/bot{token}/sendMessage", body, kind)
    if chat == "max":
        body = json.dumps({"text": text}).encode()
        return Request(f"https://platform-api.max.ru/messages?chat_id={to}", body, {**kind, "Authorization": token})
    if chat == "vk":
        values = {"access_token": token, "peer_id": to, "message": text, "random_id": 0, "v": "5.199"}
        return Request("https://api.vk.com/method/messages.send", urlencode(values).encode())
    raise SystemExit(f"CHAT={chat}: expected telegram, max or vk")


class Hook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(min(LONGEST, int(self.headers.get("Content-Length", 0))))
        if is_genuine(
            body, self.headers.get("Undercroft-Signature", ""), os.environ["UNDERCROFT_HOOK_KEY"], time.time()
        ):
            message: dict[str, Any] = json.loads(body)
            urlopen(request_for(os.environ["CHAT"], os.environ["TOKEN"], os.environ["TO"], message["text"]), timeout=10)
            self.send_response(204)
        else:
            self.send_response(403)
        self.end_headers()


if __name__ == "__main__":
    HTTPServer(("127.0.0.1", int(sys.argv[1])), Hook).serve_forever()
