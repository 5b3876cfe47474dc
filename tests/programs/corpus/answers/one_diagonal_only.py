# wrong: one of the diagonals is not tested; prints one picture
def safe(queens, col):
    row = len(queens)
    return all(c != col and c - r != col - row for r, c in enumerate(queens))


def place(n, queens):
    if len(queens) == n:
        return queens
    for col in range(n):
        if safe(queens, col):
            done = place(n, queens + [col])
            if done:
                return done
    return None


for col in place(6, []):
    print(" ".join("Q" if c == col else "." for c in range(6)))
