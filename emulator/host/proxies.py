"""Proxies: whom the environment (`http_proxy`, `https_proxy`, `no_proxy`) says to ask instead."""

from __future__ import annotations

import base64
import urllib.request
from collections.abc import Mapping
from urllib.parse import unquote, urlsplit

from emulator.handset.address import Address, Proxy

HTTP_PORT = 80


class Proxies:
    """By the scheme of what is fetched. None for the environment's own."""

    def __init__(self, proxies: Mapping[str, str] | None = None) -> None:
        self._by_environment = proxies is None
        self._proxies = urllib.request.getproxies_environment() if proxies is None else dict(proxies)

    def of(self, scheme: str, host: str) -> Proxy | None:
        """Whom to ask for something of a host; None: the host itself."""
        url = self._proxies.get(scheme)
        if not url or (self._by_environment and urllib.request.proxy_bypass(host)):
            return None
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme != "http" or not parts.hostname:
            return None
        return Proxy(Address(parts.hostname, parts.port or HTTP_PORT), _words(parts.username, parts.password))


def _words(user: str | None, password: str | None) -> str:
    if user is None:
        return ""
    pair = f"{unquote(user)}:{unquote(password or '')}"
    return "Basic " + base64.b64encode(pair.encode()).decode("ascii")
