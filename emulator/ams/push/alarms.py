"""PushAlarms: MIDlets that are started at a time (MIDP 2.0, PushRegistry.registerAlarm)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from emulator.errors import StorageError

from .list import Alarm, PushList
from .starts import PushStarts

if TYPE_CHECKING:
    from ..session import Session
    from ..software import Software


class PushAlarms:
    """One alarm for each MIDlet. Those that passed while the phone was off ring when it is switched on."""

    def __init__(self, software: Software, kept: PushList, starts: PushStarts) -> None:
        self._kernel, self._epoch = software.kernel, software.epoch
        self._note, self._list, self._starts = software.trace.note, kept, starts

    def begin(self) -> None:
        """The phone was switched on."""
        for alarm in self._list.alarms():
            self._arm(alarm)

    def set(self, session: Session, class_name: str, time: int) -> int:
        """In ms since 1970; 0 takes it back. Gives the time that was set before, or 0."""
        suite = session.program.suite_key
        before = self._list.alarm(suite, class_name)
        if time:
            alarm = Alarm(suite, class_name, time, self._starts.origin(session.program))
            self._list.keep_alarm(alarm)
            self._starts.remember(session.program)
            self._arm(alarm)
        else:
            self._list.remove_alarm(suite, class_name)
        return before.time if before is not None else 0

    def _arm(self, alarm: Alarm) -> None:
        self._kernel.at(max(self._kernel.now, alarm.time - self._epoch), partial(self._ring, alarm))

    def _ring(self, alarm: Alarm) -> None:
        """It is time. A MIDlet that runs has timers of its own: its alarm passes."""
        if not self._is_set(alarm):
            return                                      # set anew, or taken back
        if self._starts.runs(alarm.suite, alarm.class_name):
            self._remove(alarm)
        else:
            self._starts.start(alarm.suite, alarm.class_name, alarm.origin, "its alarm has rung",
                               lambda agreed: self._remove(alarm), lambda: self._is_set(alarm))

    def _is_set(self, alarm: Alarm) -> bool:
        return self._list.alarm(alarm.suite, alarm.class_name) == alarm

    def _remove(self, alarm: Alarm) -> None:
        """It has rung; one that was set meanwhile stays."""
        if self._is_set(alarm):
            try:
                self._list.remove_alarm(alarm.suite, alarm.class_name)
            except StorageError as fault:           # it rings once more when the phone is switched on again
                self._note(str(fault))
