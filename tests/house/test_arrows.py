"""Rules for imports between the rooms of the server, which form no cycle.

A room is a folder of server/; a module belongs to the room with the longest name that is a prefix of its own. Every
import counts, also inside a function and under TYPE_CHECKING.
"""

import ast
import graphlib
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from tests.tools.serving import ROOT
from tests.tools.source import parse_source

SERVER = ROOT / "server"

# room -> the other rooms that it may import; "search" stands for its loose modules, "search.*" for its rooms
ROOMS = {
    "files": "",
    "search": "files",
    "search.puzzle": "search",
    "search.deduction": "search search.puzzle",
    "search.algorithms": "search search.puzzle",
    "search.index": "files search search.algorithms search.counting search.puzzle",
    "search.walks": "search search.algorithms search.index search.puzzle",
    "search.outline": "search search.algorithms search.index",
    "search.counting": "search",
    "search.estimates": "search search.algorithms search.counting search.puzzle",
    "search.trace": "search search.*",
    "search.questions": "search search.algorithms search.puzzle search.trace",
    "formats": "search search.*",
    "config": "",
    "jobs": "config hosting search search.*",
    "timing": "hosting jobs search search.algorithms search.counting",
    "hosting": "config",
    "rooms": "config hosting search.algorithms search.puzzle search.questions",
    "lessons": "config search search.*",
    "wire": "config formats hosting jobs lessons rooms search search.* timing",
    "excerpts": "config formats jobs search search.* wire",
    "solo": "excerpts formats hosting jobs search search.index search.walks wire",
    "programs.recorder": "",
    "programs.recording": "programs.recorder",
    "programs.board": "programs.recorder programs.recording",
    "programs.answers": "search search.counting",
    "programs.tries": "programs.answers programs.recorder",
    "programs.verdict": "programs.answers programs.board programs.recorder programs.recording programs.tries search",
    "programs": "programs.*",
    "manual": "exports",
    "pyodide": "files",
    "web": "config excerpts formats hosting jobs pyodide rooms search search.* wire manual",
    "bootstrap": "files",
    "cluster": "config files search search.counting",
    "cli": "bootstrap cluster config film formats lessons pyodide search search.* site timing",
    "site": "app config excerpts files pyodide search search.* web wire",
    "watching": "config hosting lessons programs programs.* web",
    "launch": "app bootstrap cli config files hosting jobs programs programs.* pyodide watching web",
}
DOORS = {
    "server": "exports film search search.* version",
    "exports": "",
    "app": "*",
    "film": "*",
    "__main__": "*",
    "version": "",
}  # module outside of all rooms -> the rooms that it may import

# room -> the third-party packages that it may import; every room may import the standard library.
OTHERS = {
    "search": "numba",
    "search.index": "numpy",
    "search.outline": "numpy",
    "search.counting": "numpy llvmlite numba",
    "search.trace": "typing_extensions",
    "formats": "orjson segno",
    "hosting": "flask h11 wsproto _typeshed",
    "rooms": "cachetools orjson segno",
    "wire": "cachetools flask flask_sock orjson simple_websocket typing_extensions",
    "web": "flask pygments werkzeug _typeshed",
    "lessons": "markdown_it",
    "site": "flask",
    "manual": "markdown_it",
    "cli": "shtab",
    "cluster": "dask distributed numpy",
    "launch": "flask",
    "watching": "flask _typeshed",
    "app": "flask",
    "film": "flask",
}

# Modules of the standard library that the search may not import: it writes no files, serves nothing and reads no clock.
CLOSED_TO_SEARCH = {"asyncio", "datetime", "http", "json", "socket", "subprocess", "time", "urllib"}
STOPWATCHES = {"search.counting.count": "time", "search.counting.forecast": "time"}  # exceptions: they measure time


def name_of(file: Path) -> str:
    parts = file.relative_to(SERVER).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__") or "server"


FILES = {name_of(file): file for file in sorted(SERVER.rglob("*.py"))}


def imports(module: str) -> Iterator[tuple[str, bool]]:
    """Yield each import of a module: its full name, and whether it is ours."""
    package = [] if module == "server" else module.split(".")
    if FILES[module].name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(parse_source(FILES[module])):
        if isinstance(node, ast.Import):
            yield from ((alias.name, False) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield str(node.module), False
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] + (node.module or "").split(".")
            for alias in node.names:
                whole, part = (".".join(filter(None, parts)) for parts in (base, [*base, alias.name]))
                yield (part if part in FILES else whole or "server"), True


def room_of(module: str) -> str:
    rooms = [room for room in ROOMS if f"{module}.".startswith(f"{room}.")]
    return max(rooms, key=len, default=module)


def matches(name: str, patterns: str) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns.split())


def forbidden(module: str) -> Iterator[str]:
    """Yield the imports of a module that its room may not have."""
    room = room_of(module)
    rule = ROOMS[room] if room in ROOMS else DOORS[module]  # KeyError: add a rule for the new room
    for name, is_ours in imports(module):
        top = name.partition(".")[0]
        if is_ours:
            may = name == "version" or room_of(name) == room or matches(room_of(name), rule)
        elif top not in sys.stdlib_module_names:
            may = matches(top, OTHERS.get(room, ""))
        else:
            may = not matches(module, "search search.*") or top not in CLOSED_TO_SEARCH - {STOPWATCHES.get(module)}
        if not may:
            yield f"{module} -> {name}"


def test_each_module_imports_only_rooms_that_its_room_may_import() -> None:
    assert [arrow for module in FILES for arrow in forbidden(module)] == []


def test_imports_between_modules_or_rooms_form_no_cycle() -> None:
    modules = {module: {name for name, is_ours in imports(module) if is_ours} for module in FILES}
    rooms: dict[str, set[str]] = {}
    for module, names in modules.items():
        rooms.setdefault(room_of(module), set()).update(room_of(name) for name in names)
    for graph in (modules, {room: others - {room} for room, others in rooms.items()}):
        graphlib.TopologicalSorter(graph).prepare()


def test_every_rule_names_an_existing_room() -> None:
    idle = [room for room in {**ROOMS, **OTHERS} if room not in {room_of(module) for module in FILES}]
    assert not idle
