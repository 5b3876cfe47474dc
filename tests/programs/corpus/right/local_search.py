import random

def conflicts(board, row, col):
    return sum(
        1 for r in range(len(board)) if r != row and (board[r] == col or abs(board[r] - col) == abs(r - row))
    )

def repair(n, steps):
    board = [random.randrange(n) for _ in range(n)]
    for _ in range(steps):
        bad = [r for r in range(n) if conflicts(board, r, board[r])]
        if not bad:
            return board
        row = random.choice(bad)
        board[row] = min(range(n), key=lambda col: conflicts(board, row, col))
    return None

for _ in range(5):
    print(repair(6, 40))
# says: moves queens on a full board
