"""Markers that say what a test's phones are made of.

    @pytest.mark.skin("classic")
    @pytest.mark.locale("ru-RU")
    def test_the_title_is_russian(phone): ...

The nearest one counts: a test's own before its class's, its class's before its module's.
"""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from emulator.errors import nearest
from emulator.handset.ether import Ether

LINES = (
    "skin(name): the handset of this test's phones, such as 'classic'",
    "locale(tag): the language of this test's phones, such as 'ru-RU'",
    "seed(number): where the random numbers of this test's phones begin; phone n of several has number + n",
    "ether(latency=, jitter=, loss=, doubling=, reordering=, bandwidth=): the air between this test's phones",
)
WEATHER = tuple(inspect.signature(Ether).parameters)
KINDS: dict[str, type] = {"skin": str, "locale": str, "seed": int}


def phone_options(node: pytest.Item) -> dict[str, Any]:
    """The arguments for `Phone` that a test's markers ask for."""
    return {name: _argument(node, name) for name in KINDS if node.get_closest_marker(name) is not None}


def ether_options(node: pytest.Item) -> dict[str, Any]:
    """The arguments for `Ether` that a test's marker asks for."""
    marker = node.get_closest_marker("ether")
    if marker is None:
        return {}
    if marker.args:
        raise pytest.UsageError(f"{node.nodeid}: the marker ether takes arguments by name: ether(loss=0.3)")
    for name in marker.kwargs:
        if name not in WEATHER:
            raise pytest.UsageError(f"{node.nodeid}: the marker ether knows no {name!r}; {nearest(name, WEATHER)}")
    return dict(marker.kwargs)


def _argument(node: pytest.Item, name: str) -> Any:
    marker = node.get_closest_marker(name)
    assert marker is not None
    given = marker.args
    if len(given) != 1 or marker.kwargs or not isinstance(given[0], KINDS[name]):
        words = ", ".join([*map(repr, given), *(f"{key}={value!r}" for key, value in marker.kwargs.items())])
        raise pytest.UsageError(f"{node.nodeid}: the marker {name} takes one {KINDS[name].__name__}, not ({words})")
    return given[0]
