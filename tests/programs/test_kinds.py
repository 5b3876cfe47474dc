"""Tests of the verdict by kinds of programs: right ones are never accused, and a fault has evidence."""

from __future__ import annotations

from typing import Any

import pytest

from server.programs.board.film import film
from server.programs.board.guess import guess
from server.programs.recorder.bounds import Bounds
from server.programs.recorder.options import Options
from server.programs.recorder.record import record
from server.programs.recording.recording import Recording
from server.programs.verdict.compare import compare
from server.programs.verdict.diagonals import looks_along_diagonals
from server.programs.verdict.evidence import QUEENS
from server.programs.verdict.facts import Comparison
from server.programs.verdict.findings import find
from tests.programs.programs import faults_of


def recorded(source: str, **more: Any) -> Recording:
    return Recording.load(record(source, Options(bounds=Bounds(events=60_000), **more)))


def judged(source: str, **more: Any) -> Comparison:
    recording = recorded(source, **more)
    board = guess(recording).board
    assert board
    return compare(recording, board, film(recording, board))


# A list search with places to change: the size, the test, the base case, the step, the output.
LIST = """\
n = {n}
queens = []
found = []
count = 0

def free(column):
    row = len(queens)
    return all({test} for r, c in enumerate(queens))

def search(row):
    global count
    if row == {last}:
        {accept}
        return {result}
    for column in range(n):
        if free(column):
            queens.append(column)
            search(row + 1)
            {undo}

search(0)
{output}
"""
TEST = "c != column and abs(c - column) != row - r"


def listed(**changes: Any) -> str:
    usual = {
        **{"n": 5, "test": TEST, "last": "n", "accept": "found.append(queens[:])", "result": ""},
        **{"undo": "queens.pop()", "output": "print(len(found))"},
    }
    return LIST.format(**{**usual, **changes})


RIGHT = {
    "the count": {},
    "the boards": {"output": "for board in found:\n    print(board)"},
    "a picture": {
        "output": "for b in found:\n    for c in b:\n        print('.' * c + 'Q' + '.' * (n - c - 1))\n    print()"
    },
    "the count in a sentence": {"output": "print(f'There are {len(found)} ways')"},
    "a list of boards": {"output": "print(found)"},
    "squares": {"output": "for b in found:\n    print([(r, c) for r, c in enumerate(b)])"},
    "numbers from one": {"output": "for b in found:\n    print(*[c + 1 for c in b])"},
    "classes": {"output": "print('distinct up to symmetry:', 2)"},
    "a counter": {"accept": "count += 1", "output": "print(count)"},
    "one list, only counted": {"accept": "found.append(queens)"},
    "a small board": {"n": 3},
}


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_program_is_right_however_it_prints(name: str) -> None:
    facts = judged(listed(**RIGHT[name]))
    assert facts.is_right, facts
    assert not facts.has_fault


def test_one_solution_in_two_forms_is_not_one_board_given_again() -> None:
    output = "print(found[0])\nfor c in found[0]:\n    print('.' * c + 'Q' + '.' * (n - c - 1))"
    facts = judged(listed(n=6, output=output))
    assert (facts.outcome.result, facts.has_fault) == ("unknown", False)


UNKNOWN = {
    "nothing": ({"output": ""}, "nothing"),
    "words": ({"output": "print('done')"}, "unknown"),
    "another number": ({"output": "print('calls:', 54)"}, "unknown"),
}


@pytest.mark.parametrize("name", UNKNOWN)
def test_right_is_not_said_of_an_answer_that_cannot_be_read(name: str) -> None:
    changes, result = UNKNOWN[name]
    facts = judged(listed(**changes))
    assert (facts.is_right, facts.has_fault) == (False, False)
    assert (facts.outcome.result, facts.visits_all) == (result, True)


