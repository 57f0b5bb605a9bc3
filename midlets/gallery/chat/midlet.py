"""Chat: the MIDlet, its screens and its commands. What it does without them is messenger.py's."""

from __future__ import annotations

from emulator.midp.lang import SecurityException, System, Thread
from emulator.midp.lcdui import Alert, AlertType, Command, Display, Displayable
from emulator.midp.midlet import MIDlet
from emulator.midp.rms import RecordStoreException
from emulator.midp.util import Random

from . import settings
from .bell import ring
from .contacts import Contact, tidied
from .conversation import Conversation
from .forms import ContactForm, HelpForm, SettingsForm, WriteBox
from .history import Message, State
from .messenger import Messenger
from .people import People
from .words import words


class Chat(MIDlet):
    """People, and a conversation with each."""

    def __init__(self) -> None:
        super().__init__()
        self.words = words(System.get_property("microedition.locale"))
        self.display = Display.get_display(self)
        self.settings = settings.load()
        self.messenger = Messenger(Random(), self)
        self.people = People(self.words, self.messenger, self.display.get_best_image_height(Display.LIST_ELEMENT))
        self.people.set_command_listener(self)
        self.conversation: Conversation | None = None
        self._screen: Displayable = self.people
        self._drafts: dict[int, str] = {}           # by contact
        self._write = Command(self.words.write, Command.OK, 1)
        self._again = Command(self.words.send_again, Command.SCREEN, 2)
        self._back = Command(self.words.back, Command.BACK, 1)
        self._yes, self._no = Command(self.words.yes, Command.OK, 1), Command(self.words.no, Command.CANCEL, 1)
        self._is_open = False

    def start_app(self) -> None:
        if not self._is_open:
            self._is_open = True
            self._turn_to(self.people)
            Thread(self.messenger.open, "opening").start()      # the person may be asked for permission

    def destroy_app(self, unconditional: bool) -> None:
        self.messenger.close()

    # -- commands ----------------------------------------------------------------------------------

    def command_action(self, c: Command, d: Displayable) -> None:
        if isinstance(d, People):
            self._in_people(c, d)
        elif isinstance(d, Conversation):
            self._in_conversation(c, d)
        elif isinstance(d, WriteBox):
            self._written(c, d)
        elif isinstance(d, ContactForm):
            self._contact_done(c, d)
        elif isinstance(d, SettingsForm):
            self._settings_done(c, d)
        else:
            self.show_people()

    def _in_people(self, c: Command, people: People) -> None:
        contact = people.contact()
        if c is people.exit:
            self.destroy_app(True)
            self.notify_destroyed()
        elif c is people.settings:
            self._show(SettingsForm(self.words, self.settings, self.messenger))
        elif c is people.help:
            self._show(HelpForm(self.words))
        elif c is people.new or contact is None:
            self._show(ContactForm(self.words, None))
        elif c is people.edit:
            self._show(ContactForm(self.words, contact))
        elif c is people.clear:
            self._ask(self.words.clear_question, contact, lambda: self.messenger.clear(contact))
        elif c is people.remove:
            self._ask(self.words.delete_question, contact, lambda: self.messenger.remove(contact))
        else:
            self.show_conversation(contact)

    def _in_conversation(self, c: Command, conversation: Conversation) -> None:
        contact = conversation.contact
        if c is self._write:
            self.write(contact)
        elif c is self._again:
            self.messenger.send_again(contact)
        else:
            self.show_people()

    def _written(self, c: Command, box: WriteBox) -> None:
        """Send it, or keep it as a draft."""
        text = box.get_string().strip()
        self._drafts[box.contact.id] = text
        if c is not box.send or not text:
            self._return_to(box.contact)
            return
        try:
            self.messenger.write(box.contact, text)
        except RecordStoreException:
            self._say(self.words.not_kept, AlertType.ERROR, box)
            return
        self._drafts.pop(box.contact.id)
        self._return_to(box.contact)

    def _contact_done(self, c: Command, form: ContactForm) -> None:
        """Keep the contact, if its address is one."""
        if c is not form.ok:
            self.show_people()
            return
        kind, written = form.kind(), form.address()
        address = tidied(kind, written)
        name = form.name() or written
        other = None if address is None else self.messenger.contacts.find(kind, address)
        if address is None:
            kind_word = self.words.sms if kind.value == "sms" else self.words.nearby
            self._say(self.words.bad_address.format(kind=kind_word, address=written), AlertType.WARNING, form)
        elif other is not None and other is not form.contact:
            self._say(self.words.twice.format(name=other.name), AlertType.WARNING, form)
        else:
            self._keep_contact(form, name[:20], address)

    def _keep_contact(self, form: ContactForm, name: str, address: str) -> None:
        try:
            self.messenger.keep_contact(form.contact, name, form.kind(), address)
        except RecordStoreException:
            self._say(self.words.not_kept, AlertType.ERROR, form)
            return
        self.show_people()

    def _settings_done(self, c: Command, form: SettingsForm) -> None:
        self.show_people()
        if c is not form.ok:
            return
        self.settings = form.settings()
        try:
            self.settings.save()
        except RecordStoreException:
            self._say(self.words.not_kept, AlertType.ERROR, self.people)
        if form.wakes() != self.messenger.wakes:
            Thread(lambda: self._set_wakes(form.wakes()), "push").start()     # it may wait for the person

    def _set_wakes(self, wakes: bool) -> None:
        refused = self.messenger.set_wakes(wakes)
        if refused:
            self._say(self.words.wake_refused.format(reason=refused), AlertType.WARNING, self.people)

    # -- screens -----------------------------------------------------------------------------------

    def show_people(self) -> None:
        """The list of contacts."""
        self.conversation = None
        self.people.refresh()
        self._turn_to(self.people)

    def show_conversation(self, contact: Contact) -> None:
        """What was written from and to a contact."""
        conversation = self.conversation = Conversation(self.words, self.messenger, contact,
                                                        lambda: self.write(contact))
        for command in (self._write, self._back):
            conversation.add_command(command)
        self._show(conversation)
        self._offer_again()

    def write(self, contact: Contact) -> None:
        """Write to a contact."""
        self._show(WriteBox(self.words, contact, self._drafts.get(contact.id, "")))

    def _return_to(self, contact: Contact) -> None:
        if self.conversation is None or self.conversation.contact is not contact:
            self.show_conversation(contact)
            return
        self.conversation.refresh()
        self._turn_to(self.conversation)

    def _show(self, screen: Displayable) -> None:
        screen.set_command_listener(self)
        self._turn_to(screen)

    def _turn_to(self, screen: Displayable) -> None:
        self._screen = screen                       # the display says so only later
        self.display.set_current(screen)

    def _ask(self, question: str, contact: Contact, action: object) -> None:
        """Do it if the person says yes."""
        before = self._screen
        alert = Alert(contact.name, question.format(name=contact.name), None, AlertType.WARNING)
        alert.set_timeout(Alert.FOREVER)
        alert.add_command(self._yes)
        alert.add_command(self._no)

        def answered(c: Command, d: Displayable) -> None:
            if c is self._yes and callable(action):
                action()
            self._turn_to(before)
        alert.set_command_listener(answered)
        self.display.set_current(alert)

    def _say(self, text: str, kind: AlertType, then: Displayable) -> None:
        alert = Alert(self.words.title, text, None, kind)
        alert.set_timeout(Alert.FOREVER)
        self._screen = then
        self.display.set_current(alert, then)

    # -- what the messenger tells, on any thread -----------------------------------------------------

    def changed(self) -> None:
        self.display.call_serially(self._refresh)

    def arrived(self, message: Message) -> None:
        self.changed()
        ring(self.display, self.settings)

    def trouble(self, message: Message, error: Exception | None) -> None:
        self.display.call_serially(lambda: self._tell_trouble(message, error))

    def _refresh(self) -> None:
        self.people.refresh()
        if self.conversation is not None:
            self.conversation.refresh()
            self._offer_again()

    def _offer_again(self) -> None:
        """Sending again is offered while something has failed."""
        conversation = self.conversation
        if conversation is None:
            return
        failed = any(message.state is State.FAILED
                     for message in self.messenger.history.of(conversation.contact.id))
        (conversation.add_command if failed else conversation.remove_command)(self._again)

    def _tell_trouble(self, message: Message, error: Exception | None) -> None:
        """Whoever does not see the message with its cross is told, and why if the phone forbids it."""
        contact, conversation = self.messenger.contacts.get(message.contact), self.conversation
        is_forbidden = isinstance(error, SecurityException)
        is_seen = conversation is self._screen and conversation.contact is contact
        if contact is None or (is_seen and not is_forbidden):
            return
        why = self.words.not_permitted if is_forbidden else self.words.not_sent.format(name=contact.name)
        if not isinstance(self.display.get_current(), Alert):
            self._say(why, AlertType.WARNING, self._screen)
