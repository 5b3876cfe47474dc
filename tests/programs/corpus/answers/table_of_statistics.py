# right: solutions, calls and tests of a search, and a time
# never: instead of
import time

N = 6
calls = tests = solutions = 0


def is_safe(board, row, col):
    global tests
    tests += 1
    for r in range(row):
        if board[r] == col or abs(board[r] - col) == row - r:
            return False
    return True


def solve(board, row):
    global calls, solutions
    calls += 1
    if row == N:
        solutions += 1
        return
    for col in range(N):
        if is_safe(board, row, col):
            board[row] = col
            solve(board, row + 1)
            board[row] = -1


start = time.time()
solve([-1] * N, 0)
print("===== N-Queens =====")
print(f"board:     {N}x{N}")
print(f"solutions: {solutions}")
print(f"calls:     {calls}")
print(f"tests:     {tests}")
print(f"seconds:   {time.time() - start:.4f}")
