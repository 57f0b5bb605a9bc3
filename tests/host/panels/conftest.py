"""What the tests of panels share: panels on a window that nobody sees."""

import pygame
import pytest

from emulator.host.panels import Panels

SIZE = 340, 420          # the smallest window


@pytest.fixture
def surface(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("test", SIZE)
    yield window.get_surface()
    window.destroy()
    pygame.display.quit()


@pytest.fixture
def panels(surface):
    made = Panels(SIZE)
    made.surface, made.now = surface, 0
    return made


@pytest.fixture
def done():
    return []
