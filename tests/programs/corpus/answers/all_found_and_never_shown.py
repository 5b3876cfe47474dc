# wrong: all solutions are in a list, and nothing is printed
# says: prints nothing
def solve(n):
    solutions = []

    def place(row, cols):
        if row == n:
            solutions.append(cols)
            return
        for col in range(n):
            if all(col != c and abs(col - c) != row - r for r, c in enumerate(cols)):
                place(row + 1, cols + [col])

    place(0, [])
    return solutions


queens = solve(5)
