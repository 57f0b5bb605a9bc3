"""Elements and selections, the same for List and ChoiceGroup (MIDP 2.0, Choice)."""

import pytest

from emulator.midp.lang import IllegalArgumentException, IndexOutOfBoundsException, NullPointerException
from emulator.midp.lcdui import Choice, ChoiceGroup, Font, Image, List

KINDS = [(List, Choice.IMPLICIT), (List, Choice.EXCLUSIVE), (List, Choice.MULTIPLE),
         (ChoiceGroup, Choice.EXCLUSIVE), (ChoiceGroup, Choice.MULTIPLE), (ChoiceGroup, Choice.POPUP)]
SINGLE = [kind for kind in KINDS if kind[1] != Choice.MULTIPLE]
SEVERAL = [kind for kind in KINDS if kind[1] == Choice.MULTIPLE]


def title(kind):
    return f"{kind[0].__name__}-{kind[1]}" if isinstance(kind, tuple) else None


@pytest.fixture
def make(guest):
    """`make((class, type), texts, images)` gives a choice; without texts it is empty."""
    return lambda kind, *elements: guest(lambda: kind[0]("Title", kind[1], *elements))


def texts(choice):
    return [choice.get_string(index) for index in range(choice.size())]


def flags(choice):
    return [choice.is_selected(index) for index in range(choice.size())]


@pytest.mark.parametrize("name, value", [
    ("EXCLUSIVE", 1), ("MULTIPLE", 2), ("IMPLICIT", 3), ("POPUP", 4),
    ("TEXT_WRAP_DEFAULT", 0), ("TEXT_WRAP_ON", 1), ("TEXT_WRAP_OFF", 2)])
def test_the_constants_are_the_specs(name, value):
    assert getattr(Choice, name) == getattr(List, name) == getattr(ChoiceGroup, name) == value


@pytest.mark.parametrize("kind", [(List, Choice.POPUP), (List, 0), (List, 5), (ChoiceGroup, Choice.IMPLICIT),
                                  (ChoiceGroup, 0), (ChoiceGroup, 5)], ids=title)
def test_a_type_that_it_cannot_have_is_refused_before_anything_else(make, kind):
    with pytest.raises(IllegalArgumentException):
        make(kind, None, None)


@pytest.mark.parametrize("kind", KINDS, ids=title)
@pytest.mark.parametrize("strings", [None, ["a", None]])
def test_no_texts_or_a_text_that_is_none_are_refused(make, kind, strings):
    with pytest.raises(NullPointerException):
        make(kind, strings, [None] * 9)


@pytest.mark.parametrize("kind", KINDS, ids=title)
def test_as_many_images_as_texts_are_wanted_or_none_at_all(make, kind):
    with pytest.raises(IllegalArgumentException):
        make(kind, ["a", "b"], [None])
    assert texts(make(kind, ["a", "b"], None)) == texts(make(kind, ["a", "b"], [None, None])) == ["a", "b"]


@pytest.mark.parametrize("kind", KINDS, ids=title)
def test_an_empty_choice_has_no_selected_index(make, kind):
    choice = make(kind)
    assert (choice.size(), choice.get_selected_index()) == (0, -1)


@pytest.mark.parametrize("kind", SINGLE, ids=title)
def test_the_first_element_ever_is_selected(make, kind):
    choice = make(kind)
    assert [choice.append("a", None), choice.append("b", None)] == [0, 1]
    assert choice.get_selected_index() == make(kind, ["a"], None).get_selected_index() == 0


@pytest.mark.parametrize("kind", SINGLE, ids=title)
def test_the_selection_moves_with_its_element(make, kind):
    choice = make(kind, ["a", "b", "c"], None)
    choice.set_selected_index(1, True)
    choice.insert(0, "new", None)
    assert (texts(choice), choice.get_selected_index()) == (["new", "a", "b", "c"], 2)
    choice.insert(2, "newer", None)
    assert choice.get_selected_index() == 3
    choice.delete(0)
    assert choice.get_selected_index() == 2
    choice.insert(3, "newest", None)
    choice.delete(4)
    assert (texts(choice), choice.get_selected_index()) == (["a", "newer", "b", "newest"], 2)


