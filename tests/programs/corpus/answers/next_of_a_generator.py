# right: only the first board of a generator is taken
# says: correct solution
def search(n, queens):
    if len(queens) == n:
        yield queens
    else:
        for col in range(n):
            if all(col != c and abs(col - c) != len(queens) - r for r, c in enumerate(queens)):
                yield from search(n, queens + [col])


print("First:", next(search(6, [])))
