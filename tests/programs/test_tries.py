"""Tests of the tries: a program's size is found, its answers are judged, and what survives a call is named."""

import json
from pathlib import Path
from typing import Any

import pytest

from server.programs.answers.answer import read_answer
from server.programs.answers.known import KNOWN
from server.programs.answers.outcome import find_outcome
from server.programs.process import try_apart
from server.programs.recorder.options import Options
from server.programs.tries.judging import NoOutcome, judge
from server.programs.tries.places import Task, find_place
from server.programs.tries.sweep import sweep

COUNT = """\
def count(n, queens=()):
    if len(queens) == n:
        return 1
    return sum(count(n, queens + (c,)) for c in range(n)
               if all(c != d and abs(c - d) != len(queens) - r for r, d in enumerate(queens)))
"""
ROWS = """\
def free(queens, c):
    return all(c != d and abs(c - d) != len(queens) - r for r, d in enumerate(queens))
"""


def tried(source: str, size: int = 0, is_right: bool = False, **more: Any) -> dict[str, Any]:
    fields = {"source": source, "size": size, "right": is_right, **more}
    return judge(fields, sweep(fields, None))


def counts(facts: dict[str, Any]) -> dict[int, int | None]:
    return {n: count for n, count, *_ in facts["sizes"]}


PLACES: dict[str, tuple[str, dict[str, Any]]] = {
    "a constant": (f"N = 6\n{COUNT}print(count(N))\n", {}),
    "one of two constants": (f"n, found = 6, []\n{COUNT}print(count(n))\n", {}),
    "the argument of a call": (f"{COUNT}print(count(6))\n", {}),
    "in main": (f"{COUNT}def main():\n    print(count(6))\nmain()\n", {}),
    "an argument of the program": (f"import sys\n{COUNT}print(count(int(sys.argv[1])))\n", {"argv": ("6",)}),
    "the input": (f"{COUNT}print(count(int(input())))\n", {"stdin": "6\n"}),
    "the call": (COUNT, {"call": "count(6)"}),
    "a default": (f"{COUNT}def solve(size=6):\n    return count(size)\nprint(solve())\n", {}),
}


@pytest.mark.parametrize("name", PLACES)
def test_the_size_is_found_and_changed(name: str) -> None:
    source, more = PLACES[name]
    place = find_place(Task(source, **more), 6)
    assert place
    assert (place.field, place.value) == ("".join(more) or "source", 6)
    facts = tried(source, 6, **more)
    assert (counts(facts), facts["tasks"]) == (KNOWN, {})


WITHOUT_PLACE = {
    "sizes in a loop": f"{COUNT}for n in range(4, 7):\n    print(count(n))\n",
    "another number": f"{COUNT}limit = 6\nprint(limit)\n",
    "no Python": "n = 6 (",
}


@pytest.mark.parametrize("name", WITHOUT_PLACE)
def test_a_size_that_is_not_clear_is_not_guessed(name: str) -> None:
    assert find_place(Task(WITHOUT_PLACE[name]), 5) is None


def test_numbers_that_belong_together_are_changed_together() -> None:
    search = "    return sum(go(q + [c]) for c in range(5) if free(q, c))\n"
    facts = tried(f"{ROWS}def go(q):\n    if len(q) == 5:\n        return 1\n{search}print(go([]))\n", 5)
    assert counts(facts) == KNOWN


LUCKY = """\
N = 4
def count(q):
    if len(q) == N:
        return 1
    return sum(count(q + [c]) for c in range(N) if {test})
print(count([]))
"""
NEAR = "c not in q and (not q or abs(q[-1] - c) > 1)"


def test_the_first_size_with_a_wrong_count_is_named_and_can_be_filmed() -> None:
    facts = tried(LUCKY.format(test=NEAR), 4, is_right=True)
    assert (counts(facts)[4], counts(facts)[5]) == (2, 14)
    assert facts["tasks"][5]["source"].startswith("N = 5\n")
    assert counts(tried(LUCKY.format(test=NEAR), 4))[5] is None  # one size that agrees may be chance


def test_output_that_never_agrees_is_unknown() -> None:
    facts = tried(f"{COUNT}print('calls', count(6) * 3)\n", 6)
    assert {*counts(facts).values()} == {None}
    assert facts["tasks"] == {}


def test_a_size_that_ends_with_an_exception_is_told() -> None:
    source = f"{COUNT}def solve(n):\n    return [1][n == 4] * count(n)\nprint(solve(6))\n"
    errors = {n: error for n, _, _, error in tried(source, 6)["sizes"] if error}
    assert errors == {4: "IndexError: list index out of range"}


