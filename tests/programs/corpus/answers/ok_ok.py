# right: two lines of two letters, below a picture
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
for col in board or []:
    print("".join("Q" if c == col else "-" for c in range(n)))
print("ok")
print("OK")
