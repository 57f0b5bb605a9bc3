"""The phone's own software as a user of connections."""

import pytest

from emulator.ams.install.own_runtime import OwnRuntime
from emulator.errors import EmulatorError
from emulator.midp.io import Connector
from emulator.midp.lang import Thread


@pytest.mark.parametrize("way", ["allow", "deny"])
def test_it_may_use_connections_whatever_midlets_may(web, way):
    web.phone.software.permissions.way = way
    answers = []

    def ask():
        with Connector.open("http://+200/nothing") as page:
            answers.append(page.get_response_code())
    OwnRuntime(web.phone.software).spawn(ask, "asks")
    web.ether.run(1_000)
    assert answers == [404]


def test_there_is_nothing_else(phone):
    runtime = OwnRuntime(phone.software)
    with pytest.raises(EmulatorError, match="has no display: it may use connections, and nothing else"):
        runtime.display.set_current(None)


def test_its_threads_end_with_the_phone(web):
    ended = []
    web.pages["/slow"] = lambda out: Thread.sleep(100_000)

    def wait():
        try:
            Connector.open("http://+200/slow").get_response_code()
        finally:
            ended.append(True)
    OwnRuntime(web.phone.software).spawn(wait, "waits")
    web.ether.run(500)
    assert ended == []
    web.phone.close()
    assert ended == [True]
