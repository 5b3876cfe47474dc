# right: full boards are only in the list that is returned; the answer is tested, not printed
# never: misses
def n_queens(n):
    stack, done = [()], []
    while stack:
        board = stack.pop()
        for col in range(n):
            if all(col != c and abs(col - c) != len(board) - r for r, c in enumerate(board)):
                (done if len(board) == n - 1 else stack).append(board + (col,))
    return len(done)


assert n_queens(5) == 10
