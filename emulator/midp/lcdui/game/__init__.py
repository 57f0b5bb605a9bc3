"""javax.microedition.lcdui.game: what games are made of."""

from .game_canvas import GameCanvas
from .layer import Layer
from .layer_manager import LayerManager
from .sprite import Sprite
from .tiled_layer import TiledLayer

__all__ = ["GameCanvas", "Layer", "LayerManager", "Sprite", "TiledLayer"]
