"""`figure`: what a benchmark measured, held against what is promised, and printed at the end."""

import pytest

FIGURES = pytest.StashKey[list]()


@pytest.fixture
def figure(request):
    """`figure(name, value, unit, at_least=…, at_most=…)` notes a figure and fails if it breaks its promise."""
    table = request.config.stash.setdefault(FIGURES, [])

    def note(name, value, unit="", *, at_least=None, at_most=None):
        promise = " and ".join(
            f"{word} {bound:g}" for word, bound in (("at least", at_least), ("at most", at_most)) if bound is not None)
        table.append((name, f"{value:,.3g} {unit}".strip(), promise))
        assert at_least is None or value >= at_least, f"{name}: {value:g} {unit}, promised {promise}"
        assert at_most is None or value <= at_most, f"{name}: {value:g} {unit}, promised {promise}"
    return note


def pytest_terminal_summary(terminalreporter, config):
    table = config.stash.get(FIGURES, [])
    if table:
        terminalreporter.section("figures")
        widths = [max(len(row[column]) for row in table) for column in (0, 1)]
        for name, value, promise in table:
            terminalreporter.write_line(f"{name:{widths[0]}}  {value:>{widths[1]}}  {promise}")
