"""`figure`: what a benchmark measured, held against what is promised, and printed at the end.

`pytest tests/benchmarks --figures docs/performance.md` puts the table into that page as well.
"""

import os
import platform
import re
from pathlib import Path
from typing import NamedTuple

import pytest

FIGURES = pytest.StashKey[list]()
TABLE = re.compile(r"(<!-- figures -->\n).*?(<!-- end -->)", re.DOTALL)


class Figure(NamedTuple):
    """A row of the table."""

    area: str
    name: str
    value: str
    promise: str


@pytest.fixture
def figure(request):
    """`figure(name, value, unit, at_least=…, at_most=…)` notes a figure and fails if it breaks its promise."""
    table = request.config.stash.setdefault(FIGURES, [])
    area = request.path.stem.removeprefix("test_").replace("_", " ")

    def note(name, value, unit="", *, at_least=None, at_most=None):
        bounds = ("at least", at_least), ("at most", at_most)
        promise = " and ".join(f"{word} {in_words(bound)}" for word, bound in bounds if bound is not None)
        table.append(Figure(area, name, f"{in_words(value)} {unit}".strip(), promise))
        assert at_least is None or value >= at_least, f"{name}: {value:g} {unit}, promised {promise}"
        assert at_most is None or value <= at_most, f"{name}: {value:g} {unit}, promised {promise}"
    return note


def in_words(value):
    """Three figures are enough: 0.0123, 1.23, 12,300."""
    return f"{float(f'{value:.3g}'):,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def pytest_addoption(parser):
    parser.addoption("--figures", type=Path, metavar="PAGE", help="put the table of figures into a Markdown page")


def pytest_terminal_summary(terminalreporter, config):
    table = config.stash.get(FIGURES, [])
    if not table:
        return
    terminalreporter.section("figures")
    widths = [max(len(row[column]) for row in table) for column in range(3)]
    for area, name, value, promise in table:
        terminalreporter.write_line(f"{area:{widths[0]}}  {name:{widths[1]}}  {value:>{widths[2]}}  {promise}")
    page = config.getoption("--figures")
    if page is not None:
        put_into(page, markdown(table))


def put_into(page, table):
    """Between the page's two marks."""
    text = page.read_text(encoding="utf-8")
    page.write_text(TABLE.sub(lambda found: found[1] + table + found[2], text), encoding="utf-8")


def markdown(table):
    """The table, and what it was measured on."""
    rows = "".join(f"| {row.area} | {row.name} | {row.value} | {row.promise} |\n" for row in table)
    return (f"Measured with Python {platform.python_version()} on {platform.system()} ({platform.machine()}, "
            f"{os.cpu_count()} cores).\n\n| area | figure | measured | promised |\n|---|---|---|---|\n{rows}")
