"""java.util.Timer and TimerTask (TIMER-01 to 05)."""

import datetime

import pytest

from emulator.midp.lang import IllegalArgumentException, IllegalStateException, NullPointerException, Thread
from emulator.midp.util import Timer, TimerTask


@pytest.fixture
def timing(phone, on_phone):
    """`timing(body, ms)`: run `body(timer, task)` in a guest, then `ms`; when `task` ran."""

    def run(body, ms=100, work=0):
        times = []

        def tick():
            times.append(phone.now)
            if work:
                Thread.sleep(work)
        on_phone(lambda midlet: body(Timer(), TimerTask(tick)))
        phone.run(ms)
        return times
    return run


def test_a_task_runs_once_after_its_delay(timing):
    assert timing(lambda timer, task: timer.schedule(task, 30)) == [30]


def test_a_period_repeats_it(timing):
    assert timing(lambda timer, task: timer.schedule(task, 10, 30)) == [10, 40, 70, 100]


def test_fixed_delay_counts_from_each_true_start(timing):
    assert timing(lambda timer, task: timer.schedule(task, 0, 10), ms=70, work=25) == [0, 25, 50]


def test_fixed_rate_counts_from_the_first_and_catches_up(phone, on_phone):
    times = []

    def tick():
        times.append(phone.now)
        if len(times) == 1:
            Thread.sleep(35)
    on_phone(lambda midlet: Timer().schedule_at_fixed_rate(TimerTask(tick), 0, 10))
    phone.run(60)
    assert times == [0, 35, 35, 35, 40, 50, 60]


def test_a_date_that_has_passed_runs_at_once(timing):
    past = datetime.datetime(1999, 1, 1, tzinfo=datetime.UTC)
    assert timing(lambda timer, task: timer.schedule(task, past)) == [0]


def test_a_date_to_come_runs_then(phone, on_phone):
    times = []

    def body(midlet):
        now = datetime.datetime.fromtimestamp(midlet._phone.current_time_millis() / 1000, datetime.UTC)
        Timer().schedule(TimerTask(lambda: times.append(phone.now)), now + datetime.timedelta(milliseconds=40))
    on_phone(body)
    phone.run(100)
    assert times == [40]


@pytest.mark.parametrize("arguments", [(-1,), (0, 0), (0, -5)])
def test_a_negative_delay_or_a_period_below_one_is_refused(timing, arguments):
    with pytest.raises(IllegalArgumentException):
        timing(lambda timer, task: timer.schedule(task, *arguments))


def test_nothing_to_do_is_refused(timing):
    with pytest.raises(NullPointerException):
        timing(lambda timer, task: timer.schedule(None, 5))


def test_a_task_can_be_scheduled_once(timing):
    with pytest.raises(IllegalStateException):
        timing(lambda timer, task: [timer.schedule(task, 5), timer.schedule(task, 6)])


def test_a_cancelled_task_cannot_be_scheduled(timing):
    with pytest.raises(IllegalStateException):
        timing(lambda timer, task: [task.cancel(), timer.schedule(task, 5)])


def test_a_cancelled_timer_takes_no_task(timing):
    with pytest.raises(IllegalStateException):
        timing(lambda timer, task: [timer.cancel(), timer.schedule(task, 5)])


def test_cancel_says_whether_it_prevented_a_run(timing):
    answers = []

    def body(timer, task):
        timer.schedule(task, 20)
        answers.extend([task.cancel(), task.cancel()])
    assert timing(body) == [] and answers == [True, False]


def test_cancel_after_the_only_run_prevents_nothing(phone, on_phone):
    tasks = []

    def body(midlet):
        tasks.append(TimerTask(lambda: None))
        Timer().schedule(tasks[0], 5)
    on_phone(body)
    phone.run(10)
    assert tasks[0].cancel() is False


def test_a_cancelled_timer_runs_nothing_more(phone, on_phone):
    times, timers = [], []

    def body(midlet):
        timers.append(Timer())
        timers[0].schedule(TimerTask(lambda: times.append(phone.now)), 10, 10)
    on_phone(body)
    phone.run(25)
    timers[0].cancel()
    phone.run(50)
    assert times == [10, 20]


def test_the_scheduled_time_is_what_it_was_due_at(phone, on_phone):
    seen = []

    class Late(TimerTask):
        def run(self):
            seen.append(self.scheduled_execution_time() - phone.software.epoch)
            Thread.sleep(15)
    on_phone(lambda midlet: Timer().schedule_at_fixed_rate(Late(), 10, 10))
    phone.run(45)
    assert seen == [10, 20, 30]


def test_tasks_of_one_timer_run_one_after_another(phone, on_phone):
    times = []

    def body(midlet):
        timer = Timer()
        timer.schedule(TimerTask(lambda: Thread.sleep(30)), 5)
        timer.schedule(TimerTask(lambda: times.append(phone.now)), 10)
    on_phone(body)
    phone.run(100)
    assert times == [35]


def test_a_task_without_a_run_says_so(timing):
    with pytest.raises(TypeError, match="write its run"):
        timing(lambda timer, task: timer.schedule(TimerTask(), 5))
