"""E-mail through the operator's SMTP server."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from undercroft.kernel.errors import BadOption

ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")
PORTS: Final = {"smtp": 587, "smtps": 465}
SECONDS: Final = 20.0
REJECTED: Final = 500  # codes from here on are final


class MailRefused(Exception):
    """The message was not accepted. `is_final` tells whether trying again is useless."""

    def __init__(self, text: str, is_final: bool) -> None:
        super().__init__(text)
        self.is_final = is_final


class Mailer:
    """Sends messages. `url` is `smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS`; `smtps` uses TLS from the start."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        (sender,) = parse_qs(parts.query).get("from", [""])[:1]
        if parts.scheme not in PORTS or not parts.hostname or not ADDRESS.fullmatch(sender):
            raise BadOption("--mail: expected smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, or smtps://…")
        self.sender: str = sender
        self._host = parts.hostname
        self._port = parts.port or PORTS[parts.scheme]
        self._is_tls = parts.scheme == "smtps"
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None

    async def send(self, to: str, subject: str, text: str, mute: str | None = None) -> None:
        """Sends a message. `mute` is the address with which its receiver turns messages off."""
        import aiosmtplib  # an optional extra: `undercroft[notices]`

        message = EmailMessage()
        message["From"] = f"Undercroft <{self.sender}>"
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if mute is not None:
            message["List-Unsubscribe"] = f"<{mute}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            await aiosmtplib.send(
                message,
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._is_tls,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise MailRefused(str(error), all(one.code >= REJECTED for one in error.recipients)) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise MailRefused(str(error), is_final=False) from None


def is_address(text: str) -> bool:
    """
    >>> is_address("ann@example.org"), is_address("ann@example.org\\nBcc: bob@example.org")
    (True, False)
    """
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None
