"""docs/commands.md, made of the parser's own words: python -m tests.tools.commands"""

import argparse
from pathlib import Path

from emulator.cli import parser

PAGE = Path(__file__).resolve().parents[2] / "docs" / "commands.md"
HEAD = """# The commands

Every command ends with 0 on success, 2 on a wrong call, and 1 on a failure, with one line that says what, where
and what to do. This page is made by `python -m tests.tools.commands` of what the commands say of themselves
with `--help`.
"""


def page():
    """The whole page."""
    top = parser()
    return HEAD + "".join(section(command, about) for command, about in commands(top, top.description))


def commands(of, about):
    """The command itself and what is said of it, then those below it, depth first."""
    yield of, about
    for action in of._actions:
        if isinstance(action, argparse._SubParsersAction):
            for choice in action._choices_actions:
                yield from commands(action.choices[choice.dest], choice.help)


def section(command, about):
    rows = [row(action) for action in command._actions
            if not isinstance(action, (argparse._HelpAction, argparse._SubParsersAction))]
    table = "\n| | |\n|---|---|\n" + "".join(rows) if rows else ""
    end = "" if about.endswith((".", "?")) else "."
    return f"\n## {command.prog}\n\n{about[0].upper()}{about[1:]}{end}\n{table}"


def row(action):
    value = action.metavar or ("|".join(action.choices) if action.choices else action.dest.upper())
    words = ", ".join(action.option_strings) or value
    if action.option_strings and action.nargs != 0:
        words += f" {value}"
    help = (action.help or "").replace("%(default)s", str(action.default)).replace("%%", "%")
    return "| `{}` | {} |\n".format(*(part.replace("|", "\\|") for part in (words, help)))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
