"""The phone's memory as text, and back."""

import base64
import zlib

import pytest

from emulator.errors import UserError
from emulator.tape import header


@pytest.mark.parametrize("image", [None, b"x", bytes(range(256)) * 1000])
def test_a_memory_comes_back_as_it_was(image):
    assert header.unpacked("s.yaml", header.packed("s.yaml", image)) == image


def test_what_unpacks_without_end_is_refused(monkeypatch):
    monkeypatch.setattr(header, "MOST_UNPACKED", 1_000)
    with pytest.raises(UserError, match="damaged"):
        header.unpacked("s.yaml", base64.b64encode(zlib.compress(bytes(2_000))).decode())


@pytest.mark.parametrize("text", ["", "%", "QUJD", base64.b64encode(zlib.compress(b"abc")[:-2]).decode(),
                                  base64.b64encode(zlib.compress(b"abc") + b"more").decode()])
def test_what_is_no_memory_is_refused(text):
    with pytest.raises(UserError, match="damaged"):
        header.unpacked("s.yaml", text)


def test_what_is_left_as_it_is_is_not_in_a_header():
    assert header.given(skin="slider", number=None) == {"skin": "slider"}
