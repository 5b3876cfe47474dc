def safe(board, row, col):
    return not any(r == row or c == col or abs(r - row) == abs(c - col) for r, c in board)

def solve(board, row, size, found):
    if row == size:
        found.append(sorted(board))
        return
    for col in range(size):
        if safe(board, row, col):
            board.add((row, col))
            solve(board, row + 1, size, found)
            board.remove((row, col))

solutions = []
solve(set(), 0, 6, solutions)
print(solutions)
# says: All 152 placements match Basic.
# says: with 894 checks
