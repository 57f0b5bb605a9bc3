"""javax.microedition.io: connections."""

from .connection_not_found import ConnectionNotFoundException

__all__ = ["ConnectionNotFoundException"]
