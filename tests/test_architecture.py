"""The law of the layers: read from the map in emulator/__init__.py, held against every import."""

import ast
import re
from configparser import ConfigParser
from functools import cache
from pathlib import Path

from emulator.ams.guest.library import PURE

ROOT = Path(__file__).resolve().parent.parent
MAP = ast.get_docstring(ast.parse((ROOT / "emulator" / "__init__.py").read_text(encoding="utf-8")))
LAYERS = {
    name: set(allowed.split())
    for name, allowed in re.findall(r"^ {4}(\w+) +<-([\w ]*)", MAP, re.MULTILINE)
}
# What only some may import, whoever they are.
ONLY_IN = {
    "PIL": {"emulator/handset/film_file.py"},
    "greenlet": {"emulator/kernel/threads.py"},
    "sqlite3": {"emulator/handset/storage.py", "emulator/handset/storage_file.py"},
    "yaml": {"emulator/tape/reader.py", "emulator/handset/yaml_tree.py", "emulator/host/settings.py"},
    "platformdirs": {"emulator/host/folders.py"},
    "rich": {"emulator/cli/progress.py"},
}
ABOVE_HOST_NEVER = {"time", "threading", "random", "socket", "asyncio", "multiprocessing", "subprocess",
                    "concurrent", "select", "ssl", "urllib", "http"}
NAMELESS = {"utils", "util_", "helpers", "common", "base", "manager", "misc"}
SOURCES = sorted((ROOT / "emulator").rglob("*.py"))
SUITES = sorted((ROOT / "midlets").rglob("*.py"))
GUEST_MAY = {name.split(".")[0] for name in PURE} | {"datetime"}


def name_of(path):
    return path.relative_to(ROOT).as_posix()


def layer_of(module):
    """`emulator.midp.lcdui` is of layer midp; `emulator` itself and its __main__ of none."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "emulator" else None


def module_of(path):
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree_of(path):
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path):
    return list(imports_of(path, tree_of(path)))


def imports_of(path, tree):
    """(line, absolute module, is at the top of the file) of every import that runs."""
    package = module_of(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    typing_only = {id(node) for block in ast.walk(tree) if isinstance(block, ast.If)
                   and "TYPE_CHECKING" in ast.unparse(block.test) for part in block.body for node in ast.walk(part)}
    for node in ast.walk(tree):
        if id(node) in typing_only:
            continue
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, node in tree.body
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[:len(package) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (start, node.module) if part)
            if module == "emulator":
                for alias in node.names:
                    yield node.lineno, f"emulator.{alias.name}", node in tree.body
            else:
                yield node.lineno, module, node in tree.body


def wrong_imports(paths, is_wrong):
    """Where a rule is broken: `is_wrong(path, module, at_top)`."""
    return [f"{name_of(path)}:{line}: {module}" for path in paths for line, module, at_top in imports(path)
            if is_wrong(path, module, at_top)]


def test_the_map_names_every_layer_there_is():
    there = {layer_of(module_of(path)) for path in SOURCES} - {None, "__main__"}
    assert there | {"midlets"} == set(LAYERS)


def test_the_map_has_no_circle():
    def reaches(layer, goal, seen=()):
        return any(nxt == goal or (nxt not in seen and reaches(nxt, goal, (*seen, nxt))) for nxt in LAYERS[layer])
    assert [layer for layer in LAYERS if reaches(layer, layer)] == []


def test_a_module_imports_only_what_its_layer_may():
    def is_wrong(path, module, at_top):
        layer, other = layer_of(module_of(path)), layer_of(module)
        return layer in LAYERS and other and other not in LAYERS[layer] | {layer}
    assert wrong_imports(SOURCES, is_wrong) == []


def test_a_module_imports_at_its_top():
    assert wrong_imports(SOURCES, lambda path, module, at_top: not at_top) == []


def test_nothing_above_host_touches_the_computer():
    above = [path for path in SOURCES if layer_of(module_of(path)) != "host"]
    assert wrong_imports(above, lambda path, module, at_top:
                         module.split(".")[0] in ABOVE_HOST_NEVER and module != "urllib.parse") == []
    asked = re.compile(r"pygame\.(?:display|event|mixer|key|mouse|joystick|time|init)\b")
    assert [name_of(path) for path in above if asked.search(path.read_text(encoding="utf-8"))] == []


def test_a_guarded_library_is_imported_only_where_it_is_guarded():
    assert wrong_imports(SOURCES, lambda path, module, at_top:
                         name_of(path) not in ONLY_IN.get(module.split(".")[0], {name_of(path)})) == []


def test_pygame_is_a_library_of_the_rooms_that_draw():
    drawing = {"handset", "midp", "phone", "eyes", "host", "testing"}
    wrong = [name_of(path) for path in SOURCES if layer_of(module_of(path)) not in drawing
             and any(module.split(".")[0] == "pygame" for _, module, _ in imports(path))]
    assert wrong == []


def test_a_suite_imports_only_what_a_guest_may():
    def is_wrong(path, module, at_top):
        own = ".".join(module_of(path).split(".")[:2])
        return not (module.startswith(("emulator.midp", own)) or module.split(".")[0] in GUEST_MAY)
    assert wrong_imports(SUITES, is_wrong) == []


def test_no_file_has_a_name_that_says_nothing():
    assert [name_of(path) for path in SOURCES + SUITES if path.stem in NAMELESS] == []


def test_every_module_says_what_lives_in_it():
    silent = [name_of(path) for path in SOURCES + SUITES
              if not ast.get_docstring(tree_of(path))]
    assert silent == []


def test_setup_cfg_ships_every_package():
    setup = ConfigParser()
    setup.read(ROOT / "setup.cfg", encoding="utf-8")
    named = {name for name in setup["options"]["packages"].split() if not name.startswith("emulator.shipped")}
    there = {module_of(path) for path in SOURCES if path.name == "__init__.py"}
    assert named == there
