"""What Display tells of the hardware, and asks of it: colours, image sizes, lights, vibrator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..lang.exceptions import IllegalArgumentException
from .graphics import Graphics

if TYPE_CHECKING:
    from emulator.handset.handset import Handset

    from .look import Look

ALPHA_LEVELS = 256    # Graphics blends in 32-bit pixels, whatever the LCD shows


class DisplayHardware:
    """The methods of Display that concern no screen."""

    LIST_ELEMENT = 1
    CHOICE_GROUP_ELEMENT = 2
    ALERT = 3
    COLOR_BACKGROUND = 0
    COLOR_FOREGROUND = 1
    COLOR_HIGHLIGHTED_BACKGROUND = 2
    COLOR_HIGHLIGHTED_FOREGROUND = 3
    COLOR_BORDER = 4
    COLOR_HIGHLIGHTED_BORDER = 5

    _handset: Handset
    _look: Look
    _in_front: bool

    def get_color(self, color_specifier: int) -> int:
        """One of the six colours of this phone's screens, 0x00RRGGBB; IllegalArgumentException for no such."""
        theme = self._look.theme
        colors = (theme.background, theme.foreground, theme.highlighted_background,
                  theme.highlighted_foreground, theme.border, theme.highlighted_border)
        if color_specifier not in range(len(colors)):
            raise IllegalArgumentException(f"{color_specifier} is none of Display.COLOR_BACKGROUND (0) "
                                           "to COLOR_HIGHLIGHTED_BORDER (5)")
        return colors[color_specifier] & 0xFFFFFF

    def get_border_style(self, highlighted: bool) -> int:
        """How this phone draws borders: solid, whether the item is in focus or not."""
        return Graphics.SOLID

    def is_color(self) -> bool:
        """False if the LCD shows but shades of grey."""
        return self._handset.skin.colors > 2

    def num_colors(self) -> int:
        """How many colours (or greys) the LCD can show."""
        return self._handset.skin.colors

    def num_alpha_levels(self) -> int:
        """How many levels of transparency are told apart when images are drawn."""
        return ALPHA_LEVELS

    def get_best_image_width(self, image_type: int) -> int:
        """Pixels across of an image that looks best there: LIST_ELEMENT, CHOICE_GROUP_ELEMENT or ALERT."""
        return self._best_image_size(image_type)

    def get_best_image_height(self, image_type: int) -> int:
        """Pixels down of an image that looks best there: LIST_ELEMENT, CHOICE_GROUP_ELEMENT or ALERT."""
        return self._best_image_size(image_type)

    def flash_backlight(self, duration: int) -> bool:
        """Let the backlight flash for so many ms; 0 stops. False, and nothing done, in the background."""
        if duration < 0:
            raise IllegalArgumentException(f"a flash of {duration} ms")
        if self._in_front:
            self._handset.backlight.start(duration)
        return self._in_front

    def vibrate(self, duration: int) -> bool:
        """Vibrate for so many ms; 0 stops. False in the background, or without a vibrator."""
        if duration < 0:
            raise IllegalArgumentException(f"{duration} ms of vibration")
        works = self._in_front and self._handset.skin.vibrator
        if works:
            self._handset.vibrator.start(duration)
        return works

    # -- ours ----------------------------------------------------------------------------------

    def _best_image_size(self, image_type: int) -> int:
        sizes = {self.LIST_ELEMENT: self._look.text.get_height(),
                 self.CHOICE_GROUP_ELEMENT: self._look.text.get_height(),
                 self.ALERT: self._look.icon_size}
        if image_type not in sizes:
            raise IllegalArgumentException(f"{image_type} is none of Display.LIST_ELEMENT (1), "
                                           "CHOICE_GROUP_ELEMENT (2), ALERT (3)")
        return sizes[image_type]
