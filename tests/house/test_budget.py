"""Six numbers of the house that only go down: new lines are paid for by lines that go.

Raising one is a decision: the commit that does it gives the reason. A number with much room is lowered.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.config.languages import LANGUAGES
from tests.tools.serving import ROOT

SHORT = 30  # lines; the number of shorter files is limited
ROOM = 0.01  # share of a number that new lines may take before something else has to go
CORPUS = ROOT / "tests/programs/corpus"  # programs as learners write them, which are data
WORDS, SCRIPTS = ROOT / "server/static/js/words", ROOT / "server/static/js"
LATER = [WORDS / language for language in LANGUAGES][2:]  # not counted: they have the texts of English, and no others

LINES = {
    "server": 31_000,
    "page": 39_150,
    "words": 8_830,
    "styles": 8_550,
    "tests": 51_500,
}
SHORT_FILES = 40


def files_of(part: str) -> list[Path]:
    """Return the source files of a part, a key of LINES."""
    found: Iterator[Path]
    match part:
        case "server":
            found = (ROOT / "server").rglob("*.py")
        case "page":
            found = (path for path in SCRIPTS.rglob("*.[jt]s") if WORDS not in path.parents)
        case "words":
            found = (path for path in WORDS.rglob("*") if path.is_file() and path.parent not in LATER)
        case "styles":
            found = (ROOT / "server/static/css").rglob("*.css")
        case _:
            every = (path for path in (ROOT / "tests").rglob("*") if path.suffix in (".py", ".js"))
            found = (path for path in every if CORPUS not in path.parents)
    return sorted(found)


def count_lines(path: Path) -> int:
    return path.read_bytes().count(b"\n")


@pytest.mark.parametrize("part", LINES)
def test_lines_only_become_fewer(part: str) -> None:
    lines, most = sum(map(count_lines, files_of(part))), LINES[part]
    assert lines <= most * (1 + ROOM), f"{part}: {lines:,} lines, and {most:,} are planned; which lines can go?"
    assert lines >= most * (1 - ROOM), f"{part}: {lines:,} lines of {most:,}; lower the number in LINES to keep it so"


def test_short_files_only_become_fewer() -> None:
    short = [
        path.relative_to(ROOT).as_posix()
        for part in ("server", "page")
        for path in files_of(part)
        if count_lines(path) < SHORT and path.name != "__init__.py"
    ]
    listed = "\n".join(short)
    assert len(short) <= SHORT_FILES, f"{len(short)} files have fewer than {SHORT} lines, of {SHORT_FILES}:\n{listed}"
