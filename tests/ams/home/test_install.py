"""The phone's own screens for installing, on the smallest and the largest handset."""

from random import Random

import pytest

from emulator import Phone, State
from emulator.ams.home.install import InstallScreen
from emulator.midp.lang import Thread

JAD_URL = "http://+200/games/tiny.jad"


@pytest.fixture(params=["classic", "slider", "touch"])
def online(request, web, packed, answered):
    """A phone on the ether with its install screen open, and a good suite on the server."""
    jar, jad = packed({"big.bin": Random(1).randbytes(20_000)})

    def slowly(out):
        page = answered(jar)
        for start in range(0, len(page), 2_000):
            out.write(page[start:start + 2_000])
            Thread.sleep(50)
    web.pages["/games/tiny.jad"], web.pages["/games/tiny.jar"] = answered(jad), slowly
    with Phone(skin=request.param, network=web.ether, number="+100100") as phone:
        phone.switch_on()
        phone.run(100)
        home = phone.software.home.life.midlet
        home.display.call_serially(lambda: InstallScreen(home, JAD_URL).show())
        phone.run(100)
        yield phone


def said(phone):
    """The screen's words, wherever its lines break."""
    return " ".join(phone.screen.text().split())


def texts_until(phone, ether, word, within=2_000):
    """All that is on the screen, 10 ms by 10 ms, until `word` is."""
    seen = []
    for _ in range(within // 10):
        ether.run(10)
        seen.append(said(phone))
        if word in seen[-1]:
            return seen
    raise AssertionError(f"no {word!r}; the screen says {seen[-1]}")


def test_home_offers_it_and_its_address_begins_with_http(home):
    home.select("Install")
    home.run(100)
    assert "Address" in home.screen.text() and "http://" in home.screen.text()


def test_the_way_from_the_address_to_the_open_suite(online, web):
    assert JAD_URL in online.screen.text().replace("\n", "")
    online.select("Install")
    seen = texts_until(online, web.ether, "Installed")
    assert any("Get the JAR" in text and "KB" in text for text in seen)
    assert "Tiny 1.0.0" in seen[-1] and "Test" in seen[-1]
    online.select("Open")
    online.run(100)
    assert [app.state for app in online.apps] == [State.ACTIVE]


def test_the_bar_moves_forward_only(online, web):
    online.select("Install")
    screen = online.software.home.display
    values = []
    for _ in range(80):
        web.ether.run(10)
        items = getattr(screen.get_current(), "_items", [])
        values += [item.get_value() for item in items if hasattr(item, "get_max_value") and item.get_max_value() > 0]
    assert values == sorted(values) and len(set(values)) >= 8


def test_it_can_be_stopped_and_begun_again(online, web):
    online.select("Install")
    web.ether.run(30)
    online.select("Stop")
    text = texts_until(online, web.ether, "Not installed")[-1]
    assert "902 User cancelled" in text
    online.select("Again")
    online.run(100)
    online.select("Install")
    texts_until(online, web.ether, "Installed")


def test_it_says_why_not_with_the_status(online, web, answered):
    web.pages["/games/tiny.jar"] = answered(b"no", status="404 Not Found")
    online.select("Install")
    text = texts_until(online, web.ether, "Not installed")[-1]
    assert "404 Not Found" in text and "907 Invalid JAR" in text
    online.select("Home")
    online.run(100)
    assert "09:00" in said(online) and "Chinese" in said(online)


@pytest.mark.parametrize("answer, end", [("Yes", "Installed"), ("No", "Not installed")])
def test_the_person_is_asked_on_the_same_screen(online, web, answer, end):
    online.select("Install")
    texts_until(online, web.ether, "Installed")
    online.select("Home")
    home = online.software.home.life.midlet
    home.display.call_serially(lambda: InstallScreen(home, JAD_URL).show())
    online.run(100)
    online.select("Install")
    texts_until(online, web.ether, "already")
    if answer == "No":
        online.press("down")
    online.press("fire")
    texts_until(online, web.ether, end)


def test_the_home_screen_shows_what_was_installed(online, web):
    online.select("Install")
    texts_until(online, web.ether, "Installed")
    online.select("Home")
    web.ether.run(200)
    assert "Tiny" in {program.title for entry in home_entries(online) for program in entry.programs}


def home_entries(phone):
    return phone.software.home.life.midlet.entries()


def test_it_may_go_on_behind_a_midlet(online, web):
    online.select("Install")
    web.ether.run(30)
    app = online.launch("jad/minesweeper.jad")
    web.ether.run(1_500)
    assert app.state is State.ACTIVE and online.installed("Tiny")


def test_an_address_needs_no_http(online, web):
    home = online.software.home.life.midlet
    home.display.call_serially(lambda: InstallScreen(home, JAD_URL.removeprefix("http://")).show())
    online.run(100)
    online.select("Install")
    texts_until(online, web.ether, "Installed")


def test_what_is_no_address_says_so(home):
    screen = home.software.home.life.midlet
    screen.display.call_serially(lambda: InstallScreen(screen, "http://").show())
    home.run(100)
    home.select("Install")
    home.run(500)
    assert "Not installed" in home.screen.text()
