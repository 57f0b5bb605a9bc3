"""java.util, as far as Python has no such thing: Timer, TimerTask, and Java's own Random."""

from .random import Random
from .timer import Timer, TimerTask

__all__ = ["Random", "Timer", "TimerTask"]