@pytest.mark.parametrize("kind", SINGLE, ids=title)
def test_after_the_selected_element_the_one_in_its_place_is_selected_or_the_last(make, kind):
    choice = make(kind, ["a", "b", "c"], None)
    choice.set_selected_index(1, True)
    choice.delete(1)
    assert choice.get_string(choice.get_selected_index()) == "c"
    choice.delete(1)
    assert choice.get_string(choice.get_selected_index()) == "a"
    choice.delete(0)
    assert choice.get_selected_index() == -1


@pytest.mark.parametrize("kind", SEVERAL, ids=title)
def test_a_multiple_choice_never_has_a_selected_index(make, kind):
    choice = make(kind, ["a", "b"], None)
    choice.set_selected_index(1, True)
    assert (choice.get_selected_index(), flags(choice)) == (-1, [False, True])


@pytest.mark.parametrize("kind", SEVERAL, ids=title)
def test_each_element_of_a_multiple_choice_is_selected_by_itself(make, kind):
    choice = make(kind, ["a", "b", "c"], None)
    choice.set_selected_index(0, True)
    choice.set_selected_index(2, True)
    choice.set_selected_index(0, False)
    choice.insert(0, "new", None)
    assert flags(choice) == [False, False, False, True]


@pytest.mark.parametrize("kind", SINGLE, ids=title)
def test_where_one_must_be_selected_it_cannot_be_taken_away(make, kind):
    choice = make(kind, ["a", "b"], None)
    choice.set_selected_index(1, True)
    choice.set_selected_index(1, False)
    assert flags(choice) == [False, True]


@pytest.mark.parametrize("kind", KINDS, ids=title)
@pytest.mark.parametrize("index", [-1, 2])
@pytest.mark.parametrize("call", [
    lambda choice, index: choice.get_string(index), lambda choice, index: choice.get_image(index),
    lambda choice, index: choice.delete(index), lambda choice, index: choice.set(index, "x", None),
    lambda choice, index: choice.insert(index + (index > 0), "x", None),
    lambda choice, index: choice.is_selected(index),
    lambda choice, index: choice.set_selected_index(index, True), lambda choice, index: choice.get_font(index),
    lambda choice, index: choice.set_selected_index(index, False), lambda choice, index: choice.set_font(index, None)])
def test_an_index_beyond_the_elements_is_refused_and_nothing_changes(make, kind, index, call):
    choice = make(kind, ["a", "b"], None)
    before = flags(choice)
    with pytest.raises(IndexOutOfBoundsException):
        call(choice, index)
    assert (texts(choice), flags(choice)) == (["a", "b"], before)


@pytest.mark.parametrize("kind", KINDS, ids=title)
@pytest.mark.parametrize("call", [
    lambda choice: choice.append(None, None), lambda choice: choice.insert(0, None, None),
    lambda choice: choice.set(0, None, None)])
def test_a_text_that_is_none_is_refused_and_nothing_changes(make, kind, call):
    choice = make(kind, ["a"], None)
    with pytest.raises(NullPointerException):
        call(choice)
    assert texts(choice) == ["a"]


@pytest.mark.parametrize("kind", KINDS, ids=title)
def test_a_wrong_index_is_noticed_before_a_missing_text(make, kind):
    with pytest.raises(IndexOutOfBoundsException):
        make(kind).insert(5, None, None)


