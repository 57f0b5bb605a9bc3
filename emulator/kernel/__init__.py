"""Time and turns: a clock that only moves when told to, and guests that take turns on it.

    scheduler.py   Kernel: the clock, and who runs next; read this one first
    threads.py     GuestThread: one greenlet; Group: all threads of one guest
    monitors.py    Monitor: enter, wait, notify
    events.py      EventQueue: callbacks in order, one at a time

The kernel knows no phone: it would run any set of cooperating guests.
"""

from .events import EventQueue
from .monitors import Monitor, NotOwner
from .scheduler import Alarm, Kernel
from .threads import Group, GuestEnded, GuestThread, Woken

__all__ = [
    "Alarm", "EventQueue", "Group", "GuestEnded", "GuestThread", "Kernel", "Monitor", "NotOwner", "Woken",
]
