"""Two phones with the messenger of the gallery on one ether, and hands for it."""

import pytest

from emulator import Ether, Phone

SUITE, CHAT = "gallery", 3


class User:
    """Somebody with a phone."""

    def __init__(self, phone, ether):
        self.phone, self._ether = phone, ether

    def start(self):
        """Open the messenger by hand."""
        self.phone.launch(SUITE, midlet=CHAT)
        self.phone.run(100)
        return self

    @property
    def chat(self):
        """The MIDlet, if it runs."""
        return next((app.midlet for app in self.phone.apps if type(app.midlet).__name__ == "Chat"), None)

    def do(self, body):
        """Run `body()` on a thread of the MIDlet; what it gives."""
        results = []
        session = next(s for s in self.phone.software.sessions if s.life.midlet is self.chat)
        session.group.spawn(lambda: results.append(body()))
        self.phone.run(50)
        return results[0] if results else None

    def contact(self, kind, address, name="Anna"):
        """A contact of that kind ("SMS", "NEARBY"), made without the screen."""
        kinds = type(self.chat.messenger.contacts).add.__globals__["Kind"]      # the suite's own copy of it
        contact = self.do(lambda: self.chat.messenger.contacts.add(name, kinds[kind], address))
        self.do(self.chat.show_people)
        return contact

    def write(self, contact, text):
        self.do(lambda: self.chat.messenger.write(contact, text))

    def messages(self):
        """(text, state) of all messages, the oldest first."""
        return [(message.text, message.state.name) for message in self.chat.messenger.history.all()]

    def texts(self):
        return [text for text, _ in self.messages()]


@pytest.fixture
def ether():
    return Ether(latency=30)


@pytest.fixture
def meet(ether, request):
    """`meet("+100")` is a User with that number; options go to the Phone."""
    def make(number, ether=ether, **options):
        phone = Phone(network=ether, number=number, **options)
        request.addfinalizer(phone.close)
        return User(phone, ether)
    return make


@pytest.fixture
def ours(meet):
    return meet("+100")


@pytest.fixture
def theirs(meet):
    return meet("+200")
