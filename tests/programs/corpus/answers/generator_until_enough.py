# right: a loop over a generator is left after two boards
def queens_of(n, board=None):
    board = board or []
    if len(board) == n:
        yield board[:]
        return
    for col in range(n):
        if all(col != c and abs(col - c) != len(board) - r for r, c in enumerate(board)):
            board.append(col)
            yield from queens_of(n, board)
            board.pop()


shown = 0
for solution in queens_of(6):
    print(solution)
    shown += 1
    if shown == 2:
        break
