"""Every example in README, in docs/ and in a docstring runs."""

import doctest
import importlib
import inspect
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCKS = [(page, number, code) for page in PAGES
          for number, code in enumerate(
              re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))]
MODULES = [path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
           for folder in ("emulator", "midlets") for path in sorted((ROOT / folder).rglob("*.py"))
           if re.search(r"^ *>>> (?!.*SKIP)", path.read_text(encoding="utf-8"), re.MULTILINE)]


@pytest.mark.parametrize("page, number, code", BLOCKS, ids=[f"{page.name}-{number}" for page, number, _ in BLOCKS])
def test_an_example_of_a_page_runs(page, number, code, tmp_path, monkeypatch, request):
    monkeypatch.chdir(tmp_path)
    names = {"__name__": "example"}
    exec(compile(code, f"{page.name}, example {number}", "exec"), names)
    for name, test in list(names.items()):
        if name.startswith("test_"):
            test(*[request.getfixturevalue(fixture) for fixture in inspect.signature(test).parameters])


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
