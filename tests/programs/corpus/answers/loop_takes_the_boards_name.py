# wrong: one diagonal is forgotten, and the loop that prints has the board's name
# never: repeats
# never: 26
SIZE = 5


def grow(queens, results):
    row = len(queens)
    if row == SIZE:
        results.append(queens[:])
    else:
        for col in range(SIZE):
            if not any(c == col or c - col == row - r for r, c in enumerate(queens)):
                grow(queens + [col], results)
    return results


results = grow([], [])
for queens in results:
    print(queens)
