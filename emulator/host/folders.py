"""Where on this computer the phone keeps what is the user's."""

from pathlib import Path

import platformdirs


def memory_folder() -> Path:
    """The folder of the phone's memory, when nobody names another."""
    return Path(platformdirs.user_data_dir("midp-emulator", appauthor=False)) / "phone"
