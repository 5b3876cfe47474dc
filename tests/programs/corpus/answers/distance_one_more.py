# wrong: the distance is one too many
n = 5
def search(queens):
    if len(queens) == n:
        print(queens)
        return
    for c in range(n):
        if all(abs(c - d) not in (0, 1 + len(queens) - r) for r, d in enumerate(queens)):
            search(queens + [c])
search([])
