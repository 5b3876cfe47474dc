# right: the prompts have no line of their own, so that the first row of the picture follows one
def safe(queens, row, col):
    return all(c != col and abs(c - col) != row - r for r, c in enumerate(queens))


def solve(n, queens):
    if len(queens) == n:
        return queens
    for col in range(n):
        if safe(queens, len(queens), col):
            done = solve(n, queens + [col])
            if done:
                return done
    return []


n = int(input("n? "))
for col in solve(n, []):
    print(" ".join("1" if c == col else "0" for c in range(n)))
