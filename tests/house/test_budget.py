"""Limits for the size of each part of the tree, so that new lines replace old ones.

A row limits the lines of a part after formatting, and its files with fewer than 30 lines; `__init__.py` is never such a
file. Raising a row is a decision: the commit that raises it gives the reason.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.serving import ROOT

SHORT = 30  # lines; the number of shorter files is limited

# part -> its maximum of lines and of short files; in the folders of LOOSE only the files beside the subfolders count
BUDGET = {
    "server": (500, 1),
    "server/bootstrap": (290, 0),
    "server/cli": (1480, 0),
    "server/cluster": (1460, 1),
    "server/config": (500, 1),
    "server/downloads": (200, 0),
    "server/excerpts": (230, 0),
    "server/files": (290, 0),
    "server/formats": (280, 1),
    "server/hosting": (2840, 0),
    "server/jobs": (570, 0),
    "server/launch": (390, 0),
    "server/lessons": (820, 0),
    "server/manual": (370, 0),
    "server/metrics": (290, 0),
    "server/programs": (8210, 4),
    "server/pyodide": (260, 0),
    "server/rooms": (2400, 0),
    "server/search": (7690, 20),
    "server/site": (190, 0),
    "server/solo": (210, 0),
    "server/timing": (600, 0),
    "server/watching": (320, 0),
    "server/web": (1330, 0),
    "server/wire": (2330, 1),
    "server/static/js": (610, 2),
    "server/static/js/actions": (970, 0),
    "server/static/js/address": (480, 0),
    "server/static/js/algorithms": (1590, 1),
    "server/static/js/bench": (1130, 0),
    "server/static/js/calm": (70, 1),
    "server/static/js/class": (4560, 0),
    "server/static/js/counting": (80, 0),
    "server/static/js/drawing": (920, 0),
    "server/static/js/exercise": (3480, 0),
    "server/static/js/export": (1240, 0),
    "server/static/js/film": (940, 0),
    "server/static/js/gallery": (1070, 0),
    "server/static/js/guide": (490, 0),
    "server/static/js/lessons": (1020, 0),
    "server/static/js/manual": (90, 0),
    "server/static/js/model": (1430, 0),
    "server/static/js/page": (1050, 1),
    "server/static/js/predict": (710, 0),
    "server/static/js/questions": (1720, 1),
    "server/static/js/race": (990, 0),
    "server/static/js/settings": (140, 1),
    "server/static/js/sound": (340, 1),
    "server/static/js/study": (1250, 1),
    "server/static/js/sunburst": (390, 0),
    "server/static/js/suppliers": (3520, 2),
    "server/static/js/table": (540, 0),
    "server/static/js/views": (4420, 2),
    "server/static/js/wire": (770, 2),
    "server/static/js/words": (9740, 5),
    "server/static/js/worksheet": (890, 0),
    "server/static/js/yours": (2200, 2),
    "server/static/css": (9770, 4),
    "tests": (220, 0),
    "tests/benchmarks": (1950, 0),
    "tests/bootstrap": (280, 0),
    "tests/browser": (13950, 4),
    "tests/cli": (960, 0),
    "tests/cluster": (1220, 1),
    "tests/config": (230, 0),
    "tests/downloads": (70, 0),
    "tests/engines": (330, 1),
    "tests/excerpts": (180, 0),
    "tests/files": (310, 0),
    "tests/formats": (190, 1),
    "tests/hosting": (3525, 0),
    "tests/house": (945, 1),
    "tests/jobs": (360, 0),
    "tests/js": (10040, 17),
    "tests/launch": (150, 0),
    "tests/lessons": (430, 0),
    "tests/library": (200, 0),
    "tests/manual": (260, 0),
    "tests/metrics": (290, 1),
    "tests/programs": (5010, 73),
    "tests/pyodide": (80, 0),
    "tests/rooms": (1800, 0),
    "tests/search": (4340, 0),
    "tests/site": (110, 0),
    "tests/solo": (270, 1),
    "tests/timing": (520, 0),
    "tests/tools": (1510, 6),
    "tests/watching": (530, 0),
    "tests/web": (1450, 0),
    "tests/wire": (2390, 0),
}
LOOSE = {"server", "server/static/js", "tests"}
ENDINGS = {".py", ".js", ".css"}
OTHERS = {"bugs", "vendor"}  # folders of server/static: programs with bugs for learners, and third-party code


def files_of(part: str) -> list[Path]:
    """Return the source files of a part, a key of BUDGET."""
    folder = ROOT / part
    found = folder.iterdir() if part in LOOSE else folder.rglob("*")
    return [path for path in found if path.suffix in ENDINGS]


def count_lines(path: Path) -> int:
    return path.read_bytes().count(b"\n")


@pytest.mark.parametrize("part", BUDGET)
def test_the_size_of_a_part_is_within_its_row(part: str) -> None:
    sizes = {path: count_lines(path) for path in files_of(part)}
    lines, short = sum(sizes.values()), sum(size < SHORT and path.name != "__init__.py" for path, size in sizes.items())
    most_lines, most_short = BUDGET[part]
    assert lines <= most_lines, f"{part} has {lines - most_lines} lines more than the {most_lines} of its row"
    assert short <= most_short, f"{part} has {short} files of fewer than {SHORT} lines; its row allows {most_short}"
    assert lines >= most_lines * 0.9 - SHORT, f"lower the row of {part} to {lines}: a loose row limits nothing"


def test_every_source_file_belongs_to_a_part() -> None:
    counted = {path for part in BUDGET for path in files_of(part)}
    there = {path for top in ("server", "tests") for path in (ROOT / top).rglob("*") if path.suffix in ENDINGS}
    left = {path.relative_to(ROOT).as_posix() for path in there - counted if not OTHERS & {*path.parts}}
    assert left == set()
