"""YAML as a tape writes it: one line for each thing, so that a tape is whole after every line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

# What YAML takes for a line break, or does not take at all, is written as an escape.
_STRANGE = re.compile("[^\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")


def plain(value: Any) -> str:
    """A value in YAML's flow style, in one line.

    >>> print(plain({"at": 5, "typed": "Zoë: 你好", "point": (3, 4), "together": True, "none": None}))
    {at: 5, typed: "Zoë: 你好", point: [3, 4], together: true, none: null}
    """
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_name(name)}: {plain(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(plain, value)) + "]"
    return _STRANGE.sub(_escape, json.dumps(value, ensure_ascii=False))


def section(values: Mapping[str, Any]) -> str:
    """Names and values, a line each."""
    return "".join(f"{name}: {plain(value)}\n" for name, value in values.items())


def _name(name: str) -> str:
    return name if re.fullmatch("[a-z_]+", name) else plain(name)


def _escape(found: re.Match[str]) -> str:
    code = ord(found.group())
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
