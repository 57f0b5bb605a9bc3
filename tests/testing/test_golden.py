"""Golden frames: every pixel is held to the picture that is kept."""

import pygame
import pytest

SHOWS = """
@pytest.mark.skin("classic")
def test_it(phone, golden):
    phone.launch(Greeter)
    golden(phone)
"""
DARKER = SHOWS.replace("phone.launch", "Field.color = 0x204061; phone.launch")


def test_a_frame_that_is_not_kept_yet_fails_and_says_how_to_keep_it(run_tests):
    result = run_tests(SHOWS)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*no picture is kept yet*--update-golden*"])


def test_a_kept_frame_passes(run_tests, pytester):
    run_tests(SHOWS, "--update-golden").assert_outcomes(passed=1)
    assert (pytester.path / "golden" / "test_it" / "test_it.png").is_file()
    run_tests(SHOWS).assert_outcomes(passed=1)


def test_one_step_of_one_colour_is_seen(run_tests):
    run_tests(SHOWS, "--update-golden")
    run_tests(DARKER).assert_outcomes(failed=1)


def test_the_failure_says_where_and_leaves_both_pictures(run_tests, pytester):
    run_tests(SHOWS, "--update-golden")
    words = SHOWS.replace("phone.launch", "Field.words = 'Good evening'; phone.launch")
    result = run_tests(words, "--artefacts", "seen")
    result.stdout.fnmatch_lines(["*pixels differ, in * x * at *"])
    left = {path.name: pygame.image.load(path).get_size() for path in (pytester.path / "seen").iterdir()}
    assert {name for name in left if "difference" in name} == {"test_it.py-test_it.difference.png"}
    assert left["test_it.py-test_it.png"] == left["test_it.py-test_it.difference.png"] == (128, 128)


def test_the_difference_is_red_where_something_changed(run_tests, pytester):
    run_tests(SHOWS, "--update-golden")
    run_tests(DARKER)
    difference = pygame.image.load(pytester.path / "artefacts" / "test_it.py-test_it.difference.png")
    assert difference.get_at((100, 100))[:3] == (255, 0, 80)


def test_several_frames_of_one_test_have_names(run_tests, pytester):
    run_tests(SHOWS + "    golden(phone, 'the menu')\n", "--update-golden").assert_outcomes(passed=1)
    kept = sorted(path.name for path in (pytester.path / "golden" / "test_it").iterdir())
    assert kept == ["test_it-the-menu.png", "test_it.png"]


def test_each_skin_has_a_frame_of_its_own(run_tests, pytester):
    shows = """
def test_it(every_skin, golden):
    every_skin.launch(Greeter)
    golden(every_skin)
"""
    run_tests(shows, "--update-golden")
    assert (pytester.path / "golden" / "test_it" / "test_it-classic.png").is_file()
    run_tests(shows).assert_outcomes(passed=5)


@pytest.mark.parametrize("spoil, said", [
    (lambda path: path.write_bytes(b"no picture"), "*this is no picture*"),
    (lambda path: pygame.image.save(pygame.Surface((5, 5)), str(path)), "*5 x 5 pixels are kept, 128 x 128 are shown*"),
])
def test_a_kept_file_that_cannot_be_compared_is_said(run_tests, pytester, spoil, said):
    run_tests(SHOWS, "--update-golden")
    spoil(pytester.path / "golden" / "test_it" / "test_it.png")
    result = run_tests(SHOWS)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines([said])


IN_CLASSES = """
class TestMorning:
    def test_it(self, phone, golden):
        phone.launch(Greeter)
        golden(phone)

class TestEvening:
    def test_it(self, phone, golden):
        Field.words = "Good evening"
        phone.launch(Greeter)
        golden(phone)
"""


def test_tests_of_one_name_in_two_classes_have_a_picture_each(run_tests, pytester):
    run_tests(IN_CLASSES, "--update-golden").assert_outcomes(passed=2)
    kept = sorted(path.name for path in (pytester.path / "golden" / "test_it").iterdir())
    assert kept == ["TestEvening-test_it.png", "TestMorning-test_it.png"]


@pytest.mark.parametrize("options", [(), ("--update-golden",)])
def test_tests_that_would_share_a_picture_are_told_so(run_tests, options):
    shows = """
@pytest.mark.parametrize("name", ["a/b", "a-b"])
def test_it(phone, golden, name):
    phone.launch(Greeter)
    golden(phone)
"""
    run_tests(shows, "--update-golden", "-k", "a/b")
    result = run_tests(shows, *options)
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*this is the picture of *a/b* too*"])


def test_two_frames_under_one_name_are_not_kept(run_tests):
    result = run_tests(SHOWS + "    phone.press('end')\n    golden(phone)\n", "--update-golden")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*two frames there that differ*golden(phone, \"menu\")*"])


@pytest.mark.parametrize("shown", ["None", "'menu.png'"])
def test_what_is_no_picture_is_said(run_tests, shown):
    result = run_tests(f"def test_it(golden): golden({shown})")
    result.stdout.fnmatch_lines([f"*a phone or a pygame.Surface is wanted, not*{shown}*"])