@pytest.mark.parametrize("kind", KINDS, ids=title)
def test_set_keeps_selection_and_font(make, guest, kind):
    choice = make(kind, ["a", "b"], None)
    large = guest(lambda: Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_LARGE))
    choice.set_font(1, large)
    choice.set_selected_index(1, True)
    choice.set(1, "c", None)
    assert (texts(choice), choice.is_selected(1), choice.get_font(1)) == (["a", "c"], True, large)


@pytest.mark.parametrize("kind", KINDS, ids=title)
def test_an_image_is_given_back_and_a_mutable_one_is_copied_to_be_shown(make, kind):
    image = Image.create_image(4, 4)
    choice = make(kind, ["a"], [image])
    assert choice.get_image(0) is image
    assert choice._elements[0].shown is not image


@pytest.mark.parametrize("kind", KINDS, ids=title)
def test_delete_all_empties_it_and_does_nothing_to_an_empty_one(make, kind):
    choice = make(kind, ["a", "b"], None)
    choice.delete_all()
    choice.delete_all()
    assert (choice.size(), choice.get_selected_index()) == (0, -1)


@pytest.mark.parametrize("kind", KINDS, ids=title)
def test_flags_are_filled_in_and_counted_and_those_beyond_are_false(make, kind):
    choice = make(kind, ["a", "b"], None)
    choice.set_selected_index(1, True)
    given = [True, True, True, True]
    assert choice.get_selected_flags(given) == 1
    assert given == [False, True, False, False]


@pytest.mark.parametrize("kind", KINDS, ids=title)
@pytest.mark.parametrize("call", ["get_selected_flags", "set_selected_flags"])
def test_flags_must_be_there_and_long_enough(make, kind, call):
    choice = make(kind, ["a", "b"], None)
    choice.set_selected_index(1, True)
    with pytest.raises(NullPointerException):
        getattr(choice, call)(None)
    with pytest.raises(IllegalArgumentException):
        getattr(choice, call)([True])
    assert flags(choice) == [False, True]


@pytest.mark.parametrize("kind", SINGLE, ids=title)
@pytest.mark.parametrize("given, selected", [([False, True, True], 1), ([False, False, False], 0)])
def test_of_several_flags_the_first_counts_and_of_none_the_first_element(make, kind, given, selected):
    choice = make(kind, ["a", "b", "c"], None)
    choice.set_selected_index(2, True)
    choice.set_selected_flags(given)
    assert choice.get_selected_index() == selected


@pytest.mark.parametrize("kind", SEVERAL, ids=title)
def test_all_flags_of_a_multiple_choice_count(make, kind):
    choice = make(kind, ["a", "b", "c"], None)
    choice.set_selected_flags([True, False, True, True])
    assert flags(choice) == [True, False, True]


@pytest.mark.parametrize("kind", KINDS, ids=title)
def test_flags_of_an_empty_choice_select_nothing(make, kind):
    choice = make(kind)
    choice.set_selected_flags([True])
    given = [True]
    assert (choice.get_selected_flags(given), given) == (0, [False])


@pytest.mark.parametrize("kind", KINDS, ids=title)
def test_the_fit_policy_is_given_back_and_a_wrong_one_refused(make, kind):
    choice = make(kind, ["a"], None)
    for policy in (Choice.TEXT_WRAP_OFF, Choice.TEXT_WRAP_ON, Choice.TEXT_WRAP_DEFAULT):
        choice.set_fit_policy(policy)
        assert choice.get_fit_policy() == policy
    for policy in (-1, 3):
        with pytest.raises(IllegalArgumentException):
            choice.set_fit_policy(policy)
    assert choice.get_fit_policy() == Choice.TEXT_WRAP_DEFAULT


@pytest.mark.parametrize("kind", KINDS, ids=title)
def test_a_font_of_none_is_the_default_one(make, guest, kind):
    default = guest(Font.get_default_font)
    choice = make(kind, ["a"], None)
    choice.set_font(0, guest(lambda: Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_LARGE)))
    choice.set_font(0, None)
    assert guest(lambda: choice.get_font(0)) is default
