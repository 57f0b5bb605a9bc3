"""People: the list of contacts, those with something new first and in bold."""

from __future__ import annotations

from emulator.midp.lcdui import Choice, Command, Font, Image, List

from .contacts import Contact, Kind
from .faces import face
from .messenger import Messenger
from .words import Words


class People(List):
    """`contact()` is the one that is chosen."""

    def __init__(self, words: Words, messenger: Messenger, icon_size: int) -> None:
        super().__init__(words.title, Choice.IMPLICIT)
        self._words, self._messenger, self._size = words, messenger, icon_size
        self._faces: dict[tuple[Kind, bool], Image] = {}
        self._listed: list[tuple[Contact, int]] = []       # with the number of messages that are new
        self.open = Command(words.open, Command.ITEM, 1)
        self.new = Command(words.new_contact, Command.SCREEN, 2)
        self.edit = Command(words.edit, Command.ITEM, 3)
        self.remove = Command(words.delete, Command.ITEM, 4)
        self.clear = Command(words.clear, Command.ITEM, 5)
        self.settings = Command(words.settings, Command.SCREEN, 6)
        self.help = Command(words.help, Command.HELP, 7)
        self.exit = Command(words.exit, Command.EXIT, 1)
        for command in (self.new, self.settings, self.help, self.exit):
            self.add_command(command)
        self.set_select_command(self.open)
        self._fill([])
        self.refresh()

    def contact(self) -> Contact | None:
        """Whom the person has chosen; None while there is nobody."""
        index = self.get_selected_index()
        return self._listed[index][0] if 0 <= index < len(self._listed) else None

    def refresh(self) -> None:
        """Contacts or messages have changed; the chosen one stays chosen."""
        unread = self._messenger.history.unread
        rows = [(contact, unread(contact.id)) for contact in self._messenger.contacts.all()]
        rows.sort(key=lambda row: row[1] == 0)
        if [(row[0].id, row[0].name, row[0].kind, row[1]) for row in rows] != self._filled:
            self._fill(rows)

    def _fill(self, rows: list[tuple[Contact, int]]) -> None:
        chosen = self.contact()
        self._listed = rows
        self._filled = [(contact.id, contact.name, contact.kind, unread) for contact, unread in rows]
        self.delete_all()
        for contact, unread in rows:
            row = self.append(f"{contact.name} ({unread})" if unread else contact.name,
                              self._face(contact.kind, unread > 0))
            if unread:
                self.set_font(row, Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_MEDIUM))
        if not rows:
            self.append(self._words.no_contacts, None)
        people = [contact for contact, _ in rows]
        if chosen in people:
            self.set_selected_index(people.index(chosen), True)
        for command in (self.edit, self.remove, self.clear):
            (self.add_command if rows else self.remove_command)(command)

    def _face(self, kind: Kind, is_new: bool) -> Image:
        if (kind, is_new) not in self._faces:
            self._faces[kind, is_new] = face(kind, is_new, self._size)
        return self._faces[kind, is_new]
