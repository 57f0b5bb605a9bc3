"""Questions to the person: whoever asks waits, on any thread, and nobody waits for ever."""

from random import Random

import pytest

from emulator import Phone, State
from emulator.midp.lang import InterruptedException, Thread
from emulator.midp.lcdui import Alert, Canvas, Command, Display, Form
from emulator.midp.lcdui.game import GameCanvas
from emulator.midp.midlet import MIDlet


class Asker(MIDlet):
    """A Form with the commands Ask (on the event thread) and Work (on a thread of its own)."""

    def __init__(self):
        super().__init__()
        self.answers, self.asking = [], None
        self.form = Form("Asker")
        self.form.append("here I am")
        self.form.add_command(Command("Ask", Command.OK, 1))
        self.form.add_command(Command("Work", Command.OK, 2))
        self.form.add_command(Command("Leave", Command.EXIT, 1))
        self.form.set_command_listener(self)

    def start_app(self):
        Display.get_display(self).set_current(self.form)

    def command_action(self, command, screen):
        if command.get_label() == "Work":
            Thread(self.ask).start()
        elif command.get_label() == "Ask":
            self.ask()
        else:
            self.answers.append("left")

    def ask(self):
        """Told by the test what to ask: `question` is `software.prompts.ask` with its arguments."""
        try:
            self.answers.append(self.asking())
        except InterruptedException:
            self.answers.append("interrupted")


@pytest.fixture
def ask(phone):
    """`ask(midlet_class)`: an App of Asker that asks whether to go on, in the phone's own words."""
    def start(midlet_class=Asker):
        app = phone.launch(midlet_class)
        session = phone.software.sessions[-1]
        app.midlet.asking = lambda: phone.software.prompts.ask("Shall it go on?", ["Yes", "No"], of=session)
        return app
    return start


def asked(phone):
    return "Shall it go on?" in phone.screen.text()


@pytest.mark.parametrize("label", ["Ask", "Work"])
def test_the_answer_comes_back_to_a_callback_or_to_a_thread(phone, ask, label):
    app = ask()
    phone.select(label)
    assert asked(phone) and app.midlet.answers == []
    phone.press("down", "fire")
    assert app.midlet.answers == ["No"] and "here I am" in phone.screen.text()


def test_the_screen_shows_who_asks_what_and_the_answers(phone, ask):
    ask()
    phone.select("Work")
    lines = phone.screen.text().splitlines()
    assert [lines[0], *[line.removeprefix("> ") for line in lines[1:4]]] == ["Asker", "Shall it go on?", "Yes", "No"]


def test_time_passes_while_one_waits(phone, ask):
    app = ask()
    phone.select("Work")
    before = phone.now
    phone.run(60_000)
    assert phone.now == before + 60_000 and asked(phone) and app.state is State.ACTIVE


def test_what_a_callback_left_undone_is_done_after_the_answer_in_its_order(phone, ask):
    app = ask()
    display = app.midlet.form._display

    def ask_between():
        display.call_serially(lambda: app.midlet.answers.append("later"))
        app.midlet.answers.append(phone.software.prompts.ask("Shall it go on?", ["Yes", "No"]))
        display.call_serially(lambda: app.midlet.answers.append("last"))
    display.call_serially(ask_between)
    display.call_serially(lambda: app.midlet.answers.append("next"))
    phone.run(10)
    assert asked(phone) and app.midlet.answers == []
    phone.press("fire")
    assert app.midlet.answers == ["Yes", "next", "later", "last"]


class Painter(Canvas):
    """Asks when a key is pressed, and writes down what it is told."""

    def __init__(self, asking):
        super().__init__()
        self.asking, self.calls = asking, []

    def key_pressed(self, key_code):
        self.calls.append("key")
        self.asking()
        self.calls.append("answered")

    def show_notify(self):
        self.calls.append("shown")

    def hide_notify(self):
        self.calls.append("hidden")

    def paint(self, g):
        self.calls.append("paint")
        g.set_color(0xFFFFFF)
        g.fill_rect(0, 0, self.get_width(), self.get_height())
        g.set_color(0)
        g.draw_string("my picture", 0, 0, 0)


def test_a_screen_that_asked_in_a_callback_is_hidden_and_shown_and_painted_anew(phone, on_phone):
    ask = lambda: phone.software.prompts.ask("Shall it go on?", ["Yes", "No"])  # noqa: E731
    painters = []

    def body(midlet):
        painters.append(Painter(ask))
        Display.get_display(midlet).set_current(painters[0])
    on_phone(body)
    calls = painters[0].calls
    calls.clear()
    phone.press("5")
    assert asked(phone) and not painters[0].is_shown()
    phone.press("fire")
    assert calls == ["key", "answered", "hidden", "shown", "paint"]
    assert "my picture" in phone.screen.text() and "Shall" not in phone.screen.text()


