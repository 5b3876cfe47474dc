# right: numbers from 1 over the columns, and a rule
n = 6


def safe(queens, col):
    return all(c != col and abs(c - col) != len(queens) - r for r, c in enumerate(queens))


def solve(queens):
    if len(queens) == n:
        return queens
    for col in range(n):
        if safe(queens, col):
            found = solve(queens + [col])
            if found:
                return found
    return None


board = solve([])
print("   ", *range(1, n + 1))
print("   ", "-" * (2 * n - 1))
for row, column in enumerate(board or [], 1):
    print(row, "|", *("Q" if col == column else "." for col in range(n)))
