"""What is offered where a file only defines, and which names it is given."""

from __future__ import annotations

import pytest

from server.programs.recorder.calls import missing_names, offer_calls

OFFERS = {
    "class Solution:\n    def solveNQueens(self, n): ...\n    def totalNQueens(self, n): ...\n": [
        "Solution().solveNQueens(8)",
        "Solution().totalNQueens(8)",
    ],
    "class Board:\n    def __init__(self, n): ...\n    def solve(self): ...\n": ["Board(8).solve()"],
    "class Board:\n    def __init__(self, n=8): ...\n    def solve(self): ...\n": [],
    "def helper(n): ...\ndef n_queens(n):\n    return helper(n)\n": ["n_queens(8)"],
    "def count_conflicts(board): ...\ndef main():\n    count_conflicts([])\n": [
        "main()",
        "count_conflicts(8)",
    ],
    "def solve(board, row): ...\n": [],
    "def _solve(n): ...\n": [],
    "def solve(n, found=None): ...\n": ["solve(8)"],
    "def rest(x): ...\n": ["rest(8)"],
    "def broken(:\n": [],
}


@pytest.mark.parametrize("text", OFFERS)
def test_the_likeliest_call_is_offered_first(text: str) -> None:
    assert offer_calls(text) == OFFERS[text]


def test_the_size_can_be_another() -> None:
    assert offer_calls("def solve(n): ...\n", 5) == ["solve(5)"]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("def f(a: List[int]) -> Optional[int]: ...\n", {"List", "Optional"}),
        ("from typing import List\na: List = []\n", set()),
        ("from typing import *\na: List = []\n", set()),
        ("import typing\nList = typing.List\nb: List = []\n", set()),
        ("a = deque()\n", set()),
        ("class Solution:\n    a: List = []\n    b = deque(sqrt(math.pi))\n", {"List", "deque", "sqrt", "math"}),
        ("class Solution:\n    def deque(self): ...\n    a = deque\n", set()),
    ],
)
def test_names_are_given_only_where_they_are_missing(text: str, names: set[str]) -> None:
    assert missing_names(text).keys() == names