WRONG = {
    "twice the count": ({"accept": "count += 2", "output": "print(count)"}, {"given": 20}),
    "one too many": ({"output": "print('solutions:', len(found) + 1)"}, {"given": 11}),
    "one board, printed again": (
        {"accept": "found.append(queens)", "output": "print(found)"},
        {"shared": ("found", 10)},
    ),
    "a diagonal forgotten": (
        {"test": "c != column and c - column != row - r"},
        {"accepted": (((0, 0), (1, 1)), 18), "wrong": 13, "given": 23},
    ),
    "a row short": ({"last": "n - 1", "output": "print(found)"}, {"short": (4, 12), "missing": 10}),
    "no test of columns": (
        {"test": "abs(c - column) != row - r"},
        {"accepted": (((0, 0), (1, 0)), 18), "wrong": 115, "given": 125},
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_program_is_wrong_and_the_place_is_named(name: str) -> None:
    changes, expected = WRONG[name]
    facts = judged(listed(**changes))
    assert not facts.is_right
    given = {"given": facts.outcome.given} if facts.outcome.result == "differs" else {}
    assert faults_of(facts) | given == expected


LATE = """\
from itertools import permutations
n = {n}
def fits(board):
    return all(abs(board[i] - board[j]) != j - i for j in range(n) for i in range(j))
def search(queens):
    if len(queens) == n:
        {accept}
        return 0
    return sum(search(queens + [c]) for c in range(n) if c not in queens)
print(search([]))
"""


@pytest.mark.parametrize("n", [4, 5])
def test_a_search_may_test_the_board_when_it_is_full(n: int) -> None:
    facts = judged(LATE.format(n=n, accept="if fits(queens):\n            return 1"))
    assert facts.is_right
    assert (facts.accepted, facts.wrong) == (None, [])


def test_a_late_test_that_is_cut_off_is_not_accused() -> None:
    recording = recorded(LATE.format(n=8, accept="if fits(queens):\n            return 1"))
    comparison = find(recording)["comparison"]
    assert recording.end.reason == "events"
    assert (comparison["accepted"], comparison["missing"]["count"]) == (None, 0)


def test_a_search_that_tests_squares_and_is_cut_off_is_told_its_attack() -> None:
    source = listed(n=9, test="abs(c - column) != row - r")
    facts = judged(source)
    assert not facts.has_ended
    assert facts.accepted
    assert facts.accepted.pair == ((0, 0), (1, 0))


FREE = "if all(abs(d - c) not in (0, len(q) - r) for r, d in enumerate(q)):"
ELSEWHERE = [
    f"""\
def go(n, q=()):
    for c in range(n):
        {FREE}
            if len(q) == n - 1:
                print(q + (c,))
            else:
                go(n, q + (c,))
go(6)
""",
    f"""\
def go(n, q=()):
    for c in range(n):
        {FREE}
            if len(q) == n - 1:
                yield [c]
            else:
                for rest in go(n, q + (c,)):
                    yield [c] + rest
print(len(list(go(6))))
""",
    f"""\
def go(n, q=()):
    found = []
    for c in range(n):
        {FREE}
            found += [q + (c,)] if len(q) == n - 1 else go(n, q + (c,))
    return found
for one in go(6):
    print(one)
""",
]


@pytest.mark.parametrize("source", ELSEWHERE)
def test_boards_that_are_printed_yielded_or_returned_count_as_found(source: str) -> None:
    facts = judged(source)
    assert facts.is_right, facts
    assert facts.missing == []


def test_an_exception_is_no_result() -> None:
    source = listed(output="", test=f"({TEST}) if row < 3 else queens[9]")
    recording = recorded(source)
    assert recording.end.reason == "exception"
    facts = judged(source)
    assert (facts.silent, facts.missing) == ([], [])
    assert {function.name: function.nothing for function in facts.functions}["free"] == 0


ORDERS = """\
n = 4
def ways(q):
    if len(q) == n:
        return 1
    return sum(ways(q + [(r, c)]) for r in range(n) for c in range(n)
               if all(r != a and c != b and abs(r - a) != abs(c - b) for a, b in q))
print({output})
"""


def test_orders_that_are_counted_are_arithmetic() -> None:
    facts = judged(ORDERS.format(output="ways([])"))
    assert (facts.outcome.given, facts.outcome.orders) == (48, 24)
    assert not facts.has_fault


SIZES = """\
def go(q, n):
    if len(q) == n and n > {least}:
        return 1
    return sum(go(q + [c], n) for c in range(n) if all(abs(c - d) not in (0, len(q) - r) for r, d in enumerate(q)))
for n in (1, 4, 5):
    print(n, go([], n))
"""


def test_each_search_of_a_run_is_judged_by_itself() -> None:
    assert [size.is_wrong for size in judged(SIZES.format(least=0)).sizes] == [False, False, False]
    assert judged(SIZES.format(least=0)).is_right
    facts = judged(SIZES.format(least=1))
    assert [(size.n, size.given, size.total) for size in facts.sizes if size.is_wrong] == [(1, 0, 1)]
    assert not facts.is_right


KEPT = """\
total = 0
def put(n, row, where):
    global total
    if row == n:
        total += 1
        return
    for c in range(n):
        if all(c != d and abs(c - d) != row - r for r, d in enumerate(where)):
            put(n, row + 1, where + [c])
def count(n):
    {reset}
    put(n, 0, [])
    return total
print(count(4))
print(count(5))
"""


def test_a_count_that_is_kept_between_two_searches_is_not_right() -> None:
    facts = judged(KEPT.format(reset="pass"))
    assert (facts.outcome.result, facts.outcome.given, facts.visits_all) == ("differs", 12, True)
    assert judged(KEPT.format(reset="global total; total = 0")).is_right


RESTARTS = """\
{imports}
n = 6
def hits(q):
    return sum(q[a] == q[b] or abs(q[a] - q[b]) == b - a for b in range(n) for a in range(b))
def free(a, b):
    if a == b:
        return True
while True:
    queens = {start}
    for c in range(n):
        best = min(range(n), key=lambda r: hits(queens[:c] + [r] + queens[c + 1:]))
        queens[c] = best
    free(queens[0], queens[1])
    print(queens)
    if hits(queens) == 0:
        break
"""
PICKED = """\
import random
n = 5
def search(queens):
    if len(queens) == n:
        print(queens)
        return
    for c in {order}:
        if all(abs(c - d) not in (0, len(queens) - r) for r, d in enumerate(queens)):
            search(queens + [c])
search([])
"""
BY_CHANCE = {
    "restarts": RESTARTS.format(imports="import random", start="[random.randrange(n) for _ in range(n)]"),
    "another import": RESTARTS.format(imports="from random import choices", start="choices(range(n), k=n)"),
    "an order by chance": PICKED.format(order="random.sample(range(n), n)"),
}


@pytest.mark.parametrize("name", BY_CHANCE)
def test_a_program_that_leaves_something_to_chance_is_judged_by_its_answer(name: str) -> None:
    """Was accused of the pairs that it repairs, and of what its next run gives."""
    facts = judged(BY_CHANCE[name])
    assert not facts.has_fault, facts
    assert (facts.silent, facts.outcome.result) == ([], "agrees")


def test_the_same_faults_without_chance_are_named() -> None:
    wrong = PICKED.format(order="range(n)").replace("import random\n", "").replace("(0, len", "(0, 1 + len")
    assert judged(wrong).has_fault


@pytest.mark.parametrize("answer", ["return True", "return 1"])
def test_a_test_may_return_nothing_for_no(answer: str) -> None:
    """Was told that its test returned None so many times."""
    test = "hits(c, row - r, column)"
    helper = f"def hits(c, by, column):\n    if c == column or abs(c - column) == by:\n        {answer}\n"
    source = helper + listed(test=f"not {test}", undo="")
    facts = judged(source)
    assert not facts.is_right
    assert "hits" not in [one.name for one in facts.silent]


def test_a_search_that_returns_nothing_on_one_path_is_silent() -> None:
    end = "            search(row + 1)"
    source = listed(result="True").replace(end, "            if search(row + 1):\n                return None")
    assert [one.name for one in judged(source).silent] == ["search"]


LINKED = """\
class Queen:
    def __init__(self, row, left):
        self.row, self.left, self.at = row, left, 0
        self.settle()
    def hit(self, row, at):
        return self.at == at or abs(self.at - at) == row - self.row or bool(self.left and self.left.hit(row, at))
    def settle(self):
        while self.left and self.left.hit(self.row, self.at):
            self.step()
    def step(self):
        if self.at == 5:
            self.left.step()
            self.at = -1
        self.at += 1
        self.settle()
last = None
for row in range(6):
    last = Queen(row, last)
while last:
    print(last.row, last.at)
    last = last.left
"""


def test_linked_objects_are_a_board() -> None:
    recording = recorded(LINKED)
    board = guess(recording).board
    assert board
    assert board.name.endswith(".left…")
    comparison = find(recording)["comparison"]
    assert [comparison[kind]["count"] for kind in ("wrong", "doubled", "missing")] == [0, 0, 0]
    assert (comparison["accepted"], comparison["right"]) == (None, True)


CHESS = """\
n = 6  # queens
def fits(queens, square):
    return all(square[0] != q[0] and square[1] != q[1]
               and abs(ord(square[0]) - ord(q[0])) != abs(int(square[1]) - int(q[1])) for q in queens)
queens, found = [], []
def search(rank):
    if rank > n:
        found.append(queens[:])
        return
    for file in "abcdef":
        if fits(queens, f"{file}{rank}"):
            queens.append(f"{file}{rank}")
            search(rank + 1)
            queens.pop()
search(1)
print(len(found))
"""


def test_squares_may_have_the_names_of_chess() -> None:
    facts = judged(CHESS)
    assert facts.is_right, facts


OTHERS = {
    "a maze": """\
maze = ["..#.", "....", ".#..", "#..."]
way = [[0] * 4 for _ in range(4)]
def walk(r, c):
    if r > 3 or c > 3 or maze[r][c] == "#":
        return False
    way[r][c] = 1
    if (r, c) == (3, 3) or walk(r, c + 1) or walk(r + 1, c):
        return True
    way[r][c] = 0
    return False
print(walk(0, 0))
""",
    "a sudoku": """\
grid = [[1, 0, 3, 0], [0, 0, 0, 2], [0, 1, 0, 0], [4, 0, 0, 0]]
def fits(r, c, v):
    return v not in grid[r] and all(row[c] != v for row in grid)
def solve():
    for r in range(4):
        for c in range(4):
            if not grid[r][c]:
                for v in range(1, 5):
                    if fits(r, c, v):
                        grid[r][c] = v
                        if solve():
                            return True
                        grid[r][c] = 0
                return False
    return True
print(solve())
""",
    "subsets": """\
items = [3, 1, 4, 2]
chosen = []
def go(i, left):
    if left == 0:
        print(chosen)
        return
    for k in range(i, 4):
        if items[k] <= left:
            chosen.append(k)
            go(k + 1, left - items[k])
            chosen.pop()
go(0, 5)
""",
}


@pytest.mark.parametrize("name", OTHERS)
def test_another_board_hears_nothing_of_queens(name: str) -> None:
    findings = find(recorded(OTHERS[name]))
    assert findings["comparison"] is None
    assert (findings["board"] is None) == (findings["doubt"] == "")


@pytest.mark.parametrize(
    "word", ["n_queens", "reinas", "Dame", "8 damen", "皇后", "ферзи", "rainhas", "les reines", "regine"]
)
def test_queens_have_a_word_in_many_languages(word: str) -> None:
    assert QUEENS.search(f"# solver for {word}")


@pytest.mark.parametrize("word", ["fundamental", "madame", "programmed", "reineke", "rows", "knight"])
def test_other_words_hold_no_queens(word: str) -> None:
    assert not QUEENS.search(f"{word} = 8")


@pytest.mark.parametrize(
    "text",
    [
        "ok = abs(c - d) != abs(row - r)",
        "ok = abs(c - d) == row - r",
        "ok = abs(c - d) in (0, row - r)",
        "dr, dc = abs(r - s), abs(c - d)\nok = dr != dc",
        "free = not down[row - col + n] and not up[row + col]",
        "ok = row + c == r + d or row - c == r - d",
        "s, d = row + col, col - row\nok = s not in sums and d not in differences",
        "ok = len({r + c for r, c in b}) == n == len({r - c for r, c in b})",
        "go(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1)",
        "ok = all(c - col != row - r for r, c in enumerate(board))",
        "ok = q[r] in (col, col - row + r, col + row - r)",
        "for r, c in zip(range(row, -1, -1), range(col, -1, -1)):\n    pass",
        "while r >= 0 and c < n:\n    r -= 1\n    c += 1",
        "falls, rises = 1 << (r + c), 1 << (r - c + n)",
        "l <<= 1\nd >>= 1\nfree = ~(l | d | c)",
        "go((left | bit) >> 1, columns | bit, (right | bit) >> 1)",
        "go(columns | bit, left << 1 | bit << 1, right >> 1 | bit >> 1)",
    ],
)
def test_a_test_of_diagonals_is_seen(text: str) -> None:
    assert looks_along_diagonals(text)


@pytest.mark.parametrize(
    "text",
    [
        "ok = abs(c - d) == 1",
        "ok = c - d == r - s",
        "ok = s[i - k] == s[i + k]",
        "length = abs(a - b) + abs(c - d)",
        "diagonals[row + col].append(m[row][col])",
        "while b:\n    a, b = a << 1, b >> 1",
        "broken (",
        "while low < high:\n    low += 1\n    high -= 1",
        "step = nums[i] - nums[i - 1] == nums[1] - nums[0]",
        "back = back << 1 | n & 1\nn >>= 1",
    ],
)
def test_other_sums_and_differences_are_no_test_of_diagonals(text: str) -> None:
    assert not looks_along_diagonals(text)


REPAIRS = """\
import random
n = {n}
board = [random.randrange(n) for _ in range(n)]  # queens
def clashes(b):
    return sum(b[i] == b[j] or abs(b[i] - b[j]) == j - i for j in range(n) for i in range(j))
for _ in range({steps}):
    if not clashes(board):
        break
    r = random.randrange(n)
    board[r] = min(range(n), key=lambda c: (clashes(board[:r] + [c] + board[r + 1:]), random.random()))
print(board)
"""


def test_a_search_that_repairs_boards_is_judged_by_its_result() -> None:
    done = judged(REPAIRS.format(n=6, steps=400))
    assert done.style == "whole"
    assert done.moves
    assert done.solutions
    assert not done.has_fault
