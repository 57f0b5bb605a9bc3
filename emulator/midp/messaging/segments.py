"""How many short messages of GSM one message takes (JSR 120, appendix A; 3GPP TS 23.038).

Letters of GSM's alphabet take seven bits, any other text two bytes a letter. A port takes
room too, and so does each part's number in a message of several.
"""

from __future__ import annotations

MOST = 3        # parts of a message that every network carries

_BASIC = frozenset("@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡"
                   "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà")
_EXTENDED = frozenset("\f^{}\\[~]|€")       # these take two places

# Units that fit into a single message, and into each of several: without a port, with one.
_SEPTETS = ((160, 152), (152, 145))
_UCS2 = ((70, 66), (66, 62))
_BYTES = ((140, 133), (133, 126))


def segments(payload: str | bytes, *, has_port: bool) -> int:
    """How many it takes; an empty message takes one.

    >>> segments("a" * 152, has_port=True), segments("a" * 153, has_port=True)
    (1, 2)
    """
    size, room = _measure(payload)
    single, part = room[has_port]
    return 1 if size <= single else -(-size // part)


def _measure(payload: str | bytes) -> tuple[int, tuple[tuple[int, int], tuple[int, int]]]:
    if isinstance(payload, bytes):
        return len(payload), _BYTES
    if all(char in _BASIC or char in _EXTENDED for char in payload):
        return sum(1 + (char in _EXTENDED) for char in payload), _SEPTETS
    return len(payload.encode("utf-16-be", "surrogatepass")) // 2, _UCS2
