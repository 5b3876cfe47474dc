# right: each board is shown, and a copy of it is stored and printed at the end
# never: holds the same board
def search(n, queens, boards):
    if len(queens) == n:
        print("found", queens)
        boards.append(list(queens))
        return
    for column in range(n):
        if all(column != c and abs(column - c) != len(queens) - r for r, c in enumerate(queens)):
            queens.append(column)
            search(n, queens, boards)
            queens.pop()


boards = []
search(5, [], boards)
print("All boards:", boards)
