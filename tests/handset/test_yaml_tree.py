"""A YAML file as a tree that knows its lines."""

import pytest

from emulator.errors import SkinError, UserError
from emulator.handset.yaml_tree import MOST_BYTES, Kind, read

RECIPE = Kind("recipe", SkinError)


@pytest.fixture
def write(tmp_path):
    def make(data):
        path = tmp_path / "soup.yaml"
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return path
    return make


def test_each_thing_knows_its_line_and_says_what_it_is(write):
    tree = read(write("# soup\nsalt: a pinch\npot:\n  lid: yes\nsteps: [boil, eat]\nrest:\n"), RECIPE)
    assert {name: (entry.line, entry.what()) for name, entry in tree.value.items()} == {
        "salt": (2, "'a pinch'"), "pot": (3, "a section"), "steps": (5, "a list"), "rest": (6, "nothing")}


def test_a_scalar_is_its_own_text(write):
    tree = read(write("a: yes\nb: 010\nc: 1e3\nd: 2024-01-01\n"), RECIPE)
    assert [entry.value for entry in tree.value.values()] == ["yes", "010", "1e3", "2024-01-01"]


def test_a_fault_points_to_the_place_and_is_of_the_files_own_kind(write):
    path = write("salt: a pinch\n")
    fault = read(path, RECIPE).value["salt"].fault("there is no such spice:", "salt", "did you mean 'malt'?")
    assert isinstance(fault, SkinError)
    assert str(fault) == f"{path}:1: there is no such spice: 'salt'; did you mean 'malt'?"


@pytest.mark.parametrize("data, line, said", [
    ("", 1, "the file is empty"),
    ("- a\n", 1, "a recipe is a section of names and values, not a list"),
    ("a: 1\nb: [\n", 3, "this is no YAML"),
    ("a: 1\na: 2\n", 2, "this is said twice: 'a'; first in line 1"),
    ("a: &x [*x]\n", 1, "this contains itself"),
    ("? [a, b]\n: 1\n", 1, "a name is wanted before the ':'"),
    (b"a: 1\nb: \xff\n", 2, "this is no text in UTF-8"),
    (b"#" * (MOST_BYTES + 1), None, "the file is far too large for a recipe"),
])
def test_what_cannot_be_read_is_one_line_with_its_place(write, data, line, said):
    path = write(data)
    with pytest.raises(UserError) as raised:
        read(path, RECIPE)
    assert raised.value.line == line and said in str(raised.value) and "\n" not in str(raised.value)


def test_aliases_share_and_do_not_multiply(write):
    lines = ["a0: &a0 [x, x]"] + [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 60)]
    tree = read(write("\n".join(lines)), RECIPE)
    first, second = tree.value["a59"].value
    assert first is second


@pytest.mark.parametrize("name, said", [("nowhere.yaml", "there is no such file"), ("", "cannot be read")])
def test_a_file_that_is_none_is_said_so(tmp_path, name, said):
    with pytest.raises(UserError, match=said):
        read(tmp_path / name, RECIPE)
