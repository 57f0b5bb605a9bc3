"""The fixtures give fresh phones and switch them off."""

import pytest

from emulator.shelf import skin_names


def test_a_phone_is_fresh_for_each_test(run_tests):
    result = run_tests("""
def test_one(phone):
    phone.launch(Greeter)
    phone.run(5_000)

def test_other(phone):
    assert (phone.now, phone.apps) == (0, [])
""")
    result.assert_outcomes(passed=2)


def test_a_phone_is_switched_off_after_its_test(run_tests):
    result = run_tests("""
KEPT = []

def test_one(phone):
    KEPT.append(phone.launch(Greeter))

def test_other():
    assert KEPT[0].state.name == "DESTROYED"
""")
    result.assert_outcomes(passed=2)


def test_every_skin_runs_a_test_once_on_each_handset(run_tests):
    result = run_tests("""
def test_it(every_skin):
    every_skin.launch(Greeter)
    assert "Good" in every_skin.screen.text()
""", "-v")
    result.assert_outcomes(passed=len(skin_names()))
    for name in skin_names():
        result.stdout.fnmatch_lines([f"*test_it?{name}?*PASSED*"])


def test_two_phones_hear_each_other(run_tests):
    result = run_tests("""
def test_it(two_phones, ether):
    ours, theirs = two_phones
    assert [ours.network.host, theirs.network.host] == ["+100", "+200"]
    assert set(ether.stations) == {"+100", "+200"}
""")
    result.assert_outcomes(passed=1)


def test_as_many_phones_as_are_asked_for_are_on_one_ether(run_tests):
    result = run_tests("""
def test_it(phones, ether):
    held = phones(3) + phones(1)
    assert [phone.network.host for phone in held] == ["+100", "+200", "+300", "+400"]
    ether.run(70)
    assert {phone.now for phone in held} == {70}
""")
    result.assert_outcomes(passed=1)


def test_several_phones_draw_different_random_numbers(run_tests):
    result = run_tests("""
def test_it(two_phones):
    ours, theirs = two_phones
    assert ours.software.random_seed() != theirs.software.random_seed()
""")
    result.assert_outcomes(passed=1)


@pytest.mark.parametrize("number", ["'3'", "-1", "1.5"])
def test_so_many_phones_cannot_be_made(run_tests, number):
    result = run_tests(f"def test_it(phones): phones({number})")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines([f"*a whole number of phones is wanted, not*{number.strip(chr(39))}*"])