SOLVE = """\
class Solver:
    total = []
found = []
def solve(n, q=(), kept=[]):
    if len(q) == n:
        {kept}.append(q)
    for c in range(n):
        if free(q, c):
            solve(n, q + (c,))
    return len({kept})
print(solve(4))
"""
KEPT = {"found": "found", "kept": "solve(kept)", "Solver.total": "Solver.total"}


@pytest.mark.parametrize("name", KEPT)
def test_what_survives_a_call_is_named(name: str) -> None:
    once = ROWS + SOLVE.format(kept=name)
    for source, is_used in ((once, False), (f"{once}print(solve(5))\n", True)):  # a single call does no harm
        [repeat] = tried(source)["twice"]
        assert (repeat["first"], repeat["second"], repeat["used"]) == ("2", "4", is_used)
        assert [KEPT[name], "2"] in map(list, repeat["survivors"])


ANEW = {
    "other times": "import time\ndef solve(n):\n    return count(n), time.time()\nprint(solve(4))\n",
    "input": "def solve():\n    return count(int(input()))\nprint(solve())\n",
}


@pytest.mark.parametrize("name", ANEW)
def test_a_call_with_the_same_count_twice_has_no_fault(name: str) -> None:
    assert tried(COUNT + ANEW[name])["twice"] == []


def test_a_file_is_tried_in_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "queens.py"
    file.write_text(f"import helper\n{COUNT}print(count(6))\n", "utf-8")
    file.with_name("helper.py").write_text("", "utf-8")
    options = Options(path=str(file))
    facts = try_apart(options)
    assert facts
    assert counts(facts) == KNOWN
    assert facts["plain"]["given"] == KNOWN[6]
    garbage = "for fd in range(3, 30):\n    try: os.write(fd, b'x\\n')\n    except OSError: pass\n"
    file.write_text(f"import os\n{garbage}{COUNT}print(count(6))\n", "utf-8")
    assert try_apart(options, size=6, is_right=True) is None


SEVEN = f"{COUNT}def seven(n):\n    return 7\nN = 4\nseven(N)\nseven(N)\n"
RUN, REPEAT = [4, "7", "", "", 0.1], [9, "7", "7", [], True]


def test_a_program_forges_no_more_than_it_could_print() -> None:
    """Failed while its own process judged: it said that 7 is right for N = 1 to 8."""
    runs = [[n, *RUN[1:]] for n in KNOWN]
    facts = judge({"source": SEVEN, "size": 4}, map(json.dumps, [*runs, {"repeats": [REPEAT]}]))
    assert {n: known for n, _, known, _ in facts["sizes"]} == KNOWN
    assert {*counts(facts).values()} == {None}
    assert (facts["repeated"], facts["twice"]) == (1, [])


FORGED = [
    *("", "[" * 100_000, b"\xff", "7", "{}", json.dumps({"sizes": [[4, 2, 2, "", 0.1]]}), json.dumps([*RUN, 7])),
    *(json.dumps([n, *RUN[1:]]) for n in (9, "4", [4])),
    *(json.dumps([*RUN[:-1], seconds]) for seconds in (-1.0, float("nan"), None)),
    *(
        json.dumps({"repeats": one})
        for one in (7, [7], [["", *REPEAT[1:]]], [REPEAT[:2]], [[*REPEAT[:3], [["a"]], True]])
    ),
    "\n".join([json.dumps(RUN)] * 2),
]


@pytest.mark.parametrize("text", FORGED, ids=range(len(FORGED)))
def test_a_line_that_is_no_outcome_is_refused(text: str | bytes) -> None:
    """Failed with a traceback, or in the page."""
    with pytest.raises(NoOutcome, match="a line must be a run of another size, or repeats, not "):
        judge({"source": SEVEN, "size": 4}, text.splitlines() or [""])


BOARD = [[1, 3, 0, 2], [2, 0, 3, 1]]


def drawn(cells: str = ".Q", between: str = "", line: str = "{0}") -> str:
    rows = [(r, between.join(cells[c == q] for c in range(4))) for board in BOARD for r, q in enumerate(board)]
    return "\n".join(line.format(row, number) for number, row in rows)