def test_a_picture_that_was_half_painted_when_it_asked_is_not_seen(phone, on_phone):
    class Half(Canvas):
        def paint(self, g):
            g.set_color(0xFF0000)
            g.fill_rect(0, 0, self.get_width(), self.get_height())
            if not seen:
                seen.append(phone.software.prompts.ask("Shall it go on?", ["Yes", "No"]))
            g.draw_string("the rest", 0, 0, 0)
    seen = []
    on_phone(lambda midlet: Display.get_display(midlet).set_current(Half()))
    phone.run(100)
    color = phone.screen.image.map_rgb((255, 0, 0))
    pixels = [phone.screen.image.get_at_mapped((x, y)) for x in range(phone.screen.width)
              for y in range(phone.screen.height)]
    assert asked(phone) and color not in pixels
    phone.press("fire")
    assert seen == ["Yes"] and phone.screen.text().strip() == "the rest"


def test_a_game_that_draws_on_in_another_thread_does_not_draw_over_the_question(phone, on_phone):
    class Game(GameCanvas):
        def __init__(self):
            super().__init__(False)
            Thread(self.play).start()

        def play(self):
            while True:
                g = self.get_graphics()
                g.set_color(0)
                g.fill_rect(0, 0, 500, 500)
                self.flush_graphics()
                Thread.sleep(40)

        def key_pressed(self, key_code):
            phone.software.prompts.ask("Shall it go on?", ["Yes", "No"])
    on_phone(lambda midlet: Display.get_display(midlet).set_current(Game()))
    phone.run(100)
    phone.press("5")
    phone.run(500)
    assert asked(phone)
    phone.press("fire")
    phone.run(100)
    assert not asked(phone) and phone.screen.image.get_at((50, 100))[:3] == (0, 0, 0)


def test_the_red_key_gives_no_answer_and_ends_nobody(phone, ask):
    app = ask()
    phone.select("Ask")
    phone.press("end")
    assert app.midlet.answers == [None] and app.state is State.ACTIVE and "here I am" in phone.screen.text()
    phone.press("end")
    assert app.state is State.DESTROYED


def test_a_tap_answers():
    with Phone(skin="touch") as phone:
        midlet = phone.launch(Asker).midlet
        midlet.asking = lambda: phone.software.prompts.ask("Shall it go on?", ["Yes", "No"])
        phone.select("Ask")
        word = next(word for word in phone.screen.words if word.text == "No")
        phone.touch(word.x + 5, word.y + 5)
        assert midlet.answers == ["No"]


def test_questions_wait_in_line(phone, ask):
    app = ask()
    ask_first = app.midlet.asking
    phone.select("Work")
    app.midlet.asking = lambda: phone.software.prompts.ask("And now?", ["Left", "Right"], title="Second")
    phone.software.sessions[-1].group.spawn(app.midlet.ask)
    phone.run(10)
    assert asked(phone) and app.midlet.asking is not ask_first
    phone.press("fire")
    assert "And now?" in phone.screen.text() and phone.screen.text().startswith("Second")
    phone.press("down", "fire")
    assert app.midlet.answers == ["Yes", "Right"] and "here I am" in phone.screen.text()


def test_a_thread_of_the_phones_own_may_ask(phone):
    answers = []
    phone.switch_on()
    phone.software.system.spawn(lambda: answers.append(phone.software.prompts.ask("Update?", ["Yes", "No"])))
    phone.run(10)
    assert phone.screen.text().startswith("Phone") and "Update?" in phone.screen.text()
    phone.press("fire")
    assert answers == ["Yes"] and "Update?" not in phone.screen.text() and "Gomoku" in phone.screen.text()


def test_the_first_answer_is_marked_or_another_one(phone):
    answers = []
    phone.software.system.spawn(
        lambda: answers.append(phone.software.prompts.ask("Update?", ["Yes", "No"], chosen=1)))
    phone.run(10)
    phone.press("fire")
    assert answers == ["No"]


@pytest.mark.parametrize("answers, chosen", [([], 0), (["Yes"], 1), (["Yes"], -1)])
def test_a_question_without_the_answer_that_is_marked_is_refused(phone, answers, chosen):
    def wrong():
        with pytest.raises(ValueError):
            phone.software.prompts.ask("Update?", answers, chosen=chosen)
    phone.software.system.spawn(wrong)
    phone.run(10)
    assert not phone.software.prompts.is_open


