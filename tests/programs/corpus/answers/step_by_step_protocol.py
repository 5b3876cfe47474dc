# right: prints each move, then the board of the first solution
# says: correct solution
N = 4
board = []


def attacked(col):
    row = len(board)
    return any(c == col or abs(c - col) == row - r for r, c in enumerate(board))


def solve(depth=0):
    if len(board) == N:
        return True
    for col in range(N):
        if attacked(col):
            print("  " * depth + f"row {len(board)}, column {col}: attacked")
            continue
        print("  " * depth + f"queen on row {len(board)}, column {col}")
        board.append(col)
        if solve(depth + 1):
            return True
        board.pop()
        print("  " * depth + f"back to row {len(board)}")
    return False


solve()
print(board)
