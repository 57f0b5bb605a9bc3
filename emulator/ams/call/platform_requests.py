"""PlatformRequests: what `MIDlet.platform_request` asks the phone to do (MIDP 2.0, MIDlet.platformRequest).

    tel:+49-30-1234                  the person is asked, and the phone calls; the MIDlet goes on meanwhile
    http(s)://host/suite.jad, .jar   the suite must end first; then the phone's own screen offers to install it
    anything else                    ConnectionNotFoundException

Nothing here waits, and nothing is done without the person. What is asked for is forgotten when
the phone goes off.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from emulator.errors import in_one_line, nearest
from emulator.midp.io import ConnectionNotFoundException

from ..home import words
from ..home.install import LONGEST, NO, YES, InstallScreen
from .states import is_number

if TYPE_CHECKING:
    from ..session import Session
    from ..software import Software

SUITES = (".jad", ".jar")
NO_FIRST = 1            # a thumb that still plays calls nobody


class PlatformRequests:
    """The requests of all that runs on one phone."""

    def __init__(self, software: Software) -> None:
        self._software = software
        self._to_install: dict[str, str] = {}           # the last address that each suite asked for
        self._asking: dict[Session, str] = {}           # the number that the person is being asked about
        self._refused: set[Session] = set()             # by the red key: they ask no more
        self._schemes: dict[str, Callable[[Session, str], bool]] = {
            "tel": self._call, "http": self._install, "https": self._install}

    def ask(self, session: Session, url: str) -> bool:
        """True if the suite must end first. An empty URL takes back what waits for that.

        ConnectionNotFoundException if this phone cannot do it, or the person wants no more questions.
        """
        if url == "":
            self._to_install.pop(session.program.suite_key, None)
            return False
        scheme = url.partition(":")[0].lower() if isinstance(url, str) and ":" in url else ""
        if scheme not in self._schemes:
            raise _cannot(url, nearest(scheme, self._schemes) if scheme else
                          "an address begins with tel:, http: or https:")
        return self._schemes[scheme](session, url)

    def has_ended(self, session: Session) -> None:
        """Nothing of it runs any more: what its suite wanted to install is offered, if all of it has ended."""
        self._refused.discard(session)
        key = session.program.suite_key
        if any(other.program.suite_key == key for other in self._software.sessions):
            return
        url = self._to_install.pop(key, None)
        if url is not None:
            self._software.trace.note(f"{session.program.title} wanted {in_one_line(url)} to be installed")
            self._offer(url)

    def switch_off(self) -> None:
        """The phone goes off: nothing is offered any more."""
        self._to_install.clear()

    # -- a suite -----------------------------------------------------------------------------------

    def _install(self, session: Session, url: str) -> bool:
        try:
            parts = urlsplit(url)
            host = parts.hostname
        except ValueError:
            host = None
        if not host or any(char.isspace() or not char.isprintable() for char in url):
            raise _cannot(url, "this is no address of a server; write http://host/suite.jad")
        if not parts.path.lower().endswith(SUITES):
            raise _cannot(url, "it has no browser; it opens the address of a .jad or a .jar")
        if len(url) > LONGEST:
            raise _cannot(url, f"an address has at most {LONGEST} characters")
        self._to_install[session.program.suite_key] = url
        return True

    def _offer(self, url: str) -> None:
        """On the home screen, which is begun for it if need be."""
        software = self._software
        software.home.later(lambda: software.tell_home(
            lambda home: home.show_when_free(InstallScreen(home, url).show)))

    # -- a call ------------------------------------------------------------------------------------

    def _call(self, session: Session, url: str) -> bool:
        number = number_in(url)
        title = session.program.title
        if session in self._refused:
            raise _cannot(url, f"the person wants no more calls by {title}")
        if session in self._asking:
            raise _cannot(url, f"the person is still being asked about {self._asking[session]}")
        self._asking[session] = number
        self._software.system.spawn(lambda: self._ask_and_call(session, number), name=f"call by {title}")
        return False

    def _ask_and_call(self, session: Session, number: str) -> None:
        """On a thread of the phone's own. Whether the MIDlet that asked still runs makes no difference."""
        question = words.SURE_TO_CALL.format(number=number)
        try:
            answer = self._software.prompts.ask(question, [YES, NO], title=session.program.title, chosen=NO_FIRST)
        finally:
            del self._asking[session]
        if answer == YES:
            self._software.calls.dial(number)
        elif answer is None and not session.ended:
            self._refused.add(session)


def number_in(url: str) -> str:
    """The number of a `tel:` address (RFC 2806); ConnectionNotFoundException for what is none.

    Parameters after a semicolon are for other networks than this one: they are left out.

    >>> number_in("tel:+49-30-1234;phone-context=+49"), number_in("TEL:%23100")
    ('+49-30-1234', '#100')
    """
    number = unquote(url.partition(":")[2].partition(";")[0]).strip()
    if not is_number(number):
        raise _cannot(url, "this is no telephone number; write tel:+49301234")
    return number


def _cannot(url: object, why: str) -> ConnectionNotFoundException:
    shown = in_one_line(url if isinstance(url, str) else repr(url), LONGEST)
    return ConnectionNotFoundException(f"this phone cannot open '{shown}': {why}")
