# wrong: boards are shown when found; the list that is printed at last holds one board of zeros many times
# never: Right
n = 5
board = [[0] * n for _ in range(n)]
results = []


def ok(row, col):
    return not any(board[r][c] and (c == col or abs(c - col) == row - r) for r in range(row) for c in range(n))


def queens(row):
    if row == n:
        for line in board:
            print(*line)
        print()
        results.append(board)
        return
    for col in range(n):
        if ok(row, col):
            board[row][col] = 1
            queens(row + 1)
            board[row][col] = 0


queens(0)
print(results)
