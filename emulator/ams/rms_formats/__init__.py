"""Record stores as files: this program's JSON and the forms of four other emulators.

Each module reads one form into images and writes an image as files. To add a form, write such a
module and name it in FORMS. `docs/rms.md` says what each form can hold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from emulator.errors import UserError, nearest
from emulator.handset.record_memory import Image

from . import freej2me, j2me_loader, json_form, kemulator, midrms


class Form(NamedTuple):
    """One way to lay record stores into files.

    `knows` says whether a path looks like this form; `read` gives its stores, or UserError with
    the file and the place in it; `files` gives names and bytes.
    """

    name: str
    title: str
    knows: Callable[[Path], bool]
    read: Callable[[Path], list[Image]]
    files: Callable[[Sequence[Image]], dict[str, bytes]]


FORMS = {form.name: form for form in (
    Form("json", "this program's own, whole and readable", json_form.knows, json_form.read, json_form.files),
    Form("j2me-loader", "J2ME-Loader and JL-Mod", j2me_loader.knows, j2me_loader.read, j2me_loader.files),
    Form("midrms", "MicroEmulator", midrms.knows, midrms.read, midrms.files),
    Form("kemulator", "KEmulator", kemulator.knows, kemulator.read, kemulator.files),
    # The last one to be asked: its files have no mark of their own.
    Form("freej2me", "FreeJ2ME", freej2me.knows, freej2me.read, freej2me.files),
)}


def form_named(name: str) -> Form:
    """UserError, with the nearest name, for an unknown one."""
    if name not in FORMS:
        raise UserError("record stores", None, "no form is called", name, hint=nearest(name, FORMS))
    return FORMS[name]


def read(path: Path, form: str | None = None) -> list[Image]:
    """The stores in a file or folder, of the form named or else of the one that it looks like."""
    if not path.exists():
        raise UserError(path, None, "no such file or folder")
    if form is not None:
        return form_named(form).read(path)
    for found in FORMS.values():
        if found.knows(path):
            return found.read(path)
    raise UserError(path, None, "is no record store of a known form",
                    hint=f"the forms are {', '.join(FORMS)}")
