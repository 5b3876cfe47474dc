# right: the line after the count is a time
from time import perf_counter


def allowed(board, column):
    row = len(board)
    return all(c != column and abs(c - column) != row - r for r, c in enumerate(board))


def count(size, board):
    if len(board) == size:
        return 1
    total = 0
    for column in range(size):
        if allowed(board, column):
            total += count(size, board + [column])
    return total


size = 6
begin = perf_counter()
result = count(size, [])
seconds = perf_counter() - begin
print(f"Number of solutions: {result}")
print(f"Elapsed: {seconds * 1000 + 10:.2f} ms")
