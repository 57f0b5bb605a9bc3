"""Every example in README, in docs/ and in a docstring runs; the page of figures has every figure."""

import ast
import doctest
import importlib
import re
import shutil
from pathlib import Path

import pytest

from tests.tools import commands

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCKS = [(page, number, code) for page in PAGES
          for number, code in enumerate(
              re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))]
MODULES = [path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
           for folder in ("emulator", "midlets") for path in sorted((ROOT / folder).rglob("*.py"))
           if re.search(r"^ *>>> (?!.*SKIP)", path.read_text(encoding="utf-8"), re.MULTILINE)]


@pytest.mark.parametrize("page, number, code", BLOCKS, ids=[f"{page.name}-{number}" for page, number, _ in BLOCKS])
def test_an_example_of_a_page_runs(page, number, code, pytester):
    """One with tests in it runs as a test file does, markers and all."""
    if "\ndef test_" not in f"\n{code}":
        exec(compile(code, f"{page.name}, example {number}", "exec"), {"__name__": "example"})
        return
    pytester.makepyfile(test_example=code)
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:hypothesispytest", "-W", "error",
                                         "-W", "ignore::pytest.PytestAssertRewriteWarning")
    assert result.ret == pytest.ExitCode.OK


def test_the_example_project_passes_its_own_tests(pytester):
    shutil.copytree(ROOT / "docs" / "examples" / "dice", pytester.path, dirs_exist_ok=True,
                    ignore=shutil.ignore_patterns("__pycache__", "artefacts"))
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:hypothesispytest")
    assert result.ret == pytest.ExitCode.OK


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_hold(module, monkeypatch):
    monkeypatch.chdir(ROOT)
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    result = doctest.testmod(importlib.import_module(module), optionflags=flags)
    assert result.attempted > 0 and result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_somewhere(page):
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_page_of_commands_says_what_the_commands_say():
    assert commands.PAGE.read_text(encoding="utf-8") == commands.page(), "run python -m tests.tools.commands"


def figures(path):
    """The names that a benchmark gives its figures, as far as they are written out."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return [call.args[0].value for call in calls
            if isinstance(call.func, ast.Name) and call.func.id == "figure" and isinstance(call.args[0], ast.Constant)]


@pytest.mark.parametrize("path", sorted((ROOT / "tests" / "benchmarks").glob("test_*.py")), ids=lambda path: path.stem)
def test_every_figure_of_a_benchmark_is_on_the_page_of_figures(path):
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    assert [name for name in figures(path) if f"| {name} |" not in page] == []
