"""Rate limits: the moving windows of `limits`, by address and by person. Each process counts for itself."""

from __future__ import annotations

import ipaddress
import time
from collections import deque

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MovingWindowSupport, Storage
from limits.strategies import MovingWindowRateLimiter

SWEEP = 10_000  # windows in memory before those that are over are thrown away

BY_ADDRESS: dict[str, RateLimitItem] = {
    "api": RateLimitItemPerMinute(1200),
    "guest": RateLimitItemPerHour(60),
    "sign-in": RateLimitItemPerMinute(20, 15),
    "table": RateLimitItemPerHour(120),
    "socket": RateLimitItemPerMinute(240),
    "look": RateLimitItemPerSecond(400, 5),
    "hint": RateLimitItemPerMinute(240),
    "analysis": RateLimitItemPerHour(120),
    "story": RateLimitItemPerMinute(60),  # whole games told again, and exported
}
BY_PERSON: dict[str, RateLimitItem] = {
    "api": RateLimitItemPerMinute(600),
    "sign-in": RateLimitItemPerMinute(10, 15),  # by login: a password cannot be guessed from many addresses
    "table": RateLimitItemPerHour(40),
    "socket": RateLimitItemPerMinute(120),
    "look": RateLimitItemPerSecond(100, 5),  # a screen asks as the pointer moves; counted apart from the rest
    "hint": RateLimitItemPerMinute(60),
    "analysis": RateLimitItemPerHour(40),
    "story": RateLimitItemPerMinute(60),  # whole games told again
}


class Windows(Storage, MovingWindowSupport):
    """Windows in memory. The library's own storage looks at every window again in a new thread after each request."""

    def __init__(self) -> None:
        super().__init__("memory://")
        self.windows: dict[str, deque[float]] = {}  # when each entry stops to count
        self.sweep_at = SWEEP

    def acquire_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        now = time.monotonic()
        window = self.windows.setdefault(key, deque())
        while window and window[0] <= now:
            window.popleft()
        if len(window) + amount > limit:
            return False
        window.extend([now + expiry] * amount)
        if len(self.windows) >= self.sweep_at:
            self.windows = {key: window for key, window in self.windows.items() if window and window[-1] > now}
            self.sweep_at = max(SWEEP, 2 * len(self.windows))
        return True

    def get_moving_window(self, key: str, limit: int, expiry: int) -> tuple[float, int]:
        """When the window began, and how many entries count now."""
        now = time.monotonic()
        counting = [end for end in self.windows.get(key, ()) if end > now]
        return (counting[0] - expiry if counting else now), len(counting)

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def check(self) -> bool:
        return True

    def reset(self) -> int:
        count = len(self.windows)
        self.windows.clear()
        return count

    def clear(self, key: str) -> None:
        self.windows.pop(key, None)

    # counters belong to the other strategies
    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        raise NotImplementedError

    def get(self, key: str) -> int:
        raise NotImplementedError

    def get_expiry(self, key: str) -> float:
        raise NotImplementedError


class Limits:
    """Counts what addresses and people do."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.storage = Windows()
        self.limiter = MovingWindowRateLimiter(self.storage)

    def address(self, what: str, address: str) -> int:
        """Count one; 0 if it is allowed, else the seconds to wait."""
        return self._hit(BY_ADDRESS.get(what), what, "address", network(address))

    def person(self, what: str, person: str) -> int:
        """The same for a person, or a login."""
        return self._hit(BY_PERSON.get(what), what, "person", person)

    def _hit(self, item: RateLimitItem | None, what: str, by: str, who: str) -> int:
        if not self.on or item is None or self.limiter.hit(item, what, by, who):
            return 0
        began, _ = self.storage.get_moving_window(item.key_for(what, by, who), item.amount, item.get_expiry())
        return max(1, round(began + item.get_expiry() - time.monotonic()))


def network(address: str) -> str:
    """Whom an address stands for: one house has a whole IPv6 network.

    >>> network("2001:db8:1:2:3:4:5:6"), network("192.0.2.7"), network("")
    ('2001:db8:1:2::/64', '192.0.2.7', '')
    """
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if ip.version == 4:
        return str(ip)
    return str(ip.ipv4_mapped or ipaddress.ip_network((ip, 64), strict=False))
