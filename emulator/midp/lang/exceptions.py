"""The exceptions of java.lang and java.io that MIDP's API raises.

Each keeps its Java name and also derives from the Python built-in that says the same, so
`except IllegalArgumentException` and `except ValueError` catch the same fault.
"""

from __future__ import annotations


class RuntimeException(RuntimeError):
    """java.lang.RuntimeException: a fault of the program, not of the world."""


class IllegalArgumentException(RuntimeException, ValueError):
    """An argument that the method cannot take."""


class IllegalStateException(RuntimeException):
    """The right call at the wrong time."""


class IndexOutOfBoundsException(RuntimeException, IndexError):
    """An index beyond what is there."""


class ArrayIndexOutOfBoundsException(IndexOutOfBoundsException):
    """A range that leaves an array."""


class StringIndexOutOfBoundsException(IndexOutOfBoundsException):
    """A range that leaves a string."""


class NullPointerException(RuntimeException, TypeError):
    """`None` where the spec wants an object."""


class ClassCastException(RuntimeException, TypeError):
    """An object of another class than the spec wants."""


class ArithmeticException(RuntimeException, ArithmeticError):
    """A division by zero and its kin."""


class SecurityException(RuntimeException, PermissionError):
    """The person, the policy or the phone does not allow it."""


class OutOfMemoryError(MemoryError):
    """The phone has no room for what the MIDlet wants to keep (java.lang, an Error)."""


class InterruptedException(Exception):
    """A sleeping or waiting thread was interrupted."""


class ClassNotFoundException(Exception):
    """No class of this name in the suite."""


class IOException(OSError):
    """java.io.IOException: the world failed, not the program."""


class InterruptedIOException(IOException):
    """Input or output ended early: a time limit, or its connection was closed."""


class EOFException(IOException):
    """The stream ended before what was asked for."""
