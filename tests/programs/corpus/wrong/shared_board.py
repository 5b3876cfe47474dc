n = 6
queens = [-1] * n
solutions = []

def safe(row, col):
    for r in range(row):
        if queens[r] == col or abs(queens[r] - col) == row - r:
            return False
    return True

def solve(row):
    if row == n:
        solutions.append(queens)
        return
    for col in range(n):
        if safe(row, col):
            queens[row] = col
            solve(row + 1)
            queens[row] = -1

solve(0)
print(len(solutions), solutions)
# says: solutions holds the same board 4 times
