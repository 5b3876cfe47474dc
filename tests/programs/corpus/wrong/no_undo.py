n = 6

def fits(board, col):
    row = len(board)
    return all(c != col and abs(c - col) != row - r for r, c in enumerate(board))

def solve(board):
    if len(board) == n:
        print(board)
        return
    for col in range(n):
        if fits(board, col):
            board.append(col)
            solve(board)
            if len(board) < n:
                board.pop()

solve([])
# says: never cleared
