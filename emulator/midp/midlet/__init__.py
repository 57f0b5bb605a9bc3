"""javax.microedition.midlet: the application, and what its life cycle may raise."""

from .midlet import MIDlet
from .state_change import MIDletStateChangeException

__all__ = ["MIDlet", "MIDletStateChangeException"]
