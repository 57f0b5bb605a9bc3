"""javax.microedition.media.MediaException."""


class MediaException(Exception):
    """The sound cannot be had or played: MediaException() or MediaException(reason)."""
