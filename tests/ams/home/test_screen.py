"""The phone's home screen: status bar, clock, and a grid of what can be run."""

import pytest

from emulator import Phone, State

SKINS = ["classic", "candybar", "slider", "qwerty", "touch"]
MANY = [f"Game {number:02}" for number in range(1, 31)]


def grid(phone):
    return phone.software.home.life.midlet.screen.grid


def chosen(phone):
    return grid(phone).chosen.title


def middle(phone, place):
    """An LCD pixel in the middle of a cell; the screen's content begins at its top left corner."""
    x, y, width, height = grid(phone).cell(place)
    return x + width // 2, y + height // 2


@pytest.fixture(params=SKINS)
def each(request):
    """A phone of each skin on its home screen."""
    with Phone(skin=request.param) as phone:
        phone.switch_on()
        phone.run(0)
        yield phone


def test_a_fresh_phone_has_the_projects_own_games(home):
    text = home.screen.text()
    names = ("Chinese", "Connect 4", "Gallery", "Gomoku", "Minesweeper")
    assert "09:00" in text and all(name in text for name in names)


def test_the_clock_goes(home):
    home.run(61_000)
    assert "09:01" in home.screen.text()


def test_a_home_screen_that_nothing_happens_on_is_painted_once_a_minute(home):
    home.run(1_000)
    shown = home.screen.serial
    home.run(180_000)
    assert home.screen.serial == shown + 3


@pytest.mark.parametrize("locale, date", [("en-US", "1/1/2008"), ("ru-RU", "01.01.2008"), ("zh-CN", "2008年1月1日")])
def test_the_date_is_written_as_the_phones_language_has_it(locale, date):
    with Phone(locale=locale) as phone:
        phone.switch_on()
        phone.run(0)
        assert date in phone.screen.text()


def test_fire_opens_the_chosen_one(home):
    home.press("right", "left", "fire")
    assert home.apps[0].state is State.ACTIVE


def test_the_soft_key_opens_it_too(home):
    home.select("Open")
    assert home.apps[0].state is State.ACTIVE


def test_the_red_key_ends_it_and_home_is_back(home):
    home.press("fire", "end")
    assert home.apps == [] and "Gomoku" in home.screen.text()


def test_the_red_key_on_the_home_screen_ends_nothing(home):
    home.press("end")
    assert "Gomoku" in home.screen.text()


def test_a_paused_midlet_stands_first_with_a_mark_and_is_gone_on_with(home):
    home.press("right", "fire")
    home.pause()
    assert chosen(home) == "Connect 4" and grid(home).index == 0
    assert "> ‖ Connect 4" in home.screen.text()
    home.press("fire")
    assert home.apps[0].state is State.ACTIVE and len(home.apps) == 1


def test_what_was_used_last_stands_first_and_is_still_chosen(home):
    home.press("right", "right", "right", "fire", "end")
    assert (chosen(home), grid(home).index) == ("Gomoku", 0)


def test_what_was_in_front_is_chosen_whoever_started_it(home):
    home.press("right", "right")
    home.launch("minesweeper")
    home.press("end")
    assert chosen(home) == "Minesweeper"


def test_the_choice_is_remembered_when_coming_back_from_a_page(home):
    home.press("right", "right")
    home.select("Details")
    home.select("Back")
    assert chosen(home) == "Gallery"


def test_a_choice_that_is_gone_goes_to_what_stands_there_now(home, offer):
    offer(home, "A", "B", "C")
    home.press("right", "right")
    offer(home, "A", "B")
    assert chosen(home) == "B"


def test_a_phone_with_nothing_on_it_says_so_and_offers_only_what_needs_no_suite(each, offer):
    offer(each)
    assert "No applications" in each.screen.text()
    assert {command.get_label() for command in each.commands} == {"Tasks", "Calls", "Install", "About"}
    each.press("fire", "right", "up", "left", "down")
    assert each.apps == []


# -- keys over the grid ------------------------------------------------------------------------------

def test_the_arrows_reach_every_one_and_go_no_further(each, offer):
    offer(each, *MANY)
    each.press(*["right"] * 40)
    assert chosen(each) == "Game 30"
    each.press(*["left"] * 40)
    assert chosen(each) == "Game 01"


def test_the_chosen_one_is_always_in_view_whole(each, offer):
    offer(each, *MANY)
    area = grid(each).area
    for key in ["down"] * 16 + ["up"] * 16:
        each.press(key)
        x, y, width, height = grid(each).cell(grid(each).index)
        assert area.y <= y and y + height <= area.y + area.height
        assert area.x <= x and x + width <= area.x + area.width


def test_down_goes_to_the_last_one_when_the_last_row_is_short(home, offer):
    offer(home, "A", "B", "C", "D")
    home.press("right", "right", "down")
    assert chosen(home) == "D"


def test_a_held_arrow_goes_on_and_a_held_fire_opens_once(home, offer):
    offer(home, *MANY)
    home.press("right", hold=1_000)
    assert grid(home).index > 3
    home.press("fire", hold=1_000)
    assert len(home.apps) == 1


# -- what is seen ------------------------------------------------------------------------------------

def test_the_name_of_the_chosen_one_is_read_in_full(each):
    each.press("right")
    assert "Connect 4" in each.screen.text()


