from pathlib import Path

import pytest

from emulator.errors import SkinError
from emulator.handset.skin import load
from emulator.handset.skin_yaml import read_chain

SKINS = Path(__file__).resolve().parents[2] / "skins"


@pytest.fixture
def write(tmp_path):
    """`write(name, text)` makes a skin.yaml; gives its folder."""
    def make(name, text):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "skin.yaml").write_text(text, encoding="utf-8")
        return folder
    return make


def plain(entry):
    """An entry as text, lists and dicts."""
    if isinstance(entry.value, dict):
        return {name: plain(inner) for name, inner in entry.value.items()}
    if isinstance(entry.value, list):
        return [plain(inner) for inner in entry.value]
    return entry.value


def places(entry, *names):
    for name in names:
        entry = entry.value[name]
    return entry.path.parent.name, entry.line


def test_a_scalar_is_its_own_text_and_nothing_is_none(write):
    tree, _ = read_chain(write("a", "a: 0x10\nb: yes\nc: 1.50\nd: '#'\ne:\nf: ~\ng: [1, x]\n"))
    assert plain(tree) == {"a": "0x10", "b": "yes", "c": "1.50", "d": "#", "e": None, "f": None,
                           "g": ["1", "x"]}


def test_every_entry_knows_its_line(write):
    tree, _ = read_chain(write("a", "a:\n  b: 1\n\n  c: 2\nd:\n"))
    assert [places(tree, *names)[1] for names in (["a"], ["a", "b"], ["a", "c"], ["d"])] == [1, 2, 4, 5]


def test_a_skin_lies_over_the_one_it_extends(write):
    write("below", "title: Below\ntheme:\n  accent: 1\n  field: 2\n"
                   "keys:\n  up:\n  send: {code: 5, label: S}\n")
    above = write("above", "extends: below\ntheme:\n  accent: 9\nkeys:\n  send: {label: T}\n  end:\n")
    tree, folders = read_chain(above)
    assert plain(tree) == {
        "title": "Below", "extends": "below", "theme": {"accent": "9", "field": "2"},
        "keys": {"up": None, "send": {"code": "5", "label": "T"}, "end": None}}
    assert [folder.name for folder in folders] == ["above", "below"]


def test_what_is_inherited_keeps_its_own_file_and_line(write):
    write("below", "theme:\n  accent: 1\n  field: 2\n")
    tree, _ = read_chain(write("above", "extends: below\n\ntheme:\n\n  accent: 9\n"))
    assert places(tree, "theme", "accent") == ("above", 5)
    assert places(tree, "theme", "field") == ("below", 3)


def test_nothing_keeps_what_is_inherited_and_none_drops_it(write):
    write("below", "theme:\n  accent: 1\nkeys:\n  up:\n  volume_up:\n")
    tree, _ = read_chain(write("above", "extends: below\ntheme:\nkeys:\n  volume_up: none\n"))
    assert plain(tree) == {"extends": "below", "theme": {"accent": "1"}, "keys": {"up": None}}


def test_three_skins_lie_over_each_other_the_nearest_on_top(write):
    write("a", "title: A\nyear: 1\nlocale: x\n")
    write("b", "extends: a\ntitle: B\nyear: 2\n")
    tree, folders = read_chain(write("c", "extends: b\ntitle: C\n"))
    assert plain(tree) == {"title": "C", "year": "2", "locale": "x", "extends": "b"}
    assert [folder.name for folder in folders] == ["c", "b", "a"]


def test_a_skin_that_extends_itself_is_refused(write):
    with pytest.raises(SkinError, match=r"skin.yaml:2: extends goes in a circle by 'a'"):
        read_chain(write("a", "title: A\nextends: a\n"))


def test_a_circle_of_three_is_refused_where_it_closes(write):
    write("a", "extends: b\n")
    write("b", "\nextends: c\n")
    folder = write("c", "\n\nextends: a\n")
    with pytest.raises(SkinError, match="extends goes in a circle by 'c'") as caught:
        read_chain(folder)
    assert Path(caught.value.path).parent.name == "b"


def test_an_unknown_skin_is_told_with_the_nearest(write):
    write("slate", "title: Slate\n")
    with pytest.raises(SkinError, match=r"skin.yaml:1: no skin is called 'slaet'; did you mean 'slate'\?"):
        read_chain(write("mine", "extends: slaet\n"))


def test_extends_wants_a_name(write):
    with pytest.raises(SkinError, match="extends wants the name of a skin, not a list"):
        read_chain(write("mine", "extends: [a, b]\n"))


def test_a_shelf_is_looked_on_after_the_neighbours(write, tmp_path):
    mine = write("mine", "extends: slider\n")
    with pytest.raises(SkinError):
        read_chain(mine)
    assert read_chain(mine, SKINS)[1] == [mine, SKINS / "slider"]
    write("slider", "title: Mine too\n")
    assert read_chain(mine, SKINS)[1] == [mine, tmp_path / "slider"]


def test_a_fault_in_an_inherited_file_names_that_file(write):
    write("below", "title: Below\n  bad indent: 1\n")
    with pytest.raises(SkinError) as caught:
        read_chain(write("above", "extends: below\n"))
    assert Path(caught.value.path).parent.name == "below"


def test_aliases_share_and_do_not_multiply(write):
    bomb = "a0: &a0 [x, x]\n" + "".join(
        f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}, *a{n - 1}]\n" for n in range(1, 60))
    tree, _ = read_chain(write("bomb", bomb))
    assert len(tree.value["a59"].value) == 3


def test_an_inherited_case_is_drawn_for_the_new_skin(write):
    skin = load(write("night", "extends: slider\ntitle: Night\ntheme:\n  background: 0x000000\n"), SKINS)
    assert (skin.name, skin.title, skin.theme.background, skin.width) == ("night", "Night", 0, 240)
    assert skin.drawing.path == SKINS / "slider" / "case.svg"
