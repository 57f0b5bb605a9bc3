"""A bar for an installation on a terminal. Loaded only where it is shown: rich takes a while to load."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn

from emulator.ams.install.install import Step


class Bar:
    """A line that says the step, with a bar and the bytes while a file comes; it is gone at the end."""

    def __init__(self, console: Console | None = None) -> None:
        self._progress = Progress(TextColumn("{task.description}"), BarColumn(), DownloadColumn(), transient=True,
                                  console=console)
        self._task = self._progress.add_task("", total=None)

    def __enter__(self) -> Bar:
        self._progress.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self._progress.stop()

    def aside(self, ask: Callable[[str], bool], question: str) -> bool:
        """Ask the person, with the bar out of the way meanwhile."""
        self._progress.stop()
        try:
            return ask(question)
        finally:
            self._progress.start()

    def told(self, step: Step, done: int, size: int) -> None:
        """What an installation tells."""
        self._progress.update(self._task, description=f"{step.words:34}", completed=done, total=size or None)
