# wrong: each board is shown when it is found, but the list of them holds one empty list
# says: the same board 10 times
def allowed(queens, column):
    row = len(queens)
    return not any(c == column or abs(c - column) == row - r for r, c in enumerate(queens))


def place(n, queens, solutions):
    if len(queens) == n:
        print(f"Solution: {queens}")
        solutions.append(queens)
    for column in range(n):
        if len(queens) < n and allowed(queens, column):
            queens.append(column)
            place(n, queens, solutions)
            queens.pop()


solutions = []
place(5, [], solutions)
print("All of them:", solutions)
