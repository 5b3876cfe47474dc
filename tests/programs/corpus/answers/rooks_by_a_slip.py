# wrong: queens, and no diagonal is looked at
# says: attack each other
def solve_queens(n, row=0, board=None, found=None):
    board = [] if board is None else board
    found = [] if found is None else found
    if row == n:
        found.append(board[:])
        return found
    for col in range(n):
        if col not in board:
            board.append(col)
            solve_queens(n, row + 1, board, found)
            board.pop()
    return found


for one in solve_queens(4):
    print(one)
