"""`bitqueens trace` and `bitqueens solutions`: what they print and refuse, and that they end if nobody reads."""

from __future__ import annotations

import csv
import io
import json
import subprocess

import pytest

from server.cli import parse, solutions, trace
from server.cli.solutions import LARGEST_LISTED, SOLUTION_FORMATS, Solutions
from server.cli.trace import ALGORITHMS, LARGEST_TRACED, Steps
from server.formats.boards import FORMS
from server.search.algorithms import catalogue
from server.search.index.index import LARGEST_TABLE
from server.search.trace.trace import Trace
from tests.tools.serving import COMMAND
from tests.tools.waiting import PATIENCE


def printed(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a command line prints."""
    options = parse(line.split())
    assert isinstance(options, Steps | Solutions)
    assert (trace.run(options) if isinstance(options, Steps) else solutions.run(options)) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def test_what_is_offered_is_what_there_is() -> None:
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


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_csv_is_a_table_of_the_steps(algorithm: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = list(csv.DictReader(io.StringIO(printed(f"trace {algorithm} 4 --format csv", capsys), newline="")))
    trace = Trace(algorithm, 4)
    assert len(table) == len(trace)
    for row, step in zip(table, trace, strict=True):
        assert (row["step"], row["kind"], row["checks"]) == (str(step.step), step.kind, str(step.checks))
        assert json.loads(row["queens"]) == [list(square) for square in step.queens]


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


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("trace naive 9", "n must be a whole number from 1 to 8, not 9: naive tests N to the power of N boards"),
        ("trace bitmask 8 --from 6170", "--from must be a step of this trace, 0 to 6169, not 6170"),
        ("trace bitmask 8 --from 9 --to 4", "--to must be 9 or more, as --from says, not 4"),
        ("trace basic 20 --from 999999999", "not reached yet"),
    ],
)
def test_a_stretch_that_is_not_there_is_refused(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = parse(line.split())
    assert isinstance(options, Steps)
    assert trace.run(options) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"bitqueens trace: error: {said}")
    assert error.count("\n") == 1


@pytest.mark.parametrize("line", ["trace bitmask 18 --format csv", "solutions 15 --format board"])
def test_it_ends_when_nobody_reads_any_more(line: str) -> None:
    with subprocess.Popen([*COMMAND, *line.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline()
        process.stdout.close()
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == b""
