"""What servers are told of installed and removed suites (MIDP 2.0, OTA; JAD-42, JAD-43)."""

import pytest

from emulator import Phone
from emulator.ams.install.notices import AREA, LONGEST_URL, MOST_ANSWERS, MOST_KEPT
from emulator.ams.suite.status import RefusedDescriptor, RefusedSuite, Status
from emulator.midp.lang import Thread

NOTIFY = "http://+200/notify?suite=tiny"


@pytest.fixture
def told(web):
    """The lines that were POSTed to the server, in order."""
    def lines():
        return [body.decode() for method, path, body in web.asked if (method, path) == ("POST", "/notify?suite=tiny")]
    return lines


@pytest.fixture
def willing(web, answered):
    """The server says 200."""
    web.pages["/notify?suite=tiny"] = answered(b"thanks")


def kept(phone):
    return list(phone.storage.settings(AREA).values())


def test_success_is_posted_once(web, lay_out, told, willing):
    web.phone.install(lay_out(MIDlet_Install_Notify=NOTIFY))
    assert web.phone.software.notices.busy
    web.phone.software.notices.send()
    web.ether.run(1_000)
    assert told() == ["900 Success\r\n"]
    assert kept(web.phone) == [] and not web.phone.software.notices.busy


def test_an_installation_posts_by_itself(web, packed, answered, told, willing):
    jar, jad = packed(MIDlet_Install_Notify=NOTIFY)
    web.pages["/tiny.jad"], web.pages["/tiny.jar"] = answered(jad), answered(jar)
    web.phone.install("http://+200/tiny.jad")
    web.ether.run(2_000)
    assert told() == ["900 Success\r\n"]


@pytest.mark.parametrize("attributes, line", [
    ({"MIDlet_1": "Tiny,, midlet.None"}, "907 Invalid JAR\r\n"),
    ({"MicroEdition_Profile": "MIDP-3.0"}, "908 Incompatible configuration or profile\r\n"),
    ({"MIDlet_Data_Size": "99999999"}, "901 Insufficient memory\r\n"),
    ({"MIDlet_Jar_URL": "none.jar"}, "903 Loss of service\r\n"),
])
def test_a_failure_is_posted_with_its_status_and_not_kept(web, lay_out, told, willing, attributes, line):
    with pytest.raises((RefusedSuite, RefusedDescriptor)):
        web.phone.install(lay_out(MIDlet_Install_Notify=NOTIFY, **attributes))
    web.ether.run(1_000)
    assert told() == [line] and kept(web.phone) == []


def test_a_failure_that_nobody_takes_is_let_be(web, lay_out, told):
    with pytest.raises(RefusedSuite):
        web.phone.install(lay_out(MIDlet_Install_Notify=NOTIFY, MIDlet_1="Tiny,, midlet.None"))
    web.ether.run(1_000)
    web.phone.software.notices.send()
    web.ether.run(1_000)
    assert len(told()) == 1


def test_a_removal_is_posted(web, lay_out, told, willing):
    web.phone.install(lay_out(MIDlet_Delete_Notify=NOTIFY))
    web.phone.remove("Tiny")
    web.ether.run(1_000)
    assert told() == ["912 Deletion notification\r\n"] and kept(web.phone) == []


def test_what_cannot_be_sent_is_kept_and_sent_when_the_phone_is_switched_on(web, lay_out, tmp_path, told, willing):
    with Phone(storage=tmp_path / "offline") as offline:
        offline.install(lay_out(MIDlet_Install_Notify=NOTIFY, MIDlet_Delete_Notify=NOTIFY))
        offline.run(100)
        offline.remove("Tiny")
        offline.run(100)
        assert len(kept(offline)) == 2
    with Phone(storage=tmp_path / "offline", network=web.ether) as phone:
        phone.switch_on()
        web.ether.run(1_000)
        assert told() == ["900 Success\r\n", "912 Deletion notification\r\n"]
        assert kept(phone) == []


def test_what_cannot_be_sent_is_sent_with_the_next_installation(web, lay_out, told, answered):
    web.phone.install(lay_out(MIDlet_Delete_Notify=NOTIFY))
    web.ether.cut("+100", "+200")
    web.phone.remove("Tiny")
    web.ether.run(40_000)
    assert len(kept(web.phone)) == 1
    web.ether.heal()
    web.pages["/notify?suite=tiny"] = answered(b"")
    web.phone.install(lay_out(MIDlet_Name="Other"))
    web.ether.run(5_000)
    assert told()[-1] == "912 Deletion notification\r\n" and kept(web.phone) == []


def test_a_server_that_says_something_else_is_asked_a_few_times(web, lay_out, told):
    web.phone.install(lay_out(MIDlet_Install_Notify=NOTIFY))
    web.ether.run(1_000)
    for _ in range(MOST_ANSWERS + 2):
        web.phone.software.notices.send()
        web.ether.run(1_000)
    assert len(told()) == MOST_ANSWERS and kept(web.phone) == []


def test_a_server_that_never_answers_holds_nothing_up(web, lay_out):
    web.pages["/notify?suite=tiny"] = lambda out: Thread.sleep(10**8)
    assert web.phone.install(lay_out(MIDlet_Install_Notify=NOTIFY, MIDlet_Delete_Notify=NOTIFY)).is_over
    assert web.phone.remove("Tiny")
    assert web.phone.install(lay_out()).is_over


@pytest.mark.parametrize("url", ["", "ftp://+200/x", "notify", "mailto:a@b", "http://+200/" + "x" * LONGEST_URL])
def test_an_address_that_nobody_can_post_to_is_passed_over(web, lay_out, url):
    web.phone.install(lay_out(MIDlet_Install_Notify=url, MIDlet_Delete_Notify=url))
    web.phone.remove("Tiny")
    web.ether.run(1_000)
    assert web.asked == [] and kept(web.phone) == []


def test_they_do_not_gather_for_ever(phone):
    for number in range(MOST_KEPT + 10):
        phone.software.notices.keep(f"http://nowhere/{number}", Status.SUCCESS)
    assert len(kept(phone)) == MOST_KEPT
    assert "nowhere/59" in kept(phone)[-1] and "nowhere/10" in kept(phone)[0]
