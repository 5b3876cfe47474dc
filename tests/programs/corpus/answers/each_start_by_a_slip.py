# partly: all boards are wanted, the search comes back too early below row 0
# says: misses
n = 8
queens = [None] * n
solutions = []


def ok(row, col):
    return all(queens[r] != col and abs(queens[r] - col) != row - r for r in range(row))


def search(row):
    if row == n:
        solutions.append(queens[:])
        return True
    for col in range(n):
        if ok(row, col):
            queens[row] = col
            if search(row + 1) and row > 0:
                return True
    return False


search(0)
print("All solutions:", len(solutions))
