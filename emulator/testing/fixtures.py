"""The fixtures: phones that are made before a test and switched off after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from emulator.errors import UserError
from emulator.handset.ether import Ether
from emulator.phone import Phone
from emulator.shelf import skin_names

from .failure import remember
from .golden import Golden
from .markers import ether_options, phone_options


@pytest.fixture
def phone(request: pytest.FixtureRequest) -> Iterator[Phone]:
    """A fresh phone: unseen, silent, in memory, seed 0, on no network. It is switched off after the test."""
    with Phone(**phone_options(request.node)) as held:
        remember(request.node, held)
        yield held


@pytest.fixture(params=skin_names())
def every_skin(request: pytest.FixtureRequest) -> Iterator[Phone]:
    """A fresh phone; the test runs once on each of the handsets that are shipped."""
    with Phone(**phone_options(request.node) | {"skin": request.param}) as held:
        remember(request.node, held)
        yield held


@pytest.fixture
def ether(request: pytest.FixtureRequest) -> Ether:
    """The air between the phones of `two_phones` and `phones`: perfect, unless the marker `ether` says how bad."""
    return Ether(**ether_options(request.node))


@pytest.fixture
def phones(request: pytest.FixtureRequest, ether: Ether) -> Iterator[Callable[[int], list[Phone]]]:
    """`phones(3)`: so many fresh phones on one ether, numbered +100, +200, …

    Their clocks are their own: `ether.run(ms)` lets time pass for all of them.
    """
    options = phone_options(request.node)
    with ExitStack() as switched_on:
        def make(number: int) -> list[Phone]:
            if not isinstance(number, int) or number < 0:
                raise UserError("phones", None, "a whole number of phones is wanted, not", str(number))
            made = [switched_on.enter_context(_numbered(options, ether)) for _ in range(number)]
            for held in made:
                remember(request.node, held)
            return made
        yield make


@pytest.fixture
def two_phones(phones: Callable[[int], list[Phone]]) -> tuple[Phone, Phone]:
    """Two fresh phones on one ether, +100 and +200."""
    ours, theirs = phones(2)
    return ours, theirs


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """`golden(phone)` holds the LCD to the picture that is kept of it, beside the test."""
    return Golden.of_test(request)


def _numbered(options: dict[str, Any], ether: Ether) -> Phone:
    """The next phone on an ether; each has a seed of its own, or they would all draw the same numbers."""
    return Phone(**options | {"seed": options.get("seed", 0) + len(ether.stations)}, network=ether)
