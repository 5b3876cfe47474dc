"""Tests of the facts in a program's text: hints about its board, effects of its lines, and calls to offer."""

import pytest

from server.programs.board.text import read_text
from server.programs.recorder.calls import missing_names, offer_calls
from server.programs.recorder.effects import Effect, read_effects


def test_names_of_masks_are_those_with_operators_on_bits() -> None:
    text = read_text(
        "a = b | c\nd = self.e & 1\nf ^= g\nh = ~i\nj = k << 2\nl[0] >>= m\no = p + q\nr = s and t\nu = v * w\n"
    )
    assert text.bits == set("abcdefghijkl")


def test_an_index_is_a_row_or_a_column_by_its_name() -> None:
    text = read_text(
        "a[row] = column\nb[col] = row\nself.c[i] = 0\nd[k] = 0\ne.append(row)\nf.append((row, col))\ng[j] = i\n"
    )
    assert text.axes == {"a": "row", "b": "column", "c": "row", "e": "column", "g": "column"}


def test_lines_that_put_or_clear_an_entry() -> None:
    text = read_text("a[k] = i\nself.a[k] = -1\nfor a[k] in range(8):\n    pass\nb[k] = None\na[k] += 1\nc = a[k]\n")
    assert text.writes == {"a": {1: True, 2: False, 3: True, 6: True}, "b": {5: False}}


def test_sizes_and_comments() -> None:
    text = read_text("for i in range(8):\n    for j in range(1, 9): pass  # board: self.q\n# bits: ld, col rd\n")
    assert (dict(text.sizes), text.board, text.registers) == ({8: 1, 9: 1}, "self.q", ("ld", "col", "rd"))
    assert read_text("def broken(:  # board: x\n").board == "x"


EFFECTS = {
    "if a[i] == b:\n    pass\n": {},
    "a = b[i] + len(c)\n": {1: Effect(("a",))},
    "i += 1\n": {1: Effect(("i",), in_place=True)},
    "a, b = b, a\n": {1: Effect(("a", "b"))},
    "for r, c in enumerate(board):\n    x = r\n": {1: Effect(("r", "c")), 2: Effect(("x",))},
    "a.append(1)\n": {1: None},
    "a[0] = 1\n": {1: None},
    "a.b = 1\n": {1: None},
    "f(1)\n": {1: None},
    "del a\n": {1: None},
    "def abs(x):\n    return x\nb = abs(2)\n": {1: None, 3: None},
    "def f():\n    global n\n    n = 1\n": {1: None, 3: None},
    "while (n := f()):\n    pass\n": {1: None},
    "a = (b,\n     f(c))\n": {1: None, 2: None},
    "a = sorted(b, key=f)\n": {1: None},
    "a = any(x == y for x in z)\n": {1: Effect(("a", "x"))},
    "from collections import defaultdict\na = b[c]\n": {1: None, 2: None},
    "if a: b.pop()\n": {1: None},
}


@pytest.mark.parametrize("text", EFFECTS)
def test_effects_of_a_line(text: str) -> None:
    assert read_effects(text) == EFFECTS[text]


OFFERS = {
    "class Solution:\n    def solveNQueens(self, n): ...\n    def totalNQueens(self, n): ...\n": [
        "Solution().solveNQueens(8)",
        "Solution().totalNQueens(8)",
    ],
    "class Board:\n    def __init__(self, n): ...\n    def solve(self): ...\n": ["Board(8).solve()"],
    "class Board:\n    def __init__(self, n=8): ...\n    def solve(self): ...\n": [],
    "def helper(n): ...\ndef n_queens(n):\n    return helper(n)\n": ["n_queens(8)"],
    "def count_conflicts(board): ...\ndef main():\n    count_conflicts([])\n": ["main()", "count_conflicts(8)"],
    "def solve(board, row): ...\n": [],
    "def _solve(n): ...\n": [],
    "def solve(n, found=None): ...\n": ["solve(8)"],
    "def rest(x): ...\n": ["rest(8)"],
    "def broken(:\n": [],
}


@pytest.mark.parametrize("text", OFFERS)
def test_the_likeliest_call_is_offered_first(text: str) -> None:
    assert offer_calls(text) == OFFERS[text]
    assert offer_calls(text, 5) == [call.replace("8", "5") for call in OFFERS[text]]


NAMES = {
    "def f(a: List[int]) -> Optional[int]: ...\n": {"List", "Optional"},
    "from typing import List\na: List = []\n": set(),
    "from typing import *\na: List = []\n": set(),
    "import typing\nList = typing.List\nb: List = []\n": set(),
    "a = deque()\n": set(),
    "class Solution:\n    a: List = []\n    b = deque(sqrt(math.pi))\n": {"List", "deque", "sqrt", "math"},
    "class Solution:\n    def deque(self): ...\n    a = deque\n": set[str](),
}


@pytest.mark.parametrize("text", NAMES)
def test_names_are_given_only_where_they_are_missing(text: str) -> None:
    assert missing_names(text).keys() == NAMES[text]
