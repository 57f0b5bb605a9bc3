"""Whom the computer's network believes beside the system's certificates."""

import pytest

from emulator.errors import UserError
from emulator.host.network import World


@pytest.mark.parametrize("content", [None, b"", b"no certificate\n", b"\0\xff" * 100])
def test_a_file_without_certificates_is_refused_when_the_world_is_made(tmp_path, content):
    file = tmp_path / "more.pem"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(UserError, match="no certificates can be read from it"):
        World(trust=str(file))
