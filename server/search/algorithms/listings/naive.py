from itertools import product

def peaceful(queens):
    for row in range(n):
        if attacked(row, queens[row], queens):
            return False
    return True

def attacked(row, column, queens):
    above = range(row - 1, -1, -1)
    for r in above:
        if queens[r] == column:
            return True
    for r, c in zip(above, range(column - 1, -1, -1)):
        if queens[r] == c:
            return True
    for r, c in zip(above, range(column + 1, n)):
        if queens[r] == c:
            return True
    return False

def solve():
    global solutions
    for queens in product(range(n), repeat=n):
        if peaceful(queens):
            solutions += 1
            # first: return

n = 8
solutions = 0
solve()
