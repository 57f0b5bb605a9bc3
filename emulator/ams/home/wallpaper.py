"""The ground of the phone's own pictures: the skin's wallpaper, from one colour at its top to another."""

from __future__ import annotations

from emulator.midp.lcdui import smooth
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.image import Image
from emulator.midp.lcdui.look import Look


class Wallpaper:
    """A picture as large as a screen's content; made once for each size."""

    def __init__(self, look: Look) -> None:
        self._theme = look.theme
        self._image: Image | None = None

    def paint(self, g: Graphics, width: int, height: int) -> None:
        """Over the whole content, as far as the clip reaches."""
        image = self._image
        if image is None or (image.get_width(), image.get_height()) != (width, height):
            self._image = image = self._made(width, height)
        g.draw_image(image, 0, 0, Graphics.TOP | Graphics.LEFT)

    def color_at(self, y: int, height: int) -> int:
        """Its colour in a row."""
        return smooth.blend(self._theme.wallpaper, self._theme.wallpaper_end, 100 * y // max(height, 1))

    def _made(self, width: int, height: int) -> Image:
        image = Image.create_image(width, height)
        g = image.get_graphics()
        for y in range(height):
            g.set_color(self.color_at(y, height))
            g.fill_rect(0, y, width, 1)
        return image
