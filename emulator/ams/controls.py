"""Controls: where keys, finger and typing go.

The red key ends what is in front, the green one held down leads out of a MIDlet, the volume
keys are the phone's, a call takes what it needs; everything else is for what is in front.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.keypad import KeyEvent, Stroke
from emulator.handset.touch import TouchEvent
from emulator.handset.typing import TypingEvent

if TYPE_CHECKING:
    from .software import Software


class Controls:
    """Listens to what the person's hands do to one phone."""

    def __init__(self, software: Software) -> None:
        self._software, handset = software, software.handset
        self._note, self._wake = software.trace.note, handset.backlight.wake
        handset.keypad.listener = self._on_key
        handset.touch.listener = self._on_touch
        handset.typing.listener = self._on_typing
        handset.typing.is_wanted = lambda: software.front is not None and software.front.display._takes_text()

    def _on_key(self, event: KeyEvent) -> None:
        self._wake()
        if event.stroke is not Stroke.REPEATED:
            self._note(f"key {event.key.name} {event.stroke.value}")
        if self._software.calls.takes(event):
            return
        if event.key.name in ("volume_up", "volume_down"):
            self._on_volume(event)
        elif event.key.name == "end" and (ending := self._software.to_be_ended()) is not None:
            if event.stroke is Stroke.PRESSED:
                ending.destroy()
        else:
            self._give(event)

    def _on_volume(self, event: KeyEvent) -> None:
        speaker = self._software.handset.speaker
        if event.stroke is not Stroke.RELEASED:
            (speaker.louder if event.key.name == "volume_up" else speaker.softer)()

    def _give(self, event: KeyEvent) -> None:
        """To what is in front; the green key held, from within a MIDlet, shows the tasks instead."""
        front = self._software.front
        if front is None:
            return
        if event.key.name == "send" and event.stroke is Stroke.REPEATED and front is not self._software.home:
            self._software.show_tasks()
        else:
            front.display._key_event(event)

    def _on_touch(self, event: TouchEvent) -> None:
        self._wake()
        if event.stroke is not Stroke.DRAGGED:
            self._note(f"finger at {event.x}, {event.y} {event.stroke.value}")
        if self._software.front is not None:
            self._software.front.display._touch_event(event)

    def _on_typing(self, event: TypingEvent) -> None:
        if event.is_final:
            self._note(f"typed {event.text!r}")
        if self._software.front is not None:
            self._software.front.display._typing_event(event)
