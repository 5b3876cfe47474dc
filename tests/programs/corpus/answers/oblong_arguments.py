# right: as many queens as rows, on a board with more columns
# never: misses
# never: instead of
# never: taken for solutions
import sys

M, N = int(sys.argv[1]), int(sys.argv[2])


def count_queens(row, columns, down, up):
    if row == M:
        return 1
    total = 0
    for col in range(N):
        if col in columns or row - col in down or row + col in up:
            continue
        total += count_queens(row + 1, columns | {col}, down | {row - col}, up | {row + col})
    return total


print(f"{M} queens on {M} x {N}:", count_queens(0, frozenset(), frozenset(), frozenset()))
