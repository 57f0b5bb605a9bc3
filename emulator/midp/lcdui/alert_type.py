"""javax.microedition.lcdui.AlertType: what kind of message an Alert is, and the sound of that."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..lang.exceptions import NullPointerException

if TYPE_CHECKING:
    from .display import Display


class AlertType:
    """One of the five kinds below. An Alert may have none of them."""

    ALARM: ClassVar[AlertType]
    CONFIRMATION: ClassVar[AlertType]
    ERROR: ClassVar[AlertType]
    INFO: ClassVar[AlertType]
    WARNING: ClassVar[AlertType]

    def play_sound(self, display: Display) -> bool:
        """Play this kind's sound; False if nothing is heard.

        It is not while the display is in the background or the phone is muted, nor for a kind of a MIDlet's own.
        """
        if display is None:
            raise NullPointerException("the display is None")
        return bool(self._name) and display._in_front and display._handset.speaker.alert(self._name)

    # -- ours ----------------------------------------------------------------------------------

    _name = ""                         # what the loudspeaker calls its sound

    @classmethod
    def _of(cls, name: str) -> AlertType:
        kind = cls()
        kind._name = name
        return kind

    def __repr__(self) -> str:
        return f"<AlertType {self._name or 'plain'}>"


AlertType.ALARM = AlertType._of("alarm")
AlertType.CONFIRMATION = AlertType._of("confirmation")
AlertType.ERROR = AlertType._of("error")
AlertType.INFO = AlertType._of("info")
AlertType.WARNING = AlertType._of("warning")
