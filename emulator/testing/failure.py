"""What a failed test shows of its phones: words, trace and picture."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from emulator.phone import Phone

from .golden import artefact_folder, file_name

LINES = 25     # of the trace
_PHONES = pytest.StashKey[list[Phone]]()


def remember(node: pytest.Item, phone: Phone) -> None:
    """This phone belongs to that test."""
    node.stash.setdefault(_PHONES, []).append(phone)


def forget(node: pytest.Item) -> None:
    """The test is over: pytest keeps its node to the end of the run, and must not keep its phones."""
    if _PHONES in node.stash:
        del node.stash[_PHONES]


def tell(item: pytest.Item, report: pytest.TestReport) -> None:
    """Add to a failed test's report what stands on the screens of its phones, and what led there."""
    phones = item.stash.get(_PHONES, [])
    for number, phone in enumerate(phones, start=1):
        whose = "" if len(phones) == 1 else f" of phone {number}"
        report.sections.append((f"LCD{whose} at {phone.now} ms", phone.screen.text() or "(no words)"))
        report.sections.append((f"trace{whose}", "\n".join(phone.trace(LINES)) or "(nothing)"))
        report.sections.append((f"picture{whose}", _picture(item, phone, number)))


def _picture(item: pytest.Item, phone: Phone, number: int) -> str:
    """Leave the LCD as a PNG in the artefacts folder; where it is, or why it is not."""
    folder = artefact_folder(item.config)
    path = folder / f"{file_name(item.nodeid)}-lcd{number}.png"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(phone.screen.image, str(path))
    except (OSError, pygame.error) as problem:
        return f"{path} could not be written: {problem}"
    return str(_short(path))


def _short(path: Path) -> Path:
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