def test_every_word_is_within_the_screen(each, offer):
    offer(each, *MANY)
    each.run(100)
    width, height = each.skin.width, each.skin.height
    for word in each.screen.words:
        assert word.x >= 0 and word.y >= 0 and word.x + word.width <= width and word.y + word.height <= height, word


def test_the_chosen_cell_has_the_highlights_colour_and_the_others_have_not(each):
    color = each.skin.theme.highlighted_background
    for place in (0, 1):
        x, y, _width, height = grid(each).cell(place)
        pixel = each.screen.image.get_at((x + 5, y + height - 4))
        assert ((pixel.r << 16 | pixel.g << 8 | pixel.b) == color) is (place == 0)


def test_a_scroll_bar_is_there_only_if_something_is_out_of_view(each, offer):
    def right_edge():
        area = grid(each).area
        image = each.screen.image
        return [image.get_at((area.width - 2, y))[:3] for y in range(area.y + 4, area.y + area.height - 4)]
    offer(each, "A")
    wallpaper = right_edge()
    offer(each, *MANY)
    assert all(now != then for now, then in zip(right_edge(), wallpaper, strict=True))
    offer(each, "A")
    assert right_edge() == wallpaper


def test_the_thumb_of_the_scroll_bar_goes_down_with_the_view(home, offer):
    def thumb():
        area, image = grid(home).area, home.screen.image
        column = [sum(image.get_at((area.width - 3, y))[:3]) for y in range(area.y + 1, area.y + area.height - 1)]
        return column.index(max(column))
    offer(home, *MANY)
    at_first = thumb()
    home.press(*["down"] * 5)
    assert thumb() > at_first


def test_a_name_too_long_for_its_place_passes_by(each, offer):
    offer(each, "The Extraordinarily Long Adventures of a Knight and his Squire in Castile")
    each.run(1_000)
    before = each.screen.image.copy()
    each.run(1_500)
    assert each.screen.image.get_buffer().raw != before.get_buffer().raw


def test_a_name_that_fits_stands_still(each, offer):
    offer(each, "Chess")
    each.run(1_000)
    shown = each.screen.serial
    each.run(5_000)
    assert each.screen.serial == shown


def test_a_midlet_in_front_is_not_disturbed_by_the_home_screen(home):
    home.press("right", "fire")
    home.run(500)
    shown, text = home.screen.serial, home.screen.text()
    home.run(125_000)
    assert home.screen.text() == text and home.screen.serial == shown


# -- the finger --------------------------------------------------------------------------------------

@pytest.fixture
def tall():
    """A touch phone on its home screen."""
    with Phone(skin="touch") as phone:
        phone.switch_on()
        phone.run(0)
        yield phone


def test_a_tap_opens(tall):
    tall.touch(*middle(tall, 1))
    assert [app.session.program.title for app in tall.apps] == ["Connect 4"]


def test_a_tap_beside_the_cells_opens_nothing(tall):
    x, y, width, _height = grid(tall).cell(4)
    tall.touch(x + width + 20, y + 20)
    tall.touch(100, 30)
    assert tall.apps == []


def test_a_drag_scrolls_and_opens_nothing(tall, offer):
    offer(tall, *MANY)
    tall.drag((120, 300), (120, 250), (120, 200), (120, 200), hold=200)
    tall.run(1_000)
    assert tall.apps == [] and grid(tall).scroll > 0


def test_after_a_drag_the_grid_rests_with_a_whole_row_at_its_top(tall, offer):
    offer(tall, *MANY)
    tall.drag((120, 300), (120, 263), (120, 231), hold=300)
    tall.run(2_000)
    assert grid(tall).scroll % grid(tall).cell_height == 0


def test_a_flick_runs_further_than_the_finger_went(tall, offer):
    offer(tall, *MANY)
    tall.drag((120, 340), (120, 320), (120, 280), (120, 240), hold=20)
    tall.run(2_000)
    assert grid(tall).scroll > 100 + grid(tall).cell_height


def test_a_flick_comes_to_rest_and_then_nothing_moves(tall, offer):
    offer(tall, *MANY)
    tall.drag((120, 340), (120, 300), (120, 240), hold=20)
    tall.run(3_000)
    shown = tall.screen.serial
    tall.run(3_000)
    assert tall.screen.serial == shown


def test_a_finger_on_a_grid_that_runs_on_stops_it_and_opens_nothing(tall, offer):
    offer(tall, *MANY)
    tall.drag((120, 340), (120, 300), (120, 240), hold=20)
    tall.touch(120, 250)
    stopped = grid(tall).scroll
    tall.run(1_000)
    assert tall.apps == [] and grid(tall).scroll == stopped


def test_the_grid_cannot_be_dragged_beyond_its_ends(tall, offer):
    offer(tall, *MANY)
    tall.drag((120, 200), (120, 390), hold=300)
    assert grid(tall).scroll == 0
    for _ in range(8):
        tall.drag((120, 360), (120, 150), hold=30)
        tall.run(1_000)
    assert grid(tall).scroll == grid(tall).last_scroll


def test_the_same_flick_is_the_same_picture_on_two_phones(offer):
    pictures = []
    for _ in range(2):
        with Phone(skin="touch") as phone:
            phone.switch_on()
            phone.run(0)
            offer(phone, *MANY)
            phone.drag((120, 340), (120, 300), (120, 240), hold=20)
            phone.run(100)
            pictures.append(phone.screen.image.get_buffer().raw)
    assert pictures[0] == pictures[1]
