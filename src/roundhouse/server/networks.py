"""Who counts as one visitor, and whose word on visitors is taken."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network


@lru_cache(maxsize=4096)
def visitor_of(host: str) -> str:
    """Whom *host* is counted as: with IPv6 one line has a whole /64, and may use all of it.

    >>> visitor_of("203.0.113.7"), visitor_of("2001:db8:1:2:aaaa::1")
    ('203.0.113.7', '2001:db8:1:2::/64')
    >>> visitor_of("::ffff:192.0.2.1")
    '192.0.2.1'
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:  # whatever a proxy says that is none
        return host[:60]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


class Networks:
    """Some addresses and networks.

    >>> "10.0.0.7" in Networks(["10.0.0.0/8", "::1"]), "11.0.0.1" in Networks(["10.0.0.0/8"])
    (True, False)
    """

    def __init__(self, given: Iterable[str]) -> None:
        self._networks = tuple(ip_network(each, strict=False) for each in given)

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)
