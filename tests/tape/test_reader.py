"""A session read back, and everything that can be wrong with its file."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.errors import UserError
from emulator.tape.reader import read

HEAD = """session: 1
skin: "slider"
seed: 0
locale: "en-US"
permissions: "allow"
epoch: 0
network: "none"
storage: "empty"
---
"""


@pytest.fixture
def tape(tmp_path):
    """`tape(text)`: what is read from a file with this text."""

    def of(text, encoding="utf-8"):
        path = tmp_path / "s.yaml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode(encoding))
        return read(path)
    return of


@pytest.fixture
def fault(tape):
    """`fault(text)`: what is said of it."""

    def of(text):
        with pytest.raises(UserError) as problem:
            tape(text)
        said = str(problem.value)
        assert "\n" not in said
        return said
    return of


def test_a_session_without_any_input_is_one(tape):
    assert tape(HEAD).entries == []


def test_lines_are_read_with_their_numbers(tape):
    entries = tape(HEAD + '- {at: 0, down: "fire"}\n# rest\n- {at: 50, up: "fire"}\n').entries
    assert [(entry.line, entry.time, entry.kind, entry.value) for entry in entries] == [
        (10, 0, "down", "fire"), (12, 50, "up", "fire")]


def test_a_person_may_write_it_in_any_style_of_yaml(tape):
    entries = tape(HEAD + "-   at: 7\n    touch:\n      - 3\n      - 4\n").entries
    assert (entries[0].time, entries[0].value) == (7, (3, 4))


@pytest.mark.parametrize("rest", ["- {at: 90, do", "- {at: 90, down: \"fi", "- {at: 90", "-", "\0\0\0\0"])
def test_a_last_line_that_is_cut_off_is_left_out(tape, rest):
    found = tape(HEAD + '- {at: 0, down: "fire"}\n' + rest)
    assert [entry.time for entry in found.entries] == [0]
    assert bool(found.notices) == (rest != "\0\0\0\0")


@settings(deadline=None)
@given(st.integers(0, 400))
def test_wherever_a_file_is_cut_off_it_is_a_session_or_one_line_of_fault(tmp_path_factory, cut):
    path = tmp_path_factory.mktemp("cut") / "s.yaml"
    path.write_text((HEAD + '- {at: 0, down: "fire"}\n- {at: 1000, frame: "00ff00ff"}\n')[:cut], encoding="utf-8")
    try:
        assert len(read(path).entries) <= 2
    except UserError as problem:
        assert "\n" not in str(problem) and cut < len(HEAD)


@pytest.mark.parametrize("text, said", [
    ("", "this is no session"),
    ("just words\n", "this is no session"),
    ("- 1\n- 2\n", "this is no session"),
    ("a: [1\n", "this is no YAML"),
    (b"\xff\xfe\x00", "no text in UTF-8"),
    ("session: 2\nprogram: \"9.9\"\n", "of format 1, and this is of '2'; it was written by version 9.9"),
    ("skin: slider\n", "this is no session"),
    (HEAD.replace("skin:", "skni:"), ":2: a session knows no 'skni'; did you mean 'skin'?"),
    (HEAD.replace("epoch:", "epoch: 1e99 #"), "up to the year 9000, not '1e99'"),
    (HEAD.replace("seed: 0\n", ""), "does not say seed"),
    (HEAD.replace("seed: 0", "seed: soon"), "seed wants a whole number, not 'soon'"),
    (HEAD.replace("skin:", "skim:"), "did you mean 'skin'?"),
    (HEAD.replace("none", "carrier pigeon"), "network wants none or silent or outside"),
    (HEAD.replace("empty", "AAAA"), "memory in it is damaged"),
    (HEAD.replace("empty", "not base64!"), "memory in it is damaged"),
    (HEAD + "words\n", "a list of what was done"),
    (HEAD + "- words\n", ":10: names and values are wanted"),
    (HEAD + '- {at: 0, dwon: "fire"}\n', ":10: a session knows no 'dwon'; did you mean 'down'?"),
    (HEAD + '- {down: "fire"}\n', ":10: when (at) and one thing"),
    (HEAD + "- {at: 5}\n", ":10: when (at) and one thing"),
    (HEAD + '- {at: 5, up: "a", down: "a"}\n', ":10: when (at) and one thing"),
    (HEAD + '- {at: -5, down: "a"}\n', ":10: at wants whole milliseconds, not '-5'"),
    (HEAD + '- {at: 1.5, down: "a"}\n', ":10: at wants whole milliseconds"),
    (HEAD + '- {at: 5, touch: "a"}\n', ":10: touch wants a point [x, y], not 'a'"),
    (HEAD + "- {at: 5, down: 7}\n", ":10: down wants a text in quotes, not '7'"),
    (HEAD + '- {at: 5, down: "a"}\n- {at: 4, up: "a"}\n', ":11: 4 ms is before the 5 ms of line 10"),
    (HEAD + '- {at: 5, end: "00000000"}\n- {at: 6, pause: true}\n', ":11: something happens after the end"),
    (HEAD + "- {at: 5, pause: true}\n---\nmore: 1\n", ":12: a session has a header and one list"),
    (HEAD + "- &a {at: 5, down: *a}\n", ":10: "),
    (HEAD + "- !!python/object:os.system {at: 5}\n", ":10: this cannot be read"),
])
def test_what_is_wrong_is_said_in_one_line_that_names_it(fault, text, said):
    assert said in fault(text)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(UserError, match=r"nowhere\.yaml: the session cannot be read"):
        read(tmp_path / "nowhere.yaml")


def test_a_folder_is_no_session(tmp_path):
    with pytest.raises(UserError, match="cannot be read"):
        read(tmp_path)
