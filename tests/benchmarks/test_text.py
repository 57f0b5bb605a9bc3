"""What it costs to type into a long text."""

from statistics import median
from time import perf_counter

from emulator.midp.lcdui import Display, TextBox, TextField

LENGTH, KEYS = 5_000, 40
SENTENCE = "All work and no play makes the day a long one, said the clock. "


def test_a_key_typed_into_a_long_text_is_seen_within_one_picture(phone, on_phone, figure):
    shown = []

    def body(midlet):
        text = (SENTENCE * LENGTH)[:LENGTH]
        shown.append(TextBox("Novel", text, 2 * LENGTH, TextField.INITIAL_CAPS_SENTENCE))
        Display.get_display(midlet).set_current(shown[0])
    on_phone(body)
    phone.press(*["up"] * 20)                      # in the middle of lines, not at the end
    phone.press("2", "right", "3", "right")
    spent = []
    for key in ["2", "3"] * (KEYS // 2):
        start = perf_counter()
        phone.key_down(key)
        phone.key_up(key)
        spent.append(1000 * (perf_counter() - start))
        phone.run(1100)
    assert shown[0].size() == LENGTH + KEYS + 2
    figure(f"a key typed into {LENGTH:,} characters, until it is seen", median(spent), "ms", at_most=16)
    figure(f"the slowest of {KEYS}", max(spent), "ms")
