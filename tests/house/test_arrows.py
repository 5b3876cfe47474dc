"""Who may import whom. A new module gets a line in ARROWS; a module without one fails.

Every import counts, wherever it stands: inside a function and under TYPE_CHECKING too.
"""

from __future__ import annotations

import ast
import graphlib
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.tools.serving import ROOT
from tests.tools.source import tree

SERVER = ROOT / "server"

# module -> what it may import of ours; "server" is server/__init__.py. An exact name wins over a pattern.
ARROWS = {
    "server": "search.trace",
    "search": "",
    "search.notebook": "",
    "search.step": "search.notebook",
    "search.sums": "",
    "search.estimate": "",
    "search.compiled": "",
    "search.plain": "",
    "search.tree": "",
    "search.lengths": "",
    "search.kernels": "search.compiled search.lengths search.plain",
    "search.skyline": "search.compiled search.kernels",
    "search.tables": "",
    "search.tables.store": "",
    "search.tables.make": "search.index search.scans search.tables.store search.tree",
    "search.index": (
        "search.compiled search.kernels search.plain search.sums search.tables.store search.tree"  # compiled late
    ),
    "search.scans": (
        "search.index search.kernels search.lengths search.sums search.tables.store search.tree"  # kernels late
    ),
    "search.algorithms": "",
    "search.algorithms.*": "search.algorithms.* search.step search.sums",
    "search.algorithms.catalogue": "search.algorithms.*",
    "search.algorithms.listings.*": "",
    "search.walk": "search.algorithms.* search.index search.step search.sums",
    "search.masks": "search.algorithms.* search.index search.step search.walk",
    "search.trying": "search.algorithms.* search.index search.scans search.step search.sums search.walk",
    "search.boards": "search.algorithms.* search.index search.sums search.walk",
    "search.odometer": "search.algorithms.* search.boards search.index search.step search.walk",
    "search.wheels": "search.boards search.outline",
    "search.places": "search.walk",
    "search.reach": (
        "search.algorithms.* search.index search.masks search.odometer search.places search.step"
        " search.trying search.walk"
    ),
    "search.find": "search.reach search.walk",
    "search.preset": "search.reach",
    "search.scan": (
        "search.algorithms.* search.find search.index search.odometer search.reach search.step search.walk"
    ),
    "search.tried": "search.reach search.step search.walk",
    "search.once": "",
    "search.indexes": "search.algorithms.* search.boards search.index search.once search.scans",
    "search.outline": ("search.algorithms.* search.compiled search.index search.scans search.skyline search.sums"),
    "search.counting": "",
    "search.counting.*": "search.compiled search.counting.*",
    "search.symmetry": "search.step",
    "search.solutions": "search.algorithms.* search.reach search.symmetry search.walk",
    "search.trace": "search.*",
    "formats": "",
    "formats.boards": "search.symmetry",
    "formats.steps": "search.step",
    "formats.pictures": "search.step",
    "formats.sheets": "search.totals",
    "search.effort": "search.counting.workload",
    "search.totals": "search.trace",
    "search.translations": "",
    "search.translations.*": "search.compiled",
    "search.translations.catalogue": "search.translations.*",
    "timing": "",
    "timing.cells": "search.algorithms.catalogue",
    "timing.machine": "search.counting.threads",
    "timing.child": "counts search.*",  # imported late: only in the process that is timed
    "timing.process": "timing.cells",
    "timing.measuring": "search.effort timing.*",
    "timing.bench": "jobs timing.*",
    "table": "formats.sheets search.* timing.*",
    "checks": "",
    "requests": "checks search.*",
    "protocol": "checks requests search.*",
    "limits": "",
    "settings": "",
    "logs": "",
    "traces": "limits requests search.*",
    "gallery": "checks requests search.* traces",
    "answers": "checks formats.* gallery limits requests search.* traces",
    "queries": "checks formats.* protocol requests search.* traces",
    "downloads": "checks formats.* queries requests search.* traces",
    "jobs": "",
    "counts": "jobs search.*",
    "session": "answers checks counts jobs limits logs protocol requests timing.*",
    "stream": "hosting.* jobs limits logs session timing.bench",
    "warming": "search.*",
    "config": "limits settings",
    "highlight": "",
    "headers": "config",
    "pages": "highlight server search.* warming",
    "hosting": "",
    "hosting.*": "hosting.* limits",
    "hosting.gate": "config hosting.hosts",
    "hosting.handler": "config headers hosting.arrivals",
    "hosting.host": "config hosting.* logs",
    "hosting.postman": "hosting.writer logs",
    "app": "config downloads headers hosting.gate logs pages settings stream table timing.bench warming",
    "desktop": "",
    "options": "options.*",
    "options.*": "options.*",
    "options.serve": "options.parser server settings",
    "commands": "",
    "commands.*": "commands.*",
    "commands.count": "commands.* options search.counting.*",
    "commands.steps": "commands.output formats.* options search.*",
    "commands.solutions": "commands.output formats.* options search.*",
    "bootstrap": "",
    "bootstrap.*": "bootstrap.*",
    "__main__": (
        "app bootstrap.start commands.count commands.solutions commands.steps config desktop hosting.* logs options"
        " stream warming"
    ),
}

