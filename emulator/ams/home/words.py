"""The words of the phone's own screens, in one table."""

from __future__ import annotations

# -- commands ----------------------------------------------------------------------------------
OPEN, BACK, CANCEL = "Open", "Back", "Cancel"
DETAILS, SETTINGS, REMOVE, TASKS, INSTALL, ABOUT = "Details", "Settings", "Remove", "Tasks", "Install", "About"
CALLS, CLEAR_LIST = "Calls", "Clear list"
GO_TO, END = "Go to", "End"
CLEAR_RECORDS, DELETE, PERMISSIONS = "Clear records", "Delete", "Permissions"
ANSWER, REJECT, HANG_UP = "Answer", "Reject", "Hang up"

# -- home --------------------------------------------------------------------------------------
NOTHING_HERE = "No applications"
NOTHING_RUNS = "Nothing is running."

# -- about a suite -----------------------------------------------------------------------------
NAME, VERSION, VENDOR, DESCRIPTION, SIZE, PLACE = "Name", "Version", "Vendor", "Description", "Size", "From"
MIDLETS, RECORDS, ASKS_FOR = "Applications", "Records", "Asks for"
CLASS_OF_A_PROGRAM = "a class of a program"
NO_RECORDS, NO_PERMISSIONS = "none", "nothing"
NO_RECORDS_YET = "{title} has kept nothing."
CLEARED = "The records are deleted."
SURE_TO_CLEAR = "Delete all records of {title}? Scores and settings kept in them are lost."
RUNS_NOW = "{title} is running. End it first."
STAYS = "{title} came with the phone and stays."
REMOVED = "{title} is removed."

# -- about the phone ---------------------------------------------------------------------------
MODEL, NUMBER, SOFTWARE, PLATFORM, BATTERY = "Model", "Number", "Software", "Platform", "Battery"
ALONE = "no network"
CHARGING = "charging"

# -- a fault -----------------------------------------------------------------------------------
FAULT, CLOSE, CONTINUE = "Application error", "Close", "Continue"

# -- calls -------------------------------------------------------------------------------------
INCOMING, CALLING, IN_CALL, WITHHELD = "Incoming call", "Calling", "Call", "Private number"
STOP_CALLING, CALLED = "Hang up", "To {number}"
SURE_TO_CALL = "Call {number}?"
NO_CALLS = "No calls yet."
OUTCOMES = {"RINGING": "ringing", "TALKING": "under way", "ANSWERED": "answered", "REJECTED": "rejected",
            "MISSED": "missed", "BUSY": "busy", "DIALLING": "calling", "CANCELLED": "cancelled",
            "NO_ANSWER": "no answer", "NO_NETWORK": "no network"}


def counted(number: int, one: str) -> str:
    """A number of things.

    >>> counted(1, "store"), counted(3, "store")
    ('1 store', '3 stores')
    """
    return f"{number} {one}" + ("" if number == 1 else "s")


def in_bytes(size: int) -> str:
    """A size as a person is told.

    >>> in_bytes(1), in_bytes(900), in_bytes(10_240), in_bytes(3 << 20)
    ('1 byte', '900 bytes', '10 KB', '3.0 MB')
    """
    if size < 1 << 10:
        return counted(size, "byte")
    return f"{-(-size // 1024)} KB" if size < 1 << 20 else f"{size / (1 << 20):.1f} MB"
