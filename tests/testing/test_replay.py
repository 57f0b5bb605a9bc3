"""A recorded session again: the same frames, or the first moment at which they are not."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator import Phone
from emulator.errors import StorageError, UserError
from emulator.handset.silent_air import SilentAir
from emulator.shelf import skin_names
from emulator.tape.reader import read
from emulator.testing.replay import Player, ReplayDiffers, phone_of, remembering, replay

from .broken_midlets import Sound, suite


@pytest.fixture
def session(tmp_path):
    """`session(work, …)`: the file of what `work(phone)` did, and the last frame's mark."""

    def of(work, **options):
        path = tmp_path / "session.yaml"
        with Phone(**options) as phone:
            phone.record_session(path)
            work(phone)
            return path, phone.screen.mark()
    return of


def a_game(phone):
    phone.launch("minesweeper")
    phone.press("right", "fire", "down", "fire")
    phone.run(1_300)
    phone.handset.keypad.press("up")
    phone.handset.keypad.press("left")
    phone.run(700)
    phone.handset.keypad.release_all()
    phone.pause()
    phone.run(400)
    phone.call("+49 30 1234")
    phone.run(900)
    phone.hang_up()
    phone.resume()
    phone.touch(60, 80)
    phone.press("end")
    phone.run(500)


@pytest.mark.parametrize("skin", skin_names())
def test_a_session_shows_the_same_frames_again(session, skin):
    path, mark = session(a_game, skin=skin, seed=5, locale="de-DE")
    with replay(path) as phone:
        assert phone.screen.mark() == mark and phone.made_with["skin"] == skin


def test_what_is_typed_is_typed_again(session):
    def work(phone):
        phone.launch("gallery")
        phone.press("fire")
        phone.type("Zoë: 你好\b\n\\\"")
        phone.run(1_000)
    path, mark = session(work)
    with replay(path) as phone:
        assert phone.screen.mark() == mark


def test_the_phone_remembers_what_it_did_when_it_was_recorded(session, tmp_path):
    def count(phone):
        phone.launch(Sound)
        phone.select("Count")
    with Phone(storage=tmp_path / "memory") as phone:
        count(phone)
    path, _ = session(count, storage=tmp_path / "memory")
    with replay(path, [Sound]) as phone:
        assert [store.records for store in phone.storage.records.all()] == [2]


def test_a_session_on_a_silent_network_has_one_again(session):
    def work(phone):
        phone.launch("connect4")
        phone.network.cut_off(500)
        phone.run(1_000)
    path, mark = session(work, network=SilentAir())
    with replay(path) as phone:
        assert phone.screen.mark() == mark and phone.network.signal > 0


def test_a_session_that_began_with_the_home_screen_does_again(session):
    def work(phone):
        phone.switch_on()
        phone.run(500)
        phone.press("right", "fire")
        phone.run(1_500)
    path, mark = session(work)
    with replay(path) as phone:
        assert phone.screen.mark() == mark and phone.apps


@settings(max_examples=6, deadline=None)
@given(st.lists(st.integers(0, 700), min_size=1, max_size=30))
def test_however_time_is_cut_into_slices_the_frames_are_the_same(tmp_path_factory, slices):
    path = tmp_path_factory.getbasetemp() / "sliced.yaml"
    if not path.exists():
        with Phone() as phone:
            phone.record_session(path)
            a_game(phone)
    tape = read(path)
    with phone_of(tape) as phone:
        player = Player(phone, tape)
        for ms in [*slices, tape.end]:
            player.run(ms)
        assert player.difference is None and not player.playing


def test_another_frame_is_named_with_its_second_and_the_input_before_it(session):
    path, _ = session(a_game)
    text = path.read_text(encoding="utf-8")
    mark = next(entry for entry in read(path).entries if entry.time == 2_000 and entry.kind == "frame")
    path.write_text(text.replace(f'{{at: 2000, frame: "{mark.value}"}}', '{at: 2000, frame: "0badf00d"}'),
                    encoding="utf-8")
    with pytest.raises(ReplayDiffers) as difference:
        replay(path)
    said = str(difference.value)
    assert f"session.yaml:{mark.line}: the same until 1000 ms, another picture at 2000 ms" in said
    assert "recorded 0badf00d" in said and "the last input before is down left at 1700 ms" in said


def test_an_input_that_is_not_done_again_shows(session):
    path, _ = session(a_game)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(line for line in lines if 'down: "right"' not in line), encoding="utf-8")
    with pytest.raises(ReplayDiffers, match="another picture at 1000 ms"):
        replay(path)


def test_to_a_moment_is_that_moment_and_from_there_the_phone_is_yours(session):
    path, _ = session(a_game)
    with replay(path, to=1_250) as phone:
        assert phone.now == 1_250
        phone.press("fire")
        phone.run(60_000)
        assert phone.now == 61_350


def test_what_comes_after_the_moment_is_not_done_any_more(session):
    path, _ = session(a_game)
    with replay(path, to=1_250) as phone:
        kinds = []
        phone.handset.inputs.listeners.append(lambda done: kinds.append(done.kind))
        phone.run(5_000)
        assert kinds == []


