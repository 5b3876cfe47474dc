# wrong: a queen is compared with the row before only
# says: attack each other
n = 6
queens = []
solutions = []


def safe(col):
    """Return True if no queen attacks this square."""
    if col in queens:
        return False
    if queens and abs(queens[-1] - col) == 1:
        return False
    return True


def solve():
    if len(queens) == n:
        solutions.append(list(queens))
        return
    for col in range(n):
        if safe(col):
            queens.append(col)
            solve()
            queens.pop()


solve()
print(len(solutions), "solutions of", n, "queens")
