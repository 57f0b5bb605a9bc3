"""What the window is told by the command line, by the file of settings, and by the phones on the desk."""

import pytest

from emulator import Phone
from emulator.cli import main
from emulator.cli.desk import Desk, OnDesk, OneOnly
from emulator.errors import UserError
from emulator.handset.address import Address
from emulator.host.worker import OrderBell
from emulator.midp.lcdui import Canvas, Display
from emulator.midp.midlet import MIDlet
from emulator.midp.rms import RecordStore


class Plain(MIDlet):
    """Shows a canvas; fails when it is asked to."""

    def start_app(self):
        Display.get_display(self).set_current(Sheet())


class Sheet(Canvas):
    def paint(self, g):
        pass

    def key_pressed(self, key_code):
        raise ValueError("a key that I do not like")


@pytest.fixture
def phone():
    with Phone(raise_faults=False) as made:
        yield made


@pytest.fixture
def on_desk(phone):
    return OnDesk(phone)


def test_the_window_is_called_what_is_in_front(phone, on_desk):
    phone.launch(Plain, {"MIDlet-Name": "Plain"})
    assert on_desk.title == "Plain"
    on_desk.home()
    phone.run(10)
    assert on_desk.title == "Phone"


def test_what_is_behind_the_home_screen_can_be_resumed(phone, on_desk):
    phone.launch(Plain)
    assert not on_desk.can_resume
    on_desk.pause()
    phone.run(10)
    assert on_desk.can_resume
    on_desk.resume()
    phone.run(10)
    assert not on_desk.can_resume


def test_the_log_has_the_whole_traceback_of_a_guests_fault(phone, on_desk):
    phone.launch(Plain)
    phone.press("5")
    text = "\n".join(on_desk.log())
    assert "key 5" in text and "Traceback" in text and "key_pressed" in text
    assert "ValueError: a key that I do not like" in text


def test_the_viewers_have_a_word_for_nothing(on_desk):
    assert on_desk.records() == ["No suite has kept a record on this phone yet."]
    assert on_desk.network() == ["Nothing has gone over the air yet."]


def test_the_network_is_shown_as_the_monitor_writes_it(two_phones):
    ours, _theirs = two_phones
    ours.network.monitor.note("sms", "sent", Address("+100", 0), Address("+200", 6262), b"hello")
    assert OnDesk(ours).network() == ours.network.monitor.lines()
    assert "hello" in OnDesk(ours).network()[0]


def test_the_records_are_shown_narrow_enough_for_the_smallest_window(phone, on_desk):
    phone.launch("jad/minesweeper.jad")
    phone.storage.records.restore(_image())
    lines = on_desk.records()
    assert "scores" in "\n".join(lines) and max(map(len, lines)) <= 41


def _image():
    with Phone() as other:
        other.launch(Keeps, {"MIDlet-Name": "Keeps", "MIDlet-Vendor": "Tests"})
        return other.storage.records.image(other.storage.records.all()[0].key)


class Keeps(MIDlet):
    def start_app(self):
        store = RecordStore.open_record_store("scores", True)
        store.add_record(bytes(range(64)), 0, 64)
        store.close_record_store()


def test_the_next_handset_goes_on_with_what_was_in_front():
    made = []

    def make(skin):
        made.append(Phone(skin=skin))
        return made[-1]
    desk = Desk(make, lambda phone: phone.program(Plain), bell=OrderBell(), speaker=None)
    first, _ = desk.make("slider")
    made[0].switch_on(made[0].program(Plain))
    made[0].run(10)
    first.close()
    second, worker = desk.make("classic")
    run = []
    worker.order(lambda: made[1].run(0))
    worker.order(lambda: run.extend(type(app.midlet).__name__ for app in made[1].apps))
    worker.order(second.close)
    worker.start()
    assert worker.stop()
    assert run == ["Plain"] and made[1].skin.name == "classic"


def test_a_suite_that_is_none_leaves_no_phone_behind():
    made = []

    def make(skin):
        made.append(Phone(skin=skin))
        return made[-1]
    desk = Desk(make, lambda phone: phone.program("jad/nothing.jad"), bell=OrderBell(), speaker=None)
    with pytest.raises(UserError, match=r"nothing\.jad"):
        desk.make("slider")
    with pytest.raises(Exception, match="closed"):
        made[0].run(1)


def test_a_phone_that_is_run_by_something_else_keeps_its_handset(phone):
    only = OneOnly(phone, phone.kernel, "Replay of a.tape", None)
    owner, _ = only.make("classic")
    assert owner.title == "Replay of a.tape"
    with pytest.raises(UserError, match="stays the handset"):
        only.check("classic")


@pytest.fixture
def person(tmp_path, monkeypatch):
    """A person's folders, and no display; the words of a command's stderr."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for name in ("CONFIG", "DATA", "PICTURES"):
        monkeypatch.setenv(f"XDG_{name}_{'DIR' if name == 'PICTURES' else 'HOME'}", str(tmp_path / name))
    return tmp_path


def test_no_display_is_one_line(person, capsys):
    assert main(["run", "gomoku"]) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and "no display" in error and "--headless" in error


def test_a_skin_of_last_time_that_is_gone_is_one_line_and_the_plain_one_is_taken(person, capsys):
    folder = person / "CONFIG" / "midp-emulator"
    folder.mkdir(parents=True)
    (folder / "window.yaml").write_text("version: 1\nskin: /no/such/skin\n", encoding="utf-8")
    assert main([]) == 1                                              # for want of a display
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2 and "/no/such/skin" in said[0] and "slider is taken instead" in said[0]


def test_a_skin_that_the_command_line_names_wrongly_is_a_failure(person, capsys, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert main(["--skin", "slidr"]) == 1
    assert "did you mean 'slider'?" in capsys.readouterr().err
