"""MIDletStateChangeException: "not now"."""


class MIDletStateChangeException(Exception):
    """Raised by `start_app` to be started later, by `destroy_app(False)` to stay."""
