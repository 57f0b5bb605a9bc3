"""Markers say what a test's phones are made of."""

import pytest


def test_a_phone_is_made_of_what_the_markers_say(run_tests):
    result = run_tests("""
@pytest.mark.skin("classic")
@pytest.mark.locale("ru-RU")
def test_it(phone):
    assert (phone.skin.name, phone.skin.width, phone.software.locale) == ("classic", 128, "ru-RU")
""")
    result.assert_outcomes(passed=1)


def test_the_seed_decides_the_random_numbers(run_tests):
    result = run_tests("""
DRAWN = []

@pytest.mark.seed(7)
def test_one(phone):
    DRAWN.append(phone.software.random_seed())

@pytest.mark.seed(8)
def test_other(phone):
    DRAWN.append(phone.software.random_seed())

@pytest.mark.seed(7)
def test_again(phone):
    assert DRAWN[0] == phone.software.random_seed() != DRAWN[1]
""")
    result.assert_outcomes(passed=3)


def test_the_nearest_marker_counts(run_tests):
    result = run_tests("""
pytestmark = pytest.mark.skin("touch")

def test_the_module(phone):
    assert phone.skin.name == "touch"

@pytest.mark.skin("qwerty")
class TestClass:
    def test_the_class(self, phone):
        assert phone.skin.name == "qwerty"

    @pytest.mark.skin("classic")
    def test_its_own(self, phone):
        assert phone.skin.name == "classic"
""")
    result.assert_outcomes(passed=3)


def test_markers_reach_each_of_several_phones(run_tests):
    result = run_tests("""
@pytest.mark.skin("classic")
@pytest.mark.ether(latency=40)
def test_it(phones, ether):
    assert {phone.skin.name for phone in phones(3)} == {"classic"}
    assert ether.weather.latency == 40
""")
    result.assert_outcomes(passed=1)


def test_strict_markers_know_them(run_tests):
    result = run_tests("""
@pytest.mark.skin("classic")
@pytest.mark.locale("de-DE")
@pytest.mark.seed(1)
@pytest.mark.ether(loss=0)
def test_it(two_phones): ...
""", "--strict-markers")
    result.assert_outcomes(passed=1)


@pytest.mark.parametrize("marker, said", [
    ("skin('clasic')", "*no skin is called 'clasic'; did you mean 'classic'?*"),
    ("skin(5)", "*the marker skin takes one str, not (5)*"),
    ("skin()", "*the marker skin takes one str, not ()*"),
    ("seed('x', a=1)", "*the marker seed takes one int, not ('x', a=1)*"),
    ("ether(los=0.3)", "*the marker ether knows no 'los'; did you mean 'loss'?*"),
    ("ether(0.3)", "*the marker ether takes arguments by name*"),
])
def test_a_wrong_marker_is_said(run_tests, marker, said):
    result = run_tests(f"""
@pytest.mark.{marker}
def test_it(two_phones): ...
""")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([said])