def test_the_home_screens_own_callbacks_may_not_wait(phone):
    phone.switch_on()
    phone.run(10)
    phone.software.tell_home(lambda home: phone.software.prompts.ask("Update?", ["Yes"]))
    with pytest.raises(RuntimeError, match="ask on another thread"):
        phone.run(10)


# -- what may happen meanwhile ---------------------------------------------------------------------

@pytest.mark.parametrize("label", ["Ask", "Work"])
def test_a_midlet_that_is_ended_meanwhile_leaves_nothing_behind(phone, ask, label):
    app = ask()
    phone.select(label)
    assert app.close()
    assert app.midlet.answers == [] and not phone.software.prompts.is_open
    assert not asked(phone) and "Gomoku" in phone.screen.text()
    other = ask()
    phone.select(label)
    phone.press("fire")
    assert other.midlet.answers == ["Yes"]          # the event thread is alive and free


def test_who_asks_for_a_midlet_that_ends_gets_no_answer(phone, ask):
    app, answers = ask(), []
    phone.software.system.spawn(lambda: answers.append(app.midlet.asking()))
    phone.run(10)
    assert asked(phone)
    app.close()
    assert answers == [None] and not asked(phone)


def test_of_a_midlet_that_has_ended_nothing_is_asked(phone, ask):
    app, answers = ask(), []
    app.close()
    phone.software.system.spawn(lambda: answers.append(app.midlet.asking()))
    phone.run(10)
    assert answers == [None] and not asked(phone)


def test_the_phone_can_be_switched_off_meanwhile(ask, phone):
    app = ask()
    phone.select("Ask")
    phone.close()
    assert app.state is State.DESTROYED and app.midlet.answers == []


@pytest.mark.parametrize("label", ["Ask", "Work"])
def test_a_midlet_that_is_paused_meanwhile_gets_its_answer_and_stays_paused(phone, ask, label):
    app = ask()
    phone.select(label)
    phone.pause()
    assert asked(phone) and app.state is State.PAUSED
    phone.press("fire")
    assert app.midlet.answers == ["Yes"] and "here I am" not in phone.screen.text()
    phone.resume()
    assert "here I am" in phone.screen.text()


@pytest.mark.parametrize("label", ["Ask", "Work"])
def test_a_midlet_that_goes_on_meanwhile_is_in_front_after_the_answer(phone, ask, label):
    app = ask()
    phone.select(label)
    phone.pause()
    phone.resume()
    assert asked(phone) and app.state is State.ACTIVE
    phone.press("fire")
    assert "here I am" in phone.screen.text()


@pytest.mark.parametrize("label", ["Ask", "Work"])
def test_a_call_meanwhile_is_taken_first(phone, ask, label):
    app = ask()
    phone.select(label)
    phone.software.calls.ring("+49 1")
    phone.run(10)
    assert not asked(phone)
    phone.press("end")
    assert asked(phone)
    phone.press("fire")
    assert app.midlet.answers == ["Yes"] and "here I am" in phone.screen.text()


def test_another_midlet_that_starts_during_the_call_waits_behind_both(phone, ask):
    first = ask()
    phone.select("Work")
    phone.software.calls.ring("+49 1")
    second = phone.launch("jad/minesweeper.jad")
    assert not asked(phone)
    phone.press("end")
    assert asked(phone)
    phone.press("fire")
    assert first.midlet.answers == ["Yes"] and second.state is State.ACTIVE
    assert phone.software.front.program.title == "Minesweeper"


def test_a_question_during_a_call_comes_after_it(phone, ask):
    app = ask()
    phone.software.calls.ring("+49 1")
    phone.run(10)
    phone.software.system.spawn(app.midlet.ask)
    phone.run(10)
    assert not asked(phone)
    phone.press("end")
    assert asked(phone)
    phone.press("fire")
    assert app.midlet.answers == ["Yes"] and "here I am" in phone.screen.text()


@pytest.mark.parametrize("label", ["Ask", "Work"])
def test_another_midlet_that_starts_meanwhile_waits_behind_the_question(phone, ask, label):
    first = ask()
    phone.select(label)
    second = phone.launch("jad/minesweeper.jad")
    assert asked(phone) and second.state is State.ACTIVE
    phone.press("fire")
    assert first.midlet.answers == ["Yes"] and first.state is State.PAUSED
    assert phone.software.front is phone.software.sessions[-1] and not asked(phone)
    assert phone.software.front.program.title == "Minesweeper"


