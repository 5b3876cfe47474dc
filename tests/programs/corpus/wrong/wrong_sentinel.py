n = 6
queens = [0] * n

def safe(row, col):
    for r in range(n):
        if r != row and queens[r] and (queens[r] == col or abs(queens[r] - col) == abs(row - r)):
            return False
    return True

def solve(row):
    if row == n:
        print(queens)
        return
    for col in range(n):
        if safe(row, col):
            queens[row] = col
            solve(row + 1)
            queens[row] = 0

solve(0)
