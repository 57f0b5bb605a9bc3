"""The options of MIDP's SocketConnection, in the words of the computer's sockets."""

from __future__ import annotations

import contextlib
import socket
import struct

DELAY, LINGER, KEEPALIVE, RCVBUF, SNDBUF = range(5)

_PLAIN = {
    DELAY: (socket.IPPROTO_TCP, socket.TCP_NODELAY),
    KEEPALIVE: (socket.SOL_SOCKET, socket.SO_KEEPALIVE),
    RCVBUF: (socket.SOL_SOCKET, socket.SO_RCVBUF),
    SNDBUF: (socket.SOL_SOCKET, socket.SO_SNDBUF),
}
_LINGER_FORM = "hh" if hasattr(socket, "SO_EXCLUSIVEADDRUSE") else "ii"      # Windows' is of two shorts


def set_option_of(of: socket.socket, option: int, value: int) -> None:
    """A hint to the system, which may round it or pay no heed."""
    with contextlib.suppress(OSError, struct.error):
        if option == LINGER:
            # Closing never waits here, so lingering longer than not at all is what happens anyway.
            of.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack(_LINGER_FORM, int(value > 0), value))
        else:
            level, name = _PLAIN[option]
            of.setsockopt(level, name, int(not value) if option == DELAY else value)


def option_of(of: socket.socket, option: int) -> int:
    """What it is set to; 0 if the system does not say."""
    try:
        if option == LINGER:
            is_on, seconds = struct.unpack(_LINGER_FORM, of.getsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, struct.calcsize(_LINGER_FORM)))
            return seconds if is_on else 0
        value = of.getsockopt(*_PLAIN[option])
        return int(not value) if option == DELAY else value
    except (OSError, struct.error):
        return 0
