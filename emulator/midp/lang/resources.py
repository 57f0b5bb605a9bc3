"""Class.getResourceAsStream: the files that travel in a suite."""

from __future__ import annotations

import io
from typing import BinaryIO

from .. import runtime
from .exceptions import NullPointerException


def get_resource_as_stream(name: str) -> BinaryIO | None:
    """A binary stream of the suite's file `name`, or None if it has none (CLDC 1.1, Class).

    Names are taken from the suite's root, with or without the leading `/`; source code is
    not a resource.
    """
    if name is None:
        raise NullPointerException("the resource's name is None")
    data = runtime.current().resource(name if name.startswith("/") else "/" + name)
    return None if data is None else io.BytesIO(data)
