# right: a matrix of True and False, all solutions
n = 5
board = [[False] * n for _ in range(n)]
solutions = []


def attacked(row, col):
    return any(
        board[r][c] and (c == col or r - c == row - col or r + c == row + col) for r in range(row) for c in range(n)
    )


def solve(row):
    if row == n:
        solutions.append([line.index(True) for line in board])
        return
    for col in range(n):
        if not attacked(row, col):
            board[row][col] = True
            solve(row + 1)
            board[row][col] = False


solve(0)
for solution in solutions:
    print("Queens in columns:", *solution)
print(f"Total: {len(solutions)}")
