"""Sounds from the network: what the server says is played, or refused with words."""

import io

import pytest

from emulator import Ether, Phone
from emulator.midp.io import Connector
from emulator.midp.lang import IOException, Thread
from emulator.midp.media import Manager, MediaException
from emulator.midp.media.origins import of_stream

URL = "http://localhost:8080/a"


@pytest.fixture
def phone():
    """A phone with a network."""
    with Phone(network=Ether()) as held:
        yield held


@pytest.fixture
def fetched(phone, inside):
    """`fetched(answer, url)`: the player of what a server on this very phone answers, once it is realized."""

    def fetch(answer, url=URL):
        outcome = []

        def serve():
            caller = server.accept_and_open()
            caller.open_input_stream().read(1000)
            with caller.open_output_stream() as out:
                out.write(answer)
            caller.close()

        def play():
            try:
                player = Manager.create_player(url)
                player.realize()
                outcome.append(player)
            except (MediaException, IOException) as problem:
                outcome.append(problem)
        server = inside(lambda: Connector.open("socket://:8080"))
        inside(lambda: [Thread(serve).start(), Thread(play).start()])
        phone.run(60_000)
        if isinstance(outcome[0], Exception):
            raise outcome[0]
        return outcome[0]
    return fetch


def answer(body, *headers, status="200 OK"):
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", "Connection: close", *headers, "", ""]
    return "\r\n".join(lines).encode() + body


def test_the_server_says_what_it_is(fetched, sounds):
    player = fetched(answer(sounds["audio/x-tone-seq"], "Content-Type: audio/x-tone-seq"))
    assert (player.get_content_type(), player.get_duration()) == ("audio/x-tone-seq", 1_000_000)


def test_if_the_server_does_not_know_the_name_tells(fetched, sounds):
    player = fetched(answer(sounds["audio/x-wav"], "Content-Type: text/plain"), URL + ".wav")
    assert player.get_content_type() == "audio/x-wav"


def test_if_neither_tells_the_sound_does(fetched, sounds):
    assert fetched(answer(sounds["audio/midi"])).get_content_type() == "audio/midi"


def test_a_page_that_is_no_sound_is_a_media_exception(fetched):
    with pytest.raises(MediaException, match="no WAV"):
        fetched(answer(b"<html>", "Content-Type: text/html"))


def test_a_page_that_is_not_there_is_an_io_exception(fetched):
    with pytest.raises(IOException, match="404"):
        fetched(answer(b"", status="404 Not Found"))


def test_a_server_that_is_not_there_is_an_io_exception(inside):
    with pytest.raises(IOException):
        inside(lambda: Manager.create_player("http://localhost:8081/a"))


def test_a_malformed_url_is_a_media_exception(inside):
    with pytest.raises(MediaException):
        inside(lambda: Manager.create_player("http://"))


def test_a_stream_with_a_type_is_not_read_before_it_is_needed():
    stream = io.BytesIO(b"RIFF")
    of_stream(stream, "audio/x-wav")
    assert stream.tell() == 0
