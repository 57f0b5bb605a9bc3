"""Where on this computer the phone keeps what is the user's."""

from pathlib import Path

import platformdirs

NAME = "midp-emulator"


def memory_folder() -> Path:
    """The folder of the phone's memory, when nobody names another."""
    return Path(platformdirs.user_data_dir(NAME, appauthor=False)) / "phone"


def settings_file() -> Path:
    """Where the window keeps what was chosen in it."""
    return Path(platformdirs.user_config_dir(NAME, appauthor=False)) / "window.yaml"


def pictures_folder() -> Path:
    """Where screenshots, photos and recordings go."""
    return Path(platformdirs.user_pictures_dir()) / "Phone"
