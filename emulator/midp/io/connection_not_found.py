"""ConnectionNotFoundException: no such place, or no such way to it."""

from ..lang.exceptions import IOException


class ConnectionNotFoundException(IOException):
    """The target of a connection, or of a platform request, cannot be found or is not supported."""
