"""Input streams: reading all of it, and what has no end."""

from emulator.midp.io.input_stream import InputStream
from emulator.midp.lang import OutOfMemoryError


class Pieces:
    """A connection that gives `count` times `size` bytes; None for ever."""

    def __init__(self, size, count):
        self.size, self.count, self.given = size, count, 0

    def _fetch(self, limit):
        if self.given == self.count:
            return b""
        self.given += 1
        return b"x" * min(limit, self.size)


def test_all_is_read_in_whatever_pieces_it_comes():
    assert InputStream(Pieces(1, 100_000)).read() == b"x" * 100_000


def test_what_never_ends_fills_the_heap_of_the_midlet_and_no_more(ours, do):
    endless = Pieces(65_536, None)
    done = do(ours, lambda: InputStream(endless).read())
    ours.run(100)
    assert isinstance(done.error, OutOfMemoryError)
    assert endless.given * 65_536 <= 2 * ours.software.sessions[-1].guard.heap.limit


def test_a_body_of_half_the_heap_is_read(ours, do):
    done = do(ours, lambda: len(InputStream(Pieces(65_536, 128)).read()))
    ours.run(100)
    assert done.result == 8 << 20
