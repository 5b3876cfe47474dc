# right: the boards are permutations, tested when they are full
# never: misses
# never: attack each other
from itertools import permutations


def is_queens(board):
    n = len(board)
    return len({board[i] + i for i in range(n)}) == len({board[i] - i for i in range(n)}) == n


def count(n):
    return sum(1 for board in permutations(range(n)) if is_queens(board))


for n, expected in ((4, 2), (5, 10)):
    assert count(n) == expected
