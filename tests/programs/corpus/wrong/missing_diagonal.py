n = 6
queens = [-1] * n
solutions = []

def safe(row, col):
    for r in range(row):
        if queens[r] == col or queens[r] - col == row - r:
            return False
    return True

def solve(row):
    if row == n:
        solutions.append(list(queens))
        return
    for col in range(n):
        if safe(row, col):
            queens[row] = col
            solve(row + 1)
            queens[row] = -1

solve(0)
print(len(solutions))
# says: gives 83 instead of 4
# says: The queens of row 0, column 0 and row 1, column 1 attack each other, and the search goes on in line 18.
