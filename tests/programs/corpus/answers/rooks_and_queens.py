# right: the rooks first, then the queens, for the same board
# never: attack each other
# never: misses
# never: instead of
import itertools

n = 5


def is_queens(columns):
    return len({r + c for r, c in enumerate(columns)}) == len({r - c for r, c in enumerate(columns)}) == n


rooks = list(itertools.permutations(range(n)))
queens = [board for board in rooks if is_queens(board)]
print("rooks:", len(rooks))
print("queens:", len(queens))
