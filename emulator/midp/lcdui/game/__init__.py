"""javax.microedition.lcdui.game: what games are made of."""

from .game_canvas import GameCanvas

__all__ = ["GameCanvas"]
