"""The screens around the board: menu, settings, joining, who is there, help."""

from __future__ import annotations

from collections.abc import Iterable

from emulator.midp.lcdui import Choice, ChoiceGroup, Command, Form, Item, List, StringItem, TextField

from .animation import SPEEDS
from .players import SEATS, Kind
from .rules import Jump
from .settings import MOST_SEATS, Look, SeatChoice, Settings
from .wire import NAME_LENGTH, Seat, State

Words = dict[str, str]
COUNTS = tuple(SEATS)


class Menu(List):
    """What can be done; `chosen()` is a key of the words."""

    def __init__(self, words: Words, *, kept: bool) -> None:
        super().__init__(words["title"], Choice.IMPLICIT)
        self._keys = [*(["continue"] if kept else []), "new_game", "host", "join", "settings", "help", "exit"]
        for key in self._keys:
            self.append(words[key], None)
        self.set_fit_policy(Choice.TEXT_WRAP_ON)
        self.exit = Command(words["exit"], Command.EXIT, 1)
        self.add_command(self.exit)

    def chosen(self) -> str:
        """The key of the line that the person has chosen."""
        return self._keys[self.get_selected_index()]


class SettingsForm(Form):
    """All choices; as many seats are shown as play. `settings()` is what the person has chosen."""

    FIRST_SEAT = 1

    def __init__(self, words: Words, settings: Settings) -> None:
        super().__init__(words["settings"])
        self._before = settings
        self._players = _choice(words["players"], [str(count) for count in COUNTS], COUNTS.index(settings.players))
        self._seats = [self._seat(words, number, settings.seats[number]) for number in range(MOST_SEATS)]
        self._jump = _choice(words["jump"], [words[jump.value] for jump in Jump], list(Jump).index(settings.jump))
        self._keep_out = ChoiceGroup(None, Choice.MULTIPLE, [words["keep_out"]], None)
        self._keep_out.set_selected_index(0, settings.keep_out)
        self._speed = _choice(words["speed"], [words[f"speed_{speed}"] for speed in SPEEDS], settings.speed)
        self._look = _choice(words["look"], [words[look.value] for look in Look], list(Look).index(settings.look))
        self._seat_count = settings.players
        shown = self._seats[:self._seat_count]
        for item in (self._players, *shown, self._jump, self._keep_out, self._speed, self._look):
            self.append(item)
        self.ok, self.cancel = Command(words["ok"], Command.OK, 1), Command(words["cancel"], Command.CANCEL, 1)
        self.add_command(self.ok)
        self.add_command(self.cancel)
        self.set_item_state_listener(self._changed)

    @staticmethod
    def _seat(words: Words, number: int, choice: SeatChoice) -> ChoiceGroup:
        options = [words["person"], *(words["phone"].format(level) for level in (1, 2, 3)), words["network"]]
        at = {Kind.PERSON: 0, Kind.PHONE: choice.level, Kind.NETWORK: 4}[choice.kind]
        return _choice(words["seat"].format(number + 1), options, at)

    def _changed(self, item: Item) -> None:
        """Another number of players: show so many seats."""
        count = COUNTS[self._players.get_selected_index()]
        while self._seat_count < count:
            self.insert(self.FIRST_SEAT + self._seat_count, self._seats[self._seat_count])
            self._seat_count += 1
        while self._seat_count > count:
            self._seat_count -= 1
            self.delete(self.FIRST_SEAT + self._seat_count)

    def settings(self) -> Settings:
        """The choices as they stand in the form."""
        chairs = tuple(self._chair(number) for number in range(MOST_SEATS))
        jump, look = tuple(Jump)[self._jump.get_selected_index()], tuple(Look)[self._look.get_selected_index()]
        return Settings(COUNTS[self._players.get_selected_index()], chairs, jump, self._keep_out.is_selected(0),
                        self._speed.get_selected_index(), look)

    def _chair(self, number: int) -> SeatChoice:
        at = self._seats[number].get_selected_index()
        kind = Kind.PERSON if at == 0 else Kind.NETWORK if at == 4 else Kind.PHONE
        return SeatChoice(kind, at if kind is Kind.PHONE else self._before.seats[number].level)


def _choice(label: str, options: list[str], at: int) -> ChoiceGroup:
    group = ChoiceGroup(label, Choice.POPUP, options, None)
    group.set_selected_index(at, True)
    return group


class JoinForm(Form):
    """Which host, and what one is called there."""

    def __init__(self, words: Words, address: str, name: str) -> None:
        super().__init__(words["join"])
        self._address = TextField(words["address"], address, 64, TextField.ANY)
        self._name = TextField(words["name"], name, NAME_LENGTH, TextField.ANY)
        self.append(self._address)
        self.append(self._name)
        self.ok, self.back = Command(words["ok"], Command.OK, 1), Command(words["back"], Command.BACK, 1)
        self.add_command(self.ok)
        self.add_command(self.back)

    def address(self) -> str:
        """A name or a number."""
        return self._address.get_string().strip()

    def name(self) -> str:
        """What the person wants to be called; may be empty."""
        return self._name.get_string().strip()


class Lobby(Form):
    """Before a game over the radio: who is there. The host can start."""

    def __init__(self, words: Words, *, host: bool) -> None:
        super().__init__(words["host" if host else "join"])
        self._words = words
        self._heading = StringItem(None, words["waiting" if host else "joining"])
        self._list = StringItem(None, "")
        self.append(self._heading)
        self.append(self._list)
        self.start, self.back = Command(words["start"], Command.OK, 1), Command(words["back"], Command.BACK, 1)
        self.add_command(self.back)
        if host:
            self.add_command(self.start)

    def show(self, chairs: Iterable[Seat]) -> None:
        """The seats as they are now."""
        self._heading.set_text(self._words["waiting"])
        self._list.set_text("\n".join(f"{self._words[f'colour_{seat.player}']}: {sitting(self._words, seat)}"
                                      for seat in chairs))


def sitting(words: Words, seat: Seat) -> str:
    """Who sits there, in words."""
    if seat.state is State.OPEN:
        return words["open"]
    if seat.kind is Kind.PHONE:
        return words["phone"].format(seat.level)
    return seat.name or words["person" if seat.kind is Kind.PERSON else "network"]


class Question(Form):
    """Yes or no, about some players."""

    def __init__(self, words: Words, text: str, players: tuple[int, ...]) -> None:
        super().__init__(words["title"])
        self.append(StringItem(None, text))
        self.players = players
        self.yes, self.no = Command(words["yes"], Command.OK, 1), Command(words["no"], Command.CANCEL, 1)
        self.add_command(self.yes)
        self.add_command(self.no)


class HelpForm(Form):
    """How it is played."""

    def __init__(self, words: Words) -> None:
        super().__init__(words["help"])
        self.append(StringItem(None, words["help_text"]))
        self.back = Command(words["back"], Command.BACK, 1)
        self.add_command(self.back)
