"""Values as YAML in one line: whatever goes in comes out again."""

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.tape.lines import plain, section

TEXT = st.text(st.characters(codec=None))
VALUES = st.recursive(st.none() | st.booleans() | st.integers() | TEXT,
                      lambda inner: st.lists(inner) | st.dictionaries(TEXT, inner), max_leaves=8)


@settings(deadline=None)
@given(VALUES)
def test_a_value_comes_back_from_yaml_as_it_was(value):
    assert yaml.safe_load(plain(value)) == value


@settings(deadline=None)
@given(VALUES)
def test_a_value_stands_in_one_line_of_plain_text(value):
    line = plain(value)
    assert len(line.splitlines()) == 1 and line.encode("utf-8")


def test_a_section_has_a_line_for_each_name():
    assert section({"skin": "slider", "seed": 7}) == 'skin: "slider"\nseed: 7\n'