# module -> which packages of other people it may import; the standard library is open to all.
OTHERS = {
    "search.compiled": "numba",
    "search.kernels": "numpy",
    "search.outline": "numpy",
    "search.counting.*": "numpy llvmlite numba",
    "formats.steps": "orjson",
    "traces": "cachetools",
    "gallery": "cachetools",
    "search.translations.*": "numpy",
    "answers": "orjson cachetools typing_extensions",
    "downloads": "flask",
    "stream": "flask flask_sock simple_websocket",
    "hosting.connection": "simple_websocket wsproto",
    "hosting.writer": "wsproto",
    "headers": "flask",
    "highlight": "pygments",
    "pages": "flask werkzeug",
    "table": "flask",
    "app": "flask",
    "hosting.gate": "_typeshed",
    "hosting.handler": "werkzeug",
    "hosting.host": "werkzeug _typeshed",  # the latter for the type checker only
}

# Even of the standard library: the search neither writes for others, nor serves, nor looks at a clock.
CLOSED_TO_SEARCH = {"asyncio", "datetime", "http", "json", "socket", "subprocess", "time", "urllib"}
STOPWATCHES = {"search.counting.count": "time", "search.counting.forecast": "time"}  # they say how long it took


def name_of(file: Path) -> str:
    parts = file.relative_to(SERVER).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__") or "server"


FILES = {name_of(file): file for file in sorted(SERVER.rglob("*.py"))}


def imports(module: str) -> Iterator[tuple[str, bool]]:
    """Each import of a module: its full name, and whether it is one of ours."""
    package = [] if module == "server" else module.split(".")
    if FILES[module].name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(tree(FILES[module])):
        if isinstance(node, ast.Import):
            yield from ((alias.name, False) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield str(node.module), False
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] + (node.module or "").split(".")
            for alias in node.names:
                whole, part = (".".join(filter(None, parts)) for parts in (base, [*base, alias.name]))
                yield (part if part in FILES else whole or "server"), True


def matches(name: str, patterns: str) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns.split())


def allowed(module: str, table: dict[str, str]) -> str | None:
    if module in table:
        return table[module]
    patterns = [pattern for pattern in table if fnmatchcase(module, pattern)]
    return table[max(patterns, key=len)] if patterns else None


@pytest.mark.parametrize("module", FILES)
def test_a_module_imports_only_what_it_may(module: str) -> None:
    ours = allowed(module, ARROWS)
    assert ours is not None, f"{module} has no line in ARROWS"
    for name, is_ours in imports(module):
        top = name.partition(".")[0]
        if is_ours:
            assert matches(name, ours), f"forbidden arrow: {module} -> {name}"
        elif top not in sys.stdlib_module_names:
            assert matches(top, allowed(module, OTHERS) or ""), f"{module} may not import {name}"
        elif matches(module, "search search.*"):
            assert top not in CLOSED_TO_SEARCH - {STOPWATCHES.get(module)}, f"{module} may not import {name}"


def test_no_cycles() -> None:
    graph = {module: {name for name, is_ours in imports(module) if is_ours} for module in FILES}
    graphlib.TopologicalSorter(graph).prepare()


def test_every_line_is_about_something() -> None:
    idle = [pattern for pattern in ARROWS if not any(fnmatchcase(module, pattern) for module in FILES)]
    assert not idle