def test_a_person_who_does_something_takes_the_phone_over(session):
    path, _ = session(a_game)
    tape = read(path)
    with phone_of(tape) as phone:
        player = Player(phone, tape)
        player.run(1_000)
        phone.key_down("5")
        player.run(10_000)
        assert not player.playing and player.difference is None and phone.handset.keypad.held == {"5"}


def test_a_player_is_due_when_the_tape_is(session):
    path, _ = session(a_game)
    tape = read(path)
    with phone_of(tape) as phone:
        player = Player(phone, tape)
        assert player.next_due() == 0
        player.run(360)
        assert player.next_due() > 360


def test_a_replay_can_be_recorded_and_that_replayed(session, tmp_path):
    path, _ = session(a_game)
    tape = read(path)
    with phone_of(tape) as phone:
        phone.record_session(tmp_path / "again.yaml")
        Player(phone, tape).run(tape.end)
    again = read(tmp_path / "again.yaml")
    assert [(entry.time, entry.kind, entry.value, entry.more) for entry in again.entries] == [
        (entry.time, entry.kind, entry.value, entry.more) for entry in tape.entries]


def test_a_session_cut_off_by_a_crash_plays_up_to_there(session):
    path, _ = session(a_game)
    path.write_bytes(path.read_bytes()[:-60])
    with replay(path) as phone:
        assert phone.now >= 3_000


def test_a_suite_that_has_changed_is_refused_and_played_anyway_if_wanted(session, tmp_path):
    jad = suite(tmp_path)

    def work(phone):
        phone.launch(jad)
        phone.press("fire")
    path, _ = session(work)
    suite(tmp_path, "self.pressed = []")
    with pytest.raises(UserError, match=r"session\.yaml:\d+: this suite is not as it was"):
        replay(path)
    with pytest.raises(ReplayDiffers):
        replay(path, anyway=True)


def test_a_suite_that_is_gone_is_named_with_the_line_that_launched_it(session, tmp_path):
    jad = suite(tmp_path)
    path, _ = session(lambda phone: phone.launch(jad))
    jad.unlink()
    with pytest.raises(UserError, match=r"session\.yaml:\d+: the suite cannot be had \(.*broken"):
        replay(path)


def test_a_suite_is_also_looked_for_beside_the_session(session, tmp_path, monkeypatch):
    suite(tmp_path)
    monkeypatch.chdir(tmp_path)
    path, _ = session(lambda phone: phone.launch("broken.jad"))
    monkeypatch.chdir("/")
    with replay(path) as phone:
        assert phone.apps


def test_a_midlet_class_must_be_given(session):
    path, _ = session(lambda phone: phone.launch(Sound))
    with pytest.raises(UserError, match="a MIDlet class was launched here"):
        replay(path)
    with replay(path, [Sound]) as phone:
        assert phone.screen.text().startswith("Counter")


def test_a_guests_fault_comes_out_and_leaves_the_phone_closed(session, tmp_path):
    jad = suite(tmp_path, "raise ValueError('a key')")

    def work(phone):
        phone.launch(jad)
        phone.press("fire")
        phone.run(1_000)
    path, _ = session(work, raise_faults=False)
    with pytest.raises(ValueError, match="a key"):
        replay(path)
    with replay(path, raise_faults=False) as phone:
        assert "has failed" in phone.screen.text()


def test_real_network_data_is_said_to_be_missing_where_it_makes_a_difference(session):
    path, _ = session(a_game)
    text = path.read_text(encoding="utf-8").replace('network: "none"', 'network: "outside"')
    path.write_text(re.sub('{at: 1000, frame: "[0-9a-f]+"}', '{at: 1000, frame: "0badf00d"}', text), encoding="utf-8")
    with pytest.raises(ReplayDiffers, match="what came over the network then is not on the tape"):
        replay(path)


@pytest.mark.parametrize("before, after, said", [
    ('down: "right"', 'down: "rihgt"', r"session\.yaml:\d+: this cannot be done .*no key called 'rihgt'; did you mean"),
    ('call: "+49', 'call: "nobody', r"this cannot be done .*no telephone number"),
    ('skin: "slider"', 'skin: "slidr"', r"session\.yaml: there is no such phone .*did you mean 'slider'"),
    ('permissions: "allow"', 'permissions: "alow"', r"session\.yaml: there is no such phone .*'alow'"),
])
def test_what_this_phone_cannot_do_is_named_with_its_line(session, before, after, said):
    path, _ = session(a_game)
    path.write_text(path.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    with pytest.raises(UserError, match=said):
        replay(path)


@pytest.mark.parametrize("to", [-5, "5", 1.5])
def test_what_is_no_moment_is_said(session, to):
    path, _ = session(a_game)
    with pytest.raises(UserError, match=f"to is a moment in whole ms, from 0 on, not '{to}'"):
        replay(path, to=to)


def test_a_memory_is_let_go_when_no_phone_comes_of_it():
    memories = []

    def make(*, storage, raise_faults):
        memories.append(storage)
        raise ValueError

    with pytest.raises(ValueError):
        remembering(None, make)
    with pytest.raises(StorageError, match="closed"):
        memories[0].get_setting("sound", "volume")
