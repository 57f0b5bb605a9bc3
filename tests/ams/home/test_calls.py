"""The list of calls."""

from emulator.ams.home.calls import in_a_line


def lines(phone):
    return phone.screen.text().splitlines()


def test_the_newest_is_the_first_with_what_became_of_it(home):
    home.call("0111")
    home.press("end")
    home.run(60_000)
    home.call("0222")
    home.press("send")
    home.call("0333")
    home.run(60_000)
    home.hang_up()
    home.select("Calls")
    assert lines(home)[:7] == ["Calls", "> 0333", "09:01 busy", "0222", "09:01 answered 01:00",
                               "0111", "09:00 rejected"]


def test_one_who_did_not_say_his_number_is_listed_too(home):
    home.call("")
    home.hang_up()
    assert in_a_line(home.software, home.calls[0]) == "Private number\n09:00 missed"


def test_without_calls_it_says_so_and_offers_only_the_way_back(home):
    home.select("Calls")
    home.press("fire")
    assert "No calls yet." in home.screen.text() and [c.get_label() for c in home.commands] == ["Back"]


def test_the_list_can_be_cleared(home):
    home.call("0111")
    home.hang_up()
    home.select("Calls")
    home.select("Clear list")
    assert "No calls yet." in home.screen.text() and home.calls == []


def test_one_that_went_out_says_to_whom_and_how_it_ended(home):
    home.software.calls.dial("+49 30 1234")
    home.run(0)
    assert in_a_line(home.software, home.calls[0]) == "To +49 30 1234\n09:00 no network"
