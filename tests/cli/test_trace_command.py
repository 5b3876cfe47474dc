"""Tests of `bitqueens trace`, `solutions` and `lesson check`: their output, errors and exit status."""

import json
import subprocess
from pathlib import Path

import pytest

from server.cli import lesson, parse, solutions, trace
from server.cli.solutions import LARGEST_LISTED, SOLUTION_FORMATS, Solutions
from server.cli.trace import ALGORITHMS, LARGEST_TRACED, Steps
from server.formats.boards import FORMS
from server.search.algorithms import catalogue
from server.search.index.index import LARGEST_TABLE
from server.search.trace.trace import Trace
from tests.tools.serving import COMMAND
from tests.tools.waiting import PATIENCE


def printed(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the output of a command line."""
    options = parse(line.split())
    assert isinstance(options, Steps | Solutions)
    assert (trace.run(options) if isinstance(options, Steps) else solutions.run(options)) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def test_the_options_are_those_of_the_program() -> None:
    assert sorted(catalogue.ALGORITHMS) == list(ALGORITHMS)
    assert max(one.largest for one in catalogue.ALGORITHMS.values()) == LARGEST_TRACED
    assert LARGEST_LISTED == LARGEST_TABLE
    assert SOLUTION_FORMATS == FORMS


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_json_lines_are_the_steps(algorithm: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(f"trace {algorithm} 5 --from 3 --to 40 --stride 4 --format jsonl", capsys).splitlines()
    found = [json.loads(line) for line in lines]
    assert [step["step"] for step in found] == list(range(3, 41, 4))
    assert [step["checks"] for step in found] == [step.checks for step in Trace(algorithm, 5)[3:41:4]]


MASKED = """\
step 20: solution
     +-+-+-+-+
     | | |Q| |
     +-+-+-+-+
     |Q| | | |
     +-+-+-+-+
     | | | |Q|
     +-+-+-+-+
     | |Q| | |
     +-+-+-+-+
ld    0 0 1 1
col   1 1 1 1
rd    1 1 0 0
poss  0 0 0 0
bit   0 0 0 0
calls 9, placements 8, solutions 1, dead ends 2, checks 8
"""
REJECTED = """\
step 7: reject row 2, column 0, attacked from row 0, column 0
+-+-+-+-+
|Q| | | |
+-+-+-+-+
| | |Q| |
+-+-+-+-+
|x| | | |
+-+-+-+-+
| | | | |
+-+-+-+-+
columns  [true, false, true, false]
"""


def test_text_draws_boards_and_masks(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed("trace bitmask 4 --from 20 --to 20", capsys) == MASKED
    text = printed("trace caching 4 --from 7 --to 8", capsys)
    assert text.startswith(REJECTED)
    assert text.count("\n\nstep 8: reject") == 1
    assert '"array": "columns", "place": 0' in text
    lifted = printed("trace bitmask 4 --from 5 --to 5", capsys)
    assert "|.| |" in lifted or "| |.|" in lifted


def test_goal_first_ends_with_the_first_solution(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed("trace backtracking 6 --goal first --format jsonl", capsys).splitlines()
    assert json.loads(lines[-1])["kind"] == "solution"
    assert json.loads(lines[-1])["solutions"] == 1


def test_solutions_in_every_form(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed("solutions 4", capsys) == "[2, 0, 3, 1]\n[1, 3, 0, 2]\n"
    assert printed("solutions 4 --format board", capsys).startswith("+-+-+-+-+\n| | |Q| |\n")
    assert printed("solutions 4 --format matrix", capsys).startswith("0 0 1 0\n1 0 0 0\n")
    assert printed("solutions 3", capsys) == ""
    assert len(printed("solutions 8", capsys).splitlines()) == 92


BOARD = "touch:AAABB/CAABB/CCDBB/CCDDE/CCDEE"
LARGE = "............/" * 11 + "...........#"
ON_BOARD = """\
step 2: call
     +-+-+-+-+-+
     | | | | |Q|
     +-+-+-+-+-+
     | | | | | |
     +-+-+-+-+-+
     | | | | | |
     +-+-+-+-+-+
     | | | | | |
     +-+-+-+-+-+
     | | | | | |
     +-+-+-+-+-+
ld    0 0 0 0 0
col   0 0 0 0 1
rd    0 0 0 1 0
open  1 1 1 1 1
reg   0 0 0 1 1
poss  1 1 1 0 0
bit   0 0 0 0 0
calls 2, placements 1, solutions 0, dead ends 0, checks 2
"""


def test_a_board_is_searched(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(f"trace puzzle --board {BOARD} --from 2 --to 2", capsys) == ON_BOARD
    assert len(printed(f"trace puzzle 5 --board {BOARD} --format jsonl", capsys).splitlines()) == 134
    assert printed(f"solutions --board {BOARD}", capsys).splitlines() == [
        "[1, 4, 2, 0, 3]",
        "[1, 3, 0, 4, 2]",
        "[1, 3, 0, 2, 4]",
        "[0, 3, 1, 4, 2]",
    ]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("solutions --board AB/AC", "row 2, column 2 of the board must be ., #, Q, A to B or a to b, not 'C'"),
        (f"solutions 6 --board {BOARD}", "n must be that of the board, 5, or be left out, not 6"),
        (f"solutions 8 --board {BOARD}", "n must be that of the board, 5, or be left out, not 8"),
        (
            f"solutions --board {'............/' * 11}...........#",
            "the search of this board has more than 1,000,000 steps",
        ),
    ],
)
def test_solutions_of_a_board_that_cannot_be_found_are_refused(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = parse(line.split())
    assert isinstance(options, Solutions)
    assert solutions.run(options) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(f"bitqueens solutions: error: {said}")
    assert (shown.err.count("\n"), bool(shown.out)) == (1, "more than" in said)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"trace bitmask --board {BOARD}", "board goes with puzzle, not with bitmask"),
        ("trace naive 9", "n must be a whole number from 1 to 8, not 9: naive tests N to the power of N boards"),
        ("trace bitmask 8 --from 6170", "--from must be a step of this trace, 0 to 6169, not 6170"),
        ("trace bitmask 8 --from 9 --to 4", "--to must be 9, the value of --from, or more, not 4"),
        ("trace basic 20 --from 999999999", "not reached yet"),
    ],
)
def test_a_missing_stretch_is_refused(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = parse(line.split())
    assert isinstance(options, Steps)
    assert trace.run(options) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"bitqueens trace: error: {said}")
    assert error.count("\n") == 1


@pytest.mark.parametrize("line", ["trace bitmask 18 --format jsonl", "solutions 15 --format board"])
def test_it_ends_when_the_pipe_is_closed(line: str) -> None:
    with subprocess.Popen([*COMMAND, *line.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline()
        process.stdout.close()
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == b""


GOOD = "# Mine\n## One\n[place](?n=4)\nA word.\n? free\n"


def check(*files: Path) -> int:
    options = parse(["lesson", "check", *map(str, files)])
    assert isinstance(options, lesson.Lessons)
    return lesson.run(options)


def test_a_good_one_and_a_bad_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.en.md", tmp_path / "bad.de.md"
    good.write_text(GOOD, "utf-8")
    bad.write_text(GOOD.replace("free", "rd") + "\n![x](y)\n", "utf-8")
    assert check(good) == 0
    assert capsys.readouterr().out == f"{good}: 1 stop, 1 question, about 1 min\n"
    assert check(bad, good) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{bad}:5: ? rd cannot be asked at this step; allowed there: next, free, after, line",
        f"{bad}:7: an image is not allowed: text is paragraphs, **bold**, `code`, ``` listings and links",
        f"{good}: 1 stop, 1 question, about 1 min",
    ]


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = tmp_path / "good.en.md"
    good.write_text(GOOD, "utf-8")
    assert check(tmp_path / "none.en.md", good) == 2
    said = capsys.readouterr()
    assert said.err == f"bitqueens lesson: error: {tmp_path}/none.en.md: No such file or directory\n"
    assert said.out.startswith(f"{good}: 1 stop")
