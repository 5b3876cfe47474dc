"""The most lines that each part of the house may have, so that what is new is paid by what goes.

A row is the number of lines of a part after formatting, and of its files that have fewer than 30 lines; an
`__init__.py` is not counted among these. Raising a row is a decision: the change that raises it says why.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.serving import ROOT

SHORT = 30  # lines; shorter files are counted

# part -> its most lines, and its most short files; of the folders in LOOSE only files that lie in no other part count
BUDGET = {
    "server": (470, 1),
    "server/bootstrap": (291, 1),
    "server/cli": (1427, 0),
    "server/cluster": (1449, 2),
    "server/config": (494, 2),
    "server/downloads": (200, 0),
    "server/excerpts": (221, 0),
    "server/files": (295, 1),
    "server/formats": (272, 1),
    "server/hosting": (2834, 0),
    "server/jobs": (569, 0),
    "server/launch": (354, 0),
    "server/lessons": (768, 0),
    "server/manual": (363, 0),
    "server/metrics": (285, 0),
    "server/programs": (5297, 3),
    "server/pyodide": (255, 0),
    "server/rooms": (2324, 1),
    "server/search": (7593, 23),
    "server/site": (182, 0),
    "server/solo": (205, 0),
    "server/timing": (593, 0),
    "server/watching": (332, 0),
    "server/web": (1305, 0),
    "server/wire": (2257, 1),
    "server/static/js": (505, 2),
    "server/static/js/actions": (964, 0),
    "server/static/js/address": (478, 0),
    "server/static/js/algorithms": (1576, 1),
    "server/static/js/bench": (1127, 0),
    "server/static/js/calm": (53, 1),
    "server/static/js/class": (4268, 0),
    "server/static/js/counting": (80, 0),
    "server/static/js/drawing": (920, 0),
    "server/static/js/exercise": (3414, 0),
    "server/static/js/export": (1231, 0),
    "server/static/js/film": (934, 0),
    "server/static/js/gallery": (1076, 0),
    "server/static/js/guide": (481, 0),
    "server/static/js/lessons": (940, 0),
    "server/static/js/manual": (86, 0),
    "server/static/js/model": (1419, 0),
    "server/static/js/page": (1013, 0),
    "server/static/js/predict": (704, 0),
    "server/static/js/questions": (1589, 1),
    "server/static/js/race": (975, 0),
    "server/static/js/settings": (139, 1),
    "server/static/js/sound": (322, 1),
    "server/static/js/study": (1212, 1),
    "server/static/js/sunburst": (375, 0),
    "server/static/js/suppliers": (2927, 4),
    "server/static/js/table": (463, 0),
    "server/static/js/views": (4281, 3),
    "server/static/js/wire": (773, 2),
    "server/static/js/words": (9053, 5),
    "server/static/js/worksheet": (870, 0),
    "server/static/js/yours": (1064, 3),
    "server/static/css": (12314, 6),
    "tests": (261, 0),
    "tests/benchmarks": (2465, 0),
    "tests/bootstrap": (279, 0),
    "tests/browser": (13839, 3),
    "tests/cli": (904, 0),
    "tests/cluster": (1216, 1),
    "tests/config": (227, 0),
    "tests/downloads": (68, 0),
    "tests/excerpts": (171, 0),
    "tests/files": (306, 0),
    "tests/formats": (159, 0),
    "tests/hosting": (3617, 0),
    "tests/house": (734, 2),
    "tests/jobs": (361, 0),
    "tests/js": (8947, 15),
    "tests/launch": (145, 0),
    "tests/lessons": (372, 0),
    "tests/library": (197, 0),
    "tests/manual": (221, 0),
    "tests/metrics": (320, 2),
    "tests/programs": (3240, 73),
    "tests/pyodide": (78, 0),
    "tests/rooms": (1749, 0),
    "tests/search": (4708, 2),
    "tests/site": (103, 0),
    "tests/solo": (265, 1),
    "tests/timing": (512, 0),
    "tests/tools": (1574, 7),
    "tests/watching": (543, 0),
    "tests/web": (1483, 1),
    "tests/wire": (2460, 0),
}
LOOSE = {"server", "server/static/js", "tests"}
ENDINGS = {".py", ".js", ".css"}
OTHERS = {"bugs", "vendor"}  # folders of server/static: programs to find mistakes in, and other people's code


def files_of(part: str) -> list[Path]:
    """Return the source files of a part, a key of BUDGET."""
    folder = ROOT / part
    found = folder.iterdir() if part in LOOSE else folder.rglob("*")
    return [path for path in found if path.suffix in ENDINGS]


def count_lines(path: Path) -> int:
    return path.read_bytes().count(b"\n")


@pytest.mark.parametrize("part", BUDGET)
def test_a_part_keeps_to_its_row(part: str) -> None:
    sizes = {path: count_lines(path) for path in files_of(part)}
    lines, short = sum(sizes.values()), sum(size < SHORT and path.name != "__init__.py" for path, size in sizes.items())
    most_lines, most_short = BUDGET[part]
    assert lines <= most_lines, f"{part} has {lines - most_lines} lines more than its row, which allows {most_lines}"
    assert short <= most_short, f"{part} has {short} files of fewer than {SHORT} lines, and its row allows {most_short}"
    assert lines >= most_lines * 0.9 - SHORT, f"lower the row of {part} to {lines}: so loose a row bounds nothing"


def test_every_file_is_in_a_part() -> None:
    counted = {path for part in BUDGET for path in files_of(part)}
    there = {path for top in ("server", "tests") for path in (ROOT / top).rglob("*") if path.suffix in ENDINGS}
    left = {path.relative_to(ROOT).as_posix() for path in there - counted if not OTHERS & {*path.parts}}
    assert left == set()
