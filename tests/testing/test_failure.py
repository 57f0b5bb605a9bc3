"""A failed test's report shows its phones."""

import pygame

FAILS = """
def test_it(phone):
    phone.launch(Greeter)
    phone.press("fire")
    assert "evening" in phone.screen.text()
"""


def test_a_failure_shows_the_lcd_in_words(run_tests):
    run_tests(FAILS).stdout.fnmatch_lines(["*LCD at 100 ms*", "Good morning"])


def test_a_failure_shows_what_led_there(run_tests):
    run_tests(FAILS).stdout.fnmatch_lines([
        "*trace*", "*0  Greeter is ACTIVE", "*0  key fire went down", "*50  key fire came up"])


def test_a_failure_leaves_a_picture_of_the_lcd(run_tests, pytester):
    result = run_tests(FAILS, "--artefacts", "seen/here")
    result.stdout.fnmatch_lines(["*picture*", "*seen/here/test_it.py-test_it-lcd1.png"])
    path = pytester.path / "seen" / "here" / "test_it.py-test_it-lcd1.png"
    assert pygame.image.load(path).get_size() == (240, 320)


def test_each_of_several_phones_is_shown(run_tests):
    result = run_tests("""
def test_it(two_phones):
    two_phones[1].launch(Greeter)
    assert False
""")
    result.stdout.fnmatch_lines(["*LCD of phone 1 at 0 ms*", "*LCD of phone 2 at 0 ms*", "Good morning"])


def test_a_test_that_passes_leaves_nothing(run_tests, pytester):
    run_tests(FAILS.replace("evening", "morning")).assert_outcomes(passed=1)
    assert not (pytester.path / "artefacts").exists()


def test_an_artefacts_folder_that_cannot_be_made_is_said_beside_the_failure(run_tests, pytester):
    (pytester.path / "seen").write_text("a file")
    result = run_tests(FAILS, "--artefacts", "seen/here")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*could not be written*"])


def test_a_setup_that_fails_shows_its_phone(run_tests):
    result = run_tests("""
@pytest.fixture
def begun(phone):
    phone.launch(Greeter)
    phone.select("Begin")

def test_it(begun): ...
""")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*LCD at 0 ms*", "Good morning"])


def test_a_teardown_that_fails_shows_its_phone(run_tests):
    result = run_tests("""
@pytest.fixture
def ended(phone):
    yield
    assert "evening" in phone.screen.text()

def test_it(phone, ended):
    phone.launch(Greeter)
""")
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines(["*trace*", "*0  Greeter is ACTIVE"])


def test_a_phone_is_let_go_when_its_test_is_over(run_tests):
    result = run_tests("""
import gc
import weakref

KEPT = []

def test_one(phone):
    phone.launch(Greeter)
    KEPT.append(weakref.ref(phone))

def test_other():
    gc.collect()
    assert KEPT[0]() is None
""")
    result.assert_outcomes(passed=2)
