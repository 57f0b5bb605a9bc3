"""Stores to lay into files, and a folder to lay them in."""

import pytest

from emulator.ams.rms_formats.java_bytes import image_of

DATA = {1: b"score 120", 2: bytes(range(256)), 5: "Счёт".encode()}


@pytest.fixture
def image():
    """A store with a deleted record in the middle and some at the end."""
    return image_of("High Scores", dict(DATA), version=9, next_id=8, modified=1_700_000_000_123,
                    shared=True, writable=True)


@pytest.fixture
def laid(tmp_path):
    """Write the files of a form, and give the path that it is read by."""
    def written(files: dict[str, bytes]):
        for name, data in files.items():
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_bytes(data)
        return tmp_path / min(files, key=lambda name: (not name.endswith((".rsh", "idx")), name))
    return written
