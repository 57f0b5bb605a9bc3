"""From a descriptor's bytes to its text.

The rule, in order:

1. a byte-order mark says UTF-8 or UTF-16 and is skipped;
2. else the charset that the transport named (Content-Type), if it named one;
3. else UTF-8, as MIDP 2.0 asks;
4. what is not UTF-8 is read as ISO 8859-1, which keeps each byte as one character. Nothing is
   guessed from the words: letters of an old Russian or Chinese file come out wrong, but the
   suite still installs, and `check` says to save the file as UTF-8.
"""

from __future__ import annotations

import codecs

from .status import RefusedDescriptor, Status

LEGACY = "iso-8859-1"
LARGEST = 1 << 20   # bytes; a real descriptor has a few thousand
_MARKS = {codecs.BOM_UTF8: "utf-8", codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}
_MAGIC = {b"PK\x03\x04": "a JAR or ZIP archive", b"\x89PNG": "a PNG picture", b"%PDF": "a PDF document",
          b"\xca\xfe\xba\xbe": "a Java class", b"\x1f\x8b": "a gzip file"}
_NO_CHARSETS = {"idna", "punycode", "raw-unicode-escape", "undefined", "unicode-escape"}    # Python's alone
_HARMLESS = "\t\n\r\x1a"


def decode(data: bytes, name: str, charset: str | None = None, *,
           status: Status = Status.INVALID_DESCRIPTOR) -> tuple[str, str]:
    """The text of a descriptor and the encoding that it was read in.

    RefusedDescriptor (with `status`) if it is empty, not text, cut inside a character, or
    not in the charset that was named.
    """
    reason = _not_text(data)
    if reason:
        raise RefusedDescriptor(name, None, reason, hint="give a text file of NAME: VALUE lines",
                                status=status)
    try:
        text, encoding = _decoded(data, charset)
    except UnicodeError as error:
        raise RefusedDescriptor(name, None, f"not all of it is {charset or 'UTF'} text: {_place(error)}",
                                hint="save it whole, as UTF-8", status=status) from None
    except (LookupError, ValueError):
        raise RefusedDescriptor(name, None, "the transport names an unknown charset", charset,
                                hint="send it as UTF-8", status=status) from None
    if _is_binary(text):
        raise RefusedDescriptor(name, None, "this is a binary file, or text without its byte-order mark",
                                hint="save it as UTF-8 text", status=status)
    return text, encoding


def _not_text(data: bytes) -> str:
    """What the bytes are instead of a descriptor; empty if they may be one."""
    if not data.strip():
        return "the file is empty"
    if len(data) > LARGEST:
        return f"{len(data)} bytes are too many for a descriptor (at most {LARGEST})"
    return next((f"this is {what}, not a descriptor" for magic, what in _MAGIC.items()
                 if data.startswith(magic)), "")


def _decoded(data: bytes, charset: str | None) -> tuple[str, str]:
    for mark, encoding in _MARKS.items():
        if data.startswith(mark):
            return data[len(mark):].decode(encoding), encoding
    if charset is not None:
        return _as_named(data, charset)
    try:
        return data.decode("utf-8"), "utf-8"
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data" and not data[:error.start].isascii():
            raise                                   # good UTF-8 until it was cut, nothing of an old encoding
        return data.decode(LEGACY), LEGACY


def _as_named(data: bytes, charset: str) -> tuple[str, str]:
    """Read in the transport's charset; what cannot be written as UTF-8 again is no text."""
    name = codecs.lookup(charset).name
    if name in _NO_CHARSETS:
        raise LookupError(charset)
    text = data.decode(charset)
    text.encode()
    return text, name


def _place(error: UnicodeError) -> str:
    if isinstance(error, UnicodeDecodeError):
        return f"{error.reason} at byte {error.start}"
    return str(error)


def _is_binary(text: str) -> bool:
    """A NUL, or one control character in ten: no editor wrote this."""
    control = sum(1 for char in text if char < " " and char not in _HARMLESS)
    return "\0" in text or control * 10 > len(text)
