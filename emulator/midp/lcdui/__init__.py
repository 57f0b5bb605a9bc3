"""javax.microedition.lcdui: screens, items, and the canvas to draw on."""

from .alert import Alert
from .alert_type import AlertType
from .canvas import Canvas
from .choice import Choice
from .choice_group import ChoiceGroup
from .command import Command, CommandListener
from .custom_item import CustomItem
from .date_field import DateField
from .display import Display
from .displayable import Displayable
from .font import Font
from .form import Form, ItemStateListener
from .gauge import Gauge
from .graphics import Graphics
from .image import Image
from .image_item import ImageItem
from .item import Item, ItemCommandListener
from .list import List
from .screen import Screen
from .spacer import Spacer
from .string_item import StringItem
from .text_box import TextBox
from .text_field import TextField
from .ticker import Ticker

__all__ = [
    "Alert", "AlertType", "Canvas", "Choice", "ChoiceGroup", "Command", "CommandListener", "CustomItem",
    "DateField", "Display", "Displayable", "Font", "Form", "Gauge", "Graphics", "Image", "ImageItem", "Item",
    "ItemCommandListener", "ItemStateListener", "List", "Screen", "Spacer", "StringItem", "TextBox", "TextField",
    "Ticker",
]