def test_a_midlet_that_wants_the_background_meanwhile_is_not_brought_back(phone, ask):
    app = ask()
    phone.select("Work")
    app.midlet.form._display.set_current(None)
    phone.run(10)
    phone.press("fire")
    assert app.midlet.answers == ["Yes"] and "here I am" not in phone.screen.text()


def test_a_midlet_that_asks_in_the_background_does_not_come_forward(phone, ask):
    app = ask()
    phone.software.go_home()
    phone.run(10)
    phone.software.sessions[-1].group.spawn(app.midlet.ask)
    phone.run(10)
    assert asked(phone)
    phone.press("fire")
    assert app.midlet.answers == ["Yes"] and "Gomoku" in phone.screen.text()


def test_after_the_answer_to_a_midlet_without_a_screen_the_home_screen_is_seen(phone, on_phone):
    answers = []
    on_phone(lambda midlet: Thread(lambda: (
        Thread.sleep(100), answers.append(phone.software.prompts.ask("Shall it go on?", ["Yes", "No"])))).start())
    phone.run(200)
    phone.press("fire")
    assert answers == ["Yes"] and "Gomoku" in phone.screen.text()


def test_an_alert_of_the_home_screens_is_there_again_after_the_answer(phone, ask):
    phone.switch_on()
    phone.run(10)
    phone.software.tell_home(lambda home: home.display.set_current(Alert("Done", "It is installed."), home.screen))
    phone.run(10)
    phone.software.system.spawn(lambda: phone.software.prompts.ask("Shall it go on?", ["Yes", "No"]))
    phone.run(10)
    assert asked(phone)
    phone.press("fire")
    assert "It is installed." in phone.screen.text()
    phone.press("fire")
    assert "Gomoku" in phone.screen.text()


@pytest.fixture
def shown_faults():
    """A phone that shows faults and goes on, as in a window."""
    with Phone(raise_faults=False) as phone:
        yield phone


@pytest.mark.parametrize("then, answers, state", [
    ("Continue", ["Yes"], State.ACTIVE), ("Close", [], State.DESTROYED)])
def test_a_fault_meanwhile_is_shown_first(shown_faults, then, answers, state):
    phone = shown_faults
    app = phone.launch(Asker)
    session = phone.software.sessions[-1]
    app.midlet.asking = lambda: phone.software.prompts.ask("Shall it go on?", ["Yes", "No"], of=session)
    phone.select("Ask")
    session.group.spawn(lambda: 1 / 0)
    phone.run(10)
    assert "ZeroDivisionError" in phone.screen.text()
    phone.select(then)
    if then == "Continue":
        assert asked(phone)
        phone.press("fire")
        assert "here I am" in phone.screen.text()
    assert (app.midlet.answers, app.state) == (answers, state) and not phone.software.prompts.is_open


def test_a_fault_of_another_that_is_on_the_screen_is_still_there_when_a_question_is_withdrawn(shown_faults):
    phone = shown_faults
    asker, _, foremost = [phone.launch(Asker) for _ in range(3)]
    first, second, _ = phone.software.sessions
    asker.midlet.asking = lambda: phone.software.prompts.ask("Shall it go on?", ["Yes", "No"], of=first)
    first.group.spawn(asker.midlet.ask)
    phone.run(10)
    assert asked(phone)
    second.group.spawn(lambda: 1 / 0)
    phone.run(10)
    asker.close()
    assert "ZeroDivisionError" in phone.screen.text() and foremost.state is State.ACTIVE


def test_an_interrupt_ends_the_waiting_and_takes_the_question_away(phone, on_phone):
    said = []

    def body(midlet):
        def wait():
            try:
                phone.software.prompts.ask("Shall it go on?", ["Yes", "No"])
            except InterruptedException as interrupted:
                said.append(str(interrupted))
        Display.get_display(midlet).set_current(Form("Waiting"))
        thread = Thread(wait)
        thread.start()
        Thread.sleep(500)
        thread.interrupt()
    on_phone(body)
    phone.run(400)
    assert asked(phone)
    phone.run(200)
    assert "Shall it go on?" in said[0] and phone.screen.text().startswith("Waiting")


def test_start_app_may_ask_before_anything_was_ever_shown(phone):
    class Early(MIDlet):
        def start_app(self):
            answers.append(phone.software.prompts.ask("Shall it go on?", ["Yes", "No"]))
            form = Form("Early")
            form.append("here I am")
            Display.get_display(self).set_current(form)
    answers = []
    phone.launch(Early)
    assert asked(phone)
    phone.press("fire")
    assert answers == ["Yes"] and "here I am" in phone.screen.text()


