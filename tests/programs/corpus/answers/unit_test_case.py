# right: a test case of unittest
import unittest


def solve(n, queens=()):
    if len(queens) == n:
        return [list(queens)]
    row = len(queens)
    return [
        answer
        for col in range(n)
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens))
        for answer in solve(n, queens + (col,))
    ]


class TestQueens(unittest.TestCase):
    def test_four(self):
        self.assertEqual(solve(4), [[1, 3, 0, 2], [2, 0, 3, 1]])

    def test_none(self):
        self.assertEqual(solve(3), [])

    def test_six(self):
        self.assertEqual(len(solve(6)), 4)


if __name__ == "__main__":
    unittest.main(exit=False)