FORMS: dict[str, str] = {
    "lists": "[1, 3, 0, 2]\n[2, 0, 3, 1]",
    "tuples from one": "(2, 4, 1, 3)\n(3, 1, 4, 2)",
    "plain numbers": "Solution 1: 2 4 1 3\nSolution 2: 3 1 4 2",
    "digits": "2413\n3142",
    "dicts": "{0: 1, 1: 3, 2: 0, 3: 2}\n{0: 2, 1: 0, 2: 3, 3: 1}",
    "squares": "[(0, 1), (1, 3), (2, 0), (3, 2)]\n[(0, 2), (1, 0), (2, 3), (3, 1)]",
    "pictures": drawn(),
    "strings": "[['.Q..', '...Q', 'Q...', '..Q.'], ['..Q.', 'Q...', '...Q', '.Q..']]",
    "rows of cells": drawn("01", ", ", "[{0}]"),
    "names of squares": "b1 d2 a3 c4\nc1 a2 d3 b4",
    "dark squares": ".Q.#\n#.#Q\nQ#.#\n#.Q.\n\n.#Q#\nQ.#.\n.#.Q\n#Q#.",
    "a grid with labels": drawn(" Q", " | ", "+---+---+---+---+\n{1} | {0} |"),
    "rows with their numbers at both ends": drawn(between=" ", line="{1} {0} {1}"),
    "with rules": drawn(between="|", line="+-+-+-+-+\n|{0}|"),
    "after a long question": "Enter the no. of N-Queens (4): " + drawn(between=" "),
    "blank lines between rows": drawn(line="{0}\n"),
    "a line for each queen": "\n".join(f"row {r}, column {c}" for board in BOARD for r, c in enumerate(board)),
}


@pytest.mark.parametrize("form", FORMS)
def test_boards_are_read_as_learners_print_them(form: str) -> None:
    assert [sorted(one) for one in read_answer(4, FORMS[form]).boards] == [[*enumerate(one)] for one in BOARD]


@pytest.mark.parametrize(
    "text", ["", "[-1, -1, -1, -1]\n" * 3, "[0, 0, 0, 0]\n" * 4, "1 2 3", "[0, 1, 1, 0]", "a b c d", "+---+\n|   |\n"]
)
def test_other_output_holds_no_boards(text: str) -> None:
    assert read_answer(4, text).boards == []


SPOILED = {
    "[[], []]": True,
    "[[1, 3, 0, 2], [0, 1]]": True,
    str([[[0] * 4] * 4] * 2): True,
    str(BOARD): False,
    "[[0, 0], [0, 0]]": False,
}


@pytest.mark.parametrize("text", SPOILED)
def test_a_list_of_boards_may_be_spoiled(text: str) -> None:
    assert read_answer(4, text).is_spoiled == SPOILED[text]


TIMES = {
    "several times": ([BOARD[index] for index in (0, 1, 1, 0, 0, 1)], ("differs", 6, 3)),
    "in lists": (BOARD * 3, ("agrees", 2, 1)),
    "with others": ([*BOARD, [0, 1, 2, 3]], ("unknown", -1, 1)),
}


@pytest.mark.parametrize("name", TIMES)
def test_each_board_is_given_as_often_as_it_comes(name: str) -> None:
    boards, expected = TIMES[name]
    outcome = find_outcome("\n".join(map(str, boards)), "", 4, first_only=False)
    assert (outcome.result, outcome.given, outcome.times) == expected


# No counts: times, steps, ratios, sizes, headings, numbers of solutions
OTHERS = """\
in 0.5 s: 2
Time: 53.27 ms
3/4 1e3 12:30 8x8
calls: 113
Solution 1 : [0, 4, 7, 5, 2, 6, 1, 3]
Solution 12:
  0,1,2,3,4,5,6,7
N must be at least 4
Solved in 113 steps
Took 5 seconds
29ms"""
COUNTS: dict[str, list[int]] = {
    "n = 8\n92\n": [92],
    "found 92 solutions in 29.20 ms": [92],
    "Found 92 solutions for 8 queens after 1965 calls.": [92],
    "Solutions: 92 (12 distinct)": [92, 12],
    "Number of solutions after 2,057 calls: 92": [92],
    "Total number of solutions for N=8 is: 92": [92],
    "There are 92 ways": [92],
    "Lösungen: 92": [92],
    "48 different boards": [48],
    "92.": [92],
    "The answer is 92": [92],
    **{line: [] for line in OTHERS.splitlines()},
}


@pytest.mark.parametrize("text", COUNTS)
def test_numbers_are_counts_only_where_the_text_calls_them_so(text: str) -> None:
    answer = read_answer(8, text)
    assert (answer.counts, answer.numbers) == (COUNTS[text], [])
