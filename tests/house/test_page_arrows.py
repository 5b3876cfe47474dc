"""Rules for imports between the rooms of the page, which are floors and form no cycle.

A room is a folder of server/static/js; files beside the rooms are the entries of pages, which no room imports. Every
import counts, static, dynamic or of types, with two exceptions: all rooms share types.d.ts, and the sentences in
words/ may import the types of their parameters.
"""

import graphlib
import re
from collections.abc import Iterator
from pathlib import Path
from posixpath import dirname, join, normpath

from tests.tools.serving import ROOT

SCRIPTS = ROOT / "server/static/js"
TYPES = "types.js"  # the name under which modules import types.d.ts

# room -> the other rooms that it may import, all from lines above its own
ROOMS = {
    "model": "",
    "words": "model",
    "drawing": "model words",
    "suppliers": "",
    "wire": "suppliers model",
    "page": "suppliers model drawing words wire",
    "algorithms": "model words page",
    "film": "model words page wire algorithms",
    "questions": "model words page wire algorithms",
    "address": "suppliers model words page algorithms film questions",
    "actions": "suppliers model words page wire algorithms film address",
    "views": "suppliers model drawing words page wire algorithms film",
    # features
    "bench": "suppliers model drawing words page wire algorithms questions",
    "calm": "model words page algorithms",
    "class": "suppliers model words page wire algorithms questions",
    "counting": "words page",
    "lessons": "suppliers words page model algorithms questions",
    "export": "suppliers lessons model drawing words page wire algorithms",
    "gallery": "model drawing words page wire",
    "guide": "model drawing words page algorithms",
    "place": "suppliers model drawing words page algorithms lessons",
    "predict": "words page wire algorithms questions",
    "settings": "suppliers words page",
    "sound": "words page",
    "sunburst": "model drawing words page views",
    "yours": "suppliers model drawing words page wire algorithms views",
    # pages of their own
    "exercise": "model drawing words page questions address lessons class",
    "manual": "words page class",
    "puzzle": "suppliers model drawing words page wire address class",
    "race": "suppliers model drawing words page wire algorithms address class",
    "worksheet": "suppliers model drawing words page wire algorithms questions address class",
}
ENTRIES = {"boot.js", "bundle.js", "main.js", "drawers.js", "sw.js", "film.js"}  # they may import all rooms
OTHERS = {"export": "gifenc"}  # room -> third-party code in vendor/

_IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.[^"']+)["']""")
_IMPORT_OF_TYPES = re.compile(r"/\*\* @import .*? \*/")
_SENTENCES = re.compile(r"words/sentences/")
_MODULES = sorted(
    path.relative_to(SCRIPTS).as_posix() for path in SCRIPTS.rglob("*.js") if path.name != "eslint.config.js"
)


def imports(module: str) -> Iterator[str]:
    """Yield the modules that a module imports, as paths relative to server/static/js."""
    text = (SCRIPTS / module).read_text("utf-8")
    if _SENTENCES.match(module):
        text = _IMPORT_OF_TYPES.sub("", text)
    for target in _IMPORT.findall(text):
        path = normpath(join(dirname(module), target))
        if path != TYPES:
            yield path


def room_of(module: str) -> str:
    return Path(module).parts[0]


def may(module: str, target: str) -> bool:
    room = room_of(module)
    if room in ENTRIES:
        return True
    if target.startswith("../vendor/"):
        return Path(target).parts[2] in OTHERS.get(room, "").split()
    return room_of(target) in (room, *ROOMS[room].split())


def test_each_module_imports_only_rooms_that_its_room_may_import() -> None:
    assert [(module, target) for module in _MODULES for target in imports(module) if not may(module, target)] == []


def test_imports_between_modules_form_no_cycle() -> None:
    graph = {module: {target for target in imports(module) if target != module} for module in _MODULES}
    graphlib.TopologicalSorter(graph).prepare()


def test_a_room_imports_only_rooms_below_it_and_every_permission_is_used() -> None:
    floor = {room: number for number, room in enumerate(ROOMS)}
    assert [(room, below) for room in ROOMS for below in ROOMS[room].split() if floor[below] > floor[room]] == []
    assert {room_of(module) for module in _MODULES} == {*ROOMS, *ENTRIES}
    idle = {room: set(below.split()) for room, below in ROOMS.items()}
    for module in _MODULES:
        for target in imports(module):
            idle.get(room_of(module), set()).discard(room_of(target))
    assert {room: below for room, below in idle.items() if below} == {}
