"""The settings of what a suite may do, as a person makes them."""

import pytest

from emulator import Phone
from emulator.ams.home.permissions import PermissionScreen
from emulator.ams.permit.policy import Mode
from emulator.ams.permit.policy_file import SHIPPED
from emulator.ams.program import Program
from emulator.midp.midlet import MIDlet
from emulator.shelf import skin_names


class Guest(MIDlet):
    def start_app(self):
        pass


GUEST = Program.of_class(Guest, {"MIDlet-Name": "Chat", "MIDlet-Vendor": "Somebody"})


def shown(phone, program=GUEST):
    """The settings of a program, on the screen."""
    screens = []
    phone.switch_on()
    phone.run(10)
    phone.software.tell_home(lambda home: screens.append(PermissionScreen(home, program)))
    phone.software.tell_home(lambda home: screens[0].show())
    phone.run(10)
    return screens[0]


def label(screen, number):
    """What the row of a group says."""
    row = screen.get(number)
    return f"{row.get_label()}: {row.get_string(row.get_selected_index())}"


@pytest.fixture
def asking():
    with Phone(permissions="ask") as phone:
        yield phone


@pytest.mark.parametrize("skin", skin_names())
def test_the_name_and_the_first_group_are_seen_on_every_handset(skin):
    with Phone(skin=skin, permissions="ask") as phone:
        shown(phone)
        text = phone.screen.text()
        assert "Permissions" in text and "Chat" in text and "Web access" in text and "Ask every time" in text


def test_every_group_has_its_row(asking):
    screen = shown(asking)
    assert [label(screen, number) for number in range(1, screen.size())] == [
        "Web access: Ask every time", "Network connections: Ask every time", "Messages: Ask every time",
        "Automatic start: Ask every time", "Cable and ports: Ask every time"]


def test_only_what_the_policy_allows_can_be_chosen(asking):
    screen = shown(asking)
    choices = [[screen.get(number).get_string(index) for index in range(screen.get(number).size())]
               for number in (1, 3, 5)]
    assert choices == [["Ask once in a run", "Ask every time", "Not allowed"], ["Ask every time", "Not allowed"],
                       ["Allowed", "Ask once in a run", "Ask every time", "Not allowed"]]


def test_a_choice_is_kept_at_once(asking):
    shown(asking)
    asking.press("fire", "down", "fire")
    assert asking.software.permissions.settings_of(GUEST.suite_key) == {"net_access": Mode.NEVER}


def test_back_leads_back(asking):
    shown(asking)
    asking.select("Back")
    assert "Gomoku" in asking.screen.text()


def test_a_trusted_suite_has_rows_for_what_it_asks_for(asking):
    screen = shown(asking, asking.program("connect4"))
    assert [label(screen, number) for number in range(1, screen.size())] == ["Network connections: Allowed"]


def test_one_that_asks_for_nothing_says_so(asking):
    shown(asking, asking.program("minesweeper"))
    assert "Minesweeper asks for no permissions." in " ".join(asking.screen.text().split())


def test_one_choice_may_take_another_away(free_policy_file):
    with Phone(permissions="ask", policy=free_policy_file) as phone:
        screen = shown(phone)
        assert screen.get(4).get_string(0) == "Allowed"
        phone.press("fire", "up", "up", "fire")
        assert label(screen, 1) == "Web access: Allowed"
        assert screen.get(4).get_string(0) == "Ask once in a run"


def test_what_is_asked_once_for_good_and_was_not_asked_yet_is_said_so(tmp_path):
    policy = tmp_path / "my.yaml"
    policy.write_text(SHIPPED.read_text().replace("{default: once, highest: always}",
                                                  "{default: always, highest: always}"))
    with Phone(permissions="ask", policy=policy) as phone:
        screen = shown(phone)
        assert label(screen, 5) == "Cable and ports: Ask once"
        phone.software.permissions.set(GUEST.suite_key, "local_connectivity", Mode.ALWAYS)
        assert label(shown(phone), 5) == "Cable and ports: Allowed"
