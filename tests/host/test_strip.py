"""The bar over the handset."""

import pygame

from emulator.host.strip import HEIGHT, Strip

MENUS = ("Phone", "View")


def test_a_title_is_found_where_it_is_drawn():
    strip = Strip(MENUS)
    assert [strip.title_at((x, 10)) for x in (10, 70, 300)] == ["Phone", "View", None]
    assert strip.title_at((10, HEIGHT + 1)) is None
    assert strip.below("View")[1] == HEIGHT


def test_a_word_about_the_phone_gives_way_to_the_titles():
    narrow, empty = pygame.Surface((130, HEIGHT)), pygame.Surface((130, HEIGHT))
    Strip(MENUS).draw(narrow, open_title=None, status="a long word about it")
    Strip(MENUS).draw(empty, open_title=None, status="")
    assert pygame.image.tobytes(narrow, "RGB") == pygame.image.tobytes(empty, "RGB")


def test_the_title_whose_menu_is_open_is_lit():
    surface = pygame.Surface((300, HEIGHT))
    Strip(MENUS).draw(surface, open_title="View", status="")
    assert surface.get_at((70, 4))[:3] == (0x3A, 0x46, 0x56) != surface.get_at((10, 4))[:3]
