"""The messenger's forms: a contact, the settings, the help; and the box to write in."""

from __future__ import annotations

from emulator.midp.lcdui import Choice, ChoiceGroup, Command, Form, StringItem, TextBox, TextField

from .contacts import LONGEST_ADDRESS, LONGEST_NAME, Contact, Kind
from .messenger import Messenger
from .settings import Settings
from .words import Words

LONGEST = 180               # letters: three short messages, whatever the letters are
KINDS = (Kind.SMS, Kind.NEARBY)


class WriteBox(TextBox):
    """A new message; what was begun stands in it."""

    def __init__(self, words: Words, contact: Contact, begun: str) -> None:
        super().__init__(contact.name, begun, LONGEST, TextField.ANY)
        self.contact = contact
        self.send, self.back = Command(words.send, Command.OK, 1), Command(words.back, Command.BACK, 1)
        self.add_command(self.send)
        self.add_command(self.back)


class ContactForm(Form):
    """A name, how somebody is reached, and where. `contact` is None for a new one."""

    def __init__(self, words: Words, contact: Contact | None) -> None:
        super().__init__(words.edit if contact else words.new_contact)
        self.contact = contact
        self._name = TextField(words.name, contact.name if contact else "", LONGEST_NAME, TextField.ANY)
        self._kind = ChoiceGroup(words.by, Choice.EXCLUSIVE, [words.sms, words.nearby], None)
        self._address = TextField(words.address, contact.address if contact else "", LONGEST_ADDRESS, TextField.ANY)
        if contact is not None:
            self._kind.set_selected_index(KINDS.index(contact.kind), True)
        for item in (self._name, self._kind, self._address):
            self.append(item)
        self.ok, self.cancel = Command(words.ok, Command.OK, 1), Command(words.cancel, Command.CANCEL, 1)
        self.add_command(self.ok)
        self.add_command(self.cancel)

    def name(self) -> str:
        return self._name.get_string().strip()

    def kind(self) -> Kind:
        return KINDS[self._kind.get_selected_index()]

    def address(self) -> str:
        """As the person has written it."""
        return self._address.get_string().strip()


class SettingsForm(Form):
    """What a message does, and this phone's own address."""

    def __init__(self, words: Words, settings: Settings, messenger: Messenger) -> None:
        super().__init__(words.settings)
        self._alerts = ChoiceGroup(words.alerts, Choice.MULTIPLE, [words.sound, words.vibration], None)
        self._alerts.set_selected_flags([settings.sound, settings.vibration])
        self._wake = ChoiceGroup(words.nearby, Choice.MULTIPLE, [words.wake], None)
        self._wake.set_selected_flags([messenger.wakes])
        self.append(self._alerts)
        self.append(self._wake)
        self.append(StringItem(words.my_address, messenger.nearby.address or words.no_nearby))
        self.ok, self.cancel = Command(words.ok, Command.OK, 1), Command(words.cancel, Command.CANCEL, 1)
        self.add_command(self.ok)
        self.add_command(self.cancel)

    def settings(self) -> Settings:
        return Settings(self._alerts.is_selected(0), self._alerts.is_selected(1))

    def wakes(self) -> bool:
        return self._wake.is_selected(0)


class HelpForm(Form):
    """How it works."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.help)
        self.append(StringItem(None, words.help_text))
        self.back = Command(words.back, Command.BACK, 1)
        self.add_command(self.back)
