"""javax.microedition.lcdui: screens, and the canvas to draw on."""

from .canvas import Canvas
from .command import Command, CommandListener
from .display import Display
from .displayable import Displayable
from .font import Font
from .graphics import Graphics
from .image import Image
from .ticker import Ticker

__all__ = ["Canvas", "Command", "CommandListener", "Display", "Displayable", "Font", "Graphics", "Image", "Ticker"]
