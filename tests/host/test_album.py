"""Where pictures go, and what they are called."""

import pygame
import pytest

from emulator.errors import UserError
from emulator.host.album import Album

SHEET = pygame.Surface((8, 8))


def test_a_picture_is_called_what_was_in_front_and_when(tmp_path):
    path = Album(tmp_path / "new" / "Phone", lambda: 0).keep(SHEET, "Gomoku")
    assert path.parent == tmp_path / "new" / "Phone" and path.name.startswith("Gomoku 19") and path.suffix == ".png"
    assert pygame.image.load(path).get_size() == (8, 8)


def test_two_of_the_same_second_are_two_files(tmp_path):
    album = Album(tmp_path, lambda: 0)
    assert album.keep(SHEET, "A") != album.keep(SHEET, "A")
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("title", ["../../etc/passwd", "a/b\\c:d", "", "\0", "x" * 500, "Гомоку 五子棋"])
def test_no_title_leads_out_of_the_folder(tmp_path, title):
    path = Album(tmp_path, lambda: 0).keep(SHEET, title)
    assert path.parent == tmp_path and path.is_file()


def test_a_folder_that_cannot_be_made_is_the_persons_fault(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(UserError, match="pictures cannot be kept"):
        Album(tmp_path / "file" / "Phone").keep(SHEET, "A")
