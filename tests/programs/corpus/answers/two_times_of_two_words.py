# right: two lines with a time follow the picture, and for a small N the sentence that there is none
def ok(queens, column):
    return all(column != c and abs(column - c) != len(queens) - r for r, c in enumerate(queens))


def search(n, queens=()):
    if len(queens) == n:
        return queens
    for column in range(n):
        if ok(queens, column):
            solution = search(n, queens + (column,))
            if solution is not None:
                return solution


n = int(input("How many queens? "))
solution = search(n)
if solution is None:
    print("These queens have no solution.")
else:
    for column in solution:
        print(" ".join("Q" if c == column else "." for c in range(n)))
print("Setup time: 0.02 ms")
print("Solve time: 0.02 ms")