def test_pause_app_and_destroy_app_may_ask(phone):
    class Late(MIDlet):
        def start_app(self):
            Display.get_display(self).set_current(Form("Late"))

        def pause_app(self):
            answers.append(phone.software.prompts.ask("Shall it go on?", ["Yes", "No"]))

        def destroy_app(self, unconditional):
            answers.append(phone.software.prompts.ask("Save?", ["Yes", "No"]))
    answers = []
    app = phone.launch(Late)
    phone.pause()
    assert asked(phone) and app.state is State.ACTIVE
    phone.press("fire")
    assert app.state is State.PAUSED
    app.close(unconditional=False)
    assert "Save?" in phone.screen.text()
    phone.press("fire")
    assert answers == ["Yes", "Yes"] and app.state is State.DESTROYED


def test_destroy_app_that_waits_for_an_answer_has_no_more_time_than_any_other(phone):
    class Late(MIDlet):
        def start_app(self):
            Display.get_display(self).set_current(Form("Late"))

        def destroy_app(self, unconditional):
            phone.software.prompts.ask("Save?", ["Yes", "No"])
    app = phone.launch(Late)
    assert app.close() and "Save?" not in phone.screen.text() and not phone.software.prompts.is_open


def test_the_same_questions_are_the_same_pixels():
    pictures = []
    for _ in range(2):
        with Phone(seed=3) as phone:
            midlet = phone.launch(Asker).midlet
            midlet.asking = lambda phone=phone: phone.software.prompts.ask("Shall it go on?", ["Yes", "No"])
            phone.select("Ask")
            pictures.append(bytes(phone.screen.image.get_view("2")))
    assert pictures[0] == pictures[1]


class Busy(Asker):
    """Asks at any moment of its life as well."""

    chance = None

    def pause_app(self):
        if self.chance.random() < 0.2:
            self.ask()

    def destroy_app(self, unconditional):
        if self.chance.random() < 0.2:
            self.ask()


def something(phone, apps, chance):
    """One thing that may happen to a phone."""
    prompts, calls, sessions = phone.software.prompts, phone.software.calls, phone.software.sessions
    match chance.randrange(10):
        case 0 | 1 | 2:
            phone.press(chance.choice(["fire", "down", "soft_left", "soft_right", "end"]))
        case 3:
            chance.choice([phone.pause, phone.resume])()
        case 4 if len(sessions) < 4:
            app = phone.launch(Busy)
            app.midlet.chance = chance
            app.midlet.asking = lambda: prompts.ask("Shall it go on?", ["Yes", "No"], of=None)
            apps.append(app)
        case 5 if apps:
            chance.choice(apps).close(chance.random() < 0.7)
        case 6:
            calls.hang_up() if calls.is_on else calls.ring("+49 1")
        case 7 if sessions:
            chance.choice(sessions).group.spawn(lambda: 1 / 0)
        case 8 if apps:
            app = chance.choice(apps)
            app.midlet._phone.group.spawn(app.midlet.ask)
        case 9 if prompts.screen is not None:
            phone.kernel.interrupt(chance.choice([question.thread for question in prompts._line]))
    phone.run(chance.randrange(200))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_happens_the_question_is_in_front_and_nobody_is_left_waiting(shown_faults, seed):
    phone, apps, chance = shown_faults, [], Random(seed)
    for _ in range(60):
        something(phone, apps, chance)
        if phone.software.prompts.is_open and not phone.software.calls.is_on:
            assert phone.software.front is phone.software.home
    phone.software.calls.hang_up()
    for session in list(phone.software.sessions):
        session.destroy()
    phone.run(1_000)
    assert phone.software.sessions == [] and not phone.software.prompts.is_open
    app = phone.launch(Asker)
    app.midlet.asking = lambda: phone.software.prompts.ask("Shall it go on?", ["Yes", "No"])
    phone.run(10)
    phone.select("Ask")
    phone.press("fire")
    assert app.midlet.answers == ["Yes"] and "here I am" in phone.screen.text()


def test_who_is_interrupted_and_asks_again_at_once_leaves_the_home_screen_as_it_was(phone):
    phone.switch_on()
    phone.run(100)
    before, answers = phone.screen.text(), []

    def ask():
        try:
            phone.software.prompts.ask("First?", ["Yes", "No"])
        except InterruptedException:
            answers.append(phone.software.prompts.ask("Second?", ["Yes", "No"]))
    thread = phone.software.system.spawn(ask, name="asker")
    phone.run(100)
    phone.kernel.interrupt(thread)
    phone.run(100)
    assert "Second?" in phone.screen.text()
    phone.press("fire")
    assert answers == ["Yes"] and phone.screen.text() == before
