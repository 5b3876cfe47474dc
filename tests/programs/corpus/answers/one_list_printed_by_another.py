# wrong: each board is stored without a copy, and another function prints what is left of them
# says: holds the same board 4 times
def place(queens, n, out):
    if len(queens) == n:
        out.append(queens)
        return
    for col in range(n):
        if all(col != c and abs(col - c) != len(queens) - r for r, c in enumerate(queens)):
            queens.append(col)
            place(queens, n, out)
            queens.pop()


def show(results):
    for board in results:
        print(board)


solutions = []
place([], 6, solutions)
show(solutions)
