"""java.lang and java.io, as far as Python has no such thing: Thread, System, Monitor, exceptions."""

from .exceptions import (
    ArithmeticException,
    ArrayIndexOutOfBoundsException,
    ClassCastException,
    ClassNotFoundException,
    EOFException,
    IllegalArgumentException,
    IllegalStateException,
    IndexOutOfBoundsException,
    InterruptedException,
    InterruptedIOException,
    IOException,
    NullPointerException,
    OutOfMemoryError,
    RuntimeException,
    SecurityException,
    StringIndexOutOfBoundsException,
)
from .monitor import IllegalMonitorStateException, Monitor
from .resources import get_resource_as_stream
from .runtime import Runtime
from .system import System
from .thread import IllegalThreadStateException, Thread

__all__ = [
    "ArithmeticException",
    "ArrayIndexOutOfBoundsException",
    "ClassCastException",
    "ClassNotFoundException",
    "EOFException",
    "IOException",
    "IllegalArgumentException",
    "IllegalMonitorStateException",
    "IllegalStateException",
    "IllegalThreadStateException",
    "IndexOutOfBoundsException",
    "InterruptedException",
    "InterruptedIOException",
    "Monitor",
    "NullPointerException",
    "OutOfMemoryError",
    "Runtime",
    "RuntimeException",
    "SecurityException",
    "StringIndexOutOfBoundsException",
    "System",
    "Thread",
    "get_resource_as_stream",
]
