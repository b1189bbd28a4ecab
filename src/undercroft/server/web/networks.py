"""Who counts as one where limits go by address."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

IPV6_PREFIX: Final = 64  # bits that one customer is given at least; the rest they choose freely


@lru_cache(10_000)
def network_of(host: str) -> str:
    """An IPv4 address as it is, the first half of an IPv6 address; anything else (a name, a socket file) as it is.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7"), network_of("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False))
