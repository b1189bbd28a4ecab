"""What goes over the wire, as structs: the one definition, from which the client's TypeScript types are generated.

`requests` and `answers` are the messages of the socket; the other modules are bodies of HTTP requests and answers, and
what both are made of. docs/developers/protocol.md explains them with examples.
"""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 1  # bumped when an old client would misunderstand; it is told to reload
