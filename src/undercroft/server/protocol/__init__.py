"""Messages and bodies on the wire, as structs. The client's TypeScript types are generated from them.

`messages` holds the messages of the socket. The other modules hold the bodies of HTTP requests and answers, and the
parts that both share. docs/developers/protocol.md explains them with examples.
"""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 1  # bumped when an old client would misunderstand; such a client is told to reload
