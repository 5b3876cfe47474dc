# right: completes a board on which two queens are given
# never: misses
# never: instead of
fixed = {1: 3, 4: 0}
n = 7
queens = [fixed.get(row, -1) for row in range(n)]


def is_free(row, col):
    return all(
        queens[r] < 0 or (queens[r] != col and abs(queens[r] - col) != abs(r - row)) for r in range(n) if r != row
    )


def complete(row):
    if row == n:
        print(queens)
        return 1
    if row in fixed:
        return complete(row + 1)
    total = 0
    for col in range(n):
        if is_free(row, col):
            queens[row] = col
            total += complete(row + 1)
            queens[row] = -1
    return total


print(complete(0), "solutions")
