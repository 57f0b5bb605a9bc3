"""Something that takes its time."""


def test_it_counts_up_and_says_when_it_is_done(phone, open_application):
    open_application("Download")
    phone.select("Start")
    phone.run(6_000)
    assert "50%" in phone.screen.text() and "[running]" in phone.screen.text()
    phone.run(6_000)
    assert phone.screen.text().startswith("Done") and "64%" in phone.screen.text()
    phone.select("OK")
    assert "100%" in phone.screen.text() and "[idle]" in phone.screen.text()


def test_it_can_be_stopped_and_begun_again(phone, open_application):
    open_application("Download")
    phone.select("Start")
    phone.run(6_000)
    phone.select("Stop")
    phone.run(6_000)
    assert "50%" in phone.screen.text() and "[idle]" in phone.screen.text()
    phone.select("Start")
    phone.run(3_000)
    assert "25%" in phone.screen.text()


def test_nothing_is_loaded_after_it_was_left(phone, open_application):
    open_application("Download")
    phone.select("Start")
    phone.select("Back")
    phone.run(20_000)
    assert phone.screen.text().startswith("Widgets")
