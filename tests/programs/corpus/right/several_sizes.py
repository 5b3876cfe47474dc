def solve(n):
    board = [-1] * n
    found = []

    def go(row):
        if row == n:
            found.append(board[:])
            return
        for col in range(n):
            for r in range(row):
                if board[r] == col or abs(board[r] - col) == row - r:
                    break
            else:
                board[row] = col
                go(row + 1)
                board[row] = -1

    go(0)
    return found

for size in range(4, 7):
    print(size, len(solve(size)))
# says: Right
